"""What an effect on rooms reaches: rooms and safe zones, not hallways."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import arrange, asked, boxed, can, do, g, refused

from getaway.games.burncycle.floor import NO_ROOM, Infobar, lay
from getaway.games.burncycle.table.pieces import Effect, Equipment, equipment

ROOMS = lay(
    "watch_rooms",
    """
    +---+---+---+---+---+
    | .   .   . : s   s |
    +===+---+===+---+---+
    | a   a | b   b | z |
    +---+---+---+---+---+
    """,
    rooms={
        "a": Infobar("archive", "office", dice=1),
        "b": Infobar("storage", "warehouse", dice=1),
        "s": Infobar("stairwell", "safe", dice=1, safe=True, zone=0),
    },
)


@pytest.mark.clause("BC-HALL-06", "BC-ROOM-03")
def test_an_effect_on_rooms_leaves_hallways_out_and_takes_safe_zones_in() -> None:
    """Any of the rooms may be surveilled, the safe zone too; the hallway cannot be named."""
    rooms = tuple(ROOMS.room_named(key) for key in ("archive", "storage", "stairwell"))
    with boxed(equipment(), scan=Equipment("single", effects=(Effect("surveil"),))):
        match = arrange(
            1,
            plan="watch_rooms",
            agents=[{"at": (1, 2), "cards": ["scan"]}],
            module={"at": (2, 5)},
            unseen=rooms,
        )
        do(match, "use", what="scan")
        assert asked(match)
        assert sorted(args["room"] for args in can(match, "choose-room")) == sorted(rooms)
        assert refused(match, "choose-room", room=NO_ROOM)
        assert ROOMS.room_of[ROOMS.cell(1, 1)] == NO_ROOM
        do(match, "choose-room", room=rooms[2])
        assert rooms[2] not in g(match).unseen
        assert set(rooms[:2]) <= set(g(match).unseen)
