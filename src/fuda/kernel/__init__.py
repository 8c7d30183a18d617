"""What every game runs on: records, decisions, events, procedures, states and views; no game is known here."""
