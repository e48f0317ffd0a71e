"""Whole states: conserved components, fork, restore, deadlines, quiet play, replay."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

from getaway.kernel import Match, Play, from_text, logbook, to_json, to_text
from getaway.kernel.inside import inside
from getaway.suite.report import Report


def questions(play: Play) -> bytes:
    """Who is asked what, as bytes."""
    return to_json([(ask.seat, ask.question.name, ask.choice.wire()) for ask in play.asks])


def check_whole(match: Match, start: dict[str, int], report: Report) -> None:
    """Check that the position has no fault and that no component was made or lost."""
    report.tried["whole states"] += 1
    for fault in match.game.faults(match.g):
        report.found("whole", fault)
    if dict(match.game.components(match.g)) != start:
        report.found("conserved", f"{start} became {dict(match.game.components(match.g))}")


def check_fork(match: Match, report: Report) -> None:
    """Check that fork and restore give the same state and the same question."""
    report.tried["forks and restores"] += 1
    restored = from_text(match.game, to_text(match))
    for name, other in (("fork", match.fork()), ("restore", restored)):
        if other.state_hash != match.state_hash:
            report.found(name, f"another state at {match.asks!r}")
        elif questions(other) != questions(match):
            report.found(name, f"another question: {other.asks!r} for {match.asks!r}")
    for seat in range(-1, match.g.players):
        if match.record(seat).told != restored.record(seat).told:
            report.found("restore", f"seat {seat} would be told something else")


def check_deadline(match: Match, start: dict[str, int], report: Report) -> None:
    """Fire the next deadline: it must leave a whole state and a new question or the end."""
    due = min(match.game.deadlines(match.g), default=None)
    if due is None:
        return
    report.tried["deadlines fired"] += 1
    other = from_text(match.game, to_text(match))
    other.advance(max(due.at, other.now))
    check_whole(other, start, report)
    if not other.over and not all(ask.choice.count for ask in other.asks):
        report.found("deadline", f"{due.key} leaves a question without an answer")
    if due in match.game.deadlines(other.g):
        report.found("deadline", f"{due.key} fired and is still due")


class Twin:
    """The same match played in quiet mode alongside."""

    def __init__(self, match: Match) -> None:
        self.play = match.fork()
        self.answered = len(match.log)

    def check(self, match: Match, report: Report) -> None:
        """Check that quiet mode reaches the same state with the same answers."""
        new = match.log[self.answered :]
        self.answered = len(match.log)
        if any(type(entry).__name__ not in ("Answer", "Drawn") for entry in new):
            self.play = match.fork()
            return
        for entry in new:
            if type(entry).__name__ == "Answer":
                self.play.answer(entry.seat, entry.wish)  # type: ignore[union-attr]
        report.tried["quiet answers compared"] += len(new)
        if self.play.state_hash != match.state_hash:
            report.found("quiet", f"quiet play differs at {match.asks!r}")
            self.play = match.fork()


def check_replay(match: Match, report: Report) -> str:
    """Check that the log alone gives the same hash chain, and that its draws follow from its key."""
    report.tried["logs replayed"] += 1
    text = logbook.write(match)
    book = logbook.read(text)
    for fault in logbook.verify(match.game, book):
        report.found("replay", fault)
    if logbook.replay(match.game, book).chain != match.chain:
        report.found("replay", "another hash chain")
    return text


def check_hash_seeds(game: Any, logs: list[str], report: Report) -> None:
    """Check that the chains don't depend on Python's hash seed, in two separate processes."""
    if not logs:
        return
    chains = []
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "getaway.suite.again", game.name],
            input=json.dumps(logs),
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=False,
        )
        if done.returncode:
            report.found("replay", f"hash seed {seed}: {done.stderr[-400:]}")
        chains.append(done.stdout)
    report.tried["logs under two hash seeds"] += len(logs)
    if chains[0] != chains[1]:
        report.found("replay", "the hash chain depends on the hash seed")


def check_undo(match: Match, known: dict[int, str], dice: Random, report: Report) -> None:
    """Check that undo restores an earlier state and never undoes chance or a fired deadline."""
    seat = dice.randrange(match.g.players)
    agreed = tuple(range(match.g.players)) if dice.random() < 0.5 else ()
    before, fixed = list(inside(match).line), inside(match).fixed
    hash_before, logged = match.state_hash, len(match.log)
    try:
        match.undo(seat, agreed=agreed)
    except Exception as error:  # noqa: BLE001 - only refusals are right
        report.tried["undos refused"] += 1
        clause = getattr(error, "clause", repr(error))
        if not clause.startswith("GT-UNDO") or match.state_hash != hash_before:
            report.found("undo", f"{clause}")
        return
    report.tried["undos"] += 1
    if match.state_hash != known.get(len(inside(match).line)):
        report.found("undo", "this isn't the earlier state")
    if len(inside(match).line) < fixed or len(match.log) <= logged:
        report.found("undo", "went back past a barrier")
    if any(type(entry).__name__ != "Answer" for entry in before[len(inside(match).line) :]):
        report.found("undo", "undid chance or a deadline")
