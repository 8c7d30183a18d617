"""The rulebook of 3x3Wars in its order: what happens, when, and who may do what."""
