"""Rules packages, one per game."""
