"""Every picture in the repository is shown by a page."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = {".png", ".svg", ".jpg", ".webp", ".gif"}


def shown() -> str:
    """All pages, one after the other."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


def test_every_picture_is_shown() -> None:
    """A picture nobody sees is made by a script when it's needed, and not kept."""
    text = shown()
    pictures = [path for path in (ROOT / "docs").rglob("*") if path.suffix in KINDS]
    assert [str(path.relative_to(ROOT)) for path in pictures if f"{path.parent.name}/{path.name})" not in text
            and f"]({path.name})" not in text] == []  # fmt: skip


def test_every_picture_shown_is_there() -> None:
    """No page shows a hole."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    shown = [
        page.parent / line.partition("](")[2].partition(")")[0]
        for page in pages
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.lstrip().startswith("![")
    ]
    assert [str(path) for path in shown if not path.is_file()] == []
