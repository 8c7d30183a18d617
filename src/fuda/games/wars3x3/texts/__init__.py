"""How the card texts of 3x3Wars are read and carried out: values, triggers, what is honoured where."""
