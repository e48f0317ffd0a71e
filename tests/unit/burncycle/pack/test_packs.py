"""The box is sound; a pack of each kind is taken, and a match that is played with it uses it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.speaking import say_question
from tests.unit.burncycle.pack.faults import faults
from tests.unit.burncycle.test_words import readable
from tests.unit.packs import pack_of, replaced

from getaway.cli.console import story
from getaway.cli.console.wording import Wording
from getaway.cli.pack import use
from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.ground.dice import values
from getaway.games.burncycle.ground.effects import EFFECTS
from getaway.games.burncycle.missions.conditions import OF_BOT, OF_TEAM
from getaway.games.burncycle.pack import check, read_folder, vocabulary
from getaway.games.burncycle.security.patrols import PATROLS
from getaway.games.burncycle.table.box import CARD_SETS, NOTHING, content
from getaway.games.burncycle.table.doing import Roll
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import bots, captains, corporations, guards, imperatives, supplies
from getaway.kernel import Match, Refused

RULES = Path(vocabulary.__file__).parents[1]


@pytest.fixture(autouse=True)
def _box_again() -> Iterator[None]:
    """Every test leaves the box as it was."""
    yield
    use(NOTHING, "burncycle")


def played(folder: Path, files: dict[str, str], until: str = "", **options: Any) -> Match:
    """A match of one player at its first turn, or at this phase before it, with a pack of these files."""
    assert faults(pack_of(folder, files)) == []
    mark = use(read_folder(folder)[0], "burncycle")
    match, rng = GAME.new(1, seed=5, **{"team": "random", **mark, **options}), Random(5)  # noqa: S311 - play
    while match.g.phase.startswith("setup") and match.g.phase != until:
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.by_verb(rng))
    return match


def edited(where: str, old: str, new: str) -> dict[str, str]:
    """A file of the box with one text replaced."""
    return {where: replaced(content(where, NOTHING), old, new)}


def test_the_box_is_sound() -> None:
    """Every file of the content keeps to what is asked of packs."""
    assert check() == []


def test_whatever_is_in_the_box_is_also_a_sound_pack(tmp_path: Path) -> None:
    """A copy of every card set has no fault."""
    assert faults(pack_of(tmp_path, {f"{name}.toml": content(f"{name}.toml") for name in CARD_SETS})) == []


# One pack of each kind


def test_bots(tmp_path: Path) -> None:
    """A bot of another name joins the team, with its own power as command module."""
    text = replaced(content("bots.toml").replace("[processor.", "[abacus."), "\npower = #", "\npower = 9")
    match = played(tmp_path, {"bots.toml": text}, until="setup-route", team=("byte", "abacus"))
    assert (match.g.bots[1].name, match.g.bots[1].power) == ("abacus", 9)
    assert "processor" not in bots()


def test_captains(tmp_path: Path) -> None:
    """A captain of another name is offered, and is the captain."""
    match = played(tmp_path, {"captains.toml": content("captains.toml").replace("zuk", "ruk")}, captain="ruk")
    assert match.g.captain == "ruk"
    assert "ruk" in GAME.settings[2].values
    assert "zuk" not in captains()


def test_corporations_without_one_leave_its_missions_out(tmp_path: Path) -> None:
    """The missions of the box against a corporation that is gone are neither faults nor offered."""
    text = content("corporations.toml")
    alone = text[: text.index("\n[salida]")]
    played(tmp_path, {"corporations.toml": alone.replace("level = 4\n", "level = 5\n", 1)})
    assert list(corporations()) == ["needchain"]
    assert corporations()["needchain"].threat[0].level == 5
    assert {card.corporation for card in missions().values()} == {"needchain"}
    assert "fire_drill" not in GAME.settings[0].values


def test_dice(tmp_path: Path) -> None:
    """A die that shows nothing but 4 gives nothing else, until the pack is put away."""
    played(tmp_path, edited("dice.toml", "elite = [#, #, #, #, #, #]", "elite = [4, 4, 4, 4, 4, 4]"))
    assert values(Roll(0, ("elite", "elite"), faces=(0, 1))) == (4, 4)
    use(NOTHING, "burncycle")
    assert values(Roll(0, ("elite", "elite"), faces=(0, 1))) != (4, 4)


def test_equipment(tmp_path: Path) -> None:
    """The deck holds as many as the pack says."""
    match = played(tmp_path, edited("equipment.toml", "copies = #", "copies = 7"), mission="ruxpin_rampage")
    assert match.g.equipment.left.count("key-card") == 7


def test_guards(tmp_path: Path) -> None:
    """Another guard stands in the stacks or on the floor."""
    match = played(tmp_path, {"guards.toml": content("guards.toml").replace("[hamster]", "[gerbil]")})
    names = [*match.g.guards[0].left, *[unit.name for unit in match.g.units]]
    assert "gerbil" in names
    assert "hamster" not in {*names, *guards()}


def test_imperatives(tmp_path: Path) -> None:
    """With one imperative in the deck, that is the one drawn."""
    match = played(tmp_path, {"imperatives.toml": '[patience]\npower = 4\nends = ["turn-end"]\n'})
    assert match.g.bots[0].imperative == "patience"
    assert imperatives()["patience"].power == 4


@pytest.mark.parametrize(
    ("name", "deck", "old"),
    [
        ("keypads", "keypad_cards", "plain"),
        ("mods", "mods", "cannonarm"),
        ("network_cards", "network_cards", "quick-dash"),
        ("terminals", "terminal_cards", "patch-panel"),
    ],
)
def test_decks(name: str, deck: str, old: str, tmp_path: Path) -> None:
    """A card of another name is in the deck, and the old one is not."""
    match = played(tmp_path, edited(f"{name}.toml", f"[{old}]", "[brand-new]"))
    cards = getattr(match.g, deck).left
    assert "brand-new" in cards
    assert old not in cards


def test_network(tmp_path: Path) -> None:
    """The access points lie where the pack has them, for rules that asked before it was laid, too."""
    before = graph().access_node
    played(tmp_path, edited("network.toml", "access = [#, ", "access = [5, "))
    assert before[0] != graph().access_node[0] == 5


def test_supplies(tmp_path: Path) -> None:
    """There are as many chips as the pack says, wherever they are."""
    match = played(tmp_path, edited("supplies.toml", "general = #", "general = 9"))
    assert supplies().chips["general"] == 9
    assert GAME.components(match.g)["general chips"] == 9


def test_rooms_and_floors(tmp_path: Path) -> None:
    """A new room lies on a changed floor."""
    room = edited("rooms/storage.toml", 'key = "storage"', 'key = "pantry"')["rooms/storage.toml"]
    plan = edited("floors/needchain1.toml", '"storage"', '"pantry"')
    match = played(tmp_path, {"rooms/pantry.toml": room, **plan}, mission="ruxpin_rampage")
    assert match.g.floor.room_named("pantry") >= 0
    assert floor("needchain1").room_named("storage") < 0


def test_a_floor_that_no_corporation_names_is_looked_at_all_the_same(tmp_path: Path) -> None:
    """The checker says that it isn't played on, and a lesson's floor is checked though its lesson alone names it."""
    plan = content("floors/needchain1.toml").replace('key = "needchain1"', 'key = "attic"')
    (fault,) = faults(pack_of(tmp_path / "own", {"floors/attic.toml": plan}))
    assert (fault.path, fault.what) == ("number", "needchain names another floor for number 1")
    lesson = edited("floors/first_shift.toml", "| ~", "| ?")
    (fault,) = faults(pack_of(tmp_path / "lesson", lesson))
    assert fault.path == "drawing"


def test_missions(tmp_path: Path) -> None:
    """A new mission is offered beside those of the box, and played."""
    text = edited("missions/ruxpin_rampage.toml", "complexity = #", "complexity = 2\nthreat = 4")
    match = played(tmp_path, {"missions/bear_market.toml": text["missions/ruxpin_rampage.toml"]}, mission="bear_market")
    assert match.g.threat == 4
    assert {"bear_market", "ruxpin_rampage"} <= set(GAME.settings[0].values)


# The match, and its words


def test_a_match_knows_its_pack(tmp_path: Path) -> None:
    """Without the pack, with another, and with a pack that the options do not name, no match begins."""
    files = edited("supplies.toml", "pings = #", "pings = 9")
    match = played(tmp_path, files)
    assert re.fullmatch(rf"{tmp_path.name}@[0-9a-f]{{16}}", match.settings["pack"])
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.begin(1, {})
    use(NOTHING, "burncycle")
    assert isinstance(GAME.begin(1, {}), Burncycle)
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.begin(1, match.settings)
    use(read_folder(pack_of(tmp_path, {"supplies.toml": files["supplies.toml"] + "\n# changed\n"}))[0], "burncycle")
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.begin(1, match.settings)


def test_what_has_no_words_is_called_by_its_name(tmp_path: Path) -> None:
    """A new card, a changed one and an option with other AP; no sentence tells the box's figures of them."""
    cards = edited("equipment.toml", "[nitro-shot]", "[turbo-shot]")["equipment.toml"]
    cards = replaced(cards, "n = # }", "n = 7 }")
    pack_of(tmp_path, {"equipment.toml": cards, **edited("terminals.toml", "ap = #", "ap = 9")})
    before = Wording(GAME).texts
    use(read_folder(tmp_path)[0], "burncycle")
    texts = Wording(GAME).texts
    assert texts.show("turbo-shot") == "Turbo Shot"
    assert texts.show("power-cell") == before.show("power-cell") == "Power Cell"
    assert before.about("power-cell") != texts.about("power-cell") == "As your card says"
    assert texts.about("key-card") == before.about("key-card")
    assert texts.show("patch-panel-1") == "Trickle Charge (9 AP)"
    assert texts.show("patch-panel-2") == before.show("patch-panel-2")


