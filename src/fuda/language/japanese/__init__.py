"""What is Japanese about card texts, whatever the game: the forms of a verb, and the rows that they make."""
