"""How the card texts of 本陣TCG are read and carried out: values, triggers, replacements, what lasts."""
