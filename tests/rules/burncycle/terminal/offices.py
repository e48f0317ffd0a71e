"""Two rooms with terminals and caches, and a bot that sits at one of the terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.burncycle.table import Space, arrange, do

from getaway.games.burncycle.floor import DOWN, RIGHT, Infobar, lay
from getaway.games.burncycle.ground.effects import apply_effects
from getaway.games.burncycle.table.pieces import Effect, dice
from getaway.kernel import Match

OFFICES = lay(
    "offices",
    """
    +---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . |
    +   +===+---+---+---+===+---+
    | . | a   aT  aT| b   b  bT |
    +   +   +   +   +   +   +   +
    | . : a  aS^  aC| b  bC   b |
    +---+---+---+---+---+---+---+
    """,
    rooms={
        "a": Infobar("server_room", "tech", "tech", dice=2),
        "b": Infobar("archive", "office", "utility", dice=1),
    },
)
A, B = OFFICES.room_named("server_room"), OFFICES.room_named("archive")
TERMINAL = (2, 3)
SECOND = (2, 4)
THIRD = (2, 7)
UPPER_DOOR = OFFICES.door_at(OFFICES.cell(1, 2), DOWN)
SIDE_DOOR = OFFICES.door_at(OFFICES.cell(3, 1), RIGHT)
FAR_DOOR = OFFICES.door_at(OFFICES.cell(1, 6), DOWN)


def cells(*spaces: Space) -> tuple[int, ...]:
    """The numbers of spaces of the offices."""
    return tuple(OFFICES.cell(*space) for space in spaces)


def results(*shown: str) -> Mapping[str, Any]:
    """A throw of surveillance dice that shows these faces."""
    return {"faces": tuple([dice().surveillance.index(face) for face in shown])}


def office(players: int, *chances: Mapping[str, Any] | str, **position: Any) -> Match:
    """A match in the offices; the first agent is in the hallway, the module in its corner, unless said otherwise."""
    given = {"agents": [{"at": (1, 2)}], "module": {"at": (1, 1)}, **position}
    return arrange(players, *chances, plan="offices", **given)


def at_terminal(
    card: str,
    *chances: Mapping[str, Any] | str,
    chip: str = "general",
    mainframe: bool = False,
    players: int = 1,
    agent: Mapping[str, Any] | None = None,
    **position: Any,
) -> Match:
    """The first agent opened the terminal it stands on, on a chip of this type, and drew this card."""
    given = {
        "agents": [{"at": TERMINAL, **(agent or {})}],
        "terminals": cells(TERMINAL, SECOND),
        "mainframes": cells(TERMINAL) if mainframe else (),
        "rig": {"terminal_cards": [card]},
        **position,
    }
    match = office(players, card, *chances, slots=(chip, "general", "captain"), **given)
    do(match, "terminal", bot=0)
    return match


def resolve(card: str, option: int, *chances: Mapping[str, Any] | str, **position: Any) -> Match:
    """The first agent resolved an option of this card at a mainframe: what its effects do."""
    match = at_terminal(card, *chances, mainframe=True, **position)
    do(match, "select", options=(option,))
    return match


def run(match: Match, *doing: Effect) -> None:
    """Carry effects out for the first agent, where nothing is asked."""
    assert list(apply_effects(match.g, 0, doing, "BC-TERM-06")) == []
