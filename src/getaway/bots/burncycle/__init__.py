"""The players of burncycle."""
