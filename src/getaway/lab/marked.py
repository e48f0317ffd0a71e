"""Pages of which a program writes only the part between two marks."""

from __future__ import annotations


def written(page: str, begin: str, end: str, part: str) -> str:
    """The page with the part between the marks written again."""
    head, rest = page.split(begin)
    _, tail = rest.split(end)
    return f"{head}{begin}\n{part}\n{end}{tail}"
