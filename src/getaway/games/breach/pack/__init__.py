"""Packs of custom cards: read over the content of the box, checked entry by entry, and played with."""

from getaway.games.breach.pack.check import check, summary
from getaway.games.breach.pack.folder import read_folder
from getaway.games.breach.pack.things import things
from getaway.games.breach.table.box import laid, lay
from getaway.kit.declared import Packs
from getaway.kit.shelf import BOX

__all__ = ["BOX", "PACKS", "check", "lay", "read_folder", "summary", "things"]

PACKS = Packs(lay, laid, read_folder, check, summary, things)
