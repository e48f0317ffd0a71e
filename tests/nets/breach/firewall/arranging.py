"""Random positions as keywords: players, ICE, Viruses, Threat, shields, tracks, dark rooms, Breaches, the Guardian."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.pieces import (
    TOKENS,
    Kind,
    avatars,
    breachers,
    copies_of,
    halves,
    ice,
    interface,
    lit,
    malware,
    objectives,
    rooms,
    type_of,
)
from getaway.games.breach.table.pieces import tracks as track_boxes

Keywords = dict[str, Any]
FOUR = 4
"""Players, and Gateways."""
LARGE_ONLY = ("tw-1", "tw-2", "v-4")
"""Rooms that only four players use (p.8)."""
OUT_OF_TURN = ("enemy-attack", "any-attack", "any-moment", "firewall-turn")
"""When cards can be played in the Firewall's turn."""
ROUND_BASE = 3
"""Components that fit an Avatar's base."""


def keywords(dice: Random, mode: str, players: int) -> Keywords:
    """A random position for `arranged`."""
    bot, hunter = dice.choice(("worm", "tentacle")), dice.choice(("echo", "kynodontas"))
    k: Keywords = {"players": players, "mode": mode, "bot": bot, "hunter": hunter, "phase": "password"}
    k |= {"password": dice.randrange(players), "active": dice.randrange(players), "die": dice.randint(1, 8)}
    k |= {"round": dice.randint(1, 9), "sides": tuple(dice.choice("AB") for _ in range(3))}
    k["guardian"] = dice.choice(("asleep", "asleep", "deployed", "awake", "awake"))
    database(dice, k)
    people(dice, k)
    firewall(dice, k)
    return k


# The Database


def size(k: Keywords) -> tuple[int, int]:
    """Columns and rows (p.8)."""
    return (4, 3) if k["players"] == FOUR else (3, 3)


def database(dice: Random, k: Keywords) -> None:
    """Rooms in any order and orientation, dark ones, Breaches, Viruses in rooms and nodes."""
    cols, rows = size(k)
    house = grid(cols, rows)
    codes = [code for code in rooms() if k["players"] == FOUR or code not in LARGE_ONLY]
    dice.shuffle(codes)
    share = dice.choice((0, 0, 0.2, 0.5, 0.9))
    dark = [room for room in range(cols * rows) if dice.random() < share]
    shown = {room: (codes[room], dice.randrange(4)) for room in range(cols * rows)}
    k["rooms"] = {room: each for room, each in shown.items() if room not in dark or dice.random() < 0.2}
    k["dark"] = dark
    k["breaches"] = [(*pair, dice.random() < 0.5) for pair in dice.sample(house.borders, dice.choice((0, 0, 1, 3)))]
    k["infected"] = some_places(dice, cols * rows, k["players"], 4)
    k["traced"] = some_places(dice, len(house.nodes), k["players"], 2)
    k["tokens"] = dice.choice(({}, None))


def some_places(dice: Random, places: int, players: int, most: int) -> dict[int, list[int]]:
    """A few Viruses of each player."""
    found: dict[int, list[int]] = {}
    for seat in range(players):
        for place in dice.sample(range(places), dice.randint(0, most)):
            found.setdefault(place, []).append(seat)
    return found


# The players


def people(dice: Random, k: Keywords) -> None:
    """Avatars anywhere or disconnected, near one another in every other position."""
    players = k["players"]
    places = haunts(dice, k)
    names, others = dice.sample(list(avatars()), players), dice.sample(list(breachers()), players)
    goals = dice.sample(list(objectives()), players)
    k["seats"] = []
    for seat in range(players):
        at = None if dice.random() < 0.2 else dice.choice(places)
        person: Keywords = {"avatar": names[seat], "breacher": others[seat], "objective": goals[seat], "at": at}
        person |= {"threat": dice.randint(0, 2), "credits": dice.choice((0, 1, 2, 4, 8)), "cubes": some_cubes(dice)}
        person["disk"] = some_disk(dice, goals[seat])
        person["viruses"] = some_viruses(dice, seat, players, connected=at is not None)
        if at is None:
            person["last"] = dice.choice(places)
        elif dice.random() < 0.3:
            person |= {"shield": True, "waived": dice.random() < 0.2, "waives_threat": dice.random() < 0.2}
        person |= cards(dice, names[seat], others[seat])
        k["seats"].append(person)
    most = max(len(person["disk"]) for person in k["seats"])
    k["marks"] = tuple(most >= box for box in interface().marks)


def haunts(dice: Random, k: Keywords) -> list[int]:
    """The rooms in which models stand: all of them, or a few; Omega among them once it is there."""
    cols, rows = size(k)
    everywhere = list(range(cols * rows + (k["guardian"] == "awake")))
    return dice.sample(everywhere, dice.choice((2, 3, len(everywhere), len(everywhere))))


def some_cubes(dice: Random) -> dict[str, dict[str, int]]:
    """Code cubes in any box; few in the Defense box, so that attacks differ."""
    colours = ("movement", "attack", "defense")
    return {
        box: {colour: dice.choice((0, 0, 1, 2 if colour == "defense" else 1)) for colour in colours}
        for box in (*colours, "cache")
    }


