"""Packs of an owner's own cards: read over the content of the box, checked entry by entry, and laid over it."""

from getaway.games.breach.pack.check import check, summary
from getaway.games.breach.pack.folder import read_folder
from getaway.games.breach.pack.laying import lay
from getaway.games.breach.pack.things import Thing, things
from getaway.kit.shelf import BOX

__all__ = ["BOX", "Thing", "check", "lay", "read_folder", "summary", "things"]
