"""The Trace Phase: Information of nodes whose rooms are all infected."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.breach.sheet.hard_disk import gain
from getaway.games.breach.table.arguments import NODE
from getaway.games.breach.table.model import Breach
from getaway.games.breach.tokens.viruses import give_back, has_token, take_token
from getaway.games.breach.turn.events import NodeInfected, NodeTraced
from getaway.games.breach.turn.round import end_turn
from getaway.kernel import ALLOWED, END, USUAL, Act, One, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.verbs import Plain
from getaway.kit.zones import put


def traceable(g: Breach, seat: Seat) -> tuple[int, ...]:
    """The nodes with the player's Virus in every room around (BR-TRACE-03, BR-TRACE-04).

    Where the Avatar is doesn't matter (BR-TRACE-10), nor whether it is connected (BR-TRACE-02).
    """
    infected = g.infected
    return tuple([i for i, node in enumerate(g.grid.nodes) if all(infected[room] >> seat & 1 for room in node.rooms)])


class Trace(Verb[Breach]):
    """Trace a node: gain its Information for the Viruses around it, leave one in it (BR-TRACE-05 to BR-TRACE-08)."""

    name = "trace"
    rank = USUAL
    arguments = (NODE,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        node = wish[NODE]
        rooms = g.grid.nodes[node].rooms if 0 <= node < len(g.grid.nodes) else ()
        clean = tuple([room for room in rooms if not g.infected[room] >> seat & 1])
        return ALLOWED if rooms and not clean else Refused("BR-TRACE-03", room=clean)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _nodes(traceable(g, seat))

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, node=node) for node, token in enumerate(g.tokens) if token]

    def warnings(self, g: Breach, seat: Seat) -> Iterable[tuple[Wish, str, dict[str, object]]]:
        """A node without Information costs the Viruses around it and brings at most one in it (BR-TRACE-14)."""
        empty = [node for node in traceable(g, seat) if not g.tokens[node]]
        return [(Wish(self.name, node=node), "BR-TRACE-14", {"again": is_traced(g, seat, node)}) for node in empty]

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        node = wish[NODE]
        for room in g.grid.nodes[node].rooms:
            g.infected = put(g.infected, room, g.infected[room] & ~(1 << seat))
            give_back(g, seat)
        token = g.tokens[node]
        g.tokens = put(g.tokens, node, "")
        g.tell(NodeTraced(seat, node, token), cites=("BR-TRACE-05", "BR-TRACE-06"))
        if token:
            yield from gain(g, seat, token, "BR-TRACE-07")
        yield from infect_node(g, seat, node)


def infect_node(g: Breach, seat: Seat, node: int) -> Script[None]:
    """Put the player's Virus in the node (BR-TRACE-08), unless one lies there already (BR-TRACE-14)."""
    if not is_traced(g, seat, node) and (yield from has_token(g, seat)):
        take_token(g, seat)
        g.traced = put(g.traced, node, g.traced[node] | 1 << seat)
        g.tell(NodeInfected(seat, node), cites="BR-TRACE-08")


def is_traced(g: Breach, seat: Seat, node: int) -> bool:
    """Whether the player's Virus lies in the node (BR-TRACE-15)."""
    return bool(g.traced[node] >> seat & 1)


@lru_cache(maxsize=2048)
def _nodes(nodes: tuple[int, ...]) -> Act | None:
    return Act("trace", One("node", nodes)) if nodes else None


TRACE, END_TURN = Trace(), Plain("end-turn", END, forgoes=True)
TRACING = Question(
    "trace",
    (TRACE, END_TURN),
    cites=("BR-TRACE-01", "BR-TRACE-11"),
    others="BR-ROUND-02",
    instead={"play": "BR-TIMING-01", "cheat": "BR-CHEAT-07", "buy": "BR-BUY-01"},
    otherwise="BR-ROUND-03",
)


def trace(g: Breach) -> Script[None]:
    """Trace as many nodes as you like, one after another (BR-TRACE-11, BR-TRACE-12, BR-TRACE-13)."""
    seat = g.active
    if traceable(g, seat):
        wish = yield from ask(g, seat, TRACING)
        if wish.verb == "trace":
            yield from TRACE.run(g, seat, wish)
            return
    end_turn(g)


VERBS = (TRACE, END_TURN)
