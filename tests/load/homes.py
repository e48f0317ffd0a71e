"""Writes `docs/figures/homes.md`: what an answer costs with one home per table. See `scripts/figures/homes`."""

from __future__ import annotations

import asyncio
import os
import platform
import resource
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

import uvloop
from tests.load.answers import Answers, Game, Load, begun, percentile
from tests.load.processes import Server, serving

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "homes.md"
LIVE, TABLES = 16, 360
ROUNDS, SECONDS, WARM_UP = 5, 3.0, 0.5
GOAL = 1.25

TEXT = """\
# What an answer costs with one home per table

Written by `scripts/figures/homes`. Bomb Squad with four seats, {live} tables at a time, every player answering at once
and at random. Behind nginx with [the hosting page's file](../hosting.md#the-proxy), all seats of a table meet at one
node. Everything ran on one machine, {cores} cores, Python {python}: all servers at once, of which one at a time was
played on, in {rounds} rounds of {seconds:.0f} seconds each. The table has medians of the rounds; each round is compared
with the single node in the same round. The machine's load was {before:.1f} at the beginning and {after:.1f} at the end.

| seats reach | nodes | time of nodes per answer | compared with one | from to | answers/s | done: median | 99 % |
| --- | --- | --- | --- | --- | --- | --- | --- |
{rows}

Goal: at most {goal} times one node, behind nginx. Result: **{worst:.2f}**.
"""


class Case(NamedTuple):
    """How many nodes there are, and whether nginx is in front of them."""

    nodes: int
    proxied: bool = False

    @property
    def load(self) -> Load:
        """What is played there."""
        return Load(tables=TABLES, live=LIVE, seconds=SECONDS, nodes=self.nodes, proxied=self.proxied)


ONE = Case(1)
CASES = (ONE, Case(1, proxied=True), Case(2, proxied=True), Case(4, proxied=True))


def measured() -> dict[Case, list[Answers]]:
    """Every case in every round, on a server of its own."""
    with ExitStack() as stack:
        servers = {case: stack.enter_context(serving(case.nodes, proxied=case.proxied)) for case in CASES}
        return uvloop.run(_in_turn(servers))


async def _in_turn(servers: dict[Case, Server]) -> dict[Case, list[Answers]]:
    games = {}
    for case, server in servers.items():
        games[case] = await begun(case.load, server)
        await asyncio.sleep(WARM_UP)
        games[case].play.end()
    found: dict[Case, list[Answers]] = {case: [] for case in games}
    for turn in range(ROUNDS):
        for case in CASES if turn % 2 == 0 else reversed(CASES):
            found[case].append(await _alone(games[case]))
    return found


async def _alone(game: Game) -> Answers:
    """One game goes on for a while."""
    game.play.go_on()
    await asyncio.sleep(WARM_UP)
    found = await game.measured(SECONDS)
    game.play.end()
    await asyncio.sleep(WARM_UP)
    if game.play.ran_out.is_set():
        raise RuntimeError("too few matches were set up")
    return found


def cost(found: Answers) -> float:
    """Milliseconds of the nodes' processor time for an answer."""
    return found.spent["nodes"] / found.answers * 1000


def ratios(found: list[Answers], one: list[Answers]) -> list[float]:
    """The cost in each round, compared with the single node's."""
    return [cost(a) / cost(b) for a, b in zip(found, one, strict=True)]


def _row(case: Case, found: list[Answers], one: list[Answers]) -> str:
    times = sorted(time for each in found for time in each.done)
    done = " | ".join(f"{percentile(times, part) * 1000:.0f} ms" for part in (0.5, 0.99))
    each, rate = median(map(cost, found)), median([answers.rate for answers in found])
    compared = ratios(found, one)
    reached = "nginx" if case.proxied else "the node directly"
    span = f"{min(compared):.2f} to {max(compared):.2f}"
    return f"| {reached} | {case.nodes} | {each:.2f} ms | {median(compared):.2f} | {span} | {rate:,.0f} | {done} |"


def main() -> None:
    """Measure every case."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    before = os.getloadavg()[0]
    found = measured()
    text = TEXT.format(
        live=LIVE,
        cores=os.cpu_count(),
        python=platform.python_version(),
        rounds=ROUNDS,
        seconds=SECONDS,
        before=before,
        after=os.getloadavg()[0],
        rows="\n".join(_row(case, each, found[ONE]) for case, each in found.items()),
        goal=GOAL,
        worst=max(median(ratios(each, found[ONE])) for case, each in found.items() if case.proxied),
    )
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
