"""The box is sound; a pack of each kind is taken, and a match that is played with it uses it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.unit.breach.pack.faults import faults
from tests.unit.packs import pack_of

from getaway.cli.console.wording import Wording
from getaway.cli.pack import use
from getaway.games.breach import GAME
from getaway.games.breach.firewall.awakening import AWAKENING
from getaway.games.breach.ground.effects import EFFECTS
from getaway.games.breach.pack import check, read_folder, vocabulary
from getaway.games.breach.table.box import CARD_SETS, content
from getaway.games.breach.table.pieces import avatars, interface, malware, research, rewards, supplies, tracks
from getaway.kernel import Match, Refused
from getaway.kit.box import NOTHING

RULES = Path(vocabulary.__file__).parents[1]


@pytest.fixture(autouse=True)
def _box_again() -> Iterator[None]:
    """Every test leaves the box as it was."""
    yield
    use(NOTHING, "breach")


def edited(name: str, old: str, new: str) -> dict[str, str]:
    """A file of the box with a text replaced wherever it stands."""
    text = content(f"{name}.toml", NOTHING)
    assert old in text
    return {f"{name}.toml": text.replace(old, new)}


def played(folder: Path, files: dict[str, str], players: int = 2, **options: Any) -> Match:
    """A match at its first turn with a pack of these files."""
    assert faults(pack_of(folder, files)) == []
    mark = use(read_folder(folder)[0], "breach")
    return GAME.new(players, seed=5, **{"team": "random", **mark, **options})


def test_the_box_is_sound() -> None:
    """Every file of the content keeps to what is asked of packs."""
    assert check() == []


def test_whatever_is_in_the_box_is_also_a_sound_pack(tmp_path: Path) -> None:
    """A copy of every card set has no fault."""
    assert faults(pack_of(tmp_path, {f"{name}.toml": content(f"{name}.toml") for name in CARD_SETS})) == []


# Packs that are played


def test_an_avatar_of_another_name(tmp_path: Path) -> None:
    """With its own cards it is played, and the old one is gone."""
    files = {**edited("avatars", "[hugo]", "[ursula]"), **edited("malware", '"hugo"', '"ursula"')}
    match = played(tmp_path, files, 4)
    assert "ursula" in {player.avatar for player in match.g.seats}
    assert "hugo" not in avatars()


def test_a_breacher_of_another_name(tmp_path: Path) -> None:
    """It is offered, and the old one is not."""
    files = {**edited("breachers", "[argo]", "[orca]"), **edited("malware", '"argo"', '"orca"')}
    match = played(tmp_path, files, team="choose")
    while match.asks[0].question.name != "which-breacher":
        match.answer(match.asks[0].seat, next(iter(match.asks[0].choice)))
    offered = {wish["card"] for wish in match.asks[0].choice}
    assert "orca" in offered
    assert "argo" not in offered


def test_other_figures(tmp_path: Path) -> None:
    """More Clicks, a stronger card, a cheaper Reward, other icons: all are read again, until the pack is put away."""
    before = interface().cpu[0].click
    files = {
        **edited("interface", "click = 3", "click = 4"),
        **edited("rewards", "price = 5", "price = 6"),
        **edited("research", 'what = "attack", n = 2', 'what = "attack", n = 3'),
        **edited("tracks", '"T", "g"]', '"TT", "g"]'),
    }
    match = played(tmp_path, files)
    assert match.g.click(0) == 4
    assert rewards()["prototype"].price == 6
    assert research()["boost-attack"].effects[0].n == 3
    assert tracks()["bot"]["A"][3] == "TT"
    use(NOTHING, "breach")
    assert interface().cpu[0].click == before


def test_other_cubes(tmp_path: Path) -> None:
    """Of 54 cubes there may be more of one colour than of another."""
    match = played(tmp_path, edited("supplies", "movement = 18, attack = 18", "movement = 20, attack = 16"))
    assert supplies().cubes["movement"] == 20
    assert GAME.components(match.g)["movement cubes"] == 20


def test_other_maps(tmp_path: Path) -> None:
    """Information lies where the pack's map has it."""
    match = played(
        tmp_path, edited("maps", '[standard2]\nwhole = { C00 = "science"', '[standard2]\nwhole = { C00 = "bio"')
    )
    assert match.g.tokens[0] == "bio"


