"""The table drawn in plain text: the floor with walls, doors and facings, and everything else beside or under it.

Every word comes from the game's texts; nothing here reads more than a view.
"""

from __future__ import annotations

from itertools import zip_longest

from getaway.games.burncycle.floor import (
    DOOR,
    DOWN,
    LEFT,
    NO_ROOM,
    NOWHERE,
    OPEN,
    OUTDOOR,
    RIGHT,
    ROOM,
    UP,
    WALL,
    Floor,
    cells_in,
    covered,
    floor,
)
from getaway.games.burncycle.ground.units import chip
from getaway.games.burncycle.inventory.trade import BEAD
from getaway.games.burncycle.shown import open_cards
from getaway.games.burncycle.shown.beside import bot_sheet, legend, panel, summary, wires
from getaway.games.burncycle.shown.view import View, space_name
from getaway.games.burncycle.shown.words import Words
from getaway.games.burncycle.table.parts import STUNNED, Unit
from getaway.games.burncycle.table.pieces import bots
from getaway.kit.declared import Drawing

ARROWS = ("^", ">", "v", "<")
SEEN = "*"
BROKEN = "x"
NARROWEST = 30
"""With fewer columns than this beside the floor, the rest stands under it."""
HORIZONTAL = {OPEN: "  ", WALL: "--", DOOR: "=="}
VERTICAL = {OPEN: " ", WALL: "|", DOOR: ":"}
UNLOCKED = "'"


def render_text(view: View, texts: Words, width: int, now: int = 0) -> str:
    """The whole table as every player sees it."""
    if not view.plan:
        return "\n".join(summary(view, texts))
    board = drawn_floor(view)
    broad = max(map(len, board)) + 2
    if width - broad < NARROWEST:
        return "\n".join([*board, *panel(view, texts, width), *legend(view, texts, width)])
    beside = [*panel(view, texts, width - broad), *legend(view, texts, width - broad)]
    rows = zip_longest(board, beside, fillvalue="")
    return "\n".join(f"{left:{broad}}{right}"[:width].rstrip() for left, right in rows)


# The floor


def drawn_floor(view: View, seen: int = 0) -> list[str]:
    """The floor with two characters to a space, lettered columns and numbered rows; `seen` marks spaces of a mask."""
    house = floor(view.plan)
    marks = {cell: mark(view, house, cell, seen) for cell in range(house.size)}
    head = "   " + "".join(f"{chr(ord('A') + column):<3}" for column in range(house.cols))
    lines = [head.rstrip()]
    for row in range(house.rows):
        cells = range(row * house.cols, (row + 1) * house.cols)
        lines.append("  " + "".join("+" + level_side(view, house, cell, UP) for cell in cells) + "+")
        inside = "".join(marks[cell] + upright_side(view, house, cell, RIGHT) for cell in cells)
        lines.append(f"{row + 1:>2}{upright_side(view, house, cells[0], LEFT)}{inside}")
    lines.append("  " + "".join("+" + level_side(view, house, cell, DOWN) for cell in cells) + "+")
    return [line.rstrip() for line in lines]


def level_side(view: View, house: Floor, cell: int, direction: int) -> str:
    """The upper or lower side of a space: wall, door, locked or not, destroyed wall."""
    return special(view, house, cell, direction) * 2 or HORIZONTAL[house.side(cell, direction)]


def upright_side(view: View, house: Floor, cell: int, direction: int) -> str:
    """The left or right side of a space."""
    return special(view, house, cell, direction) or VERTICAL[house.side(cell, direction)]


def special(view: View, house: Floor, cell: int, direction: int) -> str:
    """The mark of an unlocked door or a destroyed wall, or nothing."""
    if house.edge(cell, direction) in view.broken:
        return BROKEN
    door = house.door_at(cell, direction) if house.side(cell, direction) == DOOR else NOWHERE
    return UNLOCKED if door >= 0 and view.unlocked >> door & 1 else ""


def mark(view: View, house: Floor, cell: int, seen: int) -> str:
    """Two characters for what stands or lies on a space."""
    for i, bot in enumerate(view.bots):
        if bot.cell == cell:
            return bot_letter(view, i) + ("!" if bot.detected else "z" if bot.shut else "h" if bot.hidden else " ")
    for unit in view.units:
        if unit.cell == cell:
            return f"{unit_letter(unit)}{ARROWS[unit.facing]}"
    if view.drone == cell:
        return "J " if view.charged else "j "
    if seen >> cell & 1:
        return SEEN + lying(view, house, cell)[0]
    return lying(view, house, cell)


