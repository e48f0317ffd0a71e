"""What the solver found out about a mission, in words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from getaway.cli import saved
from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.mission import source
from getaway.games.bombsquad.pack.sheets import BadSheet, decoded, read_sheet
from getaway.games.bombsquad.pack.steps import task
from getaway.games.bombsquad.pack.validate import can_be_reached, can_be_solved, doors_have_a_key, warnings
from getaway.games.bombsquad.table.building import Building
from getaway.games.bombsquad.table.pieces import COLOURS, DIFFICULTIES, Mission, mission, missions
from getaway.solve.bombsquad import Finding, solve
from getaway.solve.bombsquad.certificate import TURN_SECONDS
from getaway.solve.bombsquad.closure import NO_BOMB, Closed


def run(name: str, level: str | None, players: int, seeds: int, log: Path | None) -> bool:
    """Say what was found out about a mission of the box or of a file; whether any level is impossible."""
    sheet, text = named(name)
    if level is not None and level not in DIFFICULTIES:
        raise BadCommand(say("bad-level", level=level, levels=DIFFICULTIES))
    if players and not sheet.players[0] <= players <= sheet.players[1]:
        low, high = sheet.players
        raise BadCommand(say("bad-solve-players", mission=sheet.id, low=low, high=high))
    impossible = False
    for each in [level] if level else DIFFICULTIES:
        finding = solve(sheet, epic=each == "epic", players=players, seeds=seeds, text=text)
        impossible = impossible or finding.verdict == "impossible"
        for line in told(sheet, each, finding):
            print(line)
        if log and finding.certificate:
            saved.save(finding.certificate.match, log if level else log.with_stem(f"{log.stem}-{each}"))
    for warning in warnings(sheet):
        print(warning)
    return impossible


def named(name: str) -> tuple[Mission, str]:
    """The mission of this id in the box, or that of a file with the file's text."""
    if name in missions():
        return mission(name), ""
    if not name.endswith(".toml"):
        raise BadCommand(say("bad-mission", mission=name, missions=missions()))
    content = source(Path(name))
    try:
        return read_sheet(content, name), decoded(content)
    except BadSheet as bad:
        sheet = unsolvable(bad, content.decode(errors="replace"))
        if sheet is None:
            raise BadCommand(say("mission-faults", file=name, count=len(bad.faults), faults=str(bad))) from None
        return sheet, decoded(content)


def unsolvable(bad: BadSheet, text: str) -> Mission | None:
    """The mission of a sheet whose only fault is that it cannot be done: that is for the solver to prove."""
    try:
        sheet = msgspec.convert({"source": "authored", **tomllib.loads(text)}, Mission)
        known = {*can_be_reached(sheet), *can_be_solved(sheet), *doors_have_a_key(sheet)}
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, ValueError, KeyError):
        return None
    return sheet if all(f"{fault.path}: {fault.what}" in known for fault in bad.faults) else None


def told(sheet: Mission, level: str, finding: Finding) -> Iterator[str]:
    """The finding, line by line."""
    yield say("solve-verdict", mission=sheet.id, title=sheet.title, level=level, verdict=finding.verdict)
    house = task(sheet, epic=level == "epic").house
    for proof in finding.feasibility.proof:
        yield closed(house, proof)
    if finding.verdict == "impossible" and not finding.feasibility.proof:
        yield say("solve-exhausted", positions=finding.feasibility.positions)
    if finding.route:
        yield say("solve-cards", cards=finding.route.cards, sure="yes" if finding.route.fewest else "no")
    if finding.certificate:
        match = finding.certificate.match
        figures = {"score": match.g.building.perfect, "turns": match.g.turns, "seconds": TURN_SECONDS}
        yield say("solve-match", players=match.g.players, seeds=finding.certificate.seeds, **figures)
    elif finding.verdict == "unproven":
        yield say("solve-no-match")


def closed(house: Building, proof: Closed) -> str:
    """A closed set in words."""
    keys = [say("solve-colour", colour=COLOURS[level - 1]) for level in sorted(proof.colours)]
    last = "" if proof.last == NO_BOMB else say("solve-last", space=_space(house, proof.last))
    doors, outside = [[_space(house, cell) for cell in cells] for cells in (sorted(proof.doors), proof.outside)]
    return last + say("solve-closed", cells=len(proof.cells), keys=keys, doors=doors, outside=outside)


def _space(house: Building, cell: int) -> str:
    row, col = house.grid.at(cell)
    return f"[{row}, {col}]"
