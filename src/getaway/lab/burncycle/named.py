"""Which words the tests name, read from each test's strings, its marks, and the tables it uses from its file."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from getaway.lab.checkout import ROOT

FOLDERS = ("tests/rules/burncycle", "tests/unit/burncycle")


def strings(nodes: Iterable[ast.AST]) -> set[str]:
    """Every string that is written in these."""
    found = {node.value for each in nodes for node in ast.walk(each) if isinstance(node, ast.Constant)}
    return {value for value in found if isinstance(value, str)}


def names(node: ast.AST) -> set[str]:
    """Every name that is read in this."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def tests_of(source: str) -> Iterator[set[str]]:
    """For each test of a file the words it names, also through what the file defines and the test reads."""
    body = ast.parse(source).body
    known = {name: node for node in body for name in defined(node)}
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            reached, new = set[str](), names(node)
            while new:
                reached |= new
                new = {name for each in new if each in known for name in names(known[each])} - reached
            yield strings([node, *[known[name] for name in sorted(reached) if name in known]]) | in_name(node.name)


def in_name(test: str, most: int = 4) -> set[str]:
    """What the name of a test names: `test_shadow_profiles_means_two_rolls` has `shadow-profiles` in it."""
    words = test.split("_")
    spans = [words[i : i + n] for n in range(2, most + 1) for i in range(len(words) - n + 1)]
    return {"-".join(span) for span in spans}


def defined(node: ast.stmt) -> list[str]:
    """The names that a statement defines at the top of a file, other tests aside."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [] if node.name.startswith("test_") else [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def named(root: Path = ROOT) -> Counter[str]:
    """How many tests name each word."""
    found: Counter[str] = Counter()
    for path in sorted(path for folder in FOLDERS for path in (root / folder).rglob("test_*.py")):
        for words in tests_of(path.read_text(encoding="utf-8")):
            found.update(words)
    return found
