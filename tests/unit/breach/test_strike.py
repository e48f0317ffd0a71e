"""The query `attack`: the ladder is the rules' own, and what would help is told from your own hand only."""

from __future__ import annotations

import pytest
from tests.rules.breach.attack.fights import HERE, assigned, fight, strike, viruses
from tests.rules.breach.table import do, g, sees

from getaway.games.breach import GAME
from getaway.games.breach.attack.assign import count
from getaway.games.breach.shown.strike import Rung, attack, ladder
from getaway.kernel import Wish
from getaway.kernel.plans import Step
from getaway.suite.branch import again
from getaway.suite.leaks import another_world
from getaway.suite.report import Report
from getaway.suite.walk import walk

DEFENDED = {"hand": ("mirror-plate", "aegis"), "cubes": {"defense": {"movement": 4}}}
STARTS = len(GAME.starts())


@pytest.mark.parametrize("defense", range(10))
def test_the_ladder_is_the_least_attack_for_each_number(defense: int) -> None:
    """One less assigns fewer Viruses."""
    for rung in ladder(defense):
        assert count(rung.attack, defense) >= rung.viruses
        assert count(rung.attack - 1, defense) < rung.viruses
    assert ladder(3) == (Rung(1, 1), Rung(2, 4), Rung(3, 6))


def test_the_rung_is_what_the_attack_assigns() -> None:
    """Attack 4 against Defense 3: 2 Viruses, and what is told before is what happens."""
    match = fight(target={"cubes": {"defense": {"movement": 3}}})
    told = attack(sees(match, 0), 1)
    assert (told.attack, told.defense, told.viruses, told.fatal) == (4, 3, 2, 3)
    assert (told.in_range, told.shield, told.elude, told.responders) == (True, False, False, ())
    strike(match)
    assert assigned(match) == told.viruses


def test_a_card_reaches_the_next_rung() -> None:
    """Hammer Blow adds 3, a token 2; a card for another moment is not listed."""
    sturm = {"hand": ("hammer-blow", "grit"), "research": ("boost-attack",)}
    match = fight(attacker=sturm, target={"cubes": {"defense": {"movement": 3}}})
    helps = {each.name: (each.attack, each.viruses) for each in attack(sees(match, 0), 1).helps}
    assert helps == {"hammer-blow": (7, 3), "boost-attack": (6, 3)}
    do(match, "attack", to="defense")
    do(match, "play", card="hammer-blow")
    assert attack(sees(match, 0), 1).attack == 7


def test_a_shield_stops_one_and_shatter_takes_it_away() -> None:
    """Both are told."""
    match = fight(attacker={"hand": ("shatter",)}, target={"shield": True, "cubes": {"defense": {"movement": 3}}})
    told = attack(sees(match, 0), 1)
    assert (told.viruses, told.shield) == (1, True)
    assert [(each.name, each.attack, each.viruses) for each in told.helps] == [("shatter", 5, 2)]


def test_range_brings_a_target_within_reach() -> None:
    """Long Shot before the target is named; without it nothing can be answered."""
    match = fight(attacker={"hand": ("long-shot",)}, target={"at": 1})
    told = attack(sees(match, 0), 1)
    assert (told.in_range, told.steps) == (False, ())
    assert [(each.name, each.in_range) for each in told.helps] == [("long-shot", True)]


def test_the_plan_attacks_the_target() -> None:
    """The first arrow unless another box is named; while the target is named only that is left."""
    match = fight()
    view = sees(match, 0)
    assert attack(view, 1).steps == (Step(Wish("attack", to="defense")), Step(Wish("target", model=1)))
    do(match, "attack", to="defense")
    assert attack(sees(match, 0), 1).steps == (Step(Wish("target", model=1)),)
    with pytest.raises(LookupError):
        attack(sees(match, 0), 99)


def test_the_target_sees_what_would_help_against_it() -> None:
    """Mirror Plate lowers the rung, Aegis stops a Virus; the attacker doesn't learn of either."""
    match = fight(target=DEFENDED)
    strike(match)
    told = attack(sees(match, 1))
    assert {each.name: (each.defense, each.viruses) for each in told.helps} == {"mirror-plate": (7, 1), "aegis": (4, 0)}
    assert told.steps == ()
    assert attack(sees(match, 0)).helps == ()
    do(match, "play", card="mirror-plate")
    do(match, "pass")
    assert viruses(match) == 1


def test_who_may_respond_is_told_by_public_facts() -> None:
    """Vitruvian with any two cards; not with an empty hand, and not after an order to pass."""
    for hand, orders, responders in (
        (("mirror-plate", "aegis"), ("ask", "ask"), (1,)),
        (("purge-script", "steady-hand"), ("ask", "ask"), (1,)),
        ((), ("ask", "ask"), ()),
        (("mirror-plate", "aegis"), ("ask", "pass"), ()),
    ):
        match = fight(target={"hand": hand, "cubes": {"defense": {"movement": 4}}}, orders=orders)
        assert attack(sees(match, 0), 1).responders == responders


def test_ice_has_its_resistance() -> None:
    """And the Guardian can't be eliminated."""
    match = fight(ice=[{"name": "echo", "at": HERE}, {"name": "xan4th", "at": HERE}])
    assert attack(sees(match, 0), 11).fatal == 2
    assert attack(sees(match, 0), 10).fatal == 0


@pytest.mark.parametrize("number", range(1, STARTS, 4))
def test_whoever_responds_is_among_those_told(number: int) -> None:
    """In random matches: after the target is named, only those are asked; other worlds tell the same."""
    named, report = 0, Report("breach")
    for match, dice in walk(GAME, number, 6, longest=220):
        ask = match.asks[0]
        if ask.question.name != "name-target":
            continue
        for wish in [each for each in ask.choice if each.verb == "target"]:
            told = attack(sees(match, ask.seat), wish["model"])
            branch = again(match)
            branch.answer(ask.seat, wish)
            if g(branch).window is not None and g(branch).window.kind == "attack":
                assert branch.asks[0].seat in (ask.seat, *told.responders)
            world = another_world(match, ask.seat, dice, report)
            assert world is not None
            assert attack(sees(world, ask.seat), wish["model"]) == told
            named += 1
    assert named or number > 1
