"""Free actions: equipment, abilities, mods, the drone and the disguise, when they are of use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from getaway.bots.burncycle.team.chips import alteration
from getaway.bots.burncycle.team.danger import seen
from getaway.bots.burncycle.team.errands import Errand, door_ahead, open_tasks, way_of
from getaway.bots.burncycle.team.ways import open_between
from getaway.games.burncycle.floor import bot_ways, steps_from
from getaway.games.burncycle.ground.abilities import gives, usable
from getaway.games.burncycle.inventory.mods import judge_install
from getaway.games.burncycle.inventory.trade import goods, partners
from getaway.games.burncycle.missions.tasks import goal, is_open
from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, POWER_LIMIT, STUNNED
from getaway.games.burncycle.table.pieces import Effect, equipment, mods
from getaway.games.burncycle.table.places import is_at
from getaway.kernel import Ask, Seat, Wish


def free_action(g: Burncycle, ask: Ask, jobs: Mapping[int, Errand]) -> Wish | None:
    """The first free action that is of use now."""
    for wish in (*unasked(g, ask.seat, jobs), *wishes(g, ask.seat, jobs)):
        if wish.verb in ("install", "discard") or wish in ask.choice:
            return wish
    return alteration(g, ask)


def unasked(g: Burncycle, seat: Seat, jobs: Mapping[int, Errand]) -> Iterator[Wish]:
    """What is open at any time: install a mod, discard what an errand wants discarded."""
    for each in g.bots[seat].cards:
        if each.card in mods() and not each.installed and judge_install(g, seat, each.card):
            yield Wish("install", card=each.card)
    for bot in (seat, g.module):
        job = jobs.get(bot)
        if job is not None and job.act == "discard" and g.bots[bot].cell in job.cells:
            yield Wish("discard", bot=bot, card=job.what)


def wishes(g: Burncycle, seat: Seat, jobs: Mapping[int, Errand]) -> Iterator[Wish]:
    """What could be used, if the effects it has are of use."""
    yield Wish("take-off-disguise" if in_the_open(g) else "disguise")
    yield from trades(g, seat, jobs)
    yield from [Wish("distract", unit=unit.number) for unit in g.units]
    for i in (seat, g.module):
        for ability in usable(g, i, "free"):
            if ability.effects and all(useful(g, i, each, jobs) for each in ability.effects):
                yield Wish("use", what=ability.key)
    for each in g.bots[seat].cards if not hoards(g) else ():
        card = equipment().get(each.card)
        if card is not None and all(useful(g, seat, effect, jobs) for effect in card.effects):
            yield Wish("use", what=each.card)
    yield from drone(g, jobs)


def in_the_open(g: Burncycle) -> bool:
    """Whether a disguise is in the way: nobody hides in one, and the only agent can't lure a captain in it."""
    return any(
        task.does == "hide" or task.holds == "hidden" or (task.holds == "lured" and g.players == 1)
        for task in open_tasks(g)
    )


def hoards(g: Burncycle) -> bool:
    """Whether the mission will want equipment discarded, on this floor or a later one."""
    floors = mission_card(g.mission).floors
    at_hand = {task.key for task in open_tasks(g)}
    tasks = [task for floor in floors[g.leg + 1 :] for task in floor.tasks]
    tasks += [task for floor in floors[g.leg : g.leg + 1] for task in floor.tasks if task.key in at_hand]
    return any(task.does == "discard-equipment" for task in tasks)


def trades(g: Burncycle, seat: Seat, jobs: Mapping[int, Errand]) -> Iterator[Wish]:
    """Something changes hands where an errand wants a trade."""
    for bot, other in partners(g, seat):
        if any(signs(g, each, jobs) for each in (bot, other)):
            given, taken = goods(g.bots[bot])[:1], goods(g.bots[other])[:1]
            yield Wish("trade", bot=bot, other=other, give=given, take=() if given else taken)


