"""国力 (kokuryoku)."""
