"""Successive halving, on candidates whose worth is known."""

from __future__ import annotations

from getaway.bots.breach.search.halving import clearly, halved


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
