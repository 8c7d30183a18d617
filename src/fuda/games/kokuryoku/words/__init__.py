"""What the card texts of 国力 are made of: plain records; the rules decide what they do."""
