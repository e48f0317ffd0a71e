"""The ICE tracks, and the Firewall die."""

from __future__ import annotations

from typing import Final

from getaway.games.breach.attack.events import ThreatIgnored
from getaway.games.breach.attack.threat import raise_threat, respond_to_threat
from getaway.games.breach.firewall.deploy import deploy
from getaway.games.breach.firewall.events import DieRaised, DieStayed, TrackAdvanced, TrackStayed
from getaway.games.breach.ground.effects import Cites, Effects
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import CATEGORIES, DIE_MAX
from getaway.games.breach.table.pieces import Effect, tracks
from getaway.kernel import Script, Seat
from getaway.kit.register import adds
from getaway.kit.zones import put

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""

ICONS = {"B": "bot", "H": "hunter", "G": "guardian"}


@adds(EFFECTS, "advance")
def advance_track(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """The cube of a track advances by n boxes (BR-CPA-03)."""
    for _ in range(effect.n):
        yield from advance(g, seat, CATEGORIES.index(effect.what), cites)


def advance(g: Breach, seat: Seat, category: int, cites: Cites) -> Script[None]:
    """Advance a cube one box; the player who moved it resolves all effects of the box (BR-TRACK-04).

    Past the last box Bot and Hunter cubes go on to box 1 (BR-TRACK-08); the Guardian's stays for good (BR-TRACK-09,
    BR-TRACK-10).
    """
    boxes = tracks()[CATEGORIES[category]][g.sides[category]]
    box = g.track[category] + 1
    if box > len(boxes):
        if CATEGORIES[category] == "guardian":
            g.show(TrackStayed("guardian"), cites="BR-TRACK-09")
            return
        box = 1
    bot, hunter, guardian = put(g.track, category, box)
    g.track = (bot, hunter, guardian)
    g.show(TrackAdvanced(CATEGORIES[category], box), cites=cites)
    for icon in boxes[box - 1]:
        yield from resolve_icon(g, seat, icon)


def resolve_icon(g: Breach, seat: Seat, icon: str) -> Script[None]:
    """Resolve an icon of a box: deploy, Threat, Firewall, or another cube (BR-TRACK-05 to BR-TRACK-07, BR-TRACK-11)."""
    if icon == "T" and not g.seats[seat].connected:
        g.show(ThreatIgnored(seat), cites="BR-DISC-06")
    elif icon == "T":
        yield from respond_to_threat(g, seat)
        yield from raise_threat(g, seat, 1, "BR-TRACK-06")
    elif icon == "F":
        raise_die(g, "BR-TRACK-07")
    elif icon == "g":
        yield from advance(g, seat, CATEGORIES.index("guardian"), "BR-TRACK-11")
    else:
        yield from deploy(g, seat, ICONS[icon])


def raise_die(g: Breach, cites: Cites) -> None:
    """The Firewall die rises by 1, up to 8 (BR-FWDIE-04, BR-FWDIE-05)."""
    if g.die < DIE_MAX:
        g.die += 1
        g.show(DieRaised(g.die), cites=cites)
    else:
        g.show(DieStayed(g.die), cites="BR-FWDIE-05")
