"""The rulebooks in every language that their games declare."""

from __future__ import annotations

from typing import Any

import pytest

from getaway import games
from getaway.kernel import Game
from getaway.rulebook import Clause, lint_language, read, search
from getaway.rulebook.translation import ENGLISH, languages

GAMES = [games.find(name) for name in games.names()]
TRANSLATED = [(game.package, lang) for game in GAMES for lang in game.languages["clauses"] if lang != ENGLISH]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.package)
def test_a_game_declares_the_languages_that_its_rules_are_in(game: Game[Any]) -> None:
    """No translation is promised and missing, and none is shipped without being checked."""
    assert game.languages["clauses"] == languages(game.package, "rules")


@pytest.mark.parametrize(("package", "lang"), TRANSLATED)
def test_every_clause_is_translated(package: str, lang: str) -> None:
    """The lint finds nothing, and no text or ruling was left in English."""
    english = read(package)
    assert lint_language(package, lang) == []
    both = zip(english.clauses, english.in_language(lang).clauses, strict=True)
    assert [one.id for one, other in both if said(one) & said(other)] == []


@pytest.mark.parametrize(("package", "lang"), TRANSLATED)
def test_every_clause_is_found_by_its_id_in_its_language(package: str, lang: str) -> None:
    """Searched by its id, a clause comes first and in the words of the language."""
    book = read(package)
    found = [search(clause.id, [book], lang, 1)[0].clause for clause in book.clauses]
    assert found == [*book.in_language(lang).clauses]


@pytest.mark.parametrize(("package", "lang"), TRANSLATED)
def test_every_section_is_found_by_its_name_in_its_language(package: str, lang: str) -> None:
    """The name of a section leads to all of its clauses, in the words of the language."""
    book = read(package)
    for name, clauses in book.in_language(lang).sections.items():
        found = [hit.clause for hit in search(name, [book], lang, len(book.clauses))]
        assert [clause.id for clause in clauses if clause not in found] == [], name


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("il montacarichi ruotato", "BC-CHFL-22"),
        ("quando si attivano i ping?", "BC-PING-02"),
        ("banna nodo per nodo", "BC-ACCESS-06"),
        ("può riparare il modulo di comando?", "BC-REPAIR-11"),
        ("scavalcata", "BC-INPUT-10"),
        ("hub dello strato 3", "BC-IPMOVE-19"),
    ],
)
def test_an_italian_question_finds_its_rule_of_burncycle(query: str, answer: str) -> None:
    """What an Italian player types leads to the clause, which is answered in Italian."""
    book = read("getaway.games.burncycle")
    found = [hit.clause for hit in search(query, [book], "it")]
    assert book.in_language("it")[answer] in found


def said(clause: Clause) -> set[str]:
    """What a clause says: its text and its ruling."""
    return {clause.text, clause.ruling or ""} - {""}
