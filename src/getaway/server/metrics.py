"""What an operator watches, for Prometheus. No label names a table, a person or a secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from getaway.kernel import Refused
from getaway.table import StoreDown
from getaway.table.commands import AnyCommand

LAGS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 20.0)
RECENTLY: Final = 60.0
"""Seconds for which the worst lag is remembered, at least."""
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


def word_of(command: AnyCommand) -> str:
    """The word by which a command goes on the wire."""
    return str(command.__struct_config__.tag)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "getaway_request_seconds",
            "Requests over HTTP",
            ["method", "route", "status"],
            buckets=FAST,
            registry=self.registry,
        )
        self.done = self._counter("getaway_answers", "Commands carried out", "do")
        self.answers = self._seconds("getaway_answer_seconds", "From a command to when everyone at this node was told")
        self.unsure = self._counter("getaway_unsure", "Commands that may or may not have been carried out")
        self.refused = self._counter("getaway_refusals", "Wishes refused", "clause")
        self.races = self._counter("getaway_races_lost", "Rows whose number or id was taken")
        self.incidents = self._counter("getaway_incidents", "Faults of rules, kept in the store")
        self.appends = self._seconds("getaway_append_seconds", "From a row to its commit, with the wait for the group")
        self.late = self._seconds("getaway_due_lateness_seconds", "From when a table was due to when it was claimed")
        self.groups = Histogram(
            "getaway_group_rows",
            "Rows that were committed together",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
            registry=self.registry,
        )
        self._lag = self._seconds("getaway_loop_lag_seconds", "How late the loop wakes", LAGS)
        self._worst = (0.0, 0.0)
        self._worst_from = 0.0
        self.watch("loop_lag_worst_seconds", "The worst lag of the last minute or two", lambda: max(self._worst))
        self.archived = self._counter("getaway_archived", "Finished matches put into the archive")
        self.archive_bytes = self._counter("getaway_archive_bytes", "Bytes put into the archive")
        self.swept = self._counter("getaway_swept", "Tables deleted because nobody uses them", "kind")
        self.summaries = self._counter("getaway_summaries_late", "Summaries that were behind and were made again")
        self.let_go = self._counter("getaway_let_go", "Tables let go for processes with newer rules")
        self.renewed = self._counter("getaway_renewed", "Matches that went on under newer rules", "since")
        self.cut = self._counter("getaway_rules_cut", "Rules that took too long and were cut short")
        self.sockets = Gauge("getaway_sockets", "Open sockets", ["state"], registry=self.registry)

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(name, told, labels, registry=self.registry)

    def _seconds(self, name: str, told: str, buckets: tuple[float, ...] = FAST) -> Histogram:
        return Histogram(name, told, buckets=buckets, registry=self.registry)

    def watch(self, name: str, told: str, read: Callable[[], float]) -> None:
        """Show a figure that is read on demand."""
        Gauge(f"getaway_{name}", told, registry=self.registry).set_function(read)

    @contextmanager
    def answering(self, command: AnyCommand) -> Iterator[None]:
        """Time a command that is carried out or refused; one that may be either is only counted."""
        began = perf_counter()
        try:
            yield
        except Refused:
            self.answers.observe(perf_counter() - began)
            raise
        except StoreDown:
            self.unsure.inc()
            raise
        self.answers.observe(perf_counter() - began)
        self.done.labels(word_of(command)).inc()

    def appended(self, seconds: float, written: bool) -> None:
        """A row was written, or lost a race."""
        self.appends.observe(seconds)
        if not written:
            self.races.inc()

    def lagged(self, seconds: float, now: float) -> None:
        """The loop woke so late."""
        self._lag.observe(seconds)
        last, worst = self._worst
        if now - self._worst_from > RECENTLY:
            last, worst, self._worst_from = worst, 0.0, now
        self._worst = (last, max(worst, seconds))

    def shown(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
