"""Rules that are found by name: each rule's own file adds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Rule = TypeVar("Rule")


def adds(register: dict[str, Rule], name: str) -> Callable[[Rule], Rule]:
    """Put the rule below into a register, under this name."""

    def add(rule: Rule) -> Rule:
        register[name] = rule
        return rule

    return add
