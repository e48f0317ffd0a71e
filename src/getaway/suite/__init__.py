"""The generic suite every game must pass."""
