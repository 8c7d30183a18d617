"""What many games tell: simulations, matrices, benchmarks, campaigns."""
