"""What the tests of a turn share: a floor to stand on, and ways to get on with a turn."""

from __future__ import annotations

from typing import Any

from tests.rules.burncycle.table import arrange, asked, can, do, g, told

from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.ground.events import Totalled
from getaway.games.burncycle.table.mats.plan import Icon
from getaway.kernel import Match

YARD = lay(
    "yard",
    """
    +---+---+---+---+---+---+
    | ~@  ~@  ~@  ~@  ~@  ~ |
    +---+===+---+---+---+---+
    | .   .   . : aT  aC  a |
    +===+---+---+---+---+---+
    | b   b   b | c   c   c |
    +---+---+---+---+---+---+
    """,
    rooms={
        "a": Infobar("lab", "office", "utility"),
        "b": Infobar("shop", "office", "physical"),
        "c": Infobar("bare room", "office"),
    },
    icons=(Icon((1, 2), "tech"), Icon((1, 3), "utility")),
)
"""Outdoors above with icons on [1, 2] and [1, 3], a hallway below, room a with a utility and b with a physical chip."""

HALLWAY = {"agents": [{"at": (2, 1)}], "module": {"at": (2, 2)}, "plan": "yard"}
"""One agent and the command module, beside each other in the hallway, where nothing happens to them."""


def turn(*chances: Any, **position: Any) -> Match:
    """A match of one player in the hallway."""
    return arrange(1, *chances, **{**HALLWAY, **position})


def team(players: int, *chances: Any, **position: Any) -> Match:
    """A match of several players, all bots outdoors and in the hallway, in no room."""
    spaces = ((2, 1), (2, 3), (1, 6), (1, 5))
    agents = [{"at": space} for space in spaces[:players]]
    return arrange(players, *chances, **{"agents": agents, "module": {"at": (2, 2)}, "plan": "yard", **position})


def until(match: Match, question: str) -> None:
    """Give up every opportunity until this is asked."""
    for _ in range(40):
        if asked(match) == question:
            return
        for verb in ("begin-turn", "done", "pass", "next-chip", "network-pass", "total", "stop", "end-turn"):
            if can(match, verb):
                do(match, verb)
                break
        else:
            raise AssertionError(asked(match))
    raise AssertionError(f"{question} is never asked")


def chips(match: Match) -> list[str]:
    """The slots in words: a dash before a degraded chip, "" for an inactive slot, "?" for one that waits."""
    words = [("-" if slot.degraded else "") + slot.chip for slot in g(match).slots]
    return [word or ("?" if slot.active else "") for word, slot in zip(words, g(match).slots, strict=True)]


def left(match: Match, chip: str) -> int:
    """How many chips of a type the supply has."""
    return g(match).supply[("general", "physical", "tech", "utility", "captain").index(chip)]


def roll(match: Match, basic: int = 0, advanced: int = 0, elite: int = 0) -> None:
    """Roll dice of the pool for a move."""
    do(match, "move", basic=basic, advanced=advanced, elite=elite)


def pool(match: Match) -> tuple[int, int, int]:
    """The dice of the pool."""
    return g(match).pool.basic, g(match).pool.advanced, g(match).pool.elite


def totals(match: Match) -> list[int]:
    """The AP of the checks so far."""
    return [event.ap for event in told(match, Totalled)]


def offered(match: Match, verb: str = "upgrade") -> set[str]:
    """The upgrades that can be bought now."""
    return {option["upgrade"] for option in can(match, verb)}
