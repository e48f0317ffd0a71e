"""A clause as players read it."""

from __future__ import annotations

from getaway.cli.console.said import say
from getaway.rulebook import Clause


def shown(clause: Clause) -> str:
    """Its number, section, text, the clause it says again and, where the book is open, how this table reads it."""
    lines = [say("clause-head", id=clause.id, section=clause.section), f"  {clause.text}"]
    if clause.same_as:
        lines.append(say("clause-same", id=clause.same_as))
    if clause.ruling:
        lines.append(say("clause-ruling", ruling=clause.ruling))
    return "\n".join(lines)
