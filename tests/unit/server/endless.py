"""The toy game with rules that never end, and a title that blocks; registered for processes of their own."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from getaway.kernel import ALLOWED, Act, Script, Seat, Verb, Verdict, Wish
from getaway_toy import CONCEDE, Lots, ToyGame

BLOCKING = 777
"""The window of a table whose title is never found."""


def forever() -> None:
    """As a rule that has lost its way."""
    while True:
        sum(range(100))


class Spin(Verb[Lots]):
    """Allowed at any time; its script never ends."""

    name = "spin"

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Lots, seat: Seat) -> Act:
        return Act(self.name)

    def run(self, g: Lots, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.coins = (0,) * g.players
        forever()


class Ponder(Spin):
    """Offered at any time; its judge never ends."""

    name = "ponder"

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        forever()
        return ALLOWED


SPIN, PONDER = Spin(), Ponder()


class Endless(ToyGame):
    """The toy game with all of it."""

    name = "endless"
    verbs = {**ToyGame.verbs, "spin": SPIN, "ponder": PONDER}

    def offers(self, g: Lots, seat: Seat) -> tuple[Verb[Lots], ...]:
        return (CONCEDE, SPIN, PONDER)

    def on_deadline(self, g: Lots, key: str) -> Script[None]:
        yield from ()
        forever()

    def title(self, options: Mapping[str, Any]) -> str:
        if options.get("window_ms") == BLOCKING:
            time.sleep(3600)
        return ""


GAME = Endless()


def installed(folder: Path) -> dict[str, str]:
    """An environment in which the game is registered, as an installed package would be."""
    info = folder / "endless-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[getaway.games]\nendless = {__name__}:GAME\n", encoding="utf-8")
    root = Path(__file__).parents[3]
    paths = [folder, root, root / "src", root / "tests" / "toy" / "src"]
    return {"PYTHONPATH": ":".join(map(str, paths))}
