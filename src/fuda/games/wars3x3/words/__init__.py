"""What the card texts of 3x3Wars are made of: plain records; the rules decide what they do."""
