"""Results are kept when only words about the code change."""

from __future__ import annotations

from pathlib import Path

from getaway.lab.meaning import meaning


def written(path: Path, text: str) -> bytes:
    """What a file with this text means."""
    path.write_text(text)
    return meaning.__wrapped__(path)


def test_words_do_not_count(tmp_path: Path) -> None:
    """Docstrings, comments and layout; a number does."""
    path = tmp_path / "some.py"
    before = written(path, '"""A file."""\nA = 1\n"""One."""\n\ndef f(x):\n    """Do it."""\n    return x + A\n')
    assert written(path, "# A file\nA = 1\ndef f(x): return (x + A)\n") == before
    assert written(path, "A = 2\ndef f(x): return x + A\n") != before
    assert written(tmp_path / "some.toml", "a = 1 # one") != written(tmp_path / "some.toml", "a = 1")


def test_what_a_game_declares_beside_its_rules_does_not_count(tmp_path: Path) -> None:
    """Its languages and positions laid by hand change no match; its levels and what it does may."""
    path = tmp_path / "game.py"
    before = written(path, "from getaway.kernel import Game\nclass A(Game):\n    languages = 1\n    levels = 1\n")
    more = "from getaway.kernel import Chance, Game\nclass A(Game):\n    languages = 2\n    levels = 1\n"
    more += "    def arrange(self): pass\n"
    assert written(path, more) == before
    assert written(path, more.replace("levels = 1", "levels = 2")) != before
    assert written(path, more.replace("arrange", "script")) != before
    assert written(tmp_path / "other.py", more) != written(tmp_path / "other.py", more.replace("arrange", "starts"))
