"""Whether a mission can be done: the closure, its proof and the checker, the search, and that they agree."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from getaway.games.bombsquad.pack.search import search, search_with_last
from getaway.games.bombsquad.pack.steps import Task, is_done, moves, takes, task
from getaway.games.bombsquad.table.building import FREE, Building
from getaway.games.bombsquad.table.pieces import (
    Barrier,
    Bomb,
    Crate,
    Door,
    Hostage,
    Mission,
    Plate,
    SlidingDoor,
    mission,
    missions,
)
from getaway.solve.bombsquad import feasible
from getaway.solve.bombsquad.closure import closure, holds, impossible, is_monotone

ALPHA = mission("alpha")
BOTH = [(name, epic) for name in missions() for epic in (False, True)]


def changed(sheet: Mission, **fields: Any) -> Mission:
    """The sheet with some fields replaced."""
    return msgspec.structs.replace(sheet, **fields)


@pytest.mark.parametrize(("name", "epic"), BOTH)
def test_every_mission_of_the_box_can_be_done(name: str, epic: bool) -> None:
    """Closure or search finds the perfect result feasible, on both levels."""
    assert feasible(task(mission(name), epic=epic)).answer is True


def test_a_barrier_makes_it_impossible_and_the_closed_set_proves_it() -> None:
    """The proof names what is out of reach, and the checker accepts it."""
    job = task(changed(ALPHA, barriers=(Barrier(space=(3, 6)),)))
    (proof,) = impossible(job)
    assert [job.house.grid.at(cell) for cell in proof.outside] == [(1, 8), (5, 10)]
    assert (len(proof.cells), proof.colours, proof.doors) == (25, frozenset({1}), frozenset())
    assert holds(job, proof)


def test_the_checker_refuses_every_false_proof() -> None:
    """A space, a key or an outsider taken away from a proof leaves a way out of the set, and the checker sees it."""
    job = task(changed(ALPHA, barriers=(Barrier(space=(3, 6)),)))
    (proof,) = impossible(job)
    false = [
        msgspec.structs.replace(proof, cells=proof.cells - {cell}) for cell in proof.cells if cell != job.house.start
    ]
    false += [msgspec.structs.replace(proof, colours=frozenset()), msgspec.structs.replace(proof, outside=())]
    false += [msgspec.structs.replace(proof, outside=(*proof.outside, job.house.hostages[1].cell))]
    assert [holds(job, each) for each in false] == [False] * len(false)
    assert not holds(task(ALPHA), proof), "without the barrier the passage leads out of the set"


def test_a_locked_door_is_opened_only_with_a_key() -> None:
    """Two doors whose keys lie behind each other stay shut; with a key outside both open."""
    doors = (Door(level=1, space=(2, 8)), Door(level=2, space=(4, 8)))
    hostages = (Hostage(level=1, space=(5, 6)), Hostage(level=2, space=(1, 6)))
    crossed = task(changed(ALPHA, doors=doors, hostages=hostages))
    (proof,) = impossible(crossed)
    assert (proof.doors, proof.colours) == (frozenset(), frozenset())
    assert holds(crossed, proof)
    free = task(changed(ALPHA, doors=doors, hostages=(*hostages, Hostage(level=1, space=(2, 2)))))
    assert closure(free).doors == {door.cell for door in free.house.doors}


def test_no_bomb_can_be_the_last() -> None:
    """Two bombs that each shut off a hostage: a closed set for either, and both hold."""
    bombs = (
        Bomb(letter="A", level=1, time=60, space=(2, 8)),
        Bomb(letter="B", level=1, time=60, space=(4, 8)),
    )
    hostages = (Hostage(level=1, space=(1, 6)), Hostage(level=1, space=(5, 6)))
    job = task(changed(ALPHA, bombs=bombs, hostages=hostages))
    proof = impossible(job)
    assert [closed.last for closed in proof] == [bomb.cell for bomb in job.house.bombs]
    assert all(holds(job, closed) for closed in proof)
    assert not search(job).found


def test_a_crate_left_on_a_plate_opens_the_way() -> None:
    """With the crate the search finds the way; without it all positions are seen and there is none."""
    slide, plate = (SlidingDoor(level=1, space=(3, 6)),), (Plate(level=1, space=(2, 4)),)
    sheet = changed(
        ALPHA,
        series="extra",
        plates=plate,
        sliding_doors=slide,
        crates=(Crate(space=(2, 3)),),
        hostages=(Hostage(level=1, space=(1, 8)),),
    )
    assert feasible(task(sheet)).answer is True
    without = feasible(task(changed(sheet, crates=())))
    assert without.answer is False
    assert without.positions == 1


def test_a_search_that_is_cut_short_proves_nothing() -> None:
    """It says neither found nor exhausted."""
    job = task(mission("x01"))
    cut = search_with_last(job, job.house.bombs[2].cell, 5)
    assert not cut.found
    assert not cut.exhausted


def scattered(house: Building, rng: Random) -> Building:
    """The building with its tokens and four barriers on other spaces."""
    spaces = [cell for cell in range(house.grid.size) if cell != house.start]
    rng.shuffle(spaces)
    board = bytearray(house.grid.size)
    groups = [
        tuple(msgspec.structs.replace(token, cell=spaces.pop()) for token in tokens)
        for tokens in (house.doors, house.hostages, house.bombs)
    ]
    for token in [token for group in groups for token in group]:
        board[token.cell] = token.code
    for _ in range(4):
        board[spaces.pop()] = 12
    doors, hostages, bombs = groups
    return msgspec.structs.replace(house, board=bytes(board), doors=doors, hostages=hostages, bombs=bombs)


def test_closure_and_search_agree_on_scattered_missions() -> None:
    """On 80 random buildings both give the same answer, each at least 20 times, and every proof holds."""
    rng = Random(3)  # noqa: S311 - play isn't cryptography
    answers = []
    for _ in range(80):
        job = Task(scattered(task(mission("m01"), epic=True).house, rng))
        proof = impossible(job)
        assert all(holds(job, closed) for closed in proof)
        assert search(job).found is not bool(proof)
        answers.append(bool(proof))
    assert min(answers.count(True), answers.count(False)) >= 20


def test_steps_are_those_of_the_rules() -> None:
    """From Mission 1's start: the moves up to the hostage, and nothing to take; beside it the hostage."""
    job = task(mission("m01"))
    robot, board = job.start
    assert [(step.kind, job.house.grid.at(step.robot)) for step in moves(job, robot, board)] == [
        (0, (2, 1)),
        (0, (3, 2)),
        (1, (3, 3)),
    ]
    assert not list(takes(job, robot, board))
    (step,) = takes(job, job.house.grid.cell(3, 3), board)
    assert (step.kind, job.house.grid.at(step.aim), step.board[step.aim]) == (6, (3, 4), FREE)


def test_the_last_bomb_waits_for_the_hostages() -> None:
    """Alpha's only bomb can't be taken while a hostage stands, and can when none does."""
    job = task(ALPHA)
    beside = job.house.grid.cell(5, 9)
    assert not list(takes(job, beside, job.house.board))
    cleared = bytes(code if code == 9 else FREE for code in job.house.board)
    (step,) = takes(job, beside, cleared)
    assert is_done(step.board)


def test_only_moving_pieces_need_a_search() -> None:
    """Cameras alone leave a mission to the closure; crates and sliding doors don't."""
    assert is_monotone(task(mission("m07")).house)
    assert not is_monotone(task(mission("m04")).house)
    assert not is_monotone(task(mission("x01")).house)
