"""Custom positions for tests and puzzles, from keywords; anything you leave out is as after set-up.

Supplies are what is left: cubes, Viruses, tokens and cards that the position names are taken from them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from getaway.games.breach.malware.hands import all_cards
from getaway.games.breach.modes.deathmatch import gateway_places, map_of
from getaway.games.breach.setup.unpacking import begin
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import BOXES, COLOURS, FIREWALL, ICE, NO_CUBES, NOWHERE, Gateway, Ice, Player
from getaway.games.breach.table.pieces import (
    TOKENS,
    avatars,
    breachers,
    lit,
    objectives,
    research,
    rewards,
    supplies,
)
from getaway.kit.arranging import BadPosition
from getaway.kit.zones import without_one

AVATARS, BREACHERS = tuple(avatars()), tuple(breachers())


def arranged(players: int = 2, **position: Any) -> Breach:  # noqa: ANN401 - see below
    """A position by keywords.

    `rooms` gives codes by room, or a code with its turn; all others are revealed as the box has them, unless `dark`
    names them. `seats` has a mapping for each player: `avatar`, `breacher`, `at`, `cubes` (by box, by colour),
    `viruses` (by seat or "firewall"), `hand`, `discards`, `research`, `objective`, `credits`, and any field of a
    player. `tokens`, `infected` and `traced` are mappings by node or room, `ice` lists models with `name`, `at` and
    `on`, `gateways` are by number (room, side), `breaches` are pairs of rooms with their side. `phase` is `act` for
    seat `active` unless given. Any other keyword is a field of the state.
    """
    options: dict[str, Any] = {name: position.pop(name) for name in ("mode", "window") if name in position}
    g = begin(players, options)
    size = position.pop("size", (g.cols, g.rows))
    resize(g, *size)
    lay_rooms(g, position.pop("rooms", {}), position.pop("dark", ()))
    lay_tokens(g, position.pop("tokens", None))
    g.gateways = gateways(g, position.pop("gateways", None))
    g.playing, g.phase = (), "act"
    g.deck = tuple(sorted((*lit(g.bot, players), *lit(g.hunter, players))))
    g.guardian_deck = tuple(sorted(lit("xan4th", players)))
    g.rewards = tuple(rewards())[:4]
    seats = [dict(each) for each in position.pop("seats", ({},) * players)]
    seats += [{}] * (players - len(seats))
    for seat, asked in enumerate(seats):
        seat_player(g, seat, dict(asked))
    g.ice = models(g, position.pop("ice", ()))
    g.infected = by_place(position.pop("infected", {}), len(g.codes))
    g.traced = by_place(position.pop("traced", {}), len(g.grid.nodes))
    g.breaches = breaches(g, position.pop("breaches", ()))
    for name, value in position.items():
        if name not in Breach.__struct_fields__:
            raise BadPosition(f"there is nothing called {name}")
        setattr(g, name, value)
    take_cards(g)
    take_supplies(g)
    return g


def resize(g: Breach, cols: int, rows: int) -> None:
    """Another grid than the players would have, such as a small one for an example."""
    n = cols * rows
    g.cols, g.rows = cols, rows
    g.codes, g.turns, g.dark = ("",) * n, (0,) * n, (1 << n) - 1
    g.infected, g.room_research = (0,) * n, ((),) * n
    g.traced = g.tokens = ()
    g.traced, g.tokens = (0,) * len(g.grid.nodes), ("",) * len(g.grid.nodes)


def lay_rooms(g: Breach, rooms: Mapping[int, str | tuple[str, int]], dark: Iterable[int]) -> None:
    """Rooms as named, the others as they come; dark ones are unknown."""
    named = {room: (each, 0) if isinstance(each, str) else each for room, each in rooms.items()}
    left = [code for code in g.unseen if code not in [code for code, _ in named.values()]]
    hidden = set(dark)
    codes, turns = [], []
    for room in range(g.cols * g.rows):
        code, turn = ("", 0) if room in hidden and room not in named else named.get(room) or (left.pop(0), 0)
        codes.append(code)
        turns.append(turn)
    g.codes, g.turns = tuple(codes), tuple(turns)
    g.dark = sum(1 << room for room in hidden)
    g.unseen = tuple(left)


def lay_tokens(g: Breach, tokens: Mapping[str, str] | None) -> None:
    """Information by the names of nodes; as on the map unless given."""
    if tokens is None:
        chart = map_of(g)
        tokens = {**chart.whole, **{node: f"half-{kind}" for node, kind in chart.partial.items()}}
    names = [node.name for node in g.grid.nodes]
    g.tokens = tuple([tokens.get(name, "") for name in names])


def gateways(g: Breach, asked: Mapping[int, tuple[int, int]] | None) -> tuple[Gateway, ...]:
    """Gateways by number: room and side; at the corners unless given."""
    if asked is not None:
        return tuple([Gateway(number, room, side) for number, (room, side) in sorted(asked.items())])
    return tuple([Gateway(i + 1, room, side) for i, (room, side) in enumerate(gateway_places(g))])


def seat_player(g: Breach, seat: int, asked: dict[str, Any]) -> None:
    """One player's things."""
    avatar, breacher = asked.pop("avatar", AVATARS[seat]), asked.pop("breacher", BREACHERS[seat])
    at = asked.pop("at", grid(g.cols, g.rows).corners[seat])
    at = NOWHERE if at is None else at
    zones = {"hands": "hand", "discards": "discards", "research": "research"}
    for field, name in zones.items():
        zone = list(getattr(g, field))
        zone[seat] = tuple(sorted(asked.pop(name, ())))
        setattr(g, field, tuple(zone))
    objective = asked.pop("objective", tuple(objectives())[seat])
    g.objectives = (*g.objectives[:seat], (objective,), *g.objectives[seat + 1 :])
    asked["cubes"] = cubes(avatar, asked.pop("cubes", None))
    owners = asked.pop("viruses", {})
    asked["viruses"] = tuple([owners.get("firewall" if i == FIREWALL else i, 0) for i in range(FIREWALL + 1)])
    if "boxes" in asked:
        asked["cubes_left"] = tuple(asked.pop("boxes"))
    player = Player(
        avatar,
        breacher,
        supplies().interfaces[seat],
        **{"room": at, "last": 0 if at == NOWHERE else at, **{k: _tuple(v) for k, v in asked.items()}},
    )
    g.seats = (*g.seats[:seat], player, *g.seats[seat + 1 :])


