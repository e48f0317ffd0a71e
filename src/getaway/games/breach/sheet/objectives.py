"""Objectives, and who wins."""

from __future__ import annotations

from collections import Counter

import msgspec

from getaway.games.breach.ground.ending import end_game
from getaway.games.breach.sheet.events import ObjectiveShown
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import halves, objectives, type_of
from getaway.kernel import Seat


class Outcome(msgspec.Struct, frozen=True):
    """How the match ended: the winners, or the Firewall."""

    won: bool
    winners: tuple[Seat, ...]
    result: str
    rounds: int
    tokens: tuple[int, ...]
    """By seat, the half units of Information that count towards the player's Objective."""


def outcome(g: Breach) -> Outcome:
    """How it ended."""
    winners = () if g.winner == NOWHERE else (g.winner,)
    return Outcome(bool(winners), winners, g.result, g.round, tuple([progress(g, seat) for seat in g.everyone]))


def progress(g: Breach, seat: Seat) -> int:
    """The half units in the Hard Disk that an Objective asks for (BR-END-02)."""
    if not g.objectives[seat]:
        return 0
    have = held(g.seats[seat].disk)
    return sum([min(n, have[kind]) for kind, n in objectives()[g.objectives[seat][0]].need.items()])


def held(disk: tuple[str, ...]) -> Counter[str]:
    """By type, the half units in a Hard Disk."""
    found: Counter[str] = Counter()
    for token in disk:
        found[type_of(token)] += halves(token)
    return found


def fulfils(disk: tuple[str, ...], card: str) -> bool:
    """Whether a Hard Disk holds all Information of an Objective, in half units (BR-END-02)."""
    have = held(disk)
    return all(have[kind] >= n for kind, n in objectives()[card].need.items())


def missing(disk: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The tokens that would complete an Objective: a whole one for two half units."""
    have, found = held(disk), list[str]()
    for kind, n in objectives()[card].need.items():
        wholes, rest = divmod(max(0, n - have[kind]), 2)
        found += [kind] * wholes + [f"half-{kind}"] * rest
    return tuple(found)


def check_victory(g: Breach) -> None:
    """A completed Objective is revealed at once and wins (BR-END-04, BR-END-05), also in Solo (BR-SOLO-10).

    Of several the active player wins (BR-END-06), in the Firewall's turn the one nearest counter-clockwise to the
    Password holder, who is the nearest of all (BR-END-07).
    """
    done = [seat for seat in g.everyone if g.objectives[seat] and fulfils(g.seats[seat].disk, g.objectives[seat][0])]
    if not done:
        return
    if not g.in_firewall_turn and g.active in done:
        winner = g.active
    else:
        winner = min(done, key=lambda seat: (g.password - seat) % g.players)
    g.tell(ObjectiveShown(winner, g.objectives[winner][0]), cites="BR-END-04")
    end_game(g, winner, "objective", "BR-END-05")
