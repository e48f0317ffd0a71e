"""The captain: when it is on the floor, what its card does, and who is meant by guards and security units."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.security.watch import LEFT, RIGHT, UP, activate, path
from tests.rules.burncycle.table import agent, arrange, asked, at, boxed, can, do, faces, g, module, refused, told
from tests.rules.burncycle.terminal.offices import resolve

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.security.events import CaptainAbility, CaptainSees, UnitAttacked
from getaway.games.burncycle.table.pieces import Effect, Equipment, captains, equipment
from getaway.kernel import Event, Match

BOTS = {"agents": [{"cell": -1}], "module": {"cell": -1}}
"""Bots that are not on the floor yet."""


def guard(name: str, row: int, col: int, facing: str = "right", **more: Any) -> dict[str, object]:
    """A unit by its name."""
    return {"name": name, "at": (row, col), "facing": facing, **more}


def reach_captain_chip(match: Match) -> None:
    """The tracker goes on from the first chip to the captain chip."""
    do(match, "pass")
    if can(match, "next-chip"):
        do(match, "next-chip")
    assert g(match).slots[g(match).tracker].chip == "captain"


# Coming to the floor


@pytest.mark.clause("BC-CAPT-01")
def test_one_captain_is_picked() -> None:
    """By name, or by chance when the game begins."""
    for name in captains():
        assert GAME.new(1, seed=1, team="random", captain=name).g.captain == name
    drawn = {GAME.new(1, seed=seed, team="random").g.captain for seed in range(30)}
    assert drawn == set(captains())


@pytest.mark.clause("BC-CAPT-05")
def test_the_captain_deploys_only_where_the_detail_says_so() -> None:
    """Zuk's detail has the captain on floor 3 only."""
    for leg in (0, 1, 2):
        match = arrange(1, **BOTS, phase="setup-floor", leg=leg, captain="zuk")
        entries = [entry.unit for entry in captains()["zuk"].detail[g(match).level - 1]]
        assert sum(each.captain for each in g(match).units) == entries.count(0)
    assert next(each for each in g(match).units if each.captain).key


@pytest.mark.clause("BC-CAPT-06")
def test_an_effect_adds_the_captain_even_after_a_shut_down() -> None:
    """To a post of the number it names, of which there are two; facing by its arrow."""
    effects = (Effect("shut-unit", n=3), Effect("captain", n=2))
    with boxed(equipment(), summons=Equipment("single", effects=effects)):
        match = arrange(
            1,
            plan="needchain1",
            agents=[{"at": (12, 3), "cards": ["summons"]}],
            module={"at": (12, 9)},
            units=[guard("zuk", 12, 5)],
            captain="zuk",
        )
        posts = [post for post in floor("needchain1").hallway_posts if post.number == 2]
        assert len(posts) == 2
        do(match, "use", what="summons")
        assert g(match).units == ()
        assert asked(match) == "which-post-for-captain"
        assert refused(match, "choose-cell", cell=at(match, (12, 4))) == "BC-CAPT-05"
        do(match, "choose-cell", cell=posts[1].cell)
        (captain,) = g(match).units
        assert (captain.name, captain.captain, captain.cell) == ("zuk", True, posts[1].cell)
        assert (captain.facing, captain.post) == (posts[1].facing, posts[1].cell)


def test_a_captain_on_the_floor_is_not_added_again() -> None:
    """It stays where it is."""
    with boxed(equipment(), summons=Equipment("single", effects=(Effect("captain", n=2),))):
        match = arrange(
            1,
            plan="needchain1",
            agents=[{"at": (12, 3), "cards": ["summons"]}],
            module={"at": (12, 9)},
            units=[guard("zuk", 4, 5)],
            captain="zuk",
        )
        do(match, "use", what="summons")
        assert asked(match) == "act"
        assert [each.cell for each in g(match).units] == [at(match, (4, 5))]


# Abilities


