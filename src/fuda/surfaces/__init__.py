"""Where people and programs meet the engine; each surface is an optional extra."""
