"""The structure of the package, measured from its imports; see scripts/figures/structure."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import grimp
import msgspec

PAGE = Path("docs/figures/structure.md")
FOLDER = Path("docs/figures/structure")
GAMES = ("bombsquad", "breach", "burncycle")
BEFORE, AFTER = "before", "after"
Uses = Mapping[str, set[str]]

WIDTH, HEIGHT, GAP, DROP, EDGE = 104, 34, 10, 64, 24
"""A room, the space between two of them, the height of a floor, and the margin of a drawing."""


class House(msgspec.Struct):
    """One package: how many rooms and floors it has, and what runs the wrong way."""

    name: str
    rooms: int
    floors: int
    arrows: int
    up: int
    circles: int


class Room(NamedTuple):
    """A room in a drawing."""

    name: str
    lines: int
    floor: int


# Measuring


def circles(uses: Uses) -> list[set[str]]:
    """The groups whose members all reach one another, found by Tarjan's way."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    waiting: list[str] = []
    found: list[set[str]] = []

    def visit(this: str) -> None:
        number[this] = low[this] = len(number)
        waiting.append(this)
        for other in sorted(uses.get(this, ())):
            if other not in number:
                visit(other)
                low[this] = min(low[this], low[other])
            elif other in waiting:
                low[this] = min(low[this], number[other])
        if low[this] == number[this]:
            group = set(waiting[waiting.index(this) :])
            del waiting[waiting.index(this) :]
            if len(group) > 1:
                found.append(group)

    for each in sorted(uses):
        if each not in number:
            visit(each)
    return found


def floors(uses: Uses) -> dict[str, int]:
    """How high each room stands: above everything it uses. A circle stands on one floor."""
    home = {member: f"({min(group)})" for group in circles(uses) for member in group}
    above: dict[str, set[str]] = {}
    for this, others in uses.items():
        above.setdefault(home.get(this, this), set()).update(home.get(other, other) for other in others)
    height: dict[str, int] = {}

    def climb(this: str) -> int:
        if this not in height:
            height[this] = 1 + max((climb(other) for other in above.get(this, ()) if other != this), default=0)
        return height[this]

    return {this: climb(home.get(this, this)) for this in uses}


def rooms_of(graph: grimp.ImportGraph, package: str) -> dict[str, set[str]]:
    """The rooms directly inside a package, each with the rooms it uses; the package's own face is left out."""
    inside = f"{package}."
    uses: dict[str, set[str]] = {}
    for module in graph.modules:
        if module.startswith(inside):
            room = module.removeprefix(inside).split(".")[0]
            uses.setdefault(room, set()).update(
                other.removeprefix(inside).split(".")[0]
                for other in graph.find_modules_directly_imported_by(module)
                if other.startswith(inside)
            )
    return {room: others - {room} for room, others in uses.items()}


def inner_circles(graph: grimp.ImportGraph, package: str) -> int:
    """Circles of modules anywhere in a package."""
    inside = [module for module in graph.modules if module.startswith(f"{package}.")]
    return len(circles({module: graph.find_modules_directly_imported_by(module) & {*inside} for module in inside}))


def measured(graph: grimp.ImportGraph, package: str) -> House:
    """A package in figures. An arrow runs up where its two rooms stand in one circle."""
    uses = rooms_of(graph, package)
    floor = floors(uses)
    arrows = [(this, other) for this, others in uses.items() for other in others]
    up = sum(floor[other] >= floor[this] for this, other in arrows)
    return House(package, len(uses), max(floor.values()), len(arrows), up, inner_circles(graph, package))


# Drawing


def lines_in(source: Path, package: str, room: str) -> int:
    """The lines of code in a room."""
    path = source.joinpath(*package.split(".")) / room
    files = path.rglob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    return sum(len(file.read_bytes().splitlines()) for file in files)


