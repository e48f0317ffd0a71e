"""Messages in Italian and French."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from scripts.lints.languages import faults

from getaway import games
from getaway.games.bombsquad.table.pieces import mission, missions
from getaway.rulebook import LANGUAGES, read
from getaway.texts import Texts, kebab, lint_languages, lint_messages

GAME = games.find("bombsquad")
ENGLISH = """
word-red = red
pay = Pay { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } of 20.
ask-turn = Which { $colour-is ->
    [none] card
   *[other] { $colour } card
 }?
    .why = It is turn { $number }.
"""
ITALIAN = """
# Le parole stanno altrove nella frase, e una variabile può solo far scegliere.
-squad = Squadra
word-red = rosso
ask-turn = Quale carta{ $colour-is ->
    [red] { " " }rossa
   *[none] {""}
 }?
    .why = È il turno { $number }.
pay = Di 20 paga { $cells ->
    [one] { $cells } cella
   *[other] { $cells } celle
 }.
"""

Make = Callable[[str], str]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Make:
    """Write a package with these Italian messages; its name."""

    def write(italian: str) -> str:
        name = "".join(letter if letter.isalnum() else "_" for letter in request.node.name)
        (tmp_path / name / "texts").mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "texts" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
        (tmp_path / name / "texts" / "it.ftl").write_text(italian, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return name

    return write


def test_messages_that_are_whole_have_no_fault(make: Make) -> None:
    """Order, terms of its own and the way a variable is used are free."""
    assert lint_messages(make(ITALIAN), "it") == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("word-red = rosso", "", "no message word-red"),
        ("word-red = rosso", "word-red = rosso\nword-blue = blu", "message word-blue isn't in English"),
        ("    .why = È il turno { $number }.", "", "no message ask-turn.why"),
        ("turno { $number }", "tuo turno", "ask-turn.why doesn't use $number"),
        ("turno { $number }", "turno { $number } di { $seat }", "ask-turn.why uses $seat, which English doesn't"),
        ("Di 20", "Di venti", "pay has other figures: 20"),
        ("Di 20", "Di 30", "pay has other figures: 20 30"),
        ("word-red = rosso", "word-red { rosso", "no message word-red"),
    ],
)
def test_a_planted_fault_is_found(make: Make, old: str, new: str, fault: str) -> None:
    """Whatever is missing, added or changed in another language is named."""
    assert ITALIAN.count(old) == 1
    name = make(ITALIAN.replace(old, new))
    assert f"{name} in it: {fault}" in lint_messages(name, "it")


def test_a_language_without_a_file_lacks_everything(make: Make) -> None:
    """A language that is declared and not there is a fault for every message."""
    name = make(ITALIAN)
    assert len(lint_messages(name, "fr")) == 4
    assert len(lint_languages(name, {"messages": ("en", "fr"), "clauses": ("en",)})) == 4


def test_everything_shipped_is_whole_in_every_language() -> None:
    """Table, terminal and games have the same messages and clauses in every language they declare."""
    assert GAME.languages == {"messages": LANGUAGES, "clauses": LANGUAGES}
    assert faults() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mission_has_its_title(lang: str) -> None:
    """Each mission of the box has a title in each language, in English the one on its sheet."""
    texts = Texts(GAME.package, lang)
    titles = [texts.render(f"mission-{each}") for each in missions()]
    assert len(set(titles)) == len(titles)
    assert all(f"word-{each}" in texts for each in missions())
    assert lang != "en" or titles == [mission(each).title for each in missions()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_are_called_as_the_glossary_calls_them(lang: str) -> None:
    """A role has one name in rules and messages, without the remark in brackets."""
    texts = Texts(GAME.package, lang)
    roles = [term for term in read(GAME.package).terms if term.key.startswith("role_")]
    named = [term for term in roles if "family" not in term.key and term.key != "role_card"]
    assert len(named) == 15
    for term in named:
        assert texts.render(f"word-{kebab(term.key)}") == getattr(term, lang).partition(" (")[0]


def test_a_message_chooses_by_what_is_the_same_in_every_language() -> None:
    """A colour is shown in its language and agrees with its noun."""
    told = {"to": "al giocatore 2", "colour": "red", "action": "none"}
    assert Texts(GAME.package, "it").render("do-inform", told) == "Carte rosse: indicale al giocatore 2"
    told = {"to": "au joueur 2", "colour": "none", "action": "open_door"}
    assert Texts(GAME.package, "fr").render("do-inform", told) == "Cartes d'ouverture : les indiquer au joueur 2"


@pytest.mark.parametrize(("lang", "said"), [("it", "0 turni|1 turno|2 turni"), ("fr", "0 tour|1 tour|2 tours")])
def test_numbers_follow_the_language(lang: str, said: str) -> None:
    """Nought is singular in French and plural in Italian."""
    texts = Texts(GAME.package, lang)
    shown = [texts.render("board-bomb-turns", {"letter": "A", "left": "0:00", "turns": turns}) for turns in (0, 1, 2)]
    assert [line.removeprefix("A 0:00 ") for line in shown] == said.split("|")
