"""The query `rehearse`: its forecast of the frame agrees with what really happens."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.rules.bombsquad.sheets import DEPOT, YARD

from getaway.cli.console.said import speak
from getaway.cli.console.wording import Wording
from getaway.games.bombsquad import GAME, arrange, new
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import Failed, Filmed, Moved, Worked
from getaway.games.bombsquad.shown.reasons import Reason
from getaway.games.bombsquad.shown.rehearsal import Act, Rehearsal, Way
from getaway.games.bombsquad.shown.view import TokenView
from getaway.games.bombsquad.table.pieces import ACTION, DECK, MOVE
from getaway.kernel import SPECTATOR, Match, Refused, Wish
from getaway.kernel.stream import Told
from getaway.kit.grid import DIRECTIONS
from getaway.rulebook import read
from getaway.suite.walk import walk

PLAN = ["yellow_move", "red_rescue_hostage", "red_move", "red_move", "red_open_door"]


def carried_out(match: Match, slots: tuple[int, ...], directions: list[str]) -> tuple[list[tuple[str, int]], int]:
    """What each card did, as told: the way and the space it ended at or worked on; and the cells paid."""
    before, ways = len(match.told(0)), iter([way for way in directions if way])
    match.answer(match.g.active, Wish("order", slots=slots))
    while not match.over and match.g.phase == "operate":
        ask = match.asks[0]
        wish = Wish("go", direction=next(ways)) if ask.question.name == "direct" else next(iter(ask.choice))
        match.answer(ask.seat, wish)
    events = [item.event for item in match.told(0)[before:] if isinstance(item, Told)]
    done = [seen for event in events if (seen := outline(event))]
    return done, sum(event.cells for event in events if isinstance(event, Paid))


def outline(event: object) -> tuple[str, int] | None:
    """An event of a run in one word and one space."""
    match event:
        case Moved():
            return "moved", event.to
        case Worked():
            return "worked", event.cell
        case Failed():
            return "failed", -1
        case _:
            return None


def thought(plan: Rehearsal) -> list[tuple[str, int]]:
    """The same of a rehearsal."""
    return [sketch(act) for act in plan.acts]


def sketch(act: Act) -> tuple[str, int]:
    """One act in one word and one space."""
    if act.how == "error":
        return "failed", -1
    return ("moved", act.cells[-1]) if act.cells else ("worked", act.took)


def test_random_runs_go_as_rehearsed_whatever_the_roles() -> None:
    """Engineers pay less, experts work on any colour: every activation does and costs what was rehearsed."""
    compared = failed = 0
    for seed in range(16):
        dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
        match = new(2 + seed % 5, mission="m01", roles="random", seed=seed)
        while not match.over:
            ask = match.asks[0]
            wish = ask.choice.by_verb(dice)
            if wish.verb != "order":
                match.answer(ask.seat, wish)
                continue
            kinds = [DECK[match.g.frame[slot]] for slot in wish["slots"]]
            ways = [dice.choice(DIRECTIONS) if ACTION[kind] == MOVE else "" for kind in kinds]
            plan: Rehearsal = match.query(SPECTATOR, "rehearse", slots=wish["slots"], directions=ways)
            robot = match.g.robot_tile
            done, cost = carried_out(match, wish["slots"], ways)
            if not match.over:
                assert thought(plan) == done
                assert (plan.cost, plan.main, plan.short) == (cost, match.g.main, 0)
                assert robot == match.g.robot_tile
                compared += 1
                failed += bool(plan.errors)
    assert compared > failed > 10


def test_the_book_s_plan_in_thought() -> None:
    """Five cards and three directions: two cells up the corridor, a rescue, and the door it unlocks."""
    match = arrange(mission="m01", phase="order", frame=PLAN)
    cell = match.g.building.grid.cell
    plan = match.query(1, "rehearse", slots=range(5), directions=["right", "", "up", "right", ""])
    assert [act.how for act in plan.acts] == ["done"] * 5
    assert plan.acts[0].cells == (cell(3, 2), cell(3, 3))
    assert [act.took for act in plan.acts] == [-1, cell(3, 4), -1, -1, cell(2, 5)]
    assert (plan.cost, plan.errors, plan.main, plan.reserve, plan.short) == (8, 0, 12, 8, 0)


def test_a_move_without_a_direction_names_the_ways_it_can_go() -> None:
    """The rehearsal stops there: what follows depends on the choice."""
    match = arrange(mission="m01", phase="order", frame=PLAN)
    cell = match.g.building.grid.cell
    plan = match.query(0, "rehearse", slots=[0, 1, 2])
    assert [(act.slot, act.how) for act in plan.acts] == [(0, "open")]
    assert plan.acts[0].ways == (Way("right", cell(3, 3), filmed=False),)
    assert plan.cost == 6


def test_a_card_that_fails_names_its_rule() -> None:
    """No key to the door, another colour beside the robot, nothing there, and no way on."""
    frame = ["red_open_door", "yellow_open_door", "red_disarm_bomb", "blue_move"]
    match = arrange(mission="m01", phase="order", frame=frame, robot=(2, 4))
    door = match.g.building.grid.cell(2, 5)
    plan = match.query(0, "rehearse", slots=[0, 1, 2, 3], directions=["", "", "", "right"])
    assert [act.clause for act in plan.acts] == ["BS-OPERATE-16", "BS-OPERATE-06", "BS-OPERATE-02", "BS-OPERATE-13"]
    assert [act.misfit for act in plan.acts] == [door, door, -1, -1]
    reasons = [act.reason for act in plan.acts]
    assert reasons == [
        Reason("no-key", "BS-OPERATE-16", {"cell": door, "level": 1}),
        Reason("colour", "BS-OPERATE-06", {"cell": door, "level": 2}),
        Reason("nothing", "BS-OPERATE-02"),
        Reason("token", "BS-OPERATE-04", {"cell": door, "what": "door"}),
    ]
    assert plan.errors == 4


@pytest.mark.parametrize(
    ("robot", "direction", "what", "clause", "at"),
    [
        ((2, 1), "left", "edge", "BS-OPERATE-27", None),
        ((1, 3), "left", "wall", "BS-OPERATE-05", None),
        ((3, 5), "left", "closed", "BSX-SLIDE-01", (3, 4)),
        ((3, 8), "right", "crate", "BSX-CRATE-03", (3, 10)),
        ((2, 2), "up", "token", "BS-OPERATE-04", (1, 2)),
        ((3, 1), "down", "edge", "BS-OPERATE-27", None),
    ],
)
def test_what_stops_a_move(
    robot: tuple[int, int], direction: str, what: str, clause: str, at: tuple[int, int] | None
) -> None:
    """A blue move of three spaces goes as far as it can in thought; what is there then is the reason."""
    match = arrange(mission=YARD, phase="order", frame=["blue_move"], robot=robot)
    act = match.query(0, "rehearse", slots=[0], directions=[direction]).acts[0]
    cell = {"cell": match.g.building.grid.cell(*at)} if at else {}
    assert (act.how, act.reason.what, act.reason.clause) == ("error", what, clause)
    assert cell.items() <= dict(act.reason.facts).items()


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_reason_can_be_said(lang: str) -> None:
    """In random runs, each failing card gives its reason in words and cites a clause."""
    clauses, said = read(GAME.package).by_id, Counter[str]()
    speak(lang)
    for number in range(len(GAME.starts())):
        for match, dice in walk(GAME, number, seed=9, longest=40):
            frame = match.g.frame
            if match.g.phase != "order":
                continue
            ways = [dice.choice(DIRECTIONS) if ACTION[DECK[card]] == MOVE else "" for card in frame]
            words = Wording(GAME)
            words.view = match.view(0)
            for act in match.query(0, "rehearse", slots=range(len(frame)), directions=ways).acts:
                assert (act.reason is not None) == (act.how == "error")
                if act.reason:
                    assert act.reason.clause in clauses
                    assert words.say(f"fails-{act.reason.what}", act.reason.facts)
                    said[act.reason.what] += 1
    speak("en")
    assert len(said) >= 5


def test_what_a_run_secures() -> None:
    """The hostage and the door, in order, as they stand on the building."""
    match = arrange(mission="m01", phase="order", frame=PLAN)
    cell = match.g.building.grid.cell
    plan = match.query(1, "rehearse", slots=range(5), directions=["right", "", "up", "right", ""])
    assert plan.secured == (TokenView("hostage", 1, cell(3, 4)), TokenView("door", 1, cell(2, 5)))
    assert not plan.ends


def test_the_last_bomb_ends_the_run() -> None:
    """No card after it runs, so none of them counts as an error."""
    frame = ["blue_disarm_bomb", "red_open_door"]
    match = arrange(mission=DEPOT, robot=(3, 2), removed=[(2, 2), (4, 2)], phase="order", frame=frame)
    plan = match.query(0, "rehearse", slots=[0, 1])
    assert (len(plan.acts), plan.errors, plan.ends) == (1, 0, True)
    assert [token.letter for token in plan.secured] == ["C"]
    assert match.query(0, "rehearse", slots=[1, 0]).errors == 1


def test_a_camera_counts_and_what_is_missing_is_said() -> None:
    """A filmed move costs its cells; more than both batteries hold is named as missing."""
    match = arrange(mission=YARD, phase="order", frame=["red_move"], robot=(2, 1), main=1, reserve=1)
    plan = match.query(0, "rehearse", slots=[0], directions=["right"])
    assert plan.acts[0].filmed
    assert (plan.cost, plan.main, plan.reserve, plan.short) == (4, 0, 0, 2)
    match = arrange(mission=YARD, phase="order", frame=["red_move"], robot=(2, 1))
    match.answer(0, Wish("order", slots=(0,)))
    running = match.query(0, "rehearse", slots=[0], directions=["right"])
    assert running.cost == 2
    match.answer(0, Wish("go", direction="right"))
    assert any(isinstance(item, Told) and isinstance(item.event, Filmed) for item in match.told(0))


def test_a_face_down_card_stays_unknown() -> None:
    """It is neither carried out nor called an error."""
    match = arrange(mission="m01", frame=["red_move"])
    assert [act.how for act in match.query(0, "rehearse", slots=[0]).acts] == ["unknown"]


@pytest.mark.parametrize(
    ("slots", "directions", "clause"),
    [
        ([5], [], "BS-ACTIVATE-05"),
        ([0, 0], [], "BS-ACTIVATE-05"),
        (["0"], [], "BS-ACTIVATE-05"),
        ([0], ["north"], "BS-OPERATE-09"),
        ([0], ["up", "up"], "BS-OPERATE-09"),
    ],
)
def test_an_order_no_frame_has_is_refused(slots: list[int], directions: list[str], clause: str) -> None:
    """Slots that don't exist or are named twice, and directions that don't exist or are too many."""
    match = arrange(mission="m01", phase="order", frame=PLAN)
    with pytest.raises(Refused) as caught:
        match.query(0, "rehearse", slots=slots, directions=directions)
    assert caught.value.clause == clause
