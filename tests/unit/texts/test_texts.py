"""Messages found by what they are about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from getaway.kernel.events import Event
from getaway.kernel.verbs import Question
from getaway.kernel.wish import Refused, Wish
from getaway.rulebook import TABLE, read
from getaway.texts import MissingText, Texts, kebab, message_id, missing

CLAUSES = """
[[clause]]
id = "XY-ONE-01"
section = "One"
kind = "rule"
text = "One card at a time."
source = "book"
"""

MESSAGES = """
word-red = rosy
word-rosy = pink
word-face-up = face up
show = Shown: { $what }.
count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
thing-card = a { $colour } { $level }
ask-next-turn = Player { $seat }, your turn.
    .why = It is turn { $number }.
do-discard = Discard card { $card }.
event-card-drawn = Player { $seat } draws { $card }.
no-xy-one-01 = You named { $cards } cards.
"""


class Card(Struct, frozen=True):
    """A card of the test's game."""

    colour: str
    level: int


class CardDrawn(Event, frozen=True):
    """An event of the test's game."""

    seat: int
    card: Card


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Callable[[str], Texts]:
    """Make a game package of these messages, named after the test, and open its English texts."""
    name = request.function.__name__

    def make(messages: str) -> Texts:
        for folder, file, content in (("rules", "clauses.toml", CLAUSES), ("texts", "en.ftl", messages)):
            (tmp_path / name / folder).mkdir(parents=True)
            (tmp_path / name / folder / file).write_text(content)
        (tmp_path / name / "__init__.py").touch()
        monkeypatch.syspath_prepend(tmp_path)
        return Texts(name, "en")

    return make


@pytest.fixture
def texts(write: Callable[[str], Texts]) -> Texts:
    """The texts of the test's game."""
    return write(MESSAGES)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("red", "rosy"),
        ("face_up", "face up"),
        ("Red", "Red"),
        ("Ada", "Ada"),
        (3, "3"),
        (True, "yes"),
        ((), "nothing"),
        (("red",), "rosy"),
        (("red", 2), "rosy and 2"),
        (["red", "x", "y", 4], "rosy, x, y and 4"),
        (Card("red", 2), "a rosy 2"),
        ((Card("red", 2), Card("blue", 3)), "a rosy 2 and a blue 3"),
    ],
)
def test_a_value_is_shown_as_a_reader_expects(texts: Texts, value: object, shown: str) -> None:
    """Words stand for names, lists are joined, things have their own message, the rest stays."""
    assert texts.render("show", {"what": value}) == f"Shown: {shown}."


def test_numbers_stay_numbers(texts: Texts) -> None:
    """Fluent can still choose by a number."""
    assert [texts.render("count", {"n": n}) for n in (1, 2)] == ["1 card", "2 cards"]


def test_a_finished_text_is_not_read_as_a_word(texts: Texts) -> None:
    """A word that reads like another name is not replaced a second time, in a list neither."""
    assert texts.render("show", {"what": "red"}) == "Shown: rosy."
    assert texts.render("show", {"what": ("red", "rosy")}) == "Shown: rosy and pink."


def test_a_missing_message_raises(texts: Texts) -> None:
    """Nothing stands in for a message that is not there."""
    with pytest.raises(MissingText, match="no message nowhere"):
        texts.render("nowhere")


def test_a_missing_variable_raises(texts: Texts) -> None:
    """A message is never shown with a hole in it."""
    with pytest.raises(MissingText, match=r"show: .*what"):
        texts.render("show")


def test_a_missing_attribute_raises(texts: Texts) -> None:
    """An attribute is a message of its own."""
    with pytest.raises(MissingText, match=r"no message show\.why"):
        texts.render("show.why", {"what": 1})


def test_a_missing_language_raises(texts: Texts) -> None:
    """A game that does not speak a language says so at once."""
    with pytest.raises(MissingText, match="in tlh: no texts"):
        Texts(texts.game_package, "tlh")


def test_what_fluent_cannot_read_raises(write: Callable[[str], Texts]) -> None:
    """A broken line is not skipped."""
    with pytest.raises(MissingText, match=r"can.t read 'broken"):
        write("fine = Fine.\nbroken { line\n")


