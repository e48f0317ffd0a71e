"""`getaway solve`: whether a mission can be done, and a match that shows how."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from getaway import games
from getaway.cli import saved
from getaway.cli.console.said import say
from getaway.cli.console.wording import words_of
from getaway.cli.errors import BadCommand
from getaway.cli.mission import SHEET, faulty, source
from getaway.cli.options import Lang, argument, failed, option
from getaway.kit.declared import BadTask, Solver, Task, solver_of


def solve(
    mission: Annotated[str, argument("solve-mission")],
    *,
    level: Annotated[str | None, option("level")] = None,
    players: Annotated[int, option("players")] = 0,
    seeds: Annotated[int, option("seeds")] = 20,
    log: Annotated[Path | None, option("log")] = None,
    game: Annotated[str | None, option("solve-game", "--game")] = None,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Say whether a mission can be done, and show how."""
    failed(found(task(mission, level, players, seeds), game, log))


def found(wanted: Task, game: str | None, log: Path | None) -> bool:
    """Say what was found out about a mission of a box or of a file; whether any level is impossible."""
    name, solver = _solver(wanted, game)
    impossible = False
    try:
        for finding in solver.solve(wanted, words_of(games.find(name))):
            impossible = impossible or finding.impossible
            for line in finding.lines:
                print(line)
            if log and finding.match:
                saved.save(finding.match, log if wanted.level else log.with_stem(f"{log.stem}-{finding.level}"))
    except BadTask as bad:
        raise faulty(wanted.name, bad.faults) if bad.faults else BadCommand(str(bad)) from None
    return impossible


def task(name: str, level: str | None, players: int, seeds: int) -> Task:
    """The question; a name that ends like a file is one."""
    return Task(name, source(Path(name)) if name.endswith(SHEET) else None, level, players, seeds)


def _solver(wanted: Task, game: str | None) -> tuple[str, Solver]:
    """The solver of the game that was named; else of the first that has this mission, or can read the file."""
    solvers = games.declaring(solver_of)
    if game is not None:
        games.find(game)  # says which games there are
        solvers = {name: solver for name, solver in solvers.items() if name == game}
    for name, solver in solvers.items():
        if wanted.name in solver.stages() or (wanted.source is not None and games.find(name).sheets):
            return name, solver
    known = tuple(stage for solver in solvers.values() for stage in solver.stages())
    raise BadCommand(say("bad-mission", mission=wanted.name, missions=known))
