"""What the card texts of 本陣TCG are made of: plain records; the rules decide what they do."""
