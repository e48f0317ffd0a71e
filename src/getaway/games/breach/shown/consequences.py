"""What changed for a player between two views of one seat, the most important first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from getaway.games.breach.ground.strength import value
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import CATEGORIES, COLOURS, GUARDIAN, NOWHERE, Player
from getaway.games.breach.turn.trace_phase import traceable
from getaway.kernel import Seat, Then

Changes = Iterator[Then]


def consequences(before: View, after: View) -> tuple[Then, ...]:
    """All of it; a spectator has no Avatar and no cards."""
    found = [then for change in ALL for then in change(before, after)]
    if after.seat != NOWHERE:
        own = (before, after, after.seat)
        found = [*found, *[then for change in OWN for then in change(*own)]]
    return tuple(sorted(found, key=lambda then: ORDER.index(then.what)))


def gone_up(before: int, after: int) -> int:
    """By how much a number is higher now."""
    return max(0, after - before)


# The match


def ended(before: View, after: View) -> Changes:
    """Who has won, or that nobody has."""
    if after.phase != "over" or before.phase == "over":
        return
    if after.winner == NOWHERE:
        yield Then("nobody-wins", {}, "BR-END-09", alarm=True)
    elif after.winner == after.seat:
        yield Then("won", {}, "BR-END-05")
    else:
        yield Then("lost", {"seat": after.winner}, "BR-END-05", alarm=True)


# The Firewall


def of_the_firewall(before: View, after: View) -> Changes:
    """Tracks, the Firewall die, the Guardian and its Gateways."""
    left = {gate.number for gate in after.gateways}
    for gate in before.gateways:
        if gate.number not in left:
            yield Then("gateway-sealed", {"gateway": gate.number}, "BR-GACT-01", alarm=True)
    if after.awake() and not before.awake():
        yield Then("guardian-awakes", {}, "BR-AWAKE-01", alarm=True)
    if after.die > before.die:
        yield Then("die", {"die": after.die}, "BR-TRACK-07")
    for category, was, box in zip(CATEGORIES, before.track, after.track, strict=True):
        if box != was:
            yield Then("track", {"category": category, "box": box}, "BR-TRACK-04")


def of_ice(before: View, after: View) -> Changes:
    """ICE that is deployed, infected, eliminated, or comes into your room and isn't attached to your Avatar."""
    old, here = {each.number: each for each in before.ice}, own_room(after)
    for each in after.ice:
        was = old.pop(each.number, None)
        if was is None:
            facts = {"ice": each.name, "room": each.room}
            yield Then("deployed", facts, "BR-TRACK-05", alarm=each.room == here)
        elif each.viruses > was.viruses:
            yield Then("ice-infected", {"model": each.number, "n": each.viruses - was.viruses}, "BR-VICE-01")
        if was is not None and each.room == here != was.room and each.on != after.seat:
            yield Then("ice-comes", {"model": each.number}, "BR-ICE-10", alarm=True)
    yield from [Then("ice-gone", {"model": number}, "BR-ELIM-02") for number in old]
    if sum(after.guardian_viruses) > sum(before.guardian_viruses):
        yield Then("ice-infected", guardian_infected(before, after), "BR-GUARD-04")


def own_room(view: View) -> int:
    """Where your Avatar stands; nowhere for spectators, with a number that no room has."""
    return view.seats[view.seat].room if view.seat != NOWHERE and view.seats[view.seat].connected else NOWHERE - 1


def guardian_infected(before: View, after: View) -> dict[str, int]:
    """How many Viruses came on the Guardian's card."""
    return {"model": GUARDIAN, "n": sum(after.guardian_viruses) - sum(before.guardian_viruses)}


# The Database


def of_breaches(before: View, after: View) -> Changes:
    """Breaches opened, turned over and gone."""
    was, now = dict(before.breaches), dict(after.breaches)
    yield from [Then("breach-opened", {"border": n}, "BR-BREACH-01") for n in now if n not in was]
    yield from [Then("breach-worn", {"border": n}, "BR-BREACH-06") for n in now if now[n] and was.get(n) is False]
    yield from [Then("breach-gone", {"border": n}, "BR-BREACH-07") for n in was if n not in now]


def of_rooms(before: View, after: View) -> Changes:
    """Rooms turned and darkened; in a Move that may change what the rest of it costs."""
    for room, (was, turn) in enumerate(zip(before.turns, after.turns, strict=True)):
        if after.is_dark(room) and not before.is_dark(room):
            yield Then("room-darkened", {"room": room}, "BR-CPS-08", alarm=bool(after.moves))
        elif was != turn and not before.is_dark(room):
            yield Then("room-turned", {"room": room}, "BR-CPO-03", alarm=bool(after.moves))


def of_others(before: View, after: View) -> Changes:
    """Other Avatars that receive Viruses or are disconnected."""
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if seat == after.seat:
            continue
        if was.connected and not now.connected:
            yield Then("disconnects", {"seat": seat}, "BR-VAVA-03")
        if n := gone_up(sum(was.viruses), sum(now.viruses)):
            yield Then("viruses-on", {"seat": seat, "n": n}, "BR-VAVA-01")


# Your Avatar


