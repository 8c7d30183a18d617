"""How the words of 3x3Wars are spelt, in Japanese and English."""
