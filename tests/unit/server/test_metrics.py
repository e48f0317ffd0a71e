"""What an operator sees of a server, and what not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from prometheus_client.parser import text_string_to_metric_families as families
from tests import serving

from getaway.server.node import Node

LABELS = {"method", "route", "status", "do", "clause", "state", "le", "kind"}


def test_a_match_is_counted_and_nobody_is_named(dsn: str) -> None:
    """Answers, refusals, groups and sockets have figures; no label holds a table, a name or a secret."""

    async def play() -> tuple[str, list[str]]:
        async with serving.node(dsn) as served, served.client() as ada:
            seated = await ada.open()
            table = seated["table"]
            async with ada.line(table) as line:
                await line.next()
                assert (await line.do("start"))["type"] == "done"
                assert (await line.do("vote", agree=True))["type"] == "no"
                text = (await ada.ask("GET", "/metrics")).text
            return text, [table, seated["secret"], "Ada"]

    text, secrets = asyncio.run(play())
    found = {sample.name + repr(sample.labels): sample.value for family in families(text) for sample in family.samples}
    assert found["getaway_answers_total{'do': 'start'}"] == 1
    assert found["getaway_refusals_total{'clause': 'GT-VOTE-01'}"] == 1
    assert (found["getaway_answer_seconds_count{}"], found["getaway_unsure_total{}"]) == (2, 0)
    assert [found[f"getaway_sockets{{'state': '{state}'}}"] for state in ("greeting", "seated")] == [0, 1]
    assert found["getaway_append_seconds_count{}"] == found["getaway_group_rows_sum{}"] == 1
    assert [found[f"getaway_{name}{{}}"] for name in ("live_tables", "ready", "store_up", "incidents_total")] == [
        1,
        1,
        1,
        0,
    ]
    assert {name for family in families(text) for sample in family.samples for name in sample.labels} <= LABELS
    assert not [secret for secret in secrets if secret in text]


def test_words_that_nobody_uses_are_counted_as_one(dsn: str) -> None:
    """Else anybody could fill the memory with figures."""

    async def play() -> str:
        async with serving.node(dsn) as served, served.client() as ada:
            for word in ("PROPFIND", "MKCOL", "REPORT"):
                assert (await ada.http.request(word, "/api/games")).status_code == 405
            assert (await ada.http.request("MADEUP", "/api/games")).status_code == 400
            return (await ada.ask("GET", "/metrics")).text

    samples = [sample for family in families(asyncio.run(play())) for sample in family.samples]
    counted = [each for each in samples if each.name == "getaway_request_seconds_count"]
    assert [(each.labels["method"], each.value) for each in counted] == [("other", 3)]


def test_a_worker_says_how_late_it_is(dsn: str) -> None:
    """Each claim is measured from when the table was due."""

    async def play() -> float:
        async with serving.node(dsn) as served, serving.worker(dsn) as worker, served.client() as ada:
            table = (await ada.open(players=3))["table"]
            await ada.do(table, "start")
            async with asyncio.timeout(serving.PATIENCE):
                while not (late := _figure(worker, "getaway_due_lateness_seconds_count")):  # noqa: ASYNC110 - a figure is read
                    await asyncio.sleep(0.05)
            return late

    assert asyncio.run(play()) >= 1


def test_a_node_notices_that_nobody_does_what_is_due(dsn: str) -> None:
    """Without a worker, the oldest thing due waits longer and longer; with one, nothing waits."""

    async def play() -> tuple[float, float]:
        async with serving.node(dsn) as served, served.client() as ada:
            await ada.do((await ada.open(players=3))["table"], "start")
            waited = await _waits(served.node, lambda seconds: seconds > 0)
            async with serving.worker(dsn):
                return waited, await _waits(served.node, lambda seconds: not seconds)

    waited, then = asyncio.run(play())
    assert waited > then == 0


async def _waits(node: Node, wanted: Callable[[float], bool]) -> float:
    """How long the oldest thing has waited, as soon as the figure is as wanted."""
    async with asyncio.timeout(serving.PATIENCE):
        while not wanted(waited := _figure(node, "getaway_due_waiting_seconds")):  # noqa: ASYNC110 - a figure is read
            await asyncio.sleep(0.1)
    return waited


def _figure(node: Node, name: str) -> float:
    return node.metrics.registry.get_sample_value(name) or 0
