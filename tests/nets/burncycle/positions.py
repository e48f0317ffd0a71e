"""Random positions before a security activation: arranged ones, and those that random play comes to."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from random import Random
from typing import Any

from tests.nets.burncycle.board import FAR, NOWHERE, WALK, board
from tests.nets.burncycle.pieces import STUNNED, scene
from tests.nets.burncycle.sight import aware

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.game import BurncycleGame
from getaway.games.burncycle.proof.arrange import FACINGS, arranged
from getaway.games.burncycle.table.mats.floor import WALL, Floor
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACCESS, Pile
from getaway.games.burncycle.table.pieces import bots, captains, equipment, guards
from getaway.kernel import Match, Script, Seeded
from getaway.kit.arranging import match_at

PLANS = (
    *("needchain1", "needchain2", "needchain3", "salida1", "salida2", "salida3"),
    *("halden1", "halden2", "halden3", "first_shift"),
)
CHIPS = ("physical", "tech", "utility")
MISSIONS = ("fire_drill", "heavy_lifting", "improbable", "open_plan", "paper_trail", "pillar_of_panic", "quiet_hours")
ALL_EVENTS = 26


class Halting(BurncycleGame):
    """The game up to a phase: there it stops as if it were over."""

    def __init__(self, until: str) -> None:
        self.until = until

    def script(self, g: Burncycle) -> Script[None] | None:
        if g.phase == self.until and not g.todo:
            return None
        return super().script(g)


ACTIVATION = Halting("pings")
"""Security activation, and nothing after it."""
UP_TO_SECURITY = Halting("security")


def open_match(g: Burncycle, number: int) -> Match:
    """A match that plays the security activation from here."""
    return match_at(ACTIVATION, g, Seeded(number))


# Arranged


def random_position(dice: Random) -> Burncycle:
    """Bots and units anywhere, in every condition they can be in."""
    house = floor(dice.choice(PLANS))
    broken = _walls(house, dice)
    spaces = _spaces(house, broken, dice)
    players = dice.randint(1, 4)
    captain = dice.choice(list(captains()))
    wearing = dice.randrange(players) if dice.random() < 0.35 else NOWHERE
    stack = [name for name, guard in guards().items() for _ in range(guard.chips)]
    dice.shuffle(stack)
    names = dice.sample([name for name in bots() if name != "interface"], players + 1)
    agents = []
    for i in range(players):
        if i == wearing:
            agents.append(_disguised(house, spaces, stack.pop(), dice))
        else:
            agents.append({"name": names[i], **_agent(house, spaces, dice)})
    module = {"name": names[-1], **_module(house, spaces, dice)}
    g = arranged(
        players,
        plan=house.key,
        agents=agents,
        module=module,
        units=_units(house, spaces, stack, captain, dice),
        team=dice.sample(CHIPS, dice.randrange(3)),
        phase="security",
        marker=players - 1,
        active=players - 1,
        captain=captain,
        difficulty=dice.choice(("standard", "standard", "simplified", "seasoned")),
        threat=dice.randint(21, 25) if dice.random() < 0.03 else dice.randint(1, 12),
        unlocked=_some(range(len(house.doors)), dice),
        broken=broken,
        terminals=tuple(_some(house.terminals, dice)),
        caches=(),
        unseen=(),
        **_joan([each["name"] for each in agents], spaces, dice),
    )
    return settled(g)


def _walls(house: Floor, dice: Random) -> tuple[int, ...]:
    """Up to three destroyed walls, exterior ones among them."""
    inside = [cell for cell in range(house.size) if house.playable(cell)]
    edges = sorted({house.edges[cell][side] for cell in inside for side in range(4) if house.sides[cell][side] == WALL})
    return tuple(dice.sample(edges, dice.choice((0, 0, 1, 2, 3))))


def _spaces(house: Floor, broken: tuple[int, ...], dice: Random) -> list[int]:
    """Spaces to stand on, the last one first: anywhere, or close together so that units meet."""
    here = board(house, broken)
    spaces = list(here.cells)
    dice.shuffle(spaces)
    if dice.random() < 0.7:
        steps = here.steps_from({spaces[0]}, WALK)
        wide = dice.choice((3, 5, 8))
        spaces.sort(key=lambda cell: (dice.random() < 0.85) == (steps[cell] <= wide and steps[cell] < FAR))
    return spaces


def _some(things: Iterable[int], dice: Random) -> list[int]:
    share = dice.choice((0.0, 0.2, 0.5, 0.9))
    return [thing for thing in things if dice.random() < share]


def _agent(house: Floor, spaces: list[int], dice: Random) -> dict[str, Any]:
    """An agent: as any bot, or shut down."""
    if dice.random() < 0.12:
        return {"cell": spaces.pop(), "shut": True, "power": 0, "reserve": _reserve(dice)}
    return {"reserve": _reserve(dice), **_module(house, spaces, dice)}


def _module(house: Floor, spaces: list[int], dice: Random) -> dict[str, Any]:
    """A bot: undetected, detected, with its chip elsewhere, hidden, on a spot without being hidden, or escaped."""
    held = dice.choice([name for name, card in equipment().items() if card.category == "single"])
    made: dict[str, Any] = {"power": dice.randint(1, 10), "keys": dice.randrange(3), "cards": (held,)}
    how = dice.choice(("unseen", "unseen", "detected", "detected", "left", "left", "hidden", "spot", "gone"))
    if how == "gone" and dice.random() < 0.3:
        return {**made, "cell": NOWHERE, "escaped": True}
    if how in ("hidden", "spot"):
        free = [cell for cell in house.hiding if cell in spaces]
        if free:
            cell = free[-1]
            spaces.remove(cell)
            chip = dice.choice((NOWHERE, NOWHERE, cell, spaces[dice.randrange(len(spaces))]))
            return {**made, "cell": cell, "hidden": how == "hidden", "chip": chip}
    cell = spaces.pop()
    chip = cell if how == "detected" else NOWHERE
    if how == "left":
        chip = spaces[-dice.randint(1, 12)]
    return {**made, "cell": cell, "chip": chip}


def _reserve(dice: Random) -> tuple[str, ...]:
    """Up to three chips, at most two of a type: the box holds no more for four agents."""
    return tuple(sorted(dice.sample(CHIPS * 2, dice.randrange(4))))


def _disguised(house: Floor, spaces: list[int], guard: str, dice: Random) -> dict[str, Any]:
    """Interface in a disguise, undetected; her chip may lie where she was."""
    chip = dice.choice((NOWHERE, spaces[0], spaces[-3]))
    made = {"name": "interface", "cell": spaces.pop(), "disguise": guard, "facing": dice.randrange(4), "chip": chip}
    return {**made, "power": dice.randint(1, 10), "reserve": _reserve(dice)}


def _units(house: Floor, spaces: list[int], stack: list[str], captain: str, dice: Random) -> list[dict[str, Any]]:
    """Guards of every design and perhaps the captain, awake or stunned, with or without a post."""
    units: list[dict[str, Any]] = []
    posts = [*house.hallway_posts, *(post for room in house.rooms for post in room.posts)]
    names = [captain] if dice.random() < 0.5 else []
    names += [stack.pop() for _ in range(dice.randint(0 if names else 1, 8))]
    for name in names:
        unit: dict[str, Any] = {"name": name, "at": house.at(spaces.pop()), "facing": dice.choice(list(FACINGS))}
        if posts and dice.random() < 0.8:
            unit["post"] = house.at(dice.choice(posts).cell)
        if dice.random() < 0.12:
            unit |= {"state": STUNNED, "rounds": dice.choice((0, 0, 1, 2))}
        units.append({**unit, "key": dice.random() < 0.2})
    dice.shuffle(units)
    return units


def _joan(names: list[str], spaces: list[int], dice: Random) -> dict[str, Any]:
    """Joan the Drone, with Memory or somewhere else."""
    if "memory" not in names:
        return {"drone": NOWHERE}
    return {"drone": spaces.pop()} if dice.random() < 0.7 else {}


def settled(g: Burncycle) -> Burncycle:
    """The position with all consequences of awareness done, and with all threat events behind it."""
    g.reached = ALL_EVENTS
    now = scene(g)
    for watch in now.watches:
        if watch.state == STUNNED or watch.wearer != NOWHERE:
            continue
        spaces = aware(now, watch)
        for robot in now.noticeable():
            if robot.cell in spaces and not robot.hidden:
                g.set_bot(robot.number, chip=robot.cell)
    g.in_view = _in_view(g)
    return g


def _in_view(g: Burncycle) -> tuple[int, ...]:
    """The bots within the awareness of a captain whose card heeds that."""
    now = scene(g)
    captain = now.captain_works()
    if captain is None or all(each.when != "seen" for each in captains()[g.captain].abilities):
        return ()
    spaces = aware(now, captain)
    return tuple(robot.number for robot in now.noticeable() if robot.cell in spaces)


# From play


def played_positions(dice: Random) -> Generator[Burncycle, Burncycle, None]:
    """The positions before each security activation of a match played at random; each is played on as it came."""
    difficulty = dice.choice(("standard", "simplified", "seasoned"))
    options: dict[str, Any] = {"mission": dice.choice(MISSIONS), "difficulty": difficulty}
    match = UP_TO_SECURITY.new(dice.randint(1, 4), seed=dice.randrange(10**9), **options, team="random")
    while True:
        _play(match, dice)
        if match.g.phase != "security":
            return
        g = bare(match.g)
        after = yield g
        if after.phase != "pings":
            return
        match = match_at(UP_TO_SECURITY, after, Seeded(dice.randrange(10**9)))


def _play(match: Match, dice: Random) -> None:
    while match.asks:
        ask = dice.choice(match.asks)
        match.answer(ask.seat, ask.choice.by_verb(dice))


def bare(g: Burncycle) -> Burncycle:
    """Without what other rules would add while security acts: imperatives, beads, caches, threat events, boots."""
    for i, bot in enumerate(g.bots):
        if bot.ip >= 0:
            g.set_bot(i, ip=ACCESS)  # a captain's card may add a ping
        if bot.imperative:
            g.imperatives = Pile(g.imperatives.left, (*g.imperatives.gone, bot.imperative))
            g.set_bot(i, imperative="", imperative_age=0)
    g.unseen, g.caches, g.reached = (), (), ALL_EVENTS
    return g
