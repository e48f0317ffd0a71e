"""Traces by OpenTelemetry, sent to a collector. Loaded only where `GETAWAY_TRACES` is set.

Nothing that a player wrote, or may keep to themselves, gets into a span. An exception is recorded by its type alone:
its message may quote a wish.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from opentelemetry import trace
from opentelemetry.context import Context, attach, detach, get_value, set_value
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, ConsoleSpanExporter, SpanExporter
from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased
from opentelemetry.trace import Link, NonRecordingSpan, Span, SpanContext, SpanKind, Status, StatusCode, TraceFlags

from getaway.kernel import Refused
from getaway.server.settings import TRACE_FILE, Settings
from getaway.table import tracing
from getaway.table.committing import NothingDue
from getaway.table.live import Overtaken
from getaway.version import VERSION

CARRIED: Final = re.compile(r"00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2}) (\d{1,4})")
"""A span as W3C's traceparent has it, and how many jobs of workers lie between it and the root."""
JOBS: Final = "getaway-jobs"
MOST_JOBS: Final = 20
"""After this many jobs in a row a new trace begins: bots among themselves can go on for hours."""
LAST_WORDS: Final = 3_000
"""Milliseconds for which a process that stops tries to send what is left."""
KINDS: Final = {
    "answer": SpanKind.SERVER,
    "request": SpanKind.SERVER,
    "publish": SpanKind.PRODUCER,
    "hear": SpanKind.CONSUMER,
    "job": SpanKind.CONSUMER,
}
AS_USUAL: Final = (Refused, NothingDue, Overtaken)
"""How a step may end without anything being wrong."""


class Recorder:
    """Turns steps into spans."""

    def __init__(self, provider: TracerProvider) -> None:
        self.provider = provider
        self._tracer = provider.get_tracer("getaway", VERSION)

    @contextmanager
    def span(self, name: str, do: str = "") -> Iterator[None]:
        """A step within the span we're in."""
        with self._begun(name, None) as begun:
            if do:
                begun.set_attribute("getaway.do", do)
            yield

    @contextmanager
    def resumed(self, name: str, carried: str, *, job: bool = False) -> Iterator[None]:
        """A step that belongs to a span of another process, or to none if that can't be read."""
        parent, jobs = _parent(carried)
        if job and jobs >= MOST_JOBS and parent is not None:
            with self._begun(name, Context(), [Link(parent)]):
                yield
            return
        above = trace.set_span_in_context(NonRecordingSpan(parent), Context()) if parent is not None else Context()
        with self._begun(name, set_value(JOBS, jobs + job, above)):
            yield

    @contextmanager
    def _begun(self, name: str, above: Context | None, links: list[Link] | None = None) -> Iterator[Span]:
        jobs = get_value(JOBS, above)
        begun = self._tracer.start_span(name, above, KINDS.get(name, SpanKind.INTERNAL), links=links)
        inside = set_value(JOBS, jobs or 0, trace.set_span_in_context(begun))
        token = attach(inside)
        try:
            yield begun
        except BaseException as fault:
            _ended_by(begun, fault)
            raise
        finally:
            detach(token)
            begun.end()

    def took(self, name: str, carried: str, lasted: int, rows: int) -> None:
        """A step that has ended now."""
        parent, _ = _parent(carried)
        if parent is not None:
            above, ended = trace.set_span_in_context(NonRecordingSpan(parent), Context()), time.time_ns()
            step = self._tracer.start_span(name, above, attributes={"getaway.rows": rows}, start_time=ended - lasted)
            step.end(ended)

    def flush(self) -> None:
        """Send what is left, if a collector takes it soon."""
        self.provider.force_flush(LAST_WORDS)

    def carried(self) -> str:
        """The span we're in, as another process reads it."""
        here = trace.get_current_span().get_span_context()
        if not here.is_valid:
            return ""
        jobs = get_value(JOBS) or 0
        return f"00-{here.trace_id:032x}-{here.span_id:016x}-{here.trace_flags:02x} {jobs}"


def start(settings: Settings, what: str) -> None:
    """Record from now on."""
    provider = TracerProvider(
        ParentBased(TraceIdRatioBased(settings.traces_share)),
        Resource.create({"service.name": f"getaway-{what}", "service.version": VERSION}),
    )
    provider.add_span_processor(BatchSpanProcessor(_exporter(settings.traces)))
    tracing.on = Recorder(provider)


def _exporter(where: str) -> SpanExporter:
    """A collector that speaks OTLP over HTTP, or a file with a span in each line."""
    if where.startswith(TRACE_FILE):
        lines = Path(where.removeprefix(TRACE_FILE)).open("a", encoding="utf-8")  # noqa: SIM115 - as long as the process
        return ConsoleSpanExporter(out=lines, formatter=_line)
    return OTLPSpanExporter(f"{where.rstrip('/')}/v1/traces")


def _line(span: ReadableSpan) -> str:
    return str(span.to_json(indent=None)) + "\n"


def _parent(carried: str) -> tuple[SpanContext | None, int]:
    """A span of another process and how many jobs lie behind it; what can't be read is none."""
    found = CARRIED.fullmatch(carried)
    if found is None:
        return None, 0
    number, span, flags, jobs = found.groups()
    parent = SpanContext(int(number, 16), int(span, 16), is_remote=True, trace_flags=TraceFlags(int(flags, 16)))
    return (parent if parent.is_valid else None), int(jobs)


def _ended_by(span: Span, fault: BaseException) -> None:
    """Say how a step ended, in no words that could be a player's."""
    span.set_attribute("getaway.ended", type(fault).__name__)
    if isinstance(fault, Refused):
        span.set_attribute("getaway.clause", fault.clause)
    if not isinstance(fault, AS_USUAL):
        span.set_status(Status(StatusCode.ERROR, type(fault).__name__))
