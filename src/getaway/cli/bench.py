"""`getaway bench`: how fast the rules are, on one core, beside two well-known libraries in the same run."""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from getaway.cli.bench_anchors import HOW_TO_INSTALL, anchors
from getaway.cli.bench_bombsquad import Stopwatch, listing_playout, sampled_playout
from getaway.cli.bench_rounds import Playout, Spread, Tally, middle, ratio, rounds, spread
from getaway.kernel import to_json

Results = dict[str, Any]
ROUNDS = 5
QUICK_SECONDS, FULL_SECONDS = 0.38, 2.3
"""For each of five measurements in each round: about 10 and 60 seconds in all."""
GOALS = {"answers_per_s": 25_000, "fork_us": 60}
SAMPLED, LISTING, FORKS = "sampled", "listing", "forks"


def run(quick: bool, json_path: Path | None, echo: Callable[[str], None]) -> Results:
    """Measure, print the table, and keep the figures as JSON where a path is given."""
    found, missing = anchors()
    results = measure(ROUNDS, QUICK_SECONDS if quick else FULL_SECONDS, found)
    for line in table(results):
        echo(line)
    if missing:
        echo(f"Not compared with {' and '.join(missing)};")
        echo(HOW_TO_INSTALL)
    if json_path is not None:
        json_path.write_bytes(to_json(results) + b"\n")
    return results


def measure(count: int, seconds: float, against: Mapping[str, Playout]) -> Results:
    """All figures, from `count` rounds of this many seconds for each measurement."""
    watch = Stopwatch()
    ours: dict[str, Playout] = {SAMPLED: sampled_playout(), LISTING: listing_playout(), FORKS: watch.playout}
    gc.freeze()  # what the libraries keep for ever is not walked again in anybody's round
    tallies = rounds({**ours, **against}, count, seconds)
    gc.unfreeze()
    return {
        "python": platform.python_version(),
        "rounds": count,
        "seconds_per_round": seconds,
        "bombsquad": _bombsquad(tallies, watch),
        "anchors": {name: _rates(tallies[name], tallies[name]) for name in against},
        "ratios": {name: _ratios(tallies, name) for name in against},
        "goals": GOALS,
    }


def _rates(sampled: list[Tally], listing: list[Tally]) -> dict[str, float]:
    return {
        "answers_per_s": middle(tally.answers_per_s for tally in sampled),
        "options_per_s": middle(tally.options_per_s for tally in listing),
    }


def _ratios(tallies: Mapping[str, list[Tally]], name: str) -> dict[str, float]:
    sampled, listing, theirs = tallies[SAMPLED], tallies[LISTING], tallies[name]
    return {
        "answers": ratio([t.answers_per_s for t in sampled], [t.answers_per_s for t in theirs]),
        "options": ratio([t.options_per_s for t in listing], [t.options_per_s for t in theirs]),
    }


def _bombsquad(tallies: Mapping[str, list[Tally]], watch: Stopwatch) -> Results:
    return {
        **_rates(tallies[SAMPLED], tallies[LISTING]),
        "fork_us": {
            "all": spread(watch.at_checkpoint + watch.mid_script),
            "at_checkpoint": spread(watch.at_checkpoint),
            "mid_script": spread(watch.mid_script),
        },
        "encode_us": spread(watch.encoding),
        "serialise_us": spread(watch.serialising),
        "restore_us": spread(watch.restoring),
    }


def table(results: Results) -> list[str]:
    """The figures as lines of text that fit 80 columns."""
    ours = results["bombsquad"]
    compared = [_rate_line(name, rates, results["ratios"][name]) for name, rates in results["anchors"].items()]
    forks = [_spread_line(f"fork, {name.replace('_', ' ')}", times) for name, times in ours["fork_us"].items()]
    return [
        "Bomb Squad, Mission 1, 3 players, by turns",
        f"Python {results['python']}, one core, the median of {results['rounds']} rounds",
        "",
        f"{'':<22}{'answers/s':>12}{'options/s':>12}   ours against it",
        _rate_line("Bomb Squad, quiet", ours),
        *compared,
        "",
        f"{'microseconds':<22}{'median':>12}{'p99':>12}{'measured':>12}",
        *forks,
        _spread_line("encode the state", ours["encode_us"]),
        _spread_line("position to text", ours["serialise_us"]),
        _spread_line("match from text", ours["restore_us"]),
        "",
        f"Goals: {GOALS['answers_per_s']:,} answers/s, a median fork of {GOALS['fork_us']} microseconds,",
        "more answers/s and more options/s than either library.",
    ]


def _rate_line(name: str, rates: Mapping[str, float], ratios: Mapping[str, float] | None = None) -> str:
    beside = f"   {ratios['answers']:.2f} x answers, {ratios['options']:.2f} x options" if ratios else ""
    return f"{name:<22}{rates['answers_per_s']:>12,.0f}{rates['options_per_s']:>12,.0f}{beside}"


def _spread_line(name: str, times: Spread | None) -> str:
    if times is None:
        return f"{name:<22}{'none':>12}"
    return f"{name:<22}{times.median:>12.1f}{times.p99:>12.1f}{times.count:>12,}"
