"""What the seats are told: one file for each part of the game. Rules never read events."""
