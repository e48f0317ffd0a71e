"""Every page of the project: its relative links lead to files, and to headings where they name one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.pages import ROOT, broken_links

AWAY = {"node_modules", ".venv", "dist"}
"""Folders with pages of others."""
PAGES = sorted(
    page for page in ROOT.rglob("*.md") if not AWAY.intersection(page.relative_to(ROOT).parts) and page.is_file()
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_its_links_lead_somewhere(page: Path) -> None:
    """Relative links name files and folders of the repository, and headings of its pages."""
    assert broken_links(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    """A file that isn't there, a heading that isn't there; but not what looks like a link in a block of code."""
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# One `thing`, and [more](page.md)\n", encoding="utf-8")
    page.write_text(
        "## Here\n[a](other.md#one-thing-and-more) [b](#here) [c](gone.md) [d](other.md#two) [e](#there)\n"
        "```\n[f](neither.md)\n```\n",
        encoding="utf-8",
    )
    assert broken_links(page) == ["gone.md", "other.md#two", "#there"]
