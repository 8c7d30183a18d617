"""How the card texts of 国力 are read and carried out: values, conditions, triggers, replacements."""
