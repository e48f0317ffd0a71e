"""The keypad cards of the box."""

from __future__ import annotations

from getaway.games.burncycle.table.pieces import copies, keypad_cards

INPUTS = {"die", "physical", "tech", "utility", "alarm", "ping", "shock"}


def test_the_deck_shows_every_input_and_every_number_of_them() -> None:
    """Sixteen cards, all seven inputs, columns of none to three."""
    columns = [column for card in keypad_cards().values() for column in card.columns]
    assert len(copies(keypad_cards())) == 16
    assert {each for column in columns for each in column.inputs} == INPUTS
    assert {len(column.inputs) for column in columns} == {0, 1, 2, 3}


def test_some_keypads_jam_on_each_level_and_most_do_not() -> None:
    """A column says either Jam or what brute force asks."""
    for level in range(3):
        jams = [card.columns[level].jam for card in keypad_cards().values()]
        assert 0 < sum(jams) < len(jams) / 2


def test_higher_levels_never_ask_for_fewer_inputs() -> None:
    """A card gets harder from floor to floor."""
    for card in keypad_cards().values():
        first, second, third = [len(column.inputs) for column in card.columns]
        assert first <= second <= third
