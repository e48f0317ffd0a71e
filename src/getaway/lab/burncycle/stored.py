"""Where results are kept: a small packed file of records and uses for each difficulty and mission.

Each file says with which rules it was made: results of other rules are never mixed with new ones.
"""

from __future__ import annotations

import csv
import gzip
from collections import Counter
from collections.abc import Collection, Iterable
from hashlib import blake2b
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import msgspec

from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.pieces import corporations
from getaway.lab.burncycle.matches import PLAYER, Record
from getaway.lab.checkout import DOCS, ROOT
from getaway.lab.meaning import meaning

FOLDER = DOCS / "figures" / "balance"
RULES = ("src/getaway/games/burncycle", "src/getaway/bots/burncycle")
NOT_PLAYED = ("rules", "lessons", "corporations.toml", "pack", "picture", "shown", "proof")
"""What has no say in a match: words, pictures, checks."""
BESIDE_PEOPLE = ("reasons.py", "voice.py", "critic.py", "following.py")
"""The files of the bots that have no say in a match among bots: what they say, and what they make of people."""
FIELDS = tuple(field.name for field in msgspec.structs.fields(Record))
Use = tuple[int, str, str]
"""By how many players, what kind of thing, which."""
Uses = Counter[Use]


class Results(NamedTuple):
    """The results of a mission at a difficulty, and the rules they were made with."""

    rules: str
    records: tuple[Record, ...] = ()
    uses: Uses = Counter()


def rules_now(mission: str, player: str = PLAYER, without: Collection[str] = ()) -> str:
    """A short name of the rules, the player and the content as they are now, as far as they concern a mission.

    What a docstring says makes no difference, and neither does a file of the bots whose name is in `without`.
    """
    corporation = missions()[mission].corporation
    summed = blake2b(f"{player} {mission} {corporations()[corporation]}".encode(), digest_size=6)
    for folder in RULES:
        for path in sorted((ROOT / folder).rglob("*")):
            here = path.relative_to(ROOT / folder)
            if path.suffix in (".py", ".toml") and concerns(here, mission) and here.as_posix() not in without:
                summed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + meaning(path))
    return summed.hexdigest()


def concerns(path: Path, mission: str) -> bool:
    """Whether a file of rules or content can matter in a match of this mission."""
    kind = path.parts[1] if path.parts[0] == "content" else path.parts[0]
    if kind in ("missions", "floors") and path.suffix == ".toml":
        floors = corporations()[missions()[mission].corporation].floors.values()
        return path.stem in (mission, *floors)
    return kind not in (*NOT_PLAYED, *BESIDE_PEOPLE)


def place(difficulty: str, mission: str, folder: Path = FOLDER) -> Path:
    """The file of a mission at a difficulty."""
    return folder / difficulty / f"{mission}.csv.gz"


def load(difficulty: str, mission: str, folder: Path = FOLDER) -> Results:
    """What is kept of a mission at a difficulty; nothing, of no rules, if nothing is."""
    path = place(difficulty, mission, folder)
    if not path.exists():
        return Results("")
    head, matches, used = gzip.decompress(path.read_bytes()).decode().split("\n\n")
    rows = [dict(row, mission=mission, difficulty=difficulty) for row in csv.DictReader(StringIO(matches))]
    records = tuple(msgspec.convert(row, Record, strict=False) for row in rows)
    return Results(head.removeprefix("rules "), records, Counter(dict(_uses(used))))


def _uses(text: str) -> Iterable[tuple[Use, int]]:
    for players, kind, name, n in list(csv.reader(StringIO(text)))[1:]:
        yield (int(players), kind, name), int(n)


def save(difficulty: str, mission: str, results: Results, folder: Path = FOLDER) -> None:
    """Keep the results of a mission: equal results give equal bytes."""
    path = place(difficulty, mission, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    columns = [name for name in FIELDS if name not in ("mission", "difficulty")]
    records = sorted(results.records, key=lambda record: (record.players, record.seed))
    matches = _table(columns, [[getattr(record, name) for name in columns] for record in records])
    uses = _table(["players", "kind", "name", "n"], [(*use, n) for use, n in sorted(results.uses.items()) if n])
    text = f"rules {results.rules}\n\n{matches}\n{uses}"
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def _table(head: list[str], rows: Iterable[Iterable[object]]) -> str:
    out = StringIO()
    csv.writer(out, lineterminator="\n").writerows([head, *rows])
    return out.getvalue()


def kept(folder: Path = FOLDER) -> dict[str, dict[str, Results]]:
    """Everything that is kept, by difficulty and mission."""
    found: dict[str, dict[str, Results]] = {}
    for path in sorted(folder.glob("*/*.csv.gz")):
        mission = path.name.removesuffix(".csv.gz")
        found.setdefault(path.parent.name, {})[mission] = load(path.parent.name, mission, folder)
    return found
