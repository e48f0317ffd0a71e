"""Spending MP: on to the goal, and the rooms on the way where MP are to spare."""

from __future__ import annotations

from getaway.bots.breach.greedy import deeds, sheet
from getaway.bots.breach.greedy.acting import free
from getaway.bots.breach.greedy.goals import Goal, goal
from getaway.bots.breach.greedy.sight import hand
from getaway.bots.breach.greedy.ways import left, next_room
from getaway.games.breach.actions.enter import cost_of
from getaway.games.breach.database.links import own_link
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import HAND, NOWHERE
from getaway.games.breach.table.pieces import Deed, malware, research, room_types, rooms
from getaway.kernel import Ask, Seat, Wish

WORTHY = 0.2
"""What activating a room must be worth."""


def answer(g: Breach, ask: Ask) -> Wish:
    """Missions that are due, a boost that reaches the goal, the room here, the next room, and then stop."""
    seat, aim = ask.seat, goal(g, ask.seat)
    extra = cards(g, ask, aim)
    if extra is not None:
        return extra
    here, mp = g.seats[seat].room, g.moves[-1].mp
    far = left(g, seat, aim.room) if aim.room != NOWHERE else 0.0
    if Wish("activate") in ask.choice and spare(g, seat, mp, far) and of_use(g, seat, aim):
        return Wish("activate")
    if aim.room not in (here, NOWHERE):
        step = next_room(g, seat, aim.room)
        for wish in (Wish("go", room=step), Wish("reveal", room=step)):
            if wish in ask.choice and worth_it(g, seat, wish, mp):
                return wish
    if Wish("activate") in ask.choice and of_use(g, seat, aim):
        return Wish("activate")
    return Wish("stop")


def spare(g: Breach, seat: Seat, mp: int, far: float) -> bool:
    """Whether the MP are enough for the room here and for the rest of the way, or not even for the way alone."""
    cost = room_types()[rooms()[g.codes[g.seats[seat].room]].type].mp
    return mp - cost >= far or far - mp >= 2


def of_use(g: Breach, seat: Seat, aim: Goal) -> bool:
    """Whether the room here does something useful now."""
    kind = rooms()[g.codes[g.seats[seat].room]].type
    if kind == "industrial":
        return len(hand(g, seat)) < HAND
    if kind == "void":
        return True
    return deeds.worth(g, seat, Deed(room_types()[kind].effects), aim) >= WORTHY


def worth_it(g: Breach, seat: Seat, wish: Wish, mp: int) -> bool:
    """A dark room is revealed if it can be entered, too; otherwise a later Move pays for the link again."""
    if wish.verb == "go":
        return cost_of(g, seat, wish["room"]) <= mp
    return own_link(g, g.seats[seat].room, wish["room"]) <= mp


def cards(g: Breach, ask: Ask, aim: Goal) -> Wish | None:
    """Missions whose condition has just occurred, MP for a step that is out of reach, and all that is good anyway."""
    seat = ask.seat
    far = left(g, seat, aim.room) if aim.room != NOWHERE else 0.0
    for act in ask.choice.acts:
        if act.verb not in ("play", "research"):
            continue
        for wish in act.wishes():
            deed = malware()[wish["card"]] if act.verb == "play" else Deed(research()[wish["token"]].effects)
            if act.verb == "play" and malware()[wish["card"]].condition:
                return wish
            more = sum([each.n for each in deed.effects if each.do == "boost" and each.what == "movement"])
            if more and g.moves[-1].mp < far <= g.moves[-1].mp + more:
                return wish
    return free(g, ask, aim, enough=0.5) if sheet.away(g.seats[seat].avatar, g.seats[seat].cubes) else None
