"""Doors: locked unless they have a peg."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.floor import NO_DOOR, Floor
from getaway.games.burncycle.floor.events import DoorLocked, DoorUnlocked
from getaway.games.burncycle.floor.neighbours import neighbours_now, new_neighbours
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.supply import discard_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE

Cites = str | tuple[str, ...]


def beside(g: Burncycle, bot: int) -> tuple[int, ...]:
    """The doors on the sides of a bot's space (BC-ADJ-09)."""
    return _doors(g.floor, g.bots[bot].cell)


def locked_beside(g: Burncycle, bot: int) -> tuple[int, ...]:
    """Those of them that are locked."""
    return _locked(g.floor, g.bots[bot].cell, g.unlocked)


@lru_cache(maxsize=4096)
def _doors(floor: Floor, cell: int) -> tuple[int, ...]:
    return tuple([door for door in floor.doors_at[cell] if door != NO_DOOR])


@lru_cache(maxsize=4096)
def _locked(floor: Floor, cell: int, unlocked: int) -> tuple[int, ...]:
    return tuple([door for door in _doors(floor, cell) if not unlocked >> door & 1])


def is_unlocked(g: Burncycle, door: int) -> bool:
    """Whether a door has its peg; without one it is locked (BC-DOOR-08), the entrance's too (BC-ENTR-05)."""
    return bool(g.unlocked >> door & 1)


def unlock(g: Burncycle, door: int, cites: Cites, bot: int = NOWHERE) -> None:
    """A door gets its peg and stays open until the floor ends or something locks it (BC-DOOR-13).

    The keypad card lying at it is discarded (BC-KPCARD-07).
    """
    if is_unlocked(g, door):
        return
    beside = neighbours_now(g)
    g.unlocked |= 1 << door
    discard_keypad(g, door)
    g.tell(DoorUnlocked(door), cites=cites)
    new_neighbours(g, beside)
    did(g, "unlock", bot, g.bots[bot].cell if bot != NOWHERE else NOWHERE, detail=str(door))


def lock(g: Burncycle, door: int, cites: Cites) -> None:
    """A door loses its peg; it counts as untried then, for its card is gone (BC-KPCARD-08)."""
    if is_unlocked(g, door):
        g.unlocked &= ~(1 << door)
        g.tell(DoorLocked(door), cites=cites)


def discard_keypad(g: Burncycle, door: int) -> None:
    """The keypad card at a door is discarded (BC-KEYPAD-15)."""
    for at, card in g.keypads:
        if at == door:
            g.keypads = tuple([each for each in g.keypads if each[0] != door])
            discard_card(g, "keypad_cards", card)
