"""Movement: move actions, bonus movement, swap, push, and what a bot finds where it arrives."""
