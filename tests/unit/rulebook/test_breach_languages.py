"""The Breach's clauses in Italian and French."""

from __future__ import annotations

import re

import pytest

from getaway import games
from getaway.rulebook import TABLE, lint_language, read, search

BREACH = read("getaway.games.breach")
ALL = len(BREACH.clauses) + len(TABLE.clauses)
OTHERS = ["it", "fr"]


def ids(query: str, lang: str, limit: int = ALL) -> list[str]:
    """The ids found in The Breach's rulebook and the table's."""
    return [hit.clause.id for hit in search(query, [BREACH, TABLE], lang, limit)]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_clause_is_said_in_every_language(lang: str) -> None:
    """No clause, ruling or section is missing or left in English, and figures and citations are the same."""
    book = BREACH.in_language(lang)
    assert lint_language(BREACH.package, lang) == []
    assert (book.lang, len(book.clauses)) == (lang, len(BREACH.clauses))
    assert not [clause.id for clause in book.clauses if clause.text == BREACH[clause.id].text]
    assert lang in games.find("breach").languages["clauses"]


@pytest.mark.parametrize("word", ["gateway", "Gateways", "varco", "passage", "passages"])
@pytest.mark.parametrize("lang", OTHERS)
def test_a_word_finds_the_same_clauses_whatever_its_language(word: str, lang: str) -> None:
    """A Gateway is found by its name in any language, one or several."""
    assert len(ids("gateway", lang)) > 20
    assert sorted(ids(word, lang)) == sorted(ids("gateway", lang))


@pytest.mark.parametrize(
    ("lang", "word", "said"),
    [
        ("it", "varco", "varc(o|hi)"),
        ("it", "stanza", "stanz[ae]"),
        ("it", "brecce", "brecc(ia|e)"),
        ("fr", "passage", "passages?"),
        ("fr", "nœud", "nœuds?"),
        ("fr", "menace", "menaces?"),
    ],
)
def test_every_clause_that_says_a_word_is_found_by_it(lang: str, word: str, said: str) -> None:
    """The texts of the language are searched, in every form of the word."""
    book = BREACH.in_language(lang)
    saying = [clause.id for clause in book.clauses if re.search(rf"\b{said}\b", clause.text, re.IGNORECASE)]
    assert len(saying) > 10
    assert set(saying) <= set(ids(word, lang))


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("it", "stanza", "stanze"),
        ("it", "varco", "varchi"),
        ("it", "nodo tracciato", "nodi tracciati"),
        ("it", "stanza rivelata", "stanze rivelate"),
        ("fr", "salle", "salles"),
        ("fr", "nœud central", "nœuds centraux"),
    ],
)
def test_several_are_found_like_one(lang: str, one: str, several: str) -> None:
    """A plural stands for its term even where another term begins with it, as `Stanze Collegate` does."""
    assert sorted(ids(several, lang)) == sorted(ids(one, lang)) != []


@pytest.mark.parametrize(
    ("lang", "question", "answer"),
    [
        ("it", "quando si scarta il segnalino Schermo?", "BR-SHIELD-08"),
        ("it", "posso attivare la stessa stanza due volte?", "BR-ACTROOM-03"),
        ("it", "videogioco", "BR-SETPW-01"),
        ("fr", "quand défausser le jeton Bouclier ?", "BR-SHIELD-08"),
        ("fr", "combien de cartes Malware en main", "BR-MALW-06"),
        ("fr", "triché", "BR-SETPW-01"),
    ],
)
def test_a_question_finds_its_rule(lang: str, question: str, answer: str) -> None:
    """Asked in the language, the rule is among the first ten, and is told in that language."""
    hits = search(question, [BREACH, TABLE], lang)
    assert BREACH.in_language(lang)[answer] in [hit.clause for hit in hits]


@pytest.mark.parametrize("lang", OTHERS)
def test_a_section_is_found_first_by_its_name(lang: str) -> None:
    """The name of a section in the language leads to its clauses, from the beginning."""
    section = [clause.id for clause in BREACH.sections["Setting up the Firewall"]]
    name = BREACH.in_language(lang)[section[0]].section
    assert ids(name, lang)[: len(section)] == section
