"""The table as its events tell it to one seat: hands, piles, robot and board, and what all agree is possible of a card.

Everything comes from the events that the seat was sent, so a player without a memory can take the same notes again.
What is agreed of a card is the same in the notes of every seat: a bit for each kind that is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from getaway.bots.bombsquad.beliefs import ANY_KIND, VALUE_MASKS, Masks
from getaway.bots.bombsquad.plans import Ground
from getaway.games.bombsquad.ground.piles import FROM_DISCARDS
from getaway.games.bombsquad.table.building import BARRIER, FREE, building
from getaway.games.bombsquad.table.clues import VALUES
from getaway.games.bombsquad.table.floor import walk
from getaway.games.bombsquad.table.state import UNKNOWN, mark
from getaway.kernel import Seat
from getaway.kit.grid import DIRECTIONS

Told = Mapping[str, Any]
"""An event as it was sent."""


class Noted:
    """A card: its kind where this seat knows it, and the kinds that all agree are possible."""

    __slots__ = ("kind", "mask")

    def __init__(self, kind: int, mask: int = ANY_KIND) -> None:
        self.kind = kind
        self.mask = mask

    @property
    def agreed(self) -> int:
        """The kind that all agree on, else UNKNOWN."""
        return self.mask.bit_length() - 1 if self.mask & self.mask - 1 == 0 else UNKNOWN


Meaning = Callable[["Notes", Seat, Seat, str, tuple[int, ...]], None]
"""What a team makes of a clue beyond its words, before they are noted: giver, target, value and places."""


class Notes:
    """What one seat has noted so far."""

    def __init__(self, seat: Seat, players: int, where: Ground, meaning: Meaning) -> None:
        house = building(where.mission, epic=where.epic)
        self.seat, self.players, self.where, self.meaning = seat, players, where, meaning
        self.robot, self.board = house.start, house.board
        self.roles = [""] * players
        self.hands: list[list[Noted]] = [[] for _ in range(players)]
        self.frame: list[Noted] = []
        self.discards: list[int] = []
        self.draw: list[int] = []
        """The draw pile, once it has been turned over and all know it."""
        self.taken_from = 0
        self.is_lost = False
        """Whether something happened that these notes can't follow."""

    def read(self, items: Iterable[bytes]) -> Notes:
        """Take notes of everything that was sent, without what was undone later."""
        kept: list[dict[str, Any]] = []
        for item in map(msgspec.json.decode, items):
            if item["item"] == "undone":
                kept = [each for each in kept if each["rev"] < item["holds"]]
            elif item["item"] == "told":
                kept.append(item)
        for item in kept:
            self.hear(item["event"])
        return self

    def hear(self, event: Told) -> None:
        """Take a note of an event."""
        heard = HEARD.get(event["event"])
        if heard is not None:
            heard(self, event)

    @property
    def masks(self) -> Masks:
        """By seat and place, the kinds that all agree are possible."""
        return tuple([tuple([card.mask for card in hand]) for hand in self.hands])

    def fit(self, hands: tuple[tuple[int, ...], ...]) -> bool:
        """Whether these notes agree with what the seat knows of the hands."""
        return not self.is_lost and hands == tuple([tuple([card.kind for card in hand]) for hand in self.hands])


# Cards


def _dealt(notes: Notes, event: Told) -> None:
    notes.hands[event["seat"]] = [Noted(kind) for kind in event["cards"]]


def _drew(notes: Notes, event: Told) -> None:
    kind = notes.draw.pop(0) if notes.draw else UNKNOWN
    notes.hands[event["seat"]].append(Noted(kind, 1 << kind) if kind != UNKNOWN else Noted(event["card"]))


def _turned_over(notes: Notes, _event: Told) -> None:
    notes.draw, notes.discards = notes.discards, []


def _discarded(notes: Notes, event: Told) -> None:
    notes.taken_from = event["place"]
    notes.hands[event["seat"]].pop(event["place"])
    notes.discards.append(event["card"])


def _taken_back(notes: Notes, event: Told) -> None:
    kind = notes.discards.pop()
    notes.hands[event["seat"]].insert(notes.taken_from, Noted(kind, 1 << kind))


def _programmed(notes: Notes, event: Told) -> None:
    if event["place"] == FROM_DISCARDS:
        kind = notes.discards.pop()
        notes.frame.append(Noted(kind, 1 << kind))
    else:
        notes.frame.append(notes.hands[event["seat"]].pop(event["place"]))


def _unprogrammed(notes: Notes, event: Told) -> None:
    notes.frame.pop(event["slot"])
    notes.discards.append(event["card"])


def _dropped(notes: Notes, event: Told) -> None:
    notes.discards.append(event["card"])


def _ended(notes: Notes, event: Told) -> None:
    notes.discards.extend(event["cards"])
    notes.frame.clear()


def _informed(notes: Notes, event: Told) -> None:
    """A clue means what the team has agreed on, and what it says."""
    notes.meaning(notes, event["seat"], event["to"], event["value"], tuple(event["places"]))
    for place, card in enumerate(notes.hands[event["to"]]):
        card.mask = after_words(card.mask, event["value"], touched=place in event["places"])


def after_words(mask: int, value: str, *, touched: bool) -> int:
    """The kinds that are left once a card was named with a value, or left out."""
    named = VALUE_MASKS[VALUES.index(value)]
    return mask & (named if touched else ~named) or (ANY_KIND & (named if touched else ~named))


# The building


def _moved(notes: Notes, event: Told) -> None:
    house = building(notes.where.mission, epic=notes.where.epic)
    pushes = notes.where.job(()).pushes
    for going in walk(house, notes.board, notes.robot, DIRECTIONS.index(event["direction"]), pushes=pushes):
        if going.path[-1] == event["to"]:
            notes.board, notes.robot = going.board, event["to"]
            return


def _worked(notes: Notes, event: Told) -> None:
    notes.board = mark(notes.board, event["cell"], FREE)


def _fizzled(notes: Notes, event: Told) -> None:
    notes.board = mark(notes.board, event["cell"], BARRIER)


# Others


def _role_taken(notes: Notes, event: Told) -> None:
    notes.roles[event["seat"]] = event["role"]


def _lost(notes: Notes, _event: Told) -> None:
    notes.is_lost = True


HEARD: Final[Mapping[str, Callable[[Notes, Told], None]]] = {
    "RoleTaken": _role_taken,
    "Dealt": _dealt,
    "Drew": _drew,
    "TurnedOver": _turned_over,
    "Discarded": _discarded,
    "TakenBack": _taken_back,
    "Programmed": _programmed,
    "Unprogrammed": _unprogrammed,
    "Dropped": _dropped,
    "ActivationEnded": _ended,
    "Informed": _informed,
    "Moved": _moved,
    "Worked": _worked,
    "Fizzled": _fizzled,
    "MishapDeclared": _lost,
}
"""By name of the event, how it is noted; what isn't here changes nothing that is noted."""
