"""What is kept of a game: transcripts, replays, timelines, playthroughs, and what a judge does with them."""
