"""A small floor and a few words for tests of inventories."""

from __future__ import annotations

from typing import Any

from tests.rules.burncycle.table import arrange, at, g

from getaway.games.burncycle.floor import NO_DOOR, Infobar, floor, lay
from getaway.games.burncycle.table.doing import Moving
from getaway.games.burncycle.table.parts import Bot, Held
from getaway.kernel import Match, Wish
from getaway.kernel.choice import Choice

STORE = lay(
    "store",
    """
    +---+---+---+---+---+
    | .   .   .   . : a |
    +   +   +   +   +   +
    | .   .   .   . | a |
    +---+---+---+---+---+
    | .   .   .   .   . |
    +---+---+---+---+---+
    """,
    rooms={"a": Infobar("laboratory", dice=2)},
)
"""A hallway of two rows, a room with two surveillance dice behind a door, and a hallway beyond a wall."""

PANTRY = lay(
    "pantry",
    """
    +---+---+---+---+
    | p   p   p   p |
    +   +   +   +   +
    | pC  p   p   p |
    +===+---+---+---+
    | .   .   .   . |
    +---+---+---+---+
    """,
)
"""A room with a cache on [2, 1] and nothing to surveil, and a hallway."""


CORNER = lay(
    "corner",
    """
    +---+---+---+---+---+---+
    | .   .   .   .   .   . |
    +   +---+---+---+---+---+
    | .   .   .   .   .   . |
    +---+---+---+---+---+---+
    """,
)
"""Two hallway rows with a wall between, joined on the left: who stands below is not seen from above."""


def door(match: Match) -> int:
    """The door of the room, beside [1, 4]."""
    return next(each for each in g(match).floor.doors_at[at(match, (1, 4))] if each != NO_DOOR)


def names(bot: Bot) -> list[str]:
    """The cards of a bot, a star after an installed mod."""
    return [each.card + "*" * each.installed for each in bot.cards]


def slot(bot: Bot, card: str) -> Held:
    """The inventory slot of a card."""
    return next(each for each in bot.cards if each.card == card)


def beside_cache(*deck: str, chances: tuple[str, ...] = (), **position: Any) -> Match:
    """The first agent is above a cache, with 3 AP in its move action; the command module is to the right of it.

    The equipment deck has these cards only.
    """
    first, *others = position.pop("agents", ({},))
    agents = [{"at": (1, 1), **first}, *[{"at": (1, 4), **each} for each in others]]
    module = {"at": (2, 2), **position.pop("module", {})}
    here = {"plan": "pantry", "phase": "moving", "moving": Moving(3), "caches": (PANTRY.cell(2, 1),)}
    return arrange(len(agents), *chances, agents=agents, module=module, rig={"equipment": deck}, **here, **position)


QUIET = ("pass", "network-pass", "done", "end-turn", "stop")
"""What a player does who wants nothing."""


def play_out_the_round(match: Match) -> None:
    """Nobody does anything until the next round begins; choices take the first thing named."""
    this = g(match).round
    while g(match).round == this:
        match.answer(match.asks[0].seat, _idle(match.asks[0].choice))
        assert match.incidents == []


def to_the_next_floor(match: Match) -> None:
    """The player who is asked takes the first thing named, until the first turn on the new floor is to begin."""
    while match.asks[0].question.name != "before-turn":
        match.answer(match.asks[0].seat, next(iter(match.asks[0].choice)))
        assert match.incidents == []


def safe_spaces(plan: str) -> list[int]:
    """The spaces of a floor's safe zones."""
    house = floor(plan)
    return [cell for cell in range(house.size) if house.playable(cell) and house.is_safe(cell)]


def _idle(choice: Choice) -> Wish:
    return next((wish for wish in choice if wish.verb in QUIET), next(iter(choice)))
