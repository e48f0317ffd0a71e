"""Move actions: AP from the pool, spent by agent and command module step by step."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, draws, faces, g, module, refused, told

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.movement.events import Stepped
from getaway.games.burncycle.surveil.events import ResultResolved, Surveilled
from getaway.games.burncycle.table.pieces import dice as printed
from getaway.kernel import Event, Match

HALL = lay(
    "hall",
    """
    +---+---+---+---+---+
    | .   .   .   .   . |
    +   +---+   +   +===+
    | .   . | .   . : a |
    +---+---+---+---+---+
    """,
)
LAB = lay(
    "lab",
    """
    +---+---+---+---+---+
    | .   . : aT  aC  aO|
    +   +   +   +   +   +
    | .   . | a   a   a |
    +---+---+---+---+---+
    """,
    rooms={"a": Infobar("laboratory", "tech", "", 2)},
)


def move(match: Match, basic: int = 1) -> None:
    """Take a move action with this many basic dice."""
    do(match, "move", basic=basic, advanced=0, elite=0)


def step(match: Match, bot: int, *spaces: tuple[int, int]) -> None:
    """Walk along these spaces."""
    for space in spaces:
        do(match, "step", bot=bot, to=at(match, space))


# AP and steps


@pytest.mark.clause("BC-MOVE-01", "BC-AP-04")
def test_dice_of_the_pool_are_rolled_and_the_rest_stay() -> None:
    """Two dice of five: three stay, and what the two show is walked, space by space."""
    match = arrange(1, faces(1, 2), plan="hall", agents=[{"at": (1, 1), "power": 5}], module={"at": (2, 1)})
    assert refused(match, "move", basic=6, advanced=0, elite=0) == "BC-POOL-06"
    move(match, 2)
    assert g(match).pool.basic == 3
    assert g(match).moving.ap == 3
    step(match, 0, (1, 2), (1, 3), (1, 4))
    assert agent(match).cell == at(match, (1, 4))
    assert asked(match) == "act"


@pytest.mark.clause("BC-MOVE-03", "BC-MOVE-19")
def test_steps_of_agent_and_module_are_mixed_at_will() -> None:
    """Agent, module, agent, module: all out of the same 4 AP."""
    match = arrange(1, faces(2, 2), plan="hall", agents=[{"at": (1, 2)}], module={"at": (1, 4)})
    move(match, 2)
    for bot, to in ((0, (1, 1)), (1, (1, 5)), (0, (2, 1)), (1, (1, 4))):
        step(match, bot, to)
    assert agent(match).cell == at(match, (2, 1))
    assert module(match).cell == at(match, (1, 4))
    assert [(event.bot, event.ap) for event in told(match, Stepped)] == [(0, 3), (1, 2), (0, 1), (1, 0)]


@pytest.mark.clause("BC-CMD-18")
def test_ten_ap_are_shared_two_six_and_two() -> None:
    """The agent goes 2, the module 6 and the agent 2 more; then nothing is left."""
    match = arrange(
        1, faces(2, 2, 2, 2, 2), plan="hall", agents=[{"at": (1, 1), "power": 5}], module={"at": (2, 4)}
    )  # fmt: skip
    move(match, 5)
    step(match, 0, (2, 1), (2, 2))
    step(match, 1, (1, 4), (1, 5), (1, 4), (2, 4), (1, 4), (2, 4))
    step(match, 0, (2, 1), (1, 1))
    assert g(match).moving is None


@pytest.mark.clause("BC-MOVE-04", "BC-MOVE-05", "BC-MOVE-06")
def test_what_is_in_the_way_of_a_step() -> None:
    """Neither diagonally nor through a locked door or a wall; one space orthogonally takes the AP."""
    match = arrange(1, faces(1), plan="hall", agents=[{"at": (2, 4)}], module={"at": (1, 2)})
    move(match)
    assert refused(match, "step", bot=0, to=at(match, (1, 3))) == "BC-MOVE-04"
    assert refused(match, "step", bot=0, to=at(match, (2, 5))) == "BC-MOVE-06"
    assert refused(match, "step", bot=1, to=at(match, (2, 2))) == "BC-MOVE-05"
    assert {"bot": 0, "to": at(match, (2, 3))} in can(match, "step")
    step(match, 0, (2, 3))
    assert agent(match).cell == at(match, (2, 3))
    assert asked(match) == "act"


@pytest.mark.clause("BC-MOVE-06")
def test_an_unlocked_door_is_no_obstacle() -> None:
    """The same door with its peg."""
    match = arrange(1, faces(1), plan="hall", agents=[{"at": (2, 4)}], module={"at": (1, 2)}, unlocked=[0, 1])
    move(match)
    step(match, 0, (2, 5))
    assert agent(match).cell == at(match, (2, 5))


@pytest.mark.clause("BC-MOVE-07", "BC-SPACE-02")
def test_a_space_with_another_unit_is_closed() -> None:
    """Onto the command module and onto a guard, and so no way through them either."""
    match = arrange(
        1, faces(1), plan="hall", agents=[{"at": (2, 4), "name": "crash"}], module={"at": (1, 4)},
        units=[{"at": (2, 3), "state": "stunned"}],
    )  # fmt: skip
    move(match)
    assert refused(match, "step", bot=0, to=at(match, (1, 4))) == "BC-SWAP-01"
    assert refused(match, "step", bot=0, to=at(match, (2, 3))) == "BC-PUSH-01"
    assert [row for row in can(match, "step") if row["bot"] == 0] == []


@pytest.mark.clause("BC-MOVE-08", "BC-SPACE-03")
def test_chips_and_beads_do_not_obstruct_and_stay() -> None:
    """A terminal chip and an objective bead lie on the space the bot steps onto."""
    terminal = LAB.cell(1, 3)
    match = arrange(
        1, faces(1), plan="lab", agents=[{"at": (2, 3)}], module={"at": (1, 1)}, terminals=(terminal,),
        beads=(("bomb", terminal),),
    )  # fmt: skip
    move(match)
    step(match, 0, (1, 3))
    assert agent(match).cell == terminal
    assert (g(match).terminals, g(match).beads) == ((terminal,), (("bomb", terminal),))


@pytest.mark.clause("BC-MOVE-09")
def test_a_cache_on_the_way_may_be_collected_or_left() -> None:
    """It is asked at the step; left, the chip stays, taken it is gone; then the move goes on."""
    cache = LAB.cell(1, 4)
    for verb, left in (("leave", (cache,)), ("collect", ())):
        match = arrange(
            1, faces(1, 1), plan="lab", agents=[{"at": (2, 4)}], module={"at": (1, 1)}, caches=(cache,),
            rig={"equipment": ["nitro-shot"]},
        )  # fmt: skip
        move(match, 2)
        step(match, 0, (1, 4))
        assert asked(match) == "collect-cache"
        assert refused(match, "step", bot=0, to=at(match, (1, 5))) == "BC-FREE-04"
        do(match, verb)
        assert g(match).caches == left
        step(match, 0, (1, 5))


@pytest.mark.clause("BC-OSPACE-01")
def test_an_objective_space_is_entered_like_any_other() -> None:
    """Nothing is asked and nothing changes but the place."""
    match = arrange(1, faces(1, 1), plan="lab", agents=[{"at": (2, 5)}], module={"at": (1, 1)})
    move(match, 2)
    before = len(told(match, Event))
    step(match, 0, (1, 5))
    assert at(match, (1, 5)) in g(match).floor.objectives
    assert asked(match) == "moving"
    assert [type(event) for event in told(match, Event)[before:]] == [Stepped]


# Surveillance on the way


def into_the_lab(*dice: str, ap: int = 4) -> Match:
    """An agent at the door of a room with a bead and two dice, which will show these faces."""
    shown = printed().surveillance
    match = GAME.arrange(
        1, chance=draws(faces(*(2,) * (ap // 2)), {"faces": tuple(shown.index(face) for face in dice)}),
        plan="lab", agents=[{"at": (1, 2), "power": 4}], module={"at": (1, 1)}, unlocked=[0], unseen=(0,),
    )  # fmt: skip
    move(match, ap // 2)
    return match


@pytest.mark.clause("BC-MOVE-10", "BC-MOVE-11", "BC-MOVE-12", "BC-MOVE-13")
def test_the_first_step_into_a_room_with_a_bead_surveils_it_before_any_further_step() -> None:
    """Two dice by the infobar; no step is possible until both are resolved; then 3 AP are still there."""
    match = into_the_lab("powercell", "mainframe")
    step(match, 0, (1, 3))
    assert g(match).unseen == ()
    assert [len(event.faces) for event in told(match, Surveilled)] == [2]
    assert refused(match, "step", bot=0, to=at(match, (1, 4))) == "BC-SURV-05"
    do(match, "choose-what", what="powercell")
    assert [event.face for event in told(match, ResultResolved)] == ["powercell", "mainframe"]
    assert asked(match) == "moving"
    assert g(match).moving.ap == 3
    step(match, 0, (2, 3), (2, 4), (2, 5))
    assert len(told(match, Surveilled)) == 1


# Abilities in moves


@pytest.mark.clause("BC-MOVE-14", "BC-MOVE-15")
def test_bytes_tumble_magnet_works_on_a_roll_whose_ap_all_go_to_the_module() -> None:
    """A blank is turned to its other side, 2 AP, and the command module walks both of them."""
    match = arrange(1, faces(0), plan="hall", agents=[{"name": "byte", "at": (2, 1)}], module={"at": (1, 2)})
    move(match)
    do(match, "use-on-dice", ability="tumble-magnet", die=0)
    assert g(match).moving.ap == 2
    step(match, 1, (1, 3), (1, 4))
    assert module(match).cell == at(match, (1, 4))
    match = arrange(1, faces(0), plan="hall", agents=[{"name": "exe", "at": (2, 1)}], module={"at": (1, 2)})
    move(match)
    assert asked(match) == "act"  # another agent has no such ability: no AP


CASING = {"name": "casing", "at": (1, 1)}


@pytest.mark.clause("BC-MOVE-17", "BC-MOVE-18", "BC-AGENT-06")
def test_casings_pressure_is_for_his_own_steps() -> None:
    """While only the module has moved the die is not offered; once he moved himself, what it shows is his alone."""
    match = arrange(1, faces(2), {"faces": (5,)}, plan="hall", agents=[CASING], module={"at": (2, 4)})
    move(match)
    step(match, 1, (1, 4))
    assert can(match, "own-die") == []
    assert refused(match, "own-die") == "BC-MOVE-18"
    step(match, 0, (1, 2))
    do(match, "own-die")
    assert (g(match).moving.ap, g(match).moving.own) == (0, 3)
    assert refused(match, "step", bot=1, to=at(match, (1, 5))) == "BC-MOVE-04"
    assert {row["bot"] for row in can(match, "step")} == {0}
    assert refused(match, "own-die") == "BC-AGENT-06"
    step(match, 0, (1, 1), (2, 1), (2, 2))
    assert asked(match) == "act"


@pytest.mark.clause("BC-MOVE-18")
def test_with_all_ap_on_the_module_the_pressure_die_is_never_rolled() -> None:
    """The last AP goes to the module, and the move is over."""
    match = arrange(1, faces(2), plan="hall", agents=[CASING], module={"at": (2, 4)})
    move(match)
    step(match, 1, (1, 4), (1, 5))
    assert asked(match) == "act"


def test_a_move_counts_the_spaces_of_each_bot() -> None:
    """Two of the agent, one of the module."""
    match = arrange(1, faces(2, 2), plan="hall", agents=[{"at": (1, 1), "power": 5}], module={"at": (2, 1)})
    move(match, 2)
    step(match, 0, (1, 2), (1, 3))
    step(match, 1, (2, 2))
    assert g(match).moving.steps == (2, 1)
