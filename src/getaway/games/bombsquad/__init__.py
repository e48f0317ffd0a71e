"""The rules of Bomb Squad."""
