"""How the card texts of 汎用TCG are read and carried out: values, triggers, replacements."""
