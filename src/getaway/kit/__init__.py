"""Tabletop parts that most games need."""
