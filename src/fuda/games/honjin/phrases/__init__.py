"""How the words of 本陣TCG are spelt, in Japanese and English."""
