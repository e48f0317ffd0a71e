"""One seat's decision: its options with what is known of them, steps towards an answer, and answering."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Generic, TypeVar

from getaway.cli.console import outlook
from getaway.cli.errors import Wrong
from getaway.cli.play import beyond
from getaway.cli.play.beyond import Beyond
from getaway.cli.play.compose import Composer, Entry, Menu, alike
from getaway.cli.play.pieces import Pieces
from getaway.cli.play.sitting import Sitting
from getaway.cli.play.written import read_answer
from getaway.kernel import SPECTATOR, Refused, Seat, Wish
from getaway.kernel.ahead import Ahead
from getaway.kernel.plans import COMPLETE, OTHERS, SURPRISE, Ran, Step
from getaway.kernel.stream import Marked, Put
from getaway.kernel.weighing import Weighed

S = TypeVar("S", bound=Sitting)


class Deciding(Generic[S]):
    """What one seat can answer to one question, and what it answers."""

    def __init__(self, sitting: S, seat: Seat, eyes: Seat) -> None:
        self.sitting = sitting
        self.seat = seat
        self.eyes = eyes
        """Whose view is shown: the seat's own, or the spectators' where any player may answer."""
        self.put = self._standing()
        self.since = sitting.heard.get(eyes, 0)
        self.weights: dict[Wish, Weighed | None] = {}
        """What is known of the options that were listed."""
        self.start_over()
        self.notice = ""
        self.shown = False

    def _standing(self) -> Put:
        put = self.sitting.put(self.seat)
        if not isinstance(put, Put):
            raise TypeError(put)
        return put

    def start_over(self) -> None:
        """Forget the steps taken."""
        self.sitting.wording.view = self.sitting.view(self.eyes)
        self.composer = Composer(self.put, self.sitting.wording)

    def step_back(self) -> bool:
        """Forget the last step; the first step towards a later question leads back to the one that stands."""
        stepped = self.composer.back()
        if not self.composer.taken:
            self.start_over()
        return stepped

    @property
    def stands(self) -> bool:
        """Whether the question is still the one that was put."""
        return self.sitting.put(self.seat) is self.put

    @property
    def asked(self) -> bool:
        """Whether this seat is among those that decide."""
        return self.put.choice is not None

    # The options

    def menu(self) -> Menu:
        """The next step, each option that ends it with what is known of it."""
        menu = self.composer.menu()
        known = zip(menu.entries, self.weighed(menu), strict=True)
        return menu._replace(entries=tuple([self.noted(entry, each) for entry, each in known]))

    def noted(self, entry: Entry, weighed: Weighed | None) -> Entry:
        """An option with what is known of it."""
        if weighed is None:
            return entry
        return entry._replace(note=outlook.note(self.sitting.wording, weighed, entry.text))

    def weighed(self, menu: Menu) -> list[Weighed | None]:
        """What is known of each option; None where an option isn't complete, or the question doesn't stand yet."""
        if menu.part is not None or self.composer.through or not self.asked:
            return [None] * len(menu.entries)
        wishes = [self.composer.completed(entry) for entry in menu.entries]
        new = [wish for wish in wishes if wish is not None and wish not in self.weights]
        if new:
            self.weights |= dict.fromkeys(new)
            self.weights |= {each.wish: each for each in self.sitting.weigh(self.put, self.seat, new)}
        return [None if wish is None else self.weights[wish] for wish in wishes]

    def blocked(self, menu: Menu) -> list[tuple[str, Marked]]:
        """The blocked options of this step, numbered on from the others."""
        start = last_key(menu) + len(self.beyond(menu)) + 1
        return [(str(key), marked) for key, marked in enumerate(self.composer.blocked(), start)]

    # Answering

    def go_beyond(self, menu: Menu, typed: str) -> bool:
        """Take the first step towards an answer to a later question, if that is what was typed."""
        later = [each for each in self.beyond(menu) if each.entry.key == typed]
        here = any(entry.key == typed for entry in menu.entries) or alike(menu.entries, typed)
        if not later and not here:
            meant = alike([each.entry for each in self.beyond(menu)], typed)
            later = [each for each in self.beyond(menu) if each.entry in meant]
        if len(later) != 1:
            return False
        self.composer = later[0].composer
        self.composer.taken = [later[0].entry]
        return True

    def answer(self, wish: Wish) -> None:
        """Answer, after what leads to the question if it doesn't stand yet; a refusal leads one step back."""
        try:
            self.carry_through([Step(each) for each in (*self.composer.through, wish)])
        except Refused:
            self.step_back()
            raise

    def carry_through(self, steps: Sequence[Step]) -> Ran:
        """Answer, with several steps at once as a plan; what happens from here on is news."""
        sitting, total = self.sitting, len(steps)
        before = sitting.mark(self.eyes), sitting.mark(self.seat)
        if total == 1:
            sitting.answer(self.put, self.seat, steps[0].wish)
        ran = Ran(self.seat, 1, 1) if total == 1 else sitting.plan(self.put, self.seat, steps)
        if self.shown:
            sitting.heard[self.eyes], sitting.heard[self.seat] = before
        return ran

    # Several answers on one line

    def take_pieces(self, pieces: Pieces) -> None:
        """Give as many of the answers on the line as can be given now."""
        try:
            if self.go_beyond(self.menu(), pieces.left[0]):
                pieces.left.popleft()
            found = pieces.batch(self.composer, self.ahead_composers(), self._read)
            if found.begun is not None:
                self.composer, self.sitting.pieces = found.begun, None
            else:
                self._answer_pieces(pieces, found.wishes)
        except Wrong as wrong:
            self._stop_pieces(str(wrong))
        except Refused as refused:
            self._stop_pieces(self.sitting.wording.refusal(refused))

    def _read(self, piece: str) -> Wish:
        return read_answer(self.sitting.wording, self.put, piece)

    def _answer_pieces(self, pieces: Pieces, wishes: Sequence[Wish]) -> None:
        """Answer; an alarm that nobody foresaw ends the line."""
        before = self.sitting.view(self.eyes)
        ran = self.carry_through([Step(wish) for wish in wishes])
        found = self.sitting.wording.game.consequences(before, self.sitting.view(self.eyes))
        alarm = next((then for then in found if then.alarm), None)
        if not pieces.left or ran.why != COMPLETE:
            self.sitting.pieces = None
        elif alarm is not None:
            self._stop_pieces(outlook.why(Ran(self.seat, 0, 0, SURPRISE, alarm=alarm), self.sitting.wording))

    def _stop_pieces(self, why: str) -> None:
        pieces, self.sitting.pieces = self.sitting.pieces, None
        if pieces is not None:
            self.sitting.said[pieces.seat] = pieces.stopped(why)
        self.start_over()

    def drop_pieces(self) -> None:
        """Another seat's decision ends a line of answers."""
        pieces = self.sitting.pieces
        if pieces is not None and not (pieces.seat == self.seat and self.asked):
            ran = Ran(pieces.seat, 0, 0, OTHERS, facts={"seats": self.put.seats})
            self._stop_pieces(outlook.why(ran, self.sitting.wording))

    # The questions ahead

    @cached_property
    def ahead(self) -> Sequence[Ahead]:
        """The questions ahead; at a screen that everybody looks at, none."""
        return self.sitting.ahead(self.put, self.seat) if self.asked and self.eyes != SPECTATOR else ()

    def ahead_composers(self) -> list[Composer]:
        """One for each question ahead."""
        return beyond.composers(self.put, self.ahead, self.sitting.wording)

    def beyond(self, menu: Menu) -> list[Beyond]:
        """What the questions ahead add to the options of this one."""
        if self.composer.taken or menu.part is not None:
            return []
        found = [*beyond.listed(self.put, self.ahead, self.sitting.wording, last_key(menu) + 1)]
        self.composer.more = len(found)
        return found


def last_key(menu: Menu) -> int:
    """The highest number of the options of a step."""
    return max([int(entry.key) for entry in menu.entries if entry.key.isdigit()], default=0)
