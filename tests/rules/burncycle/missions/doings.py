"""How each kind of task is done: the shortest play from a position near it."""

from __future__ import annotations

from collections.abc import Callable

from tests.rules.burncycle.missions.legs import NO_DICE, on_the_move
from tests.rules.burncycle.missions.playing import Leg, hallway, simple_card, stepping, there, way_into
from tests.rules.burncycle.table import arrange, can, do, g

from getaway.games.burncycle.floor import NOWHERE, bot_ways
from getaway.games.burncycle.missions.tasks import is_complete
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.mission_cards import Task, missions
from getaway.games.burncycle.table.pieces import dice
from getaway.games.burncycle.table.places import spaces
from getaway.kernel import Match

ELITE = {"basic": 0, "advanced": 0, "elite": 5}
FIVE_HIGH = {"faces": (3, 4, 3, 4, 3)}
"""Enough AP for a wall or a guard."""

# What bots do


def take_cache(leg: Leg, task: Task, bot: int) -> Match:
    """Step onto a cache that is left, and collect it."""
    match = stepping(leg, task, bot, there(leg, task, leg.caches)[:1])
    do(match, "collect")
    return match


def use_terminal(leg: Leg, task: Task, bot: int) -> Match:
    """A terminal action at a terminal that is left, without dice."""
    match = arrange(leg.players, **leg.position(bot, {bot: there(leg, task, leg.terminals)[0]}))
    do(match, "terminal", bot=bot)
    do(match, "select", options=(simple_card()[1],))
    do(match, "roll", **NO_DICE)
    return match


def use_mainframe(leg: Leg, task: Task, bot: int) -> Match:
    """A terminal action at a mainframe, which a bot makes first if there is none."""
    cell = there(leg, task, leg.mainframes or leg.terminals)[0]
    match = arrange(leg.players, slots=("general",) * 3, **leg.position(bot, {bot: cell}))
    if not leg.mainframes:
        action = next(each.key for each in leg.said.actions if each.do == "rewire-terminal")
        do(match, "mission-action", bot=bot, action=action, cell=cell)
    do(match, "terminal", bot=bot)
    do(match, "select", options=(simple_card()[1],))
    return match


def hide(leg: Leg, task: Task, bot: int) -> Match:
    """Step onto a hiding spot."""
    return stepping(leg, task, bot, there(leg, task, leg.floor.hiding)[:1])


def open_a_door(leg: Leg, task: Task, bot: int) -> Match:
    """Use a key on a locked door, each time on another."""
    door = leg.floor.doors[leg.doors.pop(0)]
    number = leg.floor.doors.index(door)
    match = on_the_move(leg.players, **leg.position(bot, {bot: door.a}, bots={bot: {"keys": 1}}))
    do(match, "use-key", bot=bot, door=number)
    leg.doors = list(range(len(leg.floor.doors)))[number + 1 :]
    return match


def break_wall(leg: Leg, task: Task, bot: int) -> Match:
    """Strike a wall down from the place of the task."""
    cell = there(leg, task, hallway(leg.floor))[0]
    match = arrange(leg.players, FIVE_HIGH, pool=(0, 0, 5), **leg.position(bot, {bot: cell}))
    wall = can(match, "strike-wall")[0]["wall"]
    do(match, "strike-wall", bot=bot, wall=wall, **ELITE)
    do(match, "strike-for", result="destroy")
    return match


def stun(leg: Leg, task: Task, bot: int) -> Match:
    """Strike at a guard beside the bot, and stun it."""
    origin, target = way_into(leg.floor, tuple(hallway(leg.floor)[6:7]))
    guard = {"name": "hamster", "at": leg.floor.at(target)}
    position = leg.position(bot, {bot: origin}, clear=(target,), units=[guard], pool=(0, 0, 5))
    match = arrange(leg.players, FIVE_HIGH, **position)
    do(match, "strike-unit", bot=bot, unit=1, **ELITE)
    do(match, "strike-for", result="stun")
    return match


def end_turn(leg: Leg, task: Task, bot: int) -> Match:
    """The turn ends with the agent at the place."""
    return arrange(leg.players, phase="handover", **leg.position(bot, {bot: spaces(leg.floor, task.where)[0]}))


