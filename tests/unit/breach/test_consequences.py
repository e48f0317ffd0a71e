"""What an answer brings: told from two views of one seat, in order of importance, in words, each by a clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.breach.table import arrange, do, sees
from tests.speaking import in_all_languages, speaking

from getaway.games.breach import GAME
from getaway.games.breach.shown.consequences import ORDER
from getaway.kernel import Match, Seat, Then, Wish
from getaway.kernel.plans import SURPRISE, Step, carry_through
from getaway.kernel.weighing import weigh
from getaway.rulebook import LANGUAGES, read
from getaway.suite.leaks import another_world
from getaway.suite.report import Report
from getaway.suite.walk import walk
from getaway.texts import missing

STARTS = len(GAME.starts())
CLAUSES = read(GAME.package).by_id
HERE = {"at": 0, "cubes": {"movement": {"movement": 2}, "attack": {"attack": 2}, "defense": {"defense": 1}}}


def brings(match: Match, seat: Seat, verb: str, **args: Any) -> list[Then]:
    """What a wish would bring."""
    return list(weigh(match, seat, [Wish(verb, **args)])[0].then)


def happens(match: Match, verb: str, seat: Seat = 0, by: Seat | None = None, **args: Any) -> list[Then]:
    """What an answer brought a seat."""
    before = sees(match, seat)
    do(match, verb, by, **args)
    return list(GAME.consequences(before, sees(match, seat)))


def test_a_push_changes_the_values_of_two_abilities() -> None:
    """The old value and the new one."""
    match = arrange(2, seats=[HERE])
    do(match, "configure", what="pushes")
    told = brings(match, 0, "push", box="movement", colour="movement", to="attack")
    assert told == [
        Then("ability", {"ability": "movement", "was": 4, "now": 2}, "BR-ABIL-07"),
        Then("ability", {"ability": "attack", "was": 4, "now": 5}, "BR-ABIL-07"),
    ]


def test_logging_out_is_an_alarm() -> None:
    """The Avatar leaves the Database, and its Shield token goes."""
    match = arrange(2, seats=[{**HERE, "shield": True}])
    told = brings(match, 0, "log-out")
    assert [then.what for then in told] == ["disconnected", "shield-lost"]
    assert [then.alarm for then in told] == [True, False]


def test_tracing_brings_information_and_no_purge() -> None:
    """The Viruses around the node come off with it."""
    match = arrange(2, phase="trace", infected={0: [0], 1: [0], 3: [0], 4: [0]}, tokens={"C00": "bio"}, seats=[HERE])
    told = brings(match, 0, "trace", node=0)
    assert [then.what for then in told] == ["information", "traced"]
    assert told[0].facts == {"token": "bio"}


def test_the_last_virus_around_a_node_closes_it() -> None:
    """Infect with a plain Virus: one central node and two outer ones."""
    match = arrange(2, "virus", infected={1: [0], 3: [0], 4: [0]}, seats=[HERE])
    told = happens(match, "infect")
    assert [then.facts["node"] for then in told if then.what == "node-closed"] == [0, 4, 10]
    assert (told[-1].what, told[-1].facts) == ("infected", {"room": 0})


def test_threat_and_a_deployed_bot_are_told() -> None:
    """The die advances the Bot track, which deploys a Worm in the Avatar's room."""
    match = arrange(2, "virus-bot", seats=[HERE])
    told = happens(match, "infect")
    assert {then.what for then in told} == {"deployed", "infected", "track"}
    assert next(then for then in told if then.what == "deployed").alarm
    again = arrange(2, "double-threat", seats=[HERE])
    assert happens(again, "infect")[0] == Then("threat", {"n": 2}, "BR-THREAT-02", alarm=True)


def test_what_chance_decides_is_not_told_beforehand() -> None:
    """Before the die is rolled only the action is gone; the option is final."""
    weighed = weigh(arrange(2, seats=[HERE]), 0, [Wish("infect")])[0]
    assert (weighed.then, weighed.final) == ((), True)


