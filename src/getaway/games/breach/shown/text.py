"""The table drawn in plain text: the Database with its links, nodes and models, and everything else beside or under it.

Every word comes from the game's texts; nothing here reads more than a view.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from getaway.games.breach.database.links import CLOSED, links
from getaway.games.breach.sheet.objectives import missing
from getaway.games.breach.shown import detail as details
from getaway.games.breach.shown import panel as beside
from getaway.games.breach.shown.panel import Words
from getaway.games.breach.shown.seen import program
from getaway.games.breach.shown.view import View, place
from getaway.games.breach.table.parts import NOWHERE, SIDES
from getaway.kit.declared import Drawing

WIDE = 10
"""Characters of a room."""
MARGIN = 5
MIDDLE = WIDE // 2
NARROWEST, SLIMMEST = 30, 24
"""With fewer columns than this beside the Database, the players stand under it; with still fewer, everything.

They stand there also where that is shorter.
"""
NORTH, EAST, SOUTH, WEST = range(len(SIDES))
DARK = "####"
CORNER, NO_TOKEN = "+", "."
AVATAR = "@"
LEVEL = {None: "-", False: "=", True: "~"}
UPRIGHT = {None: "|", False: '"', True: "'"}
"""A border without a Breach, with one, and with one that is turned over."""


def render_text(view: View, texts: Words, width: int, now: int = 0) -> str:
    """The whole table as this audience sees it."""
    board = drawn_database(view)
    broad = max(map(len, board)) + 2
    free = width - broad
    if free < SLIMMEST:
        return "\n".join([*board, *beside.panel(view, texts, width)])
    everything = joined(board, beside.panel(view, texts, free), broad)
    parted = [*joined(board, beside.common(view, texts, free), broad), *beside.players(view, texts, width)]
    return "\n".join(parted if free < NARROWEST or len(parted) < len(everything) else everything)


def joined(board: list[str], panel: Iterable[str], broad: int) -> list[str]:
    """What stands beside the Database, line by line."""
    return [f"{left:{broad}}{right}".rstrip() for left, right in zip_longest(board, panel, fillvalue="")]


# The Database


def drawn_database(view: View) -> list[str]:
    """Rooms in lettered columns and numbered rows, nodes where their corners meet, Gateways and Omega around."""
    lines = [outer_line(view, NORTH)]
    for row in range(view.rows):
        lines += [level_border(view, row), *room_lines(view, row)]
    lines += [level_border(view, view.rows), outer_line(view, SOUTH)]
    return [line.rstrip() for line in lines if line.strip()]


def outer_line(view: View, side: int) -> str:
    """Above the rooms their columns, and above or below them what lies at their outer sides."""
    row = 0 if side == NORTH else view.rows - 1
    cells = []
    for col in range(view.cols):
        letter = place(view.grid, col)[0] if side == NORTH else ""
        cells.append(f"{letter} {outside(view, row * view.cols + col, side)}".strip().center(WIDE + 1))
    return " " * MARGIN + "".join(cells)


def outside(view: View, room: int, side: int) -> str:
    """A Gateway or Omega at an outer side of a room."""
    for gate in view.gateways:
        if (gate.room, gate.side) == (room, side):
            return f"G{gate.number}"
    return "OM" if view.omega != NOWHERE and view.grid.outer[view.omega] == (room, side) else ""


def level_border(view: View, row: int) -> str:
    """The line above a row of rooms: nodes, and Breaches between the rooms above and below."""
    drawn = [" " * (MARGIN - 1), point(view, row, 0)]
    for col in range(view.cols):
        below = row * view.cols + col
        breach = breach_on(view, below - view.cols, below) if 0 < row < view.rows else None
        drawn += [LEVEL[breach] * WIDE, point(view, row, col + 1)]
    return "".join(drawn)


def point(view: View, row: int, col: int) -> str:
    """The node at the upper left of a place in the grid: its Information, or none; corners aren't nodes."""
    around = [(row - 1, col - 1), (row - 1, col), (row, col - 1), (row, col)]
    rooms = tuple([r * view.cols + c for r, c in around if 0 <= r < view.rows and 0 <= c < view.cols])
    for i, node in enumerate(view.grid.nodes):
        if tuple(sorted(node.rooms)) == rooms:
            return token_letter(view.tokens[i])
    return CORNER


