"""Push: a moving bot takes a security unit's space and moves it aside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from tests.rules.burncycle.plans import hall
from tests.rules.burncycle.table import agent, arrange, asked, at, can, cited, do, faces, g, refused, told, unit

from getaway.games.burncycle.detection.events import ChipFollowed, Detected
from getaway.games.burncycle.floor import LEFT, RIGHT, Infobar, lay
from getaway.games.burncycle.movement.events import Pushed
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Match

WIDE = lay("push_hall", hall(3, 8))
CORRIDOR = lay(
    "push_corridor",
    """
    +---+---+---+---+---+
    | .   .   . : a   a |
    +---+---+---+---+---+
    """,
)
BACK_ROOM = lay(
    "push_back_room",
    """
    +---+---+---+---+
    | .   . | b   b |
    +---+   +---+---+
    | a | . | z   z |
    +---+---+---+---+
    """,
)
REFUGE = lay(
    "push_refuge",
    """
    +---+---+---+---+---+
    | .   .   . : s   s |
    +   +   +   +   +   +
    | .   .   . | s   s |
    +---+---+---+---+---+
    """,
    rooms={"s": Infobar("service_elevator", "safe", safe=True, zone=0)},
)
Piece = Mapping[str, object]
BESIDE: Piece = {"at": (2, 2), "upgrades": ("push",)}
GUARD: Piece = {"at": (2, 3), "facing": "left", "state": "stunned"}


def beside_a_guard(*rolled: int, agent_: Piece = BESIDE, units: Iterable[Piece] = (GUARD,), **more: Any) -> Match:
    """An agent with push beside a stunned guard, in a move action with these AP."""
    match = arrange(1, faces(*rolled), plan="push_hall", agents=[agent_], module={"at": (3, 8)}, units=units, **more)
    do(match, "move", basic=len(rolled), advanced=0, elite=0)
    return match


@pytest.mark.clause("BC-PUSH-01")
def test_a_push_needs_the_upgrade_and_an_ap_on_top_of_the_normal_one() -> None:
    """With 1 AP it is refused, with 2 it goes, without the upgrade it is refused with 2."""
    match = beside_a_guard(1)
    to, aside = at(match, (2, 3)), at(match, (2, 4))
    assert refused(match, "step", bot=0, to=to, push=aside) == "BC-PUSH-01"
    assert {"bot": 0, "to": to, "push": aside} not in can(match, "step")
    match = beside_a_guard(2)
    do(match, "step", bot=0, to=to, push=aside)
    assert (agent(match).cell, unit(match).cell) == (to, aside)
    match = beside_a_guard(2, agent_={"at": (2, 2)})
    assert refused(match, "step", bot=0, to=to, push=aside) == "BC-PUSH-01"


@pytest.mark.clause("BC-PUSH-02")
def test_a_push_step_costs_two_ap() -> None:
    """Of 5 AP 3 are left."""
    match = beside_a_guard(2, 2, 1)
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert g(match).moving.ap == 3


@pytest.mark.clause("BC-PUSH-03")
def test_the_player_picks_a_free_space_beside_the_unit() -> None:
    """Of three neighbours one is taken; the others are offered, spaces further off are not."""
    blocker = {"at": (1, 3), "state": "stunned"}
    match = beside_a_guard(2, units=(GUARD, blocker))
    to = at(match, (2, 3))
    spaces = [row["push"] for row in can(match, "step") if row["to"] == to]
    assert spaces == [at(match, (2, 4)), at(match, (3, 3))]
    assert refused(match, "step", bot=0, to=to, push=at(match, (1, 3))) == "BC-PUSH-03"
    assert refused(match, "step", bot=0, to=to, push=at(match, (2, 5))) == "BC-PUSH-03"
    do(match, "step", bot=0, to=to, push=at(match, (3, 3)))
    assert unit(match).cell == at(match, (3, 3))
    assert told(match, Pushed) == [Pushed(0, 1, at(match, (3, 3)))]


@pytest.mark.clause("BC-PUSH-03")
@pytest.mark.parametrize("unlocked", [(), (0,)])
def test_a_unit_is_pushed_through_a_door_locked_or_not(unlocked: tuple[int, ...]) -> None:
    """For the unit a door isn't an obstacle."""
    match = arrange(
        1, faces(2), plan="push_corridor", agents=[{"at": (1, 2), "upgrades": ("push",)}], module={"at": (1, 1)},
        units=[{"at": (1, 3), "state": "stunned"}], unlocked=unlocked,
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 3)), push=at(match, (1, 4)))
    assert unit(match).cell == at(match, (1, 4))


