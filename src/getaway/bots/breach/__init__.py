"""The players of The Breach."""
