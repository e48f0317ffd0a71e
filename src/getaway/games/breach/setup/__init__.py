"""Set-up: options, the Database, the Firewall, and each player's Avatar, Breacher and interface."""
