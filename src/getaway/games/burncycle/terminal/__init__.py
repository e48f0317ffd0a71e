"""Terminal actions: the chips and cards of terminals and mainframes."""
