"""How the words of 軌跡TCG are spelt, in Japanese and English."""
