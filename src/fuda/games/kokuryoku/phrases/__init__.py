"""How the words of 国力 are spelt, in Japanese and English."""
