"""What is no rule of 本陣TCG: caches, positions by hand, explanations, evaluation for bots, views."""
