"""Real time at the screen."""

from __future__ import annotations

import io
import sys

import pytest

from getaway import games
from getaway.cli.console.screen import Screen
from getaway.cli.play.clock import Clock, minutes
from getaway.cli.play.local import LocalSitting
from getaway.kernel import Wish

GAME = games.find("bombsquad")


class Ticks:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_time_stands_still_without_deadlines() -> None:
    """Before the start, and at a table by turns, no time passes however long one waits."""
    for clock in ("real", "turns"):
        match, ticks = GAME.new(2, seed=1, mission="alpha", clock=clock), Ticks()
        timed = Clock(match, ticks)
        timed.read()
        ticks.now += 1000
        assert timed.read() == 0


def test_time_runs_from_the_start_of_the_timer() -> None:
    """In real time the countdown runs from the start, and a bomb explodes when its time is up."""
    match, ticks = GAME.new(2, seed=1, mission="alpha", clock="real"), Ticks()
    clock = Clock(match, ticks)
    match.answer(0, Wish("start"), at=clock.read())
    assert clock.read() == 0
    ticks.now += 479.5
    assert clock.read() == 479_500
    assert not clock.let_pass()
    ticks.now += 0.5
    assert clock.let_pass()
    assert match.over
    assert match.g.exploded == "A"


def test_a_late_answer_is_not_taken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What is typed after the bomb went off changes nothing; the players are told and the match is over."""
    match, ticks = GAME.new(2, seed=1, mission="alpha", clock="real", first=0), Ticks()
    match.answer(0, Wish("start"))
    sitting = LocalSitting(match, {}, Screen())
    sitting.clock = Clock(match, ticks)

    class Slow(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # as its base does
            ticks.now += 300
            return super().readline(size)

    monkeypatch.setattr(sys, "stdin", Slow("\n3\n1\n"))
    assert sitting.run()
    said = capsys.readouterr().out
    assert "Time ran out while you were deciding" in said
    assert "Bomb A explodes. [BS-TIMER-03]" in said
    assert "programs" not in said


def test_minutes() -> None:
    """Time left reads as on a clock and never below nought."""
    assert [minutes(600_000), minutes(61_999), minutes(-5)] == ["10:00", "1:01", "0:00"]
