"""The Guardian's awakening, which ends a Firewall turn."""

from __future__ import annotations

from getaway.games.breach.attack.threat import raise_threat
from getaway.games.breach.firewall.activation import ask_around
from getaway.games.breach.firewall.events import GuardianAwoke, GuardianShuffledIn, IceMoved, OmegaEntered, SheetFlipped
from getaway.games.breach.firewall.tracks import raise_die
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN
from getaway.games.breach.table.pieces import Effect, awakening
from getaway.games.breach.turn.events import RoundBegan
from getaway.games.breach.turn.round import close_turn
from getaway.kernel import Script


def awaken(g: Breach) -> Script[None]:
    """End the Firewall's turn: the Guardian awakes once it's deployed (BR-AWAKE-01, BR-AWAKE-09), and a round begins.

    Before that, everybody may respond to the last card and to the awakening (BR-TIMING-02, BR-TIMING-06).
    """
    yield from ask_around(g, g.active, "end")
    if g.guardian == "deployed":
        g.active = g.sheet
        for each in awakening().card:
            AWAKENING[each.do](g)
        g.guardian = "awake"
        g.show(GuardianAwoke(), cites=("BR-AWAKE-01", "BR-AWAKE-04"))
        for each in awakening().sheet:
            yield from on_the_sheet(g, each)
        g.show(SheetFlipped(g.sheet), cites="BR-AWAKE-06")
    close_turn(g)
    g.round += 1
    g.active, g.phase = g.password, "turn"
    g.show(RoundBegan(g.round), cites="BR-ROUND-01")


def on_the_sheet(g: Breach, each: Effect) -> Script[None]:
    """Resolve side A of the Guardian's sheet (BR-AWAKE-05)."""
    if each.do == "die":
        for _ in range(each.n):
            raise_die(g, "BR-AWAKE-05")
        return
    for seat in g.clockwise(g.password):
        yield from raise_threat(g, seat, each.n, "BR-AWAKE-05")


def put_omega(g: Breach) -> None:
    """Put Omega at the first outer side without a Gateway, clockwise from the first Gateway (BR-ROOM-11)."""
    outer = g.grid.outer
    taken = {(gate.room, gate.side) for gate in g.gateways}
    start = outer.index((g.gateways[0].room, g.gateways[0].side))
    g.omega = next(i % len(outer) for i in range(start, start + len(outer)) if outer[i % len(outer)] not in taken)
    g.show(OmegaEntered(outer[g.omega][0]), cites="BR-ROOM-11")


def enter_omega(g: Breach) -> None:
    """Place the Guardian in Omega (BR-AWAKE-02)."""
    g.set_ice(GUARDIAN, room=g.grid.size)
    g.show(IceMoved(GUARDIAN, g.grid.size), cites="BR-AWAKE-02")


def shuffle_in(g: Breach) -> None:
    """Shuffle deck, discards and Guardian cards into one deck (BR-AWAKE-03)."""
    g.deck = tuple(sorted((*g.deck, *g.ahead, *g.pile, *g.guardian_deck)))
    g.ahead, g.seers, g.pile, g.guardian_deck = (), (), (), ()
    g.show(GuardianShuffledIn(len(g.deck)), cites="BR-AWAKE-03")


AWAKENING = {"omega": put_omega, "enter": enter_omega, "shuffle-in": shuffle_in}
