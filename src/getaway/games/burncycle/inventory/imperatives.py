"""Imperatives: a restriction or condition on one agent, which pays when it is met and costs when it is broken."""

from __future__ import annotations

from getaway.games.burncycle.bots.power import gain_power, lose_power
from getaway.games.burncycle.ground.effects import Cites, whose
from getaway.games.burncycle.ground.ending import in_own_turn
from getaway.games.burncycle.ground.happenings import Did
from getaway.games.burncycle.ground.supply import discard_card, draw_card
from getaway.games.burncycle.inventory.events import (
    ImperativeBroken,
    ImperativeDone,
    ImperativeDrawn,
    ImperativeDropped,
)
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import Effect, Imperative, imperatives
from getaway.kernel import ALLOWED, Refused, Script, Seat, Verdict

PENALTY = 1
"""What breaking or dropping an imperative costs (BC-IMP-10, BC-IMP-11)."""
FOR_ALL = ("round-end", "floor")
"""What ends for all agents at once; everything else counts for the agent that does it."""


def draw_imperative(g: Burncycle, i: int, cites: Cites) -> Script[None]:
    """An agent without an imperative draws one (BC-IMP-02, BC-IMP-04); the command module never (BC-IMP-06).

    An agent that met the last one in the same action has none, so it draws (BC-IMP-09). A shut down agent gets no cards
    (BC-SHUTBOT-21).
    """
    if i in (NOWHERE, g.module) or g.bots[i].imperative or g.bots[i].shut or g.bots[i].escaped:
        return
    card = yield from draw_card(g, "imperatives")
    if card:
        g.set_bot(i, imperative=card, imperative_age=first_age(g, i, imperatives()[card]))
        g.tell(ImperativeDrawn(i, card), cites=cites)


def first_age(g: Burncycle, i: int, card: Imperative) -> int:
    """Turns are counted from the next one: the end of the turn in which it was drawn is not one of them."""
    return -1 if "turn-end" in card.ends and in_own_turn(g, i) else 0


def give_imperatives(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Each agent it is for draws one, unless it has one (BC-IMP-03, BC-THRCARD-09)."""
    for i in (yield from whose(g, bot, effect)):
        yield from draw_imperative(g, i, cites)


# Met and broken


def notice(g: Burncycle, happened: Did) -> None:
    """What an agent does, or what ends for all, may break its imperative or end the restriction (BC-IMP-12, -15)."""
    if happened.what in FOR_ALL:
        concerned = g.everyone
    else:
        concerned = () if happened.bot in (NOWHERE, g.module) else (happened.bot,)
    for i in concerned:
        name = g.bots[i].imperative
        if name:
            look_at(g, i, imperatives()[name], happened.what)


def look_at(g: Burncycle, i: int, card: Imperative, what: str) -> None:
    """Whether this breaks the imperative, or ends its restriction often enough."""
    if what in card.broken_by:
        break_it(g, i)
    elif what in card.ends:
        age = g.bots[i].imperative_age + 1
        g.set_bot(i, imperative_age=age)
        if age >= card.times:
            complete(g, i)


def complete(g: Burncycle, i: int) -> None:
    """The imperative is discarded at once and pays its power, whatever is going on (BC-IMP-07, BC-IMP-08)."""
    name = put_away(g, i)
    g.tell(ImperativeDone(i, name), cites=("BC-IMP-07", "BC-IMP-15"))
    gain_power(g, i, imperatives()[name].power, "BC-IMP-07")


def break_it(g: Burncycle, i: int) -> None:
    """The imperative is discarded; the power it costs is lost as soon as the current step is complete (BC-IMP-11)."""
    name = put_away(g, i)
    g.tell(ImperativeBroken(i, name), cites=("BC-IMP-11", "BC-IMP-12"))
    g.later("imperative-broken", i)


def pay_for_it(g: Burncycle, todo: Todo) -> Script[None]:
    """The 1 power is an ordinary loss and may shut the agent down (BC-IMP-13)."""
    yield from ()
    lose_power(g, todo.a, PENALTY, ("BC-IMP-11", "BC-IMP-13"))


def put_away(g: Burncycle, i: int) -> str:
    """The imperative goes to the discards."""
    name = g.bots[i].imperative
    g.set_bot(i, imperative="", imperative_age=0)
    discard_card(g, "imperatives", name)
    return name


# Dropping it


def judge_drop(g: Burncycle, seat: Seat) -> Verdict:
    """An agent with an imperative and power to lose may drop it whenever it likes (BC-IMP-10)."""
    bot = g.bots[seat]
    return ALLOWED if bot.imperative and bot.power and not bot.escaped else Refused("BC-IMP-10")


def drop(g: Burncycle, seat: Seat) -> None:
    """The imperative goes for 1 power; if that was the last, effects of a card that have begun stop (BC-SHUTBOT-05).

    They didn't shut the agent down, so the turn doesn't wait for them.
    """
    name = put_away(g, seat)
    g.tell(ImperativeDropped(seat, name), cites="BC-IMP-10")
    carrying, g.carrying = g.carrying, 0
    lose_power(g, seat, PENALTY, ("BC-IMP-10", "BC-IMP-13"))
    g.carrying = carrying
