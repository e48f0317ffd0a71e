"""The map of burncycle names files that are there, and its example runs."""

from __future__ import annotations

import re

from tests.docs.pages import DOCS, SOURCE, blocks, broken_links, text

PAGE = DOCS / "burncycle.md"
PACKAGE = SOURCE / "games" / "burncycle"


def test_every_file_on_the_map_is_there() -> None:
    """Files are named from the package, or by the folder that their row names first."""
    folders = (PACKAGE, PACKAGE / "actions")
    named = set(re.findall(r"`([\w/]+\.py)(?:::\w+)?`", text(PAGE)))
    assert len(named) > 30
    assert [name for name in sorted(named) if not any((folder / name).is_file() for folder in folders)] == []
    assert broken_links(PAGE) == []


def test_the_example_runs() -> None:
    """The asserts in it hold."""
    (example,) = blocks(PAGE)
    exec(example, {})  # noqa: S102 - our own page
