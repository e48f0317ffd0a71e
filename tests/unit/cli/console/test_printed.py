"""What Python prints of a match and of a refusal, for every game."""

from __future__ import annotations

import pytest
from tests.property.kernel.evenness import dice_of
from tests.unit.kernel.parlour import Parlour, n, say

from getaway.games import find
from getaway.kernel import SPECTATOR, Match, Refused, sample_world

GAMES = ("bombsquad", "breach", "burncycle", "toy")


def played(name: str, answers: int) -> Match:
    """A match after some random answers."""
    match, dice = find(name).new(players=3, seed=7), dice_of(7)
    for _ in range(answers):
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.sample(dice))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_match_prints_the_table_and_the_question(name: str) -> None:
    """Below the table stands who is asked, and at the end how it ended; a fork prints the same."""
    match, dice = played(name, 5), dice_of(8)
    assert str(match).split("\n\n")[-1].startswith("Player ")
    assert str(match.fork()) == str(match)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.sample(dice))
    assert not str(match).split("\n\n")[-1].startswith("Player ")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_tells_no_secret(name: str) -> None:
    """Worlds that spectators cannot tell apart print the same."""
    match, dice = played(name, 12), dice_of(9)
    worlds = [sample_world(match.game, match.record(SPECTATOR), dice) for _ in range(5)]
    assert {str(world) for world in worlds} == {str(match)}


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_the_options_is_an_answer(name: str) -> None:
    """Each option of each question, written as a line, is read back and allowed."""
    match, dice = find(name).new(players=3, seed=3), dice_of(3)
    for _ in range(40):
        if match.over:
            break
        for ask in match.asks:
            for line in str(match.options(ask.seat)).split("\n"):
                assert line.startswith("... and ") or match.why(ask.seat, line), line
        ask = match.asks[0]
        match.answer(ask.seat, str(match.options(ask.seat)).split("\n")[0])
        if not match.over:
            match.answer(match.asks[0].seat, match.asks[0].choice.by_verb(dice))


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_a_sentence_with_its_clause(name: str) -> None:
    """A refused wish, line or set-up reads as players read it."""
    match = played(name, 3)
    verdict = match.why(7, match.asks[0].choice.sample(dice_of(1)))
    assert str(verdict).endswith(" [GT-SEAT-01]")
    with pytest.raises(Refused, match=r'"dance".* \[GT-VERB-01\]$'):
        match.answer(0, "dance")
    with pytest.raises(Refused) as refused:
        find(name).new(players=99)
    assert str(refused.value).endswith(f" [{refused.value.clause}]")


def test_without_words_there_is_what_there_is() -> None:
    """A game without texts prints as its name, and a refusal that no text knows as clause and facts."""
    match = Parlour(say(0)).new(players=1)
    assert str(match) == repr(match)
    assert str(match.why(0, n(9))) == "PL-SAY-01 (most=3)"
    assert str(Refused("XX-UNKNOWN-01", n=1)) == "XX-UNKNOWN-01 (n=1)"
    assert str(Refused("GT-OVER-01")).endswith(" [GT-OVER-01]")
