"""What Python prints: a match as the terminal draws it for spectators, and refusals as sentences."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from getaway.cli.console.board import draw
from getaway.cli.console.said import fill, spoken, texts
from getaway.cli.console.story import result
from getaway.cli.console.wording import Wording
from getaway.kernel import SPECTATOR, Play, Refused
from getaway.kernel.inside import inside
from getaway.kernel.speech import bare
from getaway.kernel.stream import Put
from getaway.texts import MissingText

WIDTH: Final = 100
"""Columns of a table that is printed."""


class Printed:
    """Speech for people at a Python prompt, in the language that is spoken here: English unless someone changed it."""

    def table(self, play: Play) -> str:
        """The table as a spectator sees it, and the question that stands or how the match ended."""
        try:
            wording = Wording(play.game)
        except MissingText:
            return repr(play)
        wording.view = play.view(SPECTATOR)
        below = result(play.outcome, wording) if play.over else question(play, wording)
        return f"{draw(wording.view, wording, WIDTH, play.now)}\n\n{below}"

    def refusal(self, refused: Refused) -> str:
        """The sentence with its clause; clause and facts where there are no words for it."""
        try:
            return self._refusal(refused)
        except Exception:  # noqa: BLE001 - words that fail must not hide the refusal
            return bare(refused)

    def _refusal(self, refused: Refused) -> str:
        if refused.game is None:
            return texts(spoken()).describe(refused)
        wording = Wording(refused.game)
        with suppress(Refused):  # no such seat, so no view
            wording.view = None if refused.view is None else refused.view()
        return wording.refusal(refused)


def question(play: Play, wording: Wording) -> str:
    """Who is asked what."""
    request: Any = inside(play).request
    asked, seats = request.question, request.seats
    put = Put(0, seats, asked.name, asked.cites, asked.facts(play.g, SPECTATOR))
    who = wording.texts.join([wording.seat("did", seat) for seat in seats])
    return fill("did", seat=who, wish=wording.asked(put))


PRINTED: Final = Printed()
