"""Every name of The Breach's content has its word, every thing with an effect its sentence, and the figures agree."""

from __future__ import annotations

import re
from importlib import resources

import msgspec
import pytest

from getaway.games.breach import GAME
from getaway.games.breach.shown.seen import NodeSeen, RoomSeen, SheetSeen
from getaway.games.breach.shown.view import View, developments
from getaway.games.breach.table.parts import BOXES, CATEGORIES, COLOURS, TYPES
from getaway.games.breach.table.pieces import (
    TOKENS,
    Deed,
    Effect,
    activation_cards,
    avatars,
    breachers,
    ice,
    interface,
    malware,
    objectives,
    research,
    rewards,
    room_types,
    rooms,
    supplies,
)
from getaway.texts import Texts, kebab

TEXTS = Texts(GAME.package, "en")
TITLES = {name: TEXTS.render(f"word-{name}") for name in ice()}


def developed() -> dict[str, tuple[Deed, Deed]]:
    """What is developed on each sheet and card, by its name."""
    by_avatar = {name: card.development for name, card in avatars().items()}
    return by_avatar | {name: card.development for name, card in breachers().items()}


def boxes() -> dict[str, tuple[Effect, ...]]:
    """The development boxes by name, with their effects."""
    found = {f"common-{n}": deed.effects for n, deed in enumerate(interface().common, 1)}
    for name, deeds in developed().items():
        found |= {f"{name}-{n}": deed.effects for n, deed in enumerate(deeds, 1)}
    return found


def with_effects() -> set[str]:
    """Names of things that do something, which a sentence must tell."""
    found = {
        *avatars(),
        *breachers(),
        *malware(),
        *rewards(),
        *research(),
        *activation_cards(),
        *objectives(),
        *rooms(),
    }
    return found | {*ice(), *room_types(), *boxes(), *[trait for each in ice().values() for trait in each.traits]}


def only_named() -> set[str]:
    """Names of things that need no sentence."""
    return {*BOXES, *COLOURS, *TYPES, *TOKENS, *CATEGORIES, *supplies().infection, *supplies().interfaces, "omega"}


def test_every_name_has_its_word() -> None:
    """Cards, rooms, tokens, ICE, faces and colours are called something."""
    names = with_effects() | only_named()
    assert len(names) > 180
    assert [name for name in sorted(names) if f"word-{kebab(name)}" not in TEXTS] == []


def test_everything_that_does_something_says_what() -> None:
    """One sentence for each."""
    assert [name for name in sorted(with_effects()) if f"about-{kebab(name)}" not in TEXTS] == []


# The figures of the sentences are those of the data


SPOKEN = {
    "push": r"{n} Push",
    "draw": r"[Dd]raw {n} Malware",
    "credit": r"{n} Credit",
    "research": r"{n} Research",
    "boost": r"\+{n} ",
}
"""How some effects are told, with their number."""


def told(name: str, effects: tuple[Effect, ...]) -> None:
    """The sentence of a thing tells these effects with their numbers."""
    for each in effects:
        if each.do in SPOKEN:
            assert re.search(SPOKEN[each.do].replace("{n}", str(each.n)), TEXTS.about(name)), (name, each)


def test_effects_name_their_number() -> None:
    """Pushes, cards, Credits, Research and boosts of cards and boxes."""
    for name, card in malware().items():
        told(name, card.effects)
    for name, effects in boxes().items():
        told(name, effects)
    for name, reward in rewards().items():
        told(name, reward.effects)


def test_malware_names_its_type_and_timing() -> None:
    """A Program, a Mission or a Tactic, and the moment it is for."""
    moments = {
        "action-phase": "your Action Phase",
        "any-moment": "any moment",
        "any-attack": "any Attack",
        "your-attack": "your Attack",
        "your-move": "your Move",
        "your-infect": "your Infect",
        "enemy-attack": "attack on you",
        "enemy-move": "enemy Move",
        "firewall-turn": "Firewall turn",
    }
    for name, card in malware().items():
        about = TEXTS.about(name)
        assert about.startswith("Program, ") == (card.type == "program"), name
        assert about.startswith("Mission, ") == (card.type == "mission"), name
        assert moments[card.timing].lower() in about.lower(), name


