"""The figures of all legs as a page."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

from tests.crash.audit import FAULTS
from tests.crash.machines.faults import KINDS
from tests.crash.machines.legs import NONE, Leg, quantile

PAGE = """# Losing whole machines

Written by `scripts/crash --machines`. Eight machines, each with a network namespace, an address and a disk of its
own, are set up with the files of [high availability](../high-availability.md): PostgreSQL under Patroni on three, etcd
and NATS on three, a node and a worker on two. {groups} groups play Bomb Squad against the clock, burncycle, The Breach
and the toy game, with the clients that [the other crash run](crash.md) describes. Meanwhile, {count:,} faults happen,
one every {every:.1f} seconds; up to five last at the same time. {primaries} of them destroy the primary's machine
together with its disk: another database takes over, and an empty machine gets its copy from it.

{legs}, each with its own machines, {seconds:,.0f} seconds, {tables:,} tables, {rows:,} rows in their logs; {cores}
cores shared by all machines and clients, with {load:.0f} processes waiting for one at a time.

## Results

| | |
| --- | --- |
| commands sent | {commands:,} |
| answers acknowledged | {acknowledged:,} |
| commands sent more than once | {resent:,} |
| times a node wasn't sure whether a command counted | {unsure:,} |
| acknowledged, but not in the log | {lost} |
| in the log more often than given | {doubled} |
| refused, but in the log | {refused} |
| given up by the client while nobody knew whether they counted | {dropped} |
| never decided | {undecided} |
| tables that differ when loaded from a checkpoint | {unlike} |
| connections by socket, by stream | {sockets:,}, {streams:,} |
| screens, built from updates, that a fresh `sync` disagrees with | {diverging} |
| errors in the client | {broken} |
| deadlines fired, by a worker and by an answer after them | {by_worker:,}, {by_answer:,} |
| deadlines fired with the wrong timestamp, or after a later one | {mistimed} |
| tables that forgot what was due | {stuck} |
| faults after which something didn't come back by itself | {away} |

How many milliseconds after the grace period (150 ms) a worker fired a deadline: median {late_median:,}, 90 %
{late_90:,}, worst {late_worst:,}.

## How long players waited

Waits: the time from a command to its decision. A wait counts for the gravest fault that it fell into, in the order of
this table; during most faults, others happen too. Back: until the service wrote again, or the part that was hit served
again, including the pause before it was restarted or the link joined.

| fault | times | back, median | back, worst | waits | median | 90 % | worst |
| --- | --- | --- | --- | --- | --- | --- | --- |
{waits}

An empty machine in place of a destroyed primary followed the new one {whole_median:.0f} seconds after the loss (median;
worst {whole_worst:.0f}).
"""


def page(legs: Sequence[Leg]) -> str:
    """The page; nothing without a leg."""
    if not legs:
        return ""
    return PAGE.format(waits="\n".join(_waits(legs)), **_sums(legs), **_lateness(legs), **_rebuilt(legs))


def _sums(legs: Sequence[Leg]) -> dict[str, float | str]:
    summed = ("count", "seconds", "tables", "rows", "commands", "acknowledged", "resent", "unsure", "by_answer")
    sums = {name: sum(getattr(leg, name) for leg in legs) for name in summed}
    return {
        "legs": "1 leg" if len(legs) == 1 else f"{len(legs)} legs",
        "groups": max(leg.groups for leg in legs),
        "every": sums["seconds"] / max(1, sums["count"]),
        "primaries": sum(len(leg.struck["primary"]) for leg in legs),
        "cores": os.cpu_count() or 0,
        "load": median(leg.load for leg in legs),
        "by_worker": sum(sum(leg.late.values()) for leg in legs),
        "sockets": sum(leg.lines.get("socket", 0) for leg in legs),
        "streams": sum(leg.lines.get("stream", 0) for leg in legs),
        **{name: sum(len(leg.faults[name]) for leg in legs) for name in (*FAULTS, "away")},
        **sums,
    }


def _lateness(legs: Sequence[Leg]) -> dict[str, int]:
    late = _together(leg.late for leg in legs)
    return {"late_median": quantile(late, 0.5), "late_90": quantile(late, 0.9), "late_worst": max(late, default=0)}


def _rebuilt(legs: Sequence[Leg]) -> dict[str, float]:
    whole = [back for leg in legs for _, back in leg.struck["primary"]] or [0.0]
    return {"whole_median": median(whole), "whole_worst": max(whole)}


def _waits(legs: Sequence[Leg]) -> list[str]:
    lines = []
    for name, kind in KINDS.items():
        served = [each for leg in legs for each, _ in leg.struck[name]]
        if served:
            back = [f"{median(served):.1f} s", f"{max(served):.1f} s"]
            lines.append(_row(kind.title, len(served), *back, *_quantiles(_together(leg.waits[name] for leg in legs))))
    return [*lines, _row("no fault", "", "", "", *_quantiles(_together(leg.waits[NONE] for leg in legs)))]


def _quantiles(waits: Counter[int]) -> list[str]:
    if not waits:
        return ["0", "", "", ""]
    shown = [quantile(waits, 0.5), quantile(waits, 0.9), max(waits)]
    return [f"{sum(waits.values()):,}", *[f"{each / 1000:.2f} s" for each in shown]]


def _together(some: Iterable[dict[int, int]]) -> Counter[int]:
    return sum((Counter(each) for each in some), Counter[int]())


def _row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"
