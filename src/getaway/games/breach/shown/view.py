"""What each audience sees, and a name for everything that has a number."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from getaway.games.breach.actions.enter import cost_of
from getaway.games.breach.database.links import CLOSED, links, own_link, ways
from getaway.games.breach.ground.strength import defense
from getaway.games.breach.shown.seen import NodeSeen, RoomSeen, SheetSeen, nodes_seen, rooms_seen, sheet_seen
from getaway.games.breach.table.grid import Grid, Node, grid
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN, ICE, LAST_VIRUS, NOWHERE, SIDES, TAKE_NONE, Gateway, Player
from getaway.games.breach.table.pieces import ice, rooms
from getaway.games.breach.tokens.viruses import AVATARS, CARD, NODES
from getaway.kernel import Public, Seat, known, known_parts, once

Names = dict[str, tuple[str, ...]]
LETTERS = "NESW"
"""The letters of a room's sides, clockwise."""
OUT = "x"
"""A closed link."""
LINKS = tuple([f"link-{side}" for side in SIDES])
"""What the links of each side are named by while a room is being oriented."""


class View(Breach, kw_only=True):
    """The table as one audience sees it: the rest lies face down."""

    seat: Public[int]
    named: Public[Names]
    """By kind, the names of rooms, nodes, borders, edges, models and Viruses, each at the place of its number."""
    rooms: Public[tuple[RoomSeen, ...]]
    nodes: Public[tuple[NodeSeen, ...]]
    sheets: Public[tuple[SheetSeen, ...]]

    @property
    def setting_up(self) -> bool:
        """Whether the table is still being prepared."""
        return self.phase.startswith("setup")


def view(g: Breach, seat: Seat) -> View:
    """The table as declared, field by field."""
    seen = unknown(g)
    named = {**seen.named, "development": development(g, seat)}
    return msgspec.structs.replace(seen, seat=seat, named=named, **known_parts(g, seat))


@once
def unknown(g: Breach) -> View:
    """The table with nothing known of any field that seats know only in part."""
    return seen_as(g, NOWHERE, known(g, NOWHERE))


def open_view(g: Breach) -> View:
    """The table with everything face up."""
    return seen_as(g, NOWHERE, {name: getattr(g, name) for name in Breach.__struct_fields__ if name != "tape"})


def seen_as(g: Breach, seat: Seat, fields: dict[str, object]) -> View:
    """The table with these fields of the state, and what is read off it for all."""
    return View(seat=seat, named=names(g, seat), **for_all(g), **fields)  # type: ignore[arg-type]


def for_all(g: Breach) -> dict[str, object]:
    """The rooms, nodes and sheets."""
    return {
        "rooms": rooms_seen(g, all_links(g.codes, g.turns, g.dark)),
        "nodes": nodes_seen(g.tokens, g.traced),
        "sheets": tuple([sheet_seen(g.seats[each], g.click(each), boxes_of(g.seats[each])) for each in g.everyone]),
    }


def names(g: Breach, seat: Seat) -> Names:
    """What the numbers are called, and the development boxes of this audience."""
    return {**names_for_all(g), "development": development(g, seat)}


def development(g: Breach, seat: Seat) -> tuple[str, ...]:
    """The development boxes of this audience, or of the active player."""
    return boxes_of(g.seats[seat if seat != NOWHERE else g.active])


def names_for_all(g: Breach) -> Names:
    """What the numbers are called: models by name and which of them it is, where they stand, and what is turned."""
    house = places(g.cols, g.rows, g.codes, g.dark, tuple([player.avatar for player in g.seats]))
    standing = stands(g, house["room"])
    return {
        **house,
        **models(g.roster, house["avatar"]),
        "stands": standing,
        "stands-type": stands(g, house["room-type"]),
        "gateway": gates(g.cols, g.rows, g.gateways),
        **turned(g),
        "information": g.tokens,
        "defense": tuple([str(defense(g, n)) if here else "" for n, here in enumerate(standing)]),
        "fatal": fatal(g),
        "cost": costs(g),
    }


def stands(g: Breach, rooms: tuple[str, ...]) -> tuple[str, ...]:
    """By model, the room it stands in."""
    found = [""] * (ICE + 1 + len(g.roster))
    for seat, player in enumerate(g.seats):
        found[seat] = rooms[player.room] if player.connected else ""
    for each in g.ice:
        found[each.number] = rooms[each.room]
    return tuple(found)


def fatal(g: Breach) -> tuple[str, ...]:
    """By model, how many more Viruses eliminate it; nothing for the Guardian (BR-VAVA-02, BR-ELIM-01)."""
    found = [""] * (ICE + 1 + len(g.roster))
    for seat, player in enumerate(g.seats):
        found[seat] = str(LAST_VIRUS - sum(player.viruses))
    for each in g.ice:
        card = ice()[each.name]
        found[each.number] = "" if card.category == "guardian" else str(card.resistance - each.viruses)
    return tuple(found)


