"""Reading a catalogue and finding things in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.rulebook import TABLE, BadCatalogue, read

BOMB_SQUAD = read("getaway.games.bombsquad")

CLAUSE = """
[[clause]]
id = "XY-ONE-01"
section = "One"
kind = "rule"
text = "A rule."
source = "book"
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """The rules folder of an empty game package; its name is the fixture's parameter."""
    rules: Path = tmp_path / request.param / "rules"
    rules.mkdir(parents=True)
    (tmp_path / request.param / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return rules


def test_a_clause_is_found_by_its_id() -> None:
    """Look-up gives the clause with its figures and its ruling."""
    clause = BOMB_SQUAD["BS-ACTIVATE-12"]
    assert (clause.page, clause.kind, clause.source) == (10, "rule", "book")
    assert clause.ruling is not None
    assert "2, 4, 6, 7, 8, 9 or 10" in clause.ruling


def test_an_unknown_id_is_no_clause() -> None:
    """Look-up of an id that doesn't exist fails as a mapping does."""
    assert "BS-ACTIVATE-99" not in BOMB_SQUAD
    with pytest.raises(KeyError):
        BOMB_SQUAD["BS-ACTIVATE-99"]


def test_neighbours_share_the_section_and_leave_the_clause_out() -> None:
    """The neighbours of a clause are the rest of its section, in order."""
    ids = [clause.id for clause in BOMB_SQUAD.neighbours("BS-TURN-02")]
    assert ids == ["BS-TURN-01", "BS-TURN-03", "BS-DRAW-01", "BS-DRAW-02", "BS-DRAW-03", "BS-DRAW-04"]


def test_sections_keep_the_order_of_the_book_and_lose_no_clause() -> None:
    """Sections start with the introduction and hold every clause once."""
    sections = BOMB_SQUAD.sections
    assert list(sections)[:3] == ["Introduction", "Components", "Setup"]
    assert sum(map(len, sections.values())) == len(BOMB_SQUAD.clauses)


def test_the_glossary_speaks_three_languages() -> None:
    """A term has its word in English, Italian and French."""
    door = BOMB_SQUAD.term("door")
    assert (door.en, door.it, door.fr) == ("Door", "Porta", "Porte")


def test_a_catalogue_is_read_once() -> None:
    """Reading the same package again gives the same object."""
    assert read("getaway.games.bombsquad") is BOMB_SQUAD


@pytest.mark.parametrize("package", ["readable"], indirect=True)
def test_a_game_may_do_without_a_glossary(package: Path) -> None:
    """A package with clauses alone is a catalogue without terms."""
    (package / "clauses.toml").write_text(CLAUSE)
    assert read("readable").terms == ()


@pytest.mark.parametrize("package", ["clauseless"], indirect=True)
def test_a_package_without_clauses_is_no_catalogue(package: Path) -> None:
    """Nothing to read is a fault, not an empty rulebook."""
    with pytest.raises(BadCatalogue, match="clauseless: no clauses"):
        read("clauseless")


@pytest.mark.parametrize("package", ["openminded"], indirect=True)
def test_a_key_that_is_not_shipped_stops_the_reading(package: Path) -> None:
    """Notes of the makers don't get into the product: the entry and the key are named."""
    (package / "clauses.toml").write_text(CLAUSE + 'open = "Not said."\n')
    with pytest.raises(BadCatalogue, match=r"XY-ONE-01: .*`open`"):
        read("openminded")


def test_the_table_has_the_clauses_no_book_knows() -> None:
    """Refusals of the table itself cite clauses of our own."""
    assert {"GT-SEAT-01", "GT-ASK-01", "GT-ASK-02", "GT-FORM-01", "GT-OVER-01", "GT-UNDO-03"} <= set(TABLE.by_id)
    assert all(clause.source == "authored" and clause.check for clause in TABLE.clauses)
