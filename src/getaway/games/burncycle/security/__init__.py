"""The corporation: security units, how they activate, and why each does what it does."""