def some_disk(dice: Random, goal: str) -> list[str]:
    """Information that does not complete the Objective, often all but half a unit of it."""
    need = objectives()[goal].need
    disk = [dice.choice(TOKENS) if dice.random() < 0.3 else f"half-{dice.choice(list(need))}" for _ in range(6)]
    disk = disk[: dice.randint(0, 6)]
    if dice.random() < 0.4:
        disk = nearly(dice, need)
    while all(sum(halves(token) for token in disk if type_of(token) == kind) >= n for kind, n in need.items()):
        disk.pop()
    return disk


def cards(dice: Random, avatar: str, breacher: str) -> Keywords:
    """Things to respond with: Malware, a Research token, a Program that is ready."""
    own = [card for card in (*copies_of(avatar), *copies_of(breacher)) if malware()[card].timing in OUT_OF_TURN]
    hand = [card for card in own if dice.random() < 0.6]
    found: Keywords = {"hand": hand[:4], "side": dice.randrange(2), "boxes": (0, 1, 2)}
    found["research"] = dice.choice(((), (), ("boost-defense",)))
    found["ready"] = dice.choice(((), ("program",)))
    return found


def nearly(dice: Random, need: Mapping[Kind, int]) -> list[str]:
    """All but half a unit of what is needed, whole tokens and halves as they come."""
    disk: list[str] = []
    for kind, n in need.items():
        whole = n > 1 and dice.random() < 0.5
        disk += [kind] * whole + [f"half-{kind}"] * (n - 2 * whole)
    halved = [token for token in disk if halves(token) == 1]
    disk.remove(dice.choice(halved))
    dice.shuffle(disk)
    return disk


def some_viruses(dice: Random, seat: int, players: int, *, connected: bool) -> dict[int | str, int]:
    """Up to two on a connected Avatar, up to three on another."""
    owners: list[int | str] = [*[other for other in range(players) if other != seat], "firewall", "firewall"]
    found: dict[int | str, int] = {}
    for _ in range(dice.choice((0, 1, 2, 2) if connected else (0, 1, 2, 3))):
        owner = dice.choice(owners)
        found[owner] = found.get(owner, 0) + 1
    return found


# The Firewall


def firewall(dice: Random, k: Keywords) -> None:
    """ICE, tracks, decks and the Guardian in one of its states."""
    state = k["guardian"]
    places = haunts(dice, k)
    k["ice"] = models(dice, k, places)
    boxes = [track_boxes()[name][side] for name, side in zip(("bot", "hunter", "guardian"), k["sides"], strict=True)]
    entry = next(n for n, box in enumerate(boxes[2], 1) if "G" in box)
    cube = dice.randrange(entry) if state == "asleep" else dice.randint(entry, len(boxes[2]))
    k["track"] = (dice.randint(0, len(boxes[0])), dice.randint(0, len(boxes[1])), cube)
    own, others = lit("xan4th", k["players"]), (*lit(k["bot"], k["players"]), *lit(k["hunter"], k["players"]))
    k["sheet"] = -1 if state == "asleep" else dice.randrange(k["players"])
    k["deck"] = (*others, *own) if state == "awake" else others
    k["guardian_deck"] = () if state == "awake" else tuple(sorted(own))
    if state != "asleep":
        guardian(dice, k, places)
    discards(dice, k)


def models(dice: Random, k: Keywords, places: list[int]) -> list[Keywords]:
    """Bots and Hunters, up to all of them; Worms at Avatars in their room."""
    found: list[Keywords] = []
    base = [bool(person.get("shield")) + 0 for person in k["seats"]]
    for name in (k["bot"], k["hunter"]):
        most = ice()[name].models
        for _ in range(dice.choice((0, 1, most, dice.randint(0, most)))):
            model = {"name": name, "at": dice.choice(places)}
            here = [seat for seat, person in enumerate(k["seats"]) if person["at"] == model["at"]]
            here = [seat for seat in here if base[seat] < ROUND_BASE]
            if name == "worm" and here and dice.random() < 0.5:
                model["on"] = dice.choice(here)
                base[model["on"]] += 1
            found.append(model)
    dice.shuffle(found)
    return found


def guardian(dice: Random, k: Keywords, places: list[int]) -> None:
    """Its model, Omega, the Gateways that are left, and Viruses on its card."""
    cols, rows = size(k)
    outer = grid(cols, rows).outer
    awake = k["guardian"] == "awake"
    left = sorted(dice.sample(range(1, 5), dice.randint(1, 4))) if awake else [1, 2, 3, 4]
    sides = dice.sample(outer, len(left) + 1)
    if awake or dice.random() < 0.5:
        k["gateways"] = dict(zip(left, sides, strict=False))
    at = dice.choice(places)
    if awake:
        k["omega"] = outer.index(sides[-1])
        at = cols * rows if dice.random() < 0.3 else at
    k["ice"].append({"name": "xan4th", "at": at})
    k["guardian_viruses"] = tuple(dice.choice((0, 0, 0, 1)) if seat < k["players"] else 0 for seat in range(FOUR))


def discards(dice: Random, k: Keywords) -> None:
    """Some cards on the pile, sometimes all; now and then some that were looked at lie on top."""
    cards = list(k["deck"])
    dice.shuffle(cards)
    out = dice.choice((0, 0, len(cards) // 2, len(cards) - 1, len(cards)))
    k["pile"] = tuple(cards[:out])
    top = min(dice.choice((0, 0, 0, 1, 3)), len(cards) - out)
    k["ahead"] = tuple(cards[out : out + top])
    k["seers"] = ((0,),) * top
