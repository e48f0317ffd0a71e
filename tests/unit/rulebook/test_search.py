"""Finding clauses by words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from getaway.rulebook import TABLE, Catalogue, read, search
from getaway.rulebook.names import words
from getaway.rulebook.search import ASKING, MOST_PARTS, Index

BOMB_SQUAD = read("getaway.games.bombsquad")
BURNCYCLE = read("getaway.games.burncycle")
ALL = len(BOMB_SQUAD.clauses) + len(TABLE.clauses)


def ids(query: str, lang: str = "en", limit: int = ALL) -> list[str]:
    """The ids found in Bomb Squad's rulebook and the table's."""
    return [hit.clause.id for hit in search(query, [BOMB_SQUAD, TABLE], lang, limit)]


def of_both(query: str, lang: str = "en", limit: int = 10) -> list[str]:
    """The ids found in both games' rulebooks and the table's."""
    return [hit.clause.id for hit in search(query, [BOMB_SQUAD, BURNCYCLE, TABLE], lang, limit)]


def of_section(book: Catalogue, name: str) -> list[str]:
    """The ids of a section, in the order of the book."""
    return [clause.id for clause in book.sections[name]]


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
@pytest.mark.parametrize("word", ["porta", "porte", "doors", "portes", "DOOR", "PORTA"])
def test_a_word_finds_the_same_clauses_in_every_language(word: str, lang: str) -> None:
    """Italian, French, plural and capitals lead to the clauses that `door` leads to, whatever the texts' language."""
    assert len(ids("door", lang)) > 20
    assert sorted(ids(word, lang)) == sorted(ids("door", lang))
    assert set(ids("door")) <= set(ids(word, lang))


@pytest.mark.parametrize(("lang", "said"), [("it", "port[ae]"), ("fr", "portes?")])
def test_every_clause_that_says_the_word_is_found(lang: str, said: str) -> None:
    """Searched in Italian or French, the texts of that language are searched: one door or several."""
    book = BOMB_SQUAD.in_language(lang)
    saying = [clause.id for clause in book.clauses if re.search(rf"\b{said}\b", clause.text, re.IGNORECASE)]
    assert len(saying) > 20
    assert set(saying) <= set(ids("door", lang))


def test_a_word_of_no_glossary_is_found_in_its_language() -> None:
    """Any word of a text is found where the text is read, and its clause is given in that language."""
    hits = search("senso orario scorre", [BOMB_SQUAD, TABLE], "it")
    assert hits
    assert all(hit.clause == BOMB_SQUAD.in_language("it")[hit.clause.id] for hit in hits)
    assert sorted(ids("sbaglio", "it")) == ["BS-SETUP-26", "BSX-MISHAP-01"]
    assert ids("sbaglio", "en") == []


def test_an_unknown_language_is_searched_in_english() -> None:
    """A language that no rulebook has isn't an error."""
    assert ids("door", "tlh") == ids("door")


def test_every_clause_found_has_the_word() -> None:
    """The hits for `door` are exactly the clauses that say door in section, text or ruling."""
    said = {
        clause.id
        for clause in BOMB_SQUAD.clauses
        if "door" in f"{clause.section} {clause.text} {clause.ruling}".lower()
    }
    assert set(ids("door")) == said


def test_the_beginning_of_a_word_is_enough() -> None:
    """A search while typing finds what the whole word finds."""
    assert set(ids("hosta")) == set(ids("hostage"))
    assert set(ids("ostagg")) == set(ids("ostaggio")) == set(ids("hostage"))


def test_accents_do_not_matter() -> None:
    """A keyboard without accents finds the same."""
    assert ids("défausse") == ids("defausse") != []


def test_a_term_of_several_words_is_read_as_one() -> None:
    """`porta scorrevole` is the sliding door and no other."""
    found = ids("porta scorrevole")
    assert "BSX-SLIDE-01" in found
    assert "BS-OPERATE-15" not in found
    assert sorted(found) == sorted(ids("sliding door"))


def test_a_ruling_is_searched_too() -> None:
    """That passing isn't allowed stands in a ruling only."""
    assert "BS-TURN-02" in ids("passing")


def test_an_id_finds_its_clause_first() -> None:
    """A player who has the number gets the clause."""
    assert ids("BS-INFO-08") == ["BS-INFO-08"]


@pytest.mark.parametrize("lang", ["en", "it", "fr", "tlh"])
def test_an_id_finds_its_clause_first_among_many_books(lang: str) -> None:
    """Other ids with the same words come after it."""
    assert of_both("bc-move-03", lang)[0] == "BC-MOVE-03"
    assert of_both("BSX-CRATE-03", lang)[0] == "BSX-CRATE-03"


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
@pytest.mark.parametrize("name", ["Keypad action", "keypad actions", "azione tastiera", "action Clavier"])
def test_a_section_is_found_first_by_its_name(name: str, lang: str) -> None:
    """One or several, in any language of the glossary: the section called so, from its beginning, then others."""
    section = of_section(BURNCYCLE, "Keypad Actions")
    found = of_both(name, lang, limit=60)
    assert found[: len(section)] == section
    assert "BC-KPCARD-02" in found[len(section) :]
    assert of_both(name, lang, limit=3) == section[:3]


