"""Lessons, taken by their own text, against it, and at random."""
