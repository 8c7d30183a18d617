"""The rulebook of 軌跡TCG in its order: what happens, when, and who may do what."""
