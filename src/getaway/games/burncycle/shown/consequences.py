"""What changed for the players between two views, the most important first: each with the clause that says so.

An alarm is bad enough to stop a plan that did not expect it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from getaway.games.burncycle.detection.detection import aware_of
from getaway.games.burncycle.ground.ending import WON
from getaway.games.burncycle.ground.supply import reserve_of
from getaway.games.burncycle.ground.units import CORPORATION
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.table.parts import ACCESS, BANNED, NOWHERE, STUNNED, Bot
from getaway.games.burncycle.threat.dial import entries
from getaway.kernel import Then

LOST = {"threat": "BC-THREAT-07", "module": "BC-CMD-05", "left-behind": "BC-ESC-06"}
"""By how the match is lost, the clause that says so."""
ROUTING = frozenset(("setup-route", "route-first", "route-last"))
"""The phases in which power is spent on purpose."""


def consequences(before: View, after: View) -> tuple[Then, ...]:
    """Everything that a player would want to know, without what is only a means to it, such as AP spent."""
    if len(before.bots) != len(after.bots) or before.phase == after.phase == "over":
        return ()
    return tuple(each for look in LOOKS for each in look(before, after))


def bots_of(before: View, after: View) -> Iterable[tuple[int, Bot, Bot]]:
    """Each bot by number, as it was and as it is."""
    pairs = zip(before.bots, after.bots, strict=True)
    return [(i, was, now) for i, (was, now) in enumerate(pairs) if was != now]


# The end


def ended(_before: View, after: View) -> Iterator[Then]:
    """The match is won or lost."""
    if after.phase == "over" and after.result == WON:
        yield Then("won", {}, "BC-OBJ-30")
    elif after.phase == "over":
        yield Then("lost", {"result": after.result}, LOST[after.result], alarm=True)


def shut_down(before: View, after: View) -> Iterator[Then]:
    """A bot is at 0 power."""
    for i, was, now in bots_of(before, after):
        if now.shut and not was.shut:
            yield Then("shut-down", {"bot": i}, "BC-POWER-02", alarm=True)


# What the corporation knows


def noticed(before: View, after: View) -> Iterator[Then]:
    """A bot is detected, by a unit that is aware of it or in another way; one that was keeps its chip with it."""
    for i, was, now in bots_of(before, after):
        if not now.detected:
            continue
        unit = None if now.disguise else aware_of(after, now.cell)
        if was.detected and unit is not None and was.cell != now.cell:
            yield Then("still-seen", {"bot": i, "unit": unit.number}, "BC-DETECT-07")
        elif not was.detected and unit is not None:
            yield Then("seen", {"bot": i, "unit": unit.number}, "BC-AWRNG-08", alarm=True)
        elif not was.detected:
            yield Then("detected", {"bot": i}, "BC-DETECT-01", alarm=True)


def unnoticed(before: View, after: View) -> Iterator[Then]:
    """A bot hides, or leaves its awareness chip behind."""
    for i, was, now in bots_of(before, after):
        if now.hidden and not was.hidden:
            yield Then("hides", {"bot": i}, "BC-AWHIDE-03")
        elif was.detected and not now.detected and not now.shut and not now.escaped:
            yield Then("slips-away", {"bot": i}, "BC-AWRNG-10")


def unmasked(before: View, after: View) -> Iterator[Then]:
    """A disguise is gone."""
    for i, was, now in bots_of(before, after):
        if was.disguise and not now.disguise:
            yield Then("unmasked", {"bot": i}, "BC-INTF-02", alarm=True)


# Power and threat


def power_lost(before: View, after: View) -> Iterator[Then]:
    """A bot has less power; in a routing step that is what the player wants."""
    for i, was, now in bots_of(before, after):
        if now.power < was.power:
            lost = {"bot": i, "n": was.power - now.power}
            yield Then("power-lost", lost, "BC-POWER-01", alarm=before.phase not in ROUTING)


def power_gained(before: View, after: View) -> Iterator[Then]:
    """A bot has more power."""
    for i, was, now in bots_of(before, after):
        if now.power > was.power:
            yield Then("power-gained", {"bot": i, "n": now.power - was.power}, "BC-POWER-01")


def threat_rose(before: View, after: View) -> Iterator[Then]:
    """Threat advances, and what it reaches for the first time."""
    if after.threat > before.threat:
        yield Then("threat", {"n": after.threat - before.threat}, "BC-THREAT-04", alarm=True)
    for entry in entries(after) if after.corporation else ():
        if before.reached < entry.level <= after.reached:
            yield Then("threat-event", {"title": entry.title}, "BC-THREAT-03", alarm=True)


def threat_fell(before: View, after: View) -> Iterator[Then]:
    """Threat is lower."""
    if after.threat < before.threat:
        yield Then("threat-fell", {"n": before.threat - after.threat}, "BC-THREAT-19")


# Units, doors and walls


def units_came(before: View, after: View) -> Iterator[Then]:
    """A security unit came to the floor in play."""
    known = {unit.number for unit in before.units}
    for unit in after.units if before.plan == after.plan else ():
        if unit.number not in known:
            yield Then("unit-came", {"unit": unit.number}, "BC-SURVDIE-05", alarm=True)


def units_out(before: View, after: View) -> Iterator[Then]:
    """A security unit is shut down or stunned."""
    for was in before.units if before.plan == after.plan else ():
        now = after.unit(was.number)
        if now is None:
            yield Then("unit-shut", {"unit": was.number}, "BC-SHUTSEC-01")
        elif now.state == STUNNED != was.state:
            yield Then("unit-stunned", {"unit": was.number}, "BC-STUN-01")


def doors_locked(before: View, after: View) -> Iterator[Then]:
    """A door that was open is locked."""
    if before.plan == after.plan:
        for door in before.open_doors:
            if door not in after.open_doors:
                yield Then("door-locked", {"door": door}, "BC-DOOR-13", alarm=True)


def ways_opened(before: View, after: View) -> Iterator[Then]:
    """A door is unlocked or a wall destroyed."""
    if before.plan == after.plan:
        doors = [door for door in after.open_doors if door not in before.open_doors]
        walls = [wall for wall in after.broken if wall not in before.broken]
        yield from [Then("door-open", {"door": door}, "BC-DOOR-13") for door in doors]
        yield from [Then("wall-gone", {"wall": wall}, "BC-STRWALL-02") for wall in walls]


def rooms_entered(before: View, after: View) -> Iterator[Then]:
    """A bot came into a room that is surveilled now: its dice are rolled next."""
    for i, was, now in bots_of(before, after):
        room = NOWHERE if now.cell in (was.cell, NOWHERE) else after.floor.room_of[now.cell]
        if room != NOWHERE and room in after.unseen:
            rolled = {"bot": i, "room": room, "n": after.floor.rooms[room].dice}
            yield Then("surveillance", rolled, "BC-MOVE-12")


# The mission


def tasks_done(before: View, after: View) -> Iterator[Then]:
    """A task, or the whole objective, is complete; a new floor begins."""
    if before.objective and after.objective != before.objective:
        yield Then("objective", {"objective": before.objective}, "BC-OBJ-07")
    done = {task.task for task in before.tasks if task.complete}
    for task in after.tasks if after.objective == before.objective else ():
        if task.complete and task.task not in done:
            yield Then("task", {"task": task.task}, "BC-OBJ-04")
    if after.leg > before.leg:
        yield Then("floor", {"n": after.level}, "BC-CHFL-03")


def escaped(before: View, after: View) -> Iterator[Then]:
    """A bot is out of the building."""
    for i, was, now in bots_of(before, after):
        if now.escaped and not was.escaped:
            yield Then("escaped", {"bot": i}, "BC-ESC-02")


# Cards and chips


def imperatives(before: View, after: View) -> Iterator[Then]:
    """An imperative that paid was met; one that cost power was broken or dropped."""
    for i, was, now in bots_of(before, after):
        if was.imperative and now.imperative != was.imperative:
            fact = {"bot": i, "card": was.imperative}
            met = now.power >= was.power
            yield Then("imperative-met", fact, "BC-IMP-07") if met else Then("imperative-broken", fact, "BC-IMP-11")
        if now.imperative and now.imperative != was.imperative:
            yield Then("imperative-drawn", {"bot": i, "card": now.imperative}, "BC-IMP-04")


def cards(before: View, after: View) -> Iterator[Then]:
    """Cards and keys that bots gained or lost; unused network cards go at the end of a turn anyway."""
    for i, was, now in bots_of(before, after):
        had, has = Counter(held.card for held in was.cards), Counter(held.card for held in now.cards)
        yield from [Then("card", {"bot": i, "card": card}, "BC-INV-01") for card in has - had]
        yield from [Then("card-lost", {"bot": i, "card": card}, "BC-INV-04") for card in had - has]
        drawn = Counter(now.hand) - Counter(was.hand)
        yield from [Then("network-card", {"bot": i, "card": card}, "BC-NETACT-03") for card in drawn]
        if now.keys != was.keys:
            what = "key" if now.keys > was.keys else "key-lost"
            yield Then(what, {"bot": i, "n": abs(now.keys - was.keys)}, "BC-KEYCHIP-02")


def chips(before: View, after: View) -> Iterator[Then]:
    """Reserve chips gained or lost, and chips of the burncycle that no longer give an action."""
    for i in range(len(after.bots)):
        had, has = Counter(reserve_of(before, i)), Counter(reserve_of(after, i))
        yield from [Then("chip", {"bot": i, "chip": chip}, "BC-RES-10") for chip in (has - had).elements()]
        yield from [Then("chip-lost", {"bot": i, "chip": chip}, "BC-RES-10") for chip in (had - has).elements()]
    for n, (was, now) in enumerate(zip(before.slots, after.slots, strict=False), 1):
        if was.live and now.degraded:
            yield Then("degraded", {"slot": n}, "BC-CHIP-05")


# The network


def ips(before: View, after: View) -> Iterator[Then]:
    """An IP is banned, booted by a ping, or back in its access point for another reason."""
    for i, was, now in bots_of(before, after):
        if now.ip == BANNED != was.ip:
            yield Then("banned", {"bot": i}, "BC-BAN-02", alarm=True)
        elif now.ip == ACCESS and was.ip >= 0:
            booted = after.ceo < before.ceo or (now.detected and not was.detected)
            yield (
                Then("booted", {"bot": i}, "BC-BOOT-04", alarm=True)
                if booted
                else Then("ip-home", {"bot": i}, "BC-NODE-10")
            )


def levels(before: View, after: View) -> Iterator[Then]:
    """Network levels, the CEO's included, and how many pings there are."""
    for i, was, now in bots_of(before, after):
        if now.level != was.level and now.ip != BANNED:
            yield Then("level", {"bot": i, "n": now.level}, "BC-NETLVL-03")
    if after.ceo != before.ceo:
        yield Then("ceo-level", {"n": after.ceo}, "BC-NETLVL-03")
    if len(after.pings) > len(before.pings):
        yield Then("pings", {"n": len(after.pings) - len(before.pings)}, "BC-PING-13")
    elif len(after.pings) < len(before.pings):
        yield Then("pings-gone", {"n": len(before.pings) - len(after.pings)}, "BC-BOOT-05")


def corporation(before: View, after: View) -> Iterator[Then]:
    """The corporation's turn comes."""
    if after.phase in CORPORATION and before.phase not in CORPORATION:
        yield Then("corporation", {}, "BC-CTURN-02")


LOOKS = (
    *(ended, shut_down, noticed, ips, unmasked, power_lost, threat_rose, units_came, doors_locked),
    *(tasks_done, escaped, imperatives, power_gained, threat_fell, units_out, ways_opened, rooms_entered),
    *(unnoticed, cards, chips, levels, corporation),
)
"""Every kind of change, the most important first."""
