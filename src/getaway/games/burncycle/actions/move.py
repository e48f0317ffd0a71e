"""Move actions: roll for AP, then step by step with agent and command module in any mix (BC-MOVE-03, BC-MOVE-19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from getaway.games.burncycle.abilities import gives
from getaway.games.burncycle.actions.opportunity import OPTIMIZED_AP, actors, judge_actor, optimized, use_opportunity
from getaway.games.burncycle.actions.push import judge_push, push, push_spaces
from getaway.games.burncycle.arrive import arrive, place_bots
from getaway.games.burncycle.dice import DICE_ARGS, ap_check, dice_shapes, judge_dice
from getaway.games.burncycle.doors import beside, unlock
from getaway.games.burncycle.events import KeyUsed, MoveEnded, Stepped, Swapped
from getaway.games.burncycle.floor import NO_DOOR, bot_ways
from getaway.games.burncycle.happenings import did
from getaway.games.burncycle.missions.escape import escape_steps, judge_escape, step_out
from getaway.games.burncycle.model import NOWHERE, Burncycle, Moving
from getaway.games.burncycle.pieces import guards
from getaway.games.burncycle.security.abilities import grapple
from getaway.games.burncycle.settle import settle
from getaway.kernel import ALLOWED, Act, Question, Refused, Rows, Script, Seat, Verb, Verdict, Wish, ask

PUSH_AP = 1
"""What a push costs on top of the step (BC-PUSH-01)."""


class Move(Verb[Burncycle]):
    """Take a move action with any number of dice, none included (BC-MOVE-01)."""

    name = "move"
    takes = DICE_ARGS

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if g.acted and not g.extra:
            return Refused("BC-ACT-04")
        return judge_dice(g, wish) if actors(g, seat) else Refused("BC-ESC-03")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return Act(self.name, *dice_shapes(g)) if actors(g, seat) else None

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """Two AP more if optimized (BC-PHYS-02); a disguised agent moves by its disguise instead (BC-INTF-07)."""
        bonus = OPTIMIZED_AP * optimized(g, "physical") + gives(g, seat, "move-ap")
        use_opportunity(g)
        ap = yield from ap_check(g, seat, wish, "move", bonus)
        disguise = g.bots[seat].disguise
        g.moving = Moving(ap, own=guards()[disguise].movement if disguise else 0)
        g.phase = "moving"
        did(g, "move", seat)
        yield from settle(g)


# Steps


class Step(Verb[Burncycle]):
    """Move a bot one space, for 1 AP (BC-MOVE-04); onto a bot by swap, onto a security unit by push."""

    name = "step"
    takes = {"bot": int, "to": int}
    may = {"push": int}

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, to, moving = wish["bot"], wish["to"], g.moving
        assert moving is not None  # noqa: S101 - asked only then
        verdict = judge_mover(g, seat, bot)
        if verdict:
            verdict = judge_escape(g, bot, to) if to == NOWHERE else judge_way(g, bot, to)
        if verdict:
            verdict = judge_space(g, bot, to, wish.get("push", NOWHERE))
        if not verdict:
            return verdict
        cost = step_cost(g, bot, to)
        return ALLOWED if cost <= ap_for(g, bot) else Refused(why_dear(g, bot, to), cost=cost, ap=ap_for(g, bot))

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        rows = [row for bot in movers(g, seat) for row in ways_on(g, seat, bot)]
        return Act(self.name, Rows(("bot", "to", "push"), rows)) if rows else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        """Every neighbouring space, whatever is in between."""
        for bot in (seat, g.module):
            cell = g.bots[bot].cell
            if cell != NOWHERE:
                yield from [Wish(self.name, bot=bot, to=to) for to in g.floor.beyond[cell] if to != NOWHERE]

    def place(self, g: Burncycle, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"bot:{value}" if name == "bot" else f"cell:{value}"

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        bot, to = wish["bot"], wish["to"]
        pay(g, bot, step_cost(g, bot, to))
        if to == NOWHERE:
            step_out(g, bot)
            return
        origin, other = g.bots[bot].cell, g.bot_at(to)
        if g.unit_at(to) is not None:
            push(g, bot, to, wish["push"])
        elif other != NOWHERE:
            place_bots(g, ((bot, to), (other, origin)))
            g.tell(Swapped(bot, other), cites=("BC-SWAP-01", "BC-SWAP-02"))
            did(g, "swap", bot, to)
        else:
            place_bots(g, ((bot, to),))
        g.tell(Stepped(bot, to, g.moving.ap if g.moving else 0), cites="BC-MOVE-04")
        yield from arrive(g, bot)
        if other != NOWHERE:
            yield from arrive(g, other)


def movers(g: Burncycle, seat: Seat) -> tuple[int, ...]:
    """Who may step now: agent and command module, in bonus movement only the bot it is for (BC-MOVE-20)."""
    moving = g.moving
    if moving is not None and moving.bonus != NOWHERE:
        return (moving.bonus,) if g.bots[moving.bonus].acts else ()
    return actors(g, seat)


def judge_mover(g: Burncycle, seat: Seat, bot: int) -> Verdict:
    """Whether this bot moves in this action."""
    if g.moving is not None and g.moving.bonus not in (NOWHERE, bot):
        return Refused("BC-MOVE-20")
    return judge_actor(g, seat, bot)


def judge_way(g: Burncycle, bot: int, to: int) -> Verdict:
    """One space orthogonally, not through walls and locked doors (BC-MOVE-04 to BC-MOVE-06)."""
    cell, floor = g.bots[bot].cell, g.floor
    if to not in floor.beyond[cell]:
        return Refused("BC-MOVE-04")
    if to in bot_ways(floor, g.unlocked, g.broken)[cell]:
        return ALLOWED
    door = floor.door_at(cell, floor.beyond[cell].index(to))
    return Refused("BC-MOVE-06" if door != NO_DOOR else "BC-MOVE-05")


def judge_space(g: Burncycle, bot: int, to: int, push_to: int) -> Verdict:
    """A space with another unit is closed, short of swap and push in a move action (BC-MOVE-07, BC-MOVE-21)."""
    unit, other = g.unit_at(to), g.bot_at(to)
    if unit is None and other == NOWHERE:
        return ALLOWED if push_to == NOWHERE else Refused("BC-PUSH-03")
    if g.moving is None or g.moving.bonus != NOWHERE:
        return Refused("BC-MOVE-21")
    if unit is not None:
        return judge_push(g, bot, unit, push_to)
    if push_to != NOWHERE:
        return Refused("BC-PUSH-01")
    return ALLOWED if g.has(bot, "swap") else Refused("BC-SWAP-01")


def ways_on(g: Burncycle, seat: Seat, bot: int) -> Iterable[tuple[int, int, int | None]]:
    """Every step this bot can make: where to, and where a pushed unit goes."""
    cell, budget = g.bots[bot].cell, ap_for(g, bot)
    for to in (*bot_ways(g.floor, g.unlocked, g.broken)[cell], *escape_steps(g, bot)):
        if to == NOWHERE and not judge_escape(g, bot, to):
            continue
        if to != NOWHERE and (unit := g.unit_at(to)) is not None:
            spaces: Iterable[int | None] = (
                push_spaces(g, bot, unit) if judge_space(g, bot, to, NOWHERE) or g.has(bot, "push") else ()
            )
        else:
            spaces = (None,) if to == NOWHERE or judge_space(g, bot, to, NOWHERE) else ()
        spaces = tuple(spaces)
        if spaces and step_cost(g, bot, to) <= budget:
            yield from [(bot, to, space) for space in spaces]


def step_cost(g: Burncycle, bot: int, to: int) -> int:
    """The AP of a step: 1, 1 more for a push (BC-PUSH-02), and what grappling units ask in a move action."""
    if to == NOWHERE or (g.moving is not None and g.moving.bonus != NOWHERE):
        return 1
    return 1 + PUSH_AP * (g.unit_at(to) is not None) + grapple(g, bot, to)


def why_dear(g: Burncycle, bot: int, to: int) -> str:
    """The rule that makes a step cost more than is left."""
    if ap_for(g, bot) and grapple(g, bot, to):
        return "BC-SECAB-11"
    if ap_for(g, bot) and g.unit_at(to) is not None:
        return "BC-PUSH-01"
    return "BC-INTF-08" if g.bots[bot].disguise else "BC-MOVE-04"


def ap_for(g: Burncycle, bot: int) -> int:
    """What this bot can still spend; a disguised agent has its disguise's movement and no AP (BC-INTF-07, -08)."""
    moving = g.moving
    if moving is None:
        return 0
    return moving.own if g.bots[bot].disguise else moving.ap


