"""Simulation in bulk: scripted players that see the whole state, the matches they play, and the pages made of them."""
