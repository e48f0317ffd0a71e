"""The text beside the Database: the Firewall, each player's interface, and your cards."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Protocol

from getaway.games.breach.ground.strength import value
from getaway.games.breach.sheet.objectives import missing
from getaway.games.breach.shown.seen import program
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.model import HIDDEN
from getaway.games.breach.table.parts import BOXES, CATEGORIES, COLOURS, FIREWALL, NOWHERE, Cubes, Player

LETTERS = "".join([colour[0].upper() for colour in COLOURS])


class Words(Protocol):
    """Where words come from."""

    def render(self, message_id: str, args: Mapping[str, object] = ..., /) -> str:
        """A message with its variables filled in."""

    def __contains__(self, message_id: str) -> bool:
        """Whether there is such a message."""

    def called(self, prefix: str, name: str, /) -> str:
        """The key of what has a message with this prefix and is called so."""


def panel(view: View, texts: Words, width: int) -> Iterator[str]:
    """Where the match is, the Firewall, a few lines for each player, and what only this audience holds."""
    sheets = [line for seat in view.everyone for line in interface(view, seat, texts)]
    for line in (*above(view, texts), *sheets, *below(view, texts)):
        yield from textwrap.wrap(line, width, subsequent_indent="  ")


def common(view: View, texts: Words, width: int) -> Iterator[str]:
    """The same without the players."""
    for line in (*above(view, texts), *below(view, texts)):
        yield from textwrap.wrap(line, width, subsequent_indent="  ")


def players(view: View, texts: Words, width: int) -> Iterator[str]:
    """Every player in as few lines as possible."""
    for seat in view.everyone:
        line = "; ".join([line.strip() for line in interface(view, seat, texts)])
        yield from textwrap.wrap(line, width, subsequent_indent="  ")


def above(view: View, texts: Words) -> Iterator[str]:
    """Where the match is, and the Firewall."""
    yield texts.render("board-title", {"mode": view.mode, "round": view.round})
    yield now(view, texts)
    yield texts.render("board-firewall", firewall(view))


def below(view: View, texts: Words) -> Iterator[str]:
    """What only this audience holds, what lies around the Database, and where more is shown."""
    yield from own(view, texts)
    yield from around(view, texts)
    yield texts.render("board-legend")


def now(view: View, texts: Words) -> str:
    """The phase in words; while an activation card is resolved, that card."""
    if view.card:
        return texts.render("board-card", {"card": view.card, "number": view.active + 1})
    phase = texts.render("value-view-phase", {"value": view.phase})
    return texts.render("board-phase", {"setting-up": view.setting_up, "phase": phase, "number": view.active + 1})


def firewall(view: View) -> dict[str, object]:
    """The Firewall die, and the box of each ICE cube on the side of its track."""
    boxes: dict[str, object] = {name: f"{view.track[i]}{view.sides[i]}" for i, name in enumerate(CATEGORIES)}
    return {"die": view.die, **boxes, "state": view.guardian}


def interface(view: View, seat: int, texts: Words) -> Iterator[str]:
    """A player's interface in a few lines; before it is prepared, what has been chosen."""
    player = view.seats[seat]
    if not player.avatar:
        return
    yield texts.render("sheet-head", head(view, seat))
    if any(map(any, player.cubes)):
        yield texts.render("sheet-boxes", boxes(player))
    if view.setting_up:
        return
    if player.disk:
        yield texts.render("sheet-disk", {"disk": player.disk})
    held = {"hand": len(view.hands[seat]), "research": len(view.research[seat]), "credits": player.credits}
    yield texts.render("sheet-held", {**held, "click": view.click(seat), "configure": view.configuration(seat)})
    if player.ready:
        yield texts.render("sheet-cheats", {"ready": tuple([shown_cheat(player, cheat) for cheat in player.ready])})


def head(view: View, seat: int) -> dict[str, object]:
    """Who it is, where the Avatar stands, and what troubles it."""
    player = view.seats[seat]
    return {
        "number": seat + 1,
        "avatar": player.avatar,
        "breacher": player.breacher or "none",
        "room": view.named["place"][player.room] if player.connected else "none" if view.setting_up else "out",
        "shield": player.shield,
        "threat": player.threat,
        "viruses": sum(player.viruses),
        "firewall": player.viruses[FIREWALL],
        "attached": sum(each.on == seat for each in view.ice),
        "password": view.password == seat,
    }


def boxes(player: Player) -> dict[str, object]:
    """The cubes of each box by their letters, and the values they make."""
    shown = {f"in-{box}": letters(cubes) for box, cubes in zip(BOXES, player.cubes, strict=True)}
    return {**shown, **{name: value(player, i) for i, name in enumerate(COLOURS)}}


def letters(cubes: Cubes) -> str:
    """The cubes of a box by their first letters."""
    return "".join([letter * n for letter, n in zip(LETTERS, cubes, strict=True)]) or "-"


def shown_cheat(player: Player, cheat: str) -> str:
    """A Cheat by what it is called; that of the Breacher by the name of the card."""
    return {"breacher": player.breacher, "program": program(player)}.get(cheat, cheat)


def own(view: View, texts: Words) -> Iterator[str]:
    """What only this seat sees: its cards, and what its Objective lacks; nothing for spectators."""
    if view.seat == NOWHERE:
        return
    for name, zones in (("hand", view.hands), ("research", view.research)):
        held = zones[view.seat]
        if held and HIDDEN not in held:
            yield texts.render(f"board-{name}", {"cards": held})
    if view.objectives[view.seat]:
        needed = missing(view.seats[view.seat].disk, view.objectives[view.seat][0])
        yield texts.render("board-missing", {"missing": needed})


def around(view: View, texts: Words) -> Iterator[str]:
    """Nodes traced, who is in Omega, Viruses on the Guardian's card."""
    for seat in view.everyone:
        nodes = tuple([name for i, name in enumerate(view.named["node"]) if view.traced[i] >> seat & 1])
        if nodes:
            yield texts.render("board-traced", {"number": seat + 1, "nodes": nodes})
    if any(view.guardian_viruses):
        on = tuple([str(seat + 1) for seat, n in enumerate(view.guardian_viruses) for _ in range(n)])
        yield texts.render("board-guardian", {"numbers": on})
    here = tuple([each.name for each in view.ice if each.room == view.grid.size])
    here += tuple([player.avatar for player in view.seats if player.room == view.grid.size])
    if here:
        yield texts.render("board-omega", {"models": here})
