"""The hat code, for three or more: whom a clue is for and whether it names a colour or an action type is a number.

Every other player has one card in focus, and the kinds that it may be are numbered in the same way by everybody. The
number of the clue is the sum of the numbers of these cards. Each player sees the others' cards, subtracts their
numbers, and is left with its own.
"""

from __future__ import annotations

from math import fsum

from getaway.bots.bombsquad.beliefs import IN_BOX
from getaway.bots.bombsquad.code.notes import Noted, Notes
from getaway.bots.bombsquad.code.wanted import BY_NUMBER, wanted, weight
from getaway.games.bombsquad.table.pieces import ACTIONS, KINDS
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kernel import Seat

Places = tuple[int, ...]


def meaning(notes: Notes, giver: Seat, to: Seat, value: str, _places: Places) -> None:
    """Note what the number of a clue says about the card in focus of each hand."""
    for card, mask in decoded(notes, giver, number_of(notes, giver, to, value)):
        card.mask = mask


def hearers(notes: Notes, giver: Seat) -> tuple[Seat, ...]:
    """All others but a Front-liner, who can't be told anything."""
    return tuple([s for s in range(notes.players) if s != giver and notes.roles[s] != "role_front_liner"])


def number_of(notes: Notes, giver: Seat, to: Seat, value: str) -> int:
    """The number of a clue."""
    return 2 * hearers(notes, giver).index(to) + (value in ACTIONS)


def decoded(notes: Notes, giver: Seat, number: int) -> list[tuple[Noted, int]]:
    """The cards in focus with the kinds that are left of each; nothing if there is no sense in the number."""
    want, heard = wanted(notes), hearers(notes, giver)
    messages = 2 * len(heard)
    focus = {seat: card for seat in heard if (card := in_focus(notes.hands[seat], want, messages)) is not None}
    numbers = {seat: numbered(card.mask, want, messages) for seat, card in focus.items()}
    said = {seat: numbers[seat][card.kind] for seat, card in focus.items() if card.kind != UNKNOWN}
    if len(said) < len(focus):
        said[notes.seat] = (number - sum(said.values())) % messages
    if set(said) != set(focus) or sum(said.values()) % messages != number:
        return []
    masks = {seat: _kinds(numbers[seat], said[seat]) & card.mask for seat, card in focus.items()}
    return [(focus[seat], mask) for seat, mask in masks.items() if mask]


def true_number(notes: Notes, giver: Seat) -> int:
    """The number that a clue must have so that all decode what is true."""
    want, heard = wanted(notes), hearers(notes, giver)
    messages = 2 * len(heard)
    cards = [in_focus(notes.hands[seat], want, messages) for seat in heard]
    return sum(numbered(card.mask, want, messages)[card.kind] for card in cards if card is not None) % messages


def in_focus(hand: list[Noted], want: tuple[int, ...], messages: int) -> Noted | None:
    """The card of a hand that the code speaks about: the one most likely to be named; of equals the newest."""
    open_ = [card for card in reversed(hand) if card.agreed == UNKNOWN]
    return max(open_, key=lambda card: _promise(card.mask, want, messages), default=None)


def _promise(mask: int, want: tuple[int, ...], messages: int) -> float:
    numbers = numbered(mask, want, messages)
    alone = [kind for kind in _listed(mask) if numbers.count(numbers[kind]) == 1]
    return fsum(IN_BOX[kind] * weight(kind, want) for kind in alone) / sum(IN_BOX[kind] for kind in _listed(mask))


def numbered(mask: int, want: tuple[int, ...], messages: int) -> list[int]:
    """By kind its number: each of the most wanted kinds that are possible has its own, the others share the last.

    A kind that isn't possible has the number -1.
    """
    order = [kind for kind in (*want, *BY_NUMBER) if mask >> kind & 1]
    numbers = [-1] * KINDS
    for number, kind in enumerate(dict.fromkeys(order)):
        numbers[kind] = min(number, messages - 1)
    return numbers


def _listed(mask: int) -> list[int]:
    return [kind for kind in range(KINDS) if mask >> kind & 1]


def _kinds(numbers: list[int], number: int) -> int:
    return sum(1 << kind for kind in range(KINDS) if numbers[kind] == number)
