"""The bots of The Breach by level: legal, fair, within their budget, and with a reason in three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from getaway.bots import Bot, Budget, Decision, Player, Situation
from getaway.bots.breach.expert import USUAL, Expert
from getaway.bots.breach.greedy import decide
from getaway.bots.breach.newcomer import Newcomer
from getaway.bots.breach.reasons import CHOICES, REASONS, reason
from getaway.bots.breach.regular import Regular
from getaway.bots.breach.search.candidates import RESPONSES
from getaway.bots.breach.voice import VOICED
from getaway.bots.levels import level_of
from getaway.bots.voicing import voice
from getaway.cli.console.wording import Wording, catalogues
from getaway.games.breach import GAME
from getaway.kernel import Match, Record, Wish, sample_world
from getaway.texts import texts_of

LITTLE = 6
"""Simulations for a decision, so that tests are quick."""
PLAYERS: tuple[type[Player], ...] = (Regular, Newcomer, Expert)


def decided(player: Player, record: Record, simulations: int = LITTLE) -> Decision:
    """What a player decides with little time."""
    return player.choose(Situation(record, Budget(simulations), 3))


def positions(players: int, seed: int, every: int) -> Iterator[Match]:
    """A match of the greedy player, at some of its questions with a choice."""
    match = GAME.new(players, seed=seed, team="random")
    for number in range(2000):
        if match.over:
            return
        ask = match.asks[0]
        if number % every == 0 and ask.choice.count > 1:
            yield match
        match.answer(ask.seat, decide(match.g, ask))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_matches_are_legal(players: int) -> None:
    """The bots share a table, and every answer is accepted."""
    match = GAME.new(players, seed=players, setup="advanced" if players % 2 else "standard")
    bots = [PLAYERS[(seat + players + 1) % 3]() for seat in range(players)]
    for _ in range(700):
        if match.over:
            break
        ask = match.asks[0]
        found = decided(bots[ask.seat], match.record(ask.seat), 2)
        assert found.wish in ask.choice
        assert found.instead is None or (found.instead.wish in ask.choice and found.instead.wish != found.wish)
        match.answer(ask.seat, found.wish)
    assert match.incidents == []


class Cheat:
    """Peeks at the true state: plays well against the hand that a rival has in it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def choose(self, situation: Situation) -> Decision:
        """Return an answer that depends on what others hold."""
        hidden = repr((self.match.g.hands, self.match.g.objectives, self.match.g.research_left))
        return Decision(situation.ask.choice.sample(Random(hidden)))  # noqa: S311 - play isn't cryptography


def differs(match: Match, made_for: Callable[[Match], Player], worlds: int = 2) -> bool:
    """Whether a player decides differently in worlds that its seat can't tell apart."""
    seat = match.asks[0].seat
    dice = Random(7)  # noqa: S311 - play isn't cryptography
    drawn = [match, *[sample_world(GAME, match.record(seat), dice) for _ in range(worlds)]]
    found = [decided(made_for(world), world.record(seat)) for world in drawn]
    return any(each != found[0] for each in found)


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("players", [2, 3])
def test_the_same_answer_in_worlds_the_seat_cannot_tell_apart(player: type[Player], players: int) -> None:
    """Wish, reason and runner-up follow from the record alone."""
    assert not [match.asks[0] for match in islice(positions(players, 5, 23), 12) if differs(match, lambda _: player())]


def test_a_cheat_is_found_out() -> None:
    """The comparison above sees a player that looks at the true state."""
    assert any(differs(match, Cheat) for match in islice(positions(2, 5, 23), 12))


def used(record: Record, simulations: int) -> int:
    """How many simulations the expert makes of those it may make."""
    budget = Budget(simulations)
    Expert().choose(Situation(record, budget))
    return simulations - budget.left


def test_the_expert_keeps_to_its_budget() -> None:
    """It makes no more simulations than it has, uses them where it searches, and manages with none."""
    spent = []
    for match in islice(positions(2, 1, 11), 12):
        record = match.record(match.asks[0].seat)
        spent.append(used(record, LITTLE))
        assert decided(Expert(), record, 0).wish == decide(match.g, match.asks[0])
    assert min(spent) >= 0
    assert max(spent) == LITTLE


def test_the_expert_thinks_longer_with_more_budget() -> None:
    """Of five times the budget it uses at least half as much again, though what is beaten still drops out at once."""
    records = [match.record(match.asks[0].seat) for match in islice(positions(2, 1, 11), 6)]
    usual, more = (sum(used(record, simulations) for record in records) for simulations in (USUAL, 5 * USUAL))
    assert more > 1.5 * usual > 0


def greedily(seed: int, answers: int) -> tuple[Match, int]:
    """A match of the greedy player after this many answers, or at its end; and how many it took."""
    match = GAME.new(2, seed=seed, team="random")
    for number in range(answers):
        if match.over:
            return match, number
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]))
    return match, answers


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_the_expert_takes_a_win_that_lies_before_it(seed: int) -> None:
    """Where the greedy player wins with its last answer, so does the expert."""
    _, answers = greedily(seed, 2000)
    match, _ = greedily(seed, answers - 1)
    ask = match.asks[0]
    assert ask.choice.count > 1
    match.answer(ask.seat, decided(Expert(), match.record(ask.seat), 40).wish)
    assert match.over
    assert match.g.winner == ask.seat


def test_a_response_takes_as_long_with_a_card_as_without() -> None:
    """No simulation is spent in a window, whether there's something to play or not."""
    choices = set()
    for match in positions(2, 4, 1):
        if match.asks[0].question.name in RESPONSES:
            budget = Budget(LITTLE)
            Expert().choose(Situation(match.record(match.asks[0].seat), budget))
            assert budget.left == LITTLE
            choices.add(match.asks[0].choice.count > 1)
        if len(choices) == 2:
            break
    assert True in choices


