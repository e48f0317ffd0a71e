"""The query `window`: who may respond now and until when, what fits of what you hold, and what happens otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from getaway.games.breach.attack.threat import LAST
from getaway.games.breach.malware.orders import by_order
from getaway.games.breach.malware.windows import ANSWERS, PASS
from getaway.games.breach.shown.strike import due
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.parts import ICE, NOWHERE, Window
from getaway.kernel import Then, Wish


class WindowSeen(msgspec.Struct, frozen=True):
    """An open response window."""

    kind: str
    seat: int
    """Who is asked."""
    closes: int
    """When it closes, in match time; 0 if it doesn't close by itself."""
    order: str
    """The public order of the seat that is asked."""
    fits: tuple[Wish, ...]
    """What you can answer besides passing; nothing while another player is asked."""
    at_close: Wish | None
    """What your orders answer when it closes, if you are asked and it does."""
    passing: tuple[Then, ...]
    """What happens as things are, if nobody does anything."""


def window(view: View) -> WindowSeen | None:
    """The window that is open; None where there is none."""
    now = view.window
    if now is None or now.lapsed:
        return None
    mine = now.seat == view.seat
    fits = tuple(fitting(view)) if mine else ()
    order = view.orders[now.seat] if view.orders else "ask"
    close = at_close(view, now) if mine and now.closes else None
    return WindowSeen(now.kind, now.seat, now.closes, order, fits, close, tuple(passing(view)))


def fitting(view: View) -> Iterator[Wish]:
    """Everything that the window lets you use."""
    for verb in ANSWERS:
        act = verb.options(view, view.seat) if verb is not PASS else None
        yield from act.wishes() if act is not None else ()


def at_close(view: View, now: Window) -> Wish:
    """What your orders answer once the time is up."""
    then = view.copy()
    then.window = msgspec.structs.replace(now, lapsed=True)
    return by_order(then, view.seat)


def passing(view: View) -> Iterator[Then]:
    """What the window comes before."""
    kind = view.window.kind if view.window is not None else ""
    if kind == "attack":
        yield from struck(view)
    elif kind == "threat":
        yield from threatened(view)
    elif kind == "targeted" and view.activation is not None:
        yield Then("subroutine", {"model": view.activation.ice, "seat": view.activation.target}, "BR-SUBR-03")
    elif kind == "move" and view.move is not None:
        yield Then("move-goes-on", {"seat": view.move.seat, "n": view.move.mp}, "BR-MOVE-04")
    elif kind == "firewall":
        yield Then("card-revealed", {"seat": view.active}, "BR-FWACT-01")
    elif kind == "end" and view.guardian == "deployed":
        yield Then("guardian-awakes", {}, "BR-AWAKE-01", alarm=True)
    elif kind == "end":
        yield Then("round-ends", {}, "BR-ROUND-01")
    elif kind == "mission":
        yield Then("mission-missed", {}, "BR-MTYPE-02")


def struck(view: View) -> Iterator[Then]:
    """The Viruses of the attack in progress, before Elude."""
    now, n = view.attacks[-1], due(view)
    if not n:
        yield Then("no-virus", {"model": now.target}, "BR-ASSIGN-11")
    elif now.target == view.seat:
        yield Then("viruses", {"n": n}, "BR-VAVA-01", alarm=True)
    elif now.target < ICE:
        yield Then("viruses-on", {"seat": now.target, "n": n}, "BR-VAVA-01")
    else:
        yield Then("ice-infected", {"model": now.target, "n": n}, "BR-VICE-01")


def threatened(view: View) -> Iterator[Then]:
    """Threat that rises; from its last step a Virus comes."""
    seat = view.window.seat if view.window is not None else NOWHERE
    yield Then("threat-rises", {"seat": seat}, "BR-THREAT-02", alarm=seat == view.seat)
    if view.seats[seat].threat == LAST:
        mine = seat == view.seat
        facts = {"n": 1} if mine else {"seat": seat, "n": 1}
        yield Then("viruses" if mine else "viruses-on", facts, "BR-THREAT-04", alarm=mine)
