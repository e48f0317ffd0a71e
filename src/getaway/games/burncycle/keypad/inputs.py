"""Resolving the inputs of a keypad, one by one in any order (BC-INPUT-02)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.burncycle.bots.power import lose_power
from getaway.games.burncycle.detection.detection import detect
from getaway.games.burncycle.floor.doors import unlock
from getaway.games.burncycle.ground.events import TrackerMoved
from getaway.games.burncycle.ground.supply import drop_from_reserve, reserve_of
from getaway.games.burncycle.keypad.approach import at, change, keypad_opened, open_up
from getaway.games.burncycle.keypad.events import InputIgnored, InputResolved
from getaway.games.burncycle.network.adding import enter
from getaway.games.burncycle.table import named
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, TYPES, Slot
from getaway.kernel import ALLOWED, Act, Argument, Cut, One, Refused, Rows, Script, Seat, Verb, Verdict, Wish
from getaway.kit.zones import without_one

Row = tuple[str, int | None, int | None]
ALARM, PING, SHOCK = "alarm", "ping", "shock"
SHOCK_POWER = 1

INPUT = Argument("input", str, "input")
RESERVE = Argument("reserve", int, "reserve", optional=True)
SLOT = Argument("slot", int, named.slot, optional=True)


class Resolve(Verb[Burncycle]):
    """Resolve one input. A physical, tech or utility input is paid by a chip (BC-INPUT-05, BC-INPUT-06).

    `reserve` is the bot whose reserve pays, the player's agent or the command module for the team's; `slot`, counted
    from 1, the slot to whose chip the tracker advances.
    """

    name = "resolve"
    arguments = (INPUT, RESERVE, SLOT)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        wanted = wish[INPUT]
        if wanted not in at(g).inputs:
            return Refused("BC-INPUT-01", input=wanted)
        by_chip = ("reserve" in wish.args) + ("slot" in wish.args)
        if by_chip != (wanted in TYPES):
            return Refused("BC-INPUT-05" if wanted in TYPES else "BC-INPUT-11", input=wanted)
        if "reserve" in wish.args:
            return judge_reserve(g, seat, wish[RESERVE], wanted)
        return judge_slot(g, wish[SLOT], wanted) if "slot" in wish.args else ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _ways(at(g).inputs, seat, g.bots[seat].reserve, g.module, g.team, g.slots, g.tracker)

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        for wanted in dict.fromkeys(at(g).inputs):
            if wanted in TYPES:
                yield from [Wish(self.name, input=wanted, reserve=i) for i in range(len(g.bots))]
                yield from [Wish(self.name, input=wanted, slot=n) for n, s in enumerate(g.slots, 1) if s.chip == wanted]

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        """A reserve chip, or the power of a shock; what else an input does is told by its consequences."""
        if "reserve" in wish.args:
            return {"chips": 1}
        return {"power": SHOCK_POWER} if wish[INPUT] == SHOCK else {}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """Its cost is paid; the door unlocks when no input is left (BC-INPUT-01)."""
        wanted = wish[INPUT]
        reserve, slot = wish.get(RESERVE, NOWHERE), wish.get(SLOT, 0)
        close(g, wanted)
        g.tell(InputResolved(at(g).bot, wanted, reserve, slot), cites=CITES.get(wanted, ("BC-INPUT-05", "BC-INPUT-06")))
        if reserve != NOWHERE:
            drop_from_reserve(g, reserve, wanted)
        elif slot:
            advance_tracker(g, slot - 1)
        else:
            suffer(g, wanted)
        if not at(g).inputs:
            yield from open_up(g, "BC-INPUT-01")


CITES = {ALARM: ("BC-INPUT-11", "BC-INPUT-12"), PING: ("BC-INPUT-13", "BC-INPUT-14"), SHOCK: ("BC-INPUT-15",)}


def judge_reserve(g: Burncycle, seat: Seat, bot: int, wanted: str) -> Verdict:
    """The player's own reserve or the team's has a matching chip; another agent's never pays (BC-INPUT-05)."""
    if bot not in (seat, g.module):
        return Refused("BC-INPUT-05")
    return ALLOWED if wanted in reserve_of(g, bot) else Refused("BC-INPUT-05", input=wanted)


