"""`getaway play --server`: a seat at an online table, in the terminal."""
