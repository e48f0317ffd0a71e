"""The generic suite: a game passes it by registering itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from getaway.kernel import Game, Match
from getaway.kernel.inside import inside
from getaway.suite.declared import check_declarations, check_hidden_varied, check_parts, check_values
from getaway.suite.leaks import Leaks
from getaway.suite.legal import Legality
from getaway.suite.options import check_messages, check_options
from getaway.suite.plants import PLANTS, try_plant
from getaway.suite.positions import (
    Twin,
    check_deadline,
    check_fork,
    check_hash_seeds,
    check_replay,
    check_undo,
    check_whole,
)
from getaway.suite.report import Report
from getaway.suite.stumbles import check_faults
from getaway.suite.walk import LONGEST, walk

UNDO_TRIED = 0.15
LOGS_KEPT = 12


def check(
    game: Game[Any],
    *,
    matches: int = 60,
    seed: int = 0,
    plants: bool = True,
    progress: Callable[[str], None] | None = None,
) -> Report:
    """Play random matches and check at every decision everything the contract promises."""
    report = Report(game.name)
    check_declarations(game, report)
    check_parts(game, report)
    logs = []
    for number in range(matches):
        with to_its_end(f"match {number}", report):
            logs.append(check_match(game, number, seed, report))
        if progress:
            progress(f"{game.name}: match {number + 1} of {matches}")
    check_hash_seeds(game, [log for log in logs if log][:LOGS_KEPT], report)
    check_hidden_varied(report)
    check_messages(game, report)
    with to_its_end("a match with planted faults", report):
        check_faults(game, seed, report)
    if plants and report.hidden:  # where nothing is hidden, nothing can leak
        for plant in PLANTS:
            report.plants[plant.what] = try_plant(game, plant, seed)
            if progress:
                progress(f"{game.name}: planted {plant.what}")
    return report


@contextmanager
def to_its_end(what: str, report: Report) -> Iterator[None]:
    """Turn a match that breaks off into a finding."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - whatever a game raises
        report.found("stopped", f"{what} can't go on: {error!r}")


def check_match(game: Game[Any], number: int, seed: int, report: Report, *, longest: int = LONGEST) -> str | None:
    """Play one match with every check; its log, if it can be replayed from the start."""
    legality = Legality(game, report)
    leaks = Leaks(legality, report)
    start: dict[str, int] = {}
    hashes: dict[int, str] = {}
    twin: Twin | None = None
    match: Match | None = None
    for match, dice in walk(game, number, seed, longest):
        report.tried["decisions"] += 1
        start = start or dict(game.components(match.g))
        twin = twin or Twin(match)
        twin.check(match, report)
        hashes[len(inside(match).line)] = match.state_hash
        check_whole(match, start, report)
        check_values(match, report)
        check_fork(match, report)
        check_deadline(match, start, report)
        legality.check(match, dice)
        check_options(match, dice, report)
        leaks.check(match, dice)
        if dice.random() < UNDO_TRIED:
            check_undo(match, hashes, dice, report)
    if match is None:
        report.found("start", f"match {number} has no decision")
        return None
    report.tried["matches"] += 1
    report.tried["matches played to the end"] += match.over
    legality.check_citations(match)
    for clause in sorted(report.cited - legality.clauses):
        report.found("citation", f"a consequence cites {clause}, which doesn't exist")
    for incident in match.incidents:
        report.found("fault", incident.trace)
    return check_replay(match, report) if "arranged" not in match.settings else None
