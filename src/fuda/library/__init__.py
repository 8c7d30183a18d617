"""Which files does the program bring along, and what do they say? Cards, decks and rulebook ledgers."""
