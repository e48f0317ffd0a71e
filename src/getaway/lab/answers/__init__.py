"""How many answers a game wants from its players, and how many of them decide nothing."""
