"""Set-up: mission, difficulty, captain and bots, the floor, the first power, the first burncycle."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from getaway.games.burncycle.burn.burncycle import create
from getaway.games.burncycle.detection.detection import look_around
from getaway.games.burncycle.ground.choose import CHOOSE_CARD, CHOOSE_CELL, choose, choosing
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.joan import join_memory
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.inventory.imperatives import draw_imperative
from getaway.games.burncycle.missions.floors import open_goal, set_up_floor, start_spaces
from getaway.games.burncycle.setup.events import BotChosen, BotPlaced, CaptainChosen
from getaway.games.burncycle.table.box import without_pack
from getaway.games.burncycle.table.mission_cards import Mission, first_to_offer, lessons, mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACCESS, DIFFICULTIES, NONE, NOWHERE, POWER_LIMIT, Bot, Pile, Slot
from getaway.games.burncycle.table.pieces import (
    bots,
    captains,
    copies,
    equipment,
    guards,
    imperatives,
    keypad_cards,
    mods,
    network_cards,
    supplies,
    terminal_cards,
)
from getaway.games.burncycle.turn.routing import ROUTES, down_to_limit
from getaway.kernel import ALLOWED, END, Act, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask, carry_out, pick
from getaway.kernel import Setting as Option

PLAYERS = (1, 4)


@cache
def settings() -> tuple[Option, ...]:
    """What is chosen before set-up, in this order: the difficulty comes after the mission (BC-DIFF-01)."""
    return (
        Option("mission", first_to_offer()),
        Option("difficulty", DIFFICULTIES),
        Option("captain", ("random", *captains()), extra=True),
        Option("team", ("choose", "random"), extra=True),
    )


SETTINGS = settings()
"""The same for the box without a pack."""
LEFT_OPEN = {setting.name: setting.values[0] for setting in SETTINGS}


def begin(players: int, options: Mapping[str, Any]) -> Burncycle:
    """The table before set-up with the mission chosen (BC-MISS-01), or a refusal of options against the rules."""
    if not PLAYERS[0] <= players <= PLAYERS[1]:
        raise Refused("BC-ACCESS-08", players=players)
    allowed = {setting.name: setting.values for setting in settings()}
    chosen = {name: values[0] for name, values in allowed.items()} | without_pack(options)
    if isinstance(chosen["team"], list):
        chosen["team"] = tuple(chosen["team"])
    chosen |= of_lesson(chosen, players)
    for name, value in chosen.items():
        if name not in allowed or (value not in allowed[name] and not _is_team(name, value, players)):
            raise Refused("GT-SETUP-01", option=f"{name}={value}"[:60])
    mission = mission_card(chosen["mission"])
    lesson = lessons().get(chosen["mission"])
    return Burncycle(
        players=players,
        mission=chosen["mission"],
        corporation=mission.corporation,
        difficulty=chosen["difficulty"],
        captain="" if chosen["captain"] == "random" else chosen["captain"],
        phase="setup-bots" if chosen["team"] == "choose" else "setup-team",
        bots=tuple([Bot(name) for name in chosen["team"]]) if isinstance(chosen["team"], tuple) else (),
        threat=mission.threat,
        reached=mission.threat,
        marker=players - 1,
        supply=tuple(supplies().chips.values()),
        guards=tuple([Pile(_stack(level)) for level in (1, 2, 3)]),
        equipment=Pile(equipment_deck(mission)),
        mods=Pile(tuple(mods())),
        imperatives=Pile(lesson.imperatives if lesson else tuple(imperatives())),
        terminal_cards=Pile(copies(terminal_cards())),
        network_cards=Pile(copies(network_cards())),
        keypad_cards=Pile(lesson.keypads if lesson else copies(keypad_cards())),
    )


def of_lesson(chosen: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Where the table leaves bots or captain open, a lesson brings its own, so a newcomer doesn't have to choose."""
    lesson = lessons().get(str(chosen["mission"]))
    if lesson is None:
        return {}
    own = {"team": (*lesson.agents[:players], lesson.module), "captain": lesson.captain}
    return {name: value for name, value in own.items() if chosen[name] == LEFT_OPEN[name]}


def _is_team(name: str, value: object, players: int) -> bool:
    """A team named bot by bot: an agent for each player, then the command module."""
    if name != "team" or not isinstance(value, tuple) or len(value) != players + 1:
        return False
    return all(isinstance(each, str) and each in bots() for each in value) and len(set(value)) == len(value)


def equipment_deck(mission: Mission) -> tuple[str, ...]:
    """All equipment cards, without the key cards where the mission takes them out (BC-MISS-09)."""
    cards = equipment()
    return tuple([name for name in copies(cards) if mission.keys or not cards[name].key])


def _stack(level: int) -> tuple[str, ...]:
    return tuple([name for name, guard in guards().items() if guard.level == level for _ in range(guard.chips)])


