"""Deploying ICE, or resolving its Quick Subroutine where no model is left."""

from __future__ import annotations

from getaway.games.breach.firewall.events import IceDeployed, QuickIgnored, QuickSubroutine
from getaway.games.breach.firewall.movement import can_target
from getaway.games.breach.firewall.subroutines import run_subroutines
from getaway.games.breach.ground.choose import CHOOSE_MODEL, choose, choosing
from getaway.games.breach.modes.solo import WHERE_TO_DEPLOY, alone
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN, ICE, NOWHERE, Ice
from getaway.games.breach.table.pieces import ice
from getaway.kernel import Script, Seat


def deploy(g: Breach, seat: Seat, category: str) -> Script[None]:
    """Deploy a model of the category in the player's room; with none left, resolve its Quick Subroutine instead.

    Of the Guardian only the model is deployed (BR-GUARD-06); the player who deployed it performs its awakening
    (BR-GUARD-09).
    """
    name = g.name_of(category)
    if len(g.of_category(category)) >= ice()[name].models:
        yield from quick(g, seat, category)
        return
    room = yield from where(g, seat, name)
    if room == NOWHERE:
        return
    number = GUARDIAN if category == "guardian" else next_number(g, name)
    g.ice = tuple(sorted((*g.ice, Ice(number, name, room)), key=lambda each: each.number))
    if category == "guardian":
        g.guardian, g.sheet = "deployed", seat
    cites = ("BR-GUARD-05", "BR-GUARD-08") if category == "guardian" else ("BR-TRACK-05",)
    g.show(IceDeployed(number, name, room), cites=(*cites, why_there(g, seat)))


def why_there(g: Breach, seat: Seat) -> str:
    """The clause that says where an ICE is deployed."""
    if g.seats[seat].connected:
        return "BR-DEPLOY-01"
    if not g.solo:
        return "BR-DEPLOY-02"
    return "BR-SOLO-07" if any(g.traced) else "BR-SOLO-08"


def next_number(g: Breach, name: str) -> int:
    """A number that no ICE had before, so events never mix up two of them."""
    g.roster = (*g.roster, name)
    return ICE + len(g.roster)


def where(g: Breach, seat: Seat, name: str) -> Script[int]:
    """The room of the player's Avatar, or the one it stood in last (BR-DEPLOY-01, BR-DEPLOY-02).

    Solo and disconnected: a room around a traced node if there is one, else any (BR-SOLO-07, BR-SOLO-08).
    """
    player = g.seats[seat]
    if player.connected or not g.solo:
        return player.last
    room: int = yield from choose(g, seat, WHERE_TO_DEPLOY, lambda: alone(g, seat), about=name)
    return room


WHICH_QUICK = choosing("which-ice-quick", CHOOSE_MODEL, "BR-QUICK-04")


def quick(g: Breach, seat: Seat, category: str) -> Script[None]:
    """Activate an ICE of the category that can target the player's Avatar (BR-QUICK-01 to BR-QUICK-05)."""
    subroutines = ice()[g.name_of(category)].quick
    if category == "guardian" and not g.awake():
        g.show(QuickIgnored(category), cites="BR-GUARD-10")
        return
    number = yield from choose(
        g, seat, WHICH_QUICK, lambda: [n.number for n in g.of_category(category) if can_target(g, n, subroutines, seat)]
    )
    if number is None:
        g.show(QuickIgnored(category), cites="BR-QUICK-05")
        return
    g.tell(QuickSubroutine(number, seat), cites=("BR-QUICK-01", "BR-QUICK-03"))
    yield from run_subroutines(g, seat, number, subroutines, aim=(seat,))
