"""The figures of `getaway bench`: measured, printed as a table, and kept as JSON."""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from getaway.cli.bench.anchors import HOW_TO_INSTALL, anchors
from getaway.cli.bench.playouts import Measured, Stopwatch, measured
from getaway.cli.bench.rounds import Playout, Spread, Tally, middle, ratio, rounds, spread
from getaway.cli.console.said import title
from getaway.kernel import to_json

Results = dict[str, Any]
ROUNDS = 5
QUICK_SECONDS, FULL_SECONDS = 0.24, 1.5
"""For each of the measurements in each round: about 10 and 60 seconds in all."""
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
    those = measured()
    watches = {name: Stopwatch(each) for name, each in those.items()}
    ours: dict[str, Playout] = {}
    for name, each in those.items():
        ours |= {f"{name} {SAMPLED}": each.sampled_playout(), f"{name} {LISTING}": each.listing_playout()}
        ours[f"{name} {FORKS}"] = watches[name].playout
    gc.freeze()  # what the libraries keep for ever is not walked again in anybody's round
    tallies = rounds({**ours, **against}, count, seconds)
    gc.unfreeze()
    return {
        "python": platform.python_version(),
        "rounds": count,
        "seconds_per_round": seconds,
        **{name: _of_game(name, tallies, watches[name], against) for name in those},
        "anchors": {name: _rates(tallies[name], tallies[name]) for name in against},
    }


def _of_game(
    name: str, tallies: Mapping[str, list[Tally]], watch: Stopwatch, against: Mapping[str, Playout]
) -> Results:
    sampled, listing = tallies[f"{name} {SAMPLED}"], tallies[f"{name} {LISTING}"]
    return {
        **_rates(sampled, listing),
        "fork_us": {
            "all": spread(watch.at_checkpoint + watch.mid_script),
            "at_checkpoint": spread(watch.at_checkpoint),
            "mid_script": spread(watch.mid_script),
        },
        "encode_us": spread(watch.encoding),
        "serialise_us": spread(watch.serialising),
        "restore_us": spread(watch.restoring),
        "ratios": {anchor: _ratios(sampled, listing, tallies[anchor]) for anchor in against},
        "goals": {"answers_per_s": watch.bench.answers_per_s, "fork_us": watch.bench.fork_us},
    }


def _rates(sampled: list[Tally], listing: list[Tally]) -> dict[str, float]:
    return {
        "answers_per_s": middle(tally.answers_per_s for tally in sampled),
        "options_per_s": middle(tally.options_per_s for tally in listing),
    }


def _ratios(sampled: list[Tally], listing: list[Tally], theirs: list[Tally]) -> dict[str, float]:
    return {
        "answers": ratio([t.answers_per_s for t in sampled], [t.answers_per_s for t in theirs]),
        "options": ratio([t.options_per_s for t in listing], [t.options_per_s for t in theirs]),
    }


def table(results: Results) -> list[str]:
    """The figures as lines of text that fit 80 columns."""
    lines = [f"Python {results['python']}, one core, the median of {results['rounds']} rounds"]
    for name, each in measured().items():
        lines += ["", *_game_lines(each, results[name], results["anchors"])]
    return lines


def _game_lines(at: Measured, ours: Results, anchored: Mapping[str, Any]) -> list[str]:
    bench = at.bench
    compared = [_rate_line(name, rates, ours["ratios"][name]) for name, rates in anchored.items()]
    forks = [_spread_line(f"fork, {name.replace('_', ' ')}", times) for name, times in ours["fork_us"].items()]
    return [
        bench.about,
        f"{'':<22}{'answers/s':>12}{'options/s':>12}   ours against it",
        _rate_line(f"{title(at.game)}, quiet", ours),
        *compared,
        f"{'microseconds':<22}{'median':>12}{'p99':>12}{'measured':>12}",
        *forks,
        _spread_line("encode the state", ours["encode_us"]),
        _spread_line("position to text", ours["serialise_us"]),
        _spread_line("match from text", ours["restore_us"]),
        f"Goals: {bench.answers_per_s:,} answers/s, a median fork of {bench.fork_us} microseconds.",
    ]


def _rate_line(name: str, rates: Mapping[str, float], ratios: Mapping[str, float] | None = None) -> str:
    beside = f"   {ratios['answers']:.2f} x answers, {ratios['options']:.2f} x options" if ratios else ""
    return f"{name:<22}{rates['answers_per_s']:>12,.0f}{rates['options_per_s']:>12,.0f}{beside}"


def _spread_line(name: str, times: Spread | None) -> str:
    if times is None:
        return f"{name:<22}{'none':>12}"
    return f"{name:<22}{times.median:>12.1f}{times.p99:>12.1f}{times.count:>12,}"
