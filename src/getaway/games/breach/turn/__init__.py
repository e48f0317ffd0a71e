"""A Breacher's turn: Action Phase, Configuration Phase and Trace Phase (BR-ROUND-03)."""
