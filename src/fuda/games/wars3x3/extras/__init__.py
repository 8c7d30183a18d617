"""What is no rule of 3x3Wars: positions by hand, explanations."""
