"""Parts of rules that at least two games use."""
