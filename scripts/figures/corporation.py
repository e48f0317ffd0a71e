"""Writes docs/figures/corporation.md: how the corporation decides in 500 of its turns.

Each decision told is sent through JSON, read back and made again from that alone; a single one that comes out
differently fails the run. Takes some seconds.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
from tests.rules.burncycle.security.scatter import play_through, scattered

from getaway.games.burncycle.security.events import InvestigatorFound, UnitDecided, UnitFaced
from getaway.games.burncycle.security.explain import rerun, rerun_search
from getaway.games.burncycle.security.situation import Search, Situation
from getaway.kernel import Event, Match
from getaway.kernel.stream import Told

TURNS = 500
PAGE = Path(__file__).parents[2] / "docs" / "figures" / "corporation.md"


def events(match: Match) -> list[Event]:
    """Everything that was told."""
    return [item.event for item in match.told(0) if isinstance(item, Told)]


def check(event: Event, counts: Counter[str]) -> None:
    """Make a decision again from its event, and count it."""
    if isinstance(event, InvestigatorFound):
        again = rerun_search(msgspec.json.decode(msgspec.json.encode(event.search), type=Search))
        counts["investigators"] += 1
        counts["ties of investigators"] += len(again.closest) > 1
        counts["wrong"] += again != event.found or event.unit not in again.closest
    elif isinstance(event, UnitDecided):
        decision = rerun(msgspec.json.decode(msgspec.json.encode(event.situation), type=Situation))
        counts[decision.priority] += 1
        counts["ties of routes"] += len(decision.routes) > 1
        counts["wrong"] += decision != event.decision or event.route not in decision.routes
    elif isinstance(event, UnitFaced):
        counts["ties of facings"] += len(event.possible) > 1


def main() -> int:
    """Play, check, write the page."""
    dice, counts = Random(TURNS), Counter[str]()  # noqa: S311 - positions, not secrets
    for _ in range(TURNS):
        match = scattered(dice)
        play_through(match, dice)
        counts["turns"] += 1
        for event in events(match):
            check(event, counts)
    PAGE.write_text(page(counts), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))
    return 1 if counts["wrong"] else 0


def page(counts: Counter[str]) -> str:
    """The figures as a page."""
    rows = [
        ("turns of the corporation", counts["turns"]),
        ("units that pursued", counts["pursue"]),
        ("units that investigated, including new routes", counts["investigate"]),
        ("units that patrolled", counts["patrol"]),
        ("investigators found", counts["investigators"]),
        ("of these with equally close units, left to the players", counts["ties of investigators"]),
        ("decisions with equally short routes, left to the players", counts["ties of routes"]),
        ("facings left to the players", counts["ties of facings"]),
        ("decisions that came out differently when repeated", counts["wrong"]),
    ]
    table = "\n".join(f"| {name} | {n:,} |" for name, n in rows)
    return f"""# The corporation's decisions

`scripts/figures/corporation` activates security with bots and units anywhere on NeedChain's floors, and repeats every
decision of a unit using only the situation that came with it.

| what | number |
| --- | ---: |
{table}
"""


if __name__ == "__main__":
    sys.exit(main())
