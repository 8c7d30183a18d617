"""What compiled card texts of every game are made of: immutable plain records."""
