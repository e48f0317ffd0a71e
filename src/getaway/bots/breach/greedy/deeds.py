"""What effects are worth to a player just now, in actions: cards, Programs, Cheats, development boxes, tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.bots.breach.greedy import fighting, sheet
from getaway.bots.breach.greedy.goals import Goal, kept, mine, useful_rooms
from getaway.bots.breach.greedy.sight import hand, needs
from getaway.bots.breach.greedy.ways import FAR, next_room, to
from getaway.games.breach.attack.threat import LAST
from getaway.games.breach.cards.database_effects import rooms_for
from getaway.games.breach.database.distance import steps
from getaway.games.breach.database.links import ways
from getaway.games.breach.ground.strength import value
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ATTACK, COLOURS, FIREWALL, GUARDIAN, HAND, LAST_VIRUS, NOWHERE
from getaway.games.breach.table.pieces import Deed, Effect, rewards
from getaway.games.breach.tokens.purchase import INFORMATION, price_of
from getaway.kernel import Seat

Worth = Callable[[Breach, Seat, Effect, Goal], float]
STEADY: Final = {"discard": -0.1, "steal-credit": 0.5, "credit": 0.7, "slide-after": 0.4, "move": 0.7, "retarget": 1.0}
"""Effects that are always worth the same."""
CERTAIN: Final = frozenset({"push", "draw", "reset-threat", "remove-virus", "shield", "move-gateway"})
"""Effects of which it's certain when they bring nothing."""


def worth(g: Breach, seat: Seat, deed: Deed, aim: Goal) -> float:
    """The sum of what a deed brings, less its cost and danger."""
    total = sum([of(g, seat, each, aim) for each in (*deed.danger, *deed.effects)])
    if deed.choose:
        total = sum(sorted([of(g, seat, each, aim) for each in deed.effects])[-deed.choose :])
    return total - sum([0.5 if cost.do == "cache" else 0.6 * cost.n for cost in deed.cost])


