"""Sticks: take one, two or three; the last one wins."""
