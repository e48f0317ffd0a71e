"""The options of `getaway solve`. The solver waits until it is needed."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

from getaway.cli.options import Lang, argument, failed, option


def solve(
    mission: Annotated[str, argument("solve-mission")],
    *,
    level: Annotated[str | None, option("level")] = None,
    players: Annotated[int, option("players")] = 0,
    seeds: Annotated[int, option("seeds")] = 20,
    log: Annotated[Path | None, option("log")] = None,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Say whether a mission can be done, and show how."""
    failed(import_module("getaway.cli.solve.findings").run(mission, level, players, seeds, log))
