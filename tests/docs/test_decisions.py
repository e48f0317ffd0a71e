"""The code of the decision pages runs, and the ways it compares do the same."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.perf import copies
from tests.perf.stack import measure
from tests.perf.stack.activation import first
from tests.perf.stack.driver import StackPlay
from tests.perf.stack.one_script import ONE_SCRIPT
from tests.rules.bombsquad.sheets import VAULT

from getaway.games.bombsquad import GAME
from getaway.kernel import Choice, Match, Play, Seeded, Wish, encode
from getaway.kernel.inside import inside

DECISIONS = Path(__file__).parents[2] / "docs" / "decisions"
SEEDS = range(20)
TABLE: dict[str, Any] = {"players": 3, "mission": "bravo", "clock": "real", "mishaps": True}
AnyPlay = Play | StackPlay


def three_ways(seed: int) -> list[AnyPlay]:
    """One dealt match whose timer has just been started: scripts, one script for the activation, steps."""
    match = GAME.new(seed=seed, **TABLE)
    match.answer(0, Wish("start"))
    return ways(match)


def ways(match: Match) -> list[AnyPlay]:
    """A position at a checkpoint, to be played in each way."""
    one_script = Match.begin(ONE_SCRIPT, inside(match).base, Seeded(0), {})
    return [match.fork(), one_script.fork(), StackPlay.begin(match.g, first)]


def forked(plays: list[AnyPlay]) -> list[AnyPlay]:
    """Go on with forks, so that every decision is also one that was forked."""
    return [play.fork() for play in plays]


def questions(play: AnyPlay) -> list[tuple[str, int, object]]:
    """What stands to be decided, with every option."""
    return [(ask.question.name, ask.seat, ask.choice.wire()) for ask in play.asks]


def check_alike(plays: list[AnyPlay]) -> None:
    """The same state, the same question, the same offers."""
    one, *others = plays
    for other in others:
        assert encode(other.g) == encode(one.g)
        assert questions(other) == questions(one)
        assert other.over == one.over
        if not one.over:
            assert other.offers(one.g.active).wire() == one.offers(one.g.active).wire()


def wish_of(choice: Choice, offers: Choice, dice: Random) -> Wish:
    """An offer now and then; mostly programming, so that long activations come about."""
    if offers.count and dice.randrange(8) == 0:
        return offers.sample(dice)
    programs = [act for act in choice.acts if act.verb == "program"]
    return Choice(tuple(programs)).sample(dice) if programs and dice.randrange(4) else choice.by_verb(dice)


def thought(phase: str, dice: Random) -> int:
    """How long it takes to decide; in an activation now and then longer than any bomb waits."""
    if phase in ("order", "operate") and dice.randrange(20) == 0:
        return 3_600_000
    return dice.randrange(10_000)


def walk(plays: list[AnyPlay], seed: int) -> set[str]:
    """Play all of them to the end by the same answers at the same times, and say what came by."""
    dice, now = Random(seed), 0  # noqa: S311 - play isn't cryptography
    seen: set[str] = set()
    check_alike(plays)
    while not plays[0].over:
        plays, g = forked(plays), plays[0].g
        now += thought(g.phase, dice)
        for play in plays:
            play.advance(now)
        check_alike(plays)
        if plays[0].over:
            return seen | {f"explosion in phase {g.phase}"}
        seen |= answer_all(plays, dice)
        check_alike(plays)
    return seen


def answer_all(plays: list[AnyPlay], dice: Random) -> set[str]:
    """The same answer or offer for all."""
    ask, cards = plays[0].asks[0], len(plays[0].g.frame)
    wish = wish_of(ask.choice, plays[0].offers(ask.seat), dice)
    for play in plays:
        play.answer(ask.seat, wish)
    return {wish.verb, f"{wish.verb} with {cards} cards"}


@pytest.mark.parametrize("seed", SEEDS)
def test_scripts_and_steps_reach_the_same_state_by_the_same_answers(seed: int) -> None:
    """Answers, declared mishaps and deadlines in between lead all ways through the same states and questions."""
    assert walk(three_ways(seed), seed)


def test_a_question_lapses_alike_when_nothing_is_left_to_choose() -> None:
    """Both bombs that fit run out before the operator chooses: in every way the card fails and the next is asked."""
    frame = ["red_disarm_bomb", "red_move"]
    plays = ways(GAME.arrange(mission=VAULT, clock="real", robot=(3, 2), frame=frame, phase="operate"))
    for now, asked in ((0, "target"), (40_000, "target"), (80_000, "direct")):
        for play in plays:
            play.advance(now)
        check_alike(plays)
        assert questions(plays[0])[0][0] == asked
        plays = forked(plays)


def test_the_seeds_reach_what_is_compared() -> None:
    """Among them are mishaps, activations of seven cards, and bombs that explode while cards are carried out."""
    seen = set().union(*[walk(three_ways(seed)[:1], seed) for seed in SEEDS])
    assert {"declare_seen", "order with 7 cards", "go", "explosion in phase operate"} <= seen


def test_the_comparison_can_be_measured() -> None:
    """The script behind the figures of the page runs and gives a line for each way."""
    lines = measure.report(count=1, seconds=0.01)
    assert [line.split("  ")[0] for line in lines[1:4]] == [measure.SCRIPTS, measure.ONE_SCRIPT, measure.STACK]


def test_every_way_to_copy_gives_the_same_state() -> None:
    """The copies whose cost is compared are whole, and the cost of each is found."""
    expected = copies.fields(copies.state())
    for copy in copies.ways().values():
        made = copy()
        assert {name: frozen(getattr(made, name)) for name in expected} == expected
    assert len(copies.report(rounds=1, times=10)) == len(copies.ways())


def frozen(value: Any) -> Any:
    """A list as a tuple, a byte array as bytes."""
    if isinstance(value, bytearray):
        return bytes(value)
    return tuple(frozen(item) for item in value) if isinstance(value, list | tuple) else value


def test_the_page_gives_the_lengths_as_they_are() -> None:
    """The lines of code on the page are those of the code today."""
    page = (DECISIONS / "0001-rules-as-scripts.md").read_text(encoding="utf-8")
    for name, rule in measure.RULE.items():
        row = re.search(rf"\| {name} \| (\d+) \|", page)
        assert row is not None
        assert int(row[1]) == measure.code_lines(rule)


def test_the_page_shows_the_code_as_it_is() -> None:
    """Every function and class on the page stands so in the code, apart from its docstring."""
    page = (DECISIONS / "0001-rules-as-scripts.md").read_text(encoding="utf-8")
    shown = [ast.parse(block) for block in re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)]
    pieces = [ast.unparse(node) for tree in shown for node in tree.body]
    assert len(pieces) == 4
    assert set(pieces) <= {measure.bare(thing) for rule in measure.RULE.values() for thing in rule}


def test_every_page_is_in_the_index() -> None:
    """The index links every page of the folder, and no other."""
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    pages = sorted(path.name for path in DECISIONS.glob("0*.md"))
    assert re.findall(r"\]\((0[^)]+\.md)\)", index) == pages
