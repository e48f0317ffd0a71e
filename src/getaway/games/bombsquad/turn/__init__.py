"""Game Play: the actions of a turn."""
