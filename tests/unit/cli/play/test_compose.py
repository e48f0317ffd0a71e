"""Choices of every shape are composed in steps from the form that every client is sent."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from getaway import games
from getaway.cli.console.wording import Wording
from getaway.cli.errors import Wrong
from getaway.cli.play.compose import Composer, Entry, Menu, how
from getaway.cli.play.turn import options
from getaway.kernel import Act, One, Order, Rows, Shape, Some, Split, Wish
from getaway.kernel.stream import Put, choice_wire
from getaway.kernel.verbs import Verb

GAME = games.find("bombsquad")


def composer(verb: str, *parts: Shape) -> Composer:
    """A question with one answer form, in Bomb Squad's words."""
    wording = Wording(GAME)
    match = GAME.new(3, seed=1, mission="alpha")
    wording.view = match.view(0) if verb != "order" else None  # there is nothing on the frame
    asked: tuple[Verb, ...] = (GAME.verbs[verb],)  # type: ignore[type-arg]
    choice = choice_wire(match.g, 0, type(match.asks[0].choice)((Act(verb, *parts),)), asked)
    return Composer(Put(0, (0,), "turn", ("BS-TURN-01",), choice=choice), wording)


def typed(made: Composer, *words: str) -> Wish | None:
    """The wish after these steps."""
    for word in words:
        made.take(word)
    return made.wish()


def test_some_takes_numbers_in_any_order() -> None:
    """Several of many are typed as numbers and told in the items' own order; a dash is none."""
    shape = Some("cards", range(5), 0, 5)
    assert typed(composer("declare_seen", shape), "4 2") == Wish("declare_seen", cards=(1, 3))
    assert typed(composer("declare_seen", shape), "-") == Wish("declare_seen", cards=())


def test_order_keeps_the_order_and_drops_what_is_left_out() -> None:
    """An order is typed as numbers, with commas or without; a number left out is not in the wish."""
    assert typed(composer("order", Order("slots", range(4), drop=1)), "3,1 4") == Wish("order", slots=(2, 0, 3))


def test_split_takes_a_number_for_each_bin() -> None:
    """Shares are typed one after the other."""
    made = composer("order", Split("slots", 5, [(0, 3), (1, 4)]))
    assert made.menu().part is not None
    assert typed(made, "2 3") == Wish("order", slots=(2, 3))


def test_rows_narrow_column_by_column() -> None:
    """With many rows one column is asked first, and only rows that agree with it are listed then."""
    rows: list[tuple[int, str | None, str | None]]
    rows = [(to, colour, None) for to in (1, 2) for colour in ("red", "yellow", "blue")]
    rows += [(to, None, action) for to in (1, 2) for action in ("move", "open_door")]
    made = composer("inform", Rows(("to", "colour", "action"), rows))
    assert [entry.text for entry in made.menu().entries] == ["player 2", "player 3"]
    made.take("2")
    assert next(entry.text for entry in made.menu().entries) == "Red cards: tell player 3"
    assert typed(made, "5") == Wish("inform", to=2, action="open_door")


def test_columns_may_be_left_out() -> None:
    """A value that may be left out is an option of its own."""
    made = composer("discard", One("card", range(3)), Rows(("colour", "action"), CALLS))
    made.take("card 2")
    assert [entry.text for entry in made.menu().entries] == ["no colour", "red", "yellow", "blue"]
    assert typed(made, "no", "2") == Wish("discard", card=1, action="open_door")


CALLS = [
    (colour, action)
    for colour in (None, "red", "yellow", "blue")
    for action in (None, "move", "open_door", "rescue_hostage", "disarm_bomb")
    if colour or action
]


def test_plain_numbers_stand_for_themselves() -> None:
    """Amounts are typed as they are, not by their place in the list."""
    made = composer("work", One("amount", range(20)))
    assert typed(made, "0") == Wish("work", amount=0)


def test_what_can_only_be_none_is_not_asked() -> None:
    """After the first amount, one that can only be 0 is bound by itself; a larger one is asked for."""
    assert typed(rolling(range(3), [0], [0]), "move", "2") == Wish("move", basic=2, advanced=0, elite=0)
    assert typed(rolling([0], [0], [0]), "move") is None
    assert typed(rolling([0], [0], [0]), "move", "0") == Wish("move", basic=0, advanced=0, elite=0)
    asked = rolling(range(3), [0], range(2))
    assert typed(asked, "move", "2") is None
    assert asked.menu().title == "How many elite dice (2\u20133 AP each)?"


def rolling(*pools: Sequence[int]) -> Composer:
    """A burncycle move rolled with this many dice of each kind, next to other answers."""
    game = games.find("burncycle")
    match = game.new(1, seed=1, mission="paper_trail")
    move = Act("move", *[One(kind, pool) for kind, pool in zip(("basic", "advanced", "elite"), pools, strict=True)])
    other = Act("roll", *[One(kind, range(9)) for kind in ("basic", "advanced", "elite")])
    while not match.g.bots:
        match.answer(0, next(iter(match.asks[0].choice)))
    choice = choice_wire(match.g, 0, type(match.asks[0].choice)((move,)), (game.verbs["move"],))
    choice.append(other.wire())
    return Composer(Put(0, (0,), "act", ("BC-ACT-04",), choice=choice), Wording(game))


def test_so_far_and_back() -> None:
    """The steps taken can be read, and taken back one by one."""
    made = composer("discard", One("card", range(3)), Rows(("colour", "action"), CALLS))
    made.take("2")
    made.take("3")
    assert made.so_far == "card 2: nothing known > yellow"
    assert made.back()
    assert made.back()
    assert not made.back()


@pytest.mark.parametrize("words", ["", "x", "1 x", "7", "1 9"])
def test_wrong_numbers_are_explained(words: str) -> None:
    """Anything but a list of the numbers shown is refused, with a hint how to type one; no step is taken."""
    made = composer("order", Order("slots", range(3)))
    with pytest.raises(Wrong, match=r"Type all 3 numbers|Use one of these numbers: 1 2 3"):
        made.take(words)
    assert made.taken == []


def test_the_only_argument_is_told_in_its_own_words() -> None:
    """A role is told with what it can do, however few are left to choose from."""
    few = composer("take_role", One("role", ["role_driver", "role_analyst"]))
    assert [entry.text for entry in few.menu().entries] == [
        "Driver: as operator, makes one move card 1 longer or shorter",
        "Analyst: may take back a discarded card for 1 cell",
    ]
    assert typed(few, "2") == Wish("take_role", role="role_analyst")


def test_long_things_typed_together_have_a_line_each() -> None:
    """Short ones stand two to a line; as soon as one is long, none begins in the middle of a line."""
    short = Menu("", tuple(Entry(str(n), f"card {n}") for n in (1, 2, 3)), {"shape": "some"})
    assert [line.split() for line in options(short, costs=True)] == [
        ["1", "card", "1", "2", "card", "2"],
        ["3", "card", "3"],
    ]
    entries = (*short.entries, Entry("4", "clear your awareness chip, unless you are in sight"))
    long = list(options(short._replace(entries=entries), costs=True))
    assert [line.split()[0] for line in long] == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [
        (1, 1, "Type one of the numbers."),
        (0, 1, "Type one of the numbers, or - for none."),
        (1, 2, "Type 1 to 2 of the numbers, such as 1 3."),
        (0, 5, "Type up to 5 of the numbers, such as 1 3; - for none."),
    ],
)
def test_how_many_numbers_are_typed(low: int, high: int, told: str) -> None:
    """A dash is offered only where none may be chosen, and one number is not called a range."""
    assert how({"shape": "some", "low": low, "high": high}) == told
