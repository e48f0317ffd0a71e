"""What a bot says adds nothing to what it does: a spectator could have known the reason from the act."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.unit.bots.test_peeking import LEVELS, TABLES

from getaway.bots import Bot, Decision, Reason, any_answer
from getaway.bots.levels import level_of
from getaway.bots.voicing import voice
from getaway.games import find
from getaway.kernel import SPECTATOR, Match, NoWorldFits, Wish, sample_world
from getaway.kit.declared import at
from getaway.texts.alike import messages

ANSWERS = 140
SEARCHED = 24
"""How many answers of a bot that searches are enough."""
EVERY = 4
WORLDS = 2


def said(match: Match, decision: Decision) -> dict[str, Any] | None:
    """What the bot says, as data."""
    reason = voice(match.game.name, decision)
    return {"name": reason.name, **reason.facts} if reason is not None else None


def differing(match: Match, level: str, decision: Decision, seed: int) -> tuple[int, list[str]]:
    """In how many worlds of a spectator the bot acts the same, and what it says there that it doesn't say here."""
    seat, compared, found = match.asks[0].seat, 0, []
    for number in range(WORLDS):
        try:
            world = sample_world(match.game, match.record(SPECTATOR), Random(f"{seed}/{number}"))  # noqa: S311
        except NoWorldFits:
            continue
        other = Bot(level, seed).decide(world.record(seat))
        if other is None or other.wish != decision.wish:
            continue
        compared += 1
        if said(world, other) != said(match, decision):
            found.append(f"{said(match, decision)} or {said(world, other)}")
    return compared, found


@pytest.mark.clause("GT-BOT-02")
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_reason_tells_no_more_than_the_act(game: str, level: str) -> None:
    """In every world that a spectator can't tell from the true one, the same act comes with the same words."""
    players, options = TABLES[game]
    match = find(game).new(players, seed=8, **options)
    compared = spoken = 0
    searches = level_of(find(game), level).simulations > 0
    for number in range(SEARCHED if searches else ANSWERS):
        if match.over:
            break
        decision = Bot(level, 3).decide(match.record(match.asks[0].seat))
        decision = decision or Decision(any_answer(match.asks[0], number))
        spoken += said(match, decision) is not None
        if searches or number % EVERY == 0:
            count, found = differing(match, level, decision, number)
            assert found == []
            compared += count
        match.answer(match.asks[0].seat, decision.wish)
    assert compared >= 10 or not spoken


class Talkative:
    """Says which card a seat holds that nobody has told it about."""

    @staticmethod
    def decision(match: Match, wish: Wish) -> Decision:
        """The reason names a card that only some can see."""
        return Decision(wish, Reason("order", {"card": match.g.hands[1][0]}))


def test_a_reason_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a fact voiced that only some can see, worlds of a spectator would differ in it."""
    players, options = TABLES["bombsquad"]
    match = find("bombsquad").new(players, seed=8, **options)
    while match.asks[0].question.name != "turn":
        match.answer(match.asks[0].seat, any_answer(match.asks[0], 1))
    wish = next(iter(match.asks[0].choice))
    monkeypatch.setitem(at(find("bombsquad").voiced), "order", ("card",))
    worlds = [sample_world(match.game, match.record(SPECTATOR), Random(i)) for i in range(12)]  # noqa: S311
    heard = {str(said(world, Talkative.decision(world, wish))) for world in worlds}
    assert len(heard) > 1


@pytest.mark.parametrize("game", TABLES)
def test_every_voiced_reason_has_its_words(game: str) -> None:
    """In every language, with no other facts than those that are voiced."""
    for language in find(game).languages["messages"]:
        texts = messages(find(game).package, language)
        for name, facts in at(find(game).voiced).items():
            pattern = texts.get(f"says-{name}") or texts[f"reason-{name}"]
            assert set(pattern.variables) <= set(facts), (name, language)
