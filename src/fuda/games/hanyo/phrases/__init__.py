"""How the words of 汎用TCG are spelt, in Japanese and English."""
