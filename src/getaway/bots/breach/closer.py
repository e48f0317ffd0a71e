"""Reasons for the seat alone: beside what everybody sees, they may go by its Objective, its hand and its goal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from getaway.bots.breach.greedy import decide, deeds, fighting
from getaway.bots.breach.greedy.acting import USES, meant
from getaway.bots.breach.greedy.goals import goal
from getaway.bots.breach.greedy.sight import needs, use_of
from getaway.bots.breach.greedy.ways import next_room
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import LAST_VIRUS, NOWHERE
from getaway.games.breach.table.pieces import Deed, Effect, malware, room_types, rooms
from getaway.kernel import Ask, Wish

Closer = tuple[str, Mapping[str, Any]]
"""The message and its facts."""
TIMELY: Final = ("boost", "unshield", "reroll", "ignore-threat", "retarget", "slide-after")
"""Effects that count only at the moment they're meant for, so that the greedy player judges them there."""


def closer(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """What the seat may be told beyond the reason that everybody hears; None where there's nothing to add."""
    found = CLOSER.get(wish.verb)
    return found(g, ask, wish) if found is not None else None


# What something is used for


def use(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """A Mission for its condition, else a card, Cheat or token for its best effect."""
    if wish.verb == "play" and malware()[wish["card"]].condition:
        return "use", {"does": "mission"}
    return used_for(g, ask, wish, meant(g, ask.seat, wish))


def activate(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """The room for its effect."""
    kind = room_types()[rooms()[g.codes[g.seats[ask.seat].room]].type]
    if any(each.do == "take-research" for each in kind.effects):
        return "use", {"does": "research"}
    return used_for(g, ask, wish, Deed(kind.effects))


def effect(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """One of several effects, if that's what is chosen as usual."""
    if ask.question.name != "which-effect" or wish != decide(g, ask):
        return None
    return used_for(g, ask, wish, Deed((Effect(wish["what"]),)))


def used_for(g: Breach, ask: Ask, wish: Wish, deed: Deed) -> Closer | None:
    """The effect that's worth most now; none where the greedy player sees no use in any."""
    timely = [each for each in deed.effects if each.do in TIMELY]
    if timely and wish == decide(g, ask):
        return "use", {"does": f"{timely[0].do}-{timely[0].what}".strip("-")}
    aim = goal(g, ask.seat)
    worth = {each: deeds.of(g, ask.seat, each, aim) for each in deed.effects}
    best = max(worth, key=lambda each: worth[each], default=None)
    return ("use", {"does": best.do}) if best is not None and worth[best] > 0 else None


# What the goal asks for


def infect(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """The node that lacks a Virus here."""
    aim, here = goal(g, ask.seat), g.seats[ask.seat].room
    if aim.node == NOWHERE or here not in aim.missing:
        return None
    return "infect-for", {"room": here, "node": aim.node, "left": len(aim.missing)}


def move(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """Where the Avatar is heading, and why."""
    aim = goal(g, ask.seat)
    if aim.room in (NOWHERE, g.seats[ask.seat].room):
        return None
    if aim.node == NOWHERE:
        return "move-hunt", {"model": aim.model}
    return "move-for", {"there": aim.room, "node": aim.node}


def step(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """The next room on the way there."""
    aim = goal(g, ask.seat)
    if aim.room == NOWHERE or next_room(g, ask.seat, aim.room) != wish["room"]:
        return None
    if aim.room != wish["room"]:
        return "go-on", {"room": wish["room"], "there": aim.room}
    return ("move-hunt", {"model": aim.model}) if aim.node == NOWHERE else move(g, ask, wish)


# What is left alone


def let_be(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """There's nothing to use, or it would change nothing, or an attack concerns others."""
    if ask.choice.count == 1:
        return "nothing-to-use", {}
    if ask.question.name != "respond-to-attack" or g.attack is None or wish != decide(g, ask):
        return None
    return "no-change" if ask.seat in (g.attack.by, g.attack.target) else "not-concerned", {}


def keep(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """A result that nothing can change, or that's good enough."""
    return "nothing-to-use" if ask.choice.count == 1 else "keep-result", {}


def take_it(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """One Virus fewer wouldn't help, or the cube is worth more."""
    if g.attack is None:
        return None
    after = sum(g.seats[ask.seat].viruses) + fighting.coming(g, g.attack) - 1
    return "out-anyway" if after >= LAST_VIRUS else "keep-cube", {}


def end_turn(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """No node that could be traced is wanted."""
    nodes = [each["node"] for act in ask.choice.acts if act.verb == "trace" for each in act.wishes()]
    wanted = needs(g, ask.seat)
    return None if any(use_of(g.tokens[node], wanted) for node in nodes) else ("trace-none", {})


def stop(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """The Avatar is where it wants to be, or the MP lead no further."""
    if goal(g, ask.seat).room == g.seats[ask.seat].room:
        return "arrived", {}
    further = any(act.verb in ("go", "reveal") for act in ask.choice.acts)
    return None if further else ("no-mp", {})


def end_actions(g: Breach, ask: Ask, wish: Wish) -> Closer | None:
    """No actions are left."""
    return ("no-actions", {}) if g.clicks >= g.click(ask.seat) else None


CLOSER: Final[dict[str, Callable[[Breach, Ask, Wish], Closer | None]]] = {
    **dict.fromkeys(USES, use),
    "activate": activate,
    "choose-what": effect,
    "infect": infect,
    "move": move,
    **dict.fromkeys(("go", "reveal"), step),
    "pass": let_be,
    "keep": keep,
    "take-it": take_it,
    "end-turn": end_turn,
    "stop": stop,
    "end-actions": end_actions,
}
"""By verb, what it's for."""
