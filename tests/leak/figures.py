"""The figures of `sample_world`: `scripts/figures/sample_world` writes them to docs/figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.leak import frequencies
from tests.leak.agreement import agreement
from tests.leak.deals import LARGE, SPOTS, Spot
from tests.leak.verdicts import EACH, faults
from tests.property.kernel.evenness import P, dice_of

from getaway import games
from getaway.games.bombsquad import GAME
from getaway.kernel import sample_world
from getaway.kernel.inside import inside

FOLDER = Path(__file__).parents[2] / "docs" / "figures"
POSITIONS = 5000
EVERY = 5
MATCHES = 10_000
OUTCOMES = ("agrees", "another record", "another knowledge", "cannot have been")


def random_play(name: str) -> dict[str, Any]:
    """One world for every audience at each of 5,000 positions of random play."""
    found = agreement(games.find(name), POSITIONS, seed=1, every=EVERY)
    return {what: found[what] for what in ("positions", "worlds proposed", *OUTCOMES)}


def enumerated(spot: Spot) -> dict[str, Any]:
    """All deals that fit, found from the deal, against the sampler."""
    dice, deals = dice_of(1), spot.deals
    drawn = [spot.counted(inside(sample_world(GAME, spot.record, dice)).base) for _ in range(EACH * len(deals))]
    wrong = faults(deals, drawn, tests=len(SPOTS | LARGE))
    return {"unseen cards": len(spot.unseen), "deals": len(deals), "worlds drawn": len(drawn), "found": wrong}


def figures() -> dict[str, Any]:
    """Everything that is measured."""
    return {
        "random play": {name: random_play(name) for name in ("bombsquad", "toy")},
        "deals": {name: enumerated(find()) for name, find in (SPOTS | LARGE).items()},
        "frequencies": {
            "matches": MATCHES,
            "positions": len(frequencies.positions(MATCHES)),
            "fields": [field.__name__ for field in frequencies.FIELDS],
            "unlike": frequencies.unlike(MATCHES, seed=1),
        },
    }


PAGE = """# Worlds drawn from what a seat knows

Written by `scripts/figures/sample_world`.

## Random play

At each position, the game's sampler proposes one world for every seat and for the spectators, before the kernel checks
it. Now and then a seat has undone something. A world agrees if it gives the seat the same view and memory at the
checkpoint, the same record from there to the byte, and the same knowledge by declaration.

{play}

## Every deal that fits

Bomb Squad matches with few unseen cards, replayed from the beginning with every other deal of them. The sampler must
draw exactly the deals in which the seat is told the same throughout, each equally often (chi-square, p > {p} for
all positions together).

{deals}

## Frequencies

One position from each of {matches:,} Bomb Squad matches whose answers come from lists of wishes made before the deal;
{positions:,} of them lasted long enough. The contents of hidden places are compared in true and sampled worlds
(chi-square, p > {p} for all fields together).

{fields}
"""


def page(found: dict[str, Any]) -> str:
    """The figures as a page."""
    play, deals, often = found["random play"], found["deals"], found["frequencies"]
    rows = [(name, *list(row.values())[:-1], ", ".join(row["found"]) or "nothing") for name, row in deals.items()]
    fields = [(name.replace("_", " "), "unlike" if name in often["unlike"] else "alike") for name in often["fields"]]
    return PAGE.format(
        p=P,
        play=table(
            ("game", "positions", "worlds proposed", *OUTCOMES), [(n, *row.values()) for n, row in play.items()]
        ),
        deals=table(("position", "unseen cards", "deals that fit", "worlds drawn", "found wrong"), rows),
        matches=often["matches"],
        positions=often["positions"],
        fields=table(("hidden place", "true and sampled"), fields),
    )


def table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    """A table of the page."""
    body = [[f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row] for row in rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in (list(head), ["---"] * len(head), *body))


def main() -> None:
    """Measure and write."""
    found = figures()
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "sample-world.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (FOLDER / "sample-world.md").write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
