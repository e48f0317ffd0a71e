"""Traces: one answer is one tree of spans across nodes, writer, bus and worker, and none gives a secret away."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import StatusCode
from tests import serving
from tests.serving import Client

from getaway.kernel import Refused
from getaway.server.settings import faults
from getaway.server.tracing import MOST_JOBS, Recorder
from getaway.table import tracing

Span = dict[str, Any]
SAID = "the treasure is under the fountain"


@pytest.fixture
def recorded() -> Iterator[InMemorySpanExporter]:
    """What is recorded in this process."""
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    tracing.on = Recorder(provider)
    yield exporter
    tracing.on = None


def spans_in(*files: Path) -> list[Span]:
    """The spans that processes wrote, each with the name of its file."""
    return [
        {**json.loads(line), "file": file.stem}
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
    ]


def tree(spans: list[Span], root: Span) -> list[Span]:
    """All spans of the trace of this one, which must be its only root."""
    trace = root["context"]["trace_id"]
    found = [span for span in spans if span["context"]["trace_id"] == trace]
    ids = {span["context"]["span_id"] for span in found}
    assert len(ids) == len(found)
    assert [span["name"] for span in found if span["parent_id"] is None] == [root["name"]]
    assert all(span["parent_id"] in ids for span in found if span is not root)
    return found


def paths(spans: list[Span]) -> set[str]:
    """Each span as the process it was in and the names above it."""
    above = {span["context"]["span_id"]: span for span in spans}

    def path(span: Span) -> str:
        parent = above.get(span["parent_id"] or "")
        return (f"{path(parent)} " if parent else "") + f"{span['file']}:{span['name']}"

    return {path(span) for span in spans}


# Over real processes


def test_one_answer_is_one_tree(dsn: str, tmp_path: Path) -> None:
    """From the socket to the judge, the commit, the bus, the other node's players, and the bot that answers next."""
    files = [tmp_path / f"{name}.jsonl" for name in ("one", "other", "worker")]
    traced = [{"traces": f"file:{file}"} for file in files]
    secrets: list[str] = []

    async def bid(line: serving.Line, asked: dict[str, Any]) -> None:
        told = await line.do("answer", ask=asked["rev"], wish={"verb": "bid", "args": {"amount": 2}})
        assert told["type"] == "done", told

    async def play() -> None:
        async with (
            serving.program(dsn, "node", tmp_path / "1", **traced[0]) as one,
            serving.program(dsn, "node", tmp_path / "2", **traced[1]) as other,
            serving.program(dsn, "worker", tmp_path / "3", **traced[2]),
            Client(one.url) as ada,
            Client(other.url) as bob,
        ):
            table = (await ada.open(players=3))["table"]
            await bob.sit(table, seat=2)
            secrets.extend([ada.secret, bob.secret, table])
            async with ada.line(table) as here, bob.line(table) as there:
                await here.next()
                await there.next()
                assert (await here.do("say", text=SAID))["type"] == "done"
                assert (await here.do("start"))["type"] == "done"
                question = (await ada.sync(table))["question"]
                await bid(here, question)
                for client in (ada, bob):
                    async with asyncio.timeout(serving.PATIENCE):
                        while (await client.sync(table))["question"]["seats"] != [2]:  # noqa: ASYNC110 - a server's turn
                            await asyncio.sleep(0.05)

    asyncio.run(play())
    spans = spans_in(*files)
    jobs = [span for span in spans if span["name"] == "job"]
    assert jobs
    roots = [span for span in spans if span["name"] == "answer"]
    trees = [paths(tree(spans, root)) for root in roots]
    whole = {
        "one:answer",
        "one:answer one:judge",
        "one:answer one:write",
        "one:answer one:write one:commit",
        "one:answer one:tell",
        "one:answer one:publish",
        "one:answer one:publish other:hear",
        "one:answer one:write worker:job",
        "one:answer one:write worker:job worker:think",
        "one:answer one:write worker:job worker:judge",
        "one:answer one:write worker:job worker:write worker:commit",
    }
    begun = min(trees, key=lambda found: len(whole - found))
    assert not whole - begun
    assert any("one:answer one:publish other:hear other:tell" in found for found in trees)  # or with the next row
    heard = {f"one:answer one:write worker:job worker:publish {node}:hear {node}:tell" for node in ("one", "other")}
    assert begun & heard, begun
    sat = paths(tree(spans, next(s for s in spans if s["name"] == "request" and s["file"] == "other")))
    assert {"other:request", "other:request other:judge", "other:request other:write other:commit"} <= sat
    assert {root["attributes"]["getaway.do"] for root in roots} >= {"start", "say", "answer"}
    told = "".join(file.read_text(encoding="utf-8") for file in files)
    for secret in (*secrets, SAID, "amount", dsn):
        assert secret not in told
    allowed = {"getaway.do", "getaway.rows", "getaway.ended", "getaway.clause"}
    assert {name for span in spans for name in span["attributes"]} <= allowed
    assert not [event for span in spans for event in span["events"]]


