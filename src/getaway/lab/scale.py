"""The capacity model of docs/scale.md: from measured figures to machines and money."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

from getaway.lab.burncycle.page import table
from getaway.lab.checkout import DOCS
from getaway.lab.marked import written

PAGE: Final = DOCS / "scale.md"
FIGURES: Final = DOCS / "figures" / "scale.toml"
BEGIN, END = "<!-- scripts/figures/scale: begin -->", "<!-- scripts/figures/scale: end -->"
PLAYERS: Final = (1_000, 100_000, 10_000_000)
HALF: Final = 0.5
MONTH: Final = 30 * 86_400
STANDBY: Final = 2
"""Databases are kept twice, and no service rests on one node."""
Figures = Mapping[str, Mapping[str, Any]]


class Need(NamedTuple):
    """What this many players a month need."""

    online: int
    tables: int
    answers: int
    """A second, at the peak."""
    nodes: int
    """Cores, as all others."""
    workers: int
    shards: int
    databases: int
    memory: float
    """Gigabytes over all nodes."""
    egress: float
    """Megabytes a second at the peak."""
    wal: float
    """Megabytes a second at the peak, in all shards together."""
    grows: float
    """Gigabytes of archived matches a month."""
    saved: float
    """Gigabytes that archiving spares each month."""
    dollars: int


def need(players: int, figures: Figures, alone: float = 0.0) -> Need:
    """What the figures say for this many, if a part of them plays without a server."""
    visits, players = players * alone, ceil(players * (1 - alone))
    play, cost, room = figures["play"], figures["cost"], figures["room"]
    online = ceil(players * play["online"])
    tables = ceil(online / play["per_table"])
    answers = tables / play["seconds"]
    shards = ceil(answers / room["shard_answers"])
    nodes = _cores(answers * _mean(figures, "node_ms") * cost["split"], room)
    workers = _cores(answers * play["bots"] * _mean(figures, "bot_ms"), room)
    databases = STANDBY * max(shards, _cores(answers * cost["database_ms"], room))
    egress = answers * _mean(figures, "wire_kb") / 1000
    matches = players * play["matches"] / play["per_table"]
    grows = matches * cost["archived_kb"] / 1e6
    found = Need(
        online,
        tables,
        ceil(answers),
        max(STANDBY, nodes),
        workers,
        shards,
        databases,
        tables * cost["table_mb"] / 1000 + online * cost["socket_kb"] / 1e6,
        egress,
        answers * cost["wal_kb"] / 1000,
        grows,
        matches * cost["live_kb"] / 1e6 - grows,
        0,
    )
    visited = visits * cost["site_mb"] / 1000 * figures["price"]["egress_gb"]
    return found._replace(dollars=ceil(_dollars(found, figures) + visited))


def _cores(milliseconds: float, room: Mapping[str, Any]) -> int:
    """Cores for this many milliseconds of work a second."""
    return ceil(milliseconds / 1000 / float(room["busy"]))


def _mean(figures: Figures, what: str) -> float:
    return float(sum(figures["share"][game] * figures[what][game] for game in figures["share"]))


def _dollars(found: Need, figures: Figures) -> float:
    """A month's bill with a year of matches on disk: cores, disks and what leaves the building."""
    price, average = figures["price"], figures["play"]["average"]
    cores = found.nodes + found.workers + found.databases
    sent = found.egress / 1000 * average * MONTH
    return float(cores * price["core"] + 12 * found.grows * STANDBY * price["disk_gb"] + sent * price["egress_gb"])


# The page


ROWS: Final[Sequence[tuple[str, Callable[[Need], str]]]] = (
    ("online at the peak", lambda each: f"{each.online:,}"),
    ("live tables", lambda each: f"{each.tables:,}"),
    ("answers a second", lambda each: f"{each.answers:,}"),
    ("cores for nodes", lambda each: f"{each.nodes:,}"),
    ("cores for workers", lambda each: f"{each.workers:,}"),
    ("shards", lambda each: f"{each.shards:,}"),
    ("cores for databases, with standbys", lambda each: f"{each.databases:,}"),
    ("memory of all nodes, GB", lambda each: f"{each.memory:,.1f}"),
    ("sent at the peak, MB/s", lambda each: f"{each.egress:,.1f}"),
    ("write-ahead log at the peak, MB/s", lambda each: f"{each.wal:,.1f}"),
    ("archived matches, GB a month", lambda each: f"{each.grows:,.1f}"),
    ("spared by archiving, GB a month", lambda each: f"{each.saved:,.1f}"),
    ("dollars a month", lambda each: f"{each.dollars:,}"),
)


def figures(path: Path = FIGURES) -> Figures:
    """The figures that were measured or assumed."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def made(found: Figures) -> str:
    """The table of the page."""
    needs = [*[need(players, found) for players in PLAYERS], need(PLAYERS[-1], found, HALF)]
    rows = [[name, *[shown(each) for each in needs]] for name, shown in ROWS]
    heads = [f"{players:,}" for players in PLAYERS]
    return table(["players a month", *heads, f"{heads[-1]}, half of them without a server"], rows)


def page() -> str:
    """The page as it should be."""
    return written(PAGE.read_text(encoding="utf-8"), BEGIN, END, f"\n{made(figures())}\n")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
