"""Where results are kept: one file, with the rules and players each match was played with."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from io import StringIO
from pathlib import Path
from typing import Final

import msgspec

from getaway.lab.bombsquad.matches import PERSON, TEAMS, Record
from getaway.lab.checkout import DOCS, ROOT
from getaway.lab.meaning import meaning

FOLDER: Final = DOCS / "figures" / "bombsquad-bots"
RULES: Final = ("src/getaway/games/bombsquad", "src/getaway/bots/bombsquad", "src/getaway/solve/bombsquad")
NO_MATTER: Final = ("rules", "pack", "shown", "proof", "texts")
"""The folders that don't decide how a match goes, apart from the files that do."""
BUT: Final = ("src/getaway/games/bombsquad/pack/steps.py", "src/getaway/games/bombsquad/shown/view.py")
PERSONAL: Final = "src/getaway/lab/bombsquad/person"
"""What only decides how a match with the scripted person goes."""
WORDS: Final = ("voice.py", "critic.py", "reasons.py")
"""Files of the players that only say something: about what they do, or about what people did."""
FIELDS: Final = tuple(field.name for field in msgspec.structs.fields(Record))
FILE: Final = "matches.csv"


def names_now() -> dict[str, str]:
    """For each team the name of what its matches are played with now; the person only counts where it plays."""
    shared = name_of(deciding())
    with_person = name_of([*deciding(), *sorted((ROOT / PERSONAL).glob("*.py"))])
    return {team: with_person if team == PERSON else shared for team in TEAMS}


def name_of(paths: Iterable[Path]) -> str:
    """A short name of rules, content and players as they are now; clauses, words and pictures don't matter."""
    summed = blake2b(digest_size=6)
    for path in paths:
        summed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + meaning(path))
    return summed.hexdigest()


def deciding() -> Iterator[Path]:
    """The files that decide how every match goes."""
    for folder in RULES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml") and path.parent.name not in NO_MATTER and path.name not in WORDS:
                yield path
    yield from [ROOT / path for path in BUT]


def load(folder: Path = FOLDER) -> dict[str, tuple[Record, ...]]:
    """The kept results, by the rules they were played with."""
    path = folder / FILE
    if not path.exists():
        return {}
    found: dict[str, list[Record]] = {}
    for row in csv.DictReader(StringIO(path.read_text(encoding="utf-8"))):
        found.setdefault(row.pop("rules"), []).append(msgspec.convert(row, Record, strict=False))
    return {rules: tuple(records) for rules, records in found.items()}


def current(names: Mapping[str, str], folder: Path = FOLDER) -> Iterator[Record]:
    """The kept results that were played with what is named for their team."""
    for rules, records in load(folder).items():
        yield from [record for record in records if names.get(record.team) == rules]


def save(names: Mapping[str, str], records: Iterable[Record], folder: Path = FOLDER) -> None:
    """Keep results of the rules and players as they are named for each team; all others are dropped."""
    folder.mkdir(parents=True, exist_ok=True)
    out = StringIO()
    rows = sorted(msgspec.structs.astuple(record) for record in records)
    team = FIELDS.index("team")
    csv.writer(out, lineterminator="\n").writerows([("rules", *FIELDS), *[(names[row[team]], *row) for row in rows]])
    (folder / FILE).write_text(out.getvalue(), encoding="utf-8")
