"""burncycle's clauses in French."""

from __future__ import annotations

import re

import pytest

from getaway.games.burncycle import GAME
from getaway.rulebook import TABLE, lint_language, read, search

ENGLISH = read(GAME.package)
FRENCH = ENGLISH.in_language("fr")


def ids(query: str, limit: int = len(ENGLISH.clauses)) -> list[str]:
    """The ids found in burncycle's rulebook and the table's, asked in French."""
    return [hit.clause.id for hit in search(query, [ENGLISH, TABLE], "fr", limit)]


def test_every_clause_is_said_in_french() -> None:
    """The game declares French, nothing is missing, added or changed, and no sentence is left in English."""
    assert "fr" in GAME.languages["clauses"]
    assert lint_language(GAME.package, "fr") == []
    assert [clause.id for clause in FRENCH.clauses] == [clause.id for clause in ENGLISH.clauses]
    assert [clause.id for clause in FRENCH.clauses if clause.text == ENGLISH[clause.id].text] == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("door", "portes?"),
        ("hallway", "couloirs?"),
        ("safe zone", r"zones? sécurisées?"),
        ("command module", "Module de Commande"),
        ("terminal", "termina(?:l|ux)"),
    ],
)
def test_every_clause_that_says_the_word_is_found(name: str, said: str) -> None:
    """A thing asked for by its English name leads to all clauses that say its French one, in any form."""
    saying = {clause.id for clause in FRENCH.clauses if re.search(rf"\b{said}\b", clause.text, re.IGNORECASE)}
    assert len(saying) > 20
    assert saying <= set(ids(name))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("antihoraire", "BC-PING-05"),
        ("Combien coûte un dé Élite ?", "BC-UPGAG-06"),
        ("repérer un robot dans une cachette", "BC-HIDE-07"),
        ("égalité au niveau 6", "BC-NETLVL-10"),
        ("étoile", "BC-POST-08"),
    ],
)
def test_a_french_question_finds_its_rule(question: str, answer: str) -> None:
    """Words of no glossary are found too, and the clause is given in French."""
    hits = search(question, [ENGLISH, TABLE], "fr")
    assert FRENCH[answer] in [hit.clause for hit in hits]


def test_every_section_is_found_first_by_its_french_name() -> None:
    """What a section is called, brackets left out, leads to its clauses from the first to the last."""
    called: dict[str, list[str]] = {}
    for name, clauses in FRENCH.sections.items():
        called.setdefault(re.sub(r" \(.*", "", name), []).extend(clause.id for clause in clauses)
    assert {name: ids(name, limit=len(section)) for name, section in called.items()} == called
