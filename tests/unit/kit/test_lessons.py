"""How far a player has come follows from what they are told and see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from getaway.games import find
from getaway.kernel import Wish
from getaway.kernel.stream import Did, Put, Told, Undid
from getaway.kit.lessons import (
    BadLesson,
    Goal,
    Learning,
    Lesson,
    Part,
    Step,
    Way,
    begun,
    is_like,
    lessons,
    offered,
    suggested,
)
from getaway.kit.scenes import Deed, Said

WORDS = Said("a", "b", "c")


class Opened(msgspec.Struct):
    """Something that happens."""

    door: int


class View(msgspec.Struct):
    """What a player sees."""

    cells: int = 0
    secured: tuple[int, ...] = ()


def step(key: str, *goals: Goal, **more: Any) -> Step:
    """A step with these goals."""
    return Step(key, WORDS, WORDS, ("X-1",), goals, **more)


def lesson(*steps: Step) -> Lesson:
    """A lesson of these steps."""
    return Lesson("any", WORDS, WORDS, 3, steps, WORDS)


DOOR = step("door", Goal(tells={"event": "Opened"}), way=(Way("walk"), Way("open", {"door": 2})))
CELLS = step("cells", Goal(shows=(Part("cells", least=3),)))
ONE = Learning("any", 0)


def told(rev: int, door: int = 1) -> Told:
    """A door was opened."""
    return Told(rev, Opened(door))


def test_a_goal_is_met_by_what_is_told() -> None:
    """The kind of event counts, and the fields that are named."""
    assert ONE.after(lesson(DOOR), [told(4)], View()).met == (4,)
    second = step("door", Goal(tells={"event": "Opened", "door": 2}))
    assert ONE.after(lesson(second), [told(4)], View()).met == ()
    assert ONE.after(lesson(second), [told(4, 2)], View()).met == (4,)


def test_a_goal_is_met_by_what_is_seen() -> None:
    """With the last item that was sent, so that an undo takes it back."""
    assert ONE.after(lesson(CELLS), [told(7)], View(cells=2)).met == ()
    assert ONE.after(lesson(CELLS), [told(7)], View(cells=3)).met == (7,)
    assert ONE.after(lesson(CELLS), [], View(cells=3)).met == ()


def test_one_event_meets_one_step() -> None:
    """What was done before it was asked for doesn't count; what is so still does."""
    two = lesson(DOOR, msgspec.structs.replace(DOOR, key="again"), CELLS)
    assert ONE.after(two, [told(4)], View(cells=9)).met == (4,)
    assert ONE.after(two, [told(4), told(5)], View(cells=9)).met == (4, 5, 5)


def test_an_undo_takes_steps_and_answers_back() -> None:
    """Only what came before the undone answer counts."""
    two = lesson(DOOR, DOOR)
    learning = ONE.after(two, [told(4), Did(6, 0, Wish("walk"))], View())
    assert (learning.met, learning.ahead) == ((4,), 1)
    assert learning.after(two, [Undid(8, 0, holds=6)], View()).ahead == 0
    assert learning.after(two, [Undid(8, 0, holds=4)], View()) == ONE


def test_the_way_is_followed_in_order() -> None:
    """An answer of the way, or a later one, moves on; anything else doesn't."""
    one = lesson(DOOR)
    assert ONE.after(one, [Did(1, 0, Wish("rest"))], View()).ahead == 0
    assert ONE.after(one, [Did(1, 1, Wish("walk"))], View()).ahead == 0, "somebody else's answer"
    assert ONE.after(one, [Did(1, 0, Wish("walk", to=3))], View()).ahead == 1
    assert ONE.after(one, [Did(1, 0, Wish("open", door=2))], View()).ahead == 2


