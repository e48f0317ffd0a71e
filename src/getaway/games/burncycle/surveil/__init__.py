"""Surveillance of rooms, and caches."""
