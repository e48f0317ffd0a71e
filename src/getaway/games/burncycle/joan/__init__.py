"""Joan the Drone: what she does in Memory's turn."""
