"""Credits, Purchases, Research and Virus tokens."""
