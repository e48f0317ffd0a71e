"""Variants: Fog of War, No Programming and Multiple Robots."""
