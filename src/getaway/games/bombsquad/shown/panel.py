"""What stands beside the building: mission, batteries, countdowns, frame, roles and hands."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from getaway.games.bombsquad.activation.activate import FEW_CARDS, cost_of
from getaway.games.bombsquad.shown.hints import NARROWED, Words, code, knowledge, marked
from getaway.games.bombsquad.shown.view import CardView, ClockView, View
from getaway.games.bombsquad.table.pieces import ROBOTS, mission, missions
from getaway.games.bombsquad.table.state import UNKNOWN, Parked
from getaway.games.bombsquad.timers.clocks import BEFORE_THE_START, NOT_RUNNING, SECOND

CARD_WIDTH = 6
NAME_WIDTH = 9
MOST_HANDS_WITH_BOTH = 3
"""With more players than this a hand has one line."""
MOST_HANDS_WITH_ROLES = 4
"""With more players than this a role stands behind its player's hand, which is small then."""
COMING = 5
"""How many cards to show of a pile whose order is known."""
PIECES = ("door", "hostage", "bomb", "barrier", "crate", "camera", "plate", "sliding_door", "hidden", "robot")


def panel(view: View, texts: Words, now: int, width: int) -> Iterator[str]:
    """Everything that is always shown, in lines of at most `width` columns."""
    table = view.table
    level = "epic" if table.epic else "standard"
    named = {"mission": table.mission, "title": title(table.mission, texts), "level": level}
    yield from textwrap.wrap(texts.render("board-title", named), width)
    yield from batteries(view, texts)
    yield from bombs(view, texts, now, width)
    yield from frame(view, texts)
    if view.memory and any(kind != UNKNOWN for kind in view.memory.draw):
        yield _row(texts.render("board-next"), [code(CardView(kind, 0), texts) for kind in view.memory.draw[:COMING]])
    if role_of(view, view.seat) == "role_sergeant":
        yield piles(view, texts)
    yield from roles(view, texts, width)
    for seat, hand in enumerate(view.hands):
        yield from hand_lines(view, seat, hand, texts, width)


def filling(view: View, texts: Words, width: int) -> Iterator[str]:
    """What is shown as far as there is room: the piles and the legend."""
    if role_of(view, view.seat) != "role_sergeant":
        yield piles(view, texts)
    there = {token.what for token in view.tokens}
    pieces = [piece for piece in PIECES if piece in there]
    names = [texts.render(f"legend-{piece}".replace("_", "-")) for piece in (*pieces, "active")]
    yield from _listed(texts.render("board-tokens"), names, width)
    yield _named(texts.render("board-colours"), texts.render("board-colours-list"))
    if any(NARROWED in knowledge(card.hint, texts) for hand in view.hands for card in hand):
        yield _named(texts.render("board-signs"), texts.render("board-signs-list"))


def title(mission_id: str, texts: Words) -> str:
    """The title of a mission in the box; one of another sheet stands as it was written."""
    return texts.render(f"mission-{mission_id}") if mission_id in missions() else mission(mission_id).title


def role_of(view: View, seat: int) -> str:
    """The role of a seat, if it has one."""
    taken = view.table.roles
    return taken[seat] if 0 <= seat < len(taken) else ""


def _named(name: str, text: str) -> str:
    return name.ljust(NAME_WIDTH) + text


def _row(name: str, cells: Sequence[str], width: int = CARD_WIDTH) -> str:
    return _named(name, "".join(cell.ljust(width) for cell in cells)).rstrip()


def _listed(name: str, items: Sequence[str], width: int) -> list[str]:
    """Items one after the other behind a name, on as many lines as they need."""
    text = ", ".join(item.replace(" ", "\0") for item in items)
    lines = textwrap.wrap(text, width - NAME_WIDTH, break_on_hyphens=False)
    names = [name, *[""] * len(lines)]
    return [_named(first, line.replace("\0", " ")) for first, line in zip(names, lines, strict=False)]


# Batteries and bombs


def batteries(view: View, texts: Words) -> Iterator[str]:
    """The cells of the robot; of two robots, those of each."""
    table = view.table
    active = Parked(table.robot_tile, table.robot, table.main, table.reserve)
    if table.parked is None:
        yield _named(texts.render("board-battery"), cells(active, texts))
        return
    for sign, robot in (("@", active), ("&", table.parked)):
        yield _named(sign + texts.render(f"word-{robot.tile}"), cells(robot, texts))


def cells(robot: Parked, texts: Words) -> str:
    """What is left in the batteries of one robot."""
    if robot.out:
        return texts.render("board-out")
    figures = {"main": robot.main, "max": ROBOTS[robot.tile].main_max, "reserve": robot.reserve}
    return texts.render("board-cells", figures)


def bombs(view: View, texts: Words, now: int, width: int) -> Iterator[str]:
    """How long each bomb has left, on one line where it fits."""
    each = [_bomb(view, clock, texts, now) for clock in view.clocks] or [texts.render("board-bombs-none")]
    yield from _listed(texts.render("board-bombs"), each, width)


