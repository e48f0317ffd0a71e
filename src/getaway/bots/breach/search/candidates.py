"""The answers worth a simulation: the greedy one first, then others with a purpose, best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from getaway.bots.breach.greedy import acting, decide, deeds, sheet
from getaway.bots.breach.greedy.acting import Plan
from getaway.bots.breach.greedy.answers import MODEST
from getaway.bots.breach.greedy.goals import goal
from getaway.games.breach.database.links import links
from getaway.games.breach.malware.windows import WINDOWS
from getaway.games.breach.sheet.cubes import can_shift
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ATTACK, DEFENSE, MOVEMENT
from getaway.kernel import Ask, Seat, Wish

MOST: Final = 8
SHOWN: Final = 12
"""Of other questions, up to this many answers are looked at."""
CLEAR: Final = frozenset(
    {
        "push",
        "which-colour",
        "which-starting-cube",
        "which-avatar",
        "which-breacher",
        "which-interface",
        "which-program",
        "discard",
        "discard-one",
        "put-back",
        "which-virus",
        "which-token-to-drop",
        "which-gateway",
        "where-to-put-it",
        "which-track",
        "configure",
        "which-ice",
        "which-ice-quick",
        "which-ice-leaves",
        "which-target",
        "where-ice-goes",
        "where-to-slide",
    }
)
"""Questions for which the greedy rule is good enough."""
RESPONSES: Final = frozenset(question.name for question in WINDOWS.values())
"""Others wait for these answers. They're never searched: it takes as long to pass with a card in hand as without."""
Plans = Callable[[Breach, Ask], Iterable[Plan]]


def candidates(g: Breach, ask: Ask, most: int = MOST) -> tuple[Wish, ...]:
    """What could be answered with a purpose, the greedy answer first; nothing that would surely be wasted."""
    first = decide(g, ask)
    if ask.question.name in CLEAR | RESPONSES or ask.choice.count == 1:
        return (first,)
    plans = sorted(PLANS.get(ask.question.name, any_of)(g, ask), key=lambda plan: -plan.worth)
    wishes = [plan.wish for plan in plans if plan.wish in ask.choice and not wasted(g, ask.seat, plan.wish)]
    return tuple(dict.fromkeys([first, *wishes]))[:most]


def wasted(g: Breach, seat: Seat, wish: Wish) -> bool:
    """Whether a card, Cheat or token would be used for nothing; a position hardly shows what it's worth to keep one."""
    return wish.verb in acting.USES and deeds.idle(g, seat, acting.meant(g, seat, wish), goal(g, seat))


def any_of(g: Breach, ask: Ask) -> Iterator[Plan]:
    """Every answer, if there are few."""
    if ask.choice.count <= SHOWN:
        yield from [Plan(0.0, wish) for wish in ask.choice]


def actions(g: Breach, ask: Ask) -> Iterator[Plan]:
    """Actions, cards, Cheats and tokens with their greedy worth, and the actions that the greedy player leaves out."""
    seat, aim = ask.seat, goal(g, ask.seat)
    yield from acting.uses(g, seat, ask.choice, aim)
    for act in ask.choice.acts:
        if act.verb == "buy":
            yield from [Plan(1.0, wish) for wish in act.wishes()]
    if g.clicks >= g.click(seat) or not g.seats[seat].connected:
        yield Plan(acting.ENOUGH, Wish("end-actions"))
        return
    yield from first_developments(acting.developments(g, seat, aim))
    yield from [plan for plan in acting.actions(g, seat, aim) if plan.wish.verb != "develop"]
    for verb, colour, worth in (("move", MOVEMENT, 0.8), ("attack", ATTACK, 0.4), ("shield", DEFENSE, 0.2)):
        if can_shift(g.seats[seat], colour):
            yield Plan(worth, sheet.shift(g, seat, verb, colour))
    yield Plan(0.7, Wish("infect"))


def first_developments(plans: Iterable[Plan]) -> list[Plan]:
    """The two best boxes are enough."""
    return sorted(plans, key=lambda plan: -plan.worth)[:2]


def steps(g: Breach, ask: Ask) -> Iterator[Plan]:
    """Rooms to go to or reveal, the room here, and the end of the Move; cards with their worth."""
    yield from acting.uses(g, ask.seat, ask.choice, goal(g, ask.seat))
    for act in ask.choice.acts:
        if act.verb in ("go", "reveal", "activate", *MODEST):
            yield from [Plan(0.5, wish) for wish in act.wishes()]


def turns(g: Breach, ask: Ask) -> Iterator[Plan]:
    """One turn for each way the links of the room can lie: a room may look the same from two sides."""
    room: int = g.pending.about if g.pending is not None else 0  # type: ignore[assignment]
    lying = {links(g.codes[room], wish["turn"], False): wish for wish in reversed(list(ask.choice))}
    yield from [Plan(0.0, wish) for wish in lying.values()]


PLANS: Final[dict[str, Plans]] = {"act": actions, "move": steps, "turn-room": turns}