def test_time_that_is_up_ends_the_search() -> None:
    """A live table's limit counts too."""
    match = next(positions(2, 1, 40))
    budget = Budget(50, lambda: True)
    assert Expert().choose(Situation(match.record(match.asks[0].seat), budget)).wish in match.asks[0].choice
    assert budget.left == 50


def test_the_newcomer_sometimes_does_something_else_of_use() -> None:
    """Its answers are the greedy one or the runner-up that it names."""
    found = [(decided(Newcomer(), m.record(m.asks[0].seat)), decide(m.g, m.asks[0])) for m in positions(2, 2, 3)]
    other = [each for each, first in found if each.wish != first]
    assert 0 < len(other) < len(found) / 2
    assert all(each.instead is not None for each in other)


def test_the_levels_in_order() -> None:
    """The first is the usual one."""
    assert list(GAME.levels) == ["regular", "newcomer", "expert", "random"]
    assert level_of(GAME, "") == GAME.levels["regular"]
    match = next(positions(2, 1, 40))
    record = match.record(match.asks[0].seat)
    assert Bot("newcomer").decide(record).wish in match.asks[0].choice


# Reasons


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_reason_can_be_said(language: str) -> None:
    """All messages exist, show all their facts, and cite clauses that exist."""
    wording = Wording(GAME)
    wording.texts = texts_of(GAME.package, language)
    said: set[str] = set()
    spoken: set[str] = set()
    for match in positions(2, 3, 1):
        ask = match.asks[0]
        wording.view = match.view(ask.seat)
        for act in ask.choice.acts:
            for wish in islice(act.wishes(), 12):
                found = reason(match.g, ask, wish)
                text = wording.reason(found)
                assert not any(mark in text for mark in ("{", "$", "reason-"))
                assert all(any(clause in book for book in catalogues(GAME)) for clause in found.clauses)
                said.add(found.name)
                spoken.add(str(found.facts.get("said", "")))
    heard = said | spoken
    assert {name for name, *_ in REASONS.values()} - heard <= {"log-out", "trace-again"}


@pytest.mark.parametrize(
    ("tokens", "traced", "name"),
    [({"N0": "bio"}, {4: [0]}, "trace"), ({}, {4: [1]}, "trace-empty"), ({}, {4: [0]}, "trace-again")],
)
def test_an_empty_node_promises_no_information(tokens: dict[str, str], traced: dict[int, list[int]], name: str) -> None:
    """The first Trace leaves a Virus in it, another only takes the Viruses around it back; every language says so."""
    match = GAME.arrange(2, phase="trace", tokens=tokens, traced=traced, infected={0: [0], 1: [0]}, seats=[{"at": 8}])
    found = reason(match.g, match.asks[0], Wish("trace", node=4))
    assert (found.name, found.facts) == (name, {"node": 4})
    assert VOICED[name] == ("node",)
    for language in ("en", "it", "fr"):
        wording = Wording(GAME)
        wording.texts, wording.view = texts_of(GAME.package, language), match.view(0)
        assert not any(mark in wording.reason(found) for mark in ("{", "$", "reason-"))


@pytest.mark.parametrize(
    ("box", "to", "name"),
    [("cache", "attack", "push"), ("defense", "cache", "push-on"), ("attack", "defense", "choose")],
)
def test_a_pushed_cube_is_said_to_be_where_it_is(box: str, to: str, name: str) -> None:
    """Back in its own box, on its way there, or pushed away from it where there's no need to."""
    match = GAME.arrange(2)
    assert reason(match.g, match.asks[0], Wish("push", box=box, colour="attack", to=to)).name == name


def test_small_choices_say_what_they_went_by() -> None:
    """Every language has a reason of its own for the usual choice, and says so where another one came out better."""
    said: set[str] = set()
    for match in positions(3, 2, 1):
        ask = match.asks[0]
        usual = decide(match.g, ask)
        if ask.question.name not in CHOICES or usual.verb in REASONS:
            continue
        for wish in islice(ask.choice, 12):
            found = reason(match.g, ask, wish)
            assert (found.name == "came-out-best") == (wish != usual)
            for language in ("en", "it", "fr"):
                wording = Wording(GAME)
                wording.texts, wording.view = texts_of(GAME.package, language), match.view(ask.seat)
                assert not any(mark in wording.reason(found) for mark in ("{", "$", "reason-"))
            said.add(found.name)
    assert said >= {"turn-open", "colour", "connect", "ice-far"}


def test_turning_a_room_for_somebody_else_is_said_to_be_against_them() -> None:
    """The room that a rival enters is turned so that it's hard to leave."""
    match = next(each for each in positions(3, 4, 1) if against(each))
    ask = match.asks[0]
    assert reason(match.g, ask, decide(match.g, ask)).name == "turn-against"


def against(match: Match) -> bool:
    """Whether somebody turns a room that another player moves into."""
    ask, move = match.asks[0], match.g.move
    return ask.question.name == "turn-room" and move is not None and move.seat != ask.seat


def test_a_reason_tells_nothing_of_a_hand() -> None:
    """What isn't answered yet may stay secret: the others hear of no card or token, nor what it's for."""
    match = GAME.arrange(2, seats=[{"hand": ["overclock"]}])
    wish = Wish("play", card="overclock")
    found = reason(match.g, match.asks[0], wish)
    assert "overclock" not in found.facts.values()
    assert voice("breach", Decision(wish, found)) is None
