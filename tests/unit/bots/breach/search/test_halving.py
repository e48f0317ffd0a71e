"""Successive halving, on candidates whose worth is known."""

from __future__ import annotations

from getaway.bots.breach.search.halving import FEW, clearly, halved, rounds_for


def test_the_best_is_found_and_gets_the_most_worlds() -> None:
    """All try the same worlds, in order; the worst drop out first."""
    asked: list[tuple[str, int]] = []

    def value(arm: str, world: int) -> float:
        asked.append((arm, world))
        return "dacb".index(arm) + 0.1 * world

    found = halved("abcd", (2, 2), value)
    assert list(found) == ["b", "c", "a", "d"]
    assert {arm: len(values) for arm, values in found.items()} == {"a": 4, "b": 4, "c": 4, "d": 2}
    assert asked[:8] == [(arm, world) for world in (0, 1) for arm in "abcd"]


def test_the_usual_answer_stays_unless_another_clearly_beats_it() -> None:
    """A gain that could be chance isn't enough."""
    luck = {"usual": (0.5, 0.5, 0.5, 0.5), "other": (0.9, 0.2, 0.3, 0.8)}
    assert list(halved(("usual", "other"), (4,), lambda arm, world: luck[arm][world])) == ["usual", "other"]
    sure = {"usual": (0.5, 0.4, 0.5, 0.4), "other": (0.6, 0.5, 0.6, 0.6)}
    assert list(halved(("usual", "other"), (4,), lambda arm, world: sure[arm][world])) == ["other", "usual"]
    assert not clearly((0.5, 0.5), (0.5, 0.5))


def test_without_simulations_the_usual_answer_leads() -> None:
    """And a world that not all could try doesn't count."""
    assert list(halved("abc", (3,), lambda _arm, _world: None)) == ["a", "b", "c"]
    left = iter([0.1, 0.2, 0.3, 0.9])
    assert halved("ab", (2, 2), lambda _arm, world: next(left) if world < 1 else None) == {"b": [0.2], "a": [0.1]}


def test_a_hopeless_candidate_drops_out_early() -> None:
    """So does one that makes no difference; the usual one goes too once it's clearly beaten."""
    counts = {"usual": 0, "same": 0, "worse": 0, "close": 0}
    noise = (0.02, -0.03, 0.01, 0.0, -0.01, 0.03, -0.02)

    def value(arm: str, world: int) -> float:
        counts[arm] += 1
        base = {"usual": 0.5, "same": 0.5, "worse": 0.2, "close": 0.5}[arm]
        return base + 0.1 * (world % 3) + (noise[world % 7] if arm == "close" else 0.0)

    found = halved(("usual", "same", "worse", "close"), (30, 30), value)
    assert next(iter(found)) == "usual"
    assert FEW <= counts["worse"] == counts["same"] < 15 < counts["close"]
    better = halved(("usual", "other"), (50,), lambda arm, world: (arm == "other") + 0.1 * (world % 3))
    assert list(better) == ["other", "usual"]
    assert len(better["usual"]) < 15


def test_rounds_use_the_budget_up() -> None:
    """Whatever the number of candidates; the more simulations, the more worlds."""
    for arms in range(2, 9):
        for budget in (20, 180, 1800):
            left, spent = arms, 0
            for worlds in rounds_for(arms, budget):
                spent += worlds * left
                left = (left + 1) // 2 + 1
            assert budget / 2 <= spent <= budget or budget < 30
    assert sum(rounds_for(8, 1800)) > 5 * sum(rounds_for(8, 180))
