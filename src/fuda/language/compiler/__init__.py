"""From Japanese sentences to records and back: the phrase book, its patterns, its chart parser."""
