"""One node's work for seeded answers: judge, carry out, write the row, and tell every audience. No store, no sockets.

    python scripts/figures/answer_cost_worker.py GAME SEED

For each line on its input it plays a block of answers and prints JSON: the CPU time per answer in µs, and the size of
every update in bytes. After the line `again` it plays the same answers again from the first. It measures the package on
PYTHONPATH, so it only uses what older versions have too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from time import process_time_ns
from typing import Any, Final

import msgspec

from getaway.kernel import SPECTATOR, Match, commitment, from_json
from getaway.table import Wanted, key_of
from getaway.table import commands as c
from getaway.table.deciding import decide, sit
from getaway.table.live import Live
from getaway.table.opening import opened
from getaway.table.overlong import RULES
from getaway.table.telling import Shown, table_view

PLAYERS = 3
NAMES = ("Ada", "Bob", "Cleo")
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "burncycle": {"mission": "pillar_of_panic", "team": "random"},
    "breach": {"team": "random"},
    "bombsquad": {},
}
START = 1_700_000_000_000
BLOCK = 50
WARM_UP = 100
"""Answers at the beginning that aren't counted: content is read, and tables are filled."""


class Node:
    """A table with a listener at every seat and one among the spectators."""

    def __init__(self, game: str, seed: str) -> None:
        self.live = begun(game, sha256(seed.encode()).digest())
        self.shown = [Shown(self.live, seat) for seat in (*range(PLAYERS), SPECTATOR)]
        self.dice, self.given = Random(seed), 0  # noqa: S311 - answers, not secrets

    @property
    def match(self) -> Match:
        """Its match."""
        return self.live.playing()

    def sent(self) -> tuple[int, bytes]:
        """What the next client sends: its seat, and the command."""
        ask = self.match.asks[self.dice.randrange(len(self.match.asks))]
        wish = ask.choice.by_verb(self.dice)
        command = {"do": "answer", "id": f"answer{self.given:010}", "ask": ask.id}
        self.given += 1
        return ask.seat, msgspec.json.encode({**command, "wish": {"verb": wish.verb, "args": wish.args}})

    def take(self, seat: int, body: bytes) -> list[bytes]:
        """What a node does about a command, but for storing the row; returns the updates."""
        live, at = self.live, START + self.given
        command: Any = from_json(body, c.AnyCommand)  # type: ignore[arg-type]
        live.commit(decide(live, seat, command, at), command.id)
        with RULES:
            everybody = table_view(live)
            updates = [shown.update(live, everybody, at) for shown in self.shown]
        return [update for update in updates if update is not None]


def begun(game: str, seed: bytes) -> Live:
    """A table whose people have sat down and started."""
    live = Live("answercost", seed)
    act = opened(Wanted(game, PLAYERS, NAMES[0], options=OPTIONS[game]), key_of(NAMES[0]), START)
    act = msgspec.structs.replace(act, commitment=commitment(seed))
    live.open(act)
    live.commit(act)
    for name in NAMES[1:]:
        live.commit(sit(live, name, key_of(name), "", None, START))
    live.commit(decide(live, 0, c.Start(id="start00000"), START))
    return live


def answers(game: str, seed: int) -> Iterator[tuple[int, list[bytes]]]:
    """One answer after another, table after table: the time it took in ns, and the updates."""
    number = 0
    while True:
        node = Node(game, f"{seed}/{number}")
        number += 1
        while not node.match.over:
            seat, body = node.sent()
            before = process_time_ns()
            updates = node.take(seat, body)
            yield process_time_ns() - before, updates


def block(source: Iterator[tuple[int, list[bytes]]]) -> bytes:
    """Play a block, and what it took."""
    times, sizes = [], []
    for _ in range(BLOCK):
        spent, updates = next(source)
        times.append(spent)
        sizes += [len(update) for update in updates]
    return msgspec.json.encode({"us": sum(times) / BLOCK / 1000, "sizes": sizes})


def main(game: str, seed: int) -> None:
    """Play a block whenever one is asked for."""
    source = warm(game, seed)
    for line in sys.stdin:
        if line == "again\n":
            source = warm(game, seed)
        print(block(source).decode(), flush=True)


def warm(game: str, seed: int) -> Iterator[tuple[int, list[bytes]]]:
    """The answers from the first that counts."""
    source = answers(game, seed)
    for _ in range(WARM_UP):
        next(source)
    return source


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
