"""軌跡TCG (kiseki)."""
