"""総合ルール ver.2.09 (honjin)."""