def _bomb(view: View, clock: ClockView, texts: Words, now: int) -> str:
    if clock.due == NOT_RUNNING:
        return texts.render("board-bomb-waits", {"letter": clock.letter})
    table = view.table
    if table.clock == "turns":
        left = clock.due - table.turns * table.turn_time
        turns = -(-left // table.turn_time)
        return texts.render("board-bomb-turns", {"letter": clock.letter, "left": minutes(left), "turns": turns})
    running = table.phase not in BEFORE_THE_START
    left = clock.due - (now - table.started_at if running else 0)
    return texts.render("board-bomb-real", {"letter": clock.letter, "left": minutes(left)})


def minutes(milliseconds: int) -> str:
    """Minutes and seconds as a clock shows them."""
    seconds = max(0, -(-milliseconds // SECOND))
    return f"{seconds // 60}:{seconds % 60:02}"


# The frame


def frame(view: View, texts: Words) -> Iterator[str]:
    """The programmed cards by slot, marked where they have run or run now, and what activating costs."""
    name = texts.render("board-frame")
    if not view.frame:
        yield _named(name, texts.render("board-frame-unused" if view.table.no_programming else "board-frame-empty"))
        return
    kinds = [remembered(view, slot) for slot in range(len(view.frame))]
    cards = [_mark(view, slot) + code(CardView(kind, 0), texts) for slot, kind in enumerate(kinds)]
    yield name.ljust(NAME_WIDTH - 1) + "".join(cards)
    if view.table.phase != "operate":
        yield _named(texts.render("board-cost"), cost(view, texts))


def remembered(view: View, slot: int) -> int:
    """The kind of a programmed card as far as this seat sees it or, with the memory aid, has seen it."""
    return view.memory.frame[slot] if view.memory else view.frame[slot].kind


def _mark(view: View, slot: int) -> str:
    """Whether the card of a slot has run, runs now, waits, or lies face down and is only remembered."""
    step = view.table.step
    if view.table.phase == "operate" and slot <= step:
        return ">" if slot == step else "="
    hidden = view.frame[slot].kind == UNKNOWN and remembered(view, slot) != UNKNOWN
    return "~" if hidden else " "


def cost(view: View, texts: Words) -> str:
    """What an activation costs: to this player, who may be the Engineer (BS-ROLE-09)."""
    cards, engineer = len(view.frame), role_of(view, view.seat) == "role_engineer"
    figures = {"cost": cost_of(cards, engineer=engineer), "less": cost_of(cards - 1, engineer=engineer)}
    return texts.render("board-cost-drop" if 1 < cards <= FEW_CARDS else "board-cost-cells", figures)


# Roles, hands and piles


def roles(view: View, texts: Words, width: int) -> list[str]:
    """Who has which role, where the hands leave no room for it."""
    if not view.table.roles or len(view.hands) > MOST_HANDS_WITH_ROLES:
        return []
    taken = [(seat + 1, role) for seat, role in enumerate(view.table.roles) if role]
    each = [texts.render("board-role", {"seat": seat, "role": short(role, texts)}) for seat, role in taken]
    return _listed(texts.render("board-roles"), each, width)


def short(role: str, texts: Words) -> str:
    """A role in few letters."""
    return texts.render("role-short", {"value": role})


def hand_lines(view: View, seat: int, hand: tuple[CardView, ...], texts: Words, width: int) -> Iterator[str]:
    """A hand: someone else's as faces with what its holder knows below, your own as what you know."""
    name = texts.render("board-own") if seat == view.seat else texts.render("board-hand", {"seat": seat + 1})
    if not hand:
        yield _named(name, texts.render("board-no-cards"))
        return
    known = [knowledge(card.hint, texts) for card in hand]
    faces = [code(CardView(kind, 0), texts) for kind in _seen(view, seat, hand)]
    each = CARD_WIDTH if len(hand) * CARD_WIDTH <= width - NAME_WIDTH + 1 else CARD_WIDTH - 1
    if seat == view.seat or all(card.kind == UNKNOWN for card in hand):
        kinds = zip(_seen(view, seat, hand), faces, known, strict=True)
        cards = [hint if kind == UNKNOWN else face for kind, face, hint in kinds]
        yield _with_role(view, seat, _row(name, cards, each), texts)
        return
    if len(view.hands) > MOST_HANDS_WITH_BOTH:
        cards = [marked(card.hint, face) for card, face in zip(hand, faces, strict=True)]
        yield _with_role(view, seat, _row(name, cards, each), texts)
        return
    yield _row(name, faces, each)
    yield _row(texts.render("board-knows"), known, each)


def _seen(view: View, seat: int, hand: tuple[CardView, ...]) -> tuple[int, ...]:
    """The kinds of a hand as this audience sees or, with the memory aid, has seen them."""
    return view.memory.hands[seat] if view.memory else tuple(card.kind for card in hand)


def _with_role(view: View, seat: int, line: str, texts: Words) -> str:
    """A hand with its player's role behind it, at a table where roles have no line of their own."""
    role = role_of(view, seat)
    if not role or len(view.hands) <= MOST_HANDS_WITH_ROLES:
        return line
    return f"{line:{NAME_WIDTH + CARD_WIDTH * 4 - 1}} {short(role, texts)}"


def piles(view: View, texts: Words) -> str:
    """How many cards lie on the piles, and the top discard."""
    name, figures = texts.render("board-piles"), {"draw": view.draw, "discards": view.discards}
    if view.top_discard == UNKNOWN:
        return _named(name, texts.render("board-piles-counts", figures))
    top = code(CardView(view.top_discard, 0), texts)
    return _named(name, texts.render("board-piles-top", {**figures, "top": top}))
