"""How the card texts of 軌跡TCG are read and carried out: values, triggers, replacements, what lasts."""
