"""What can be wrong with the effects and abilities of any card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from getaway.games.burncycle.pack.folder import Note, named
from getaway.games.burncycle.pack.vocabulary import BOTS, EFFECTS, MOST, NUMBERS, WHAT, WHO, Holder
from getaway.games.burncycle.table.pieces import Ability, Effect
from getaway.kit.misfits import meant
from getaway.kit.toml_lines import Path


def effects(where: str, path: Path, found: Iterable[Effect]) -> Iterator[Note]:
    """Effects that the rules don't know, or that are used wrongly."""
    for n, each in enumerate(found):
        yield from one_effect(where, (*path, n), each)


def one_effect(where: str, path: Path, effect: Effect) -> Iterator[Note]:
    """An unknown effect; or its `who`, `what` or number."""
    if effect.do not in EFFECTS:
        yield Note(where, (*path, "do"), f"there is no effect {effect.do}{meant(effect.do, sorted(EFFECTS))}")
        return
    who, what = WHO.get(effect.do, BOTS), WHAT.get(effect.do, ("",))
    if effect.who not in who:
        yield Note(where, (*path, "who"), f"{effect.do} is for {' or '.join(who)}, not for {effect.who!r}")
    if effect.what not in what:
        kinds = [repr(kind) for kind in what if kind]
        known = f"knows {', '.join(kinds)}" if kinds else "takes no what"
        yield Note(where, (*path, "what"), f"{effect.do} {known}, not {effect.what!r}")
    low, high = NUMBERS.get(effect.do, (1, MOST))
    if not low <= effect.n <= high or (low < 0 and effect.n == 0):
        besides = " and not 0" if low < 0 else ""
        yield Note(where, (*path, "n"), f"{effect.do} takes a number from {low} to {high}{besides}, not {effect.n}")


def gifts(where: str, path: Path, gives: Mapping[str, int], holder: Holder) -> Iterator[Note]:
    """What a thing of this kind can't give, or gives 0 of."""
    for name, number in gives.items():
        if name not in holder.gives:
            near = meant(name, list(holder.gives)) if holder.gives else "; it gives nothing by itself"
            yield Note(where, (*path, name), f"{holder.name} cannot give {name}{near}")
        elif number < 1:
            yield Note(where, (*path, name), f"a number of at least 1 is expected, not {number}")


def at_times(where: str, path: Path, when: str, holder: Holder) -> Iterator[Note]:
    """A time at which nothing of this kind works."""
    if when not in holder.whens:
        yield Note(where, path, f"{holder.name} has no time {when!r}; known are {', '.join(holder.whens)}")


def ability(where: str, path: Path, each: Ability, holder: Holder) -> Iterator[Note]:
    """An ability: its name, when it works, what it gives and what it does."""
    yield from named(where, (*path, "key"), each.key)
    yield from at_times(where, (*path, "when"), each.when, holder)
    yield from gifts(where, (*path, "gives"), each.gives, holder)
    yield from effects(where, (*path, "effects"), each.effects)
    if each.effects and each.when == "always":
        times = ", ".join(when for when in holder.whens if when != "always")
        yield Note(where, (*path, "when"), f"effects need a time at which they happen: {times}")
