"""Threat: how much attention an Avatar draws."""

from __future__ import annotations

from getaway.games.breach.attack.assign import assign
from getaway.games.breach.attack.events import ThreatIgnored, ThreatReset, ThreatRose
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.malware.windows import respond
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import FIREWALL
from getaway.games.breach.tokens.viruses import give_back, take_token
from getaway.kernel import Script, Seat

LAST = 2


def raise_threat(g: Breach, seat: Seat, n: int, cites: Cites) -> Script[None]:
    """Raise Threat step by step: to 1 (BR-THREAT-02), then to 2 (BR-THREAT-03).

    The third step resets it and assigns a Virus (BR-THREAT-04). All steps are taken (BR-THREAT-05). A shielded Avatar
    ignores them unless its player waives that (BR-SHIELD-05), and nothing follows then (BR-CPI-02). A disconnected one
    can't be the target (BR-DISC-06).
    """
    if g.seats[seat].shield and not g.seats[seat].waives_threat:
        g.show(ThreatIgnored(seat), cites="BR-SHIELD-05")
        return
    for _ in range(n):
        player = g.seats[seat]
        if not player.connected:
            return
        if player.threat < LAST:
            if not player.threat:
                take_token(g, FIREWALL)
            g.set_seat(seat, threat=player.threat + 1)
            g.show(ThreatRose(seat, player.threat + 1), cites=cites)
        else:
            reset_threat(g, seat, "BR-THREAT-04")
            yield from assign(g, seat, 1, FIREWALL, "BR-THREAT-04")


def respond_to_threat(g: Breach, seat: Seat) -> Script[None]:
    """Let a player respond to Threat that no other question announces (BR-TIMING-02, BR-TIMING-06)."""
    while strikes(g, seat) and (yield from respond(g, seat, "threat")):
        pass


def strikes(g: Breach, seat: Seat) -> bool:
    """Whether Threat reaches an Avatar: it is connected, and no shield stops it."""
    player = g.seats[seat]
    return player.connected and (not player.shield or player.waives_threat)


def reset_threat(g: Breach, seat: Seat, cites: Cites) -> None:
    """Take the token off the Threat indicator."""
    if g.seats[seat].threat:
        g.set_seat(seat, threat=0)
        give_back(g, FIREWALL)
        g.show(ThreatReset(seat), cites=cites)
