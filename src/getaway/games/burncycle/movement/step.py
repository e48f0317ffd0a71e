"""One step of a bot: for 1 AP, onto a bot by swap, onto a security unit by push."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from getaway.games.burncycle.floor import NO_DOOR, OUTDOOR, bot_ways, spaces_beside
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.opportunity import actors, judge_actor
from getaway.games.burncycle.missions.escape import escape_steps, judge_escape, step_out
from getaway.games.burncycle.movement.arrive import arrive, arrive_both, place_bots
from getaway.games.burncycle.movement.events import Stepped, Swapped
from getaway.games.burncycle.movement.push import can_push, judge_push, push, push_spaces
from getaway.games.burncycle.security.abilities import grapple
from getaway.games.burncycle.table import named
from getaway.games.burncycle.table.arguments import BOT, TO_CELL
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import ALLOWED, USUAL, Act, Argument, Refused, Rows, Script, Seat, Verb, Verdict, Wish

PUSH_AP = 1
"""What a push costs on top of the step (BC-PUSH-01)."""

PUSHED_TO = Argument("push", int, named.cell, optional=True)


class Step(Verb[Burncycle]):
    """Move a bot one space, for 1 AP (BC-MOVE-04); onto a bot by swap, onto a security unit by push."""

    name = "step"
    arguments = (BOT, TO_CELL, PUSHED_TO)
    rank = USUAL

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, to, moving = wish[BOT], wish[TO_CELL], g.moving
        assert moving is not None  # noqa: S101 - asked only then
        verdict = judge_mover(g, seat, bot)
        if verdict:
            verdict = judge_escape(g, bot, to) if to == NOWHERE else judge_way(g, bot, to)
        if verdict and to != NOWHERE:
            verdict = judge_space(g, bot, to, wish.get(PUSHED_TO, NOWHERE))
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

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {"ap": step_cost(g, wish[BOT], wish[TO_CELL])}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        bot, to = wish[BOT], wish[TO_CELL]
        pay(g, bot, step_cost(g, bot, to))
        if to == NOWHERE:
            step_out(g, bot)
            return
        origin, other = g.bots[bot].cell, g.bot_at(to)
        if g.unit_at(to) is not None:
            push(g, bot, to, wish[PUSHED_TO])
        elif other != NOWHERE:
            place_bots(g, ((bot, to), (other, origin)))
            g.tell(Swapped(bot, other), cites=("BC-SWAP-01", "BC-SWAP-02"))
            did(g, "swap", bot, to)
        else:
            place_bots(g, ((bot, to),))
        g.tell(Stepped(bot, to, ap_for(g, bot)), cites="BC-MOVE-04")
        if other != NOWHERE:
            yield from arrive_both(g, bot, other)
        else:
            yield from arrive(g, bot)


def movers(g: Burncycle, seat: Seat) -> tuple[int, ...]:
    """Who may step now: agent and command module, in bonus movement only the bot it is for (BC-MOVE-20)."""
    moving = g.moving
    if moving is not None and moving.bonus != NOWHERE:
        return (moving.bonus,) if g.bots[moving.bonus].acts else ()
    return actors(g, seat)


def whose_move(g: Burncycle) -> Seat:
    """Who decides on the steps: the active player, in bonus movement of an agent its own player."""
    moving = g.moving
    return moving.bonus if moving is not None and moving.bonus in g.everyone else g.active


def judge_mover(g: Burncycle, seat: Seat, bot: int) -> Verdict:
    """Whether this bot moves in this action."""
    if g.moving is not None and g.moving.bonus != NOWHERE:
        return ALLOWED if bot in movers(g, seat) else Refused("BC-MOVE-20")
    return judge_actor(g, seat, bot)


def judge_way(g: Burncycle, bot: int, to: int) -> Verdict:
    """One space orthogonally, not through walls and locked doors (BC-MOVE-04 to BC-MOVE-06)."""
    cell, floor = g.bots[bot].cell, g.floor
    if to not in floor.beyond[cell]:
        closed = 0 <= to < floor.size and floor.kind[to] == OUTDOOR and not floor.playable(to)
        return Refused("BC-OUT-03" if closed else "BC-MOVE-04")
    if to in bot_ways(floor, g.unlocked, g.broken)[cell]:
        return ALLOWED
    door = floor.door_at(cell, floor.beyond[cell].index(to))
    return Refused("BC-MOVE-06" if door != NO_DOOR else "BC-MOVE-05")


def judge_space(g: Burncycle, bot: int, to: int, push_to: int) -> Verdict:
    """A space with another unit is closed, except by swap and push in a move action (BC-MOVE-07, BC-MOVE-21).

    Swap works in move actions only (BC-SWAP-05), and only the moving bot needs it (BC-SWAP-01, BC-SWAP-06). Terminals,
    caches, beads and awareness chips block no way (BC-MOVE-08, BC-SPACE-03, BC-AWCHIP-02).
    """
    unit, other = g.unit_at(to), g.bot_at(to)
    if unit is None and other == NOWHERE:
        return ALLOWED if push_to == NOWHERE else Refused("BC-PUSH-03")
    if g.moving is None or g.moving.bonus != NOWHERE:
        return Refused("BC-MOVE-21")
    if unit is not None:
        return judge_push(g, bot, unit, push_to)
    if push_to != NOWHERE:
        return Refused("BC-PUSH-01")
    if can_swap(g, bot):
        return ALLOWED
    return Refused("BC-SHUTBOT-19" if g.bots[other].shut else "BC-SWAP-01")


def can_swap(g: Burncycle, bot: int) -> bool:
    """Whether a bot has the swap upgrade, or an ability that replaces it."""
    return g.has(bot, "swap") or gives(g, bot, "swap") > 0


def ways_on(g: Burncycle, seat: Seat, bot: int) -> Iterable[tuple[int, int, int | None]]:
    """Every step this bot can make: where to, and where a pushed unit goes."""
    budget = ap_for(g, bot)
    if not budget:
        return
    for to in spaces_beside(bot_ways(g.floor, g.unlocked, g.broken), g.bots[bot].cell):
        unit = g.unit_at(to)
        if unit is not None:
            spaces: tuple[int | None, ...] = push_spaces(g, bot, unit) if may_push(g, bot) else ()
        else:
            spaces = (None,) if judge_space(g, bot, to, NOWHERE) else ()
        if spaces and step_cost(g, bot, to) <= budget:
            yield from [(bot, to, space) for space in spaces]
    yield from [(bot, to, None) for to in escape_steps(g, bot) if step_cost(g, bot, to) <= budget]


def may_push(g: Burncycle, bot: int) -> bool:
    """Whether this bot may push in this move; in bonus movement no bot may (BC-MOVE-21)."""
    return g.moving is not None and g.moving.bonus == NOWHERE and can_push(g, bot)


def step_cost(g: Burncycle, bot: int, to: int) -> int:
    """The AP of a step: 1, a swap included (BC-SWAP-07), 1 more for each push (BC-PUSH-02, BC-PUSH-07).

    In a move action grappling units ask for more, also for the step by which a bot escapes.
    """
    if g.moving is not None and g.moving.bonus != NOWHERE:
        return 1
    if g.unit_at(to) is None:
        return 1 + grapple(g, bot, to)
    return 1 + max(0, PUSH_AP - gives(g, bot, "cheap-push")) + grapple(g, bot, to)


def why_dear(g: Burncycle, bot: int, to: int) -> str:
    """The rule that makes a step cost more than is left."""
    if ap_for(g, bot) and grapple(g, bot, to):
        return "BC-SECAB-11"
    if ap_for(g, bot) and g.unit_at(to) is not None:
        return "BC-PUSH-01"
    return "BC-INTF-08" if without_ap(g, bot) else "BC-MOVE-04"


def ap_for(g: Burncycle, bot: int) -> int:
    """What this bot can still spend; the movement of an agent's own die is for the agent alone (BC-MOVE-18)."""
    moving = g.moving
    if moving is None:
        return 0
    if without_ap(g, bot):
        return moving.own
    return moving.ap + moving.own if bot == g.active else moving.ap


def without_ap(g: Burncycle, bot: int) -> bool:
    """Whether this agent moves by its disguise and no AP, also once the disguise is lost (BC-INTF-07, BC-INTF-08).

    Bonus movement is not part of it.
    """
    moving = g.moving
    if moving is None or moving.bonus != NOWHERE:
        return False
    return g.bots[bot].disguise != "" or (moving.masked and bot == g.active)


def own_share(g: Burncycle, bot: int, ap: int) -> int:
    """How much of a cost the movement of the agent's own pays: as much as there is (BC-MOVE-18)."""
    return min(ap, g.moving.own) if g.moving is not None and bot == g.active else 0


def pay(g: Burncycle, bot: int, ap: int) -> None:
    """Spend movement of the agent's own first, then AP."""
    moving = g.moving
    assert moving is not None  # noqa: S101 - asked only then
    own = own_share(g, bot, ap)
    steps = tuple([n + (i == bot) for i, n in enumerate(moving.steps)])
    g.moving = msgspec.structs.replace(moving, ap=moving.ap - ap + own, own=moving.own - own, steps=steps)


STEP = Step()
