"""Rules that every chapter builds on: the piles of cards and the robots."""
