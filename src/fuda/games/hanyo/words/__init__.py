"""What the card texts of 汎用TCG are made of: plain records; the rules decide what they do."""
