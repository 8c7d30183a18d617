"""The English for names and notes in the card texts of honjin: abilities (効果名), card names, and notes in ( )."""

from typing import Final

NAMES: Final[dict[str, str]] = {}