def discard(leg: Leg, task: Task, bot: int) -> Match:
    """Discard a card at the place."""
    at = {bot: spaces(leg.floor, task.where)[0]}
    match = arrange(leg.players, **leg.position(bot, at, bots={bot: {"cards": ["nitro-shot"]}}))
    do(match, "discard", bot=bot, card="nitro-shot")
    return match


def reach_hub(leg: Leg, task: Task, bot: int) -> Match:
    """Move the agent's IP onto a hub of layer 1."""
    hub = next(node for node in graph().layers[0] if graph().kind_of[node] == "hub")
    before = graph().next_clockwise.index(hub)
    position = leg.position(bot, {}, bots={bot: {"ip": before}}, phase="network", slots=("general",) * 3)
    match = arrange(leg.players, **position)
    do(match, "ip-move", node=hub)
    return match


def trade(leg: Leg, task: Task, bot: int) -> Match:
    """An agent gives a key to the command module beside it, both at the place; it is done for both at once."""
    ways = bot_ways(leg.floor, 0)
    cells = spaces(leg.floor, task.where)
    one, two = next((a, b) for a in cells for b in ways[a] if b in cells)
    match = arrange(leg.players, **leg.position(0, {0: one, leg.module: two}, bots={0: {"keys": 1}}))
    do(match, "trade", bot=0, other=leg.module, give=("key",), take=())
    return match


def act(leg: Leg, task: Task, bot: int) -> Match:
    """The general action of the mission that the task names, with its bead in place."""
    action = next(each for each in leg.said.actions if each.key == task.detail)
    bots = {bot: {"carries": (action.bead,)}} if action.bead else {}
    if action.do == "place-bead":
        room = leg.floor.rooms[leg.floor.room_named(action.room)]
        door = next(door for door in leg.floor.doors if (door.a in room.cells) != (door.b in room.cells))
        inside, outside = (door.a, door.b) if door.a in room.cells else (door.b, door.a)
        position = leg.position(bot, {bot: outside}, bots=bots, unlocked=[leg.floor.doors.index(door)])
    else:
        bare = [cell for cell in leg.floor.terminals if cell not in leg.terminals or action.do == "rewire-terminal"]
        bare = [cell for cell in bare if cell not in leg.mainframes]
        inside = leg.floor.rooms[leg.floor.room_named(action.room)].cells[0] if action.bead else bare[0]
        position = leg.position(bot, {bot: inside}, bots=bots)
    match = arrange(leg.players, **position)
    do(match, "mission-action", bot=bot, action=action.key, cell=inside)
    return match


def escape(leg: Leg, task: Task, bot: int) -> Match:
    """One step further, through the destroyed wall of the room."""
    room = leg.floor.rooms[leg.floor.room_named(missions()[leg.mission].escape)]
    gap = next(cell for cell in room.cells if set(leg.floor.edges[cell]) & set(leg.broken))
    match = on_the_move(leg.players, **leg.position(bot, {bot: gap}))
    do(match, "step", bot=bot, to=NOWHERE)
    return match


DOINGS: dict[str, Callable[[Leg, Task, int], Match]] = {
    "cache": take_cache,
    "terminal": use_terminal,
    "mainframe": use_mainframe,
    "hide": hide,
    "unlock": open_a_door,
    "key": open_a_door,
    "break-wall": break_wall,
    "stun-unit": stun,
    "turn-end": end_turn,
    "discard-equipment": discard,
    "hub": reach_hub,
    "trade": trade,
    "mission-action": act,
    "escape": escape,
}


# What holds


def stand(leg: Leg, task: Task, bot: int) -> Match:
    """Step to the place, with the bead in place or onto a hiding spot if the task asks for that."""
    bots = {bot: {"carries": (task.detail,)}} if task.holds == "brings" else {}
    return stepping(leg, task, bot, spaces(leg.floor, task.where), bots=bots)


