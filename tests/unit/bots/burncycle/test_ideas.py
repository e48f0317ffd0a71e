"""What the expert tries out: the team's answer in each mood, and whatever else is close."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.strike.blows import YARD
from tests.rules.burncycle.table import arrange, asked, g

from getaway.bots import Budget
from getaway.bots.burncycle.expert import HABIT, Tried, compared, foreseen, ranked
from getaway.bots.burncycle.ideas import MOST, Idea, ideas
from getaway.bots.burncycle.newcomer import simple
from getaway.bots.burncycle.prospects import value
from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.chips import live
from getaway.bots.burncycle.team.moods import BOLD, CARELESS, USUAL, WARY, in_mood, mood
from getaway.bots.burncycle.team.stops import cost_at
from getaway.games.burncycle import GAME
from getaway.kernel import Match, Wish

STAY, GO, FLEE = Wish("stay"), Wish("go"), Wish("flee")


def table(seed: int = 3) -> Match:
    """A match of a random team."""
    return GAME.new(2, seed=seed, mission="fire_drill", captain="random", team="random")


def test_the_teams_answer_comes_first_and_none_twice() -> None:
    """All are legal; now and then there is more than one."""
    match, many = table(), 0
    for _ in range(150):
        ask = match.asks[0]
        found = [idea.wish for idea in ideas(match.g, ask)]
        assert found[0] == decide(match.g, ask)
        assert len(set(found)) == len(found) <= MOST
        assert all(wish in ask.choice for wish in found[1:])
        many += len(found) > 1
        match.answer(ask.seat, found[0])
    assert many > 5


def test_a_reboot_is_considered_before_a_door_that_cannot_be_opened() -> None:
    """The agent's cache lies behind it. A card that can be paid leaves nothing to consider."""
    agent, cache = {"at": (2, 3), "power": 2}, YARD.cell(1, 4)
    for card, thought_of in (("twin-bolt", True), ("crank", False)):
        spots = {"agents": [agent], "module": {"at": (1, 1)}, "caches": (cache,), "progress": ((),)}
        slots = ("general", "general", "captain")
        match = arrange(1, plan="strike_yard", keypads=((0, card),), phase="begin", reached=26, slots=slots, **spots)
        assert asked(match) == "before-turn"
        found = {idea.wish.verb for idea in ideas(g(match), match.asks[0])}
        assert ("reboot" in found) is thought_of


def test_a_mood_lasts_as_long_as_it_is_asked_for() -> None:
    """Also if something goes wrong meanwhile."""
    with in_mood(BOLD):
        assert mood() == BOLD
        with in_mood(WARY):
            assert mood() == WARY
        assert mood() == BOLD
    with pytest.raises(ValueError, match="trouble"), in_mood(BOLD):
        raise ValueError("trouble")
    assert mood() == USUAL


def test_the_bolder_the_less_harm_counts() -> None:
    """At the start of a match, wherever a bot could be."""
    match = table()
    while match.g.phase != "act":
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]))
    found = []
    for each in (CARELESS, BOLD, USUAL, WARY):
        with in_mood(each):
            found.append(sum([cost_at(match.g, 0, cell, None) for cell in range(match.g.floor.size)]))
    assert found == sorted(found)
    assert found[0] == 0
    assert len(set(found)) == 4


def test_a_newcomer_minds_no_guards() -> None:
    """It answers as a careless team does, where it doesn't simplify."""
    match, moves = table(), 0
    for _ in range(200):
        ask = match.asks[0]
        wish = simple(match.g, ask)
        if ask.question.name == "moving":
            with in_mood(CARELESS):
                assert wish == decide(match.g, ask)
            moves += 1
        match.answer(ask.seat, wish)
    assert moves
    assert mood() == USUAL


def test_another_answer_must_be_surely_better() -> None:
    """A lead that chance may explain is not enough; what was dropped early is not followed."""
    team, lucky = Tried(Idea(STAY), [10.0, 0.0, 5.0]), Tried(Idea(GO), [0.0, 21.0, 5.0])
    assert ranked([team, lucky], [team, lucky])[0] is team
    better = Tried(Idea(FLEE), [12.0, 2.0, 7.0])
    assert better.lead(team) == 2.0 > HABIT
    assert ranked([team, lucky, better], [team, lucky, better])[0] is better
    assert ranked([team, better], [team])[0] is team


def test_the_expert_tries_each_answer_with_the_same_dice() -> None:
    """An answer compared with itself comes to the same each time, and nothing is left of it in the match."""
    match = table()
    before = match.state_hash
    ask = match.asks[0]
    wish = decide(match.g, ask)
    one, two = compared(match, ask, [Idea(wish), Idea(wish)], Budget(40), "x")
    assert one.worths[:2] == two.worths[:2]
    assert match.state_hash == before
    assert foreseen(match, ask, Budget(40), "x")[0] in ask.choice


def test_a_position_is_worth_more_with_power_in_the_command_module() -> None:
    """Each power counts, the last ones most."""
    match = table()
    while match.g.phase != "act":
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]))
    g, found = match.g, []
    for power in range(1, 8):
        g.set_bot(g.module, power=power)
        found.append(value(g))
    assert found == sorted(found)
    assert found[1] - found[0] > found[6] - found[5] > 0


def test_a_newcomer_keeps_its_power_and_plays_on_with_one_chip() -> None:
    """It repairs nobody who is still on, and reboots only without a chip; the team does both sooner."""
    match, early, gifts = table(5), 0, 0
    for _ in range(400):
        if match.over:
            break
        ask = match.asks[0]
        wish, team = simple(match.g, ask), decide(match.g, ask)
        if wish.verb == "reboot":
            assert not live(match.g)
        if wish.verb == "repair":
            assert match.g.bots[wish["other"]].shut
        early += team.verb == "reboot" and wish.verb != "reboot"
        gifts += team.verb == "repair" and wish.verb != "repair"
        match.answer(ask.seat, wish)
    assert early + gifts > 0
