"""Tests; the folders mirror src/fuda."""
