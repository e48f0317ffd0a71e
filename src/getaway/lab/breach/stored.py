"""Where results are kept: a file for each number of players, with the rules they were made with."""

from __future__ import annotations

import csv
import gzip
from hashlib import blake2b
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import msgspec

from getaway.lab.breach.matches import PLAYER, Record
from getaway.lab.checkout import DOCS, ROOT

FOLDER = DOCS / "figures" / "breach-balance"
RULES = ("src/getaway/games/breach", "src/getaway/bots/breach/greedy")
NO_MATTER = ("rules", "pack", "picture")
FIELDS = tuple(field.name for field in msgspec.structs.fields(Record))
PLAYERS = (1, 2, 3, 4)


class Results(NamedTuple):
    """The results for a number of players, and the rules they were played with."""

    rules: str
    records: tuple[Record, ...] = ()


def rules_now(player: str = PLAYER) -> str:
    """A short name of rules, content and player as they are now; clauses, words and pictures do not matter."""
    summed = blake2b(player.encode(), digest_size=6)
    for folder in RULES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml") and path.parent.name not in NO_MATTER:
                summed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return summed.hexdigest()


def load(players: int, folder: Path = FOLDER) -> Results:
    """The saved results for a number of players; empty if there are none."""
    path = folder / f"{players}.csv.gz"
    if not path.exists():
        return Results("")
    head, _, rows = gzip.decompress(path.read_bytes()).decode().partition("\n\n")
    records = tuple([msgspec.convert(row, Record, strict=False) for row in csv.DictReader(StringIO(rows))])
    return Results(head.removeprefix("rules "), records)


def save(players: int, results: Results, folder: Path = FOLDER) -> None:
    """Keep results: equal ones give equal bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    out = StringIO()
    rows = sorted(results.records, key=lambda record: record.seed)
    csv.writer(out, lineterminator="\n").writerows([FIELDS, *[msgspec.structs.astuple(row) for row in rows]])
    text = f"rules {results.rules}\n\n{out.getvalue()}"
    (folder / f"{players}.csv.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def kept(folder: Path = FOLDER) -> dict[int, Results]:
    """Everything that is kept, by number of players."""
    found = {players: load(players, folder) for players in PLAYERS}
    return {players: results for players, results in found.items() if results.records}
