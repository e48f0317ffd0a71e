"""The burncycle: its slots and chips, reboots, degrading, and the reserves."""
