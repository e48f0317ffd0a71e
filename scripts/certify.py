"""Find the certificates of missions: whole matches at the perfect score, with the number of seeds tried."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from getaway.games.bombsquad.scoring.outcome import outcome
from getaway.games.bombsquad.table.pieces import mission, missions
from getaway.kernel.logbook import write
from getaway.solve.bombsquad import certify

FOLDER = Path(__file__).parents[1] / "tests/playthroughs/certificates"
INDEX = FOLDER / "index.toml"
HEAD = """# The certificates: for each mission and level a whole match of the planner at the perfect score.
# `seeds` is how many were tried until one was found. Written by scripts/certify.

"""


def found(mission_id: str, *, epic: bool) -> dict[str, Any] | None:
    """Look for one certificate, write its match, and say what belongs in the index."""
    name = f"{mission_id}-{'epic' if epic else 'standard'}"
    certificate = certify(mission(mission_id), epic=epic)
    if certificate is None:
        print(f"{name}: none found")
        (FOLDER / f"{name}.jsonl").unlink(missing_ok=True)
        return None
    match = certificate.match
    (FOLDER / f"{name}.jsonl").write_text(write(match), encoding="utf-8")
    score = outcome(match.g).score
    print(f"{name}: {score} points in {match.g.turns} turns, {certificate.seeds} seeds tried")
    figures = {"score": score, "turns": match.g.turns, "seeds": certificate.seeds}
    return {"players": match.g.players, "roles": list(match.g.roles), "robot": match.g.robot_tile, **figures}


def table(name: str, figures: dict[str, Any]) -> str:
    """An entry of the index; numbers, words and lists are written alike in JSON and TOML."""
    return "\n".join([f"[{name}]", *[f"{key} = {json.dumps(value)}" for key, value in figures.items()], ""])


def main(wanted: list[str]) -> int:
    """Look for what was asked for and bring the index up to date; 1 if anything is missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    index: dict[str, Any] = msgspec.toml.decode(INDEX.read_bytes()) if INDEX.exists() else {}
    for mission_id in wanted or missions():
        for level in ("standard", "epic"):
            index[f"{mission_id}-{level}"] = found(mission_id, epic=level == "epic")
    kept = {name: index[name] for name in sorted(index) if index[name]}
    INDEX.write_text(HEAD + "\n".join(table(name, kept[name]) for name in kept), encoding="utf-8")
    return int(len(kept) < len(index))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
