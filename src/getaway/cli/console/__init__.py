"""The screen, and everything that puts a table and its rules into words on it."""
