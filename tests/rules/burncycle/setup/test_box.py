"""How many cards of each kind are in the box, and what they cover together."""

from __future__ import annotations

from collections import Counter

from getaway.games.burncycle.security.patrols import PATROLS
from getaway.games.burncycle.table.pieces import (
    bots,
    captains,
    copies,
    dice,
    equipment,
    guards,
    imperatives,
    keypad_cards,
    mods,
    network_cards,
    terminal_cards,
)

TYPES = ("physical", "tech", "utility")


def test_how_many_there_are() -> None:
    """Ten bots, six captains, four designs of guards for each level, and the decks."""
    assert (len(bots()), len(captains())) == (10, 6)
    assert Counter(guard.level for guard in guards().values()) == {1: 4, 2: 4, 3: 4}
    assert sum(guard.chips for guard in guards().values()) == 24
    decks = (keypad_cards(), terminal_cards(), network_cards(), equipment())
    assert [len(copies(deck)) for deck in decks] == [16, 16, 16, 24]
    assert (len(mods()), len(imperatives())) == (12, 16)


def test_keypads_cover_all_inputs_and_jam_at_each_level() -> None:
    """Seven inputs, none to three of them in a column, and a card that jams in each of the three columns."""
    columns = [column for card in keypad_cards().values() for column in card.columns]
    inputs = {each for column in columns for each in column.inputs}
    assert inputs == {"die", "physical", "tech", "utility", "alarm", "ping", "shock"}
    assert {len(column.inputs) for column in columns} == {0, 1, 2, 3}
    assert all(any(card.columns[level].jam for card in keypad_cards().values()) for level in range(3))


def test_no_keypad_gets_easier_on_a_higher_floor() -> None:
    """A column has at least as many inputs as the one before it."""
    for name, card in keypad_cards().items():
        counts = [len(column.inputs) for column in card.columns]
        assert counts == sorted(counts), name


def test_network_cards_cover_the_types_of_three_layers() -> None:
    """At least one card for each type of node on layers 1 to 3."""
    assert {(card.layer, card.type) for card in network_cards().values()} == {(n, t) for n in (1, 2, 3) for t in TYPES}


def test_equipment_covers_its_categories() -> None:
    """All four, with four key cards and six dice of six faces."""
    assert Counter(card.category for card in equipment().values()) == {
        "discard": 3,
        "single": 8,
        "counter": 4,
        "breakable": 6,
    }
    assert sum(card.copies for card in equipment().values() if card.key) == 4
    assert {name: len(faces) for name, faces in dice().equipment.items()} == dict.fromkeys("123456", 6)
    assert {str(card.die) for card in equipment().values() if card.die} == set(dice().equipment)


def test_units_cover_all_patrols() -> None:
    """Each of the eight patrols has a unit, and no two captains have the same."""
    walked = {guard.patrol for guard in guards().values()} | {captain.patrol for captain in captains().values()}
    assert walked == set(PATROLS)
    assert len(walked) == 8
    assert len({captain.patrol for captain in captains().values()}) == 6


def test_captains_differ_and_stand_in_their_details() -> None:
    """Each has another ability and another burncycle action, and is on one to three floors, once on each."""
    abilities = [ability.key for captain in captains().values() for ability in captain.abilities]
    assert len(set(abilities)) == len(abilities) == 6
    assert len({captain.action for captain in captains().values()}) == 6
    floors = {name: [row for row, units in enumerate(_units(name), 1) if 0 in units] for name in captains()}
    assert floors == {
        "zuk": [3],
        "kessler": [3],
        "marchetti": [3],
        "oduya": [3],
        "varga": [2],
        "brandt": [3],
    }
    assert all(units.count(0) <= 1 for name in captains() for units in _units(name))


def _units(name: str) -> list[list[int]]:
    return [[entry.unit for entry in row] for row in captains()[name].detail]
