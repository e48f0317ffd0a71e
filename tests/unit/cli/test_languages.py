"""The program in Italian and French."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

from getaway.cli.console.said import of_environment

PLAYED = ("play", "bombsquad", "--mission", "m01", "--players", "3", "--bots", "3", "--seed", "7")


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_IT", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_terminal_is_spoken_to_in_its_language(settings: dict[str, str], lang: str) -> None:
    """LC_ALL goes before LANG; a language that is not there is English."""
    assert of_environment(settings) == lang


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("it", ("avvia il timer. [BS-SETUP-27]", "Punteggio ", "su 5")),
        ("fr", ("lance le minuteur. [BS-SETUP-27]", "Score ", "sur 5")),
    ],
)
def test_a_match_is_told_in_a_language(program: Program, lang: str, said: tuple[str, ...]) -> None:
    """Played, saved and told again, a match is in the language asked for, and the file is the same in all."""
    done = program(*PLAYED, "--save", "it.match", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert all(words in done.out for words in said)
    assert program("replay", "it.match", "--lang", lang).out.count(said[0]) == 1
    assert "starts the timer" in program("replay", "it.match", "--lang", "en").out
    saved = Path("it.match").read_text(encoding="utf-8")
    program(*PLAYED, "--save", "en.match")
    assert Path("en.match").read_text(encoding="utf-8") == saved


@pytest.mark.parametrize(
    ("lang", "alone", "two"),
    [
        ("en", "The Breach: one player, one of them a bot.", "Bomb Squad: 2 players, 2 of them bots."),
        ("it", "The Breach: un giocatore, di cui un bot.", "Bomb Squad: 2 giocatori, di cui 2 bot."),
        ("fr", "The Breach\u00a0: un joueur, dont un bot.", "Bomb Squad\u00a0: 2 joueurs, dont 2 bots."),
    ],
)
def test_a_table_is_opened_by_the_title_of_its_game(program: Program, lang: str, alone: str, two: str) -> None:
    """One player is one, and The Breach is not called by the name of its package."""
    for game, players, said in (("breach", "1", alone), ("bombsquad", "2", two)):
        done = program("play", game, "--players", players, "--bots", players, "--seed", "3", "--lang", lang)
        assert done.out.splitlines()[0] == said


@pytest.mark.parametrize(
    ("lang", "section", "ruling"),
    [("it", "Dare Informazioni", "A questo tavolo:"), ("fr", "onner une information", "À cette table")],
)
def test_a_clause_is_shown_in_a_language(program: Program, lang: str, section: str, ruling: str) -> None:
    """Section, text, ruling and neighbours are in the language asked for."""
    done = program("rules", "show", "BS-INFO-08", "--lang", lang)
    assert done.code == 0
    assert section in done.out.splitlines()[0]
    assert ruling in done.out
    assert "Giving information" not in done.out


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_rules_are_searched_in_a_language(program: Program, lang: str) -> None:
    """Door, porta and porte find the same clauses, told in the language asked for where the game has it."""
    words, most = ("door", "porta", "porte"), ("--limit", "300")
    every = [program("rules", "search", word, "--lang", lang, *most).out for word in words]
    assert every[0] == every[1] == every[2]
    found = [program("rules", "search", word, "--game", "bombsquad", "--lang", lang, *most).out for word in words]
    assert found[0] == found[1] == found[2]
    assert "door" not in found[0].replace("outdoor", "")


def test_the_environment_decides_without_an_option(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal set to Italian is spoken to in Italian, unless the command says otherwise."""
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "da 2 a 6 giocatori" in program("games").out
    assert "2 to 6 players" in program("games", "--lang", "en").out
    assert "Non esiste un gioco «chess»" in program("play", "chess").err


def test_a_language_that_is_not_there(program: Program) -> None:
    """An unknown language ends with 2 and names those there are."""
    done = program("games", "--lang", "tlh")
    assert done.code == 2
    assert 'We don\'t speak "tlh". Choose one of en, it and fr.' in done.err


def test_a_game_without_the_language_keeps_its_own(program: Program) -> None:
    """The terminal speaks Italian around a game that has only English."""
    done = program("play", "toy", "--players", "2", "--bots", "2", "--seed", "3", "--lang", "it")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("toy: 2 giocatori, di cui 2 bot.")


def test_what_is_typed_may_be_in_the_language(program: Program) -> None:
    """Words without their accents pick an option, and `w` understands the words of the language."""
    table = (
        "play",
        "bombsquad",
        "--mission",
        "alpha",
        "--players",
        "2",
        "--seed",
        "7",
        "--lang",
        "fr",
        "--save",
        "x.match",
    )
    done = program(*table, typed="1\n\ndefausser\nb\nw inform to=1 colour=rouge\nq\n")
    assert "Quelle carte défaussez-vous" in done.out
    assert "[BS-INFO-01]" in done.out