def of_avatar(before: View, after: View, me: Seat) -> Changes:
    """Viruses, Threat and what is attached to your Avatar; the third Virus, among others, disconnects it."""
    was, now = before.seats[me], after.seats[me]
    if was.connected and not now.connected:
        yield Then("disconnected", {}, "BR-DISC-01", alarm=True)
    if n := gone_up(sum(was.viruses), sum(now.viruses)):
        yield Then("viruses", {"n": n}, "BR-VAVA-01", alarm=True)
    if n := gone_up(sum(now.viruses), sum(was.viruses)):
        yield Then("viruses-gone", {"n": n}, "BR-CPR-02" if was.connected else "BR-RECON-04")
    yield from of_threat(was, now)
    on = {each.number for each in before.ice if each.on == me}
    for each in after.ice:
        if each.on == me and each.number not in on:
            yield Then("attached", {"model": each.number}, "BR-ATTACH-01", alarm=True)


def of_threat(was: Player, now: Player) -> Changes:
    """Threat and the Shield token."""
    if now.threat > was.threat:
        yield Then("threat", {"n": now.threat - was.threat}, "BR-THREAT-02", alarm=True)
    elif now.threat < was.threat:
        yield Then("threat-reset", {}, "BR-CPA-06")
    if now.shield and not was.shield:
        yield Then("shielded", {}, "BR-SHIELD-03")
    elif was.shield and not now.shield:
        yield Then("shield-lost", {}, "BR-SHIELD-08")


# What you have


def of_information(before: View, after: View, me: Seat) -> Changes:
    """Information stored and given up, nodes traced and ready to be."""
    was, now = Counter(before.seats[me].disk), Counter(after.seats[me].disk)
    yield from [Then("information", {"token": token}, "BR-HDCPU-01") for token in (now - was).elements()]
    yield from [Then("information-gone", {"token": token}, "BR-HDCPU-02") for token in (was - now).elements()]
    for node, (old, new) in enumerate(zip(before.traced, after.traced, strict=True)):
        if new >> me & 1 and not old >> me & 1:
            yield Then("traced", {"node": node}, "BR-TRACE-08")
    closed = traceable(before, me)
    yield from [Then("node-closed", {"node": n}, "BR-TRACE-03") for n in traceable(after, me) if n not in closed]


def of_viruses(before: View, after: View, me: Seat) -> Changes:
    """Your Viruses in rooms; those around a node just traced come off with it."""
    traced = [node for node, mask in enumerate(after.traced) if mask >> me & 1 and not before.traced[node] >> me & 1]
    came_off = {room for node in traced for room in after.grid.nodes[node].rooms}
    for room, (was, now) in enumerate(zip(before.infected, after.infected, strict=True)):
        if now >> me & 1 and not was >> me & 1:
            yield Then("infected", {"room": room}, "BR-INFECT-03")
        elif was >> me & 1 and not now >> me & 1 and room not in came_off:
            yield Then("purged", {"room": room}, "BR-SUBR-02", alarm=True)


def of_interface(before: View, after: View, me: Seat) -> Changes:
    """The values of your abilities, Credits, Cheats, cards and tokens."""
    was, now = before.seats[me], after.seats[me]
    for ability, name in enumerate(COLOURS):
        old, new = value(was, ability), value(now, ability)
        if old != new:
            yield Then("ability", {"ability": name, "was": old, "now": new}, "BR-ABIL-07")
    if now.credits != was.credits:
        more = now.credits > was.credits
        yield Then("credits" if more else "credits-paid", {"n": abs(now.credits - was.credits)}, "BR-CREDIT-01")
    yield from [Then("cheat-ready", {"cheat": each}, "BR-DEV-01") for each in now.ready if each not in was.ready]
    yield from [Then("cheat-used", {"cheat": each}, "BR-CHEAT-13") for each in was.ready if each not in now.ready]
    yield from of_cards(before, after, me)


def of_cards(before: Breach, after: Breach, me: Seat) -> Changes:
    """How many cards and Research tokens you have more than before."""
    if n := gone_up(len(before.hands[me]), len(after.hands[me])):
        yield Then("cards", {"n": n}, "BR-MALW-02")
    if n := gone_up(len(before.research[me]), len(after.research[me])):
        yield Then("research", {"n": n}, "BR-RES-02")


ALL: tuple[Callable[[View, View], Changes], ...] = (
    *(ended, of_the_firewall, of_ice),
    *(of_breaches, of_rooms, of_others),
)
OWN: tuple[Callable[[View, View, Seat], Changes], ...] = (of_avatar, of_information, of_viruses, of_interface)
ORDER = (
    *("won", "lost", "nobody-wins", "disconnected", "viruses", "threat", "attached", "purged", "gateway-sealed"),
    *("guardian-awakes", "ice-comes", "deployed", "information", "traced", "node-closed", "infected", "disconnects"),
    *("viruses-on", "ice-gone", "ice-infected", "information-gone", "viruses-gone", "threat-reset", "shield-lost"),
    *("shielded", "ability", "credits", "credits-paid", "cards", "research", "cheat-ready", "cheat-used"),
    *("breach-opened", "breach-worn", "breach-gone", "room-darkened", "room-turned", "track", "die"),
)
"""The most important first."""
