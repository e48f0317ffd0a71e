"""One question at an online table, whether this seat is asked or waits for others."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.cli.console.said import say
from getaway.cli.errors import Wrong
from getaway.cli.play.compose import Menu
from getaway.cli.play.online.happenings import named
from getaway.cli.play.online.visit import Visit
from getaway.cli.play.turn import Detail, Turn
from getaway.kernel import SPECTATOR


class OnlineTurn(Turn[Visit]):
    """Shows a question until it is gone; takes an answer or an offer where this seat has one."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit, visit.copy.seat, visit.copy.seat)

    def who(self) -> str:
        """Whose decision it is, by name where it is somebody else's."""
        if self.asked:
            return super().who()
        table = self.sitting.copy.table
        who = tuple(named(table, seat) for seat in self.put.seats)
        return say("who-else", who=who, watching=self.seat == SPECTATOR)

    def question(self, menu: Menu, detail: Detail) -> Iterator[str]:
        """The question, as somebody else's for a player who waits; then what the table wants you to notice."""
        if self.asked or self.composer.acts:
            yield from super().question(menu, detail)
        else:
            yield self.who()
            yield say("asked-else", question=menu.title)
            yield from [say("notice", text=self.notice)] if self.notice else []
        yield from self._of_the_table()

    def _of_the_table(self) -> Iterator[str]:
        table = self.sitting.copy.table
        if table.paused:
            yield say("stands-still")
        vote = table.vote
        if vote is not None and self.seat not in (SPECTATOR, vote.seat, *vote.agreed):
            yield say("vote-waits", who=named(table, vote.seat))

    def show(self, menu: Menu) -> None:
        """Show the question; in a pipe, nothing is shown twice."""
        super().show(menu)
        if not self.sitting.screen.live:
            self.sitting.heard[self.eyes] = self.sitting.mark(self.eyes)

    def _prepare(self) -> None:
        """Nobody who waits has to turn pages."""
        if self.asked:
            super()._prepare()

    def _choose(self, menu: Menu, typed: str) -> None:
        if not menu.entries and menu.part is None:
            raise Wrong(say("not-asked"))
        super()._choose(menu, typed)
