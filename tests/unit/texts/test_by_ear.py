"""What reads wrong in Italian and French although every message is there: missing elisions, words left in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import getaway
from getaway.games.breach import GAME as BREACH
from getaway.games.burncycle import GAME as BURNCYCLE
from getaway.texts import Texts

ROOT = Path(getaway.__file__).parent
ROOMS = [file.stem for file in sorted((ROOT / "games/burncycle/content/rooms").glob("*.toml"))]
FRENCH = sorted(ROOT.rglob("texts/fr.ftl"))
PEOPLE = "name|names|who|title|seat|other|holder|winner|box"
"""What may begin with a vowel in any language."""
UNELIDED = re.compile(rf"\b(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque) \{{ \$(?:{PEOPLE}) \}}")
LEFT_IN_ENGLISH = re.compile(r"^(?![\w-]*firewall[\w-]* =|#).*\bFirewall\b", re.MULTILINE)


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.parts[-3])
def test_no_word_that_elides_stands_before_a_name(file: Path) -> None:
    """There is no "place de Ada": a sentence is built so that any name fits into it."""
    text = file.read_text(encoding="utf-8").replace("[other] De { $box }", "")
    assert UNELIDED.findall(text) == []


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.parts[-3])
def test_the_firewall_has_one_name_in_french(file: Path) -> None:
    """The glossary's: Pare-feu."""
    assert LEFT_IN_ENGLISH.findall(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("lang", "box", "to", "said"),
    [
        ("fr", "attack", "movement", "D'Attaque vers Mouvement"),
        ("fr", "movement", "attack", "De Mouvement vers Attaque"),
        ("it", "defense", "attack", "Da Difesa ad Attacco"),
        ("it", "attack", "defense", "Da Attacco a Difesa"),
    ],
)
def test_a_push_leads_from_box_to_box(lang: str, box: str, to: str, said: str) -> None:
    """With the preposition that each box takes."""
    shown = Texts(BREACH.package, lang).render("do-push", {"box": box, "to": to, "colour": "attack"})
    assert shown.startswith(f"{said}, ")


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_every_room_of_a_floor_has_a_name_in_this_language(lang: str) -> None:
    """None is called as in English."""
    english, other = Texts(BURNCYCLE.package, "en"), Texts(BURNCYCLE.package, lang)
    assert len(ROOMS) > 10
    assert [room for room in ROOMS if other.show(room) in (english.show(room), room)] == []
