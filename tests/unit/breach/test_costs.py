"""What an option costs is what it takes, by the rules' own figures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.breach.table import arrange, do

from getaway.games.breach import GAME
from getaway.kernel import Match, Wish
from getaway.kernel.weighing import weigh
from getaway.rulebook import LANGUAGES
from getaway.suite.walk import walk
from getaway.texts import missing

STARTS = len(GAME.starts())
NAMES = ("actions", "configurations", "mp", "credits", "cache-movement", "cache-attack", "cache-defense")
HERE = {"at": 0, "cubes": {"movement": {"movement": 2}, "attack": {"attack": 1}, "defense": {"defense": 1}}}


def cost(match: Match, verb: str, **args: Any) -> dict[str, int]:
    """What a wish of the seat that is asked costs."""
    return weigh(match, match.asks[0].seat, [Wish(verb, **args)])[0].cost


def test_actions_cost_one_each() -> None:
    """A Configure of the Action Phase too; later it is free."""
    match = arrange(2, seats=[HERE])
    wishes = {wish.verb: wish for wish in match.asks[0].choice}
    for verb in ("move", "shield", "infect", "configure", "log-out"):
        assert cost(match, verb, **wishes[verb].args) == {"actions": 1}
    assert cost(match, "end-actions") == {}
    do(match, "end-actions")
    assert cost(match, "configure", what="draw") == {"configurations": 1}


def test_what_is_printed_must_be_paid() -> None:
    """Insider Tip and a development box put a cube in the Cache, Black Market takes a Credit."""
    seat = {**HERE, "avatar": "hugo", "breacher": "argo", "hand": ("insider-tip",), "ready": ("program",), "side": 1}
    match = arrange(2, seats=[{**seat, "credits": 4}])
    assert cost(match, "play", card="insider-tip") == {"cache-attack": 1}
    assert cost(match, "cheat", cheat="program") == {"credits": 1}
    assert cost(match, "develop", box=4, cheat="slide") == {"actions": 1, "cache-movement": 1}
    assert cost(match, "buy", reward="information") == {"credits": 4}


@pytest.mark.parametrize("numbers", [range(n, STARTS, 3) for n in range(3)])
def test_costs_are_what_is_gone_afterwards(numbers: range) -> None:
    """In random matches: MP of the Move, Credits of a purchase, actions of the turn."""
    seen: Counter[str] = Counter()
    for number in numbers:
        for match, dice in walk(GAME, number, 2, longest=110):
            ask = match.asks[0]
            wish = ask.choice.by_verb(dice)
            told = GAME.verbs[wish.verb].cost(match.g, ask.seat, wish)
            fork = match.fork()
            fork.answer(ask.seat, wish)
            before, after = match.g, fork.g
            if wish.verb in ("go", "reveal", "activate") and len(before.moves) == len(after.moves):
                assert before.moves[-1].mp - after.moves[-1].mp == told["mp"], wish
            elif "actions" in told and before.active == after.active and after.phase in ("act", "move"):
                assert after.clicks - before.clicks == 1, wish
            elif wish.verb == "buy":
                assert before.seats[ask.seat].credits - after.seats[ask.seat].credits <= told["credits"]
            seen.update(told)
    assert seen.keys() >= {"actions", "mp", "configurations"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cost_has_its_message(lang: str) -> None:
    """In all languages."""
    assert missing(GAME.package, lang, [f"cost-{name}" for name in NAMES]) == []
