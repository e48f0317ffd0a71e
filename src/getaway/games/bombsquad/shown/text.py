"""The table drawn in plain text: the building at the left, everything else beside it.

Every word comes from the game's texts; nothing here reads more than a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest

from getaway.games.bombsquad.shown.hints import Words, words
from getaway.games.bombsquad.shown.panel import filling, panel, remembered, role_of
from getaway.games.bombsquad.shown.view import TokenView, View
from getaway.games.bombsquad.table.building import building
from getaway.games.bombsquad.table.floor import is_pressed
from getaway.games.bombsquad.table.pieces import mission, missions
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kit.declared import Drawing

FLOOR = ("plate", "sliding_door")
"""What a robot or a crate can stand on."""
ROBOT = "@"
NARROWEST = 45
"""With fewer columns than this beside the building, the rest stands under it."""
TALL = 12
"""Beside a building with more lines than this there is room for a question."""


def render_text(view: View, texts: Words, width: int, now: int = 0) -> str:
    """The whole table as this audience sees it; `now` is match time in milliseconds."""
    board = drawn_building(view, texts)
    broad = max(map(len, board)) + 2
    if width - broad < NARROWEST:
        return "\n".join([*board, *panel(view, texts, now, width)])
    beside = list(panel(view, texts, now, width - broad))
    beside += list(filling(view, texts, width - broad))[: max(0, min(len(board), TALL) - len(beside))]
    rows = zip_longest(board, beside, fillvalue="")
    return "\n".join(f"{left:{broad}}{right}"[:width].rstrip() for left, right in rows)


# The building


def drawn_building(view: View, texts: Words) -> list[str]:
    """The picture of the view with two characters to a space, and numbered rows and columns."""
    cells = marks(view, texts)
    lines = view.picture.split("\n")
    columns = max(map(len, lines)) // 2
    head = "   " + "".join(f"{column:>2} " for column in range(1, columns + 1))
    return [head.rstrip(), *[_line(y, line.ljust(2 * columns + 1), columns, cells) for y, line in enumerate(lines)]]


def marks(view: View, texts: Words) -> dict[int, str]:
    """By cell, the code of what is there; of a crate or robot on a plate the code of both."""
    codes = [(token.cell, token_code(view, token, texts)) for token in view.tokens if token.what not in FLOOR]
    standing = dict([*codes, (view.table.robot, ROBOT)])
    for token in view.tokens:
        if token.what in FLOOR:
            under = token_code(view, token, texts)
            above = standing.get(token.cell, "")
            standing[token.cell] = (above + under)[:2]
    return standing


def _line(y: int, line: str, columns: int, cells: Mapping[int, str]) -> str:
    """One line: spaces of the picture are doubled, a cell shows its token."""
    drawn = [line[0]]
    for column in range(columns):
        glyph, edge = line[2 * column + 1], line[2 * column + 2]
        cell = y // 2 * columns + column
        drawn.append((cells.get(cell, ".").ljust(2) if y % 2 else glyph * 2) + edge)
    number = f"{y // 2 + 1:>2}" if y % 2 else "  "
    return (number + "".join(drawn)).rstrip()


def token_code(view: View, token: TokenView, texts: Words) -> str:
    """At most two characters for a token: its kind, for a bomb its letter, and the number of its colour."""
    table = view.table
    house = building(table.mission, epic=table.epic)
    is_open = token.what == "sliding_door" and is_pressed(house, table.board, table.robot, token.level)
    args = {"facing": token.facing, "open": is_open}
    letter = token.letter or texts.render(f"token-{token.what}".replace("_", "-"), args)
    return f"{letter}{token.level or ''}"


# What single things are called


def facts(view: View, value: int) -> dict[str, int]:
    """Row and column of a number, read as a cell."""
    grid = building(view.table.mission, epic=view.table.epic).grid
    if not 0 <= value < grid.size:
        return {"row": 0, "column": 0}
    row, column = grid.at(value)
    return {"row": row, "column": column}


def named(value: str, texts: Words) -> str:
    """The title of a mission in the box, in the language of the texts; any other word as it is."""
    of_title = {mission(each).title: each for each in missions()}
    return texts.render(f"mission-{of_title[value]}") if value in of_title else value


def about(view: View, seat: int, texts: Words) -> str:
    """A reminder shown with every question: your role."""
    role = role_of(view, seat)
    return texts.render("role-about", {"value": role}) if role else ""


def label(view: View, place: str, texts: Words) -> str:
    """What this audience knows of a thing that an option touches."""
    kind, *numbers = place.split(":")
    if kind not in {"hand", "slot", "cell"}:
        return ""
    where = [int(number) for number in numbers]
    if kind == "hand" and where[0] == view.seat:
        return own_card(view, where[1], texts)
    if kind == "slot":
        return texts.render("value-card", {"value": remembered(view, where[0])})
    return texts.render("value-cell", facts(view, where[0])) if kind == "cell" else ""


def own_card(view: View, place: int, texts: Words) -> str:
    """What a player knows of an own card: its face, to a Front-liner or with the memory aid, else what was told."""
    card = view.hands[view.seat][place]
    seen = view.memory.hands[view.seat][place] if view.memory else card.kind
    return words(card.hint, texts) if seen == UNKNOWN else texts.render("value-card", {"value": seen})


DRAWING = Drawing(render_text, named=named, facts=facts, label=label, about=about)
