"""The bots' own dice, and what every bot card must say."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, refused, told

from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.ground.effects import EFFECTS
from getaway.games.burncycle.ground.events import OwnDieRolled, Totalled
from getaway.games.burncycle.table.pieces import bots, dice, equipment, mods
from getaway.kernel import Match

ROOM = lay(
    "agents_room",
    """
    +---+---+---+---+
    | .   .   .   . |
    +---+---+---+---+
    """,
)
BIT = {"name": "bit", "at": (1, 1)}
NONE = {"basic": 0, "advanced": 0, "elite": 0}


def wall_of(match: Match, bot: int) -> int:
    """The wall above a bot."""
    return g(match).floor.edge(agent(match, bot).cell, 0)


@pytest.mark.clause("BC-AGENT-04")
def test_bits_lift_die_is_bits_alone() -> None:
    """In Bit's strike it adds its AP once; another agent in the same strike is not offered it."""
    for name, offered in (("bit", True), ("exe", False)):
        match = arrange(
            2, {"faces": (5,)}, plan="agents_room", agents=[{**BIT, "name": name}, {"name": "byte", "at": (1, 2)}],
            module={"at": (1, 4)},
        )  # fmt: skip
        do(match, "strike-wall", bot=0, wall=wall_of(match, 0), **NONE)
        if not offered:
            assert asked(match) != "after-the-roll"
            continue
        assert can(match, "own-die") == [{}]
        do(match, "own-die")
        assert told(match, OwnDieRolled) == [OwnDieRolled(0, "lift", 3, 0)]
        if can(match, "total"):
            assert can(match, "own-die") == []
            do(match, "total")
        assert told(match, Totalled)[-1].ap == 3


@pytest.mark.clause("BC-AGENT-04")
def test_in_anothers_turn_bit_does_not_roll() -> None:
    """Bit is the other player's agent; the active player can't use its die."""
    match = arrange(
        2, faces(0, 0), plan="agents_room", agents=[{"name": "exe", "at": (1, 1)}, {**BIT, "at": (1, 2)}],
        module={"at": (1, 4)},
    )  # fmt: skip
    do(match, "strike-wall", bot=0, wall=wall_of(match, 0), basic=2, advanced=0, elite=0)
    assert asked(match) == "after-the-roll"
    assert refused(match, "own-die") == "BC-AGENT-04"


@pytest.mark.clause("BC-AGENT-05")
def test_an_own_die_is_used_by_agents_only() -> None:
    """Casing as command module walks without Pressure; as an agent he has it."""
    match = arrange(
        1, faces(2), plan="agents_room", agents=[{"name": "exe", "at": (1, 1)}], module={"name": "casing", "at": (1, 4)}
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=1, to=at(match, (1, 3)))
    assert can(match, "own-die") == []
    assert refused(match, "own-die") == "BC-AGENT-05"
    match = arrange(
        1, faces(2), plan="agents_room", agents=[{"name": "casing", "at": (1, 1)}], module={"at": (1, 4)}
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert can(match, "own-die") == [{}]


def test_the_ten_bots_can_be_played_on_both_sides() -> None:
    """Costs, limits and allotments are in range, abilities have names of their own and known effects."""
    names = {"processor", "byte", "casing", "exe", "crash", "bit", "access", "memory", "interface", "patch"}
    assert set(bots()) == names
    keys = [a.key for card in bots().values() for a in (card.agent.innate, *card.agent.unique, card.module.innate)]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & {*equipment(), *mods()}
    for card in bots().values():
        side, base = card.agent, card.module
        assert 3 <= side.limit <= 7
        assert 1 <= base.power <= 10
        assert 1 <= base.green <= 5
        assert len(side.reserve) == 3
        assert all(ability.cost for ability in side.unique)
        assert side.die in ("", *dice().own)
        for ability in (side.innate, *side.unique, base.innate):
            assert all(effect.do in EFFECTS for effect in ability.effects)


@pytest.mark.parametrize("name", list(bots()))
def test_free_abilities_of_every_bot_can_be_used_once(name: str) -> None:
    """Each unique ability that is a free action works without fault, and is then used up."""
    match = arrange(
        1, plan="agents_room", phase="route-first", module={"at": (1, 4)}, threat=5, reached=26,
        agents=[{"name": name, "at": (1, 1), "upgrades": ("unique-1", "unique-2", "unique-3"), "power": 3}],
        slots=("general", "-general", "captain"), units=[{"at": (1, 2), "state": "awake", "facing": "right"}],
    )  # fmt: skip
    for row in can(match, "use"):
        do(match, "use", **row)
        while asked(match) != "route-first":
            ask = match.asks[0]
            wish = next(iter(ask.choice))
            do(match, wish.verb, **dict(wish.args))
        assert row not in can(match, "use")
    assert agent(match).name == name
