"""A match played through the server with a twin beside it for as long as each twin lasts."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from tests.leak.wire import deeds
from tests.leak.wire.known import Known
from tests.leak.wire.lines import ask
from tests.leak.wire.pairs import STEPS, Findings, Pair
from tests.leak.wire.sides import Clock, Side
from tests.leak.wire.twins import NoTwin, lay

from getaway.games import find
from getaway.kernel import SPECTATOR
from getaway.suite.legal import Legality
from getaway.suite.report import Report
from getaway.table.acts import PERSON
from getaway.table.seats import OVER

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "toy", "players": 3, "options": {"window_ms": 4000}},
    {"game": "bombsquad", "players": 3, "options": {"mission": "m01", "level": "epic", "roles": "random"}},
    {"game": "bombsquad", "players": 2, "options": {"clock": "real"}},
    {"game": "toy", "players": 2, "options": {}},
    {"game": "bombsquad", "players": 3, "options": {"mission": "m01", "fog_of_war": True, "roles": "choose"}},
    {"game": "bombsquad", "players": 4, "options": {"mishaps": True, "memory_aid": True}},
    {"game": "toy", "players": 4, "options": {"window_ms": 500}, "bots": 1},
    {"game": "bombsquad", "players": 3, "options": {"no_programming": True, "clock": "real"}},
    {"game": "bombsquad", "players": 2, "options": {"mission": "m01", "roles": "random"}, "bots": 1, "pace": "daily"},
    {"game": "bombsquad", "players": 5, "options": {"level": "epic"}, "watch": False},
    {"game": "breach", "players": 2, "options": {"window": 15, "team": "random"}, "later": 5},
    {"game": "breach", "players": 3, "options": {"setup": "advanced"}, "watch": False, "later": 6},
    {"game": "breach", "players": 4, "options": {"mode": "deathmatch", "team": "random"}, "bots": 1, "later": 5},
    {"game": "breach", "players": 2, "options": {"window": 0, "team": "random"}, "pace": "daily", "later": 5},
    {"game": "burncycle", "players": 2, "options": {"team": "random"}, "later": 3},
    {"game": "breach", "players": 1, "options": {"mode": "solo", "team": "random"}, "later": 5},
)
"""What is played in turn; `later` says how many times as many deeds go before, where a match is long."""

FORGOTTEN = 0.3
"""How often a table is read from its store before it is watched."""


class Length(NamedTuple):
    """How much of a match is looked at: deeds before, deeds with twins beside, and how often all paths are read."""

    before: int
    watched: int
    every: int


class Sides(NamedTuple):
    """The true world, the other one, and the clock of both."""

    here: Side
    there: Side
    clock: Clock
    seeds: dict[bytes, bytes]


async def opened(side: Side, wanted: dict[str, Any], dice: Random) -> None:
    """Open a table, sit down, start; seats that are left open are the bots'."""
    body = {**wanted, "name": "Ada", "number": _number(dice)}
    for ours in ("bots", "later"):
        body.pop(ours, None)
    first = _seated(await ask(side.apps[0], "POST", "/api/tables", body=body))
    side.table, side.secrets = first["table"], {0: first["secret"]}
    for seat in range(1, wanted["players"] - wanted.get("bots", 0)):
        sat = {"name": f"Guest {seat}", "number": _number(dice), "seat": seat}
        side.secrets[seat] = _seated(await side.ask(0, "POST", "/seats", SPECTATOR, body=sat))["secret"]
        await side.ask(0, "PUT", "/notes", seat, body={"text": f"notes of {seat}"})
    await side.do(0, 0, {"do": "start", "id": "start"})


def _seated(answer: bytes) -> dict[str, str]:
    return msgspec.json.decode(answer.partition(b"\n")[2])  # type: ignore[no-any-return]


def _number(dice: Random) -> str:
    return dice.randbytes(32).hex() if dice.random() < 0.8 else ""


async def play(sides: Sides, number: int, seed: int, length: Length, findings: Findings) -> None:
    """One match, with one twin after another."""
    wanted = TABLES[number % len(TABLES)]
    dice = Random(f"{wanted} {number} {seed}")  # noqa: S311 - play isn't cryptography
    await _cleared(sides.here)
    await _cleared(sides.there)
    with patch("getaway.table.opening.secrets", Known(dice)):
        await opened(sides.here, wanted, dice)
    findings.counts[f"matches of {wanted['game']}"] += 1
    await _unwatched(sides, dice.randrange(length.before * wanted.get("later", 1) + 1), dice)
    legality = Legality(find(wanted["game"]), Report(wanted["game"]))
    left = length.watched
    while left > 0 and (await sides.here.live()).table.stage != OVER and not findings.leaks:
        left -= await _with_a_twin(sides, min(left, STEPS), length.every, dice, legality, findings)


async def _cleared(side: Side) -> None:
    """No table is left from before: one made for a what-if would stand in the way of the next of that name."""
    await side.forget()
    async with side.store.connected() as connection:
        await connection.execute("delete from tables")


async def _unwatched(sides: Sides, steps: int, dice: Random) -> None:
    """Bring the match somewhere, with nobody looking."""
    side = sides.here
    for i in range(steps):
        live = await side.live()
        if live.table.stage == OVER:
            return
        stage = deeds.Stage(live.playing(), None, live.table, SPECTATOR)
        deed = deeds.answer(stage, dice)
        sides.clock.now += dice.randrange(50, 3000)
        if deed is None or dice.random() < 0.05:
            sides.clock.now = max(sides.clock.now, live.due or 0)
            await side.wake(sides.clock.now)
        if deed is not None:
            await deeds.done(side, 0, deed, f"before-{i}")


async def _with_a_twin(
    sides: Sides, most: int, every: int, dice: Random, legality: Legality, findings: Findings
) -> int:
    """One audience, one twin, played on until the audience may tell them apart; how many deeds that was."""
    here, there, clock, seeds = sides
    if dice.random() < FORGOTTEN:
        await here.forget()
    live = await here.live()
    held = [seat for seat, seating in enumerate(live.table.seats) if seating.kind == PERSON]
    watched = dice.choice([SPECTATOR, *held])
    try:
        twin = await lay(here, there, watched, dice)
    except NoTwin:
        findings.counts["worlds that did not fit"] += 1
        await _unwatched(sides, 1, dice)
        return 1
    seeds[twin.seed] = live.seed
    findings.counts["twins"] += 1
    findings.differ(live.table.game, live.playing().g, (await there.match()).g)
    pair = Pair((here, there), clock, watched, findings)
    try:
        return await _watch(pair, most, every, dice, legality, findings)
    finally:
        await pair.close()


async def _watch(pair: Pair, most: int, every: int, dice: Random, legality: Legality, findings: Findings) -> int:
    await pair.open()
    await pair.compare_lines()
    await pair.compare_paths(dice)
    here = pair.sides[0]
    for i in range(most):
        number = f"deed-{(await here.live()).seq}-{i}"
        alike = await pair.step(dice, number, legality)
        findings.counts["deeds"] += 1
        if not alike:
            return i + 1
        await pair.compare_lines()
        if dice.randrange(every) == 0:
            await pair.compare_paths(dice)
        if findings.leaks or (await here.live()).table.stage == OVER:
            return i + 1
    return most
