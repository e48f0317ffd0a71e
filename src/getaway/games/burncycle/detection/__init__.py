"""Awareness and detection: which bots the corporation knows of, and where it last knew them to be."""
