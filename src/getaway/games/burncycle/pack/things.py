"""What a pack brings that has a name: new or changed things, with a word for each that the texts may lack."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from getaway.games.burncycle.table.box import NOTHING, Pack, content, keys
from getaway.games.burncycle.table.pieces import option_name
from getaway.kit.declared import Thing

NAMED = (
    *("bots", "captains", "corporations", "equipment", "guards", "imperatives"),
    *("keypads", "mods", "network_cards", "terminals"),
)
"""The card sets whose entries have names."""


def things(pack: Pack) -> Iterator[Thing]:
    """Everything that is new, or differs from the box's thing of this name."""
    for name in NAMED:
        ours = _read(f"{name}.toml", pack)
        theirs = _read(f"{name}.toml", NOTHING)
        for key, card in ours.items():
            yield from _changed(key, card, theirs.get(key, {}))
    yield from _faces(_read("dice.toml", pack), _read("dice.toml", NOTHING))
    for folder in ("missions", "rooms"):
        known = keys(folder, NOTHING)
        for key in keys(folder, pack):
            where = f"{folder}/{key}.toml"
            if where in pack.files:
                yield from _changed(key, _read(where, pack), _read(where, NOTHING) if key in known else {})


def pretty(name: str) -> str:
    """A name as a title: `key-card` is Key Card."""
    return name.replace("-", " ").replace("_", " ").title()


def _read(where: str, pack: Pack) -> dict[str, Any]:
    return tomllib.loads(content(where, pack))


def _changed(name: str, card: dict[str, Any], before: dict[str, Any]) -> Iterator[Thing]:
    """A card, and what has a name on it, where they differ from the box."""
    if card == before:
        return
    yield Thing(name, pretty(name))
    old = [*_parts(before)]
    for part in _parts(card):
        if part not in old:
            names = [part[key] for key in ("key", "title", "bead") if isinstance(part.get(key), str)]
            yield from [Thing(name, pretty(name)) for name in names]
    options, known = card.get("options", []), before.get("options", [])
    for n, option in enumerate(options):
        if n >= len(known) or known[n] != option:
            yield Thing(option_name(name, n + 1), f"{pretty(option['name'])} ({option['ap']} AP)", figures=True)


def _parts(value: Any) -> Iterator[dict[str, Any]]:  # noqa: ANN401 - any part of a document
    """Every table within a document."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inside:
        if isinstance(each, dict):
            yield each
        yield from _parts(each)


def _faces(ours: dict[str, Any], theirs: dict[str, Any]) -> Iterator[Thing]:
    """The faces of equipment dice, by number, where they differ from the box, and the bots' own dice."""
    for die, faces in ours.get("equipment", {}).items():
        before = theirs.get("equipment", {}).get(die, [])
        for n, face in enumerate(faces):
            if n >= len(before) or before[n] != face:
                yield Thing(f"face-{die}-{n + 1}", f"face {n + 1} of its die", figures=True)
    for name in ours.get("own", {}):
        if name not in theirs.get("own", {}):
            yield Thing(name, pretty(name))
