"""Set-up: the Database, the Firewall, the Password, and each player's Avatar, Breacher and interface."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from getaway.games.breach.box import without_pack
from getaway.games.breach.choose import CHOOSE_CARD, CHOOSE_COLOUR, CHOOSE_WHAT, choose, choosing
from getaway.games.breach.cubes import take_cube
from getaway.games.breach.events import (
    AvatarChosen,
    BreacherChosen,
    InformationLaid,
    InterfaceChosen,
    ObjectiveDealt,
    PasswordGiven,
    ProgramChosen,
    RewardsLaid,
)
from getaway.games.breach.grid import Grid, grid
from getaway.games.breach.malware import all_cards, draw
from getaway.games.breach.model import HIDDEN, Breach
from getaway.games.breach.parts import COLOURS, TYPES, Gateway, Player
from getaway.games.breach.pieces import (
    TOKENS,
    avatars,
    breachers,
    ice,
    lit,
    maps,
    objectives,
    program_of,
    random_information,
    research,
    rewards,
    rooms,
    supplies,
)
from getaway.kernel import One, Refused, Script, Seat, chance, pick
from getaway.kernel import Setting as Option
from getaway.kit.zones import put

PLAYERS = (1, 4)
MODES = ("competitive", "training", "solo", "deathmatch")
LARGE = 4
"""With so many players the Database has four columns (BR-SETDB-04)."""
LEFT_OUT = ("tw-1", "tw-2", "v-4")
"""The rooms that are not used with fewer players (BR-SETDB-02)."""
REWARDS = 4
SMALL_VOIDS = 3
"""The Void rooms of a small Database (BR-ADVDB-04)."""
SECOND = 1000
DAY_WINDOW = 4 * 3600
AB = ("AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB")


@cache
def settings() -> tuple[Option, ...]:
    """What a table may choose."""
    return (
        Option("mode", MODES),
        Option("setup", ("standard", "advanced")),
        Option("bot", ("worm", "tentacle", "random")),
        Option("hunter", ("echo", "kynodontas", "random")),
        Option("tracks", AB),
        Option("information", ("map", "random")),
        Option("rooms", ("standard", "random")),
        Option("team", ("choose", "random")),
        Option("window", (15, 30, 60, DAY_WINDOW, 0), daily=DAY_WINDOW),
    )


SETTINGS = settings()


def begin(players: int, options: Mapping[str, Any]) -> Breach:
    """The table before set-up, or a refusal of options against the rules."""
    if not PLAYERS[0] <= players <= PLAYERS[1]:
        raise Refused("BR-GAME-06", players=players)
    chosen = checked(players, options)
    cols = 4 if players == LARGE else 3
    codes = list_of_rooms(cols * 3, chosen["rooms"])
    information = dict(zip(TOKENS, [supplies().whole[kind] for kind in TYPES], strict=False))
    information |= {f"half-{kind}": supplies().partial[kind] for kind in TYPES}
    nodes = len(grid(cols, 3).nodes)
    a, b, c = chosen["tracks"]
    return Breach(
        players=players,
        mode=chosen["mode"],
        advanced=chosen["setup"] == "advanced",
        window_ms=chosen["window"] * SECOND if players > 1 else 0,  # alone, nobody waits for an answer
        phase="setup-database",
        cols=cols,
        codes=("",) * (cols * 3),
        unseen=tuple(codes),
        turns=(0,) * (cols * 3),
        dark=(1 << cols * 3) - 1,
        breach_deck=supplies().breaches,
        infected=(0,) * (cols * 3),
        traced=(0,) * nodes,
        tokens=("",) * nodes,
        room_research=((),) * (cols * 3),
        seats=(Player(),) * players,
        hands=((),) * players,
        decks=((),) * players,
        discards=((),) * players,
        objectives=((),) * players,
        research=((),) * players,
        secret_orders=((),) * players,
        orders=("ask",) * players,
        research_left=tuple(sorted([name for name, token in research().items() for _ in range(token.copies)])),
        reserve=tuple([information[token] for token in TOKENS]),
        cube_reserve=(supplies().cubes["movement"], supplies().cubes["attack"], supplies().cubes["defense"]),
        virus_supply=(*[supplies().viruses] * 4, supplies().firewall_viruses),
        credit_reserve=supplies().credits,
        shield_reserve=supplies().shields,
        bot="" if chosen["bot"] == "random" else chosen["bot"],
        hunter="" if chosen["hunter"] == "random" else chosen["hunter"],
        sides=(a, b, c),
        playing=(f"information:{chosen['information']}", f"rooms:{chosen['rooms']}", f"team:{chosen['team']}"),
    )


def checked(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with what is usual filled in; what belongs to the advanced set-up needs it (BR-SETDB-01)."""
    given = without_pack(options)
    allowed = {setting.name: setting.values for setting in settings()}
    usual = {name: values[0] for name, values in allowed.items()} | {"window": 0}
    if players == 1:
        usual["mode"] = "solo"
    if options.get("setup") == "advanced":
        usual |= {"bot": "random", "hunter": "random", "information": "random", "rooms": "random"}
    if isinstance(given.get("rooms"), list):
        given["rooms"] = tuple(given["rooms"])
    chosen = usual | given
    for name, value in chosen.items():
        if name not in allowed or (value not in allowed[name] and not is_room_list(name, value, players)):
            raise Refused("GT-SETUP-01", option=f"{name}={value}"[:60])
    if (chosen["mode"] == "solo") != (players == 1) and chosen["mode"] in ("solo", "competitive"):
        raise Refused("BR-SOLO-01", players=players)
    for name in ("bot", "hunter", "tracks", "information", "rooms"):
        if chosen["setup"] == "standard" and chosen[name] != allowed[name][0]:
            raise Refused("BR-SETDB-01", option=name)
    return chosen