def test_a_match_with_other_cards_is_played_by_chance(tmp_path: Path) -> None:
    """All Malware has another name, and nothing stumbles over it."""
    text = re.sub(r"^\[", "[own-", content("malware.toml", NOTHING), flags=re.MULTILINE)
    match = played(tmp_path, {"malware.toml": text})
    dice = Random(3)  # noqa: S311 - play isn't cryptography
    for _ in range(300):
        if match.over:
            break
        match.answer(match.asks[0].seat, match.asks[0].choice.by_verb(dice))
    assert match.incidents == []
    assert all(name.startswith("own-") for name in malware())


def test_a_match_knows_its_pack(tmp_path: Path) -> None:
    """Without the pack, and with a pack that the options do not name, no match begins."""
    match = played(tmp_path, edited("rewards", "price = 5", "price = 6"))
    assert re.fullmatch(rf"{tmp_path.name}@[0-9a-f]{{16}}", match.settings["pack"])
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.begin(2, {})
    use(NOTHING, "breach")
    assert GAME.begin(2, {}).players == 2
    with pytest.raises(Refused, match="GT-SETUP-01"):
        GAME.begin(2, match.settings)


# Words


def test_what_has_no_words_is_called_by_its_name(tmp_path: Path) -> None:
    """A new card is called by its name, and no sentence tells the box's figures of a changed one."""
    pack_of(tmp_path, {**edited("rewards", "[prototype]", "[time-bomb]"), **edited("research", "n = 2", "n = 3")})
    before = Wording(GAME).texts
    use(read_folder(tmp_path)[0], "breach")
    texts = Wording(GAME).texts
    assert texts.show("time-bomb") == "Time Bomb"
    assert texts.about("time-bomb") == texts.about("boost-attack") == "As your card says"
    assert texts.show("boost-attack") == before.show("boost-attack")
    assert texts.about("overclock") == before.about("overclock")


def test_a_pack_brings_its_words(tmp_path: Path) -> None:
    """They go before those of the box."""
    own = "word-time-bomb = Tick Tock\nabout-time-bomb = Loud\n"
    pack_of(tmp_path, {"texts/en.ftl": own, **edited("rewards", "[prototype]", "[time-bomb]")})
    assert faults(tmp_path) == []
    use(read_folder(tmp_path)[0], "breach")
    texts = Wording(GAME).texts
    assert (texts.show("time-bomb"), texts.about("time-bomb")) == ("Tick Tock", "Loud")


# Files that have no place in a pack


@pytest.mark.parametrize(
    ("where", "text", "says"),
    [
        ("avatar.toml", "", "there is no card set avatar; did you mean avatars?"),
        ("rooms/lobby.toml", "", "a pack has no such file"),
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


def test_a_fault_in_the_box_that_a_pack_causes_is_told_there(tmp_path: Path) -> None:
    """A new Avatar without cards leaves those of the old one without an owner."""
    found = faults(pack_of(tmp_path, edited("avatars", "[hugo]", "[ursula]")))
    assert {fault.file for fault in found} == {"content/malware.toml"}
    assert {fault.path for fault in found} >= {"overclock.owner", "toolbelt.owner"}


# The vocabulary is that of the rules


def test_every_kind_that_an_effect_knows_belongs_to_an_effect() -> None:
    """No table speaks of an effect that is not carried out."""
    tables = {*vocabulary.WHAT, *vocabulary.WHERE, *vocabulary.WHO, *vocabulary.NUMBERS, *vocabulary.DANGERS}
    assert tables | {name.split()[0] for name in vocabulary.MOMENTS} | {*vocabulary.AMONG_RIVALS} <= set(EFFECTS)
    assert {*vocabulary.EFFECTS, *[f"pay-{name}" for name in vocabulary.COSTS]} == set(EFFECTS)
    assert set(vocabulary.AWAKENING) == set(AWAKENING)


def code() -> str:
    """The source of the rules, without the checker."""
    return "\n".join(file.read_text(encoding="utf-8") for file in RULES.rglob("*.py") if "pack" not in file.parts)


def test_conditions_are_those_that_occur() -> None:
    """Each way round: what Missions may wait for occurs, and what occurs can be waited for."""
    occurring = set(re.findall(r'(?:occurs|mission)\([^()]*?"([a-z-]+)"\)', code()))
    assert occurring == set(vocabulary.CONDITIONS)


def test_traits_are_those_that_rules_look_for() -> None:
    """All but Colossus, which says that nothing is attached to the Guardian."""
    assert all(f'"{name}"' in code() for name in vocabulary.TRAITS if name != "colossus")
