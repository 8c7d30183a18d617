"""3x3Wars: one shared deck, whole sets of spells at once, magics with three positions."""