@pytest.mark.clause("BC-PUSH-03")
@pytest.mark.parametrize("broken", [False, True])
def test_a_unit_is_pushed_through_a_destroyed_wall_and_through_no_other(broken: bool) -> None:
    """The guard stands at the wall of room b: the space behind it is open to the push once the wall has fallen."""
    wall = (BACK_ROOM.edge(BACK_ROOM.cell(1, 2), RIGHT),)
    match = arrange(
        1, faces(2), plan="push_back_room", agents=[{"at": (1, 1), "upgrades": ("push",)}], module={"at": (1, 4)},
        units=[{"at": (1, 2), "state": "stunned"}], broken=wall if broken else (),
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    aside, behind = at(match, (2, 2)), at(match, (1, 3))
    assert [row["push"] for row in can(match, "step") if row["bot"] == 0] == ([behind, aside] if broken else [aside])
    if not broken:
        assert refused(match, "step", bot=0, to=at(match, (1, 2)), push=behind) == "BC-PUSH-03"
        return
    do(match, "step", bot=0, to=at(match, (1, 2)), push=behind)
    assert unit(match).cell == behind


@pytest.mark.clause("BC-PUSH-04")
def test_the_unit_never_goes_to_the_space_the_bot_came_from() -> None:
    """Not by choice, and not where it would be the only space."""
    match = beside_a_guard(2)
    to = at(match, (2, 3))
    assert refused(match, "step", bot=0, to=to, push=at(match, (2, 2))) == "BC-PUSH-04"
    around = [{"at": space, "state": "stunned"} for space in ((1, 3), (2, 4), (3, 3))]
    match = beside_a_guard(2, units=(GUARD, *around))
    assert refused(match, "step", bot=0, to=to, push=at(match, (2, 2))) == "BC-PUSH-06"


@pytest.mark.clause("BC-PUSH-05")
def test_a_push_makes_an_undetected_bot_detected() -> None:
    """The guard is stunned and aware of nobody."""
    match = beside_a_guard(2)
    assert agent(match).chip == NOWHERE
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert agent(match).detected
    assert cited(match, Detected) == [("BC-PUSH-05",)]


@pytest.mark.clause("BC-PUSH-05", "BC-DETECT-07")
def test_a_detected_bot_that_pushes_only_remains_detected() -> None:
    """Its chip goes along, and it isn't detected again."""
    match = beside_a_guard(2, agent_={**BESIDE, "detected": True})
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert agent(match).chip == agent(match).cell == at(match, (2, 3))
    assert told(match, Detected) == []
    assert told(match, ChipFollowed) == [ChipFollowed(0, at(match, (2, 3)), NOWHERE)]


@pytest.mark.clause("BC-PUSH-05", "BC-AWSAFE-03", "BC-SAFE-04")
@pytest.mark.parametrize("detected", [True, False])
def test_a_bot_that_pushes_its_way_into_a_safe_zone_is_detected_there(detected: bool) -> None:
    """The push detects it and not a look from outside, so that its chip is not left at the door.

    Another detected bot that only walks in leaves its chip outside.
    """
    mine = {"at": (1, 3), "upgrades": ("push",), "detected": detected}
    position = {"plan": "push_refuge", "module": {"at": (2, 1)}, "unlocked": [0]}
    match = arrange(1, faces(2), agents=[mine], units=[{"at": (1, 4), "state": "stunned"}], **position)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 4)), push=at(match, (1, 5)))
    assert (agent(match).detected, agent(match).chip) == (True, at(match, (1, 4)))
    match = arrange(1, faces(2), agents=[{**mine, "detected": True}], **position)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert (agent(match).detected, agent(match).chip) == (False, at(match, (1, 3)))


@pytest.mark.clause("BC-PUSH-06")
def test_without_a_space_for_the_unit_there_is_no_push() -> None:
    """The guard stands in the last space of a room, walls around it."""
    match = arrange(
        1, faces(2), plan="push_corridor", agents=[{"at": (1, 4), "upgrades": ("push",)}], module={"at": (1, 1)},
        units=[{"at": (1, 5), "state": "stunned"}],
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "step", bot=0, to=at(match, (1, 5)), push=at(match, (1, 3))) == "BC-PUSH-06"
    assert [row for row in can(match, "step") if row["bot"] == 0] == []


@pytest.mark.clause("BC-PUSH-07")
def test_several_units_are_pushed_in_one_move_action() -> None:
    """Two guards in a row, each for 2 AP, use up 4."""
    match = beside_a_guard(2, 2, units=(GUARD, {"at": (2, 4), "state": "stunned"}))
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (1, 3)))
    do(match, "step", bot=0, to=at(match, (2, 4)), push=at(match, (1, 4)))
    assert agent(match).cell == at(match, (2, 4))
    assert asked(match) == "act"  # no AP left


WALKER = {"name": "walker", "at": (2, 3), "facing": "right"}


@pytest.mark.clause("BC-PUSH-08")
def test_pusher_and_pushed_stay_neighbours_so_that_nothing_is_drained() -> None:
    """A Walker drains a bot it becomes adjacent to, but not during the push."""
    match = beside_a_guard(2, agent_={**BESIDE, "reserve": ("tech",)}, units=(WALKER,))
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert agent(match).reserve == ("tech",)
    match = arrange(
        1, faces(2), plan="push_hall", agents=[{"at": (2, 1), "reserve": ("tech",)}], module={"at": (3, 8)},
        units=[WALKER],
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 2)))
    assert agent(match).reserve == ()  # becoming neighbours by a step drains


@pytest.mark.clause("BC-PUSH-10")
def test_a_push_adds_no_threat_of_its_own() -> None:
    """Standard difficulty: none; seasoned: 1 for the awareness chip."""
    match = beside_a_guard(2, threat=4)
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert g(match).threat == 4
    match = beside_a_guard(2, threat=4, difficulty="seasoned")
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert g(match).threat == 5  # the chip that entered play (BC-DIFF-11)


@pytest.mark.clause("BC-PUSH-12")
def test_a_pushed_unit_keeps_its_facing() -> None:
    """It is pushed up and goes on looking left."""
    match = beside_a_guard(2)
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (1, 3)))
    assert unit(match).facing == LEFT
