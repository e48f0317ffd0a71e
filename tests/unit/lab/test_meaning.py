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
