"""Rules that are found by name: each rule's file adds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Rule = TypeVar("Rule")


def adds(register: dict[str, Rule], name: str) -> Callable[[Rule], Rule]:
    """Add the rule that follows to a register under this name."""

    def add(rule: Rule) -> Rule:
        register[name] = rule
        return rule

    return add
