"""Who plays and what is kept of it: matches, players, transcripts and campaigns."""
