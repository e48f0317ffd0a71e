"""Team players for Bomb Squad, who can't see their own hands."""
