"""Single things in detail: a sheet, a room, the ICE, the tracks or a card."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from getaway.games.breach.shown.panel import Words, interface
from getaway.games.breach.shown.seen import program
from getaway.games.breach.shown.view import View, developments, place
from getaway.games.breach.table.model import HIDDEN
from getaway.games.breach.table.parts import CATEGORIES, NOWHERE, SIDES
from getaway.games.breach.table.pieces import avatars, breachers, ice, program_of, tracks


def detail(view: View, what: str, texts: Words, width: int) -> Iterator[str]:
    """What a player asks for by a word: a player's number or Avatar, a room, `nodes`, `ice`, a card and so on."""
    for line in told(view, what, texts):
        yield from textwrap.wrap(line, width, subsequent_indent="  ")


def told(view: View, what: str, texts: Words) -> Iterator[str]:
    """The lines of a thing, unwrapped."""
    seats = [seat for seat, player in enumerate(view.seats) if what in (str(seat + 1), player.avatar, player.breacher)]
    rooms = [room for room, name in enumerate(view.named["place"]) if name.lower() == what]
    if seats and view.seats[seats[0]].avatar:
        yield from whole_sheet(view, seats[0], texts)
    elif rooms and rooms[0] < view.grid.size:
        yield from whole_room(view, rooms[0], texts)
    elif what in ("ice", "firewall"):
        yield from all_ice(view, texts)
    elif what in ("rewards", "reward"):
        yield from [texts.render("sheet-card", {"card": card}) for card in (*view.rewards, "information")]
    elif what in ("tracks", "track"):
        yield from all_tracks(view, texts)
    elif what in ("nodes", "node"):
        yield from all_nodes(view, texts)
    else:
        yield from any_card(what, texts)


def any_card(what: str, texts: Words) -> Iterator[str]:
    """What a card of the box says, asked for by its key or by the name it is shown by.

    An Avatar or a Breacher comes with its Program and development boxes.
    """
    name = what.replace(" ", "-")
    if f"about-{name}" not in texts:
        name = texts.called("about-", what)
    if not name:
        return
    yield texts.render("sheet-card", {"card": name})
    if name in avatars() or name in breachers():
        yield texts.render("sheet-card", {"card": program_of(name)})
        yield from [texts.render("sheet-development", {"box": f"{name}-{n}"}) for n in (1, 2)]


def all_nodes(view: View, texts: Words) -> Iterator[str]:
    """The nodes, what lies there, and the rooms around them where this seat has no Virus yet."""
    for i, node in enumerate(view.grid.nodes):
        rooms = [room for room in node.rooms if not view.infected[room] >> max(view.seat, 0) & 1]
        facts = {
            "node": view.named["node"][i],
            "token": view.tokens[i] or "none",
            "state": "seen" if view.seat == NOWHERE else "missing" if rooms else "ready",
            "rooms": tuple([place(view.grid, room) for room in rooms]),
        }
        yield texts.render("board-node", facts)


def whole_sheet(view: View, seat: int, texts: Words) -> Iterator[str]:
    """An interface with all that its cards say; the hand only for its owner."""
    player = view.seats[seat]
    yield from interface(view, seat, texts)
    named = developments(player.avatar, player.breacher)
    left = [named[box + 1] for box in player.cubes_left if named[box + 1]]
    own_cards = [] if HIDDEN in view.hands[seat] else list(dict.fromkeys(view.hands[seat]))
    for card in (player.avatar, player.breacher, program(player), *own_cards):
        if card:
            yield texts.render("sheet-card", {"card": card})
    yield from [texts.render("sheet-development", {"box": box}) for box in left]
    yield texts.render("sheet-discards", {"cards": view.discards[seat]})


def whole_room(view: View, room: int, texts: Words) -> Iterator[str]:
    """A room: its code, links, effect, who and what is in it."""
    code = "" if view.is_dark(room) else view.codes[room]
    here = tuple([player.avatar for player in view.seats if player.room == room])
    here += tuple([each.name for each in view.ice if each.room == room])
    sides = zip(SIDES, view.rooms[room].links, strict=True) if code else ()
    facts = {
        "place": place(view.grid, room),
        "code": code or "none",
        "links": ", ".join([texts.render("seen-link", {"side": side, "mp": mp}) for side, mp in sides]) or "none",
        "models": here,
        "viruses": tuple([str(seat + 1) for seat in view.everyone if view.infected[room] >> seat & 1]),
        "research": len(view.room_research[room]),
    }
    yield texts.render("board-room", facts)


def all_ice(view: View, texts: Words) -> Iterator[str]:
    """The kinds of ICE, with their traits, then each model in the Database."""
    for name in (view.bot, view.hunter, "xan4th"):
        yield texts.render("sheet-card", {"card": name})
        yield from [texts.render("sheet-card", {"card": trait}) for trait in ice()[name].traits]
    for each in view.ice:
        facts = {
            "ice": each.name,
            "copy": view.named["copy"][each.number] or "none",
            "place": view.named["place"][each.room],
            "viruses": each.viruses,
            "on": view.seats[each.on].avatar if each.on != NOWHERE else "none",
        }
        yield texts.render("board-ice", facts)


def all_tracks(view: View, texts: Words) -> Iterator[str]:
    """The boxes of the three tracks, and where the cubes are."""
    for i, name in enumerate(CATEGORIES):
        shown = " ".join(f"{'>' if box == view.track[i] else ''}{box}:{icons or '-'}" for box, icons in boxed(view, i))
        yield texts.render("board-track", {"category": name, "side": view.sides[i], "boxes": shown})
    yield texts.render("board-icons")


def boxed(view: View, category: int) -> Iterator[tuple[int, str]]:
    """The boxes of a track by number."""
    yield from enumerate(tracks()[CATEGORIES[category]][view.sides[category]], 1)
