"""The rulebook of 汎用TCG in its order: what happens, when, and who may do what."""
