"""Every name of burncycle's content has its word, every thing with an effect its sentence, and the figures agree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources

import msgspec
import pytest

from getaway.cli.console.wording import Wording
from getaway.games.burncycle import GAME
from getaway.games.burncycle.shown.view import TaskSeen, View
from getaway.games.burncycle.table.doing import AtKeypad, AtTerminal, Moving
from getaway.games.burncycle.table.mats.plan import room_mats
from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.parts import Bot, Held, Pool, Slot, Unit
from getaway.games.burncycle.table.pieces import (
    Ability,
    bots,
    captains,
    corporations,
    dice,
    equipment,
    guards,
    imperatives,
    keypad_cards,
    mods,
    network_cards,
    option_name,
    terminal_cards,
)
from getaway.games.burncycle.turn.routing import AGENT, cost_of, words
from getaway.kernel import Wish
from getaway.texts import Texts, kebab, missing

TEXTS = Texts(GAME.package, "en")


def abilities() -> Iterator[Ability]:
    """All abilities of bots."""
    for bot in bots().values():
        yield from (bot.agent.innate, *bot.agent.unique, bot.module.innate)


def tasks() -> Iterator[str]:
    """All tasks of missions."""
    for mission in missions().values():
        for objective in (*mission.floors, mission.win):
            yield from [task.key for task in objective.tasks]


def with_effects() -> set[str]:
    """Names of things that do something, which a sentence must tell."""
    found = {*bots(), *guards(), *captains(), *equipment(), *mods(), *imperatives(), *network_cards(), *tasks()}
    found |= {ability.key for ability in abilities()}
    found |= {ability.key for captain in captains().values() for ability in captain.abilities}
    found |= {guard.ability for guard in guards().values() if guard.ability}
    found |= {guard.patrol for guard in guards().values()} | {captain.patrol for captain in captains().values()}
    found |= {entry.title for corporation in corporations().values() for entry in corporation.threat}
    found |= {option_name(card, n) for card in terminal_cards() for n in (1, 2, 3)}
    return found | set(missions())


def only_named() -> set[str]:
    """Names of things that need no sentence: their parts have one, or it is plain what they are."""
    found = {*terminal_cards(), *keypad_cards(), *corporations(), *dice().keypad, *dice().surveillance, *dice().ping}
    found |= {column for card in keypad_cards().values() for each in card.columns for column in each.inputs}
    for mission in missions().values():
        found |= {objective.title for objective in (*mission.floors, mission.win)}
        found |= {action.key for floor in mission.floors for action in floor.actions}
        found |= {room for floor in mission.floors for room in floor.start}
    return found | {*room_mats(), "small_elevator"}


def test_every_name_has_its_word() -> None:
    """Cards, abilities, tasks, threat, rooms, faces and inputs are called something."""
    names = with_effects() | only_named()
    assert len(names) > 250
    assert missing(GAME.package, "en", sorted(f"word-{kebab(name)}" for name in names)) == []


def test_everything_that_does_something_says_what() -> None:
    """One sentence for each."""
    assert missing(GAME.package, "en", sorted(f"about-{kebab(name)}" for name in with_effects())) == []


# The figures of the sentences are those of the data


def test_terminal_options_name_their_ap() -> None:
    """The word of each option has the AP it needs."""
    for name, card in terminal_cards().items():
        for n, option in enumerate(card.options, 1):
            word = TEXTS.render(f"word-{option_name(name, n)}")
            assert word.endswith(f"({option.ap} AP)")
            assert kebab(word.rpartition(" (")[0].replace(" ", "-")) == option.name


def test_effects_name_their_number() -> None:
    """A sentence about power or threat has the number of its effect in it."""
    effects = {name: card.effects for name, card in equipment().items()}
    effects |= {name: card.effects for name, card in mods().items()}
    effects |= {name: card.effects for name, card in network_cards().items()}
    for name, each in effects.items():
        about = TEXTS.about(name)
        for effect in each:
            if effect.do in ("power", "threat"):
                assert re.search(rf"(gain|falls by) {abs(effect.n)}\b", about), name


def test_network_cards_name_their_nodes() -> None:
    """Layer and type stand first."""
    for name, card in network_cards().items():
        assert TEXTS.about(name).startswith(f"Layer {card.layer}, {card.type}: ")


def test_mods_and_imperatives_name_their_power() -> None:
    """What a discarded mod and a completed imperative pay."""
    for name, mod in mods().items():
        assert TEXTS.about(name).startswith(f"Mod ({mod.power} power): ")
    for name, imperative in imperatives().items():
        assert TEXTS.about(name).startswith(f"{imperative.power} power ")


def test_units_name_their_figures() -> None:
    """Level or durability, movement and awareness."""
    for name, guard in guards().items():
        figures = f"Level {guard.level}, moves {guard.movement}, sees {guard.awareness}; "
        assert TEXTS.about(name).startswith(figures)
    for name, captain in captains().items():
        figures = f"Durability {captain.durability}, moves {captain.movement}, sees {captain.awareness}; "
        assert TEXTS.about(name).startswith(figures)


def test_bots_name_their_limit() -> None:
    """The limit of the power bank."""
    for name, bot in bots().items():
        assert TEXTS.about(name).startswith(f"As agent: limit {bot.agent.limit}, ")


@pytest.mark.parametrize("name", sorted(bots()))
def test_an_upgrade_is_offered_with_its_cost(name: str) -> None:
    """Every upgrade of an agent, its own abilities by their names."""
    assert sorted(words(name).values()) == sorted(AGENT)
    for word, upgrade in words(name).items():
        shown = Wording(GAME).wish(Wish("upgrade", upgrade=word))
        cost = cost_of(Bot(name), upgrade)
        called = f"{word} die" if word in ("advanced", "elite") else TEXTS.show(word)
        assert shown == f"Upgrade: {called} ({cost} power): {TEXTS.about(word)}"


# The table field by field


@pytest.mark.parametrize("kind", [View, Bot, Unit, Slot, Held, Pool, Moving, AtKeypad, AtTerminal, TaskSeen])
def test_every_field_has_its_name_and_place(kind: type[msgspec.Struct]) -> None:
    """No field of the view is shown by its raw name."""
    ids = [f"view-{kebab(field)}" for field in kind.__struct_fields__]
    assert missing(GAME.package, "en", ids) == []
    assert {TEXTS.render(f"{each}.part") for each in ids} <= {"meters", "board", "seats", "none"}


def test_the_titles_of_steps_are_those_of_verbs_and_arguments() -> None:
    """A title that no choice uses would never be read."""
    arguments = {(verb.name, name) for verb in GAME.verbs.values() for name in (*verb.takes, *verb.may)}
    known = {f"choose-{verb}" for verb in GAME.verbs} | {f"choose-{verb}-{name}" for verb, name in arguments}
    source = (resources.files(GAME.package) / "texts" / "en.ftl").read_text(encoding="utf-8")
    titles = set(re.findall(r"^(choose-[\w-]+) =", source, re.MULTILINE))
    assert titles
    assert titles <= known
