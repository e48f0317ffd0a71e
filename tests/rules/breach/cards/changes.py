"""What a card changes on the table, and nothing else: a case says how it is used and all that is different then."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.rules.breach.table import arrange, do, g

from getaway.kernel import Match

ROOMS = {1: "v-1", 3: "tm-1", 4: "v-4", 5: "v-3", 7: "in-1"}
"""Room 4 in the middle is connected to the four rooms around it."""
CUBES = {"movement": {"movement": 1}, "attack": {"attack": 1}, "defense": {"defense": 1}}
OWN = ("credits", "threat", "viruses", "shield", "room", "disk", "reach", "side")
TABLE = ("infected", "turns", "breaches", "dark", "gateways", "track", "ahead", "bought")


def step(verb: str, **args: Any) -> dict[str, Any]:
    """Something a player does."""
    return {"verb": verb, **args}


class Case(NamedTuple):
    """How a card is used: the position, what comes before it, the answers it asks for, and all that has changed."""

    changed: dict[str, Any]
    steps: tuple[dict[str, Any], ...] = ()
    chances: tuple[str, ...] = ()
    own: dict[str, Any] = {}
    other: dict[str, Any] = {}
    position: dict[str, Any] = {}
    before: tuple[dict[str, Any], ...] = ()


def facts(match: Match) -> dict[str, Any]:
    """What lies on the table, as far as cards change it; the first player's things, and Viruses of the second."""
    now = g(match)
    own, other = now.seats
    boxes = dict(zip(("movement", "attack", "defense", "cache"), own.cubes, strict=True))
    return {
        **boxes,
        **{name: getattr(own, name) for name in OWN},
        **{name: getattr(now, name) for name in TABLE},
        "hand": now.hands[0],
        "research": now.research[0],
        "hit": other.viruses,
        "mp": now.moves[-1].mp if now.moves else None,
        "bonus": now.attacks[-1].bonus if now.attacks else 0,
        "defended": now.attacks[-1].defense if now.attacks else 0,
        "range": now.attacks[-1].reach if now.attacks else 0,
    }


def used(case: Case, first: dict[str, Any] | None = None, **own: Any) -> tuple[Match, dict[str, Any]]:
    """The match after a case, and what has changed since its card was used."""
    mine = {"at": 4, "cubes": CUBES, **own, **case.own}
    position = {"rooms": ROOMS, **case.position}
    match = arrange(2, *case.chances, seats=[mine, {"at": 8, "cubes": {}, **case.other}], **position)
    for each in case.before:
        do(match, **each)
    old = facts(match)
    for each in (*([first] if first else []), *case.steps):
        do(match, **each)
    new = facts(match)
    return match, {name: value for name, value in new.items() if value != old[name]}