def token_letter(token: str) -> str:
    """The first letter of a token's type, small for half of it."""
    return token.removeprefix("half-")[0] if token.startswith("half-") else (token[:1].upper() or NO_TOKEN)


def breach_on(view: View, a: int, b: int) -> bool | None:
    """Whether the back of the Breach between two rooms is up; None where there is none."""
    return dict(view.breaches).get(view.grid.borders.index((a, b)))


def room_lines(view: View, row: int) -> list[str]:
    """The three lines of a row of rooms, with the borders between them."""
    drawn = [list(margin) for margin in left_margin(view, row)]
    for col in range(view.cols):
        room = row * view.cols + col
        breach = breach_on(view, room - 1, room) if col else None
        for i, line in enumerate(room_cell(view, room)):
            drawn[i] += [UPRIGHT[breach], line]
    ends = ("|", "|" + outside(view, (row + 1) * view.cols - 1, EAST).rjust(3), "|")
    return ["".join([*line, end]) for line, end in zip(drawn, ends, strict=True)]


def left_margin(view: View, row: int) -> tuple[str, str, str]:
    """The number of a row, and what lies at its outer side."""
    blank = " " * (MARGIN - 1)
    return blank, f"{row + 1}{outside(view, row * view.cols, WEST):>3}", blank


def room_cell(view: View, room: int) -> tuple[str, str, str]:
    """Code and links of a room, who is in it, and the Viruses and Research that lie there."""
    dark = view.is_dark(room)
    north, east, south, west = [
        " " if dark else ("x" if mp == CLOSED else str(mp)) for mp in links(view.codes[room], view.turns[room], dark)
    ]
    code = DARK if dark else view.codes[room].upper()
    viruses = "".join([str(seat + 1) for seat in view.everyone if view.infected[room] >> seat & 1])
    research = f"r{len(view.room_research[room])}" if view.room_research[room] else ""
    here = models_in(view, room)
    room_for = WIDE - 4
    here = here if len(here) <= room_for else here[: room_for - 1] + "+"
    return (
        code.ljust(MIDDLE) + north.ljust(WIDE - MIDDLE),
        f"{west} {here:<{room_for}} {east}",
        (f"v{viruses}" if viruses else "").ljust(MIDDLE) + south + research.rjust(WIDE - MIDDLE - 1),
    )


def models_in(view: View, room: int) -> str:
    """The Avatars in a room by a sign and their players' numbers, then the ICE by first letters."""
    avatars = "".join([str(seat + 1) for seat, player in enumerate(view.seats) if player.room == room])
    ice = "".join([each.name[0].upper() for each in view.ice if each.room == room])
    return " ".join([each for each in (avatars and AVATAR + avatars, ice) if each])


# What single things are called


def label(view: View, place: str, texts: Words) -> str:
    """What a Cheat does."""
    kind, _, rest = place.partition(":")
    if kind != "cheat":
        return ""
    seat, _, cheat = rest.partition(":")
    player = view.seats[int(seat)]
    named = {"breacher": player.breacher, "program": program(player)}
    return texts.render("sheet-card", {"card": named.get(cheat, cheat)})


def about(view: View, seat: int, texts: Words) -> str:
    """A reminder with every question: your Objective, and what it still needs."""
    if view.seat != seat or not view.objectives[seat]:
        return ""
    card = view.objectives[seat][0]
    return texts.render("board-objective", {"objective": card, "missing": missing(view.seats[seat].disk, card)})


def detail(view: View, what: str, texts: Words, width: int) -> str:
    """A thing that a player asks for: a sheet, a room, the nodes, the ICE, Rewards, tracks or a card."""
    return "\n".join(details.detail(view, what.strip().lower(), texts, width))


DRAWING = Drawing(render_text, label=label, about=about, detail=detail)
