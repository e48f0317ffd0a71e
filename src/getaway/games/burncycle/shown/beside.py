"""What stands beside the floor: threat, burncycle, bots, units, network."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

import msgspec

from getaway.games.burncycle.floor import NOWHERE, floor
from getaway.games.burncycle.ground.units import chip
from getaway.games.burncycle.shown.open_cards import bot_card
from getaway.games.burncycle.shown.view import View, space_name
from getaway.games.burncycle.shown.words import Words
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.parts import ACCESS, BANNED, Bot, Unit
from getaway.games.burncycle.table.pieces import bots
from getaway.games.burncycle.turn.routing import words

FACINGS = ("up", "right", "down", "left")


def summary(view: View, texts: Words) -> Iterator[str]:
    """Before the floor is laid: the mission, and the bots chosen so far."""
    yield texts.render("board-title", {"mission": view.mission, "difficulty": view.difficulty})
    for i, bot in enumerate(view.bots):
        yield texts.render("board-chosen", {"bot": bot.name, "module": i == view.players, "number": i + 1})


def panel(view: View, texts: Words, width: int) -> Iterator[str]:
    """Mission, threat, burncycle, reserves, and a line for each bot and unit."""
    facts = {"mission": view.mission, "difficulty": view.difficulty, "floor": floor(view.plan).number}
    lines = [
        texts.render("board-title", {"mission": view.mission, "difficulty": view.difficulty}),
        texts.render("board-floor", {**facts, "round": view.round, "threat": view.threat}),
        texts.render("board-work", {"objective": view.objective or "none", "left": left(view)}),
        texts.render("board-burncycle", {"slots": slots(view, texts)}),
        texts.render("board-team", {"chips": view.team}),
        texts.render("board-pool", msgspec.structs.asdict(view.pool)),
        *[bot_line(view, i, bot, texts) for i, bot in enumerate(view.bots)],
        *[unit_line(view, unit, texts) for unit in view.units],
        texts.render("board-network", {"ceo": view.ceo, "pings": len(view.pings)}),
    ]
    for line in lines:
        yield from textwrap.wrap(line, width, subsequent_indent="  ")


def left(view: View) -> tuple[str, ...]:
    """The tasks still to do."""
    return tuple([task.task for task in view.tasks if not task.complete])


def slots(view: View, texts: Words) -> str:
    """The slots in order: degraded chips in brackets, the one under the tracker between arrows, inactive a dash."""
    shown = []
    for i, slot in enumerate(view.slots):
        word = texts.render(f"chip-{slot.chip}") if slot.chip else "-"
        word = f"({word})" if slot.degraded else word
        shown.append(f">{word}<" if i == view.tracker else word)
    return " ".join(shown)


def bot_line(view: View, i: int, bot: Bot, texts: Words) -> str:
    """A bot in a line: where it is, its state, what it has."""
    where = space_name(floor(view.plan), bot.cell) if bot.cell != NOWHERE else "none"
    facts = {
        "number": i + 1,
        "module": i == view.players,
        "bot": bot.name,
        "space": where,
        "power": bot.power,
        "keys": bot.keys,
        "state": bot_state(bot),
        "chips": bot.reserve,
    }
    return texts.render("board-bot", facts)


def bot_state(bot: Bot) -> str:
    """The state of a bot, in a word."""
    if bot.escaped or bot.shut:
        return "escaped" if bot.escaped else "shut"
    if bot.disguise:
        return "disguised"
    return "detected" if bot.detected else "hidden" if bot.hidden else "unseen"


def unit_line(view: View, unit: Unit, texts: Words) -> str:
    """A unit in a line."""
    facts = {
        "number": unit.number,
        "unit": unit.name,
        "space": space_name(floor(view.plan), unit.cell),
        "facing": FACINGS[unit.facing],
        "state": unit.state,
        "key": unit.key,
        "sees": chip(unit.name).awareness,
    }
    return texts.render("board-unit", facts)


def legend(view: View, texts: Words, width: int) -> Iterator[str]:
    """How to read more."""
    yield from textwrap.wrap(texts.render("board-legend"), width)


def bot_sheet(view: View, i: int, texts: Words, width: int) -> Iterator[str]:
    """A bot's whole sheet: its state, and what its card says."""
    bot = view.bots[i]
    yield from textwrap.wrap(bot_line(view, i, bot, texts), width, subsequent_indent="  ")
    yield from bot_card(bot.name, i == view.players, texts, width)
    facts = {
        "upgrades": tuple([word for word, upgrade in words(bot.name).items() if upgrade in bot.upgrades]),
        "advanced": bot.advanced,
        "elite": bot.elite,
        "cards": tuple([held.card for held in bot.cards]),
        "imperative": bot.imperative or "none",
        "level": bot.level,
        "ip": ip_name(bot),
        "hand": bot.hand,
    }
    agent = () if i == view.players else ("dice", "imperative", "ip")
    for part in ("upgrades", "cards", *agent):
        yield from textwrap.wrap(texts.render(f"sheet-{part}", facts), width, subsequent_indent="  ")
    for card in known(view, i):
        yield from textwrap.wrap(texts.render("sheet-card", {"card": card}), width, subsequent_indent="  ")


