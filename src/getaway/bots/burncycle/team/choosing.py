"""The many small choices: what the corporation's units do, what is taken, discarded, placed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from getaway.bots.burncycle.team.cards import hoards
from getaway.bots.burncycle.team.chips import which_degrades
from getaway.bots.burncycle.team.danger import would_see
from getaway.bots.burncycle.team.errands import errands, open_tasks, way_of
from getaway.bots.burncycle.team.ways import field, rough
from getaway.games.burncycle.floor import steps_from, unit_ways
from getaway.games.burncycle.ground.choose import FACINGS
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import mods
from getaway.kernel import Ask, Wish

Items = tuple[Any, ...]
KEEP_ORDER = ("mods", "key-card", "power-cell", "false-report", "nitro-shot", "skeleton-code")
RESULTS = ("powercell", "mainframe", "imperative", "autolock", "guard")


def answer(g: Burncycle, ask: Ask) -> Wish:
    """One of the things that wait to be chosen among, by the question's own measure; else the first."""
    pending = g.pending
    assert pending is not None  # noqa: S101 - asked only then
    pick = PICKS.get(ask.question.name)
    item = pick(g, pending.items) if pick is not None else pending.items[0]
    return Wish(f"choose-{pending.kind}", **{pending.kind: item})


def about(g: Burncycle) -> int:
    """The bot or unit that a choice is about."""
    return g.pending.about if g.pending is not None else NOWHERE


# The corporation's units


def nearest_bot(g: Burncycle, cell: int) -> int:
    """How far a unit on this space is from the nearest bot it could hurt, the command module counting as nearer."""
    far = steps_from(unit_ways(g.floor, g.broken), cell)
    return min([far[bot.cell] - (i == g.module) for i, bot in enumerate(g.bots) if bot.acts], default=99)


def farthest_route(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a route
    """The route whose end is farthest from all bots."""
    unit = g.unit(about(g))
    start = unit.cell if unit is not None else NOWHERE
    return max(items, key=lambda route: nearest_bot(g, route[-1] if route else start) if route or unit else 0)


def blind_facing(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a facing
    """The facing in which a unit sees the fewest bots."""
    unit = g.unit(about(g))
    if unit is None:
        return items[0]
    return min(items, key=lambda word: would_see(g, unit, unit.cell, FACINGS.index(word)))


def far_cell(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a space
    """The space farthest from all bots."""
    return max(items, key=lambda cell: nearest_bot(g, cell))


def strongest_bot(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a bot
    """The agent with the most power; the command module last."""
    return max(items, key=lambda i: (i != g.module, g.bots[i].power))


def weakest_bot(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a bot
    """The bot with the least power."""
    return min(items, key=lambda i: (g.bots[i].power, i))


def dangerous_unit(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a unit
    """The unit nearest to a bot."""
    units = {unit.number: unit for unit in g.units}
    return min(items, key=lambda n: nearest_bot(g, units[n].cell) if n in units else 99)


# Spaces, doors, cards


def nearest_to_errand(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a space
    """The space from which the bot has the shortest way."""
    bot = about(g)
    if not 0 <= bot < len(g.bots):
        return items[0]
    job = errands(g).get(bot)
    goals = job.cells if job is not None else tuple(g.floor.objectives or g.floor.terminals)
    far = rough(g, bot, goals)
    icons = {cell for cell in items if g.floor.allotment[cell]}
    return min(items, key=lambda cell: (far[cell] - 2 * (cell in icons), cell))


def door_ahead(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a door
    """The locked door that stands most in the way."""
    jobs = errands(g)

    def worth(door: int) -> float:
        sides = (g.floor.doors[door].a, g.floor.doors[door].b)
        gains = [0.0]
        for bot, job in jobs.items():
            far = field(g, bot, job.cells)
            gains.append(abs(far[sides[0]] - far[sides[1]]) - 0.2 * min(far[sides[0]], far[sides[1]]))
        return max(gains)

    return max(items, key=lambda door: (worth(door), -door))


def spare_door(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a door
    """The door to be locked: one that the fewest bots have to pass, and of those the farthest from them."""
    ways = [{g.bots[bot].cell, *way_of(g, job)} for bot, job in errands(g).items()]

    def need(door: int) -> tuple[int, int, int]:
        sides = (g.floor.doors[door].a, g.floor.doors[door].b)
        return sum([way.issuperset(sides) for way in ways]), -nearest_bot(g, sides[0]), door

    return min(items, key=need)


def handy_terminal(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a space
    """The terminal to which a bot has the shortest way."""
    ways = [rough(g, i, (bot.cell,)) for i, bot in enumerate(g.bots) if bot.acts]
    return min(items, key=lambda cell: (min([way[cell] for way in ways], default=0.0), cell))


def worst_card(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a card
    """What is discarded: an uninstalled mod pays, equipment before an installed mod."""
    bot = g.bots[about(g)]
    installed = {each.card for each in bot.cards if each.installed}
    kept = hoards(g)
    return min(items, key=lambda card: (card in installed, (card in mods()) != kept, card))


def best_card(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a card
    """What is kept of several."""
    return min(items, key=lambda card: KEEP_ORDER.index(card) if card in KEEP_ORDER else 9)


def wanted_chip(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a chip
    """A chip for a reserve."""
    order = ("physical", "utility", "tech", "general", "captain")
    have = (*g.team, *[chip for bot in g.bots for chip in bot.reserve])
    return min(items, key=lambda chip: (have.count(chip), order.index(chip)))


def spare_chip(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a chip
    """A chip to lose: the one there are most of."""
    have = (*g.team, *[chip for bot in g.bots for chip in bot.reserve])
    return max(items, key=lambda chip: (chip == "general", have.count(chip)))


def best_result(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a die's face
    """Good news first; a guard last."""
    return min(items, key=lambda face: RESULTS.index(face) if face in RESULTS else 9)


def small_room(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a room
    """A room with few surveillance dice, and no post if possible."""
    return min(items, key=lambda n: (len(g.floor.rooms[n].room_posts), g.floor.rooms[n].dice, n))


def take_it(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a word
    """What one would rather have."""
    return next((word for word in ("take", "resolve") if word in items), items[0])


def hardest_task(g: Burncycle, items: Items) -> Any:  # noqa: ANN401 - a task
    """The task that asks for more: done unseen, or by fewer bots."""
    tasks = {task.key: task for task in open_tasks(g)}
    return min(items, key=lambda key: (not (key in tasks and tasks[key].unseen), items.index(key)))


PICKS: Final[dict[str, Callable[[Burncycle, Items], Any]]] = {
    "which-route": farthest_route,
    "which-facing": blind_facing,
    "which-space-for-unit": far_cell,
    "which-post-for-captain": far_cell,
    "which-bot-is-pursued": strongest_bot,
    "which-bot": weakest_bot,
    "which-unit-is-stunned": dangerous_unit,
    "which-unit-shuts-down": dangerous_unit,
    "where-to-start": nearest_to_errand,
    "where-in-the-zone": nearest_to_errand,
    "where-the-bead-goes": nearest_to_errand,
    "which-door": door_ahead,
    "which-door-is-locked": spare_door,
    "which-terminal": handy_terminal,
    "what-goes": worst_card,
    "which-to-keep": best_card,
    "which-chip": wanted_chip,
    "which-chip-goes": spare_chip,
    "which-degrades": which_degrades,
    "which-result": best_result,
    "which-room": small_room,
    "which-task": hardest_task,
    "take-the-bead": take_it,
    "whether-to-resolve": take_it,
    "who-gets-the-bead": strongest_bot,
}