# Captain, agents and command module


WHICH_BOT = choosing("choose-agent", CHOOSE_CARD, ("BC-BOT-03", "BC-AGENT-01"))
WHICH_MODULE = choosing("choose-module", CHOOSE_CARD, "BC-BOT-03")


def choose_bots(g: Burncycle) -> Script[None]:
    """Each player picks an agent, then all together the command module (BC-BOT-03)."""
    while len(g.bots) <= g.players:
        left = [name for name in bots() if all(bot.name != name for bot in g.bots)]
        seat = len(g.bots)
        by, question = ((seat,), WHICH_BOT) if seat < g.players else (None, WHICH_MODULE)
        name = yield from choose(g, question, left, by=by)
        g.bots = (*g.bots, Bot(name))
        g.tell(BotChosen(seat, name), cites="BC-BOT-03")
    g.phase = "setup-team"


def make_team(g: Burncycle) -> Script[None]:
    """Draw what was left to chance; give the bots power, IPs and slots (BC-PBANK-06, BC-CMD-13, BC-ACCESS-02).

    All network levels start at 1 (BC-NETLVL-02). Green slots are active (BC-UPGCM-04).
    """
    while len(g.bots) <= g.players:
        name = yield from pick(g, tuple([name for name in bots() if all(bot.name != name for bot in g.bots)]))
        g.bots = (*g.bots, Bot(name))
        g.tell(BotChosen(len(g.bots) - 1, name), cites="BC-BOT-03")
    if not g.captain:
        g.captain = yield from pick(g, tuple(captains()))
    g.tell(CaptainChosen(g.captain), cites="BC-CAPT-01")
    for i in g.everyone:
        g.set_bot(i, power=POWER_LIMIT, ip=ACCESS, access=i, level=1)
    side = bots()[g.bots[g.module].name].module
    g.set_bot(g.module, power=side.power, ip=NONE)
    g.slots = tuple([Slot(active=n < side.green) for n in range(5)])
    g.phase = "setup-floor"


def first_floor(g: Burncycle) -> Script[None]:
    """Build the first floor, then route power (BC-MISS-02)."""
    yield from set_up_floor(g)
    g.active, g.phase = 0, "setup-route"


# The first power


class Ready(Verb[Burncycle]):
    """End routing at set-up, once power is down to the limit (BC-PBANK-06)."""

    name = "ready"
    rank = END

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        limit = bots()[g.bots[seat].name].agent.limit
        if g.bots[seat].power > limit and ROUTES[0].options(g, seat) is not None:
            return Refused("BC-PBANK-06", limit=limit)
        return ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _READY if self.judge(g, seat, Wish(self.name)) else None

    def near(self, g: Burncycle, seat: Seat) -> tuple[Wish, ...]:
        return (Wish(self.name),)


_READY = Act("ready")
READY = Ready()
ROUTE_AT_SETUP = Question(
    "route-at-setup",
    (*ROUTES, READY),
    cites=("BC-ROUTE-01", "BC-PBANK-06"),
    others="BC-ROUTE-01",
    otherwise="BC-ACT-02",
)


def first_routing(g: Burncycle) -> Script[None]:
    """All players route at the start of the game (BC-ROUTE-01), one after another."""
    seat = g.active
    wish = yield from ask(g, seat, ROUTE_AT_SETUP)
    if wish.verb != "ready":
        yield from carry_out(g, seat, wish)
        return
    down_to_limit(g, seat)
    did(g, "routed", seat)
    if seat + 1 < g.players:
        g.active = seat + 1
    else:
        g.phase = "setup-place"


# Onto the floor


WHERE_TO_START = choosing("where-to-start", CHOOSE_CELL, "BC-OUT-02")


def place_all(g: Burncycle) -> Script[None]:
    """Each player chooses a start space, then all one for the command module (BC-OUT-02, BC-RES-15)."""
    for i, bot in enumerate(g.bots):
        if bot.cell == NOWHERE:
            free = [cell for cell in start_spaces(g) if g.free(cell)]
            by = (i,) if i != g.module else None
            cell = yield from choose(g, WHERE_TO_START, free, by=by, about=i)
            g.set_bot(i, cell=cell)
            g.tell(BotPlaced(i, cell), cites="BC-OUT-02")
            return
    join_memory(g)
    look_around(g)
    g.phase = "setup-create"


def first_burncycle(g: Burncycle) -> Script[None]:
    """Create burncycle and reserves (BC-BURN-04), draw imperatives (BC-IMP-02); the first player's turn comes."""
    yield from create(g)
    for i in g.everyone:
        yield from draw_imperative(g, i, "BC-IMP-02")
    open_goal(g)
    yield from settle(g)
    g.active, g.phase = 0, "begin"


VERBS = (READY,)