def known(view: View, i: int) -> tuple[str, ...]:
    """Abilities and cards of a bot; the sheet has a sentence for each."""
    bot = view.bots[i]
    own = bots()[bot.name]
    held = [*[held.card for held in bot.cards], *bot.hand]
    if i == view.players:
        return (own.module.innate.key, *held)
    unique = [ability.key for n, ability in enumerate(own.agent.unique, 1) if f"unique-{n}" in bot.upgrades]
    return (own.agent.innate.key, *unique, *held)


def ip_name(bot: Bot) -> str:
    """Where an IP is: a node by layer and place, its access point, or off the network."""
    if bot.ip == ACCESS:
        return "access-point"
    if bot.ip < 0:
        return "banned" if bot.ip == BANNED else "none"
    return node_name(bot.ip)


def node_name(node: int) -> str:
    """A node by its layer and its place there."""
    layer = graph().layer_of[node]
    return f"{layer}.{graph().layers[layer - 1].index(node) + 1}"


def wires(view: View, texts: Words, width: int) -> Iterator[str]:
    """The network layer by layer: each node's place and kind, where its lines lead, who stands on it."""
    for layer, nodes in enumerate(graph().layers, 1):
        shown = "  ".join(f"{place}{node_shown(view, node, texts)}" for place, node in enumerate(nodes, 1))
        told = texts.render("board-layer", {"layer": layer, "nodes": shown})
        yield from textwrap.wrap(told, width, subsequent_indent="         ")
    yield texts.render("board-network", {"ceo": view.ceo, "pings": len(view.pings)})
    for i, bot in enumerate(view.bots[: view.players]):
        yield texts.render("board-ip", {"number": i + 1, "bot": bot.name, "level": bot.level, "ip": ip_name(bot)})
    yield from textwrap.wrap(texts.render("board-wires"), width, subsequent_indent="  ")


def node_shown(view: View, node: int, texts: Words) -> str:
    """The first letter of a node's kind, its lines outwards and inwards, the IPs and pings on it.

    The IP of a player who is still in the access point stands behind a plus before the node it will come to.
    """
    net = graph()
    out, into = net.outward[node], net.inward[node]
    lines = (f"<{node_name(out)}" if out >= 0 else "") + (f">{node_name(into)}" if into >= 0 else "")
    agents = list(enumerate(view.bots[: view.players]))
    here = [str(i + 1) for i, bot in agents if bot.ip == node] + ["!"] * (node in view.pings)
    coming = [str(i + 1) for i, bot in agents if bot.ip == ACCESS and net.access_node[bot.access] == node]
    marks = (f"[{''.join(here)}]" if here else "") + (f"+{''.join(coming)}" if coming else "")
    return texts.render(f"chip-{net.kind_of[node]}")[:1] + lines + marks
