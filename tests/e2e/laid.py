"""Tables that are laid with a known seed and played up to a moment by players who answer the same every time.

Two runs give the same position, so that pictures of it can be compared, and matches to look back at.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from tests.serving import NATS

from getaway.bots import any_answer
from getaway.bots.breach.greedy import decide as of_breach
from getaway.bots.burncycle.team import decide as of_burncycle
from getaway.bus import NatsBus
from getaway.kernel import Ask, Match, Refused, Wish, commitment
from getaway.store import PostgresStore
from getaway.table import deciding, opening
from getaway.table.acts import LIVE, PERSON, AnyAct, Opened, Seating
from getaway.table.live import Live

NAMES: Final = ("Nora", "Ilias", "Wren", "Otis")
SEED: Final = bytes(range(32))
CHECKPOINT_EVERY: Final = 25
TRIES: Final = 20

Chooser = Callable[[Any, Ask], Wish]
CHOOSERS: Final[dict[str, Chooser]] = {"burncycle": of_burncycle, "breach": of_breach}


class Laying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position wanted: after this many answers, the first question of this name, or the end if there is none."""

    game: str
    players: int
    options: dict[str, Any] = {}
    moves: int = 0
    until: str = ""
    seed: int = 0


class On(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """This many more answers at a table that lies there, with a pause after each."""

    table: str
    moves: int
    pause_ms: int = 0


class Laid(msgspec.Struct, frozen=True):
    """A table that stands there, the secrets of its seats, who is asked, the answers given, and each seat's number."""

    table: str
    secrets: list[str]
    seats: list[int]
    moves: int
    revs: list[int]


class Lying(msgspec.Struct):
    """A table that was laid here, and can be played on."""

    live: Live
    game: str
    secrets: list[str]
    moves: int = 0

    def told(self) -> Laid:
        """What the tests need to know."""
        asked = [ask.seat for ask in self.live.playing().asks] if not self.live.playing().over else []
        return Laid(self.live.id, self.secrets, asked, self.moves, list(self.live.revs))

    async def answer(self, store: PostgresStore) -> None:
        """One answer, written down as a node would."""
        act = _answered(self.live, self.game, self.moves)
        await _keep(store, self.live, act)
        self.moves += 1


class Layer:
    """Lays tables into a database whose nodes run, and plays on at them while people watch."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.lying: dict[str, Lying] = {}

    def __call__(self, text: str) -> dict[str, Any]:
        """Do what a line asks for: a table that is to be laid, or answers to one that lies there."""
        wanted: dict[str, Any] = msgspec.json.decode(text)
        told = asyncio.run(self._on(msgspec.convert(wanted, On)) if "table" in wanted else self._lay(wanted))
        found: dict[str, Any] = msgspec.to_builtins(told)
        return found

    async def _lay(self, wanted: dict[str, Any]) -> Laid:
        store = PostgresStore(self.dsn)
        await store.start()
        try:
            lying = await lay(store, msgspec.convert(wanted, Laying))
        finally:
            await store.stop()
        self.lying[lying.live.id] = lying
        return lying.told()

    async def _on(self, wanted: On) -> Laid:
        store, bus = PostgresStore(self.dsn), NatsBus(NATS)
        lying = self.lying[wanted.table]
        await store.start()
        await bus.start()
        try:
            for _ in range(wanted.moves):
                if lying.live.playing().over:
                    break
                await lying.answer(store)
                await bus.publish(wanted.table, lying.live.seq)
                await asyncio.sleep(wanted.pause_ms / 1000)
        finally:
            await bus.stop()
            await store.stop()
        return lying.told()


async def lay(store: PostgresStore, wanted: Laying) -> Lying:
    """Lay a table and play it."""
    keys = [opening.new_secret() for _ in range(wanted.players)]
    live = Live(opening.id_of(keys[0]), SEED[:-1] + bytes([wanted.seed]))
    await _open(store, live, wanted, keys)
    await _keep(store, live, live.begin(_now()))
    lying = Lying(live, wanted.game, keys)
    while not _there(live.playing(), wanted, lying.moves):
        await lying.answer(store)
    await store.check(live.id, live.checkpoint())
    return lying


def _now() -> int:
    return time.time_ns() // 1_000_000


async def _open(store: PostgresStore, live: Live, wanted: Laying, keys: list[str]) -> None:
    seats = tuple(Seating(PERSON, NAMES[i], (opening.key_of(key),)) for i, key in enumerate(keys))
    act = Opened(
        game=wanted.game,
        seats=seats,
        options=wanted.options,
        pace=LIVE,
        practice=False,
        watch=True,
        commitment=commitment(live.seed),
        patience=opening.PATIENCE[LIVE],
        at=_now(),
    )
    live.open(act)
    await store.open(live.id, live.seed, live.commit(act))


async def _keep(store: PostgresStore, live: Live, act: AnyAct) -> None:
    """Write an act down as a node would."""
    assert await store.append(live.commit(act, secrets.token_hex(8)))
    if live.seq % CHECKPOINT_EVERY == 0:
        await store.check(live.id, live.checkpoint())


def _there(match: Match, wanted: Laying, moves: int) -> bool:
    """Whether this is the moment that is wanted."""
    if match.over:
        return True
    return moves >= wanted.moves and wanted.until in ("", *[ask.question.name for ask in match.asks])


def _answered(live: Live, game: str, moves: int) -> AnyAct:
    """What the first seat that is asked answers."""
    match = live.playing()
    ask = match.asks[0]
    for i in range(TRIES):
        wish = _wish(match, game, ask, moves + i)
        try:
            return deciding.answer(live, ask.seat, wish, ask.id, _now())
        except Refused as refused:
            stumbled = refused
    raise stumbled


def _wish(match: Match, game: str, ask: Ask, number: int) -> Wish:
    choose = CHOOSERS.get(game)
    if choose is not None:
        return choose(match.g, ask)
    return any_answer(ask, number)
