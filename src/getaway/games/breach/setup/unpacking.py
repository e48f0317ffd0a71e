"""The table before set-up, with everything still in the Reserve."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from getaway.games.breach.setup.options import LARGE, PLAYERS, checked
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import TYPES, Player
from getaway.games.breach.table.pieces import TOKENS, research, rooms, supplies
from getaway.kernel import Refused

LEFT_OUT = ("tw-1", "tw-2", "v-4")
"""The rooms that are not used with fewer players (BR-SETDB-02)."""
SECOND = 1000


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
