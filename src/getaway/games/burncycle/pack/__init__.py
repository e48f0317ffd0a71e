"""Packs of an owner's own cards: read over the content of the box, checked entry by entry, and laid over it."""

from getaway.games.burncycle.pack.check import check, summary
from getaway.games.burncycle.pack.folder import BOX, read_folder
from getaway.games.burncycle.pack.laying import lay
from getaway.games.burncycle.pack.things import Thing, things

__all__ = ["BOX", "Thing", "check", "lay", "read_folder", "summary", "things"]
