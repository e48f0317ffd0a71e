"""Tabletop parts every game needs."""