@pytest.mark.clause("BC-CAPCARD-04", "BC-AWRNG-11", "BC-AWRNG-12")
def test_doomscrolling_strikes_whoever_comes_into_zuks_range() -> None:
    """Also peripherally, as here behind his back; once for coming, and not at all where Zuk is not on the floor."""
    position: dict[str, Any] = {
        "plan": "watch_field",
        "agents": [{"at": (2, 7), "power": 5}],
        "module": {"at": (1, 8)},
        "captain": "zuk",
    }
    match = arrange(1, faces(2, 1), **position, units=[guard("zuk", 2, 2, "left")])
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 6)))
    assert agent(match).power == 5
    do(match, "step", bot=0, to=at(match, (2, 5)))
    assert agent(match).detected
    assert agent(match).power == 4
    do(match, "step", bot=0, to=at(match, (2, 4)))
    assert agent(match).power == 4
    assert told(match, CaptainSees) == [CaptainSees(1, 0, "doomscrolling")]
    other = arrange(1, faces(2), **position, units=[guard("hamster", 2, 2, "left")])
    do(other, "move", basic=1, advanced=0, elite=0)
    do(other, "step", bot=0, to=at(other, (2, 6)))
    do(other, "step", bot=0, to=at(other, (2, 5)))
    assert agent(other).detected
    assert agent(other).power == 5
    assert told(other, CaptainSees) == []


@pytest.mark.clause("BC-AWRNG-07", "BC-AWRNG-12", "BC-AWHIDE-01")
def test_doomscrolling_strikes_a_hidden_bot_in_zuks_range() -> None:
    """Hiding saves from being detected, not from being within awareness; leaving the spot costs nothing more."""
    position: dict[str, Any] = {"plan": "halden1", "module": {"at": (1, 6)}, "captain": "zuk"}
    match = arrange(
        1, faces(2, 2), **position, agents=[{"at": (10, 6), "power": 5}], units=[guard("zuk", 11, 10)],
        unlocked=range(len(floor("halden1").doors)), unseen=(),
    )  # fmt: skip
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (10, 7)))
    assert agent(match).power == 5
    do(match, "step", bot=0, to=at(match, (10, 8)))
    assert agent(match).hidden
    assert not agent(match).detected
    assert agent(match).power == 4
    do(match, "step", bot=0, to=at(match, (10, 9)))
    assert agent(match).detected
    assert agent(match).power == 4
    assert told(match, CaptainSees) == [CaptainSees(1, 0, "doomscrolling")]


@pytest.mark.clause("BC-SEC-03")
def test_what_the_captain_sees_as_it_turns_comes_before_its_attack() -> None:
    """Zuk turns to the bot beside him, and by that to another one further away: Doomscrolling comes first."""
    match = activate(
        2,
        plan="watch_field",
        agents=[{"at": (2, 3), "detected": True, "power": 9}, {"at": (2, 6), "power": 9}],
        module={"at": (1, 8)},
        units=[guard("zuk", 2, 2, "left")],
        captain="zuk",
        in_view=(0,),
    )
    kinds = (CaptainSees, UnitAttacked)
    assert [event for event in told(match, Event) if isinstance(event, kinds)][:2] == [
        CaptainSees(1, 1, "doomscrolling"),
        UnitAttacked(1, 0, 3, 0),
    ]


@pytest.mark.clause("BC-CAPCARD-04", "BC-DIFF-04")
def test_what_a_captain_gives_it_gives_on_the_floor() -> None:
    """Kessler makes guards go one space further, from anywhere on the floor, not from the box and not on simplified."""
    position: dict[str, Any] = {
        "plan": "watch_field",
        "agents": [{"at": (1, 8)}],
        "module": {"at": (1, 9)},
        "captain": "kessler",
    }
    assert path(activate(**position, units=[guard("hamster", 1, 1)])) == [(1, 2), (1, 3)]
    match = activate(**position, units=[guard("hamster", 1, 1), guard("kessler", 4, 7, "up", state="acted")])
    assert path(match) == [(1, 2), (1, 3), (1, 4)]
    stunned = activate(**position, units=[guard("hamster", 1, 1), guard("kessler", 4, 7, "up", state="stunned")])
    assert path(stunned) == [(1, 2), (1, 3)]
    simple: dict[str, Any] = {**position, "difficulty": "simplified"}
    match = activate(**simple, units=[guard("hamster", 1, 1), guard("kessler", 4, 7, "up", state="acted")])
    assert path(match) == [(1, 2), (1, 3)]