def gather(leg: Leg, task: Task) -> Match:
    """All but the first agent are there; it comes last."""
    cells = list(spaces(leg.floor, task.where))
    cells = [cell for cell in cells if cell in leg.floor.hiding] if task.holds == "hidden" else cells
    others = [*range(1, leg.players), *([leg.module] if task.who == "all-bots" else [])]
    at = {bot: cells[-n] for n, bot in enumerate(others, 1)}
    hidden = {bot: {"hidden": True} for bot in at} if task.holds == "hidden" else {}
    if task.meanwhile is not None:
        at[leg.module] = spaces(leg.floor, task.meanwhile)[0]
    free = tuple([cell for cell in cells if cell not in at.values()])
    return stepping(leg, task, 0, free if task.holds != "hidden" else free[:1], at=at, bots=hidden)


def spread(leg: Leg, task: Task) -> Match:
    """Every bot but the first agent is alone in a room; it enters another."""
    rooms = [room.cells for room in leg.floor.rooms]
    at = {bot: rooms[bot][-1] for bot in range(1, leg.players + 1)}
    return stepping(leg, task, 0, rooms[0], at=at)


def search(leg: Leg, task: Task) -> Match:
    """Enter every room of the type that has a bead, one after another."""
    rooms = [n for n in leg.unseen if leg.floor.rooms[n].type == task.where.type]
    others = tuple([n for n in leg.unseen if n not in rooms])
    cell = dice().surveillance.index("powercell")
    for n in rooms:
        faces = {"faces": (cell,) * leg.floor.rooms[n].dice}
        left = (*rooms[rooms.index(n) :], *others)
        match = stepping(leg, task, 0, leg.floor.rooms[n].cells, unseen=left, chances=(faces,))
        assert g(match).unseen == left[1:]
    return match


def raise_alarm(leg: Leg, task: Task) -> Match:
    """Threat advances to the level as the corporation's turn ends."""
    return arrange(leg.players, **leg.position(0, {}, phase="threat", threat=task.times - leg.players))


def lure(leg: Leg, task: Task) -> Match:
    """The captain is at the place when the corporation's turn ends."""
    captain = {"name": "zuk", "at": leg.floor.at(spaces(leg.floor, task.where)[-1])}
    indoors = leg.floor.rooms[leg.floor.room_named("restroom")].cells[0]
    return arrange(leg.players, **leg.position(0, {0: indoors}, phase="threat", units=[captain]))


def breach(leg: Leg, task: Task) -> Match:
    """Strike an exterior wall of the room down."""
    plan, room = leg.floor, leg.floor.rooms[leg.floor.room_named(task.where.room)]
    cell, side = next((cell, d) for cell in room.cells for d in range(4) if plan.exterior(cell, d))
    match = arrange(leg.players, FIVE_HIGH, pool=(0, 0, 5), **leg.position(0, {0: cell}))
    do(match, "strike-wall", bot=0, wall=plan.edge(cell, side), **ELITE)
    do(match, "strike-for", result="destroy")
    return match


AT_ONCE: dict[str, Callable[[Leg, Task], Match]] = {
    "stands": gather,
    "hidden": gather,
    "apart": spread,
    "surveilled": search,
    "alert": raise_alarm,
    "lured": lure,
    "wall": breach,
}


# Whole tasks


def performers(leg: Leg, task: Task) -> list[int]:
    """Who does a task, once for each time."""
    agents = list(range(leg.players))
    each = {
        "two-bots": [0, leg.module],
        "two-agents": agents[:2],
        "module": [leg.module],
        "each-bot": [leg.module, *agents],
        "each-agent": agents,
    }
    return [bot for bot in each.get(task.who, [0]) for _ in range(task.times)]


def fulfil(leg: Leg, n: int) -> None:
    """Do a task of the current objective, from the first deed to the last."""
    task = leg.goal.tasks[n]
    last = n == len(leg.goal.tasks) - 1
    at_once = task.who in ("all-bots", "all-agents", "team", "unit") or task.holds == "wall"
    if at_once:
        leg.keep(AT_ONCE[task.holds](leg, task), task)
    for bot in [] if at_once else performers(leg, task):
        if leg.progress[n].count(bot) >= task.times and task.who not in ("any-bots", "any-agents"):
            continue
        leg.keep(DOINGS[task.does](leg, task, bot) if task.does else stand(leg, task, bot), task)
    if not last:
        assert is_complete(g(leg.match), task, leg.progress[n]), task.key