def bot_letter(view: View, i: int) -> str:
    """A bot by its number; the command module is M."""
    return "M" if i == view.players else str(i + 1)


def unit_letter(unit: Unit) -> str:
    """A unit by the first letter of its name, small while it is stunned; the captain is an at sign."""
    letter = "@" if unit.captain else unit.name[0].upper()
    return letter.lower() if unit.state == STUNNED else letter


def lying(view: View, house: Floor, cell: int) -> str:
    """What lies on a free space: an awareness chip, a bead, terminal, cache, hiding spot, or what is printed there.

    A terminal space without its chip is still one (BC-TERMCHIP-07), and objective spaces are marked (BC-ROOM-10);
    the letter of an action icon stands behind the sign of the ground (BC-FLOOR-09).
    """
    for i, bot in enumerate(view.bots):
        if bot.chip == cell:
            return "?" + bot_letter(view, i)
    beads = [at for _, at in view.beads]
    lies = (("o ", beads), ("# ", view.mainframes), ("T ", view.terminals), ("C ", view.caches))
    printed = (("X ", house.objectives), ("t ", house.terminals), ("H ", house.hiding))
    for sign, cells in (*lies, *printed):
        if cell in cells:
            return sign
    if not house.playable(cell):
        return "  "
    inside = "_" if safe(house, cell) else "."
    return {OUTDOOR: "~", ROOM: inside}.get(house.kind[cell], " ") + (house.allotment[cell][:1] or " ")


def safe(house: Floor, cell: int) -> bool:
    """Whether the space is one of a safe zone."""
    return house.room_of[cell] != NO_ROOM and house.rooms[house.room_of[cell]].safe


# Things in detail


def named(value: str, texts: Words) -> str:
    """A carried bead that is traded is shown by its own name; any other word as it is."""
    return value.removeprefix(BEAD)


def detail(view: View, what: str, texts: Words, width: int) -> str:
    """A thing that a player asks for: a card, a bot's sheet, the network, a unit's awareness, a room."""
    what = what.strip().lower()
    shown = card(view, what, texts, width) or (thing(view, what, texts, width) if view.plan else [])
    return "\n".join(shown)


def card(view: View, what: str, texts: Words, width: int) -> list[str]:
    """A card that lies open, even before the floor is laid; a bot outside the team shows both its sides."""
    if what in ("mission", "tasks"):
        return list(open_cards.mission(view, texts, width))
    if what == "threat" and view.corporation:
        return list(open_cards.threat(view, texts, width))
    if view.captain and what in ("captain", view.captain):
        return list(open_cards.captain(view, texts, width))
    for i, bot in enumerate(view.bots):
        if what in (bot.name, bot_letter(view, i).lower()) and view.plan:
            return list(bot_sheet(view, i, texts, width))
    return list(open_cards.both_sides(what, texts, width)) if what in bots() else []


def thing(view: View, what: str, texts: Words, width: int) -> list[str]:
    """Something on the floor, or the network."""
    if what in ("net", "network"):
        return list(wires(view, texts, width))
    if what == "rooms":
        return list(open_cards.rooms(view, texts, width))
    for unit in view.units:
        called = f"{unit.name} {unit.number}"
        if what in (f"u{unit.number}", called, space_name(floor(view.plan), unit.cell).lower()):
            return awareness(view, unit, texts)
    return list(open_cards.room_at(view, what, texts, width))


def awareness(view: View, unit: Unit, texts: Words) -> list[str]:
    """The floor with every space that a unit is aware of."""
    mask = covered(floor(view.plan), unit.cell, unit.facing, chip(unit.name).awareness)
    facts = {
        "unit": unit.name,
        "number": unit.number,
        "reach": chip(unit.name).awareness,
        "spaces": len(cells_in(mask)),
    }
    told = [texts.render("board-awareness", facts), texts.render("board-stats", {"unit": unit.name})]
    return [*drawn_floor(view, mask), *told]


DRAWING = Drawing(render_text, named=named, detail=detail)
