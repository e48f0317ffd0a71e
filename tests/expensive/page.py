"""The figures of an attack as a page."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from tests.expensive.attack import Cost
from tests.expensive.nodes import percentile, together
from tests.expensive.run import Plan, Result, Unit

MOST_P99, MOST = 50.0, 200.0
"""Milliseconds for which the loop may be held."""
SHOWN = 20
CALM = "nothing but play"
HEAD = """\
# The most expensive requests

`scripts/expensive` plays {tables} tables of all three games at a human pace on one node. Meanwhile, one client sends
that node the most expensive input that reading the code suggests and a search finds: every route, every command,
valid or not. A second node stays idle. Written by `scripts/expensive --write`, on a machine with two cores.

A task inside each node wakes every 5 ms. *Late* is how late it was, for whatever reason; *own* is how much of that time
the node's own thread was working. The rest is due to the machine, as it is for the idle node.

| | ticks | late: median | 99 % | worst | own: 99 % | worst |
| --- | --- | --- | --- | --- | --- | --- |
{rows}

Goal: 99 % of the node's own time below {p99:.0f} ms, and the worst below {most:.0f} ms.
Result: **{found_p99:,.0f} ms** and **{found_most:,.0f} ms**.

Meanwhile, the players sent {answers:,} answers: half were acknowledged within {half:.0f} ms, 99 % within {late:.0f}
ms, and the slowest after {last:.0f} ms; {lost} connections were lost.

## The {shown} most expensive requests

*Held* is the longest time for which the request blocked the loop without a break, and *all* is the processor time of
all its steps there, both in milliseconds.

| request | bytes | held | all | answer |
| --- | --- | --- | --- | --- |
{dearest}

## Part by part

| part | seconds | processor | own: 99 % | worst | idle node late: worst | what came back |
| --- | --- | --- | --- | --- | --- | --- |
{parts}
"""
BEFORE = """
## Before there were limits

The same attack on the version before: 99 % {p99:.0f} ms, worst {most:,.0f} ms. Its most expensive requests:

| request | bytes | held | answer |
| --- | --- | --- | --- |
{dearest}
"""


class Before(msgspec.Struct):
    """What is kept of a run to compare others with."""

    p99: float
    most: float
    dearest: list[Cost]


def page(result: Result, plan: Plan, before: Before | None = None) -> str:
    """The whole page."""
    own = _own(result)
    waited = sorted(result.waited) or [0.0]
    text = HEAD.format(
        tables=plan.tables,
        rows="\n".join(_rows(result)),
        p99=MOST_P99,
        most=MOST,
        found_p99=percentile(own, 0.99),
        found_most=percentile(own, 1),
        answers=len(result.waited),
        half=waited[len(waited) // 2] * 1000,
        late=waited[int(len(waited) * 0.99)] * 1000,
        last=waited[-1] * 1000,
        lost=result.lost,
        shown=SHOWN,
        dearest="\n".join(f"| {_line(cost)} | {cost.total:.1f} | {cost.outcome} |" for cost in dearest(result)),
        parts="\n".join(_part(name, unit) for name, unit in result.units.items()),
    )
    return text + (_before(before) if before else "")


def summary(result: Result) -> Before:
    """The run in short."""
    own = _own(result)
    return Before(percentile(own, 0.99), percentile(own, 1), dearest(result))


def _before(before: Before) -> str:
    rows = "\n".join(f"| {_line(cost)} | {cost.outcome} |" for cost in before.dearest)
    return BEFORE.format(p99=before.p99, most=before.most, dearest=rows)


def _line(cost: Cost) -> str:
    return f"{cost.name} | {cost.size:,} | {cost.longest:,.1f}"


def within(result: Result) -> bool:
    """Whether the goal is met."""
    own = _own(result)
    return percentile(own, 0.99) < MOST_P99 and percentile(own, 1) < MOST


def dearest(result: Result) -> list[Cost]:
    """The requests that held the loop longest, each once."""
    costs: dict[str, Cost] = {}
    for cost in (cost for unit in result.units.values() for cost in unit.costs):
        if cost.name not in costs or costs[cost.name].longest < cost.longest:
            costs[cost.name] = cost
    return sorted(costs.values(), key=lambda cost: -cost.longest)[:SHOWN]


def _attacked(result: Result) -> list[Unit]:
    return [unit for name, unit in result.units.items() if name != CALM]


def _own(result: Result) -> dict[str, int]:
    return together(*[unit.attacked.own for unit in _attacked(result)])


def _rows(result: Result) -> Iterable[str]:
    calm = result.units.get(CALM)
    limited = [unit for name, unit in result.units.items() if name.startswith("limits on")]
    open_ = [unit for name, unit in result.units.items() if name != CALM and not name.startswith("limits on")]
    groups = {"attacked, limits off": open_, "attacked, limits on": limited, CALM: [calm] if calm else []}
    for name, units in groups.items():
        if units:
            yield _row(name, [unit.attacked.late for unit in units], [unit.attacked.own for unit in units])
    units = _attacked(result)
    yield _row("idle node", [unit.idle.late for unit in units], [unit.idle.own for unit in units])


def _row(name: str, late: list[dict[str, int]], own: list[dict[str, int]]) -> str:
    lates, owns = together(*late), together(*own)
    figures = [*[percentile(lates, part) for part in (0.5, 0.99, 1)], *[percentile(owns, part) for part in (0.99, 1)]]
    return f"| {name} | {sum(lates.values()):,} | " + " | ".join(f"{figure:,.1f} ms" for figure in figures) + " |"


def _part(name: str, unit: Unit) -> str:
    own, idle = unit.attacked.own, unit.idle.late
    figures = f"{percentile(own, 0.99):,.1f} ms | {percentile(own, 1):,.1f} ms | {percentile(idle, 1):,.1f} ms"
    often = sorted(unit.outcomes.items(), key=lambda each: -each[1])[:4]
    told = ", ".join(f"{outcome}: {times:,}" for outcome, times in often)
    return f"| {name} | {unit.seconds:.0f} | {unit.cpu:.0f} s | {figures} | {told} |"
