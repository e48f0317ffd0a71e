"""The example on the map of burncycle runs."""

from __future__ import annotations

from tests.docs.pages import DOCS, blocks

PAGE = DOCS / "burncycle.md"


def test_the_example_runs() -> None:
    """The asserts in it hold."""
    (example,) = blocks(PAGE)
    exec(example, {})  # noqa: S102 - our own page
