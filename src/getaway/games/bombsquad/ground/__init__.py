"""Rules that every chapter stands on: piles, robots."""
