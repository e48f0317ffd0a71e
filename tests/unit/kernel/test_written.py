"""Wishes as text: what a seat may do prints as lines, and each of them is an answer."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.kernel.parlour import GROW, PICK, SAY, SHRINK, Parlour, Say, n, say, twice

from getaway.kernel import Options, Refused, Verb, Wish, read_wish, written

VERBS: dict[str, Verb[Any]] = {verb.name: verb for verb in (SAY, PICK, GROW)}


class Shout(Say):
    """Arguments of every kind."""

    name = "shout"
    takes = {"word": str}
    may = {"n": int, "ways": tuple}


SHOUT = {"shout": Shout()}


@pytest.mark.parametrize(
    ("wish", "text"),
    [
        (Wish("grow"), "grow"),
        (n(2), "say n=2"),
        (n(-1), "say n=-1"),
        (Wish("pick", words=("ace", "cat")), "pick words=ace,cat"),
        (Wish("pick", words=("ace",)), "pick words=ace"),
        (Wish("pick", words=()), "pick words="),
        (Wish("pick", words=("7", 7, "two words")), 'pick words="7",7,"two words"'),
        (Wish("pick", words=((1, 2), (), ("a", (3,)))), "pick words=(1,2),(),(a,(3))"),
    ],
)
def test_a_wish_is_read_as_it_is_written(wish: Wish, text: str) -> None:
    """The line of a wish stands for it alone."""
    assert written(wish) == text
    assert read_wish(VERBS, text) == wish


@pytest.mark.parametrize("word", ["red", "007", "", 'say "hi"', "a=b", "true", "é t", "(x)", "a,b", "new\nline"])
def test_any_text_is_read_back(word: str) -> None:
    """Text that is no plain word is quoted; what a player types without quotes is taken as it is."""
    wish = Wish("shout", word=word, n=3, ways=((0, 1), (2, word)))
    assert read_wish(SHOUT, written(wish)) == wish


def test_text_is_taken_as_it_is_typed() -> None:
    """Where text is wanted a figure is text, and spaces between arguments don't matter."""
    assert read_wish(SHOUT, "  shout   word=12  n=12 ") == Wish("shout", word="12", n=12)


@pytest.mark.parametrize(
    ("text", "clause", "facts"),
    [
        ("", "GT-VERB-01", {"verb": ""}),
        ("sing n=1", "GT-VERB-01", {"verb": "sing"}),
        ("say n", "GT-FORM-01", {"verb": "say", "argument": "n"}),
        ("say 1", "GT-FORM-01", {"verb": "say", "argument": "1"}),
        ("say n=1,2", "GT-FORM-01", {"verb": "say", "argument": "n"}),
        ("say n=", "GT-FORM-01", {"verb": "say", "argument": "n"}),
        ("say n=--1", "GT-FORM-01", {"verb": "say", "argument": "n"}),
    ],
)
def test_other_lines_are_refused(text: str, clause: str, facts: dict[str, str]) -> None:
    """A line that is not a wish is refused with the verb or the argument that is wrong."""
    with pytest.raises(Refused) as refused:
        read_wish(VERBS, text)
    assert (refused.value.clause, refused.value.facts) == (clause, facts)


def test_options_print_as_the_lines_that_answer_reads() -> None:
    """`options` lists what is asked and what is offered; a match and a fork take each line for an answer."""
    match = Parlour(say(0), offers=(GROW,)).new(players=2)
    options = match.options(0)
    assert str(options).split("\n")[:4] == ["say n=0", "say n=1", "say n=2", "pick words=ace"]
    assert str(options).split("\n")[-1] == repr(options).split("\n")[-1] == "grow"
    assert len(options) == len(list(options)) == 3 + 6 + 1
    assert n(2) in options
    assert n(3) not in options
    assert str(match.options(1)) == "grow"
    for line in str(options).split("\n"):
        assert match.why(0, line)
        match.fork().answer(0, line)
    match.answer(0, "say n=2")
    assert match.g.notes == ("0 says 2",)
    assert not match.options(0)


def test_what_is_asked_is_not_offered_once_more() -> None:
    """A verb that is asked for and offered is listed once."""
    match = Parlour(say(0), offers=(SAY, SHRINK)).new(players=1)
    assert [wish.verb for wish in match.options(0)].count("say") == 3


def test_many_options_are_counted() -> None:
    """Of very many options the first are listed and the rest counted."""
    lines = str(Parlour(twice(0)).new(players=1, most=5000).options(0)).split("\n")
    assert lines[-2:] == ["say n=39", "... and 4960 more"]


def test_an_illegal_line_is_refused_like_its_wish() -> None:
    """A line is judged by the rules too, and a line that cannot be read leaves the match as it was."""
    match = Parlour(say(0)).new(players=1)
    assert match.why(0, "say n=3") == match.why(0, n(3)) == Refused("PL-SAY-01", most=3)
    assert match.why(0, "sing") == match.fork().why(0, "sing") == Refused("GT-VERB-01", verb="sing")
    with pytest.raises(Refused, match="GT-VERB-01"):
        match.answer(0, "sing")
    with pytest.raises(Refused, match="PL-SAY-01"):
        match.fork().answer(0, "say n=3")
    assert isinstance(match.options(0), Options)
    assert len(match.log) == 1