def test_a_pack_brings_its_words(tmp_path: Path) -> None:
    """They go before those of the box."""
    own = "word-turbo-shot = Turbo!\nabout-turbo-shot = Goes far\nword-power-cell = Battery\n"
    pack_of(tmp_path, {"texts/en.ftl": own, **edited("equipment.toml", "[nitro-shot]", "[turbo-shot]")})
    assert faults(tmp_path) == []
    use(read_folder(tmp_path)[0], "burncycle")
    texts = Wording(GAME).texts
    assert (texts.show("turbo-shot"), texts.about("turbo-shot")) == ("Turbo!", "Goes far")
    assert texts.show("power-cell") == "Battery"


def renamed(where: str) -> str:
    """A file of the box in which every card has another name, and every ability and option."""
    text = re.sub(r"^(\[\[?)([a-z])", r"\1own-\2", content(where, NOTHING), flags=re.MULTILINE)
    return re.sub(r'\b(key|name|title) = "(?!pressure|lift)([a-z])', r'\1 = "own-\2', text)


def test_a_match_with_names_that_have_no_words_is_told_to_its_end(tmp_path: Path) -> None:
    """Nothing that random play asks, offers, refuses or tells lacks a word."""
    people = ("bots", "captains", "guards")
    decks = ("equipment", "imperatives", "keypads", "mods", "network_cards", "terminals")
    match = played(tmp_path, {f"{name}.toml": renamed(f"{name}.toml") for name in (*people, *decks)})
    rng, wording = Random(1), Wording(GAME)  # noqa: S311 - play isn't cryptography
    while not match.over:
        say_question(match, wording, rng, readable)
        ask = match.asks[rng.randrange(len(match.asks))]
        match.answer(ask.seat, ask.choice.by_verb(rng))
    wording.view = match.view(0)
    told = "\n".join(story.lines(match.told(0), wording))
    assert "Own " in told
    assert "own-" not in told


