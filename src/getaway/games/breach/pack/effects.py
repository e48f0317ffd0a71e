"""What can be wrong with the effects of any card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from getaway.games.breach.pack.vocabulary import (
    COSTS,
    DANGERS,
    EFFECTS,
    GUARDIAN_ONLY,
    MOST,
    NOTHING,
    NUMBERS,
    SUBROUTINES,
    WHAT,
    WHERE,
    WHO,
)
from getaway.games.breach.table.pieces import Deed, Effect
from getaway.kit.misfits import meant
from getaway.kit.shelf import Note
from getaway.kit.toml_lines import Path

KNOWN = sorted(EFFECTS)
REACHES = ("attack",)
"""Effects that have a Range."""


def deed(where: str, path: Path, found: Deed) -> Iterator[Note]:
    """Cost, danger, effects, and how many of them are chosen."""
    for n, cost in enumerate(found.cost):
        yield from one_cost(where, (*path, "cost", n), cost)
    for n, danger in enumerate(found.danger):
        if danger.do not in DANGERS:
            what = f"a danger is {' or '.join(DANGERS)}, not {danger.do}"
            yield Note(where, (*path, "danger", n, "do"), what)
    if not found.effects:
        yield Note(where, (*path, "effects"), "nothing happens: an effect is expected")
    yield from effects(where, (*path, "effects"), found.effects)
    if not found.choose:
        return
    if found.choose >= len(found.effects):
        what = f"{found.choose} of {len(found.effects)} leaves nothing to choose"
        yield Note(where, (*path, "choose"), what)
    names = [each.do for each in found.effects]
    for n, name in enumerate(names):
        if name in names[:n]:
            yield Note(where, (*path, "effects", n, "do"), f"{name} is there already; choices differ by their effect")


def one_cost(where: str, path: Path, cost: Effect) -> Iterator[Note]:
    """A cost that can't be paid (BR-CACHE-02)."""
    if cost.do not in COSTS:
        yield Note(where, (*path, "do"), f"a cost is {' or '.join(COSTS)}, not {cost.do}")
    elif cost.what not in COSTS[cost.do]:
        yield Note(where, (*path, "what"), _kinds(cost.do, COSTS[cost.do], cost.what, "what"))


def effects(where: str, path: Path, found: Iterable[Effect]) -> Iterator[Note]:
    """Effects that the rules don't know, or not in this form."""
    for n, each in enumerate(found):
        yield from one_effect(where, (*path, n), each)


def one_effect(where: str, path: Path, effect: Effect) -> Iterator[Note]:
    """An unknown effect; or its `what`, `where`, `who`, Range or number."""
    if effect.do not in KNOWN:
        yield Note(where, (*path, "do"), f"there is no effect {effect.do}{meant(effect.do, KNOWN)}")
        return
    tables = (("what", effect.what, WHAT), ("where", effect.where, WHERE), ("who", effect.who, WHO))
    for key, value, known in tables:
        if value not in known.get(effect.do, NOTHING):
            yield Note(where, (*path, key), _kinds(effect.do, known.get(effect.do, NOTHING), value, key))
    yield from numbers(where, path, effect, NUMBERS.get(effect.do, (1, MOST)))


def numbers(where: str, path: Path, effect: Effect, bounds: tuple[int, int]) -> Iterator[Note]:
    """A number or a Range out of bounds."""
    low, high = bounds
    if not low <= effect.n <= high:
        yield Note(where, (*path, "n"), f"{effect.do} takes a number from {low} to {high}, not {effect.n}")
    most = MOST if effect.do in REACHES else 0
    if not 0 <= effect.range <= most:
        what = f"{effect.do} takes a range from 0 to {most}" if most else f"{effect.do} takes no range"
        yield Note(where, (*path, "range"), f"{what}, not {effect.range}")


def _kinds(name: str, known: Iterable[str], given: str, key: str) -> str:
    kinds = [repr(kind) for kind in known if kind]
    takes = f"knows {', '.join(kinds)}" if kinds else f"takes no {key}"
    return f"{name} {takes}, not {given!r}"


def subroutines(where: str, path: Path, found: Iterable[Effect], *, guardian: bool) -> Iterator[Note]:
    """What no ICE does, or only the Guardian (BR-SUBR-01)."""
    known = [name for name in SUBROUTINES if guardian or name not in GUARDIAN_ONLY]
    for n, each in enumerate(found):
        if each.do not in known:
            yield Note(where, (*path, n, "do"), f"there is no subroutine {each.do}{meant(each.do, known)}")
            continue
        yield from numbers(where, (*path, n), each, SUBROUTINES[each.do])
        everyone = each.do == "threat" and each.who == "all"
        if each.who and not everyone:
            yield Note(where, (*path, n, "who"), f"only threat is for all, and no subroutine for {each.who!r}")
        for key, value in (("what", each.what), ("where", each.where)):
            if value:
                yield Note(where, (*path, n, key), f"{each.do} takes no {key}, not {value!r}")
