"""What a seat could do at the questions after this one: it is listed below the options, and goes on first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from getaway.cli.console.wording import Wording
from getaway.cli.play.compose import Composer, Entry
from getaway.kernel import END
from getaway.kernel.ahead import Ahead
from getaway.kernel.stream import Put


class Beyond(NamedTuple):
    """An option of a later question, numbered on from those of the one that stands."""

    composer: Composer
    entry: Entry


def composers(put: Put, ahead: Sequence[Ahead], wording: Wording) -> list[Composer]:
    """One for each question ahead, as if it stood already."""
    return [Composer(later(put, each), wording, each.through) for each in ahead]


def later(put: Put, ahead: Ahead) -> Put:
    """A question ahead in the form of one that stands."""
    return Put(put.rev, put.seats, ahead.question, ahead.cites, ahead.facts, choice=ahead.choice, phase=ahead.phase)


def listed(put: Put, ahead: Sequence[Ahead], wording: Wording, start: int) -> Iterator[Beyond]:
    """What is new at each question ahead, numbered from `start`."""
    known = {act["verb"] for act in [*(put.choice or ()), *put.offers]}
    for each in ahead:
        new = [act for act in each.choice if act.get("rank") != END and act["verb"] not in known]
        known |= {act["verb"] for act in new}
        composer = Composer(later(put, msgspec.structs.replace(each, choice=new)), wording, each.through)
        for entry in composer.listed():
            yield Beyond(composer, entry._replace(key=str(start)))
            start += 1
