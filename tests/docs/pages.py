"""What the tests of the documents read: code blocks, links and places in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "getaway"
DOCS = ROOT / "docs"
CONCEPTS = sorted((DOCS / "concepts").glob("*.md"))
PLACE = re.compile(r"`([\w/]+\.py)(?:::([\w.]+))?`")
FENCED = re.compile(r"^ *```.*?^ *```$", flags=re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", flags=re.MULTILINE)
LINKED = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def text(page: Path) -> str:
    """The page."""
    return page.read_text(encoding="utf-8")


def blocks(page: Path, language: str = "python") -> list[str]:
    """The fenced blocks of one language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text(page), flags=re.DOTALL | re.MULTILINE)


def places(page: Path) -> list[tuple[str, str]]:
    """Every `file.py::name` or `file.py` that the page names, with an empty name for a file alone."""
    return PLACE.findall(text(page))


def prose(page: Path) -> str:
    """The page without its blocks of code."""
    return FENCED.sub("", text(page))


def broken_links(page: Path) -> list[str]:
    """The relative links of a page that lead to no file, or to no heading of another page or its own."""
    return [target for target in LINK.findall(prose(page)) if not _leads_somewhere(page, target)]


def _leads_somewhere(page: Path, target: str) -> bool:
    path, _, heading = target.partition("#")
    other = page.parent / path if path else page
    return other.exists() and (not heading or other.suffix != ".md" or heading in _anchors(other))


def _anchors(page: Path) -> set[str]:
    """What its headings are called in links, as GitHub calls them."""
    headings = [LINKED.sub(r"\1", heading).strip().lower() for heading in HEADING.findall(prose(page))]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}


def exists(file: str, name: str) -> bool:
    """Whether the file is there, below `src/getaway` or the root, and defines the name."""
    path = next((root / file for root in (SOURCE, ROOT) if (root / file).is_file()), None)
    if path is None:
        return False
    return not name or _defines(ast.parse(text(path)), name.split("."))


def _defines(tree: ast.Module | ast.ClassDef, names: list[str]) -> bool:
    first, *rest = names
    for node in tree.body:
        if first in _names(node):
            return not rest or (isinstance(node, ast.ClassDef) and _defines(node, rest))
    return False


def _names(node: ast.stmt) -> list[str]:
    """The names that a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign):
        return [ast.unparse(node.target)]
    return [ast.unparse(target) for target in node.targets] if isinstance(node, ast.Assign) else []
