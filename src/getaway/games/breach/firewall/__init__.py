"""The Firewall's turn: activation cards, tracks, subroutines and the Guardian."""
