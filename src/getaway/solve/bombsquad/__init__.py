"""The solver of Bomb Squad missions."""

from getaway.solve.bombsquad.certificate import Certificate, certify, is_perfect
from getaway.solve.bombsquad.verdict import Finding, feasible, solve

__all__ = ["Certificate", "Finding", "certify", "feasible", "is_perfect", "solve"]
