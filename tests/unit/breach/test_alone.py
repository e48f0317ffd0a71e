"""Alone against the Firewall no question speaks of other players, or of you by your own name."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.rules.breach.attack.fights import fight, strike
from tests.speaking import speaking

from getaway.cli.console.wording import Wording
from getaway.games.breach import GAME
from getaway.kernel import Match
from getaway.kernel.stream import Put

OTHERS = {
    "en": r"Ada|each player|everyone|other players?|the first to",
    "it": r"Ada|ogni giocatore|tutti gli altri|altri giocatori|[Vv]ince chi",
    "fr": r"Ada|chaque joueur|tous les autres|autres joueurs|le premier à",
}
ASKED = {"respond-to-attack", "respond-to-firewall", "respond-to-end"}


def asked(match: Match, wording: Wording) -> tuple[str, str]:
    """The question as the player reads it."""
    put = match.put(match.asks[0].seat)
    assert isinstance(put, Put)
    wording.view = match.view(match.asks[0].seat)
    return wording.asked(put), wording.why(put)


@pytest.mark.parametrize("lang", OTHERS)
def test_alone_nobody_else_is_spoken_of(lang: str) -> None:
    """Through random matches, in every question and in what it is about."""
    seen, speaks = set(), re.compile(rf"\b(?:{OTHERS[lang]})\b")
    with speaking(lang):
        wording = Wording(GAME)
        wording.names = ("Ada",)
        for seed in range(8):
            match, dice = GAME.new(1, seed=seed), Random(seed)  # noqa: S311 - play isn't cryptography
            while not match.over and len(match.log) < 400:
                seen.add(match.asks[0].question.name)
                for text in asked(match, wording):
                    assert not speaks.search(text), text
                match.answer(0, match.asks[0].choice.by_verb(dice))
        assert not speaks.search(wording.texts.render("about-aim"))
        assert not speaks.search(wording.texts.render("window-firewall", {"other": "Ada", "alone": True}))
    assert seen >= ASKED


def test_among_rivals_an_attack_says_who_is_who() -> None:
    """The target reads that it is attacked, the others read both names."""
    match = fight(target={"hand": ("mirror-plate",)}, others=({"breacher": "ishtar", "hand": ("bloodlust",)},))
    strike(match)
    wording, texts = Wording(GAME), {}
    wording.names = ("Ada", "Bob", "Cleo")
    while match.asks[0].question.name == "respond-to-attack":
        texts[match.asks[0].seat] = asked(match, wording)
        match.answer(match.asks[0].seat, next(iter(match.asks[0].choice)))
    assert "against your" in texts[1][0]
    assert "then everyone else" in texts[1][1]
