"""Who plays and what is kept of it: contests, players, transcripts and campaigns."""
