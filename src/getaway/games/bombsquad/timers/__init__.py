"""Timers and Bomb Detonation."""
