"""One package per game, one module per chapter of its rulebook."""
