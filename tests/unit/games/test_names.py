"""The lint that keeps the names of games in their own places finds them elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.lints.names import faults


def test_no_game_is_named_outside_its_places() -> None:
    """In the package and in the client."""
    assert faults() == []


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("src/getaway/cli/pack.py", 'GAMES = ("chess",)\n', ["src/getaway/cli/pack.py:1: names a game"]),
        ("src/getaway/server/texts/en.ftl", "a = A\nb = Chess\n", ["src/getaway/server/texts/en.ftl:2: names a game"]),
        ("web/src/lobby/Art.svelte", '{#if game === "chess"}\n', ["web/src/lobby/Art.svelte:1: names a game"]),
        ("src/getaway/solve/chess/board.py", "import chess\n", []),
        ("src/getaway/lab/chess.py", "import chess\n", []),
        ("web/src/games/chess/index.ts", "// chess\n", []),
        ("web/src/lobby/Art.svelte", "<p>Any game.</p>\n", []),
    ],
)
def test_a_name_is_found_where_it_should_not_be(tmp_path: Path, file: str, text: str, found: list[str]) -> None:
    """By file and line; in a game's own places it may stand."""
    for path, content in (("src/getaway/games/chess/game.py", "GAME = None\n"), (file, text)):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(content, encoding="utf-8")
    assert [fault.rpartition(":")[0] for fault in faults(tmp_path)] == found