@lru_cache(maxsize=512)
def models(roster: tuple[str, ...], avatars: tuple[str, ...]) -> Names:
    """The names of all models, and of several ICE of a name which of them each is."""
    called = [*avatars, *[""] * (ICE - len(avatars)), "xan4th", *roster]
    copies, seen = [""] * (GUARDIAN + 1), Counter[str]()
    for name in roster:
        seen[name] += 1
        copies.append(str(seen[name]))
    return {"model": tuple(called), "copy": tuple(copies)}


@lru_cache(maxsize=2048)
def places(cols: int, rows: int, codes: tuple[str, ...], dark: int, avatars: tuple[str, ...]) -> Names:
    """The names of rooms and their kinds, of nodes, borders, outer sides and places of Viruses."""
    house = grid(cols, rows)
    at = tuple([place(house, room) for room in range(house.size + 1)])
    nodes = tuple([node_name(house, node) for node in house.nodes])
    viruses, virus_nodes = [*at, *[""] * (TAKE_NONE - len(at) + 1)], [""] * NODES
    viruses[AVATARS : AVATARS + len(avatars)] = avatars
    viruses[CARD] = "xan4th"
    return {
        "room": at,
        "room-type": (*[room_type(codes, dark, room) for room in range(house.size)], ""),
        "place": at,
        "to": at,
        "node": nodes,
        "border": tuple([f"{place(house, a)}-{place(house, b)}" for a, b in house.borders]),
        "edge": tuple([place(house, room) for room, _ in house.outer]),
        "edge-side": tuple([SIDES[side] for _, side in house.outer]),
        "virus": tuple(viruses),
        "virus-node": (*virus_nodes, *nodes),
        "side": SIDES,
        "turn": SIDES,
        "avatar": avatars,
    }


@lru_cache(maxsize=512)
def gates(cols: int, rows: int, gateways: tuple[Gateway, ...]) -> tuple[str, ...]:
    """By the number of a Gateway, the room it lies at."""
    at = {gate.number: place(grid(cols, rows), gate.room) for gate in gateways}
    return tuple([at.get(number, "") for number in range(max(at, default=0) + 1)])


@lru_cache(maxsize=64)
def developments(avatar: str, breacher: str) -> tuple[str, ...]:
    """By the number of a development box, its name: two common ones, two of the Avatar, two of the Breacher."""
    return ("", *[f"{whose}-{n}" if whose else "" for whose in ("common", avatar, breacher) for n in (1, 2)])


def costs(g: Breach) -> tuple[str, ...]:
    """In a Move, the MP it costs to enter or reveal each room connected to the mover's."""
    if not g.moves or not g.seats[g.moves[-1].seat].connected:
        return ()
    seat = g.moves[-1].seat
    here, found = g.seats[seat].room, [""] * (g.grid.size + 1)
    for room in ways(g.layout)[here]:
        found[room] = str(own_link(g, here, room) if g.is_dark(room) else cost_of(g, seat, room))
    return tuple(found)


def boxes_of(player: Player) -> tuple[str, ...]:
    """The development boxes of a player, by number."""
    return developments(player.avatar, player.breacher)


def turned(g: Breach) -> Names:
    """While a room is being oriented, its links for each orientation: in short, and side by side."""
    pending = g.pending
    if pending is None or pending.kind != "turn" or not isinstance(pending.about, int) or not g.codes[pending.about]:
        return {"links": (), **dict.fromkeys(LINKS, ())}
    lies = [links(g.codes[pending.about], turn, False) for turn in range(len(SIDES))]
    sides = {name: tuple([told_link(lie[side]) for lie in lies]) for side, name in enumerate(LINKS)}
    return {"links": tuple([told_links(lie) for lie in lies]), **sides}


def told_links(shown: tuple[int, ...]) -> str:
    """The links of a room in short: each side with its MP, or closed."""
    return " ".join([f"{side}{told_link(mp)}" for side, mp in zip(LETTERS, shown, strict=True)])


def told_link(mp: int) -> str:
    """The MP of a link, or that it is closed."""
    return OUT if mp == CLOSED else str(mp)


@lru_cache(maxsize=512)
def all_links(codes: tuple[str, ...], turns: tuple[int, ...], dark: int) -> tuple[tuple[int, ...], ...]:
    """The links of all rooms."""
    return tuple([links(codes[room], turns[room], bool(dark >> room & 1)) for room in range(len(codes))])


def place(house: Grid, room: int) -> str:
    """A room by column and row, as on a map: A1 is at the top left."""
    if room >= house.size:
        return "omega"
    row, col = divmod(room, house.cols)
    return f"{chr(ord('A') + col)}{row + 1}"


def node_name(house: Grid, node: Node) -> str:
    """A node by the rooms around it."""
    return "/".join([place(house, room) for room in node.rooms])


def room_type(codes: tuple[str, ...], dark: int, room: int) -> str:
    """What kind of room it is, as the board says it; nothing while it is dark."""
    return "" if dark >> room & 1 or not codes[room] else rooms()[codes[room]].type
