"""汎用TCG (hanyo)."""
