"""What is no rule of 国力: positions by hand, explanations."""
