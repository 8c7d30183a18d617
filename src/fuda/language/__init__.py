"""The card language: Japanese sentences compiled to plain records and printed in Japanese and English."""