def signs(g: Burncycle, bot: int, jobs: Mapping[int, Errand]) -> bool:
    """Whether a trade by this bot, where it stands, counts for its errand; one that has traded is only a partner."""
    job = jobs.get(bot)
    if job is None or job.act != "trade" or g.bots[bot].cell not in job.cells:
        return False
    at_hand = goal(g)
    return at_hand is not None and any(
        task.key == job.task and is_open(g, n, task, bot) and is_at(g.floor, task.where, g.bots[bot].cell)
        for n, task in enumerate(at_hand.tasks)
    )


def drone(g: Burncycle, jobs: Mapping[int, Errand]) -> Iterator[Wish]:
    """Joan the Drone flies towards a room that nobody has looked into, or a guard."""
    if g.drone == NOWHERE:
        return
    ways = bot_ways(g.floor, g.unlocked, g.broken)
    goals = [cell for room in g.unseen for cell in g.floor.rooms[room].cells]
    goals += [other for unit in g.units if unit.state != STUNNED for other in ways[unit.cell] if other != NOWHERE]
    if any(gives(g, i, "drone-keypad") for i in g.everyone):
        locked = [door for n, door in enumerate(g.floor.doors) if not g.unlocked >> n & 1]
        goals = [cell for door in locked for cell in (door.a, door.b) if g.floor.playable(cell)]
    if not goals or g.drone in goals:
        return
    best = min(goals, key=lambda goal: (steps_from(ways, goal)[g.drone], goal))
    far = steps_from(ways, best)
    yield from [Wish("move-drone", to=to) for to in ways[g.drone] if to != NOWHERE and far[to] < far[g.drone]]


# Of what use an effect is


def useful(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """Whether an effect would do something worth having now."""
    use = USES.get(effect.do)
    return use is None or use(g, bot, effect, jobs)


def low_power(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """Power that would not be lost."""
    return g.bots[bot].power + effect.n <= POWER_LIMIT


def threat_high(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """Threat that can fall."""
    return effect.n < 0 and g.threat + effect.n >= 1


def on_the_way(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """Movement for a bot that has somewhere to go, and can."""
    job = jobs.get(bot)
    if g.phase != "act" or job is None or g.bots[bot].cell in job.cells:
        return False
    way = way_of(g, job)
    return bool(way) and open_between(g, g.bots[bot].cell, way[0]) and g.free(way[0])


def locked_door_ahead(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """A locked door on the way of the bot, right before it."""
    return door_ahead(g, jobs.get(bot)) != NOWHERE


def watched(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """A unit near enough to matter."""
    cell = g.bots[bot].cell
    if cell == NOWHERE:
        return False
    far = steps_from(bot_ways(g.floor, g.unlocked, g.broken), cell)
    return any(unit.state != STUNNED and far[unit.cell] <= (effect.n or 6) for unit in g.units)


def chip_out(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """An awareness chip to be rid of, out of all sight."""
    here = g.bots[bot]
    return here.chip != NOWHERE and not seen(g) >> here.cell & 1


def spoiled(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """Enough degraded chips."""
    return sum([slot.degraded for slot in g.slots]) >= effect.n


def pings(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """Pings on the network."""
    return bool(g.pings)


def room_for_card(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """A free slot in the inventory."""
    return len(g.bots[bot].cards) < 2


def acting(g: Burncycle, bot: int, effect: Effect, jobs: Mapping[int, Errand]) -> bool:
    """Dice for the turn, while there are actions to come."""
    return g.phase == "act"


USES: Final[dict[str, Callable[[Burncycle, int, Effect, Mapping[int, Errand]], bool]]] = {
    "power": low_power,
    "threat": threat_high,
    "move": on_the_way,
    "unlock": locked_door_ahead,
    "stun": watched,
    "shut-unit": watched,
    "clear-chip": chip_out,
    "restore": spoiled,
    "remove-ping": pings,
    "equipment": room_for_card,
    "mod": room_for_card,
    "dice": acting,
}