def judge_slot(g: Burncycle, number: int, wanted: str) -> Verdict:
    """A matching chip that is not degraded, to the right of the tracker (BC-INPUT-06 to BC-INPUT-09)."""
    i = number - 1
    if i == g.tracker:
        return Refused("BC-INPUT-08")
    if i < g.tracker:
        return Refused("BC-INPUT-09")
    if i >= len(g.slots) or g.slots[i].chip != wanted:
        return Refused("BC-INPUT-06", input=wanted)
    return Refused("BC-INPUT-07") if g.slots[i].degraded else ALLOWED


def unpayable(g: Burncycle, seat: Seat) -> tuple[str, ...]:
    """The inputs that nothing on the table can resolve for this player now."""
    act = RESOLVE.options(g, seat)
    can = {wish[INPUT] for wish in act.wishes()} if act is not None else set()
    return tuple([wanted for wanted in dict.fromkeys(at(g).inputs) if wanted not in can])


@lru_cache(maxsize=4096)
def _ways(
    inputs: tuple[str, ...],
    seat: Seat,
    own: tuple[str, ...],
    module: int,
    team: tuple[str, ...],
    slots: tuple[Slot, ...],
    tracker: int,
) -> Act | None:
    """Every way to resolve one of the inputs: which, by whose reserve, by which slot."""
    rows: list[Row] = []
    for wanted in dict.fromkeys(inputs):
        if wanted not in TYPES:
            rows.append((wanted, None, None))
            continue
        rows += [(wanted, bot, None) for bot, chips in ((seat, own), (module, team)) if wanted in chips]
        right = enumerate(slots[tracker + 1 :], tracker + 2)
        rows += [(wanted, None, n) for n, slot in right if slot.chip == wanted and slot.live]
    return Act("resolve", Rows(("input", "reserve", "slot"), rows)) if rows else None


def close(g: Burncycle, wanted: str) -> None:
    """Close an input."""
    change(g, inputs=without_one(at(g).inputs, wanted))


def advance_tracker(g: Burncycle, slot: int) -> None:
    """The tracker goes to a chip further right; those it passes give no action, nor does that one (BC-INPUT-06).

    A captain chip is jumped over without its burncycle action (BC-INPUT-10).
    """
    g.tracker = slot
    g.tell(TrackerMoved(slot + 1, g.slots[slot].chip), cites=("BC-INPUT-06", "BC-INPUT-10"))


def suffer(g: Burncycle, wanted: str) -> None:
    """An alarm detects the bot, a ping input adds a ping, a shock costs power (BC-INPUT-11, -13, -15).

    If this was the last input, the door opens first and the consequences follow (BC-INPUT-01).
    """
    bot = at(g).bot
    if wanted == ALARM:
        detect(g, bot, "BC-INPUT-11")
    elif wanted == PING:
        enter(g, "BC-INPUT-13")
    else:
        shock(g, bot)


def shock(g: Burncycle, bot: int) -> None:
    """A shock that shuts the bot down comes after the door, if it was the last input (BC-INPUT-16).

    What the open keypad pays comes after the shock, and so does not stop the shut down.
    """
    keypad = at(g)
    if not keypad.inputs and g.bots[bot].power <= SHOCK_POWER:
        unlock(g, keypad.door, "BC-INPUT-16", bot)
    try:
        lose_power(g, bot, SHOCK_POWER, "BC-INPUT-15")
    except Cut:
        if not keypad.inputs and g.phase != "over":
            keypad_opened(g, keypad)
        raise


class IgnoreInput(Verb[Burncycle]):
    """In an optimized keypad action leave one input of choice unpaid (BC-INPUT-03)."""

    name = "ignore-input"
    arguments = (INPUT,)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if not at(g).optimized or at(g).ignored:
            return Refused("BC-INPUT-03")
        return ALLOWED if wish[INPUT] in at(g).inputs else Refused("BC-INPUT-01", input=wish[INPUT])

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        keypad = at(g)
        if not keypad.optimized or keypad.ignored or not keypad.inputs:
            return None
        return Act(self.name, One("input", dict.fromkeys(keypad.inputs)))

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, input=wanted) for wanted in dict.fromkeys(at(g).inputs)]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        close(g, wish[INPUT])
        keypad = change(g, ignored=True)
        g.tell(InputIgnored(keypad.bot, wish[INPUT]), cites="BC-INPUT-03")
        if not keypad.inputs:
            yield from open_up(g, "BC-INPUT-19")


RESOLVE, IGNORE_INPUT = Resolve(), IgnoreInput()
