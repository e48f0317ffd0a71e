"""What can be wrong with what lies beside the floor: dice, supplies and the network mat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from getaway.games.burncycle.pack.contents import Contents
from getaway.games.burncycle.pack.effects import effects
from getaway.games.burncycle.pack.folder import Note, named
from getaway.games.burncycle.table.mats.network import HUB, Mat, build
from getaway.games.burncycle.table.parts import CHIPS, DICE
from getaway.kit.toml_lines import Path

SUPPLIES, NETWORK = "supplies.toml", "network.toml"
SLOTS, MOST_AGENTS, LAYERS, QUADRANTS = 5, 4, 4, 4


def table(c: Contents) -> Iterator[Note]:
    """Every fault of these."""
    yield from dice(c)
    yield from supplies(c)
    if c.network is not None:
        yield from network(c.network)


def dice(c: Contents) -> Iterator[Note]:
    """Action dice get better from basic to elite (BC-DICE-24); faces of other dice have effects."""
    where = "dice.toml"
    if c.dice is None:
        return
    for worse, better in (("basic", "advanced"), ("advanced", "elite")):
        if sum(getattr(c.dice, better)) <= sum(getattr(c.dice, worse)):
            yield Note(where, (better,), f"shows no more AP on average than {worse} dice")
    for number in c.dice.equipment:
        if not number.isdecimal() or number == "0":
            yield Note(where, ("equipment", number), f"an equipment die has a number from 1, not {number!r}")
    for name in c.dice.own:
        yield from named(where, ("own", name), name)
    for kind, known in (("equipment", c.dice.equipment), ("own", c.dice.own)):
        for name, faces in known.items():
            for n, face in enumerate(faces):
                yield from effects(where, (kind, name, n, "effects"), face.effects)


# Supplies


def supplies(c: Contents) -> Iterator[Note]:
    """Chips of every type and dice of every kind, enough for four players (BC-LIMIT-02)."""
    if c.supplies is None:
        return
    yield from exactly(("chips",), c.supplies.chips, CHIPS)
    yield from exactly(("pool",), c.supplies.pool, DICE)
    if c.supplies.chips.get("captain") != 1:
        yield Note(SUPPLIES, ("chips", "captain"), "there is 1 captain chip")
    if c.bots is None:
        return
    allotments = sorted([len(card.agent.allotment) for card in c.bots.values()], reverse=True)
    needed = SLOTS + sum(allotments[:MOST_AGENTS])
    there = sum(n for chip, n in c.supplies.chips.items() if chip != "captain")
    if there < needed:
        what = f"{there} action chips are too few: five slots and the reserves of four agents take {needed}"
        yield Note(SUPPLIES, ("chips",), what)


def exactly(path: Path, given: Mapping[str, int], expected: tuple[str, ...]) -> Iterator[Note]:
    """These names and no others, in this order, in which the supply is kept."""
    for name in given:
        if name not in expected:
            yield Note(SUPPLIES, (*path, name), f"there is no such kind; known are {', '.join(expected)}")
    for name in expected:
        if name not in given:
            yield Note(SUPPLIES, (*path, name), "is missing")
    if set(given) == set(expected) and tuple(given) != expected:
        yield Note(SUPPLIES, path, f"the order is {', '.join(expected)}")


# The network


def network(mat: Mat) -> Iterator[Note]:
    """Four layers with places that exist, four access points, and one core (BC-NODE-01 to BC-NODE-06)."""
    found = [*mat_faults(mat)]
    if not found:
        try:
            build(mat)
        except ValueError as fault:
            found = [Note(NETWORK, ("layers",), str(fault))]
    yield from found


def mat_faults(mat: Mat) -> Iterator[Note]:
    """Whatever would keep the mat from being a graph."""
    if len(mat.layers) != LAYERS:
        yield Note(NETWORK, ("layers",), f"{LAYERS} layers are expected, not {len(mat.layers)}")
        return
    if len(mat.access) != QUADRANTS:
        yield Note(NETWORK, ("access",), f"{QUADRANTS} access points are expected, not {len(mat.access)}")
    sizes = [len(layer.nodes) for layer in mat.layers]
    for n, place in enumerate(mat.access):
        if not 0 <= place < sizes[0]:
            yield Note(NETWORK, ("access", n), f"layer 1 has places 0 to {sizes[0] - 1}, not {place}")
    if mat.layers[-1].lines:
        yield Note(NETWORK, ("layers", LAYERS - 1, "lines"), "no line leads inwards from the innermost layer")
    if mat.layers[-1].nodes.count(HUB) != 1:
        yield Note(NETWORK, ("layers", LAYERS - 1, "nodes"), "the innermost layer has one hub, the core")
    for n in range(LAYERS - 1):
        yield from line_faults(mat, n, sizes)


def line_faults(mat: Mat, n: int, sizes: list[int]) -> Iterator[Note]:
    """Lines to places that are not there, or two at one place."""
    ends: tuple[set[int], set[int]] = (set(), set())
    for i, line in enumerate(mat.layers[n].lines):
        path = ("layers", n, "lines", i)
        for side, place in enumerate(line):
            if not 0 <= place < sizes[n + side]:
                most = sizes[n + side] - 1
                yield Note(NETWORK, path, f"layer {n + 1 + side} has places 0 to {most}, not {place}")
            elif place in ends[side]:
                yield Note(NETWORK, path, f"another line ends at place {place} of layer {n + 1 + side}")
            ends[side].add(place)
