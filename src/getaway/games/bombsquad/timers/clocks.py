"""Timers: one countdown per bomb, or a single one passed on; in real time or by turns."""

from __future__ import annotations

from getaway.games.bombsquad.scoring.ending import end_mission, explode
from getaway.games.bombsquad.table.building import BARRIER, BombToken
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.games.bombsquad.table.tokens import standing, token_at
from getaway.games.bombsquad.timers.events import Fizzled
from getaway.kernel import Deadline, Script
from getaway.kit.zones import put

NOT_RUNNING = -1
SECOND = 1000
BEFORE_THE_START = ("setup", "roles", "deal", "ready")
"""The phases in which no time runs (BS-SETUP-27)."""


def countdowns(g: BombSquad) -> tuple[int, ...]:
    """By bomb, when it explodes: all run from the start (BS-SETUP-14), or only Bomb A's (BS-SETUP-13)."""
    times = [bomb.time * SECOND for bomb in g.building.bombs]
    if g.single_timer:
        return (times[0], *[NOT_RUNNING] * (len(times) - 1))
    return tuple(times)


def elapsed(g: BombSquad, now: int) -> int:
    """The time that has run: real time (BS-FEATURE-03, BSX-CLOCK-02) or turns taken (BSX-CLOCK-01)."""
    if g.phase in BEFORE_THE_START:
        return 0
    return g.turns * g.turn_time if g.clock == "turns" else now - g.started_at


def armed(g: BombSquad) -> list[tuple[int, BombToken]]:
    """The bombs on the building, hidden ones too (BS-FOG-05), each with its place in the list of countdowns."""
    left = standing(g)
    return [(i, bomb) for i, bomb in enumerate(g.building.bombs) if bomb in left]


def deadlines(g: BombSquad) -> tuple[Deadline, ...]:
    """In real time every running countdown is a deadline, also during an activation (BS-TIMER-04)."""
    if g.clock != "real" or g.phase in (*BEFORE_THE_START, "over"):
        return ()
    running = [(g.due[i], bomb.letter) for i, bomb in armed(g) if g.due[i] != NOT_RUNNING]
    return tuple([Deadline(g.started_at + due, letter) for due, letter in running])


def on_deadline(g: BombSquad, letter: str) -> Script[None]:
    """The time of a bomb is up, before any action that arrives at the same moment (BS-TIMER-03)."""
    yield from ()
    time_is_up(g, next(bomb for bomb in g.building.bombs if bomb.letter == letter))


def end_turn(g: BombSquad) -> None:
    """The turn passes to the next player clockwise (BS-TURN-03), after a bonus that a role gives (BS-ROLE-04)."""
    if g.owes_bonus:
        g.phase = "bonus"
        return
    g.phase = "turn"
    g.active = g.left(g.active)
    pass_turn_time(g)


def pass_turn_time(g: BombSquad) -> None:
    """A turn is over; with a clock by turns its time has run, and a bomb may explode (BSX-CLOCK-01)."""
    g.turns += 1
    if g.clock != "turns":
        return
    time = g.turns * g.turn_time
    if time < min(g.due):
        return
    for i, bomb in armed(g):
        if NOT_RUNNING < g.due[i] <= time:
            time_is_up(g, bomb)


def time_is_up(g: BombSquad, bomb: BombToken) -> None:
    """A bomb explodes and ends the mission (BS-TIMER-03, BS-END-01), unless the mission marks it as not fatal."""
    if bomb.fatal:
        explode(g, bomb.letter)
    fizzle(g, bomb)


def fizzle(g: BombSquad, bomb: BombToken) -> None:
    """Remove the bomb unscored and put a barrier on its space; without bombs the mission ends (BSX-NONFATAL-01)."""
    cell = next(cell for cell in g.building.token_spaces if token_at(g, cell) == bomb)
    g.board = mark(g.board, cell, BARRIER)
    g.lost = (*g.lost, bomb.letter)
    g.barrier()
    g.tell(Fizzled(bomb.letter, cell), cites="BSX-NONFATAL-01")
    stop_countdown(g, bomb)
    if not armed(g):
        end_mission(g, "fizzled", cites="BSX-NONFATAL-01")


def stop_countdown(g: BombSquad, stopped: BombToken) -> None:
    """A disarmed bomb's countdown stops (BS-TIMER-01); a single timer passes on what is left.

    The time left is added to the listed time of the next armed bomb (BS-TIMER-02, BS-TIMER-06). A bomb
    disarmed before its turn leaves the running countdown as it is (BS-TIMER-05).
    """
    place = g.building.bombs.index(stopped)
    was_due, g.due = g.due[place], put(g.due, place, NOT_RUNNING)
    if not g.single_timer or was_due == NOT_RUNNING:
        return
    following = [(i, bomb) for i, bomb in armed(g) if i > place]
    for i, bomb in following[:1]:
        g.due = put(g.due, i, was_due + bomb.time * SECOND)