def test_an_answer_that_is_not_suggested_strays_until_one_is_or_it_is_undone() -> None:
    """What helps to go on doesn't count as straying, and neither does another player's answer."""
    helped = lesson(msgspec.structs.replace(DOOR, back=(Way("pass"),)))
    assert ONE.heard(helped, Did(4, 0, Wish("pass")), View()).strayed == -1
    assert ONE.heard(helped, Did(4, 1, Wish("fly")), View()).strayed == -1
    strayed = ONE.heard(helped, Did(4, 0, Wish("fly")), View())
    assert strayed.strayed == 4
    assert strayed.heard(helped, Did(6, 0, Wish("sing")), View()).strayed == 4
    assert strayed.heard(helped, Did(6, 0, Wish("walk")), View()).strayed == -1
    assert strayed.heard(helped, Undid(7, 0, holds=4), View()).strayed == -1


def test_what_closes_a_lesson_ends_it_at_any_step() -> None:
    """Steps that were still ahead count as done, until an undo."""
    last = Goal(tells={"event": "Opened", "door": 9})
    three = msgspec.structs.replace(lesson(DOOR, DOOR, CELLS), closes=(last,))
    learning = ONE.after(three, [told(4), told(6, 9)], View())
    assert (learning.met, learning.step(three)) == ((4, 6, 6), None)
    assert learning.after(three, [Undid(8, 0, holds=6)], View()).met == (4,)


def test_after_the_last_step_nothing_more_is_met() -> None:
    """A finished lesson stays as it is."""
    done = msgspec.structs.replace(ONE, met=(1,))
    assert done.step(lesson(DOOR)) is None
    assert done.after(lesson(DOOR), [told(4), Put(5, (0,), "q", ())], View()) == done


@pytest.mark.parametrize(
    ("part", "holds"),
    [
        (Part("cells", value=5), True),
        (Part("cells", value=4), False),
        (Part("cells", other=4), True),
        (Part("cells", other=5), False),
        (Part("cells", least=5, most=5), True),
        (Part("cells", least=6), False),
        (Part("cells", most=4), False),
        (Part("cells", among=(4, 5)), True),
        (Part("cells", among=(4, 6)), False),
        (Part("secured", has=6), True),
        (Part("secured", has=7), False),
        (Part("secured.1", value=6), False),
        (Part("nowhere", other=1), False),
    ],
)
def test_parts_of_a_view(part: Part, *, holds: bool) -> None:
    """Every condition that is given has to hold; what isn't there doesn't."""
    assert part.holds(View(cells=5, secured=(6,))) is holds


def test_a_deed_is_like_every_wish_with_its_arguments() -> None:
    """Arguments that are left out may be anything."""
    assert is_like(Deed("go"), Wish("go", direction="up"))
    assert is_like(Deed("order", {"slots": [1, 0]}), Wish("order", slots=(1, 0)))
    assert not is_like(Deed("go", {"direction": "up"}), Wish("go", direction="down"))


def test_what_is_suggested_is_legal() -> None:
    """The next answer of the way that can be given now, then what helps to go on."""
    known = find("bombsquad")
    any_one = next(iter(lessons(known.package).values()))
    match = begun(known, any_one)
    seat = any_one.seat
    legal = next(iter(match.asks[0].choice)) if match.asks[0].seat == seat else None
    if legal is None:
        pytest.skip("somebody else begins")
    unfit = Way(legal.verb, when=(Part("nowhere"),))
    first = step("x", Goal(tells={"event": "X"}), way=(Way("dance"), unfit, Way(legal.verb)), back=(Way("sing"),))
    found = suggested(match, first, Learning("x", seat))
    assert found is not None
    assert found.verb == legal.verb
    assert suggested(match, msgspec.structs.replace(first, way=(unfit,)), Learning("x", seat)) is None
    assert offered(match, seat, Deed("dance")) is None


def test_lessons_that_cannot_be_read_say_where(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of the file, and what is wrong with it."""
    folder = tmp_path / "broken" / "rules" / "lessons"
    folder.mkdir(parents=True)
    (tmp_path / "broken" / "__init__.py").write_text("")
    (folder / "10-x.toml").write_text("key = 3")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadLesson, match=r"10-x\.toml"):
        lessons("broken")
