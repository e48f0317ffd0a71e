"""Chance: the published algorithm and its test vectors, evenness, forks, and recorded draws."""

from __future__ import annotations

import re
from itertools import permutations
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from tests.property.kernel.evenness import looks_uniform
from tests.unit.kernel import chance_by_the_book as book

from getaway.kernel import Committed, One, Order, Recorded, Rows, Seeded, Shape, Some, Split, commitment
from getaway.kernel.chance import match_key

SEED = bytes(range(32))
NUMBERS = (b"17", b"", b"four")
PAGE = Path(__file__).parents[3] / "docs" / "chance.md"
BIG = 2**256 + 1
RANGES = (1, 2, 3, 5, 6, 52, 255, 256, 257, 2**64 + 1, factorial(54), 2**256, BIG, 3**400)


def vectors(part: int) -> dict[str, str]:
    """The lines of one of the page's two tables of test vectors."""
    text = PAGE.read_text(encoding="utf-8").split("## Test vectors")[1].split("A simulation")[part]
    lines = re.findall(r"^\| (.+?) \| (.+?) \|$", text, re.MULTILINE)
    return {what: value.strip("`") for what, value in lines}


def drawn(source: Seeded) -> dict[str, str]:
    """What the tables say about draws, computed from this source."""

    def first(n: int, many: int) -> list[str]:
        again = source.fork()
        return [str(again.below(n)) for _ in range(many)]

    small = {f"eight draws below {n}": " ".join(first(n, 8)) for n in (2, 6, 52)}
    one, two = first(factorial(54), 2)
    return {
        **small,
        "first draw below 54!": one,
        "second draw below 54!": two,
        "first draw below 2^256 + 1": first(BIG, 1)[0],
    }


@pytest.mark.clause("GT-CHANCE-01")
def test_the_page_gives_the_draws_of_a_live_match() -> None:
    """Commitment, match key and draws are those of the published test vectors."""
    source = Committed(SEED, NUMBERS)
    keys = {"commitment": commitment(SEED), "match key": match_key(SEED, NUMBERS).hex()}
    assert {**keys, **drawn(source)} == {
        key: value for key, value in vectors(0).items() if not key.startswith(("what", "-"))
    }


def test_the_page_gives_the_draws_of_a_simulation() -> None:
    """Key and draws of a seeded source are those of the published test vectors."""
    source = Seeded(7)
    assert {"key": source.key.hex(), **drawn(source)} == {
        key: value for key, value in vectors(1).items() if not key.startswith(("what", "-"))
    }


@pytest.mark.parametrize(
    "n",
    [1, 2, 3, 5, 6, 52, 255, 256, 257, 2**64 + 1, factorial(54), 2**256, BIG, 3**400],
    ids=lambda n: f"{n.bit_length()}-bits",
)
def test_a_second_writing_of_the_algorithm_agrees(n: int) -> None:
    """The algorithm, written again from its description, gives every draw, across several blocks and attempts too."""
    live, quick = Committed(SEED, NUMBERS), Seeded("vault")
    key = book.key_of(SEED, *NUMBERS)
    for number in range(12):
        assert live.below(n) == book.draw(book.committed(key), number, n)
        assert quick.below(n) == book.draw(book.seeded("vault"), number, n)


def test_every_part_of_the_key_counts() -> None:
    """Another seed, number, order of seats, or border between two numbers gives another key."""
    keys = [
        match_key(seed, numbers)
        for seed, numbers in [
            (SEED, NUMBERS),
            (SEED[::-1], NUMBERS),
            (SEED, NUMBERS[::-1]),
            (SEED, (b"1", b"7", b"four")),
            (SEED, (b"17", b"four")),
            (SEED, (b"17", b"", b"fuor")),
            (SEED, ()),
        ]
    ]
    assert len(set(keys)) == len(keys)
    assert commitment(SEED) != commitment(SEED[::-1])


@pytest.mark.parametrize("n", [2, 6, 10, 52])
@pytest.mark.parametrize("source", [Seeded(3), Committed(SEED)], ids=["seeded", "committed"])
def test_draws_are_even(source: Seeded, n: int) -> None:
    """Every value below n is equally likely."""
    source = source.fork()
    assert looks_uniform([source.below(n) for _ in range(60 * n)], n)


