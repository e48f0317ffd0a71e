"""A change laid over the old view gives the new one."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from getaway.games import find
from getaway.kernel import SPECTATOR, to_json
from getaway.table.change import SAME, Known, change


class Card(msgspec.Struct, rename={"kind": "what"}):
    """A struct with a name of its own on the wire."""

    kind: int
    hint: int | msgspec.UnsetType = 0


class Slim(msgspec.Struct, omit_defaults=True):
    """A struct that leaves out what is usual."""

    kind: int = 0


def plain(thing: object) -> Any:
    """What a client reads."""
    return msgspec.json.decode(to_json(thing))


def laid(old: Any, new: Any) -> Any:
    """A change over the old value, as a client lays it."""
    if isinstance(old, dict) and isinstance(new, dict):
        if new.keys() == {""}:
            return new[""]
        return {**old, **{name: laid(old.get(name), value) for name, value in new.items()}}
    return new


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ({"a": 1, "b": [1]}, {"a": 1, "b": [2]}, {"b": [2]}),
        ({"a": {"b": 1, "c": 1}}, {"a": {"b": 2, "c": 1}}, {"a": {"b": 2}}),
        ({"a": 1}, {"b": 1}, {"": {"b": 1}}),
        ({"a": {"b": 1}}, {"a": {}}, {"a": {"": {}}}),
        ({"a": None}, {"a": {"b": 1}}, {"a": {"b": 1}}),
        (1, True, True),
        ({"a": 1}, {"a": True}, {"a": True}),
        (Card(1, 2), Card(3, 2), {"what": 3}),
        (Card(1, 2), Card(1, msgspec.UNSET), {"": Card(1, msgspec.UNSET)}),
        (Slim(1), Slim(), {"": Slim()}),
        ({"a": Card(1)}, {"a": Slim(1)}, {"a": {"": Slim(1)}}),
    ],
)
def test_only_what_differs_is_told(old: object, new: object, told: object) -> None:
    """Members that differ, inside objects too; what cannot be told so is told as a whole."""
    found = change(old, new)
    assert type(found) is type(told)
    assert plain(found) == plain(told)
    assert laid(plain(old), plain(found)) == plain(new)


@pytest.mark.parametrize("same", [1, "a", [1, 2], {"a": {"b": 1}}, Card(1, 2), Slim(3)])
def test_nothing_is_told_of_what_is_the_same(same: Any) -> None:
    """Equal views need no change, whether they are one thing or two."""
    assert change(same, same) is SAME
    assert change(same, msgspec.json.decode(msgspec.json.encode(same), type=type(same))) is SAME


def test_every_change_of_a_match_leads_to_the_next_view() -> None:
    """A client that lays each change over its view has the view of the moment."""
    match = find("bombsquad").new(4, seed=3)
    dice = Random(2)  # noqa: S311 - play isn't cryptography
    old, seen = match.view(1), plain(match.view(1))
    for _ in range(30):
        match.answer(match.asks[0].seat, match.asks[0].choice.by_verb(dice))
        changed = change(old, match.view(1))
        seen = seen if changed is SAME else laid(seen, plain(changed))
        old = match.view(1)
        assert seen == plain(old)


@pytest.mark.parametrize("name", ["bombsquad", "breach", "burncycle"])
def test_what_is_compared_once_for_all_is_right_for_each(name: str) -> None:
    """Every audience is told its own change, whatever the others were told just before it, in any order."""
    match = find(name).new(3, seed=3)
    dice, audiences = Random(2), [SPECTATOR, 0, 1, 2]  # noqa: S311 - play isn't cryptography
    old = {seat: match.view(seat) for seat in audiences}
    for _ in range(60):
        match.answer(match.asks[0].seat, match.asks[0].choice.by_verb(dice))
        new, known = {seat: match.view(seat) for seat in audiences}, Known()
        dice.shuffle(audiences)
        for seat in audiences:
            alone, among = change(old[seat], new[seat]), change(old[seat], new[seat], known)
            assert (alone is SAME) == (among is SAME)
            assert alone is SAME or plain(alone) == plain(among)
        old = new
