"""What is no rule of 汎用TCG: positions set up by hand, explanations."""