# What is recorded


def test_how_a_step_ended_is_told_without_its_words(recorded: InMemorySpanExporter) -> None:
    """A fault is named by its type, a refusal by its clause; neither message is there."""
    with suppress(ValueError), tracing.span("judge"):
        raise ValueError(SAID)
    with suppress(Refused), tracing.span("judge"):
        raise Refused("GT-CHOICE-01", wish=SAID)
    fault, refusal = recorded.get_finished_spans()
    assert (fault.status.status_code, fault.status.description) == (StatusCode.ERROR, "ValueError")
    assert dict(refusal.attributes or {}) == {"getaway.ended": "Refused", "getaway.clause": "GT-CHOICE-01"}
    assert refusal.status.status_code is StatusCode.UNSET
    assert not any(SAID in span.to_json() for span in (fault, refusal))


@pytest.mark.parametrize("carried", [None, "", "nonsense", "00-" + "0" * 32 + "-" + "0" * 16 + "-01 0"])
def test_what_cannot_be_read_begins_a_new_trace(recorded: InMemorySpanExporter, carried: str | None) -> None:
    """A message without a trace, or with something else in its place."""
    with tracing.span("answer"), tracing.resumed("hear", carried):
        pass
    heard, answer = recorded.get_finished_spans()
    assert heard.parent is None
    assert heard.context.trace_id != answer.context.trace_id


def test_bots_among_themselves_begin_a_new_trace_now_and_then(recorded: InMemorySpanExporter) -> None:
    """Each job is made by the one before; none of their traces grows for ever."""
    with tracing.span("answer"):
        carried = tracing.carried()
    for _ in range(3 * MOST_JOBS):
        with tracing.resumed("job", carried, job=True), tracing.span("write"):
            carried = tracing.carried()
    jobs = [span for span in recorded.get_finished_spans() if span.name == "job"]
    traces = [span.context.trace_id for span in jobs]
    assert max(traces.count(each) for each in traces) <= MOST_JOBS + 1
    assert len(set(traces)) == 3
    assert [span for span in jobs if span.links], "a new trace names the one before"


def test_an_answer_that_is_not_traced_stays_so_elsewhere(recorded: InMemorySpanExporter) -> None:
    """The choice is made once, at the root."""
    with tracing.resumed("hear", f"00-{1:032x}-{1:016x}-00 0"):
        assert str(tracing.carried()).endswith("-00 0")
    assert not recorded.get_finished_spans()


# Off


def test_nothing_is_recorded_or_made_by_default() -> None:
    """One shared context for every step, and nothing to carry."""
    assert tracing.on is None
    assert tracing.span("answer", "say") is tracing.span("judge") is tracing.resumed("hear", "x") is tracing.NOTHING
    assert tracing.carried() is None


def test_a_server_without_traces_loads_no_telemetry() -> None:
    """Neither a node nor a worker."""
    code = (
        "import sys\nimport getaway.server.running, getaway.server.worker\n"
        "print(sorted(name for name in sys.modules if name.startswith('opentelemetry')))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("TRACES", "http://collector:4318", True),
        ("TRACES", "file:/tmp/spans.jsonl", True),
        ("TRACES", "yes", False),
        ("TRACES_SHARE", "0.01", True),
        ("TRACES_SHARE", "2", False),
    ],
)
def test_settings_of_traces(name: str, value: str, *, right: bool) -> None:
    """A place that can't be used is refused when the server starts."""
    found = faults({"GETAWAY_DATABASE": "postgresql:///getaway", f"GETAWAY_{name}": value})
    assert (found == []) is right
