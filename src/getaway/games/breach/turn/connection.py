"""The beginning of a turn: First Connection and Reconnection."""

from __future__ import annotations

from getaway.games.breach.attack.assign import clear_viruses
from getaway.games.breach.attack.threat import reset_threat
from getaway.games.breach.database.rooms import reveal, stand
from getaway.games.breach.ground.choose import CHOOSE_ROOM, choose, choosing
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.turn.events import Connected, TurnBegan
from getaway.kernel import Script, Seat

WHERE_TO_CONNECT = choosing("where-to-connect", CHOOSE_ROOM, ("BR-FIRSTCON-02", "BR-FIRSTCON-01"))
WHERE_TO_RECONNECT = choosing("where-to-reconnect", CHOOSE_ROOM, ("BR-RECON-06", "BR-RECON-02"))


def begin_turn(g: Breach) -> Script[None]:
    """Connect a disconnected Avatar first (BR-ACTPH-01, BR-RECON-03); nobody may decline that (BR-MANEUV-03).

    A dark room that a connected Avatar stands in is revealed (BR-REVEAL-12), if it is still dark (BR-REVEAL-13).
    """
    seat = g.active
    g.clicks, g.limit, g.ended, g.configured, g.just = 0, NOWHERE, False, 0, ()
    g.tell(TurnBegan(seat), cites="BR-ROUND-02")
    g.phase = "act"
    player = g.seats[seat]
    if not player.connected:
        yield from connect(g, seat, first=player.last == NOWHERE)
    elif player.room < g.grid.size and g.is_dark(player.room):
        yield from reveal(g, seat, player.room, "BR-REVEAL-12")


def connect(g: Breach, seat: Seat, *, first: bool) -> Script[None]:
    """First Connection (BR-FIRSTCON-02) or Reconnection (BR-RECON-01, BR-RECON-04 to BR-RECON-08).

    Neither uses an action (BR-FIRSTCON-04).
    """
    if not first:
        clear_viruses(g, seat)
        reset_threat(g, seat, "BR-RECON-05")
        g.limit = 1
    room = yield from where_to_connect(g, seat, first=first)
    if g.is_dark(room):
        yield from reveal(g, seat, room, "BR-FIRSTCON-03" if first else "BR-RECON-07")
    stand(g, seat, room)
    g.tell(Connected(seat, room), cites="BR-FIRSTCON-02" if first else "BR-RECON-06")


def where_to_connect(g: Breach, seat: Seat, *, first: bool) -> Script[int]:
    """The room the player chooses. With a ready Cheat even a single room is asked for, so the Cheat can come first."""
    question = WHERE_TO_CONNECT if first else WHERE_TO_RECONNECT
    least = 1 if g.seats[seat].ready else 2  # BR-CHEAT-08
    g.open = True
    room: int = yield from choose(g, seat, question, lambda: entries(g, seat, first=first), least=least)
    g.open = False
    return room


def entries(g: Breach, seat: Seat, *, first: bool) -> list[int]:
    """The rooms beside a Gateway, by its number; later also those around nodes the player has traced (BR-RECON-06)."""
    gates = [gate.room for gate in sorted(g.gateways, key=lambda gate: gate.number)]
    others = () if first else {room for node in traced_by(g, seat) for room in g.grid.nodes[node].rooms}
    return list(dict.fromkeys([*gates, *sorted(others)]))


def traced_by(g: Breach, seat: Seat) -> list[int]:
    """The nodes with a Virus of this player (BR-TRACE-15)."""
    return [node for node, mask in enumerate(g.traced) if mask >> seat & 1]
