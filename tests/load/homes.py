"""Writes `docs/figures/homes.md`: what an answer costs with one home per table. See `scripts/figures/homes`."""

from __future__ import annotations

import os
import platform
import resource
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop
from tests import proxies
from tests.load.answers import Answers, Load, percentile, played
from tests.load.processes import running
from tests.ports import free_port
from tests.serving import database

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "homes.md"
LOAD = Load(tables=96, live=16, spread=True, seconds=10)
GOAL = 1.25

TEXT = """\
# What an answer costs with one home per table

Written by `scripts/figures/homes`. Bomb Squad with four seats, {live} tables at a time, every player answering at once
and at random. Behind nginx with [the hosting page's file](../hosting.md#the-proxy), all seats of a table meet at one
node. Everything ran on one machine, one case after the other: {cores} cores, Python {python}. The machine's load was
{before:.1f} at the beginning and {after:.1f} at the end.

| seats reach | nodes | nodes' time per answer | compared with one | answers/s | acknowledged: median | 99 % |
| --- | --- | --- | --- | --- | --- | --- |
{rows}

Goal: at most {goal} times one node, behind nginx. Result: **{worst:.2f}**.
"""


class Case(NamedTuple):
    """How many nodes there are, and whether nginx is in front of them."""

    nodes: int
    proxied: bool = False


ONE = Case(1)
CASES = (ONE, Case(1, proxied=True), Case(2, proxied=True), Case(4, proxied=True))


def measured(case: Case) -> Answers:
    """Play on a server of its own."""
    with database() as dsn, ExitStack() as stack:
        nodes = [stack.enter_context(running(dsn, "node")) for _ in range(case.nodes)]
        worker = stack.enter_context(running(dsn, "worker"))
        urls = [node.url for node in nodes]
        if case.proxied:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            ports = [int(url.rpartition(":")[2]) for url in urls]
            urls = [stack.enter_context(proxies.running(proxies.with_nginx, folder, free_port(), ports))]
        return uvloop.run(played(LOAD, dsn, urls, nodes, worker))


def cost(found: Answers) -> float:
    """Milliseconds of the nodes' processor time for an answer."""
    return found.spent["nodes"] / found.answers * 1000


def _row(case: Case, found: Answers, one: float) -> str:
    done = " | ".join(f"{percentile(found.done, part) * 1000:.0f} ms" for part in (0.5, 0.99))
    each, reached = cost(found), "nginx" if case.proxied else "the node directly"
    return f"| {reached} | {case.nodes} | {each:.2f} ms | {each / one:.2f} | {found.rate:,.0f} | {done} |"


def main() -> None:
    """Measure every case."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    before = os.getloadavg()[0]
    found = {case: measured(case) for case in CASES}
    one = cost(found[ONE])
    text = TEXT.format(
        live=LOAD.live,
        cores=os.cpu_count(),
        python=platform.python_version(),
        before=before,
        after=os.getloadavg()[0],
        rows="\n".join(_row(case, each, one) for case, each in found.items()),
        goal=GOAL,
        worst=max(cost(each) for case, each in found.items() if case.proxied) / one,
    )
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