def of(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """What one effect is worth."""
    found = WORTH.get(effect.do)
    return found(g, seat, effect, aim) if found is not None else STEADY.get(effect.do, 0.0) * effect.n


def idle(g: Breach, seat: Seat, deed: Deed, aim: Goal) -> bool:
    """Whether a deed would surely be wasted now, such as clearing Threat where there is none."""
    return bool(deed.effects) and all(each.do in CERTAIN and of(g, seat, each, aim) <= 0 for each in deed.effects)


# The player's own sheet


def pushes(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """Pushes while cubes are abroad; one is made in any case, so it can do harm."""
    return sheet.useful(g.seats[seat], effect.n) or -0.2


def cards(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """Cards that the hand has room for."""
    return 0.35 * min(effect.n, HAND - len(hand(g, seat)))


def cube(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A cube of a colour that is missed more or less."""
    weight = 1.0 if effect.what == "any" else sheet.WEIGHTS[COLOURS.index(effect.what)]
    return 1.2 * weight


def tokens(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """Research tokens, unseen."""
    return 0.4 * effect.n


def information(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A partial token of a wanted type."""
    return 3.0 if any(needs(g, seat)) else 0.0


def discount(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """Worth as much as the Information it brings within reach."""
    return 2.0 if purchase(g, seat, effect.n) else -1.0


def purchase(g: Breach, seat: Seat, less: int = 0) -> str:
    """The cheapest Information that can be paid; what brings more besides comes first among equals."""
    have = g.seats[seat].credits
    if not any(needs(g, seat)):
        return ""
    offered = [each for each in g.rewards if any(e.do == "partial-info" for e in rewards()[each].effects)]
    paid = [each for each in (*offered, INFORMATION) if price_of(each, less) <= have]
    return min(paid, key=lambda each: (price_of(each, less), each == INFORMATION), default="")


# The player's own Avatar


def threat(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """Threat, above all the step that brings a Virus."""
    player = g.seats[seat]
    if player.shield:
        return 0.0
    if player.threat + effect.n <= LAST:
        return -0.25 * effect.n
    return -3.0 if sum(player.viruses) == LAST_VIRUS - 1 else -0.9


def reset(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """No Threat any more."""
    return (0.0, 0.25, 0.6)[g.seats[seat].threat]


def harm(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A Virus on our own Avatar, above all the last."""
    return -4.0 if sum(g.seats[seat].viruses) == LAST_VIRUS - 1 else -0.6


def cure(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """Fewer Viruses on our own Avatar."""
    return 0.7 * min(effect.n, g.seats[seat].viruses[FIREWALL])


def shield(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A shield that a Move would cost at once is worth nothing."""
    player = g.seats[seat]
    stays = g.in_firewall_turn or g.clicks >= g.click(seat)
    return 0.3 + fighting.endangered(g, seat) if stays and player.connected and not player.shield else 0.0


def slides(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A Slide to the goal is as good as a Move; one that leads away from it is not wanted."""
    here = g.seats[seat].room
    if aim.room in (here, NOWHERE) or here == NOWHERE:
        return -0.6
    step = next_room(g, seat, aim.room)
    if g.is_dark(step) or step == here:
        return -0.3
    near = steps(g.layout, here)[aim.room]
    return 1.0 if near <= effect.n else 0.5


def appear(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A room around a traced node that is the goal, or far nearer to it."""
    if aim.room == NOWHERE:
        return -1.0
    far, here = to(g, seat, aim.room), g.seats[seat].room
    rooms = [room for node, mask in enumerate(g.traced) if mask >> seat & 1 for room in g.grid.nodes[node].rooms]
    best = min([far[room] for room in rooms], default=FAR)
    return 1.0 if best == 0 or far[here] - best > 4 else -1.0


def blow(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A free Attack at the best target in Range."""
    player = g.seats[seat]
    if not player.connected:
        return 0.0
    power = value(player, ATTACK) + effect.n
    return fighting.best_target(g, seat, power, player.reach + effect.range)[0]


def reach(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """Range for the turn is worth an attack that is out of reach without it."""
    player, power = g.seats[seat], fighting.full_power(g, seat)
    if effect.what != "turn" or not power or g.clicks >= g.click(seat):
        return 0.0
    with_it = fighting.best_target(g, seat, power, player.reach + effect.n)[0]
    return with_it - 1.0 if with_it > fighting.best_target(g, seat, power, player.reach)[0] else -1.0


# The Database


def infection(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A Virus where a wanted node lacks one spares a Move and an Infect."""
    there = [room for room in useful_rooms(g, seat, aim) if room in rooms_for(g, seat, effect.where)]
    return (1.0 if effect.where == "here" else 1.6) * min(effect.n, len(there)) if there else -0.2


def drift(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A Virus that serves no goal goes to a room that does."""
    return 1.5 if drifting(g, seat, aim) else -1.0


def drifting(g: Breach, seat: Seat, aim: Goal) -> tuple[int, int] | None:
    """Which Virus goes where: from a room that the goal does not need to a missing one beside it."""
    own, keep = mine(g, seat), kept(g, seat, aim)
    for room in aim.missing:
        for beside in g.grid.beyond[room]:
            if beside != NOWHERE and own >> beside & 1 and not keep >> beside & 1:
                return beside, room
    return None


def shortcut(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A Breach or a room turned is worth something where the way to the goal is a long one."""
    here = g.seats[seat].room
    if aim.room in (here, NOWHERE) or here == NOWHERE:
        return -0.1
    over = to(g, seat, aim.room)[here] - 2.0 * straight_steps(g, here, aim.room)
    return 0.8 if over >= 1.5 else -0.1


def straight_steps(g: Breach, a: int, b: int) -> int:
    """How many rooms lie between two, across closed links too; Omega counts as one of them."""
    if max(a, b) >= g.grid.size:
        return 1
    return abs(a // g.cols - b // g.cols) + abs(a % g.cols - b % g.cols)


def gateway(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """Move the Gateway that the Guardian is about to reach."""
    found = g.model(GUARDIAN)
    if not g.awake() or found is None or not any(needs(g, seat)):
        return 0.0
    goal_room = g.gateways[0].room
    near = found.room == goal_room or goal_room in ways(g.layout)[found.room]
    return 1.0 if near and len(g.gateways) <= 3 else 0.0


def peek(g: Breach, seat: Seat, effect: Effect, aim: Goal) -> float:
    """A look at the cards to come, and their order."""
    return 0.35


WORTH: Final[dict[str, Worth]] = {
    "push": pushes,
    "draw": cards,
    "gain-cube": cube,
    "research": tokens,
    "partial-info": information,
    "discount": discount,
    "threat": threat,
    "reset-threat": reset,
    "virus-self": harm,
    "remove-virus": cure,
    "shield": shield,
    "slide": slides,
    "place-avatar": appear,
    "attack": blow,
    "range": reach,
    "place-virus": infection,
    "move-virus": drift,
    "open-breach": shortcut,
    "rotate": shortcut,
    "darken": shortcut,
    "move-gateway": gateway,
    "peek": peek,
}
