"""Which clauses tests prove, which rules no code names, and which citations lead nowhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from getaway.rulebook.catalogue import TABLE, Catalogue
from getaway.rulebook.clause import CLAUSE_ID, Clause

SUFFIXES: Final = (".py", ".toml")
RULES: Final = "rules"
"""The folder of the catalogue itself, which defines ids and doesn't cite them."""
CARRIED_OUT: Final = ("rule", "limit")
"""The kinds of clauses that some function carries out. The others describe, explain or illustrate."""


class Coverage(Struct, frozen=True):
    """How much of its catalogue a game's tests and source cover."""

    checkable: int
    unproved: tuple[Clause, ...]
    unnamed: tuple[Clause, ...]
    """The rules that can be tested and that no code names."""
    nowhere: Mapping[str, list[str]]
    """Cited ids that have no clause, with their places."""

    @property
    def proved(self) -> int:
        """How many clauses with a check have a test."""
        return self.checkable - len(self.unproved)

    @property
    def sections(self) -> Mapping[str, list[Clause]]:
        """The clauses without a test by section, in the order of the book."""
        found: dict[str, list[Clause]] = {}
        for clause in self.unproved:
            found.setdefault(clause.section, []).append(clause)
        return found


def coverage(catalogue: Catalogue, proved: Iterable[str], cited: Mapping[str, list[str]]) -> Coverage:
    """Compare a catalogue with the ids that tests prove and the ids that source cites."""
    tested = set(proved)
    named = {catalogue.first_said(name).id for name in cited if name in catalogue}
    checkable = [clause for clause in catalogue.clauses if clause.check]
    return Coverage(
        checkable=len(checkable),
        unproved=tuple(clause for clause in checkable if clause.id not in tested),
        unnamed=tuple(clause for clause in checkable if clause.kind in CARRIED_OUT and clause.id not in named),
        nowhere={name: at for name, at in cited.items() if name not in catalogue and name not in TABLE},
    )


def cited(package_dir: Path) -> dict[str, list[str]]:
    """Every clause id in the source and content below a folder, with its places `file:line`."""
    found: dict[str, list[str]] = {}
    for path in sorted(_source(package_dir)):
        place = path.relative_to(package_dir).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for clause_id in CLAUSE_ID.findall(line):
                found.setdefault(clause_id, []).append(f"{place}:{number}")
    return found


def _source(package_dir: Path) -> Iterator[Path]:
    for path in package_dir.rglob("*"):
        if path.suffix in SUFFIXES and path.relative_to(package_dir).parts[0] != RULES:
            yield path
