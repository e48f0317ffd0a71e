"""Where the generic suite begins: modes, set-ups and numbers of players in turn, some with clocks, one near the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from getaway.games.breach.proof.arrange import arranged
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import objectives
from getaway.kernel import Dice, Game, Match, Seeded
from getaway.kit.arranging import match_at

Start = Callable[[Dice], Match]


def pairs() -> list[tuple[str, int]]:
    """Every legal pair of mode and number of players."""
    return [
        *[("competitive", n) for n in (2, 3, 4)],
        ("solo", 1),
        *[("training", n) for n in (1, 2, 3, 4)],
        *[("deathmatch", n) for n in (1, 2, 3, 4)],
    ]


def starts(game: Game[Breach]) -> tuple[Start, ...]:
    """One start near the end, then one for each pair, plain and advanced, every third of them with clocks."""
    found = [late(game)]
    for i, (mode, players) in enumerate(pairs()):
        clock = {"window": 15} if i % 3 == 0 else {}
        found.append(with_options(game, players, mode=mode, **clock))
        found.append(with_options(game, players, mode=mode, setup="advanced"))
    return tuple(found)


def late(game: Game[Breach]) -> Start:
    """Two players who lack half a unit of Information each, Viruses in every other room, and the Guardian awake.

    Vesper can look at activation cards, and dark rooms have Research.
    """
    disks = [{"disk": most_of(name), "objective": name, "credits": 2} for name in tuple(objectives())[:2]]
    seats = [{**disks[0], "breacher": "vesper", "ready": ("breacher",), "hand": ("forecast",)}, disks[1]]
    viruses = dict.fromkeys(range(0, 9, 2), (0, 1))
    guards = ({"name": "xan4th", "at": 4}, {"name": "worm", "at": 0})
    table: dict[str, Any] = {
        "seats": seats,
        "tokens": {},
        "infected": viruses,
        "ice": guards,
        "dark": (1, 3, 5, 7),
        "window": 15,
    }

    def start(dice: Dice) -> Match:
        return match_at(game, arranged(2, **table), Seeded(dice.randrange(1 << 30)))

    return start


def most_of(name: str) -> list[str]:
    """The whole tokens that an Objective asks for."""
    return [kind for kind, halves in objectives()[name].need.items() if halves > 1]


def with_options(game: Game[Breach], players: int, **options: Any) -> Start:  # noqa: ANN401 - each option has its type
    """A match with these options; the team is chosen in every third match."""

    def start(dice: Dice) -> Match:
        team = ("random", "random", "choose")[dice.randrange(3)]
        return game.new(players, seed=dice.randrange(1 << 30), team=team, **options)

    return start
