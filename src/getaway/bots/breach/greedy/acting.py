"""The Action Phase: what costs no action first, then the best action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from getaway.bots.breach.greedy import deeds, fighting, sheet
from getaway.bots.breach.greedy.goals import Goal, goal, kept, useful_rooms
from getaway.bots.breach.greedy.sight import hand, needs, use_of
from getaway.bots.breach.greedy.ways import next_room
from getaway.games.breach.actions.move import pool
from getaway.games.breach.database.links import connected, ways
from getaway.games.breach.ground.strength import value
from getaway.games.breach.malware.play import ALTERNATIVE
from getaway.games.breach.sheet.cheats import deed_of, visible_program
from getaway.games.breach.sheet.cubes import can_shift
from getaway.games.breach.sheet.develop import development
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ATTACK, DEFENSE, HAND, MOVEMENT, NOWHERE
from getaway.games.breach.table.pieces import Deed, malware, research
from getaway.kernel import Ask, Choice, Seat, Wish

ENOUGH: Final = 0.3
"""What something free must be worth to be used now rather than kept."""
INFECT, ELSEWHERE, GO, NEARER, LACKING = 2.2, 1.3, 1.4, 0.9, 0.6
STRIKE: Final = 0.9
"""An attack must be worth more than this: it costs an action and a cube."""
CHEAT: Final = 0.35
ORDER: Final = ("slide", "program", "breacher", "breach")
"""The Cheats from the most useful on."""

USES: Final = ("play", "cheat", "research", "play-alternative")
"""The verbs for cards, Cheats and tokens."""


class Plan(NamedTuple):
    """Something to do and what it is worth."""

    worth: float
    wish: Wish


def answer(g: Breach, ask: Ask) -> Wish:
    """The best of what is free, else the best action, else none."""
    seat, aim = ask.seat, goal(g, ask.seat)
    found = free(g, ask, aim)
    if found is not None:
        return found
    if g.clicks >= g.click(seat) or not g.seats[seat].connected:
        return Wish("end-actions")
    plans = [plan for plan in actions(g, seat, aim) if plan.wish in ask.choice]
    best = max(plans, key=lambda plan: plan.worth, default=None)
    return best.wish if best is not None and best.worth > 0 else Wish("end-actions")


# What costs no action


def free(g: Breach, ask: Ask, aim: Goal, enough: float = ENOUGH) -> Wish | None:
    """A Purchase of Information, or the card, Cheat or token that is worth most now."""
    bought = deeds.purchase(g, ask.seat)
    if bought and Wish("buy", reward=bought) in ask.choice:
        return Wish("buy", reward=bought)
    best = max(uses(g, ask.seat, ask.choice, aim), key=lambda plan: plan.worth, default=None)
    return best.wish if best is not None and best.worth >= enough else None


def uses(g: Breach, seat: Seat, choice: Choice, aim: Goal) -> Iterator[Plan]:
    """Every card, Cheat and token that could be used, and what it is worth."""
    for act in choice.acts:
        if act.verb in USES:
            for wish in act.wishes():
                yield Plan(deeds.worth(g, seat, meant(g, seat, wish), aim), wish)


def meant(g: Breach, seat: Seat, wish: Wish) -> Deed:
    """What a wish would bring about."""
    if wish.verb == "play":
        return malware()[wish["card"]]
    if wish.verb == "cheat":
        return deed_of(g, seat, wish["cheat"])
    return ALTERNATIVE if wish.verb == "play-alternative" else Deed(research()[wish["token"]].effects)


# Actions


def actions(g: Breach, seat: Seat, aim: Goal) -> Iterator[Plan]:
    """Every action worth a thought."""
    player = g.seats[seat]
    here = player.room
    wanted = here in useful_rooms(g, seat, aim)
    if wanted:
        yield Plan(INFECT if here in aim.missing else ELSEWHERE, Wish("infect"))
        if blocked(g, seat):
            yield Plan(INFECT, sheet.shift(g, seat, "shield", DEFENSE))
    if can_shift(player, ATTACK):
        worth = fighting.best_target(g, seat, value(player, ATTACK) + fighting.boosts(g, seat), player.reach)[0]
        if worth > STRIKE:
            yield Plan(worth, sheet.shift(g, seat, "attack", ATTACK))
    yield from moves(g, seat, aim)
    yield from developments(g, seat, aim)
    yield from configurations(g, seat, aim)
    if g.clicks + 1 == g.click(seat) or wanted:
        yield Plan(fighting.endangered(g, seat), sheet.shift(g, seat, "shield", DEFENSE))


def blocked(g: Breach, seat: Seat) -> bool:
    """Whether the only thing against an Infect is an ICE that a shield keeps off."""
    player = g.seats[seat]
    return not player.shield and any(each.room == player.room for each in g.ice)


def moves(g: Breach, seat: Seat, aim: Goal) -> Iterator[Plan]:
    """A Move towards the goal, if its MP are enough for a step."""
    player = g.seats[seat]
    if aim.room in (NOWHERE, player.room) or not can_shift(player, MOVEMENT):
        return
    step, mp = next_room(g, seat, aim.room), pool(g, seat)
    if step == player.room:
        return
    cost = ways(g.layout)[player.room][step]
    if cost <= mp:
        yield Plan(GO if step == aim.room or mp > cost + 2 else NEARER, sheet.shift(g, seat, "move", MOVEMENT))


def developments(g: Breach, seat: Seat, aim: Goal) -> Iterator[Plan]:
    """The best development box, with the best Cheat that is free; a Slide to the goal spares a Move."""
    player = g.seats[seat]
    open_ = [cheat for cheat in ORDER if cheat not in player.ready]
    if not open_ or not player.cubes_left:
        return
    gain, cheat = max([(ready(g, seat, cheat, aim), cheat) for cheat in open_], key=lambda pair: pair[0])
    for box in player.cubes_left:
        worth = deeds.worth(g, seat, development(g, seat, box), aim)
        yield Plan(0.75 * worth + gain - 0.2, Wish("develop", box=box + 1, cheat=cheat))


def ready(g: Breach, seat: Seat, cheat: str, aim: Goal) -> float:
    """What it is worth to have a Cheat ready, which can be used at once or later."""
    if cheat == "slide":
        return GO if slides_to(g, seat, aim) else CHEAT
    deed = deed_of(g, seat, cheat)
    timely = cheat != "program" or malware()[visible_program(g, seat)].timing == "action-phase"
    return max(CHEAT - 0.05 * ORDER.index(cheat), deeds.worth(g, seat, deed, aim) if timely else 0.0)


def slides_to(g: Breach, seat: Seat, aim: Goal) -> bool:
    """Whether a Slide leads to the goal."""
    here = g.seats[seat].room
    if aim.room in (NOWHERE, here):
        return False
    return connected(g, here, aim.room) and not g.is_dark(aim.room)


def configurations(g: Breach, seat: Seat, aim: Goal) -> Iterator[Plan]:
    """Pushes, above all for an Avatar that cannot move on; or a card."""
    player = g.seats[seat]
    stuck = aim.room not in (NOWHERE, player.room) and not can_shift(player, MOVEMENT)
    yield Plan(sheet.useful(player, 2) + (LACKING if stuck else 0.0), Wish("configure", what="pushes"))
    yield Plan(0.3 if len(hand(g, seat)) < HAND else 0.0, Wish("configure", what="draw"))


def configure(g: Breach, ask: Ask) -> Wish:
    """The Configuration Phase: Pushes while they help, else a card."""
    player = g.seats[ask.seat]
    if sheet.away(player.avatar, player.cubes) >= 2:
        return Wish("configure", what="pushes")
    return Wish("configure", what="draw") if len(hand(g, ask.seat)) < HAND else Wish("end-configuring")


def develop_freely(g: Breach, ask: Ask) -> Wish:
    """A free Develop pays no cost: the best box."""
    aim = goal(g, ask.seat)
    return max(
        ask.choice,
        key=lambda wish: (
            deeds.worth(g, ask.seat, development(g, ask.seat, wish["box"] - 1), aim),
            -ORDER.index(wish["cheat"]),
        ),
    )


def trace(g: Breach, ask: Ask) -> Wish:
    """Whatever brings wanted Information first; other tokens only if no Virus is missed elsewhere."""
    seat = ask.seat
    wanted, aim = needs(g, seat), goal(g, seat)
    nodes = [wish["node"] for act in ask.choice.acts if act.verb == "trace" for wish in act.wishes()]
    best = max(nodes, key=lambda node: use_of(g.tokens[node], wanted))
    if use_of(g.tokens[best], wanted):
        return Wish("trace", node=best)
    keep = kept(g, seat, aim)
    for node in nodes:
        spare = not any(keep >> room & 1 for room in g.grid.nodes[node].rooms)
        if spare and g.tokens[node] and len(g.seats[seat].disk) + sum(wanted) < 6:
            return Wish("trace", node=node)
    return Wish("end-turn")
