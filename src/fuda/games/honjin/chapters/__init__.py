"""The rulebook of 本陣TCG in its order: what happens, when, and who may do what."""
