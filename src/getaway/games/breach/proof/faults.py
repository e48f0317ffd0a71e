"""The ways a position can be wrong, and what is never made or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from getaway.games.breach.attack.threat import LAST
from getaway.games.breach.malware.hands import all_cards
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import COLOURS, DIE_MAX, FIREWALL, HAND, LAST_VIRUS, NOWHERE
from getaway.games.breach.table.pieces import TOKENS, ice, interface

CARDS = 8
"""The Malware of a player (BR-MALW-01)."""


def components(g: Breach) -> Mapping[str, int]:
    """Cubes, Viruses, tokens, cards and Credits, wherever they are (BR-COMP-03, BR-COMP-10)."""
    cubes = [sum([box[c] for player in g.seats for box in player.cubes]) for c in range(3)]
    on_seats = [sum([player.viruses[owner] for player in g.seats]) for owner in range(5)]
    tokens = Counter([*g.tokens, *[token for player in g.seats for token in player.disk]])
    research = [*g.research_left, *g.research_gone, *[t for zone in (*g.research, *g.room_research) for t in zone]]
    return {
        **{f"{name} cubes": g.cube_reserve[c] + cubes[c] for c, name in enumerate(COLOURS)},
        **{f"viruses of seat {seat}": viruses_of(g, seat, on_seats[seat]) for seat in range(4)},
        "firewall viruses": g.virus_supply[FIREWALL] + on_seats[FIREWALL] + sum([p.threat > 0 for p in g.seats]),
        **{f"{token} tokens": g.reserve[i] + tokens[token] for i, token in enumerate(TOKENS)},
        "credits": g.credit_reserve + sum([player.credits for player in g.seats]),
        "shields": g.shield_reserve + sum([player.shield for player in g.seats]),
        "breaches": g.breach_deck + len(g.breaches),
        "rewards": len(g.rewards) + len(g.bought),
        "activation cards": len(g.deck) + len(g.ahead) + len(g.pile) + len(g.guardian_deck) + bool(g.card),
        **{f"{name} research": n for name, n in sorted(Counter(research).items())},
        "malware": sum([malware_of(g, seat) for seat in g.everyone]),
        "rooms": len(g.unseen) + sum([bool(code) for code in g.codes]),
    }


def malware_of(g: Breach, seat: int) -> int:
    """A player's cards; until set-up has dealt them they are still in the box (BR-MALW-01)."""
    here = len(g.hands[seat]) + len(g.decks[seat]) + len(g.discards[seat])
    if g.phase.startswith("setup"):
        return here or CARDS
    return here + sum([entry.startswith(f"{seat}:") for entry in g.playing])


def viruses_of(g: Breach, seat: int, on_avatars: int) -> int:
    """A player's Virus tokens: in supply, rooms and nodes, on Avatars and the Guardian's card (BR-VLIMIT-01)."""
    places = sum([mask >> seat & 1 for mask in (*g.infected, *g.traced)])
    return g.virus_supply[seat] + places + on_avatars + g.guardian_viruses[seat]


def faults(g: Breach) -> list[str]:
    """Every fault of this position, in words."""
    if g.phase.startswith("setup"):
        return []
    return [*player_faults(g), *database_faults(g), *firewall_faults(g)]


def player_faults(g: Breach) -> list[str]:
    """Hands, Viruses, Threat, disks and cards within their limits."""
    found = [f"a hand of {len(hand)}" for hand in g.hands if len(hand) > HAND + 1]
    found += [f"threat {player.threat}" for player in g.seats if not 0 <= player.threat <= LAST]
    found += [
        f"{player.avatar} is connected with {sum(player.viruses)} Viruses"
        for player in g.seats
        if player.connected and sum(player.viruses) >= LAST_VIRUS
    ]
    found += [
        f"{player.avatar} is shielded off the Database" for player in g.seats if player.shield and not player.connected
    ]
    found += ["a Hard Disk is too full" for player in g.seats if len(player.disk) > len(interface().cpu)]
    found += ["negative cubes" for player in g.seats for box in player.cubes if min(box) < 0]
    found += [f"{player.credits} Credits" for player in g.seats if player.credits < 0]
    for seat, player in enumerate(g.seats):
        gone = [entry.partition(":")[2] for entry in g.playing if entry.startswith(f"{seat}:")]
        mine = sorted((*g.hands[seat], *g.decks[seat], *g.discards[seat], *gone))
        if mine != sorted(all_cards(player.avatar, player.breacher)):
            found.append(f"seat {seat} has other cards than its own")
    return found


def database_faults(g: Breach) -> list[str]:
    """Rooms, Gateways, Breaches and supplies as they can be."""
    size = g.grid.size
    found = ["a dark room is known as revealed" for room in range(size) if not g.is_dark(room) and not g.codes[room]]
    found += [f"an Avatar stands in room {p.room}" for p in g.seats if not NOWHERE <= p.room <= size]
    found += ["an Avatar stands in Omega, which is not there" for p in g.seats if p.room == size and g.omega == NOWHERE]
    found += ["two Gateways at one room"] if len({gate.room for gate in g.gateways}) < len(g.gateways) else []
    found += ["two Breaches on one border"] if len({b for b, _ in g.breaches}) < len(g.breaches) else []
    found += (
        ["a supply below nothing"] if min((*g.reserve, *g.cube_reserve, *g.virus_supply, g.credit_reserve)) < 0 else []
    )
    found += ["no Shield token is left for one on an Avatar"] if g.shield_reserve < 0 or g.breach_deck < 0 else []
    return found


def firewall_faults(g: Breach) -> list[str]:
    """ICE within the number of models, attached ones with their Avatar, the die from 1 to 8."""
    counts = Counter([each.name for each in g.ice])
    found = [f"{n} models of {name}" for name, n in counts.items() if n > ice()[name].models]
    found += [
        f"ICE {each.number} is attached to a model elsewhere"
        for each in g.ice
        if each.on != NOWHERE and g.room_of(each.on) != each.room
    ]
    found += ["two ICE with one number"] if len({each.number for each in g.ice}) < len(g.ice) else []
    found += ["cards on top without their seers"] if len(g.ahead) != len(g.seers) else []
    return found + ([f"a Firewall die of {g.die}"] if not 1 <= g.die <= DIE_MAX else [])
