"""The Firewall: its turn, the tracks, activation cards and the Guardian."""
