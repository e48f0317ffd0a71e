"""What the desk of a seat tells: what is printed, and nothing that lies face down for that seat."""

from __future__ import annotations

from getaway.games.breach.game import GAME
from getaway.games.breach.shown.desk import Due
from getaway.games.breach.table.parts import CATEGORIES
from getaway.games.breach.table.pieces import Effect, avatars, ice, interface, malware, tracks
from getaway.kernel import SPECTATOR, to_json


def dues(effects: tuple[Effect, ...]) -> list[tuple[str, str, int]]:
    """Effects as a card shows them."""
    return [(each.do, each.what, each.n) for each in effects]


SEATS = (
    {
        "avatar": "mila",
        "breacher": "argo",
        "hand": ("dash", "pickpocket"),
        "objective": "o01",
        "disk": ("bio", "half-science"),
    },
    {"avatar": "sturm", "breacher": "cassia", "hand": ("hammer-blow", "long-shot"), "objective": "o12"},
)


def test_the_own_cards_are_printed_with_type_timing_and_condition() -> None:
    """A card of the hand says what it is and when it can be played."""
    dash, pickpocket = GAME.arrange(2, seats=SEATS).query(0, "desk").hand
    assert (dash.name, dash.type, dash.timing, dash.condition) == ("dash", "tactic", "your-move", "")
    assert (pickpocket.type, pickpocket.condition) == ("mission", "meets-avatar")


def test_cost_and_danger_are_told_in_short() -> None:
    """What must be paid, and what comes first, are named by what they do."""
    costly = GAME.arrange(2, seats=[{"avatar": "hugo", "breacher": "argo", "side": 1}]).query(0, "desk")
    dangerous = GAME.arrange(2, seats=[{"avatar": "sturm", "breacher": "argo", "side": 0}]).query(0, "desk")
    assert costly.seats[0].program.cost == tuple([Due(*due) for due in dues(malware()["black-market"].cost)])
    assert dangerous.seats[0].program.danger == tuple([Due(*due) for due in dues(malware()["warpath"].danger)])
    assert costly.seats[0].program.cost
    assert dangerous.seats[0].program.danger


def test_arrows_are_those_of_each_sheet() -> None:
    """The arrows from box to box differ from Avatar to Avatar."""
    seats = GAME.arrange(2, seats=SEATS).query(0, "desk").seats
    for seat, avatar in enumerate(("mila", "sturm")):
        printed = avatars()[avatar].arrows.items()
        assert set(seats[seat].arrows) == {(box, to) for box, leads in printed for to in leads}


def test_the_own_objective_is_told_in_halves_with_what_is_stored() -> None:
    """Half units needed, and those already stored."""
    needs = GAME.arrange(2, seats=SEATS).query(0, "desk").needs
    assert [(need.kind, need.need, need.have) for need in needs] == [
        ("bio", 2, 2),
        ("science", 2, 1),
        ("crypto", 1, 0),
    ]


def test_nobody_learns_the_cards_or_the_objective_of_another_seat() -> None:
    """Two tables that differ only in what is hidden have the same desk."""
    match = GAME.arrange(2, seats=SEATS)
    for seat in (0, SPECTATOR):
        told = str(to_json(match.query(seat, "desk")))
        assert not [card for card in ("hammer-blow", "long-shot", "o12") if card in told]
    other = GAME.arrange(2, seats=(SEATS[0], {**SEATS[1], "hand": ("grit", "shatter"), "objective": "o11"}))
    assert match.query(0, "desk") == other.query(0, "desk")
    assert not match.query(SPECTATOR, "desk").hand
    assert not match.query(SPECTATOR, "desk").needs


def test_tracks_tell_boxes_cube_and_models_left() -> None:
    """The boxes from left to right, the cube, and what is left to deploy."""
    match = GAME.arrange(2, seats=SEATS, track=(3, 2, 1), ice=[{"name": "worm", "at": 4}])
    bot, hunter, guardian = match.query(0, "desk").tracks
    assert (bot.boxes, bot.at, bot.deployed) == (tracks()["bot"]["A"], 3, 1)
    assert bot.left == ice()["worm"].models - 1
    assert (hunter.ice, hunter.at, guardian.at) == ("echo", 2, 1)


def test_marks_and_prices_are_as_printed() -> None:
    """T1 and T2 of the Hard Disk, and what Information costs."""
    desk = GAME.arrange(2, seats=SEATS).query(0, "desk")
    assert [i for i, box in enumerate(desk.disk, 1) if box.mark] == list(interface().marks)
    assert {each.reward: each.price for each in desk.rewards}["information"] == 4


def test_the_next_boxes_are_those_the_cube_will_reach() -> None:
    """Bot and Hunter cubes begin again, the Guardian's stays on its last box."""
    last = [len(tracks()[category]["A"]) for category in CATEGORIES]
    match = GAME.arrange(2, seats=SEATS, track=(last[0], 0, last[2] - 1))
    bot, hunter, guardian = match.query(0, "desk").tracks
    assert (bot.ahead, hunter.ahead, guardian.ahead) == ((1, 2), (1, 2), (last[2],))
    assert GAME.arrange(2, seats=SEATS, track=(1, 4, last[2])).query(0, "desk").tracks[2].ahead == ()


def test_the_order_of_turns_begins_with_the_password() -> None:
    """Clockwise from its holder."""
    assert GAME.arrange(4, password=2).query(0, "desk").order == (2, 3, 0, 1)


def test_while_avatars_are_chosen_every_sheet_is_told() -> None:
    """The cubes an Avatar begins with, and its arrows; nothing of them once the choice is made."""
    hugo, *others = GAME.new(2, seed=1).query(0, "desk").starts
    assert (hugo.avatar, hugo.cubes, hugo.values, hugo.free) == ("hugo", (2, 1, 1), (4, 2, 2), 2)
    assert set(hugo.arrows) == {(box, to) for box, leads in avatars()["hugo"].arrows.items() for to in leads}
    assert [each.avatar for each in others] == [name for name in avatars() if name != "hugo"]
    assert GAME.arrange(2, seats=SEATS).query(0, "desk").starts == ()
