"""The table drawn in plain text: the building at the left, everything else beside it.

Every word comes from the game's texts; nothing here reads more than a view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

from getaway.games.bombsquad.activation import FEW_CARDS
from getaway.games.bombsquad.building import building
from getaway.games.bombsquad.clocks import NOT_RUNNING, SECOND
from getaway.games.bombsquad.hints import Words, code, knowledge, marked, words
from getaway.games.bombsquad.model import UNKNOWN
from getaway.games.bombsquad.pieces import COST, ROBOTS, mission
from getaway.games.bombsquad.view import CardView, ClockView, TokenView, View

CARD_WIDTH = 6
NAME_WIDTH = 9
BESIDE = 45
"""The columns that a building of ten spaces leaves beside it."""
ROOM_FOR_BOTH = 3
"""With more players than this a hand has one line."""


def render_text(view: View, texts: Words, width: int, now: int = 0) -> str:
    """The whole table as this audience sees it; `now` is match time in milliseconds."""
    board = drawn_building(view, texts)
    broad = max(map(len, board)) + 2
    beside = list(panel(view, texts, now))
    if len(beside) < len(board):
        beside = [*beside, piles(view, texts), *texts.render("board-legend").split("\n")][: len(board)]
    rows = zip_longest(board, beside, fillvalue="")
    return "\n".join(f"{left:{broad}}{right}"[:width].rstrip() for left, right in rows)


# The building


def drawn_building(view: View, texts: Words) -> list[str]:
    """The picture of the view with two characters to a space, and numbered rows and columns."""
    marks = {token.cell: token_code(token, texts) for token in view.tokens} | {view.table.robot: "@"}
    lines = view.picture.split("\n")
    columns = max(map(len, lines)) // 2
    head = "   " + "".join(f"{column:>2} " for column in range(1, columns + 1))
    return [head.rstrip(), *[_line(y, line.ljust(2 * columns + 1), columns, marks) for y, line in enumerate(lines)]]


def _line(y: int, line: str, columns: int, marks: Mapping[int, str]) -> str:
    """One line: spaces of the picture are doubled, a cell shows its token."""
    drawn = [line[0]]
    for column in range(columns):
        glyph, edge = line[2 * column + 1], line[2 * column + 2]
        cell = y // 2 * columns + column
        drawn.append((marks.get(cell, ".").ljust(2) if y % 2 else glyph * 2) + edge)
    number = f"{y // 2 + 1:>2}" if y % 2 else "  "
    return (number + "".join(drawn)).rstrip()


def token_code(token: TokenView, texts: Words) -> str:
    """Two characters for a token: its kind, for a bomb its letter, and the number of its colour."""
    letter = token.letter or texts.render(f"token-{token.what}")
    return f"{letter}{token.level or ''}"


# Beside the building


def panel(view: View, texts: Words, now: int) -> Iterator[str]:
    """Mission, batteries, countdowns, frame and hands."""
    table = view.table
    level = "epic" if table.epic else "standard"
    sheet = mission(table.mission)
    yield texts.render("board-title", {"mission": table.mission, "title": sheet.title, "level": level})
    if sheet.roles.required:
        yield texts.render("board-roles")
    figures = {"main": table.main, "max": ROBOTS[table.robot_tile].main_max, "reserve": table.reserve}
    yield texts.render("board-battery", figures)
    yield from bombs(view, texts, now)
    yield from frame(view, texts)
    for seat, hand in enumerate(view.hands):
        yield from hand_lines(view, seat, hand, texts)


def bombs(view: View, texts: Words, now: int) -> Iterator[str]:
    """How long each bomb has left, on one line where it fits."""
    name = texts.render("board-bombs").ljust(NAME_WIDTH)
    each = [_bomb(view, clock, texts, now) for clock in view.clocks] or [texts.render("board-bombs-none")]
    line = name + ", ".join(each)
    yield from [line] if len(line) <= BESIDE else [name + one for one in each]


def _bomb(view: View, clock: ClockView, texts: Words, now: int) -> str:
    if clock.due == NOT_RUNNING:
        return texts.render("board-bomb-waits", {"letter": clock.letter})
    table = view.table
    if table.clock == "turns":
        left = clock.due - table.turns * table.turn_time
        turns = -(-left // table.turn_time)
        return texts.render("board-bomb-turns", {"letter": clock.letter, "left": minutes(left), "turns": turns})
    running = table.phase not in ("setup", "ready")
    left = clock.due - (now - table.started_at if running else 0)
    return texts.render("board-bomb-real", {"letter": clock.letter, "left": minutes(left)})


def minutes(milliseconds: int) -> str:
    """Minutes and seconds as a clock shows them."""
    seconds = max(0, -(-milliseconds // SECOND))
    return f"{seconds // 60}:{seconds % 60:02}"


def frame(view: View, texts: Words) -> Iterator[str]:
    """The programmed cards by slot, marked where they have run or run now, and what activating costs."""
    if not view.frame:
        yield texts.render("board-frame-empty")
        return
    marks = [_mark(view, slot) for slot in range(len(view.frame))]
    cards = [mark + code(card, texts) for mark, card in zip(marks, view.frame, strict=True)]
    yield texts.render("board-frame").ljust(NAME_WIDTH - 1) + "".join(cards)
    if view.table.phase != "operate":
        yield _cost(len(view.frame), texts)


def _mark(view: View, slot: int) -> str:
    """Whether the card of a slot has run, runs now or waits."""
    step = view.table.step
    if view.table.phase != "operate" or slot > step:
        return " "
    return ">" if slot == step else "="


def _cost(cards: int, texts: Words) -> str:
    figures = {"cost": COST[cards], "less": COST[cards - 1]}
    return texts.render("board-cost-drop" if 1 < cards <= FEW_CARDS else "board-cost", figures)


def hand_lines(view: View, seat: int, hand: tuple[CardView, ...], texts: Words) -> Iterator[str]:
    """Another's hand: the faces, and under them what its holder knows; one's own: only what one knows."""
    known = [knowledge(card.hint, texts) for card in hand]
    if seat == view.seat:
        yield _row(texts.render("board-own"), known)
        return
    name = texts.render("board-hand", {"seat": seat + 1})
    if all(card.kind == UNKNOWN for card in hand):
        yield _row(name, known)
        return
    codes = [code(card, texts) for card in hand]
    if len(view.hands) > ROOM_FOR_BOTH:
        yield _row(name, [marked(card.hint, text) for card, text in zip(hand, codes, strict=True)])
        return
    yield _row(name, codes)
    yield _row(texts.render("board-knows"), known)


def _row(name: str, cells: list[str]) -> str:
    return name.ljust(NAME_WIDTH) + "".join(cell.ljust(CARD_WIDTH) for cell in cells)


def piles(view: View, texts: Words) -> str:
    """How many cards lie on the piles, and the top discard."""
    figures: dict[str, Any] = {"draw": view.draw, "discards": view.discards}
    if view.top_discard == UNKNOWN:
        return texts.render("board-piles", figures)
    return texts.render("board-piles-top", {**figures, "top": code(CardView(view.top_discard, 0), texts)})


# What single things are called


def facts(view: View, value: int) -> dict[str, int]:
    """Row and column of a number, read as a cell."""
    grid = building(view.table.mission, epic=view.table.epic).grid
    if not 0 <= value < grid.size:
        return {"row": 0, "column": 0}
    row, column = grid.at(value)
    return {"row": row, "column": column}


def label(view: View, place: str, texts: Words) -> str:
    """What this audience knows of a thing that an option touches."""
    kind, *numbers = place.split(":")
    where = [int(number) for number in numbers]
    if kind == "hand" and where[0] == view.seat:
        return words(view.hands[where[0]][where[1]].hint, texts)
    if kind == "slot":
        return texts.render("value-card", {"value": view.frame[where[0]].kind})
    if kind == "cell":
        return texts.render("value-cell", facts(view, where[0]))
    return ""