def drawn(graph: grimp.ImportGraph, source: Path, package: str) -> str:
    """A package as a picture: rooms by floor, the arrows between them, those that run up in red."""
    uses = rooms_of(graph, package)
    rooms = [Room(name, lines_in(source, package, name), floor) for name, floor in floors(uses).items()]
    place = dict(placed(rooms))
    width = max(x for x, _ in place.values()) + WIDTH + EDGE
    height = max(y for _, y in place.values()) + HEIGHT + EDGE
    body = [*arrows_drawn(uses, place), *rooms_drawn(rooms, place)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        '<g font-family="sans-serif" font-size="11" text-anchor="middle">',
        *body,
        "</g>",
        "</svg>",
    ])  # fmt: skip


def placed(rooms: list[Room]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Where each room is drawn: the highest floor on top, each floor in the middle of the page."""
    top = max(room.floor for room in rooms)
    rows = [sorted(room for room in rooms if room.floor == floor) for floor in range(top, 0, -1)]
    widest = max(len(row) for row in rows) * (WIDTH + GAP)
    for number, row in enumerate(rows):
        start = EDGE + (widest - len(row) * (WIDTH + GAP)) // 2
        for at, room in enumerate(row):
            yield room.name, (start + at * (WIDTH + GAP), EDGE + number * DROP)


def arrows_drawn(uses: Uses, place: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """A line from each room to the rooms it uses."""
    for this, others in sorted(uses.items()):
        for other in sorted(others):
            (x, y), (u, v) = place[this], place[other]
            colour = "#c33" if v <= y else "#bbb"
            yield (
                f'<line x1="{x + WIDTH // 2}" y1="{y + HEIGHT}" x2="{u + WIDTH // 2}" y2="{v}" '
                f'stroke="{colour}" stroke-width="{2 if v <= y else 1}"/>'
            )


def rooms_drawn(rooms: list[Room], place: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """A box for each room, with its name and its lines of code."""
    for room in rooms:
        x, y = place[room.name]
        middle = x + WIDTH // 2
        yield f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="4" fill="#eef3f8" stroke="#567"/>'
        yield f'<text x="{middle}" y="{y + 14}" fill="#123">{room.name}</text>'
        yield f'<text x="{middle}" y="{y + 27}" fill="#567">{room.lines:,}</text>'


# Telling


def page(before: list[House], after: list[House]) -> str:
    """The page with both measures and both drawings."""
    return "\n".join([
        "# The structure of the package",
        "",
        "`scripts/figures/structure` reads every import, including those for types only, and draws the rooms of the",
        "package and of each game. A room is a folder or a module directly inside the package; it's drawn one floor",
        "above everything it uses. An arrow points up if two rooms use each other, directly or indirectly. A cycle is",
        "a group of modules that import each other, counted at any depth.",
        "",
        "| package | | rooms | floors | arrows | arrows up | cycles |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
        *(
            f"| `{house.name}` | {when} | {' | '.join(map(str, msgspec.structs.astuple(house)[1:]))} |"
            for pair in zip(before, after, strict=True)
            for when, house in zip((BEFORE, AFTER), pair, strict=True)
        ),
        *(line for house in after for line in pictures(house.name)),
        "",
    ])  # fmt: skip


def pictures(package: str) -> Iterator[str]:
    """The two drawings of a package."""
    name = package.rpartition(".")[2]
    yield f"\n## `{package}`\n"
    for when in (BEFORE, AFTER):
        yield f"{when.capitalize()}:\n\n![The rooms of {package} {when}](structure/{name}-{when}.svg)\n"


def main() -> None:
    """Measure and draw the code on the path, and write the page."""
    when = sys.argv[1]
    graph = grimp.build_graph("getaway", cache_dir=None)
    source = Path(next(path for path in sys.path if (Path(path) / "getaway").is_dir()))
    packages = ("getaway", *(f"getaway.games.{game}" for game in GAMES))
    FOLDER.mkdir(exist_ok=True)
    for package in packages:
        (FOLDER / f"{package.rpartition('.')[2]}-{when}.svg").write_text(
            drawn(graph, source, package), encoding="utf-8"
        )
    (FOLDER / f"{when}.json").write_bytes(msgspec.json.encode([measured(graph, package) for package in packages]))
    kept = [msgspec.json.decode((FOLDER / f"{each}.json").read_bytes(), type=list[House]) for each in (BEFORE, AFTER)]
    PAGE.write_text(page(*kept), encoding="utf-8")


if __name__ == "__main__":
    main()