def is_room_list(name: str, value: object, players: int) -> bool:
    """Rooms by agreement: as many as the grid has, all different (BR-ADVDB-01, BR-ADVDB-02)."""
    if name != "rooms" or not isinstance(value, tuple) or len(value) != (12 if players == LARGE else 9):
        return False
    return all(isinstance(each, str) and each in rooms() for each in value) and len(set(value)) == len(value)


def list_of_rooms(n: int, chosen: str | tuple[str, ...]) -> list[str]:
    """The rooms that are used: by agreement, all, or all but three (BR-SETDB-02, BR-SETDB-04)."""
    if isinstance(chosen, tuple):
        return sorted(chosen)
    if chosen == "random" or n == len(rooms()):
        return sorted(rooms())
    return sorted([code for code in rooms() if code not in LEFT_OUT])


def asked(g: Breach, option: str) -> str:
    """An option that only set-up needs; it lies with the cards at hand until set-up is over."""
    return next(entry.partition(":")[2] for entry in g.playing if entry.startswith(f"{option}:"))


# Database


def lay_database(g: Breach) -> Script[None]:
    """Rooms lie dark (BR-SETDB-06), Information on the nodes, Gateways at the corners (BR-SETDB-07, BR-SETDB-10)."""
    while len(g.unseen) > g.grid.size:
        code = yield from pick(g, removable(g.unseen))
        g.unseen = tuple([each for each in g.unseen if each != code])
    if asked(g, "information") == "random":
        yield from random_tokens(g)
    else:
        lay_tokens(g, f"{'deathmatch' if g.mode == 'deathmatch' else 'standard'}{max(2, g.players)}")
    g.tell(InformationLaid(g.tokens), cites="BR-SETDB-07")
    yield from lay_gateways(g)
    g.phase = "setup-firewall"


def removable(unseen: tuple[str, ...]) -> tuple[str, ...]:
    """The rooms of which one may be left out at random: 3 Void rooms stay in a small Database (BR-ADVDB-04)."""
    void = [code for code in unseen if rooms()[code].type == "void"]
    others = [code for code in unseen if rooms()[code].type != "void"]
    return tuple(others if len(void) <= SMALL_VOIDS else void)