# Files that have no place in a pack


@pytest.mark.parametrize(
    ("where", "text", "says"),
    [
        ("bot.toml", "", "there is no card set bot; did you mean bots?"),
        ("rooms/My Room.toml", "", "'My Room' isn't a name"),
        ("levels/one.toml", "", "a pack has no such file"),
        ("texts/de.ftl", "", "a pack has no such file"),
        ("texts/en.ftl", "word-a = A\nword-b\n", "not a message"),
        ("texts/en.ftl", "word-a = A\nboard-title = B\n", "a pack's messages are word-NAME and about-NAME"),
        ("README.md", "", "nothing of a pack is here"),
    ],
)
def test_files_out_of_place(where: str, text: str, says: str, tmp_path: Path) -> None:
    """One fault, at the line of the message if it is about one."""
    (fault,) = faults(pack_of(tmp_path, {where: text}))
    assert says in fault.what
    assert fault.line == (2 if text else 1)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """The line of the first byte that is not UTF-8 is named."""
    (tmp_path / "mods.toml").write_bytes(b"# fine\n# \xff\n")
    (fault,) = faults(tmp_path)
    assert (fault.file, fault.line, fault.what) == (f"{tmp_path}/mods.toml", 2, "the file is not in UTF-8")


def test_a_fault_in_the_box_that_a_pack_causes_is_told_there(tmp_path: Path) -> None:
    """A floor without the room that a mission of the box needs breaks that mission."""
    plan = edited(
        "floors/needchain1.toml", '"security_room", space = [1, 6], zone = 2', '"laboratory", space = [1, 6], zone = 2'
    )
    found = faults(pack_of(tmp_path, plan))
    places = [(fault.file, fault.path) for fault in found]
    assert ("content/missions/ruxpin_rampage.toml", "floors[0].tasks[2].where.room") in places


# The vocabulary is that of the rules


def test_every_kind_that_an_effect_knows_belongs_to_an_effect() -> None:
    """No table speaks of an effect that is not carried out."""
    assert {*vocabulary.WHO, *vocabulary.WHAT, *vocabulary.NUMBERS} <= set(EFFECTS)


def test_conditions_and_patrols_are_those_of_the_rules() -> None:
    """A name that the checker lets through has a rule, and each rule has a name that can be used."""
    assert (tuple(OF_BOT), tuple(OF_TEAM)) == (vocabulary.CONDITIONS_OF_BOT, vocabulary.CONDITIONS_OF_TEAM)
    assert tuple(PATROLS) == vocabulary.PATROLS


def test_what_can_be_given_is_what_the_rules_ask_for() -> None:
    """Each way round: an ability that a rule asks for is known here, and what is known here is asked for."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in RULES.rglob("*.py") if "pack" not in file.parts)
    asked = set(re.findall(r'(?:gives|escalation)\([^()]*?"([a-z-]+)"\)', code))
    holders = (vocabulary.AGENT, vocabulary.MOD, vocabulary.MODULE, vocabulary.CAPTAIN, vocabulary.ESCALATION)
    known = {name for holder in holders for name in holder.gives}
    assert asked <= known
    made = {name for name in known if not (f'"{name}"' in code or name.endswith("-ap"))}
    assert made <= {"reroll"}


def test_guard_abilities_are_those_that_rules_look_for() -> None:
    """Cautious, Demerit, Drain, Grapple and Shift."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in (RULES / "security").rglob("*.py"))
    assert all(f'"{name}"' in code for name in vocabulary.GUARD_ABILITIES)
