"""The figures of a run as a page."""

from __future__ import annotations

import os
from collections.abc import Sequence
from statistics import median

from tests.crash.run import Run
from tests.crash.storm import KINDS

NAMES = {
    "node": "a node",
    "worker": "the worker",
    "nats": "NATS",
    "postgres": "PostgreSQL, the postmaster",
    "backend": "PostgreSQL, a backend",
}
WITHIN = 30.0
"""Seconds after a death in which its silence is looked for."""

PAGE = """# Killing every part of a running server

Written by `scripts/crash`. Two nodes, one worker, one NATS and one PostgreSQL of its own; {groups} groups play one
match after another, Bomb Squad by real time with a bomb of 40 seconds and the toy game with windows of 0.9 to 2.5
seconds, people beside bots, spectators beside both. Every client speaks to either node by a socket, takes back, pauses,
votes and talks now and then, comes back with its `rev` and sends what was not acknowledged again with the same `id`.
Meanwhile {kills} times a part is ended by `kill -9` and started again after up to 1.5 seconds, some while another part
is still away.

{seconds:.0f} seconds, {tables} tables, {rows:,} rows of their logs; {cores} cores, which servers and clients share, and
{load:.0f} processes that wanted one at a time.

## What was found

| | |
| --- | --- |
| answers acknowledged | {acknowledged:,} |
| commands sent more than once | {resent:,} |
| acknowledged, but not in the log | {lost} |
| in the log more often than given | {doubled} |
| refused, but in the log | {refused} |
| tables that a checkpoint makes another one | {unlike} |
| connections made, and how many began with a whole `sync` | {connections:,}, {syncs:,} |
| screens, built from updates, that a fresh `sync` disagrees with | {differences} |
| deadlines fired, by the worker and by an answer after them | {by_worker:,}, {by_answer:,} |
| deadlines fired with another stamp than their own, or after a later one | {mistimed} |
| tables that forgot what was due | {stuck} |

Every table was built from its first row, which checks each link of its hash chain, from its stored checkpoint, and from
checkpoints made at three other rows: state, counters, questions, rights to take back and whole `sync` of every
audience were the same to the byte.

## Lateness of deadlines

Milliseconds after the time of grace (150 ms) at which the worker fired, in all of the run with its deaths:
median {late_median}, 90 % {late_90}, worst {late_worst}.

## Deaths

Back: from the death until the part serves again, with the pause before it is started. Silence: the longest time
without any acknowledged answer, at any table, in the 30 seconds after the death; other parts die meanwhile.

| what died | times | back, median | back, worst | silence, median | silence, worst |
| --- | --- | --- | --- | --- | --- |
{deaths}
"""


def page(run: Run) -> str:
    """The page."""
    ledger, found = run.ledger, run.findings
    late = sorted(ring.late for ring in found.rings if ring.by_worker and ring.late >= 0) or [0]
    return PAGE.format(
        groups=run.groups,
        kills=len(ledger.kills),
        seconds=run.seconds,
        cores=os.cpu_count(),
        load=os.getloadavg()[2],
        tables=found.tables,
        rows=found.rows,
        acknowledged=len(ledger.acknowledged),
        resent=sum(sent.times > 1 for sent in ledger.sent),
        connections=ledger.connections,
        syncs=ledger.syncs,
        differences=len(ledger.differences),
        by_worker=sum(ring.by_worker for ring in found.rings),
        by_answer=sum(not ring.by_worker for ring in found.rings),
        late_median=round(median(late)),
        late_90=late[len(late) * 9 // 10],
        late_worst=late[-1],
        deaths="\n".join(_deaths(run)),
        **{name: len(getattr(found, name)) for name in ("lost", "doubled", "refused", "unlike", "mistimed", "stuck")},
    )


def _deaths(run: Run) -> Sequence[str]:
    lines = []
    for kind in KINDS:
        kills = [kill for kill in run.ledger.kills if kill.kind == kind]
        if not kills:
            continue
        away = [kill.back - kill.at for kill in kills]
        silent = [run.ledger.silence(kill, WITHIN) for kill in kills]
        cells = [NAMES[kind], str(len(kills)), *[f"{value:.1f} s" for value in (median(away), max(away))]]
        lines.append(" | ".join(["| " + cells[0], *cells[1:], f"{median(silent):.1f} s", f"{max(silent):.1f} s |"]))
    return lines
