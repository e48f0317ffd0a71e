"""Who is adjacent to whom when abilities ask for it, and what places effects on rooms mean."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.security.watch import activate, path, priorities
from tests.rules.burncycle.table import agent, arrange, at, can, do, faces, g, refused, told

from getaway.games.burncycle.floor import OUTDOOR, Infobar, lay
from getaway.games.burncycle.security.events import Drained

LOCKED = lay(
    "neighbours_locked",
    """
    +---+---+---+---+---+
    | .   . : a   a   a |
    +---+---+---+---+---+
    """,
)
WALKER = {"name": "walker", "at": (1, 3), "facing": "right"}


@pytest.mark.clause("BC-ADJ-07", "BC-ADJ-08")
def test_drain_works_through_a_locked_door_and_a_strike_does_not() -> None:
    """The Walker is adjacent to the bot beyond the door, the bot is not adjacent to the Walker."""
    match = arrange(
        1, faces(1), plan="neighbours_locked", agents=[{"at": (1, 1), "reserve": ("tech",)}], module={"at": (1, 5)},
        units=[WALKER],
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert told(match, Drained) == [Drained(1, 0, "tech")]
    assert agent(match).reserve == ()
    assert refused(match, "strike-unit", bot=0, unit=1, basic=0, advanced=0, elite=0) == "BC-STRIKE-02"
    assert can(match, "strike-unit") == []


@pytest.mark.clause("BC-ADJ-07")
def test_with_the_door_unlocked_the_strike_reaches() -> None:
    """The same position and the peg in the door."""
    match = arrange(
        1, plan="neighbours_locked", agents=[{"at": (1, 2)}], module={"at": (1, 5)}, units=[WALKER], unlocked=[0]
    )  # fmt: skip
    assert {row["unit"] for row in can(match, "strike-unit") if row["bot"] == 0} == {1}


CLINCH = {"name": "clinch", "at": (1, 2), "facing": "right"}


@pytest.mark.clause("BC-PUSH-09")
def test_a_push_is_no_leaving_of_the_unit_pushed() -> None:
    """Grapple 1: pushing costs 2 AP and not 3; stepping away from it costs 2 and not 1."""
    lane = lay(
        "neighbours_lane",
        "+---+---+---+---+\n| .   .   .   . |\n+   +   +   +   +\n| .   .   .   . |\n+---+---+---+---+",
    )
    match = arrange(
        1, faces(2, 2), plan=lane.key, agents=[{"at": (1, 1), "upgrades": ("push",)}], module={"at": (2, 4)},
        units=[CLINCH],
    )  # fmt: skip
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)), push=at(match, (1, 3)))
    assert g(match).moving.ap == 2
    do(match, "step", bot=0, to=at(match, (1, 1)))
    assert g(match).moving is None  # leaving it costs 1 for the step and 1 for the grapple


# Outdoors and rooms


SHED = lay(
    "neighbours_outdoors",
    """
    +---+---+---+---+---+---+
    | ~   ~   ~   ~   ~   ~ |
    +---+---+---+---+---+---+
    | .   . : aT: b | s | z |
    +---+---+---+---+---+---+
    """,
    rooms={
        "a": Infobar("archive", "office", "", 1),
        "b": Infobar("storage", "warehouse", "", 1),
        "s": Infobar("stairwell", "safe", "", 1, safe=True, zone=0),
        "z": Infobar("restroom", "office", "", 1),
    },
)


@pytest.mark.clause("BC-OUT-05")
def test_a_unit_outdoors_patrols() -> None:
    """No chip is in play: a Hamster goes its 2 spaces; with a chip in play it would investigate."""
    guard = {"name": "hamster", "at": (1, 1), "facing": "right"}
    match = activate(1, plan="neighbours_outdoors", agents=[{"at": (2, 6)}], module={"cell": -1}, units=[guard])
    assert priorities(match)[:1] == [(1, "patrol")]
    assert path(match)[:2] == [(1, 2), (1, 3)]
    match = activate(
        1, plan="neighbours_outdoors", agents=[{"at": (2, 6), "chip": (1, 6)}], module={"cell": -1}, units=[guard]
    )  # fmt: skip
    assert priorities(match)[:1] == [(1, "investigate")]


@pytest.mark.clause("BC-OUT-07", "BC-ROOM-03")
def test_effects_on_rooms_mean_safe_zones_and_no_outdoor_spaces() -> None:
    """A terminal surveils a room of choice: all rooms with a bead are offered, the safe zone too, nothing outdoors."""
    house = SHED
    desk = house.cell(2, 3)
    match = arrange(
        1, plan="neighbours_outdoors", agents=[{"at": (2, 3)}], module={"at": (1, 1)}, terminals=(desk,),
        mainframes=(desk,), unseen=tuple(range(len(house.rooms))), rig={"terminal_cards": ["camera-feed"]},
    )  # fmt: skip
    do(match, "terminal", bot=0)
    do(match, "select", options=(1,))
    rooms = [row["room"] for row in can(match, "choose-room")]
    assert [house.rooms[room].key for room in rooms] == ["archive", "storage", "stairwell", "restroom"]
    assert house.room_of[house.cell(1, 1)] not in rooms
    stairwell = house.room_named("stairwell")
    do(match, "choose-room", room=stairwell)
    assert stairwell not in g(match).unseen


UPSTAIRS = lay(
    "upstairs",
    """
    +---+---+---+
    | ~ | .   . |
    +   +===+   +
    | ~   ~ | . |
    +---+---+---+
    """,
    number=2,
)
DOORSTEP = lay(
    "doorstep",
    """
    +---+---+---+
    | ~ | .   . |
    +   +===+   +
    | ~   ~ | . |
    +---+---+---+
    """,
)


@pytest.mark.clause("BC-OUT-03")
def test_outdoor_spaces_are_in_play_on_floor_one_only() -> None:
    """The same step through the same unlocked door, on floor 2 and on floor 1."""
    match = arrange(1, faces(1), plan="upstairs", agents=[{"at": (1, 2)}], module={"at": (2, 3)})
    do(match, "move", basic=1, advanced=0, elite=0)
    outside = g(match).floor.cell(2, 2)
    assert g(match).floor.kind[outside] == OUTDOOR
    assert refused(match, "step", bot=0, to=outside) == "BC-OUT-03"
    match = arrange(1, faces(1), plan="doorstep", agents=[{"at": (1, 2)}], module={"at": (2, 3)}, unlocked=[0])
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 2)))
    assert agent(match).cell == outside


def test_an_outdoor_space_in_play_is_too_far_away_like_any_other() -> None:
    """On floor 1 it is distance that refuses it, as with a space that is not on the mat at all."""
    match = arrange(1, faces(1), plan="doorstep", agents=[{"at": (1, 2)}], module={"at": (2, 3)}, unlocked=[0])
    do(match, "move", basic=1, advanced=0, elite=0)
    for far in (at(match, (2, 1)), 99):
        assert refused(match, "step", bot=0, to=far) == "BC-MOVE-04"
