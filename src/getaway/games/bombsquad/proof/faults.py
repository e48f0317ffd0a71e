"""The ways a position can be wrong, and what is never made or lost."""

from __future__ import annotations

from collections.abc import Mapping

from getaway.games.bombsquad.table.building import BARRIER, CRATE, FOGGED, FREE, PARKED
from getaway.games.bombsquad.table.pieces import ACTION, DECK, KINDS, OPEN_DOOR, ROBOTS, SLOTS
from getaway.games.bombsquad.table.state import BombSquad, places
from getaway.games.bombsquad.table.tokens import standing, token_at
from getaway.kit.grid import NOWHERE

PHASES = (
    "setup",
    "roles",
    "deal",
    "ready",
    "turn",
    "order",
    "operate",
    "stopped",
    "take_back",
    "revealed",
    "bonus",
    "over",
)


def components(g: BombSquad) -> Mapping[str, int]:
    """The 54 cards, and every token of the mission: on the building or secured."""
    cards = [card for zone in places(g) for card in zone]
    on_board = sum(code not in (FREE, PARKED) for code in g.board)
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
    if g.phase in ("setup", "roles", "deal") and any((g.frame, g.discards, *g.hands)):
        found.append("cards are dealt before the set-up")
    found += hand_faults(g)
    if g.phase == "turn" and len(g.frame) == SLOTS:
        found.append("a full frame activates the robot, it cannot wait")
    if g.phase == "order" and not g.frame:
        found.append("an activation without a programmed card")
    return found


def hand_faults(g: BombSquad) -> list[str]:
    """Hands that aren't full; the player who programs a seventh card draws after the activation (BS-PROGRAM-06)."""
    if g.phase in ("setup", "roles", "deal", "over"):
        return []
    sizes = [g.hand_size(seat) - (g.owes_draw and seat == g.active) for seat in range(g.players)]
    hands = zip(sizes, map(len, g.hands), strict=True)
    return [f"seat {seat} holds {held} cards, not {size}" for seat, (size, held) in enumerate(hands) if held != size]


def building_faults(g: BombSquad) -> list[str]:
    """Faults of what stands on the building."""
    house = g.building
    if len(g.board) != len(house.board):
        return [f"{len(g.board)} spaces in a building of {len(house.board)}"]
    found = [
        f"space {house.grid.at(cell)} holds a token that the mission does not put there"
        for cell, code in enumerate(g.board)
        if code not in may_hold(g, cell)
    ]
    found += robot_faults(g)
    if sorted(still_to_come(g) + g.secured) != sorted(code for code in house.board if code in TAKEN_OFF):
        found.append("the secured area does not hold exactly what was taken off the building")
    if [code for code in g.board if code == CRATE] != [CRATE] * house.crates:
        found.append(f"not the {house.crates} crates of the mission")
    if g.board.count(BARRIER) != house.board.count(BARRIER) + len(g.lost):
        found.append("a barrier is taken off or added, which nothing can do")
    return found


def robot_faults(g: BombSquad) -> list[str]:
    """Faults of the robot's place; two robots are outside until the team has placed them (BS-MULTI-03)."""
    if g.robot == NOWHERE and g.parked is not None and g.phase == "setup":
        return []
    if not 0 <= g.robot < len(g.board):
        return ["the robot stands outside the building"]
    if g.board[g.robot] != FREE:
        return [f"the robot stands on a token at {g.building.grid.at(g.robot)}"]
    waiting = [cell for cell, code in enumerate(g.board) if code == PARKED]
    if g.phase != "setup" and waiting != ([g.parked.cell] if g.parked else []):
        return ["the second robot does not stand where it waits"]
    return []


TAKEN_OFF = range(1, KINDS)
"""The codes of tokens that cards take off the building."""


def may_hold(g: BombSquad, cell: int) -> tuple[int, ...]:
    """What can stand on a space: what the mission puts there, or something that moves."""
    here = g.building.board[cell]
    codes = (FREE, here, PARKED, *([CRATE] if g.building.crates else []))
    if here in TAKEN_OFF and cell in g.building.token_spaces:
        return (*codes, FOGGED, token_at(g, cell).code, *([BARRIER] if g.lost else []))
    return codes


def still_to_come(g: BombSquad) -> tuple[int, ...]:
    """The codes of the tokens on the building, hidden ones by what they are, and of bombs that ran out."""
    doors = [code for code in g.board if code in TAKEN_OFF and ACTION[code] == OPEN_DOOR]
    lost = [bomb.code for bomb in g.building.bombs if bomb.letter in g.lost]
    return (*doors, *lost, *[token.code for token in standing(g)])
