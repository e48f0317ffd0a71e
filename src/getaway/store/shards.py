"""Which database a table is in: the first letter of its id says so."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from getaway.table.opening import LETTERS

FORM: Final = re.compile(r"([a-z][a-z0-9-]*):([a-z0-9-]*)=(\S+)")
"""A name, the letters with which new tables begin, and the address."""


class BadShards(ValueError):
    """The shards can't be used; the message says why."""


class Shard(NamedTuple):
    """A database that holds some of the tables; without letters, only tables that were moved there."""

    name: str
    letters: str
    dsn: str


def shards(text: str) -> tuple[Shard, ...]:
    """Shards as a setting names them: `north:a-m=postgresql://db1/getaway south:n-z2-9=postgresql://db2/getaway`."""
    found = tuple([_shard(each) for each in text.split()])
    if found:
        _cover_everything(found)
    return found


def _shard(text: str) -> Shard:
    if (read := FORM.fullmatch(text)) is None:
        raise BadShards("each is NAME:LETTERS=ADDRESS, such as north:a-m=postgresql://db1/getaway")
    name, letters, dsn = read.groups()
    return Shard(name, spelt(letters), dsn)


def spelt(text: str) -> str:
    """The letters of ids in a list like `a-m` or `x2-9`."""
    found = re.findall(r"([a-z0-9])(?:-([a-z0-9]))?", text)
    return "".join(letter for first, last in found for letter in LETTERS if first <= letter <= (last or first))


def _cover_everything(found: tuple[Shard, ...]) -> None:
    if len({shard.name for shard in found}) < len(found):
        raise BadShards("two shards have the same name")
    for letter in LETTERS:
        count = sum(letter in shard.letters for shard in found)
        if count != 1:
            raise BadShards(f"tables that begin with {letter} belong to {count} shards, and must belong to one")