def lay_tokens(g: Breach, name: str) -> None:
    """Put the tokens of a map on their nodes."""
    chart = maps()[name]
    for node, kind in [*chart.whole.items(), *[(node, f"half-{kind}") for node, kind in chart.partial.items()]]:
        put_token(g, g.grid.node(node), kind)


def put_token(g: Breach, node: int, token: str) -> None:
    """A token of the Reserve goes on a node."""
    place = TOKENS.index(token)
    g.reserve = put(g.reserve, place, g.reserve[place] - 1)
    g.tokens = put(g.tokens, node, token)


def random_tokens(g: Breach) -> Script[None]:
    """Tokens of the table, its letters matched with types at random, on all nodes (BR-ADVDB-06 to BR-ADVDB-16)."""
    row = random_information()[str(max(2, g.players))]
    left = list(TYPES)
    letters: list[str] = []
    while left:
        kind = yield from pick(g, tuple(left))
        left.remove(kind)
        letters.append(kind)
    whole = [kind for kind, n in zip(letters, row.whole, strict=True) for _ in range(n)] + [""] * row.whole_blank
    partial = [f"half-{kind}" for kind, n in zip(letters, row.partial, strict=True) for _ in range(n)]
    partial += [""] * row.partial_blank
    for node, each in enumerate(g.grid.nodes):
        pool = whole if each.central else partial
        token = yield from pick(g, tuple(sorted(pool)))
        pool.remove(token)
        if token:
            put_token(g, node, token)


def lay_gateways(g: Breach) -> Script[None]:
    """At the corners, clockwise by priority (BR-SETDB-10); in Deathmatch in the middle of the sides.

    In the advanced set-up the priorities are dealt at random (BR-ADVDB-05).
    """
    places = middles(g.grid) if g.mode == "deathmatch" else list(zip(g.grid.corners, range(4), strict=True))
    numbers = [1, 2, 3, 4]
    found: list[Gateway] = []
    for room, side in places:
        number = (yield from pick(g, tuple(numbers))) if g.advanced else numbers[0]
        numbers.remove(number)
        found.append(Gateway(number, room, side))
    g.gateways = tuple(sorted(found, key=lambda gate: gate.number))


