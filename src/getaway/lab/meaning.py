"""What a file says to the interpreter, so that results are kept when only words about the code change."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def meaning(path: Path) -> bytes:
    """A file without what decides nothing: of Python, comments, layout and docstrings."""
    if path.suffix != ".py":
        return path.read_bytes()
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_text(each)]  # type: ignore[attr-defined]
    return ast.dump(tree).encode()


def _is_text(node: ast.stmt) -> bool:
    """Whether a statement is a string alone: a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
