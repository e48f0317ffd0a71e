"""The words that a pack adds: Fluent messages, of which a broken one is a fault."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from getaway.games.burncycle.box import WORDS, Pack
from getaway.games.burncycle.pack.reading import Note

PREFIXES = ("word-", "about-")


def words(pack: Pack) -> Iterator[Note]:
    """Entries that are no messages, and messages that name no thing."""
    text = pack.files.get(WORDS, "")
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "it cannot be read"
            yield Note(WORDS, (), f"not a message: {why}", line)
        elif isinstance(entry, ast.Message) and not entry.id.name.startswith(PREFIXES):
            yield Note(WORDS, (entry.id.name,), "a pack's messages are word-NAME and about-NAME", line)
