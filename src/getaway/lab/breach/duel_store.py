"""Where matches between levels of bots are kept: a file for each pairing, with the code they were played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from getaway.lab.breach.duels import Duel, Pairing
from getaway.lab.checkout import DOCS

FOLDER = DOCS / "figures" / "breach-bots"


class Results(msgspec.Struct, frozen=True):
    """The matches of a pairing, and the code they were played with."""

    one: str
    other: str
    players: int
    code: str
    duels: tuple[Duel, ...] = ()

    @property
    def wins(self) -> int:
        """How many the first level won."""
        return sum(each.winner == each.seat for each in self.duels)


def kept_now(pairing: Pairing, folder: Path = FOLDER) -> Results:
    """What is kept of a pairing and was played with the code as it is now."""
    found = load(pairing, folder)
    return found if found.code == pairing.code else Results(*pairing, pairing.code)


def load(pairing: Pairing, folder: Path = FOLDER) -> Results:
    """What is kept of a pairing; nothing if there's nothing."""
    path = folder / pairing.file
    return msgspec.json.decode(path.read_bytes(), type=Results) if path.exists() else Results(*pairing, "")


def save(pairing: Pairing, results: Results, folder: Path = FOLDER) -> None:
    """Keep results, a match a line."""
    folder.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.encode(results).decode().replace('{"number"', '\n{"number"')
    (folder / pairing.file).write_text(text + "\n")


def stored(folder: Path = FOLDER) -> Iterator[Results]:
    """Everything that is kept, with few players first."""
    found = [msgspec.json.decode(path.read_bytes(), type=Results) for path in sorted(folder.glob("*.json"))]
    yield from sorted(found, key=lambda each: (each.players, each.one, each.other))
