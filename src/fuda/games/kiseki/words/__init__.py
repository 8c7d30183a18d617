"""What the card texts of 軌跡TCG are made of: plain records; the rules decide what they do."""
