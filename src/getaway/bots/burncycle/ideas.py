"""The answers worth trying out at a question: the team's in each of its moods, and what is nearly as good to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from getaway.bots.burncycle.team import acting, decide
from getaway.bots.burncycle.team.cards import free_action
from getaway.bots.burncycle.team.chips import hard_doors, live
from getaway.bots.burncycle.team.errands import door_ahead, errands
from getaway.bots.burncycle.team.manners import forbearing
from getaway.bots.burncycle.team.moods import BOLD, USUAL, WARY, Mood, in_mood
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Ask, Wish

MOST, CLOSE = 5, 4.0
"""How many answers are tried out, and how much less than the best one may be worth to the team."""
GIFTS: Final = (1, 3)
"""How much power the command module might be given."""
WEAK = 5
"""With this much power or less a command module might need some."""


class Idea(NamedTuple):
    """An answer, and the mood in which the team goes on after it."""

    wish: Wish
    mood: Mood = USUAL


def ideas(g: Burncycle, ask: Ask) -> list[Idea]:
    """The team's answer first; alone where no other comes to mind."""
    found = {(first := Idea(decide(g, ask))).wish: first}
    name = ask.question.name
    if name in MOODY:
        for mood in (WARY, BOLD):
            with in_mood(mood):
                wish = decide(g, ask)
            found.setdefault(wish, Idea(wish, mood))
    for wish in OTHERS[name](g, ask) if name in OTHERS else small(g, ask):
        if wish in ask.choice and not forbearing(g, ask.seat, wish):
            found.setdefault(wish, Idea(wish))
    return list(found.values())[:MOST]


def actions(g: Burncycle, ask: Ask) -> Iterator[Wish]:
    """Other uses of the chip, where the best is not far ahead; power for a command module that is short of it."""
    jobs = errands(g)
    if free_action(g, ask, jobs) is not None:
        return
    module, own = g.bots[g.module], g.bots[ask.seat]
    if module.power <= WEAK:
        for power in GIFTS:
            if own.power > power:
                yield Wish("repair", bot=ask.seat, other=g.module, power=power)
    found = sorted(acting.plans(g, ask.seat, jobs), key=lambda plan: -plan.worth)
    found = [plan for plan in found if plan.wish in ask.choice]
    yield from [plan.wish for plan in found if plan.worth >= found[0].worth - CLOSE and plan.wish.verb != "pass"]


def reboots(g: Burncycle, ask: Ask) -> Iterator[Wish]:
    """A reboot or not, where few chips are left, or none that opens the door before a bot."""
    active = sum([slot.active for slot in g.slots])
    if live(g) <= active // 2 or any(stands_before(g, bot) for bot in (g.active, g.module)):
        yield from (Wish("reboot"), Wish("begin-turn"))


def stands_before(g: Burncycle, bot: int) -> bool:
    """Whether a bot stands before a door whose card is hard."""
    return door_ahead(g, errands(g).get(bot)) in hard_doors(g, bot)


def at_keypad(g: Burncycle, ask: Ask) -> Iterator[Wish]:
    """Inputs, or leave it."""
    yield from (Wish("resolve-inputs"), Wish("leave-locked"))


def small(g: Burncycle, ask: Ask) -> Iterator[Wish]:
    """What the corporation's units do, where the players may choose."""
    if g.pending is not None and ask.question.name in CHOSEN:
        for item in g.pending.items[:MOST]:
            yield Wish(f"choose-{g.pending.kind}", **{g.pending.kind: item})


MOODY: Final = frozenset(("act", "moving"))
"""The questions that are answered by mood."""
CHOSEN: Final = frozenset(
    (
        "which-route",
        "which-facing",
        "which-bot-is-pursued",
        "which-chip-is-investigated",
        "which-post-for-captain",
        "which-space-for-unit",
        "which-unit-is-stunned",
        "which-unit-shuts-down",
    )
)
"""The choices among what waits that are tried out."""
OTHERS: Final[dict[str, Callable[[Burncycle, Ask], Iterator[Wish]]]] = {
    "act": actions,
    "before-turn": reboots,
    "keypad-approach": at_keypad,
}
"""The questions at which looking ahead pays."""
