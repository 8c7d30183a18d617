"""Positions, answers and expectations from a file: read, played, checked, and cut from games."""
