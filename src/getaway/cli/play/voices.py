"""What bots at this screen say about their acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from getaway.bots import Decision
from getaway.bots.voicing import is_open, voice
from getaway.cli.console.story import Item, Reasoned
from getaway.kernel import SPECTATOR, Match, Seat
from getaway.kernel.inside import inside
from getaway.kernel.stream import AnyItem


class Voiced(NamedTuple):
    """A reason, and how far each audience had heard when it was given."""

    revs: tuple[int, ...]
    reason: Reasoned


class Voices:
    """The reasons that bots have given, among what happened."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self.given: list[Voiced] = []

    def give(self, match: Match, seat: Seat, decision: Decision, since: int) -> None:
        """A bot says why it did what everybody saw; `since` is how far the spectators had heard before."""
        reason = voice(match.game.name, decision) if self.on else None
        if reason is not None and is_open(match, seat, decision.wish, since):
            self.given.append(Voiced(inside(match).audiences.revs, Reasoned(seat, reason.name, reason.facts)))

    def among(self, told: Sequence[AnyItem], eyes: Seat, since: int) -> list[Item]:
        """What an audience was told after its item number `since`, each reason after what it explains."""
        return list(self._merged(list(told), [each for each in self.given if each.revs[eyes] > since], eyes))

    @staticmethod
    def _merged(told: list[AnyItem], given: list[Voiced], eyes: Seat) -> Iterator[Item]:
        for each in given:
            before = list(takewhile(lambda item: item.rev < each.revs[eyes], told))  # noqa: B023 - used up at once
            yield from before
            yield each.reason
            told = told[len(before) :]
        yield from told


def heard(match: Match) -> int:
    """How far the spectators have heard."""
    return inside(match).audiences.revs[SPECTATOR]
