"""What a file says to the interpreter, so that results are kept when only words about the code change."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

BESIDE: Final = frozenset(
    (
        *(
            "complete",
            "languages",
            "minutes",
            "first_match",
            "alone",
            "drawing",
            "strengths",
            "voiced",
            "critic",
            "bench",
        ),
        *("arrange", "starts", "title"),
    )
)
"""What a game declares in its class beside its rules: it changes no match."""


@cache
def meaning(path: Path) -> bytes:
    """A file without what decides nothing: of Python, comments, layout, docstrings, and what a game declares beside."""
    if path.suffix != ".py":
        return path.read_bytes()
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_text(each)]  # type: ignore[attr-defined]
            if path.name == "game.py":
                node.body = [each for each in node.body if not _is_beside(each)]  # type: ignore[attr-defined]
    return ast.dump(tree).encode()


def _is_beside(node: ast.stmt) -> bool:
    """Whether a statement declares something that no match depends on, or brings words of the kernel for it."""
    if isinstance(node, ast.ImportFrom):
        return node.module == "getaway.kernel"
    if isinstance(node, ast.FunctionDef):
        return node.name in BESIDE
    return isinstance(node, ast.Assign) and all(
        isinstance(target, ast.Name) and target.id in BESIDE for target in node.targets
    )


def _is_text(node: ast.stmt) -> bool:
    """Whether a statement is a string alone: a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
