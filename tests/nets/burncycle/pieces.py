"""The pieces on the board, as the second opinion keeps them: bots, security units, and what they change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.nets.burncycle.board import AREA, NOWHERE, SHIFT, WALK, Board, board

from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import Captain, Guard, bots, captains, guards

AWAKE, ACTED, STUNNED = "awake", "acted", "stunned"
INTERFACE = -2
"""The match numbers the disguise of bot i as a unit: -2 - i."""
LOST_AT = 26
CAPTAIN_DAMAGE = 3


@dataclass
class Robot:
    """A bot: its chip on the floor, its awareness chip, its power and its reserve."""

    number: int
    name: str
    cell: int
    chip: int
    flipped: bool
    hidden: bool
    shut: bool
    power: int
    reserve: list[str]
    module: bool
    disguised: bool

    @property
    def stands(self) -> bool:
        """On the floor."""
        return self.cell != NOWHERE

    @property
    def bot(self) -> bool:
        """A bot that can be noticed: not shut down (p. 36), and not taken for a guard (p. 21)."""
        return self.stands and not self.shut and not self.disguised

    @property
    def detected(self) -> bool:
        """Its awareness chip is on its space (p. 9), unless it hid on a spot where the chip lay already."""
        return self.stands and self.chip == self.cell and not self.hidden


@dataclass
class Watch:
    """A security unit, or Interface in a disguise."""

    number: int
    name: str
    cell: int
    facing: int
    state: str
    post: int
    rounds: int
    captain: bool
    movement: int
    reach: int
    patrol: str
    ability: str
    damage: int

    @property
    def wearer(self) -> int:
        """The bot in this disguise, or nowhere."""
        return INTERFACE - self.number if self.number <= INTERFACE else NOWHERE

    @property
    def guard(self) -> bool:
        """Guards are all security units but the captain (p. 34)."""
        return not self.captain

    @property
    def way(self) -> str:
        """How it goes and counts."""
        return SHIFT if self.ability == "shift" else WALK


@dataclass
class Scene:
    """Everything that security activation reads and changes."""

    board: Board
    robots: list[Robot]
    watches: list[Watch]
    unlocked: int
    terminals: frozenset[int]
    threat: int
    team: list[str]
    drone: int
    seen: set[int]
    difficulty: str
    captain: str
    lost: bool = False
    facts: list[tuple[object, ...]] = field(default_factory=list)

    @property
    def simplified(self) -> bool:
        """Without the abilities of security units (p. 15)."""
        return self.difficulty == "simplified"

    def tell(self, *fact: object) -> None:
        """Note what happened."""
        self.facts.append(fact)

    def watch(self, number: int) -> Watch:
        """A security unit by its number."""
        return next(each for each in self.watches if each.number == number)

    def watch_at(self, cell: int) -> Watch | None:
        """The security unit on a space."""
        return next((each for each in self.watches if each.cell == cell), None)

    def robot_at(self, cell: int) -> Robot | None:
        """The bot on a space; Interface in a disguise is a guard."""
        return next((each for each in self.robots if each.cell == cell and not each.disguised), None)

    def noticeable(self) -> Iterator[Robot]:
        """The bots that awareness, pursuit and attacks are about."""
        return (each for each in self.robots if each.bot)

    def captain_works(self) -> Watch | None:
        """The captain, while its card is in force: on the floor, not stunned, abilities in play (p. 34, 36)."""
        if self.simplified:
            return None
        return next((each for each in self.watches if each.captain and each.state != STUNNED), None)

    def movement(self, watch: Watch) -> int:
        """Its movement stat, and what the captain's card adds for guards."""
        bonus = 0
        if watch.guard and self.captain_works():
            bonus = sum(each.gives.get("guard-movement", 0) for each in captains()[self.captain].abilities)
        return watch.movement + bonus

    def patrol_way(self, watch: Watch) -> str:
        """Captains enter other areas on patrol, guards only with Shift (p. 36)."""
        return AREA if watch.guard and watch.way == WALK else watch.way

    def reserve(self, robot: Robot) -> list[str]:
        """A bot's reserve; the command module's is the team's (p. 12)."""
        return self.team if robot.module else robot.reserve


def scene(g: Burncycle) -> Scene:
    """What is on the table now."""
    simple = g.difficulty == "simplified"
    robots = [
        Robot(
            i,
            bot.name,
            bot.cell,
            bot.chip,
            bot.flipped,
            bot.hidden,
            bot.shut,
            bot.power,
            list(bot.reserve),
            i == g.module,
            bool(bot.disguise) and bot.cell != NOWHERE,
        )
        for i, bot in enumerate(g.bots)
    ]
    watches = [
        _watch(unit.number, unit.name, unit.cell, unit.facing, unit.state, unit.post, unit.rounds, simple, unit.captain)
        for unit in g.units
    ]
    watches += [
        _watch(INTERFACE - i, bot.disguise, bot.cell, bot.facing, bot.duty, NOWHERE, 0, simple, captain=False)
        for i, bot in enumerate(g.bots)
        if bot.disguise and bot.cell != NOWHERE
    ]
    return Scene(
        board(g.floor, tuple(g.broken)),
        robots,
        watches,
        g.unlocked,
        frozenset(g.terminals),
        g.threat,
        list(g.team),
        g.drone,
        set(g.in_view),
        g.difficulty,
        g.captain,
    )


def _watch(
    number: int, name: str, cell: int, facing: int, state: str, post: int, rounds: int, simple: bool, captain: bool
) -> Watch:
    printed: Guard | Captain = captains()[name] if captain else guards()[name]
    ability = "" if simple or isinstance(printed, Captain) else printed.ability
    damage = CAPTAIN_DAMAGE if isinstance(printed, Captain) else printed.level
    return Watch(
        number,
        name,
        cell,
        facing,
        state,
        post,
        rounds,
        captain,
        printed.movement,
        printed.awareness,
        printed.patrol,
        ability,
        damage,
    )


def milder(robot: Robot) -> int:
    """What an agent's innate ability takes off the threat when it is shut down."""
    return 0 if robot.module else bots()[robot.name].agent.innate.gives.get("shut-threat", 0)
