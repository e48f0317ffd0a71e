"""Scenes do what their captions say: each one is played, and everything it claims is held to the rules."""

from __future__ import annotations

import msgspec
import pytest

from getaway.games import find
from getaway.kernel import Wish
from getaway.kit.scenes import LANGUAGES, Claim, Deed, Refusal, Scene, faults, laid, position_of, scenes
from getaway.rulebook import read

GAMES = ("bombsquad", "breach", "burncycle")
LONGEST = 220
"""Letters of a caption that is read at a glance."""
EVERY = [(game, scene) for game in GAMES for scene in scenes(find(game).package).values()]
NAMES = [f"{game}-{scene.key}" for game, scene in EVERY]


@pytest.mark.parametrize(("game", "scene"), EVERY, ids=NAMES)
def test_a_scene_does_what_it_says(game: str, scene: Scene) -> None:
    """All its answers are legal, and what its captions claim is so."""
    assert list(faults(find(game), scene)) == []


@pytest.mark.parametrize(("game", "scene"), EVERY, ids=NAMES)
def test_a_scene_shows_rules_that_exist_and_claims_something(game: str, scene: Scene) -> None:
    """Its clauses are in the rulebook, it has two to seven steps, and every step after the first does or claims."""
    book = read(find(game).package)
    assert [clause for clause in scene.clauses if clause not in book] == []
    assert scene.clauses
    assert 2 <= len(scene.steps) <= 7
    assert all(step.does or step.refused or step.tells or step.shows for step in scene.steps[1:])
    assert any(step.tells or step.shows or step.refused for step in scene.steps)


@pytest.mark.parametrize(("game", "scene"), EVERY, ids=NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_captions_are_short_and_differ_by_language(game: str, scene: Scene, lang: str) -> None:
    """Nothing is left in English, and nothing is too long for the card beside the board."""
    for said in (scene.title, *[step.says for step in scene.steps]):
        text = said.in_words(lang)
        assert 0 < len(text) <= LONGEST
        assert lang == "en" or text != said.en
        assert text == text.strip()


def test_lists_of_a_position_are_firm_at_any_depth() -> None:
    """A reserve, a list in a table in a list, is a tuple in the state, and the burncycle can be altered with it."""
    scene = scenes("getaway.games.burncycle")["seen-in-the-hallway"]
    agent = {"at": [6, 6], "reserve": ["tech"]}
    match = laid(find("burncycle"), msgspec.structs.replace(scene, position={**scene.position, "agents": [agent]}))
    assert match.g.bots[0].reserve == ("tech",)
    match.answer(0, Wish("alter", slot=1, reserve="own", chip="tech"))
    assert match.g.slots[0].chip == "tech"


def test_places_of_a_position_are_numbers() -> None:
    """TOML has neither tuples nor keys that are numbers."""
    scene = with_step()
    put = msgspec.structs.replace(scene, position={"rooms": {"0": ["gr-1", 2]}, "seats": [{"viruses": {"1": 2}}]})
    assert position_of(put) == {"rooms": {0: ("gr-1", 2)}, "seats": ({"viruses": {1: 2}},)}


def test_a_game_may_have_no_scenes() -> None:
    """The toy game has none."""
    assert scenes("getaway_toy") == {}


# What a scene may claim wrongly


def with_step(**changes: object) -> Scene:
    """A scene of burncycle whose last step claims something else."""
    scene = scenes("getaway.games.burncycle")["seen-in-the-hallway"]
    last = msgspec.structs.replace(scene.steps[-1], **changes)
    return msgspec.structs.replace(scene, steps=(*scene.steps[:-1], last))


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"tells": ({"event": "Detected", "bot": 1},)}, "doesn't tell"),
        ({"tells": ({"event": "Nothing"},)}, "doesn't tell"),
        ({"shows": (Claim("bots.0.chip", -1),)}, "bots.0.chip is 35"),
        ({"refused": Refusal("pass", clause="BC-ACT-01")}, "isn't refused by BC-ACT-01"),
        ({"does": Deed("step", {"bot": 0, "to": 0})}, "an answer is refused"),
    ],
)
def test_a_wrong_claim_is_found(changes: dict[str, object], what: str) -> None:
    """An event that isn't told, a view that looks otherwise, a refusal that doesn't come, an illegal answer."""
    (fault,) = faults(find("burncycle"), with_step(**changes))
    assert what in fault
