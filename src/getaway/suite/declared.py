"""Secret by declaration: every field says who may know it, and holds only immutable values."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel import Game, Match, secrecy
from getaway.kit.declared import faults_of
from getaway.suite.report import Report

PLAIN = (int, str, bytes, bool, type(None))


def check_declarations(game: Game[Any], report: Report) -> None:
    """Check that every field says who may know it."""
    for name, part in secrecy(game.state).items():
        report.tried["fields declared"] += 1
        if part is None:
            report.found("declaration", f"{name} doesn't say who may know it")
        elif part.known is not None:
            report.hidden[name] = set()


def check_parts(game: Game[Any], report: Report) -> None:
    """Check that every part the game declares is where it says."""
    for fault in faults_of(game):
        report.found("declaration", fault)


def check_values(match: Match, report: Report) -> None:
    """Check that a state holds no floats, no sets and nothing that can be changed in place."""
    for name in match.g.__struct_fields__:
        if name != "tape" and not immutable(getattr(match.g, name)):
            report.found("immutable", f"{name} holds {getattr(match.g, name)!r}")


def immutable(value: object) -> bool:
    """Whether the value is made only of immutable plain data."""
    if isinstance(value, tuple):
        return all(immutable(item) for item in value)
    if isinstance(value, msgspec.Struct):
        frozen = value.__struct_config__.frozen
        return frozen and all(immutable(item) for item in msgspec.structs.astuple(value))
    return type(value) in PLAIN


def check_hidden_varied(report: Report) -> None:
    """Report each hidden field that never differed between compared worlds: it proves nothing."""
    for name in report.hidden:
        if name not in report.varied:
            report.found("leak", f"{name} is hidden but never varied between compared worlds")