def test_viruses_on_others_are_told_to_the_attacker() -> None:
    """With nobody to respond and no cube to elude with."""
    target = {"at": 0, "cubes": {"defense": {"movement": 2}}}
    match = arrange(2, seats=[HERE, target])
    do(match, "attack", to="cache")
    assert brings(match, 0, "target", model=1)[0] == Then("disconnects", {"seat": 1}, "BR-VAVA-03")
    told = happens(match, "target", seat=1, by=0, model=1)
    assert [then.what for then in told[:2]] == ["disconnected", "viruses"]


def test_a_worm_that_comes_along_is_no_news() -> None:
    """It is attached to the Avatar that moves; one that follows by itself would be an alarm."""
    match = arrange(
        2, rooms={0: "tm-1", 1: "v-4"}, seats=[HERE, {"at": None}], ice=[{"name": "worm", "at": 0, "on": 0}]
    )
    do(match, "move", to="attack")
    steps = [wish for wish in match.asks[0].choice if wish.verb == "go"]
    assert steps
    assert all(not [then for then in brings(match, 0, "go", **wish.args) if then.alarm] for wish in steps)


def test_an_alarm_stops_a_plan_that_did_not_expect_it() -> None:
    """The Worm that comes with the die ends the plan, unless it was foreseen."""
    for foreseen, why in (((), SURPRISE), (("deployed",), "complete")):
        match = arrange(2, "virus-bot", seats=[HERE])
        steps = [Step(Wish("infect"), foreseen), Step(Wish("shield", to="movement"))]
        assert carry_through(match, 0, steps).why == why


def test_winning_and_losing() -> None:
    """The last Information wins for one and is an alarm to the other."""
    disk = {"disk": ["bio", "science"], "objective": "o01", "credits": 4}
    match = arrange(2, seats=[{**HERE, **disk}, {}])
    do(match, "buy", reward="information")
    before = [sees(match, seat) for seat in (0, 1, -1)]
    do(match, "choose-token", token="half-crypto")  # noqa: S106 - Information
    after = [sees(match, seat) for seat in (0, 1, -1)]
    first = [GAME.consequences(old, new)[0] for old, new in zip(before, after, strict=True)]
    assert [then.what for then in first] == ["won", "lost", "lost"]
    assert [then.alarm for then in first] == [False, True, True]


@pytest.mark.parametrize("numbers", [range(n, STARTS, 4) for n in range(4)])
def test_every_consequence_has_words_and_a_clause(numbers: range) -> None:
    """In random matches, for every seat and spectators, in all languages."""
    words, seen = in_all_languages(GAME), Counter[str]()
    for number in numbers:
        before: list[Any] = []
        for match, _ in walk(GAME, number, 6, longest=120):
            views = [sees(match, seat) for seat in range(-1, match.g.players)]
            for old, new in zip(before, views, strict=False):
                for then in GAME.consequences(old, new):
                    assert then.clause in CLAUSES
                    seen[then.what] += 1
                    for lang, wording in words.items():
                        with speaking(lang):
                            wording.view = new
                            assert "$" not in wording.say(f"then-{then.what}", then.facts)
            before = views
    assert len(seen) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_its_message(lang: str) -> None:
    """Whether or not random play meets it."""
    assert missing(GAME.package, lang, [f"then-{what}" for what in ORDER]) == []


@pytest.mark.parametrize("number", range(1, STARTS, 5))
def test_what_is_weighed_is_the_same_in_two_worlds(number: int) -> None:
    """Costs, odds and consequences depend on nothing that the seat may not know."""
    report = Report("breach")
    compared = 0
    for step, (match, dice) in enumerate(walk(GAME, number, 8, longest=80)):
        ask = match.asks[0]
        if step % 4 or match.g.players == 1:
            continue
        world = another_world(match, ask.seat, dice, report)
        assert world is not None
        wishes = list(ask.choice)[:12]
        assert weigh(match, ask.seat, wishes) == weigh(world, ask.seat, wishes)
        compared += len(wishes)
    assert compared > 20 or match.g.players == 1
