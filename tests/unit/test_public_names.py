"""The public names of each room are exactly those it lists."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

ROOMS = ("getaway.kernel", "getaway.kit", "getaway.rulebook", "getaway.texts")


def imported(room: str) -> set[str]:
    """The names that a room's front takes from its own modules."""
    tree = ast.parse(Path(import_module(room).__file__ or "").read_text(encoding="utf-8"))
    return {
        name.asname or name.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(room)
        for name in node.names
    }


def listed(room: str) -> list[str]:
    """What the room says is public; a room without a front says nothing."""
    return list(getattr(import_module(room), "__all__", []))


@pytest.mark.parametrize("room", ROOMS)
def test_all_names_what_the_front_imports(room: str) -> None:
    """`__all__` lists every name that the front takes from its modules, and no other."""
    assert set(listed(room)) == imported(room)


@pytest.mark.parametrize("room", ROOMS)
def test_all_is_sorted(room: str) -> None:
    """Constants, then classes, then functions, each by name and once."""

    def place(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)

    assert listed(room) == sorted(set(listed(room)), key=place)


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_name_is_there(room: str) -> None:
    """Every listed name can be imported, isn't private, and isn't a module."""
    module = import_module(room)
    for name in listed(room):
        assert not name.startswith("_")
        assert not hasattr(getattr(module, name), "__path__")


def test_the_kernel_is_one_import() -> None:
    """What a rules package or a bot needs of the kernel is public: the contract's own words."""
    words = {"ask", "ask_any", "ask_all", "chance", "Match", "Game", "State", "Verb", "Question", "Wish", "Refused"}
    shapes = {"One", "Rows", "Some", "Order", "Split", "Act", "Choice"}
    assert words | shapes | {"sample_world", "restore", "to_text", "from_text"} <= set(listed("getaway.kernel"))