def middles(house: Grid) -> list[tuple[int, int]]:
    """The middle room of each side: to the north, east, south and west."""
    last, row = house.size - house.cols, house.rows // 2 * house.cols
    return [((house.cols - 1) // 2, 0), (row + house.cols - 1, 1), (last + house.cols // 2, 2), (row, 3)]


# Firewall and Password


def lay_firewall(g: Breach) -> Script[None]:
    """ICE, activation cards by their LEDs, tracks, Rewards, and who has the Password (BR-SETFW-01 to BR-SETPW-01)."""
    for category in ("bot", "hunter"):
        if not getattr(g, category):
            names = tuple([name for name, card in ice().items() if card.category == category])
            setattr(g, category, (yield from pick(g, names)))
    g.deck = tuple(sorted((*lit(g.bot, g.players), *lit(g.hunter, g.players))))
    g.guardian_deck = tuple(sorted(lit("xan4th", g.players)))
    for _ in range(REWARDS):
        card = yield from pick(g, tuple([name for name in rewards() if name not in g.rewards]))
        g.rewards = (*g.rewards, card)
    g.tell(RewardsLaid(g.rewards), cites="BR-SETFW-12")
    g.password = yield from pick(g, g.everyone)
    g.active = g.password
    g.tell(PasswordGiven(g.password), cites="BR-SETPW-01")
    g.phase = "setup-avatars"


# Players


WHICH_AVATAR = choosing("which-avatar", CHOOSE_CARD, ("BR-SETAV-02", "BR-SETAV-01"), others="BR-SETAV-01")
WHICH_BREACHER = choosing("which-breacher", CHOOSE_CARD, ("BR-SETBR-02", "BR-SETBR-01"), others="BR-SETBR-01")
WHICH_INTERFACE = choosing("which-interface", CHOOSE_COLOUR, "BR-SETIF-01")
WHICH_PROGRAM = choosing("which-program", CHOOSE_WHAT, "BR-SETIF-06")
WHICH_CUBE = choosing("which-starting-cube", CHOOSE_COLOUR, "BR-SETIF-09")


def choose_avatars(g: Breach) -> Script[None]:
    """From the Password holder clockwise (BR-SETAV-01), each Avatar once (BR-SETAV-02)."""
    for seat in g.clockwise(g.password):
        left = [name for name in avatars() if all(player.avatar != name for player in g.seats)]
        name = yield from one_of(g, seat, WHICH_AVATAR, left)
        g.set_seat(seat, avatar=name)
        g.tell(AvatarChosen(seat, name), cites="BR-SETAV-01")
    g.phase = "setup-breachers"


def choose_breachers(g: Breach) -> Script[None]:
    """From the player before the Password holder counter-clockwise (BR-SETBR-01), each Breacher once (BR-SETBR-02)."""
    for seat in reversed(g.clockwise(g.password)):
        left = [name for name in breachers() if all(player.breacher != name for player in g.seats)]
        name = yield from one_of(g, seat, WHICH_BREACHER, left)
        g.set_seat(seat, breacher=name)
        g.tell(BreacherChosen(seat, name), cites="BR-SETBR-01")
    g.phase = "setup-interfaces"


def one_of(g: Breach, seat: Seat, question: Any, items: list[str]) -> Script[str]:  # noqa: ANN401 - a question
    """Chosen by the player, or drawn where the table leaves it to chance."""
    if asked(g, "team") == "random":
        name: str = yield from pick(g, tuple(items))
        return name
    chosen: str = yield from choose(g, seat, question, items)
    return chosen


def prepare_interfaces(g: Breach) -> Script[None]:
    """Interface by interface in the order of the book (BR-SETIF-18); then the Password holder begins (BR-SETIF-17)."""
    for seat in g.clockwise(g.password):
        left = [each for each in supplies().interfaces if all(player.colour != each for player in g.seats)]
        colour = yield from one_of(g, seat, WHICH_INTERFACE, left)
        g.set_seat(seat, colour=colour)
        g.tell(InterfaceChosen(seat, colour), cites="BR-SETIF-01")
    for seat in g.clockwise(g.password):
        yield from prepare(g, seat)
    g.playing = ()
    g.active, g.phase = g.password, "turn"


def prepare(g: Breach, seat: Seat) -> Script[None]:
    """Program, deck, cubes, first card and Objective of a player (BR-SETIF-05 to BR-SETIF-13)."""
    player = g.seats[seat]
    programs = [program_of(player.avatar), program_of(player.breacher)]
    program = yield from one_of(g, seat, WHICH_PROGRAM, programs)
    g.set_seat(seat, side=programs.index(program))
    g.tell(ProgramChosen(seat, program), cites="BR-SETIF-06")
    g.decks = put(g.decks, seat, all_cards(player.avatar, player.breacher))
    start = avatars()[player.avatar].start
    for colour, name in enumerate(COLOURS):
        for _ in range(start[name]):  # type: ignore[index]
            take_cube(g, seat, colour, "BR-SETIF-08")
    for _ in range(start["any"]):
        name = yield from one_of(g, seat, WHICH_CUBE, list(COLOURS))
        take_cube(g, seat, COLOURS.index(name), "BR-SETIF-09")
    yield from draw(g, seat, 1)
    left = tuple([card for card in objectives() if (card,) not in g.objectives])
    drawn = yield from chance(g, One("item", left), seen=(seat,))
    g.objectives = put(g.objectives, seat, (drawn["item"],))
    told = ObjectiveDealt(seat, drawn["item"])
    g.tell(told, to=(seat,), otherwise=ObjectiveDealt(seat, HIDDEN), cites="BR-SETIF-13")
