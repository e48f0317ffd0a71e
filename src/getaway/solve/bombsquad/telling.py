"""What the solver found out about a mission, in words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Final

import msgspec

from getaway.games.bombsquad.pack.sheets import BadSheet, decoded, read_sheet
from getaway.games.bombsquad.pack.steps import task
from getaway.games.bombsquad.pack.validate import can_be_reached, can_be_solved, doors_have_a_key, warnings
from getaway.games.bombsquad.table.building import Building
from getaway.games.bombsquad.table.pieces import COLOURS, DIFFICULTIES, Mission, mission, missions
from getaway.kit.declared import BadTask, Finding, Solver, Task, Words
from getaway.solve.bombsquad import verdict
from getaway.solve.bombsquad.certificate import TURN_SECONDS
from getaway.solve.bombsquad.closure import NO_BOMB, Closed


def solve(wanted: Task, texts: Words) -> Iterator[Finding]:
    """What is found out about a mission of the box or of a file, level by level; its warnings come last."""
    sheet, text = named(wanted)
    if wanted.level is not None and wanted.level not in DIFFICULTIES:
        raise BadTask(texts.render("bad-level", {"level": wanted.level, "levels": DIFFICULTIES}))
    if wanted.players and not sheet.players[0] <= wanted.players <= sheet.players[1]:
        low, high = sheet.players
        raise BadTask(texts.fill("bad-solve-players", {"mission": sheet.id, "low": low, "high": high}))
    for level in [wanted.level] if wanted.level else DIFFICULTIES:
        found = verdict.solve(sheet, epic=level == "epic", players=wanted.players, seeds=wanted.seeds, text=text)
        match = found.certificate.match if found.certificate else None
        yield Finding(level, tuple(told(sheet, level, found, texts)), found.verdict == "impossible", match)
    yield Finding("", tuple(warnings(sheet)))


def named(wanted: Task) -> tuple[Mission, str]:
    """The mission of this id in the box, or that of a file with the file's text."""
    if wanted.source is None:
        return mission(wanted.name), ""
    try:
        return read_sheet(wanted.source, wanted.name), decoded(wanted.source)
    except BadSheet as bad:
        sheet = unsolvable(bad, wanted.source.decode(errors="replace"))
        if sheet is None:
            raise BadTask(str(bad), bad.faults) from None
        return sheet, decoded(wanted.source)


def unsolvable(bad: BadSheet, text: str) -> Mission | None:
    """The mission of a sheet whose only fault is that it can't be done: that is for the solver to prove."""
    try:
        sheet = msgspec.convert({"source": "authored", **tomllib.loads(text)}, Mission)
        known = {*can_be_reached(sheet), *can_be_solved(sheet), *doors_have_a_key(sheet)}
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, ValueError, KeyError):
        return None
    return sheet if all(f"{fault.path}: {fault.what}" in known for fault in bad.faults) else None


def told(sheet: Mission, level: str, found: verdict.Finding, texts: Words) -> Iterator[str]:
    """The finding, line by line."""
    names = {"mission": sheet.id, "title": sheet.title, "level": level, "verdict": found.verdict}
    yield texts.fill("solve-verdict", names)
    house = task(sheet, epic=level == "epic").house
    for proof in found.feasibility.proof:
        yield closed(house, proof, texts)
    if found.verdict == "impossible" and not found.feasibility.proof:
        yield texts.render("solve-exhausted", {"positions": found.feasibility.positions})
    if found.route:
        yield texts.render("solve-cards", {"cards": found.route.cards, "sure": "yes" if found.route.fewest else "no"})
    if found.certificate:
        match = found.certificate.match
        figures = {"score": match.g.building.perfect, "turns": match.g.turns, "seconds": TURN_SECONDS}
        yield texts.render("solve-match", {"players": match.g.players, "seeds": found.certificate.seeds, **figures})
    elif found.verdict == "unproven":
        yield texts.render("solve-no-match")


def closed(house: Building, proof: Closed, texts: Words) -> str:
    """A closed set in words."""
    keys = [texts.render("solve-colour", {"colour": COLOURS[level - 1]}) for level in sorted(proof.colours)]
    last = "" if proof.last == NO_BOMB else texts.render("solve-last", {"space": _space(house, proof.last)})
    doors, outside = [[_space(house, cell) for cell in cells] for cells in (sorted(proof.doors), proof.outside)]
    sets = {"cells": len(proof.cells), "keys": keys, "doors": doors, "outside": outside}
    return last + texts.render("solve-closed", sets)


def _space(house: Building, cell: int) -> str:
    row, col = house.grid.at(cell)
    return f"[{row}, {col}]"


SOLVER: Final = Solver(missions, solve)
