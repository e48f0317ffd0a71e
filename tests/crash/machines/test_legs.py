"""How waits are counted, and how a long run goes on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
from tests.crash.ledger import Wait
from tests.crash.legs import Notebook
from tests.crash.machines.faults import KINDS, Struck
from tests.crash.machines.legs import LEG, NONE, Leg, following, quantile, rough, waits_by_fault


def leg(seed: int, faults: int) -> Leg:
    """A leg in which nothing but this happened."""
    empty = dict.fromkeys(("groups", "tables", "rows", "commands", "acknowledged", "resent", "unsure", "by_answer"), 0)
    lists = {"lines": {}, "waits": {}, "late": {20: 3}, "faults": {}, "struck": {"nats": [(0.5, 0.5)] * faults}}
    return msgspec.convert({"seed": seed, "seconds": 1.0, "load": 1.0, **empty, **lists}, Leg)


def test_a_wait_counts_for_the_gravest_fault_it_fell_into() -> None:
    """Whether the fault came first or the wait; a wait between faults counts for none."""
    struck = [Struck("nats", 10, 12, 12), Struck("primary", 11, 30, 60)]
    waits = [Wait("t", at, seconds, done=True) for at, seconds in ((10.5, 1), (31, 2), (40, 5), (9, 1))]
    counted = waits_by_fault(waits, struck)
    assert {name: each for name, each in counted.items() if each} == {
        "nats": {1000: 1},
        "primary": {2000: 1},
        NONE: {5000: 1, 1000: 1},
    }
    assert list(counted) == [*KINDS, NONE]


def test_what_a_share_is_not_above() -> None:
    """Of all that was counted."""
    counted = Counter({10: 50, 20: 40, 300: 9, 4000: 1})
    assert [quantile(counted, share) for share in (0.5, 0.9, 0.95, 1)] == [10, 20, 300, 4000]
    assert quantile({}, 0.5) == 0
    assert [rough(number) for number in (0, 0.4, 7, 1234, 98765)] == [0, 0, 7, 1200, 99000]


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """Legs are read as they were kept; the next has another seed, and the last has what's left."""
    kept = Notebook(tmp_path / "legs.jsonl", Leg)
    assert following(kept.read(), 1000, 1) == (1, LEG)
    for seed in (1, 2):
        kept.add(leg(seed, LEG))
    assert kept.read() == [leg(1, LEG), leg(2, LEG)]
    assert following(kept.read(), 2 * LEG + 7, 1) == (3, 7)
    assert following(kept.read(), 2 * LEG, 1) == (3, 0)