def _tuple(value: object) -> Any:  # noqa: ANN401 - any field
    return tuple(value) if isinstance(value, list) else value


def cubes(avatar: str, asked: Mapping[str, Mapping[str, int]] | None) -> tuple[tuple[int, int, int], ...]:
    """Cubes by box and colour; as at the start unless given, with free ones in the Movement box."""
    if asked is None:
        start = avatars()[avatar].start
        own: dict[str, dict[str, int]] = {name: {name: start[name]} for name in COLOURS}
        own["movement"]["movement"] += start["any"]
        asked = own
    boxes = []
    for box in BOXES:
        held = asked.get(box, {})
        boxes.append((held.get("movement", 0), held.get("attack", 0), held.get("defense", 0)) if held else NO_CUBES)
    return tuple(boxes)


def models(g: Breach, asked: Sequence[Mapping[str, Any]]) -> tuple[Ice, ...]:
    """ICE, numbered from 11; the Guardian is 10 and awake unless the position says otherwise."""
    found = []
    number = ICE
    for each in asked:
        fields = dict(each)
        name, room = fields.pop("name"), fields.pop("at")
        if name == "xan4th":
            found.append(Ice(ICE, name, room, **fields))
            g.guardian, g.sheet = "awake", 0
            g.deck, g.guardian_deck = tuple(sorted((*g.deck, *g.guardian_deck))), ()
        else:
            number += 1
            found.append(Ice(number, name, room, **fields))
    g.roster = tuple([each.name for each in found if each.number != ICE])
    return tuple(sorted(found, key=lambda model: model.number))


def by_place(asked: Mapping[int, Iterable[int]], n: int) -> tuple[int, ...]:
    """Viruses by room or node: the seats that have one there."""
    return tuple([sum(1 << seat for seat in asked.get(place, ())) for place in range(n)])


def breaches(g: Breach, asked: Iterable[tuple[int, int, bool]]) -> tuple[tuple[int, bool], ...]:
    """Breaches by the rooms on both sides, and whether the back is up."""
    borders = grid(g.cols, g.rows).borders
    return tuple(sorted([(borders.index((min(a, b), max(a, b))), back) for a, b, back in asked]))


# What is left


def take_cards(g: Breach) -> None:
    """Decks and the Reserve of Research are what the position leaves of them."""
    decks = []
    for seat, player in enumerate(g.seats):
        left = all_cards(player.avatar, player.breacher)
        for card in (*g.hands[seat], *g.discards[seat]):
            left = without_one(left, card)
        decks.append(left)
    g.decks = tuple(decks)
    used = Counter([*g.research_gone, *[t for zone in (*g.research, *g.room_research) for t in zone]])
    everything = Counter({name: token.copies for name, token in research().items()})
    everything.subtract(used)
    g.research_left = tuple(sorted(everything.elements()))
    if g.pile or g.ahead or g.card:
        out = Counter([*g.pile, *g.ahead, *([g.card] if g.card else [])])
        g.deck = tuple(sorted((Counter(g.deck) - out).elements()))


def take_supplies(g: Breach) -> None:
    """Cubes, Viruses, Information, Credits, Shields and Breaches that lie elsewhere are not in the Reserve."""
    used = [sum(box[c] for player in g.seats for box in player.cubes) for c in range(3)]
    movement, attack, defense = [n - m for n, m in zip(g.cube_reserve, used, strict=True)]
    g.cube_reserve = (movement, attack, defense)
    on = [sum(player.viruses[owner] for player in g.seats) for owner in range(FIREWALL + 1)]
    on[FIREWALL] += sum(player.threat > 0 for player in g.seats)
    for seat in range(FIREWALL):
        on[seat] += sum(mask >> seat & 1 for mask in (*g.infected, *g.traced)) + g.guardian_viruses[seat]
    g.virus_supply = tuple([n - m for n, m in zip(g.virus_supply, on, strict=True)])
    out = Counter([*g.tokens, *[token for player in g.seats for token in player.disk]])
    g.reserve = tuple([n - out[token] for n, token in zip(g.reserve, TOKENS, strict=True)])
    g.credit_reserve -= sum(player.credits for player in g.seats)
    g.shield_reserve -= sum(player.shield for player in g.seats)
    g.breach_deck -= len(g.breaches)
