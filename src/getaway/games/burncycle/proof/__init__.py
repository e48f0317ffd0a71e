"""For tests, puzzles and the suite: positions to start from, and what can be wrong with a position."""
