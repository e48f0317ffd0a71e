"""Throws: every combination of faces once, found again by its place."""

from __future__ import annotations

import pytest

from getaway.kernel.wish import Args
from getaway.kit.dice import Throw, throw


def filled(shape: Throw, i: int) -> tuple[int, ...]:
    """The faces of the throw at this place."""
    args: Args = {}
    shape.fill(args, i)
    faces: tuple[int, ...] = args[shape.names[0]]
    return faces


def test_every_combination_comes_once() -> None:
    """Three sides and two make six throws, all different."""
    shape = Throw("faces", (3, 2))
    assert shape.count == 6
    assert {filled(shape, i) for i in range(6)} == {(a, b) for a in range(3) for b in range(2)}


def test_a_throw_is_found_at_its_place() -> None:
    """Rank undoes fill for each of 216 throws of three dice."""
    shape = throw("faces", 3)
    assert shape.count == 216
    assert [shape.rank({"faces": filled(shape, i)}) for i in range(216)] == list(range(216))


@pytest.mark.parametrize("faces", [(0,), (0, 2), (3, 0), (-1, 0), (True, 0), (1.0, 0), [0, 0], None])
def test_what_is_no_throw_has_no_place(faces: object) -> None:
    """Too few dice, a face that is not there, something else than numbers."""
    assert Throw("faces", (3, 2)).rank({"faces": faces}) == -1


def test_no_dice_are_one_throw() -> None:
    """Nothing is shown."""
    assert throw("faces", 0).count == 1
    assert filled(throw("faces", 0), 0) == ()


def test_equal_dice_share_their_shape_and_say_their_sides() -> None:
    """The shape is made once, and goes over the wire by its sides."""
    assert throw("faces", 2) is throw("faces", 2)
    assert throw("faces", 2).wire() == {"shape": "throw", "name": "faces", "sides": (6, 6)}
