"""The open cards of the table apart from the bots': the mission card, the captain's, the threat card, the rooms."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from getaway.games.burncycle.floor import NO_ROOM, Room, floor
from getaway.games.burncycle.missions.tasks import Goal
from getaway.games.burncycle.shown.view import TaskSeen, View, space_name
from getaway.games.burncycle.shown.words import Words
from getaway.games.burncycle.table.mission_cards import Objective, mission_card
from getaway.games.burncycle.table.pieces import bots, captains, corporations
from getaway.games.burncycle.turn.routing import COSTS


def fitted(told: str, width: int) -> list[str]:
    """Wrap a sentence into lines, all but the first indented."""
    return textwrap.wrap(told, width, subsequent_indent="    ")


# The mission card


def mission(view: View, texts: Words, width: int) -> Iterator[str]:
    """Every floor with its objective, and the win objective (BC-MISS-02); what is done has its tick."""
    card = mission_card(view.mission)
    yield from fitted(texts.render("board-mission", {"mission": view.mission}), width)
    for leg, each in enumerate(card.floors):
        over = leg < view.leg or (leg == view.leg and view.done)
        yield texts.render("board-objective", {"floor": each.number, "objective": each.title})
        yield from work(view, each, over, texts, width)
    yield texts.render("board-objective", {"floor": 0, "objective": card.win.title})
    yield from work(view, card.win, False, texts, width)


def work(view: View, objective: Objective, over: bool, texts: Words, width: int) -> Iterator[str]:
    """A line for each task that the number of players asks for."""
    seen = view.tasks
    if objective.title != view.objective:
        seen = tuple([TaskSeen(task.key, over, 0) for task in Goal(objective, view.players).tasks])
    for task in seen:
        facts = {"task": task.task, "complete": task.complete, "times": task.times}
        yield from fitted(texts.render("board-task", facts), width)


# The captain's card and the threat card


def captain(view: View, texts: Words, width: int) -> Iterator[str]:
    """What the captain is like, what its chip in the burncycle does, and its abilities (BC-CAPCARD-01)."""
    yield from fitted(texts.render("board-captain", {"captain": view.captain}), width)
    if f"chip-of-{view.captain}" in texts:
        yield from fitted(texts.render(f"chip-of-{view.captain}"), width)
    for ability in captains()[view.captain].abilities:
        yield from fitted(texts.render("sheet-card", {"card": ability.key}), width)


def threat(view: View, texts: Words, width: int) -> Iterator[str]:
    """The levels of the threat card that the difficulty uses (BC-THREAT-01, BC-DIFF-02)."""
    yield texts.render("board-threat", {"threat": view.threat})
    for entry in corporations()[view.corporation].threat:
        if entry.kind == "event" and view.difficulty == "simplified":
            continue
        facts = {"level": entry.level, "title": entry.title, "reached": entry.level <= view.threat}
        yield from fitted(texts.render("board-threat-level", facts), width)


# Rooms


def rooms(view: View, texts: Words, width: int) -> Iterator[str]:
    """All rooms of the floor, those not yet surveilled marked (BC-ROOM-08, BC-SURVBEAD-01)."""
    for number in range(len(floor(view.plan).rooms)):
        yield from fitted(room_line(view, number, texts), width)
    yield from fitted(texts.render("board-rooms"), width)


def room_at(view: View, what: str, texts: Words, width: int) -> Iterator[str]:
    """The room of the space that was named."""
    house = floor(view.plan)
    for cell in range(house.size):
        if what == space_name(house, cell).lower() and house.room_of[cell] != NO_ROOM:
            yield from fitted(room_line(view, house.room_of[cell], texts), width)


def room_line(view: View, number: int, texts: Words) -> str:
    """A room by name, type, spaces and doors, with what it allots and how many dice it is surveilled by."""
    house = floor(view.plan)
    room = house.rooms[number]
    doors = [house.doors[door] for door in room.doors]
    facts = {
        "room": room.key,
        "type": room.type or "none",
        "spaces": extent(view, room, texts),
        "doors": ", ".join(f"{space_name(house, door.a)}-{space_name(house, door.b)}" for door in doors),
        "chip": room.allotment or "none",
        "dice": room.dice,
        "bead": number in view.unseen,
        "safe": room.safe,
    }
    return texts.render("board-room", facts)


def extent(view: View, room: Room, texts: Words) -> str:
    """The upper left and the lower right space of a room."""
    house = floor(view.plan)
    rows, columns = zip(*[house.at(cell) for cell in room.cells], strict=True)
    corners = (house.cell(min(rows), min(columns)), house.cell(max(rows), max(columns)))
    first, last = (space_name(house, cell) for cell in corners)
    return first if first == last else texts.render("board-extent", {"first": first, "last": last})


# Bot cards


def bot_card(name: str, module: bool, texts: Words, width: int) -> Iterator[str]:
    """What a bot's card says that doesn't change: limits, allotments, and what its upgrades cost."""
    card = bots()[name]
    side = card.agent
    if module:
        costs = ", ".join(map(str, card.module.costs))
        yield from fitted(texts.render("card-module", {"power": card.module.power, "costs": costs}), width)
        return
    limits = {"limit": side.limit, "advanced": side.advanced, "elite": side.elite}
    yield from fitted(texts.render("card-limits", limits), width)
    added = dict(zip(("first", "second", "third"), side.reserve, strict=True))
    reserve = {"chips": side.allotment, "cost": COSTS["reserve-1"], **added}
    yield from fitted(texts.render("card-reserve", reserve), width)
    for ability in side.unique:
        yield from fitted(texts.render("card-ability", {"card": ability.key, "cost": ability.cost}), width)


def both_sides(name: str, texts: Words, width: int) -> Iterator[str]:
    """The card of a bot that isn't in the team (BC-BOT-03)."""
    yield from fitted(texts.render("card-bot", {"bot": name}), width)
    yield from fitted(texts.render("sheet-card", {"card": bots()[name].agent.innate.key}), width)
    yield from bot_card(name, False, texts, width)
    yield from bot_card(name, True, texts, width)
    yield from fitted(texts.render("sheet-card", {"card": bots()[name].module.innate.key}), width)