def test_a_shuffle_is_even() -> None:
    """Every order of four cards is equally likely."""
    source, orders = Committed(SEED), list(permutations(range(4)))
    draws = [source.draw(Order("order", range(4)))["order"] for _ in range(24 * 60)]
    assert looks_uniform([orders.index(order) for order in draws], 24)


def test_numbers_become_answers_as_the_page_says() -> None:
    """The page's way from a number to an answer, for each shape, by hand."""
    expected: dict[tuple[Shape, int], dict[str, object]] = {
        (One("a", "xyz"), 1): {"a": "y"},
        (Rows(("a", "b"), [(1, 2), (3, None)]), 1): {"a": 3},
        (Order("a", range(4)), 0): {"a": (0, 1, 2, 3)},
        (Order("a", range(4)), 9): {"a": (1, 2, 3, 0)},
        (Some("a", range(3), 0, 2), 1): {"a": (0,)},
        (Some("a", range(3), 0, 2), 4): {"a": (0, 1)},
        (Split("a", 2, [(0, 2), (0, 2)]), 2): {"a": (2, 0)},
    }
    for (shape, number), answer in expected.items():
        args: dict[str, Any] = {}
        shape.fill(args, number)
        assert args == answer


@pytest.mark.parametrize("source", [Seeded(3), Committed(SEED)], ids=["seeded", "committed"])
def test_a_fork_stands_at_the_same_place(source: Seeded) -> None:
    """A fork gives the same next draws, is of the same kind, and leaves the original where it was."""
    source = source.fork()
    source.below(6)
    other = source.fork()
    assert (type(other), other.drawn) == (type(source), 1)
    assert [other.below(100) for _ in range(5)] == [source.below(100) for _ in range(5)]
    other.below(2)
    assert (source.drawn, other.drawn) == (6, 7)


def test_each_draw_uses_one_number() -> None:
    """A draw of the only value and a draw after many attempts both use up one number."""
    source = Seeded(0)
    for n in (1, 2, 2**200 + 1, 1):
        source.below(n)
    assert source.drawn == 4
    assert Seeded(0, drawn=4).below(1000) == source.below(1000)


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_draw_from_nothing(n: int) -> None:
    """A draw from nothing is an error and uses up no number."""
    source = Seeded(0)
    with pytest.raises(ValueError, match="nothing to draw"):
        source.below(n)
    with pytest.raises(ValueError, match="nothing to draw"):
        source.draw(One("a", ()))
    assert source.drawn == 0


def test_recorded_draws_come_again_then_those_of_the_source() -> None:
    """Recorded values come in order without touching the source, which goes on afterwards."""
    die, source = One("die", range(6)), Seeded(9)
    after = source.fork()
    recorded = Recorded([{"die": 5}, {"die": 2}], source)
    assert [recorded.draw(die) for _ in range(2)] == [{"die": 5}, {"die": 2}]
    assert source.drawn == 0
    assert [recorded.draw(die) for _ in range(4)] == [after.draw(die) for _ in range(4)]
    assert recorded.drawn == 6


def test_a_recorded_fork_has_the_same_draws_left() -> None:
    """A fork in the middle of recorded draws has the rest of them, and the source's after."""
    die = One("die", range(6))
    recorded = Recorded([{"die": 5}, {"die": 2}], Seeded(9))
    recorded.draw(die)
    other = recorded.fork()
    assert other.drawn == recorded.drawn == 1
    assert [other.draw(die) for _ in range(4)] == [recorded.draw(die) for _ in range(4)]


def test_a_draw_that_is_not_known_is_made_anew() -> None:
    """None among recorded values takes the source's next draw in its place; the others stay where they were."""
    die, source = One("die", range(6)), Seeded(9)
    after = source.fork()
    recorded = Recorded([{"die": 5}, None, {"die": 2}, None], source)
    one, other = after.draw(die), after.draw(die)
    assert [recorded.draw(die) for _ in range(4)] == [{"die": 5}, one, {"die": 2}, other]
    assert (recorded.drawn, source.drawn) == (4, 2)


@pytest.mark.parametrize("value", [{"die": 6}, {"die": True}, {}, {"card": 1}])
def test_a_recorded_draw_must_fit(value: dict[str, int]) -> None:
    """A recorded value that the shape does not hold is not played."""
    with pytest.raises(ValueError, match="does not fit"):
        Recorded([value], Seeded(0)).draw(One("die", range(6)))
