"""Disconnecting an Avatar, and what the players who infected it gain."""

from __future__ import annotations

from getaway.games.breach.attack.events import CopiedOrPaid, Disconnected
from getaway.games.breach.attack.shield import drop_shield
from getaway.games.breach.ground.choose import CHOOSE_TOKEN, choose, choosing
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.malware.missions import after_disconnection
from getaway.games.breach.sheet.hard_disk import NO_MARK, partials_left, resolve_mark, store, to_reserve
from getaway.games.breach.sheet.objectives import check_victory
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import type_of
from getaway.games.breach.tokens.credits import gain_credits
from getaway.kernel import Script, Seat

WHAT_TO_TAKE = choosing("copy-or-credit", CHOOSE_TOKEN, ("BR-DISC-03", "BR-COPY-01"))
CREDIT = "credit"


def disconnect(g: Breach, seat: Seat, cites: Cites) -> Script[None]:
    """An Avatar leaves the Database for its Reconnection Space (BR-DB-11, BR-DISC-01 to BR-DISC-05).

    Players who infected it copy Information or take a Credit.

    Models attached to it stay in the room, its Shield token is discarded (BR-ATTACH-11, BR-ATTACH-12). Its player's
    Action Phase ends.
    """
    leave_room(g, seat)
    g.set_seat(seat, room=NOWHERE)
    g.show(Disconnected(seat), cites=cites)
    if seat == g.active and not g.in_firewall_turn:
        g.ended = True
    start = g.password if g.in_firewall_turn else g.active
    infecting = [other for other in g.clockwise(start) if other != seat and g.seats[seat].viruses[other]]
    yield from share_out(g, seat, infecting)
    for other in infecting:
        yield from after_disconnection(g, other)


def leave_room(g: Breach, seat: Seat) -> None:
    """Detach everything from an Avatar that is removed or placed elsewhere (BR-ATTACH-11, BR-ATTACH-12)."""
    for each in g.ice:
        if each.on == seat:
            g.set_ice(each.number, on=NOWHERE)
    drop_shield(g, seat, "BR-ATTACH-12")


def share_out(g: Breach, victim: Seat, infecting: list[Seat]) -> Script[None]:
    """All infecting players choose at once; then Objectives are checked, and marks come last (BR-DISC-02)."""
    covered = []
    for seat in infecting:
        mark = yield from copy_or_credit(g, seat, victim)
        covered.append((seat, mark))
        g.frame()
    check_victory(g)
    for seat, mark in covered:
        yield from resolve_mark(g, seat, mark)


def copy_or_credit(g: Breach, seat: Seat, victim: Seat) -> Script[int]:
    """One choice for each infecting player: a type in the victim's Hard Disk, or 1 Credit (BR-DISC-03, BR-COPY-01).

    Return the mark that a copy covers.
    """
    taken = yield from choose(g, seat, WHAT_TO_TAKE, lambda: (*copies(g, victim), CREDIT), about=victim)
    g.tell(CopiedOrPaid(seat, victim, taken), cites="BR-DISC-03" if taken == CREDIT else "BR-COPY-02")
    if taken == CREDIT:
        gain_credits(g, seat, 1, "BR-DISC-03")
        return NO_MARK
    to_reserve(g, taken, -1)
    return (yield from store(g, seat, taken, "BR-COPY-02"))


def copies(g: Breach, victim: Seat) -> list[str]:
    """The partial tokens that can be copied: types of that Hard Disk left in the Reserve (BR-COPY-01, BR-COPY-04)."""
    kinds = dict.fromkeys(type_of(token) for token in g.seats[victim].disk)
    return [f"half-{kind}" for kind in kinds if partials_left(g, kind)]
