"""Everything on the shelf that can be read; a document that can't be read is None."""

from __future__ import annotations

from typing import NamedTuple

from getaway.games.burncycle.pack.folder import Shelf
from getaway.games.burncycle.table.box import keys
from getaway.games.burncycle.table.mats.network import Mat
from getaway.games.burncycle.table.mats.plan import Floorplan, RoomMat
from getaway.games.burncycle.table.mission_cards import Mission
from getaway.games.burncycle.table.pieces import (
    BotCard,
    Captain,
    Corporation,
    Dice,
    Equipment,
    Guard,
    Imperative,
    KeypadCard,
    Mod,
    NetworkCard,
    Supplies,
    TerminalCard,
)


class Contents(NamedTuple):
    """All card sets, and floors, rooms and missions by key."""

    bots: dict[str, BotCard] | None
    captains: dict[str, Captain] | None
    corporations: dict[str, Corporation] | None
    dice: Dice | None
    equipment: dict[str, Equipment] | None
    guards: dict[str, Guard] | None
    imperatives: dict[str, Imperative] | None
    keypads: dict[str, KeypadCard] | None
    mods: dict[str, Mod] | None
    network: Mat | None
    network_cards: dict[str, NetworkCard] | None
    supplies: Supplies | None
    terminals: dict[str, TerminalCard] | None
    floors: dict[str, Floorplan | None]
    rooms: dict[str, RoomMat | None]
    missions: dict[str, Mission | None]


def contents(shelf: Shelf) -> Contents:
    """Open every document."""
    return Contents(
        bots=shelf.open("bots.toml", dict[str, BotCard]),
        captains=shelf.open("captains.toml", dict[str, Captain]),
        corporations=shelf.open("corporations.toml", dict[str, Corporation]),
        dice=shelf.open("dice.toml", Dice),
        equipment=shelf.open("equipment.toml", dict[str, Equipment]),
        guards=shelf.open("guards.toml", dict[str, Guard]),
        imperatives=shelf.open("imperatives.toml", dict[str, Imperative]),
        keypads=shelf.open("keypads.toml", dict[str, KeypadCard]),
        mods=shelf.open("mods.toml", dict[str, Mod]),
        network=shelf.open("network.toml", Mat),
        network_cards=shelf.open("network_cards.toml", dict[str, NetworkCard]),
        supplies=shelf.open("supplies.toml", Supplies),
        terminals=shelf.open("terminals.toml", dict[str, TerminalCard]),
        floors={key: shelf.open(f"floors/{key}.toml", Floorplan) for key in keys("floors", shelf.pack)},
        rooms={key: shelf.open(f"rooms/{key}.toml", RoomMat) for key in keys("rooms", shelf.pack)},
        missions={key: shelf.open(f"missions/{key}.toml", Mission) for key in keys("missions", shelf.pack)},
    )
