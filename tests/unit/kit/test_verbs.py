"""Plain verbs, and choices among what waits in the state."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from getaway.kernel import ALLOWED, Refused, Verdict, Wish
from getaway.kit.verbs import Choose, Plain, choosing, kind_of

ROOM, ROUTE, WHAT = Choose("room", int, "room"), Choose("route", tuple, "cell"), Choose("what", str, "")


class Waits(NamedTuple):
    """Things of a kind that wait to be chosen among."""

    kind: str
    items: tuple[Any, ...]
    cite: str = "GT-FORM-01"
    about: int | str = 4


class Table(NamedTuple):
    """A state as far as choices are concerned."""

    pending: Waits | None = None


def clause(verdict: Verdict) -> str:
    """The clause that refuses."""
    assert isinstance(verdict, Refused)
    return verdict.clause


def test_a_plain_verb_says_it_all_by_its_name() -> None:
    """It is allowed, is one option without arguments, and does nothing."""
    verb = Plain("stop")
    assert verb.judge(Table(), 0, Wish("stop")) == ALLOWED
    act = verb.options(Table(), 0)
    assert act is not None
    assert (act.verb, act.count) == ("stop", 1)
    assert list(verb.run(Table(), 0, Wish("stop"))) == []


def test_only_what_waits_can_be_chosen() -> None:
    """Options and judge agree; anything else is refused with the clause that waits there."""
    table = Table(Waits("room", (2, 5)))
    act = ROOM.options(table, 0)
    assert act is not None
    assert act.count == 2
    assert ROOM.judge(table, 0, Wish("choose-room", room=5)) == ALLOWED
    assert clause(ROOM.judge(table, 0, Wish("choose-room", room=3))) == "GT-FORM-01"


@pytest.mark.parametrize("table", [Table(), Table(Waits("what", ("red",)))], ids=["nothing waits", "another kind"])
def test_a_kind_that_does_not_wait_is_not_asked(table: Table) -> None:
    """There is no option, and the wish is refused as not asked."""
    assert ROOM.options(table, 0) is None
    assert clause(ROOM.judge(table, 0, Wish("choose-room", room=2))) == "GT-ASK-01"


def test_a_choice_touches_its_thing_on_the_board() -> None:
    """A route its end, one without steps nothing in particular; what is not on the board touches nothing."""
    assert ROOM.place(Table(), 0, "room", 2) == "room:2"
    assert ROUTE.place(Table(), 0, "route", (7, 8, 9)) == "cell:9"
    assert ROUTE.place(Table(), 0, "route", ()) == "cell:-1"
    assert WHAT.place(Table(), 0, "what", "red") is None


def test_a_choice_can_say_what_finds_its_thing() -> None:
    """Then that decides by itself, for routes too; its options belong to what it finds."""
    slot = Choose("slot", int, lambda g, seat, value: f"slot:{seat}:{value - 1}" if g.pending is None else None)
    route = Choose("route", tuple, lambda _g, _seat, value: f"door:{value[0]}")
    assert slot.place(Table(), 3, "slot", 2) == "slot:3:1"
    assert slot.place(Table(Waits("slot", (2,))), 3, "slot", 2) is None
    assert route.place(Table(), 0, "route", (7, 8)) == "door:7"
    assert (slot.anchor, WHAT.anchor) == ("slot", "")


def test_a_choosing_question_tells_what_it_is_about() -> None:
    """And nowhere in particular where nothing waits."""
    question = choosing("which-room", ROOM, "A-ROOM-01", otherwise="A-TURN-01")
    assert question.facts(Table(Waits("room", (2, 5))), 0) == {"about": 4}
    assert question.facts(Table(), 0) == {"about": -1}
    assert kind_of(question) == "room"


def test_a_choosing_question_refuses_others_by_its_first_clause() -> None:
    """Unless a clause of their own is given."""
    question = choosing("which-room", ROOM, ("A-ROOM-01", "A-ROOM-02"), otherwise="A-TURN-01")
    assert (question.cites, question.others) == (("A-ROOM-01", "A-ROOM-02"), "A-ROOM-01")
    assert question.otherwise == "A-TURN-01"
    assert choosing("which-room", ROOM, "A-ROOM-01", otherwise="A-TURN-01", others="A-ROUND-01").others == "A-ROUND-01"
