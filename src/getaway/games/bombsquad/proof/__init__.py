"""Positions, faults, starting points and sampled worlds, for the tests."""