@pytest.mark.parametrize("messages", ["a = 1\na = 2\n", "list-none = empty\n"])
def test_two_messages_with_one_name_raise(write: Callable[[str], Texts], messages: str) -> None:
    """Neither within a file nor against the table's own messages does one hide the other."""
    with pytest.raises(MissingText, match="is defined twice"):
        write(messages)


def test_a_question_has_a_text_and_a_reason(texts: Texts) -> None:
    """A question is `ask-NAME`, and its attribute says why now."""
    question = Question("next_turn", (), cites=("XY-ONE-01",))
    assert texts.describe(question, {"seat": 2}) == "Player 2, your turn."
    assert texts.why(question, {"number": 7}) == "It is turn 7."


def test_an_option_is_told_with_its_arguments(texts: Texts) -> None:
    """An option is `do-VERB`."""
    assert texts.describe(Wish("discard", card=4)) == "Discard card 4."


def test_an_event_is_told_with_its_fields(texts: Texts) -> None:
    """An event is found by its type, and what the caller adds wins."""
    event = CardDrawn(1, Card("red", 2))
    assert texts.describe(event) == "Player 1 draws a rosy 2."
    assert texts.describe(event, {"seat": "Ada"}) == "Player Ada draws a rosy 2."


def test_a_refusal_with_a_message_says_the_facts(texts: Texts) -> None:
    """Where a clause has a message the facts are in it, and the clause is named."""
    assert texts.describe(Refused("XY-ONE-01", cards=2)) == "You named 2 cards. [XY-ONE-01]"


def test_a_refusal_without_a_message_is_its_clause(texts: Texts) -> None:
    """Else the clause speaks for itself, the table's clauses too."""
    told = texts.describe(Refused("GT-CHOICE-01"))
    assert told == f"{TABLE['GT-CHOICE-01'].text} [GT-CHOICE-01]"


def test_a_refusal_without_a_clause_raises(texts: Texts) -> None:
    """Every refusal has its rule."""
    with pytest.raises(MissingText, match="no clause XY-ONE-09"):
        texts.describe(Refused("XY-ONE-09"))


@pytest.mark.parametrize("name", ["RobotMoved", "robot_moved", "robot-moved", "robotMoved"])
def test_names_of_code_become_names_of_messages(name: str) -> None:
    """Types and verbs lead to message ids in one spelling."""
    assert kebab(name) == "robot-moved"


def test_message_ids_can_be_listed_without_texts() -> None:
    """A game lists the messages it needs by its own questions, verbs and events."""
    assert message_id(Wish("give_information")) == "do-give-information"
    assert message_id(Refused("BS-INFO-08")) == "no-bs-info-08"


def test_missing_messages_are_listed() -> None:
    """The lint names what a game lacks and nothing else."""
    assert missing("getaway.games.bombsquad", "en", ["word-red", "refusal", "ask-nobody", "word-red.why"]) == [
        "ask-nobody",
        "word-red.why",
    ]


def test_bomb_squad_has_words_for_its_cards_and_directions() -> None:
    """What stands on a card and where a robot can go is shown as a word."""
    colours, actions = ["red", "yellow", "blue"], ["move", "door", "rescue", "disarm"]
    names = [*colours, *actions, "up", "right", "down", "left", "standard", "epic"]
    assert missing("getaway.games.bombsquad", "en", [f"word-{name}" for name in names]) == []


def test_bomb_squad_has_a_word_for_every_role_of_its_glossary() -> None:
    """A role is named as the glossary names it, without the remark in brackets."""
    texts = Texts("getaway.games.bombsquad", "en")
    roles = [term for term in read("getaway.games.bombsquad").terms if term.key.startswith("role_")]
    named = [term for term in roles if "family" not in term.key and term.key != "role_card"]
    assert len(named) == 15
    for term in named:
        assert texts.render(f"word-{kebab(term.key)}") == term.en.partition(" (")[0]


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_number_of_any_size_can_be_told(lang: str) -> None:
    """A saved match or a client may hold one that no formatter takes."""
    for number in (10**30, -(10**400)):
        assert str(number) in Texts("getaway.games.bombsquad", lang).render("plan-again", {"number": number})


def test_a_text_of_any_length_can_be_told() -> None:
    """The name of a game in somebody's file may be as long as they like."""
    assert "x" * 2000 + "..." in Texts("getaway.games.bombsquad", "en").fill("plan-again", {"number": "x" * 9000})
