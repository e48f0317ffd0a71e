"""The figures of all legs and scenarios as a page."""

from __future__ import annotations

import os
from collections.abc import Sequence
from statistics import median
from textwrap import fill

from tests.crash.audit import FAULTS
from tests.crash.legs import Leg
from tests.crash.outcomes import Outcome
from tests.crash.storm import KINDS

WIDTH = 120
NAMES = {
    "node": "a node",
    "worker": "the worker",
    "nats": "NATS",
    "postgres": "PostgreSQL, the postmaster",
    "backend": "PostgreSQL, a backend",
}

PAGE = """# Killing every part of a running server

Written by `scripts/crash`. It starts two nodes, a worker, NATS and PostgreSQL, and {groups} groups play one match
after another: Bomb Squad in real time with a bomb of 40 seconds, burncycle, The Breach, and the toy game with
windows of 0.9 to 2.5 seconds. People play with bots, and spectators watch. Every client runs the browser client's
own connection code (`web/src/lib`) in Node: it connects to either node, three in ten through a network that blocks
sockets, and answers, undoes, pauses, votes and chats at random. Meanwhile, a part is killed {kills} times with
`kill -9` and started again after up to 1.5 seconds, sometimes while another part is still down.

{legs}, each with its own servers, {seconds:,.0f} seconds, {tables:,} tables, {rows:,} rows in their logs; {cores} cores
shared by servers and clients, with {load:.0f} processes waiting for one at a time.

## Results

| | |
| --- | --- |
| commands sent | {commands:,} |
| answers acknowledged | {acknowledged:,} |
| commands sent more than once | {resent:,} |
| times a node wasn't sure whether a command counted | {unsure:,} |
| longest wait for a decision | {longest:.1f} s |
| acknowledged, but not in the log | {lost} |
| in the log more often than given | {doubled} |
| refused, but in the log | {refused} |
| given up by the client while nobody knew whether they counted | {dropped} |
| never decided | {undecided} |
| tables that differ when loaded from a checkpoint | {unlike} |
| connections by socket, by stream | {sockets:,}, {streams:,} |
| of these, started with a whole `sync`; caught up with one update | {syncs:,}, {behind:,} |
| screens, built from updates, that a fresh `sync` disagrees with | {diverging} |
| errors in the client | {broken} |
| deadlines fired, by the worker and by an answer after them | {by_worker:,}, {by_answer:,} |
| deadlines fired with the wrong timestamp, or after a later one | {mistimed} |
| tables that forgot what was due | {stuck} |

Every table was rebuilt from its first row, which checks each link of its hash chain, from its stored checkpoint, and
from checkpoints made at three other rows: state, counters, questions, undo rights and every audience's whole `sync`
were the same to the byte.

## Lateness of deadlines

How many milliseconds after the grace period (150 ms) the worker fired, over the whole run with its crashes: median
{late_median}, 90 % {late_90}, worst {late_worst}.

## Crashes

Back: the time until the part works again, including the pause before it's restarted. Silence: the longest time without
any acknowledged answer, at any table, in the 30 seconds after the crash; other parts crash meanwhile.

| what crashed | times | back, median | back, worst | silence, median | silence, worst |
| --- | --- | --- | --- | --- | --- |
{deaths}
"""


def page(legs: Sequence[Leg], outcomes: Sequence[Outcome]) -> str:
    """The page."""
    deaths = "\n".join(_deaths(legs))
    parts = [PAGE.format(deaths=deaths, **_sums(legs), **_lateness(legs), **_faults(legs))] if legs else []
    return "\n".join([*parts, *([_scenarios(outcomes)] if outcomes else [])])


def _sums(legs: Sequence[Leg]) -> dict[str, float | str]:
    summed = ("seconds", "tables", "rows", "commands", "acknowledged", "resent", "unsure", "by_answer")
    lines = {"sockets": "socket", "streams": "stream", "syncs": "sync", "behind": "behind"}
    return {
        "legs": "1 leg" if len(legs) == 1 else f"{len(legs)} legs",
        "groups": max(leg.groups for leg in legs),
        "kills": sum(len(leg.deaths) for leg in legs),
        "cores": os.cpu_count() or 0,
        "load": median(leg.load for leg in legs),
        "longest": max(leg.longest for leg in legs),
        "by_worker": sum(len(leg.late) for leg in legs),
        **{name: sum(getattr(leg, name) for leg in legs) for name in summed},
        **{name: sum(leg.lines.get(way, 0) for leg in legs) for name, way in lines.items()},
    }


def _lateness(legs: Sequence[Leg]) -> dict[str, int]:
    late = sorted(each for leg in legs for each in leg.late) or [0]
    return {"late_median": round(median(late)), "late_90": late[len(late) * 9 // 10], "late_worst": late[-1]}


def _faults(legs: Sequence[Leg]) -> dict[str, int]:
    return {name: sum(len(leg.faults[name]) for leg in legs) for name in FAULTS}


def _deaths(legs: Sequence[Leg]) -> list[str]:
    lines = []
    for kind in KINDS:
        deaths = [death for leg in legs for death in leg.deaths if death.kind == kind]
        if deaths:
            away, silent = [death.away for death in deaths], [death.silence for death in deaths]
            times = [median(away), max(away), median(silent), max(silent)]
            lines.append(_row(NAMES[kind], len(deaths), *[f"{seconds:.1f} s" for seconds in times]))
    return lines


# Scenarios

HEAD = """## Scenarios

Shorter runs (`scripts/crash --scenario NAME`) with one mishap each and the same clients. Wait: how long a player waited
for a decision. Wrong: lost, doubled, refused but logged, given up, never decided, different from a checkpoint or on a
screen, mistimed, or forgotten.

| scenario | seconds | answers | longest wait before | during | after | sent again | unsure | wrong |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def _scenarios(outcomes: Sequence[Outcome]) -> str:
    rows = [
        _row(
            f"`{each.name}`",
            f"{each.seconds:.0f}",
            each.acknowledged,
            *[f"{each.longest[phase]:.1f} s" for phase in ("before", "during", "after")],
            each.resent,
            each.unsure,
            sum(len(found) for found in each.faults.values()),
        )
        for each in outcomes
    ]
    return HEAD + "\n".join([*rows, "", *[_story(each) for each in outcomes]])


def _story(outcome: Outcome) -> str:
    """What was done, and what was seen."""
    waits = ", ".join(f"{game} {seconds:.1f} s" for game, seconds in outcome.waits.items())
    seen = "\n".join(f"- {line}" for line in [*outcome.seen, f"longest wait by group: {waits}"])
    return f"### `{outcome.name}`\n\n{fill(outcome.mishap, WIDTH)}\n\n{seen}\n"


def _row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"
