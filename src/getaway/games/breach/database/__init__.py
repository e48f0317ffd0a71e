"""The Database: rooms, links, Breaches, and how far apart rooms are."""
