"""Keypad actions: opening locked doors by inputs, by brute force or with a key."""
