"""Positions of attacks, and words for what happens in one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.breach.table import arrange, can, do, g, told, whole, whom

from getaway.games.breach.attack.events import AttackResolved
from getaway.games.breach.table.parts import Moving
from getaway.kernel import Match, Wish

HERE = 4
"""The room in the middle of nine."""
CROSSING = {1: "v-1", 3: "in-1", 4: "v-4", 5: "tm-1", 7: "gr-1"}
"""The middle room is connected to all four rooms around it."""
ALL_OFF = {"movement": {"movement": 1}}
"""Cubes that give neither Attack nor Defense."""


def fight(
    *chances: Any,
    attacker: Mapping[str, Any] | None = None,
    target: Mapping[str, Any] | None = None,
    others: tuple[Mapping[str, Any], ...] = (),
    **position: Any,
) -> Match:
    """Sturm with Attack 4 and two attack cubes meets Vitruvian without Defense; others stand apart unless told."""
    sturm = {
        "avatar": "sturm",
        "breacher": "dedalo",
        "at": HERE,
        "cubes": {"attack": {"attack": 2}},
        **(attacker or {}),
    }
    vitruvian = {"avatar": "vitruvian", "breacher": "cassia", "at": HERE, "cubes": ALL_OFF, **(target or {})}
    names = ({"avatar": "hugo", "breacher": "argo"}, {"avatar": "mila", "breacher": "null"})
    seats = [sturm, vitruvian, *[{**name, **other} for name, other in zip(names, others, strict=False)]]
    return arrange(len(seats), *chances, seats=seats, **{"rooms": CROSSING, **position})


def strike(match: Match, model: int = 1) -> None:
    """Attack, and name this target."""
    do(match, "attack", **can(match, "attack")[0])
    do(match, "target", model=model)


def from_the_tower(attack: int, defense: int, **target: Any) -> Match:
    """A tower is activated: an attack of any strength, even of none, on a target without a cube to Elude with."""
    cubes = {"attack": {"movement": attack}}
    match = fight(
        attacker={"cubes": cubes},
        target={"cubes": {"defense": {"movement": defense}}, **target},
        rooms={HERE: "tw-1"},
        phase="move",
        moves=(Moving(0, 3),),
    )
    do(match, "activate")
    return match


def play_or_pass(match: Match, card: str, *, plays: bool) -> None:
    """The player asked plays this card, or passes."""
    if plays:
        do(match, "play", card=card)
    else:
        do(match, "pass")


def assigned(match: Match) -> int:
    """How many Viruses the last attack assigned."""
    return told(match, AttackResolved)[-1].n


def viruses(match: Match, seat: int = 1) -> int:
    """How many Viruses are on an Avatar."""
    return sum(g(match).seats[seat].viruses)


def choose_seat(match: Match, other: int) -> None:
    """The player who is asked chooses this one."""
    match.answer(whom(match), Wish("choose-seat", seat=other))
    whole(match)
