"""Simulation of Bomb Squad: how far the bots of each level get."""