@pytest.mark.clause("BC-CAPCARD-04")
def test_a_roll_call_is_held_while_marchetti_is_about() -> None:
    """Threat rises by 1 as security activates, apart from the advance at the end of the round."""
    position: dict[str, Any] = {
        "plan": "watch_field",
        "agents": [{"at": (1, 8)}],
        "module": {"at": (1, 9)},
        "captain": "marchetti",
    }
    here = activate(**position, units=[guard("marchetti", 1, 1, "down")], threat=1)
    assert told(here, CaptainAbility) == [CaptainAbility(1, "roll-call")]
    assert g(here).threat == 3
    assert g(activate(**position, units=[guard("walker", 1, 1, "down")], threat=1)).threat == 2


# Words that mean units


@pytest.mark.clause("BC-UNIT-04")
def test_guards_and_security_units() -> None:
    """Kessler's burncycle action turns guards round, Marchetti's turns all security units to the right."""
    position: dict[str, Any] = {
        "plan": "watch_field",
        "agents": [{"at": (1, 8)}],
        "module": {"at": (1, 9)},
        "slots": ("general", "captain"),
    }
    guards = arrange(
        1, **position, units=[guard("hamster", 1, 1, "right"), guard("kessler", 4, 7, "up")], captain="kessler"
    )
    reach_captain_chip(guards)
    assert [each.facing for each in g(guards).units] == [LEFT, UP]
    everyone = arrange(
        1, **position, units=[guard("hamster", 1, 1, "up"), guard("marchetti", 4, 7, "up")], captain="marchetti"
    )
    reach_captain_chip(everyone)
    assert [each.facing for each in g(everyone).units] == [RIGHT, RIGHT]


@pytest.mark.clause("BC-AWARE-06")
@pytest.mark.parametrize(("facing", "detected"), [("up", True), ("down", False)])
def test_a_unit_that_an_effect_turns_sees_what_is_there_at_once(facing: str, detected: bool) -> None:
    """Marchetti's burncycle action turns the Hamster to the right; the bot is 5 spaces off on that side."""
    match = arrange(
        1,
        plan="watch_field",
        agents=[{"at": (1, 6)}],
        module={"at": (1, 9)},
        slots=("general", "captain"),
        units=[guard("hamster", 1, 1, facing)],
        captain="marchetti",
    )
    assert not agent(match).detected
    reach_captain_chip(match)
    assert agent(match).detected == detected


@pytest.mark.clause("BC-UNIT-03")
def test_bots_and_agents() -> None:
    """Power for all bots reaches the command module, power for all agents does not."""
    start = {"agent": {"power": 3}, "module": {"at": (1, 1), "power": 3}}
    bots = resolve("maintenance-log", 2, **start)
    assert (agent(bots).power, module(bots).power) == (4, 4)
    agents = resolve("break-schedule", 3, **start)
    assert (agent(agents).power, module(agents).power) == (4, 3)


def test_the_box_of_captains() -> None:
    """The captain is in at least one row of each detail, and every row has a key."""
    for captain in captains().values():
        entries = [entry.unit for row in captain.detail for entry in row]
        assert 0 in entries
        assert all(any(entry.key for entry in row) for row in captain.detail)
        assert all(row.count(0) <= 1 for row in [[entry.unit for entry in row] for row in captain.detail])
