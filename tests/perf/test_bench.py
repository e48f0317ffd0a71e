"""`getaway bench` measures what it says, and the rules keep up with the libraries it is compared with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from getaway.cli.bench import anchors as bench_anchors
from getaway.cli.bench import measuring as bench
from getaway.cli.bench.anchors import HOW_TO_INSTALL, anchors
from getaway.cli.bench.playouts import measured
from getaway.cli.bench.rounds import Spread, played, ratio, rounds, spread

TINY = 0.01
FIGURES = {"answers_per_s", "options_per_s", "fork_us", "encode_us", "serialise_us", "restore_us", "ratios", "goals"}
SLACK = 0.67


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bench of one short round."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "QUICK_SECONDS", TINY)


def numbers(thing: object) -> Iterator[float]:
    """Every figure in decoded JSON."""
    if isinstance(thing, dict):
        for value in thing.values():
            yield from numbers(value)
    elif isinstance(thing, int | float):
        yield thing


def test_a_tiny_run_gives_every_figure_as_table_and_json(tiny: None, tmp_path: Path) -> None:
    """All figures are there and positive, on the screen and in the file."""
    lines: list[str] = []
    results = bench.run(quick=True, json_path=tmp_path / "bench.json", echo=lines.append)
    stored = msgspec.json.decode((tmp_path / "bench.json").read_bytes())
    assert all(number > 0 for number in numbers(stored))
    assert all(len(line) <= 80 for line in lines)
    for game in measured():
        assert set(stored[game]) == FIGURES
        assert set(stored[game]["fork_us"]) == {"all", "at_checkpoint", "mid_script"}
        assert stored[game]["answers_per_s"] == results[game]["answers_per_s"]
        assert f"{stored[game]['answers_per_s']:,.0f}" in "\n".join(lines)


def test_without_its_libraries_the_bench_says_how_to_install_them(tiny: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """An anchor that is not installed is left out, and the last lines tell how to get it."""

    def absent() -> None:
        raise ImportError("chess")

    monkeypatch.setattr(bench_anchors, "ANCHORS", {"python-chess": absent})
    lines: list[str] = []
    results = bench.run(quick=True, json_path=None, echo=lines.append)
    assert results["anchors"] == {}
    assert lines[-2:] == ["Not compared with python-chess;", HOW_TO_INSTALL]


@pytest.mark.parametrize("game", measured())
def test_a_round_plays_whole_matches_and_counts_what_was_done(game: str) -> None:
    """Sampling counts answers only; listing counts the options of the questions it lists."""
    bench = measured()[game]
    sampled, listing = played(bench.sampled_playout(), TINY), played(bench.listing_playout(), TINY)
    assert sampled.answers > 0
    assert sampled.options == 0
    assert listing.options > listing.answers > 0


def test_a_spread_is_the_median_and_the_99th_percentile() -> None:
    """Of the times 1 to 1001 microseconds the median is 501 and 99 in 100 are at most 991."""
    assert spread([1000 * n for n in range(1001, 0, -1)]) == Spread(1001, 501.0, 991.0)
    assert spread([]) is None


def test_sampled_play_keeps_up_with_the_better_library() -> None:
    """Our answers per second against the faster of the two anchors, round against round, with a third of slack."""
    against, missing = anchors()
    if missing:
        pytest.skip(f"{missing} not installed: {HOW_TO_INSTALL}")
    tallies = rounds({"ours": measured()["bombsquad"].sampled_playout(), **against}, count=5, seconds=0.15)
    speed = {name: [tally.answers_per_s for tally in done] for name, done in tallies.items()}
    assert min(ratio(speed["ours"], speed[name]) for name in against) >= SLACK
