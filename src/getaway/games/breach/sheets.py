"""What stands beside the Database: the Firewall, each player's interface, and the own cards."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Protocol

from getaway.games.breach.cubes import value
from getaway.games.breach.ending import missing
from getaway.games.breach.model import HIDDEN
from getaway.games.breach.parts import BOXES, CATEGORIES, COLOURS, FIREWALL, NOWHERE, Cubes, Player
from getaway.games.breach.pieces import avatars, breachers, ice, program_of, tracks
from getaway.games.breach.seen import program
from getaway.games.breach.view import View, developments, place, told_links

LETTERS = "".join([colour[0].upper() for colour in COLOURS])


class Words(Protocol):
    """Where words come from."""

    def render(self, message_id: str, args: Mapping[str, object] = ..., /) -> str:
        """A message with its variables filled in."""

    def __contains__(self, message_id: str) -> bool:
        """Whether there is such a message."""

    def called(self, prefix: str, name: str, /) -> str:
        """The key of what has a message with this prefix and is called so."""


def panel(view: View, texts: Words, room: int) -> Iterator[str]:
    """Where the match is, the Firewall, a few lines for each player, and what only this audience holds."""
    sheets = [line for seat in view.everyone for line in interface(view, seat, texts)]
    for line in (*above(view, texts), *sheets, *below(view, texts)):
        yield from textwrap.wrap(line, room, subsequent_indent="  ")


def common(view: View, texts: Words, room: int) -> Iterator[str]:
    """The same without the players."""
    for line in (*above(view, texts), *below(view, texts)):
        yield from textwrap.wrap(line, room, subsequent_indent="  ")


def players(view: View, texts: Words, room: int) -> Iterator[str]:
    """Every player in as few lines as possible."""
    for seat in view.everyone:
        line = "; ".join([line.strip() for line in interface(view, seat, texts)])
        yield from textwrap.wrap(line, room, subsequent_indent="  ")


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
    boxes = {name: f"{view.track[i]}{view.sides[i]}" for i, name in enumerate(CATEGORIES)}
    return {"die": view.die, **boxes, "state": view.guardian}


# Players


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
    """What this seat holds and nobody else sees, and what its Objective lacks; nothing for spectators."""
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


# Things in detail


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
    facts = {
        "place": place(view.grid, room),
        "code": code or "none",
        "links": told_links(code, view.turns[room], dark=False) if code else "none",
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
