"""Players that see only the record of their seat."""
