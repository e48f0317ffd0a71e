"""The ways a position can be wrong, and what is never made or lost."""

from __future__ import annotations

from collections.abc import Mapping

from getaway.games.bombsquad.building import BARRIER, FREE
from getaway.games.bombsquad.model import BombSquad, places
from getaway.games.bombsquad.pieces import DECK, ROBOTS, SLOTS

PHASES = ("setup", "ready", "turn", "order", "operate", "over")


def components(g: BombSquad) -> Mapping[str, int]:
    """The 54 cards, and every token of the mission: on the building or secured."""
    cards = [card for zone in places(g) for card in zone]
    on_board = sum(code != FREE for code in g.board)
    return {"cards": len(cards), "different cards": len(set(cards)), "tokens": on_board + len(g.secured)}


def faults(g: BombSquad) -> list[str]:
    """Every fault of this position, in words."""
    found = [*card_faults(g), *building_faults(g)]
    tile = ROBOTS[g.robot_tile]
    if not 0 <= g.main <= tile.main_max:
        found.append(f"main battery at {g.main}, not between 0 and {tile.main_max}")
    if not 0 <= g.reserve <= tile.reserve_start:
        found.append(f"reserve battery at {g.reserve}, not between 0 and {tile.reserve_start}")
    if g.phase not in PHASES:
        found.append(f"no phase is called {g.phase!r}")
    if not 0 <= g.active < g.players:
        found.append(f"no seat {g.active} to act")
    return found


def card_faults(g: BombSquad) -> list[str]:
    """Faults of the cards' places."""
    found = []
    if sorted(card for zone in places(g) for card in zone) != list(range(len(DECK))):
        found.append("the zones do not hold each of the 54 cards once")
    if len(g.frame) > SLOTS:
        found.append(f"{len(g.frame)} cards on a frame of {SLOTS} slots")
    if g.phase == "setup" and any((g.frame, g.discards, *g.hands)):
        found.append("cards are dealt before the set-up")
    found += hand_faults(g)
    if g.phase == "turn" and len(g.frame) == SLOTS:
        found.append("a full frame activates the robot, it cannot wait")
    if g.phase == "order" and not g.frame:
        found.append("an activation without a programmed card")
    return found


def hand_faults(g: BombSquad) -> list[str]:
    """Hands that are not full; only whoever programmed a seventh card draws after the activation (BS-PROGRAM-06)."""
    if g.phase not in ("turn", "order", "operate"):
        return []
    sizes = [g.hand_size - (g.owes_draw and seat == g.active) for seat in range(g.players)]
    hands = zip(sizes, map(len, g.hands), strict=True)
    return [f"seat {seat} holds {held} cards, not {size}" for seat, (size, held) in enumerate(hands) if held != size]


def building_faults(g: BombSquad) -> list[str]:
    """Faults of what stands on the building."""
    house, found = g.building, []
    if len(g.board) != len(house.board):
        return [f"{len(g.board)} spaces in a building of {len(house.board)}"]
    found += [
        f"space {house.grid.at(cell)} holds a token that the mission does not put there"
        for cell, code in enumerate(g.board)
        if code not in (FREE, house.board[cell])
    ]
    if not 0 <= g.robot < len(g.board):
        found.append("the robot stands outside the building")
    elif g.board[g.robot] != FREE:
        found.append(f"the robot stands on a token at {house.grid.at(g.robot)}")
    gone = sorted(old for old, new in zip(house.board, g.board, strict=True) if old != new)
    if gone != sorted(g.secured):
        found.append("the secured area does not hold exactly what was taken off the building")
    if BARRIER in gone:
        found.append("a barrier is taken off, which nothing can do")
    return found
