"""The certificates: every mission and level has a whole match at the perfect score, and it replays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.scoring.outcome import Outcome
from getaway.games.bombsquad.table.pieces import mission, missions
from getaway.kernel.inside import inside
from getaway.kernel.logbook import Logbook, read, replay, verify
from getaway.solve.bombsquad import is_perfect

FOLDER = Path(__file__).parent / "certificates"
INDEX: dict[str, Any] = msgspec.toml.decode((FOLDER / "index.toml").read_bytes())
NAMES = [(name, level) for name in missions() for level in ("standard", "epic")]


def book_of(name: str, level: str) -> Logbook:
    """The log of a certificate."""
    return read((FOLDER / f"{name}-{level}.jsonl").read_text(encoding="utf-8"))


def test_none_is_missing_and_none_is_left_over() -> None:
    """Index, files and missions agree."""
    wanted = {f"{name}-{level}" for name, level in NAMES}
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == wanted
    assert set(INDEX) == wanted


@pytest.mark.parametrize(("name", "level"), NAMES)
def test_a_certificate_replays_to_the_perfect_score(name: str, level: str) -> None:
    """Drawn again from its seed and judged by the rules, the match reaches the best score within the bombs' times."""
    book = book_of(name, level)
    assert verify(GAME, book) == []
    match = replay(GAME, book)
    assert is_perfect(match)
    assert isinstance(match.outcome, Outcome)
    assert (match.outcome.stars, match.outcome.parts.reserve_used) == (5, 0)
    assert match.g.turns * match.g.turn_time < 1000 * max(bomb.time for bomb in match.g.building.bombs)


@pytest.mark.parametrize(("name", "level"), NAMES)
def test_a_certificate_is_what_the_index_says(name: str, level: str) -> None:
    """Its table is the ordinary one: the fewest players, 8 seconds a turn, the mission's robot, no variant."""
    book, kept = book_of(name, level), INDEX[f"{name}-{level}"]
    options = dict(book.began.options)
    roles = options.pop("roles", ())
    assert options == {"mission": name, "level": level, "clock": "turns", "turn_seconds": 8}
    assert book.began.players == kept["players"] == mission(name).players[0]
    assert list(roles) == kept["roles"]
    assert kept["robot"] == mission(name).robot
    match = replay(GAME, book)
    assert (match.outcome.score, match.g.turns) == (kept["score"], kept["turns"])
    assert book.seal.key == inside(GAME.new(2, seed=kept["seeds"] - 1)).chance.key.hex()  # type: ignore[attr-defined]
