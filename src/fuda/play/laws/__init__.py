"""What must hold for every game, looked at in random games."""
