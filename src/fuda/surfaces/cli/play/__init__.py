"""Playing in a terminal: the board, the telling of what happens, the questions, and games that were interrupted."""
