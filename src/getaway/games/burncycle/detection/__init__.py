"""Awareness and detection: which bots the corporation knows about, and where it last knew them to be."""
