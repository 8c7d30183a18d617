"""The rulebook of 国力 in its order: what happens, when, and who may do what."""
