"""The words that a pack adds, as Fluent messages; a broken message is a fault."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.kit.shelf import Note

PREFIXES = ("word-", "about-")


def words(where: str, text: str) -> Iterator[Note]:
    """The entries that aren't messages, and the messages that don't name anything."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - only who checks a pack needs it; a browser has none

    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "it can't be read"
            yield Note(where, (), f"not a message: {why}", line)
        elif isinstance(entry, ast.Message) and not entry.id.name.startswith(PREFIXES):
            yield Note(where, (entry.id.name,), "a pack's messages are word-NAME and about-NAME", line)
