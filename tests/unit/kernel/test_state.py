"""State: cheap copies, bytes, declared secrecy; and the wire: wishes, refusals and entries there and back."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.kernel.parlour import Parlour, Room, n, say

from getaway.kernel import (
    SPECTATOR,
    Answer,
    AnyEntry,
    Began,
    Drawn,
    Fired,
    Public,
    Refused,
    State,
    Undone,
    Wish,
    encode,
    from_json,
    known,
    once,
    secrecy,
    secret,
    state_hash,
    to_json,
)
from getaway.kernel.entries import Paused, Resumed
from getaway.kernel.inside import inside
from getaway.kernel.wire import whole


class Vault(State, kw_only=True):
    """A field for all, one for its seat, one that nobody declared."""

    doors: Public[int] = 2
    codes: Annotated[tuple[int, ...], secret(lambda g, seat: g.codes[seat] if seat >= 0 else None)] = (7, 8)
    forgotten: int = 0


def test_every_field_says_who_may_know_it() -> None:
    """`secrecy` gives each field's declaration and None for a field without one; the tape isn't a field."""
    declared = secrecy(Vault)
    assert list(declared) == ["players", "doors", "codes", "forgotten"]
    assert declared["forgotten"] is None
    assert declared["doors"] is not None
    assert declared["doors"].known is None
    assert declared["codes"] is not None
    assert declared["codes"].known is not None


def test_what_all_see_alike_is_made_once() -> None:
    """For each state: again when any field is another object, of a state of another kind, or of an earlier state."""
    made: list[int] = []

    class Cellar(Vault, kw_only=True):
        """Another kind with the same fields."""

    @once
    def look(g: Vault) -> int:
        made.append(g.doors)
        return g.doors

    vault = Vault(players=2, codes=(7, 8))
    assert [look(vault), look(vault), look(vault.copy())] == [2, 2, 2]
    assert made == [2]
    before = vault.copy()
    vault.doors = 300
    assert (look(vault), look(before)) == (300, 2)
    before.codes = (7, 9)
    look(before)
    look(Cellar(players=2, codes=before.codes))
    assert made == [2, 300, 2, 2, 2]


def test_a_seat_knows_its_part() -> None:
    """`known` is, field by field, what a seat may know."""
    vault = Vault(players=2)
    assert known(vault, 1) == {"players": 2, "doors": 2, "codes": 8, "forgotten": 0}
    assert known(vault, SPECTATOR)["codes"] is None


def test_a_copy_goes_its_own_way() -> None:
    """Changing a copy leaves the original alone, and the values are shared."""
    room = Room(players=2, notes=("a",))
    other = room.copy()
    assert other.notes is room.notes
    other.notes = ("b",)
    assert room.notes == ("a",)


def test_equal_states_have_equal_bytes() -> None:
    """Bytes and hash follow from the fields alone, whatever the tape and the way there."""
    match = Parlour(say(0), say(0)).new(players=1)
    bare = Parlour(say(0), say(0)).begin(1, {})
    assert encode(match.g) == encode(bare)
    assert state_hash(match.g) == match.state_hash == state_hash(bare)
    assert match.g.tape is inside(match).tape
    match.answer(0, n(1))
    assert match.state_hash != state_hash(bare)
    match.undo(0)
    assert match.state_hash == state_hash(bare)


def test_a_state_is_plain_data() -> None:
    """A state goes through JSON and comes back the same."""
    room = Room(players=2, notes=("x",), dues=((5, "bell"),), hands=(3, 4))
    assert from_json(to_json(room), Room) == room


@pytest.mark.parametrize(
    "entry",
    [
        Began("parlour", 1, 2, {"dues": ((1, "a"),), "most": 3}),
        Answer(1, Wish("pick", words=("ace", "bow"))),
        Answer(0, Wish("move", path=((1, 2), (3, 4))), 77, offer=True, secret=True),
        Drawn({"order": (2, 0, 1)}),
        Drawn({"die": 3}, None),
        Drawn({"die": 3}, (0, 2)),
        Fired("bell", 500),
        Undone(0, 3, 9, (1, 2), practice=True),
        Paused(3),
        Resumed(3),
    ],
)
def test_entries_come_back(entry: AnyEntry) -> None:
    """Every kind of entry goes through JSON and comes back equal, its tuples as tuples."""
    again: AnyEntry = from_json(to_json(entry), AnyEntry)  # type: ignore[arg-type]  # a union of types
    assert whole(again) == entry


ARGS = st.recursive(
    st.one_of(st.integers(-(2**53), 2**53), st.text(max_size=4)),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)


@settings(deadline=None)
@given(st.text(), st.dictionaries(st.text(), ARGS, max_size=4))
def test_wishes_come_back(verb: str, args: dict[str, Any]) -> None:
    """Any wish goes through JSON and comes back equal; equal wishes give equal bytes and hashes."""
    wish = Wish.of(verb, args)
    again = from_json(to_json(wish), Wish)
    assert again == wish
    other = Wish.of(verb, dict(reversed(args.items())))
    assert (to_json(other), hash(other)) == (to_json(wish), hash(wish))


@pytest.mark.parametrize(
    "text", ["3", "[]", "{}", '{"verb": 3}', '{"verb": ["say"]}', '{"verb": "say", "args": [1]}', '"say"', "null"]
)
def test_what_is_no_wish(text: str) -> None:
    """Anything but a wish is refused while decoding, before any rule sees it."""
    with pytest.raises(msgspec.ValidationError):
        from_json(text, Wish)


def test_refusals_go_over_the_wire() -> None:
    """A refusal is its clause and facts."""
    assert to_json(Refused("PL-1", most=3)) == b'{"clause":"PL-1","facts":{"most":3}}'


def test_other_things_do_not() -> None:
    """Data that can't go over the wire raises an error instead of being guessed at."""
    with pytest.raises(NotImplementedError, match="set_iterator"):
        to_json(iter(frozenset()))
    with pytest.raises(NotImplementedError, match="Refused"):
        from_json("{}", Refused)


def test_a_wish_is_never_changed() -> None:
    """A wish is its own copy; None leaves an argument out; its text can be read."""
    wish = Wish("pick", words=("ace",), loud=None)
    assert copy(wish) is deepcopy(wish) is wish
    assert wish == Wish("pick", words=("ace",))
    assert (wish["words"], wish.get("loud", 1)) == (("ace",), 1)
    assert repr(wish) == "Wish('pick', words=('ace',))"
    assert wish != "pick"
