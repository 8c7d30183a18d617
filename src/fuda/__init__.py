"""Fuda plays five Japanese card games exactly as their rulebooks say."""

__version__ = "0.1.0"
