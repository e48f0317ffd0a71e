"""The strength of every level, from the matches that are kept: for the lobby, the terminal and docs/bots.md."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from getaway.bots.strength import FILE, Strength
from getaway.games import find
from getaway.lab.bombsquad import stored as bombsquad_stored
from getaway.lab.bombsquad.matches import Record
from getaway.lab.bombsquad.page import STANDARD
from getaway.lab.bombsquad.sums import summed as bombsquad_summed
from getaway.lab.breach.duel_store import stored as breach_stored
from getaway.lab.burncycle.level_page import kept as burncycle_kept
from getaway.lab.burncycle.page import table
from getaway.lab.burncycle.sums import summed as burncycle_summed
from getaway.lab.checkout import DOCS, ROOT
from getaway.lab.marked import written

PAGE: Final = DOCS / "bots.md"
BEGIN, END = "<!-- scripts/figures/strengths: begin -->", "<!-- scripts/figures/strengths: end -->"
Found = Sequence[Strength]
T = TypeVar("T")


def bombsquad() -> Found:
    """The share of the perfect score on standard missions, at the kinds of tables that every level was at."""
    kept = [record for each in bombsquad_stored.load().values() for record in each]
    levels = {level: _standard(kept, level) for level in find("bombsquad").levels}
    same = _of_same_kind(levels, lambda record: (record.mission, record.players))
    found = {level: bombsquad_summed(mine) for level, mine in same.items() if mine}
    return [Strength(level, round(100 * max(0.0, each.share)), each.matches) for level, each in found.items()]


def _standard(kept: Iterable[Record], level: str) -> list[Record]:
    return [each for each in kept if (each.team, each.level) == (level, "standard") and each.mission in STANDARD]


def breach() -> Found:
    """How many matches of two players it wins against a regular."""
    found: list[Strength] = []
    for each in breach_stored():
        n = len(each.duels)
        if each.players != 2 or not n or ":" in each.one + each.other:  # noqa: PLR2004 - a match of two
            continue
        if each.other == "regular":
            found.append(Strength(each.one, round(100 * each.wins / n), n))
        elif each.one == "regular":
            found.append(Strength(each.other, round(100 * (n - each.wins) / n), n))
    return found


def burncycle() -> Found:
    """How many standard missions a team of it wins, at the kinds of tables that every level was at."""
    kept = {
        level: [each for mine in missions.values() for each in mine] for level, missions in burncycle_kept().items()
    }
    same = _of_same_kind(kept, lambda record: (record.mission, record.players))
    found = {level: burncycle_summed(mine) for level, mine in same.items()}
    return [Strength(level, round(100 * each.rate), each.matches) for level, each in found.items()]


def _of_same_kind(levels: Mapping[str, Sequence[T]], kind: Callable[[T], Hashable]) -> dict[str, list[T]]:
    """The matches of each level that are of kinds which all levels played, so that like is compared with like."""
    shared = set.intersection(*[set(map(kind, mine)) for mine in levels.values()]) if levels else set()
    return {level: [each for each in mine if kind(each) in shared] for level, mine in levels.items()}


GAMES: Final[Mapping[str, tuple[str, Callable[[], Found]]]] = {
    "bombsquad": ("Bomb Squad: of the perfect score, standard missions", bombsquad),
    "breach": ("The Breach: matches of two won against a regular", breach),
    "burncycle": ("burncycle: standard missions won", burncycle),
}
ORDER: Final = ("random", "newcomer", "regular", "expert", "coded")


def data(found: Found) -> bytes:
    """What a package of bots keeps of it."""
    return msgspec.json.format(msgspec.json.encode(sorted(found, key=lambda each: ORDER.index(each.level)))) + b"\n"


def made(found: Mapping[str, Found]) -> str:
    """The table of docs/bots.md."""
    rows = [[GAMES[game][0], *[cell(levels, level) for level in ORDER]] for game, levels in found.items()]
    return table(["", *ORDER], rows)


def cell(found: Found, level: str) -> str:
    """A level's strength, and in how many matches it was measured."""
    return ", ".join([f"{each.percent} % ({each.matches})" for each in found if each.level == level])


def files() -> Mapping[Path, bytes]:
    """Every file that says how strong bots are, as it should be."""
    found = {game: measure() for game, (_, measure) in GAMES.items()}
    page = written(PAGE.read_text(encoding="utf-8"), BEGIN, END, f"\n{made(found)}\n")
    kept = {ROOT / "src/getaway/bots" / game / FILE: data(levels) for game, levels in found.items()}
    return {**kept, PAGE: page.encode()}


def write() -> None:
    """Write them."""
    for path, text in files().items():
        path.write_bytes(text)


if __name__ == "__main__":
    write()
