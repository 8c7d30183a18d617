"""How compiled texts work in a game: what is true now, what triggers, what is replaced, what is carried out."""