def pay(g: Burncycle, bot: int, ap: int) -> None:
    """Spend AP, or movement of the disguise."""
    moving = g.moving
    assert moving is not None  # noqa: S101 - asked only then
    if g.bots[bot].disguise:
        g.moving = msgspec.structs.replace(moving, own=moving.own - ap)
    else:
        g.moving = msgspec.structs.replace(moving, ap=moving.ap - ap)


# Keys


class UseKey(Verb[Burncycle]):
    """In a move action, discard a key to unlock a door next to the moving bot (BC-KEYCHIP-07, BC-KEYCHIP-10)."""

    name = "use-key"
    takes = {"bot": int, "door": int}

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, door = wish["bot"], wish["door"]
        verdict = judge_mover(g, seat, bot)
        if not verdict:
            return verdict
        if g.moving is not None and g.moving.bonus != NOWHERE:
            return Refused("BC-MOVE-21")
        if not g.bots[bot].keys:
            return Refused("BC-KEYCHIP-13")
        if door not in beside(g, bot):
            return Refused("BC-KEYCHIP-07")
        return Refused("BC-KEYPAD-01") if g.unlocked >> door & 1 else ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        if g.moving is None or g.moving.bonus != NOWHERE:
            return None
        rows = [
            (bot, door)
            for bot in actors(g, seat)
            if g.bots[bot].keys
            for door in beside(g, bot)
            if not g.unlocked >> door & 1
        ]
        return Act(self.name, Rows(("bot", "door"), rows)) if rows else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        for bot in (seat, g.module):
            if g.bots[bot].cell != NOWHERE:
                yield from [Wish(self.name, bot=bot, door=door) for door in beside(g, bot)]

    def place(self, g: Burncycle, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"{name}:{value}"

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """No card is drawn and no free step follows (BC-KEYCHIP-08, BC-KEYCHIP-09)."""
        yield from ()
        bot, door = wish["bot"], wish["door"]
        g.set_bot(bot, keys=g.bots[bot].keys - 1)
        g.tell(KeyUsed(bot, door), cites=("BC-KEYCHIP-07", "BC-KEYCHIP-14"))
        did(g, "key", bot, g.bots[bot].cell)
        unlock(g, door, "BC-KEYCHIP-07", bot)


# The move goes on


class Stop(Verb[Burncycle]):
    """End the move; AP left are lost (BC-AP-06, BC-AP-07)."""

    name = "stop"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act:
        return _STOP


_STOP = Act("stop")
MOVE, STEP, USE_KEY, STOP = Move(), Step(), UseKey(), Stop()
VERBS = (MOVE, STEP, USE_KEY, STOP)
MOVING = Question(
    "moving",
    (STEP, USE_KEY, STOP),
    cites=("BC-MOVE-04", "BC-MOVE-19"),
    others="BC-ACT-02",
    otherwise="BC-FREE-08",
)


def moving(g: Burncycle) -> Script[None]:
    """One step after another until the player stops or nothing is left to do."""
    if g.moving is None or not (STEP.options(g, g.active) or USE_KEY.options(g, g.active)):
        yield from end_move(g)
        return
    wish = yield from ask(g, g.active, MOVING)
    if wish.verb == "stop":
        yield from end_move(g)
        return
    yield from g.tape.game.verbs[wish.verb].run(g, g.active, wish)
    yield from settle(g)


def end_move(g: Burncycle) -> Script[None]:
    """The move is over; the turn goes on where it was."""
    if g.moving is not None:
        g.tell(MoveEnded(g.moving.ap), cites="BC-AP-06")
    g.moving = None
    g.phase = g.resume or "act"
    g.resume = ""
    yield from settle(g)
