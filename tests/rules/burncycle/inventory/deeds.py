"""What an agent can do that an imperative may mind: each deed as play, with all that it amounts to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.rules.burncycle.inventory.store import safe_spaces, to_the_next_floor
from tests.rules.burncycle.network.mats import at as node
from tests.rules.burncycle.seen import Step, play, walk
from tests.rules.burncycle.strike.blows import dice_for, roll_of
from tests.rules.burncycle.table import arrange, faces
from tests.rules.burncycle.terminal.offices import results

from getaway.games.burncycle.floor import DOWN, Infobar, floor, lay
from getaway.kernel import Match

SUITE = lay(
    "deeds_suite",
    """
    +---+---+---+---+---+---+
    | .   .   .   .   .   . |
    +===+---+---+---+---+===+
    | a   aT  aC| b   b   b |
    +   +   +   +   +   +   +
    | a   aH  a | b   b   b |
    +---+---+---+---+---+---+
    """,
    rooms={"a": Infobar("laboratory", dice=1)},
)
"""A hallway above two rooms; in room a a terminal, a cache and a hiding spot."""
WALL = SUITE.edge(SUITE.cell(1, 2), DOWN)
NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}
ONE_DIE = {"basic": 1, "advanced": 0, "elite": 0}
STUNNED = {"at": (1, 1), "state": "stunned"}
MOVE: Step = ("move", ONE_DIE)


class Deed(NamedTuple):
    """How it is done, and the names under which watchers hear about it."""

    amounts_to: frozenset[str]
    steps: tuple[Step, ...] = ()
    agent: dict[str, Any] = {}
    given: dict[str, Any] = {}
    chances: tuple[Any, ...] = ()
    goes_on: Callable[[Match], None] = lambda match: None

    def done(self, imperative: str, age: int, filler: str) -> Match:
        """An agent with 4 power under this imperative, or none, does it; only the filler is left in the deck."""
        own = {"at": (1, 2), "power": 4, **self.agent, "imperative": imperative, "imperative_age": age}
        given = {"plan": "deeds_suite", "module": {"at": (1, 3)}, "pool": (10, 5, 5), "reached": 26, **self.given}
        others = given.pop("others", ())
        rig = {"imperatives": [filler], **given.pop("rig", {})}
        match = arrange(1 + len(others), *self.chances, agents=[own, *others], rig=rig, **given)
        play(match, *self.steps)
        self.goes_on(match)
        return match


def deed(*amounts_to: str, **how: Any) -> Deed:
    """A deed and what it amounts to."""
    return Deed(frozenset(amounts_to), **how)


def strike(ap: int, result: str = "") -> dict[str, Any]:
    """Strike at a guard next to the agent for this result."""
    steps: list[Step] = [("strike-unit", {"bot": 0, "unit": 1, **dice_for(ap)})]
    steps += [("strike-for", {"result": result})] if result else []
    return {"steps": tuple(steps), "given": {"units": [STUNNED]}, "chances": (roll_of(ap),) if ap else ()}


def hit_wall(ap: int, result: str = "") -> dict[str, Any]:
    """Strike at the wall below the agent for this result."""
    steps: list[Step] = [("strike-wall", {"bot": 0, "wall": WALL, **dice_for(ap)})]
    steps += [("strike-for", {"result": result})] if result else []
    return {"steps": tuple(steps), "chances": (roll_of(ap),) if ap else ()}


def ip(level: int, start: tuple[int, int], end: tuple[int, int], *pings: tuple[int, int]) -> dict[str, Any]:
    """Move the IP by a general chip."""
    given = {"phase": "network", "slots": ("general", "general"), "ceo": 3, "pings": tuple([node(*p) for p in pings])}
    return {
        "steps": (("ip-move", {"node": node(*end)}),),
        "agent": {"ip": node(*start), "level": level},
        "given": given,
    }


ANOTHER = ({"at": (1, 5), "power": 4},)
KEYPAD: Step = ("keypad", {"bot": 0, "door": 0})
DOOR = {"rig": {"keypad_cards": ["plain"]}}
HERE, BESIDE = safe_spaces("needchain1")[:2]

DEEDS: dict[str, Deed] = {
    "strike a guard in vain": deed("strike-unit", "detected", **strike(0)),
    "stun a guard": deed("strike-unit", "detected", "stun-unit", **strike(5, "stun")),
    "shut a guard down": deed("strike-unit", "detected", "shut-unit", **strike(10, "shut-down")),
    "strike a wall in vain": deed("strike-wall", **hit_wall(0)),
    "destroy a wall": deed("strike-wall", "break-wall", "detected", **hit_wall(15, "destroy")),
    "move": deed("move", steps=(MOVE,), chances=(faces(1),)),
    "pass": deed("pass", steps=(("pass", {}),)),
    "push": deed(
        "move",
        "push",
        "detected",
        steps=(MOVE, ("step", {"bot": 0, "to": (1, 3), "push": SUITE.cell(1, 4)})),
        agent={"upgrades": ("push",)},
        given={"module": {"at": (1, 6)}, "units": [{**STUNNED, "at": (1, 3)}]},
        chances=(faces(2),),
    ),
    "swap": deed("move", "swap", steps=(MOVE, *walk((1, 3))), agent={"upgrades": ("swap",)}, chances=(faces(1),)),
    "hide": deed("move", "hide", steps=(MOVE, *walk((3, 2))), agent={"at": (2, 2)}, chances=(faces(1),)),
    "come into sight": deed(
        "move",
        "detected",
        steps=(MOVE, *walk((1, 1))),
        agent={"at": (2, 1)},
        given={"units": [{"at": (1, 6), "facing": "left"}], "unlocked": [0], "module": {"at": (3, 6)}},
        chances=(faces(1),),
    ),
    "collect a cache": deed(
        "move",
        "cache",
        steps=(MOVE, *walk((2, 3)), ("collect", {})),
        agent={"at": (2, 2)},
        given={"caches": (SUITE.cell(2, 3),), "rig": {"equipment": ["grapnel"]}},
        chances=(faces(1),),
    ),
    "surveil a room": deed(
        "move",
        "surveil",
        steps=(MOVE, *walk((2, 1))),
        agent={"at": (1, 1)},
        given={"unseen": (0,), "unlocked": [0]},
        chances=(faces(1), results("autolock")),
    ),
    "use a key": deed(
        "move",
        "key",
        steps=(MOVE, ("use-key", {"bot": 0, "door": 0})),
        agent={"at": (1, 1), "keys": 1},
        chances=(faces(1),),
    ),
    "open a keypad": deed(
        "keypad-open", steps=(KEYPAD, ("resolve-inputs", {})), agent={"at": (1, 1)}, given=DOOR, chances=("plain",)
    ),
    "open a keypad with a key": deed(
        "key",
        "keypad-open",
        steps=(KEYPAD, ("unlock-with-key", {})),
        agent={"at": (1, 1), "keys": 1},
        given=DOOR,
        chances=("plain",),
    ),
    "use a terminal": deed(
        "terminal",
        steps=(("terminal", {"bot": 0}), ("select", {"options": (1,)})),
        agent={"at": (2, 2)},
        given={
            "terminals": (SUITE.cell(2, 2),),
            "mainframes": (SUITE.cell(2, 2),),
            "rig": {"terminal_cards": ["root-shell"]},
        },
        chances=("root-shell",),
    ),
    "draw a network card": deed("network-card", steps=(("netcard", {"bot": 0}),)),
    "trade": deed(
        "trade",
        steps=(("trade", {"bot": 0, "other": 1, "give": ("grapnel",), "take": ()}),),
        agent={"cards": ["grapnel"]},
    ),
    "alter the burncycle": deed(
        "alter", steps=(("alter", {"slot": 2, "reserve": "team", "chip": "tech"}),), given={"team": ("tech",)}
    ),
    "buy an upgrade": deed("upgrade", steps=(("upgrade", {"upgrade": "swap"}),), given={"phase": "route-first"}),
    "discard equipment": deed(
        "discard-equipment", steps=(("discard", {"bot": 0, "card": "grapnel"}),), agent={"cards": ["grapnel"]}
    ),
    "use equipment up": deed(
        "discard-equipment", steps=(("use", {"what": "overclock"}),), agent={"cards": ["overclock"]}
    ),
    "land on a hub": deed("hub", **ip(1, (1, 0), (1, 1))),
    "lose a boot": deed("boot", "detected", **ip(1, (1, 8), (1, 9), (1, 9))),
    "win a boot": deed("boot", **ip(4, (1, 8), (1, 9), (1, 9))),
    "end the turn": deed("turn-end", steps=(("end-turn", {}),), given={"phase": "last", "others": ANOTHER}),
    "see the round end": deed(
        "round-end",
        steps=(("end-turn", {}),),
        given={"phase": "last", "active": 1, "marker": 1, "others": ANOTHER},
    ),
    "leave the floor": deed(
        "floor",
        agent={"at": floor("needchain1").at(HERE)},
        given={"plan": "needchain1", "module": {"cell": BESIDE}, "phase": "change-floor", "done": True},
        goes_on=to_the_next_floor,
    ),
}
