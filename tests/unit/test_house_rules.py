"""House rules for scripts and rules, read from the source: what makes play the same on every machine."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted([*ROOT.glob("src/getaway/games/**/*.py"), *ROOT.glob("tests/toy/src/**/*.py")])
KERNEL = sorted(ROOT.glob("src/getaway/kernel/*.py"))
RANDOM = frozenset({"random", "time", "datetime", "secrets", "uuid"})
SETS = frozenset({"set", "frozenset"})
Found = ast.expr | ast.stmt
Rule = Callable[[ast.AST], Iterator[Found]]


def bare_yields(tree: ast.AST) -> Iterator[Found]:
    """Every `yield` that is not `yield from`, in a function that is a script."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and "Script" in ast.unparse(function.returns or ast.Constant("")):
            yield from (node for node in ast.walk(function) if isinstance(node, ast.Yield))


def set_loops(tree: ast.AST) -> Iterator[Found]:
    """Every loop and comprehension over a set, and every tuple or list made of one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter):
            yield node.iter
        if isinstance(node, ast.Call) and called(node) in {"tuple", "list", "enumerate", "iter", "next"}:
            yield from (argument for argument in node.args if is_set(argument))


def is_set(node: ast.expr) -> bool:
    """Whether this is written as a set; `sorted(...)` of one is not."""
    return isinstance(node, ast.Set | ast.SetComp) or (isinstance(node, ast.Call) and called(node) in SETS)


def called(node: ast.Call) -> str:
    """The plain name that is called."""
    return node.func.id if isinstance(node.func, ast.Name) else ""


def clocks_and_dice(tree: ast.AST) -> Iterator[Found]:
    """Every import of a wall clock or of randomness."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(name.name.split(".")[0] in RANDOM for name in node.names):
            yield node
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in RANDOM:
            yield node


def floats_in_states(tree: ast.AST) -> Iterator[Found]:
    """Every field of a state that is annotated with a float or starts as one."""
    for kind in ast.walk(tree):
        if isinstance(kind, ast.ClassDef) and "State" in [ast.unparse(base) for base in kind.bases]:
            yield from (field for field in kind.body if isinstance(field, ast.AnnAssign) and has_float(field))


def has_float(field: ast.AnnAssign) -> bool:
    """Whether a float is in the field's type or first value."""
    return any(
        (isinstance(node, ast.Name) and node.id == "float")
        or (isinstance(node, ast.Constant) and type(node.value) is float)
        for node in ast.walk(field)
    )


def found(rule: Rule, files: list[Path]) -> list[str]:
    """Where the rule is broken."""
    return [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in files
        for node in rule(ast.parse(path.read_text(encoding="utf-8")))
    ]


@pytest.mark.parametrize("rule", [bare_yields, set_loops, clocks_and_dice, floats_in_states])
def test_games_keep_the_house_rules(rule: Rule) -> None:
    """No game's source breaks the rule."""
    assert found(rule, GAMES) == []


def test_the_kernel_keeps_them_too() -> None:
    """In the kernel only the requests suspend a script, and no rule of determinism is broken."""
    others = [path for path in KERNEL if path.name != "requests.py"]
    assert found(bare_yields, others) == []
    assert found(bare_yields, KERNEL) != []
    assert found(set_loops, KERNEL) == found(clocks_and_dice, KERNEL) == []


BROKEN: dict[Rule, list[str]] = {
    bare_yields: ["def f(g) -> Script[None]:\n yield 3", "def f(g) -> Script[Wish]:\n x = yield Asked(q)"],
    set_loops: [
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "y = [x for x in frozenset(z)]",
        "y = tuple({a for a in b})",
        "y = {x: 1 for x in {1, 2}}",
    ],
    clocks_and_dice: [
        "import random",
        "from time import time",
        "import datetime as d",
        "def f():\n from random import *",
    ],
    floats_in_states: ["class G(State, kw_only=True):\n x: Public[float]", "class G(State):\n x: Public[int] = 1.5"],
}
KEPT: dict[Rule, list[str]] = {
    bare_yields: ["def f(g) -> Script[None]:\n yield from ask(g)", "def f() -> Iterator[int]:\n yield 3"],
    set_loops: ["for x in sorted(set(y)): pass", "y = x in {1, 2}", "for x in (1, 2): pass", "y = len(set(x))"],
    clocks_and_dice: ["import msgspec", "from getaway.kernel import chance"],
    floats_in_states: ["class G(State):\n x: Public[int] = 1", "class S(Struct):\n x: float"],
}


@pytest.mark.parametrize("rule", list(BROKEN), ids=lambda rule: rule.__name__)
def test_the_rules_find_what_they_look_for(rule: Rule) -> None:
    """Each rule finds every planted breach once and leaves good code alone."""
    assert [len(list(rule(ast.parse(code)))) for code in BROKEN[rule]] == [1] * len(BROKEN[rule])
    assert [list(rule(ast.parse(code))) for code in KEPT[rule]] == [[]] * len(KEPT[rule])
