"""Solvers: whether a mission can be done, in how few cards, and a whole match that shows it."""
