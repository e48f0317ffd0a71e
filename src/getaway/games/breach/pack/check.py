"""A pack checked over the content of the box: every fault with file, line and entry."""

from __future__ import annotations

from itertools import chain

from getaway.games.breach.pack.cards import cards
from getaway.games.breach.pack.contents import contents
from getaway.games.breach.pack.database import database
from getaway.games.breach.pack.firewall import firewall
from getaway.games.breach.pack.folder import Shelf
from getaway.games.breach.pack.players import players
from getaway.games.breach.pack.supplies import table
from getaway.games.breach.table.box import CARD_SETS, WORDS
from getaway.kit.box import Pack
from getaway.kit.own_words import words
from getaway.kit.shelf import BOX
from getaway.kit.toml_files import Fault


def check(pack: Pack | None = None, folder: str = BOX) -> list[Fault]:
    """The faults of a pack, or without one of the box, sorted by file and line.

    Entries that depend on an unreadable document are skipped, so one fault is reported once.
    """
    shelf = Shelf(pack, folder)
    found = contents(shelf)
    own = words(WORDS, shelf.pack.files.get(WORDS, ""))
    shelf.note([*chain(table(found), players(found), cards(found), database(found), firewall(found), own)])
    return sorted(set(shelf.faults))


def summary(pack: Pack) -> dict[str, tuple[str, ...]]:
    """What a pack brings, by kind: the card sets it replaces, and words."""
    sets = tuple(name for name in CARD_SETS if f"{name}.toml" in pack.files)
    return ({"sets": sets} if sets else {}) | ({"words": (WORDS,)} if WORDS in pack.files else {})
