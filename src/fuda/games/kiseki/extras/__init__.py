"""What is no rule of 軌跡TCG: caches, positions by hand, explanations, evaluation for bots, boosters."""