def test_what_stands_in_brackets_is_no_part_of_the_name() -> None:
    """`Keys` are those of the keypad action and those in general."""
    both = of_section(BURNCYCLE, "Keys (keypad action)") + of_section(BURNCYCLE, "Keys")
    assert of_both("key", limit=len(both)) == both


def test_a_section_is_found_by_its_name_in_another_language() -> None:
    """Searched in Italian, the Italian name of a section leads to it."""
    name = BOMB_SQUAD.in_language("it")["BS-COMP-01"].section
    section = of_section(BOMB_SQUAD, "Components")
    assert ids(name, "it")[: len(section)] == section


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_a_game_is_searched_in_other_languages(lang: str) -> None:
    """Its words are found by their English and by their glossary's names, beside a table that has the language."""
    found = {
        word: {hit.clause.id for hit in search(word, [BURNCYCLE, TABLE], lang, 2000) if hit.clause.id in BURNCYCLE}
        for word in ("hallway", "corridoio", "couloir", "counterclockwise")
    }
    said = {clause.id for clause in BURNCYCLE.clauses if "hallway" in f"{clause.section} {clause.text}".lower()}
    assert said
    assert said <= found["hallway"] == found["corridoio"] == found["couloir"]
    assert found["counterclockwise"]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("May I trade in the middle of a move?", "BC-FREE-09"),
        ("when do pings activate", "BC-PING-02"),
        ("quando si attivano i ping?", "BC-PING-02"),
    ],
)
def test_words_that_only_ask_do_not_count(question: str, answer: str) -> None:
    """What a question is about decides what is found, not that it is a question."""
    assert answer in of_both(question)


def test_words_that_only_ask_name_nothing() -> None:
    """No word of a glossary is left out of a query, and alone they are looked for like any word."""
    names = [name for book in (BOMB_SQUAD, BURNCYCLE) for term in book.terms for name in (term.en, term.it, term.fr)]
    assert not ASKING & {" ".join(words(name)) for name in names}
    assert of_both("when")


def test_all_words_come_before_any_word() -> None:
    """Where some clause has all words only such clauses are found; else those with any of them."""
    assert ids("wrong call") == ["BS-DISCARD-07"]
    assert "BS-DISCARD-07" in ids("wrong call zebra")


def test_a_whole_question_finds_its_rule() -> None:
    """A question in a sentence has its rule among the first three."""
    assert "BS-TURN-02" in ids("can I pass my turn?", limit=3)
    assert "BS-DRAW-02" in ids("is the discard pile shuffled", limit=3)


def test_the_language_decides_a_word_with_two_meanings() -> None:
    """`main` is the hand in French and the main battery in English."""
    assert "BS-DISCARD-09" in ids("main", "en")
    assert "BS-DISCARD-09" not in ids("main", "fr")
    assert set(ids("main", "fr")) == set(ids("hand", "fr")) >= set(ids("hand"))


def test_the_table_is_searched_beside_the_game() -> None:
    """A hit says whose rulebook it is from."""
    hits = search("undo", [TABLE, BOMB_SQUAD])
    assert (hits[0].package, hits[0].clause.section) == ("getaway.rulebook", "Undo")


def test_the_limit_is_kept() -> None:
    """No more hits than asked for, and the best of them."""
    assert ids("door", limit=3) == ids("door")[:3]


@pytest.mark.parametrize(
    "query", ["", "   ", '"', "?!", "½", "NEAR(", "a:b*", "-", "^x", "AND", "NOT door OR", "\x00", "_"]
)
def test_no_query_is_an_error(query: str) -> None:
    """Operators, quotes and nothing at all are only text."""
    assert len(ids(query)) <= ALL


def test_a_query_without_words_finds_nothing() -> None:
    """Nothing asked, nothing found."""
    assert ids("") == ids('?! "*"') == ids("zzzz") == []


@given(st.text(), st.sampled_from(["en", "it", "fr", "de"]))
def test_any_text_can_be_asked(query: str, lang: str) -> None:
    """No text at all breaks the search, and hits come once each."""
    found = ids(query, lang)
    assert len(found) == len(set(found))


def test_a_very_long_query_is_cut() -> None:
    """A page pasted into the search box is answered from its first words."""
    assert ids("door " * 5000) == ids("door")


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_no_question_takes_long_to_put(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each word expands to dozens of others: only a few are looked for, and none twice."""
    asked: list[tuple[str, ...]] = []
    meaning = Index.meaning

    def asking(index: Index, name: tuple[str, ...]) -> object:
        asked.append(name)
        return meaning(index, name)

    monkeypatch.setattr(Index, "meaning", asking)
    assert ids("con pro sta tra par com car int per mar for pas pol bom rob mov tok sca", lang)
    assert len(asked) == MOST_PARTS
    assert ids("door " * 30, lang) == ids("door", lang)


def test_a_clause_that_repeats_another_leads_to_it() -> None:
    """A search that finds a rule at the place that repeats it finds it where it is said first, right after."""
    for clause in [clause for clause in BURNCYCLE.clauses if clause.same_as][:20]:
        found = of_both(clause.id, limit=2)
        assert found == [clause.id, clause.same_as]