def test_costs_and_dangers_are_told() -> None:
    """What must be paid, and what comes of a danger."""
    deeds: dict[str, Deed] = {**malware(), **rewards()}
    for owner, pair in developed().items():
        deeds |= {f"{owner}-{n}": deed for n, deed in enumerate(pair, 1)}
    for name, deed in deeds.items():
        about = TEXTS.about(name)
        assert ("anger" in about) == bool(deed.danger), name
        assert ("Cache" in about) == any(cost.do == "cache" for cost in deed.cost), name


def test_rewards_name_their_price() -> None:
    """In Credits."""
    for name, reward in rewards().items():
        assert TEXTS.about(name).startswith(f"{reward.price} Credits"), name


def test_ice_name_their_figures() -> None:
    """Category, Force, Resistance and traits."""
    for name, card in ice().items():
        about = TEXTS.about(name)
        assert about.startswith(f"{card.category.title()} with Force {card.force}, "), name
        assert (f"Resistance {card.resistance};" in about) == bool(card.resistance), name
        assert all(TEXTS.render(f"word-{trait}") in about for trait in card.traits), name


def test_activation_cards_name_their_subroutines() -> None:
    """Whose card it is, how far it slides, how strongly it attacks, and which cubes advance."""
    for name, card in activation_cards().items():
        about = TEXTS.about(name)
        assert about.startswith(f"{TITLES[card.ice]}: "), name
        for each in card.subroutines:
            if each.do == "slide":
                assert f"Slide {each.n}" in about, name
            if each.do == "attack":
                assert (f"Attack +{each.n}" if each.n else "Attack") in about, name
        ends = about.rpartition("; ")[2]
        assert [each.title() in ends for each in CATEGORIES] == [each in card.advance for each in CATEGORIES], name


def test_rooms_name_their_type_and_links() -> None:
    """As printed."""
    for code, room in rooms().items():
        shown = [f"{side} {'closed' if mp == 'x' else mp}" for side, mp in zip(SIDES, room.links, strict=True)]
        assert TEXTS.about(code).startswith(f"{room.type.title()}, links as printed: {', '.join(shown)}")


SIDES = ("north", "east", "south", "west")


def test_kinds_of_rooms_name_their_cost() -> None:
    """In MP."""
    for kind, room in room_types().items():
        assert TEXTS.about(kind).startswith(f"Activated for {room.mp} MP: ")


def test_objectives_name_what_they_need() -> None:
    """Each type with a whole or a half unit."""
    for name, card in objectives().items():
        for kind, n in card.need.items():
            assert f"{'1' if n == 2 else '1/2'} {kind.title()}" in TEXTS.about(name), name


def test_avatars_name_their_cubes_and_arrows() -> None:
    """What a sheet starts with, and where its arrows lead."""
    for name, sheet in avatars().items():
        about = TEXTS.about(name)
        assert all(f"{n} {colour.title()}" in about for colour, n in sheet.start.items() if colour != "any"), name
        assert f"{sheet.start['any']} cube" in about, name
        for box, leads in sheet.arrows.items():
            assert f"{box.title()} to {' or '.join(each.title() for each in leads)}" in about, name


def test_development_boxes_are_known_by_number() -> None:
    """Two of every interface, two of the Avatar, two of the Breacher."""
    assert developments("hugo", "argo") == ("", "common-1", "common-2", "hugo-1", "hugo-2", "argo-1", "argo-2")


# The table field by field


@pytest.mark.parametrize("kind", [View, RoomSeen, NodeSeen, SheetSeen])
def test_every_field_has_its_name_and_place(kind: type[msgspec.Struct]) -> None:
    """No field of the view is shown by a made-up name."""
    ids = [f"view-{kebab(field)}" for field in kind.__struct_fields__]
    assert [each for each in ids if each not in TEXTS] == []
    assert {TEXTS.render(f"{each}.part") for each in ids} <= {"meters", "board", "seats", "none"}


def test_the_titles_of_steps_are_those_of_verbs_and_arguments() -> None:
    """A title that no choice uses would never be read."""
    arguments = {(verb.name, name) for verb in GAME.verbs.values() for name in (*verb.takes, *verb.may)}
    known = {f"choose-{verb}" for verb in GAME.verbs} | {f"choose-{verb}-{name}" for verb, name in arguments}
    source = (resources.files(GAME.package) / "texts" / "en.ftl").read_text(encoding="utf-8")
    titles = set(re.findall(r"^(choose-[\w-]+) =", source, re.MULTILINE))
    assert titles
    assert titles <= known
