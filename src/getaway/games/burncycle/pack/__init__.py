"""Packs of an owner's own cards: read over the content of the box, checked entry by entry, and laid over it."""

from getaway.games.burncycle.pack.check import check, summary
from getaway.games.burncycle.pack.folder import BOX, read_folder
from getaway.games.burncycle.pack.things import things
from getaway.games.burncycle.table.box import laid, lay
from getaway.kit.declared import Packs

__all__ = ["BOX", "PACKS", "check", "lay", "read_folder", "summary", "things"]

PACKS = Packs(lay, laid, read_folder, check, summary, things)
