"""The options of `getaway bench`. What measures loads every game, so it waits until it is needed."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

from getaway.cli.options import option


def bench(
    quick: Annotated[bool, option("quick", "--quick")] = False,
    json: Annotated[Path | None, option("json")] = None,
) -> None:
    """Measure speed; the table goes to the screen, the figures to a file if one is named."""
    import_module("getaway.cli.bench.measuring").run(quick, json, print)
