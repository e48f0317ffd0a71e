"""Laying the Database: rooms, Information and Gateways."""

from __future__ import annotations

from getaway.games.breach.modes.deathmatch import gateway_places, map_of
from getaway.games.breach.setup.events import InformationLaid
from getaway.games.breach.setup.unpacking import asked
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import TYPES, Gateway
from getaway.games.breach.table.pieces import TOKENS, Map, random_information, rooms
from getaway.kernel import Script, pick
from getaway.kit.zones import put

SMALL_VOIDS = 3
"""The Void rooms of a small Database (BR-ADVDB-04)."""


def lay_database(g: Breach) -> Script[None]:
    """Lay the rooms dark (BR-SETDB-06), Information on the nodes (BR-SETDB-07), Gateways at the corners (BR-SETDB-10).

    Blank tokens are used only in the advanced set-up (BR-SETDB-11).
    """
    while len(g.unseen) > g.grid.size:
        code = yield from pick(g, removable(g.unseen))
        g.unseen = tuple([each for each in g.unseen if each != code])
    if asked(g, "information") == "random":
        yield from random_tokens(g)
    else:
        lay_tokens(g, map_of(g))
    g.tell(InformationLaid(g.tokens), cites="BR-SETDB-07")
    yield from lay_gateways(g)
    g.phase = "setup-firewall"


def removable(unseen: tuple[str, ...]) -> tuple[str, ...]:
    """The rooms of which one may be left out at random: 3 Void rooms stay in a small Database (BR-ADVDB-04)."""
    void = [code for code in unseen if rooms()[code].type == "void"]
    others = [code for code in unseen if rooms()[code].type != "void"]
    return tuple(others if len(void) <= SMALL_VOIDS else void)


def lay_tokens(g: Breach, chart: Map) -> None:
    """Put the tokens of a map on their nodes."""
    for node, kind in [*chart.whole.items(), *[(node, f"half-{kind}") for node, kind in chart.partial.items()]]:
        put_token(g, g.grid.node(node), kind)


def put_token(g: Breach, node: int, token: str) -> None:
    """A token of the Reserve goes on a node."""
    place = TOKENS.index(token)
    g.reserve = put(g.reserve, place, g.reserve[place] - 1)
    g.tokens = put(g.tokens, node, token)


def random_tokens(g: Breach) -> Script[None]:
    """Tokens of the table, its letters matched with types at random, on all nodes (BR-ADVDB-06 to BR-ADVDB-16)."""
    row = random_information()[str(max(2, g.players))]
    left = list(TYPES)
    letters: list[str] = []
    while left:
        kind = yield from pick(g, tuple(left))
        left.remove(kind)
        letters.append(kind)
    whole = [kind for kind, n in zip(letters, row.whole, strict=True) for _ in range(n)] + [""] * row.whole_blank
    partial = [f"half-{kind}" for kind, n in zip(letters, row.partial, strict=True) for _ in range(n)]
    partial += [""] * row.partial_blank
    for node, each in enumerate(g.grid.nodes):
        pool = whole if each.central else partial
        token = yield from pick(g, tuple(sorted(pool)))
        pool.remove(token)
        if token:
            put_token(g, node, token)


def lay_gateways(g: Breach) -> Script[None]:
    """At the corners, clockwise by priority (BR-SETDB-10); in Deathmatch in the middle of the sides.

    In the advanced set-up the priorities are dealt at random (BR-ADVDB-05).
    """
    numbers = [1, 2, 3, 4]
    found: list[Gateway] = []
    for room, side in gateway_places(g):
        number = (yield from pick(g, tuple(numbers))) if g.advanced else numbers[0]
        numbers.remove(number)
        found.append(Gateway(number, room, side))
    g.gateways = tuple(sorted(found, key=lambda gate: gate.number))
