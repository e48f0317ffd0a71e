"""One seat's decision at the screen: the board, the question, and what is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from getaway.cli.console import story
from getaway.cli.console.board import draw
from getaway.cli.console.said import say
from getaway.cli.console.screen import wrapped
from getaway.cli.errors import Wrong
from getaway.cli.play import lesson
from getaway.cli.play.clock import minutes
from getaway.cli.play.compose import Composer, Entry, Menu, how
from getaway.cli.play.sitting import Sitting
from getaway.kernel import SPECTATOR, Refused, Seat, Wish
from getaway.kernel.stream import Marked, Put

S = TypeVar("S", bound=Sitting)


class Detail(NamedTuple):
    """How much of a question is shown: how many blocked options, the seat's reminder, all costs, why it's asked.

    In a lesson also what to do for its step.
    """

    blocked: int
    reminds: bool = True
    costs: bool = True
    why: bool = True
    guides: bool = True


FULL = (*map(Detail, (3, 2, 1, 0)), Detail(0, reminds=False), Detail(0, reminds=False, why=False))
BRIEF = Detail(0, reminds=False, costs=False)
DETAILS = (*FULL, BRIEF, BRIEF._replace(why=False))
"""From the fullest to the shortest; the first that has room is used."""
ALONE = (*DETAILS, BRIEF._replace(why=False, guides=False))
"""A lesson's text is worth more than the board: it is left out only where the question has the screen to itself."""
NEWS = 4
"""This many lines of news matter more than blocked options, reminders and why it's asked."""
MANY = 10
"""More things than this that happened among bots, such as a run of the robot, get their own page."""
SEVERAL = 5
"""More things than this get one too if they don't all fit above the question."""
COLUMN = 38
BROAD = 36
"""The columns of a board that leaves room for a question beside it."""


class Page(NamedTuple):
    """A screen: the board, the question under it, and how many lines both may have, news included."""

    board: list[str]
    below: list[str]
    room: int | None = None


class Turn(Generic[S]):
    """Asks one seat until it has answered, or until the question has changed."""

    def __init__(self, sitting: S, seat: Seat, eyes: Seat) -> None:
        self.sitting = sitting
        self.seat = seat
        self.eyes = eyes
        """Whose view is shown: the seat's own, or the spectators' where any player may answer."""
        self.put = self._standing()
        self.since = sitting.heard.get(eyes, 0)
        self.start_over()
        self.notice = ""

    def _standing(self) -> Put:
        put = self.sitting.put(self.seat)
        if not isinstance(put, Put):
            raise TypeError(put)
        return put

    def start_over(self) -> None:
        """Forget the steps taken."""
        self.sitting.wording.view = self.sitting.view(self.eyes)
        self.composer = Composer(self.put, self.sitting.wording)

    @property
    def stands(self) -> bool:
        """Whether the question is still the one that was put."""
        return self.sitting.put(self.seat) is self.put

    def run(self) -> None:
        """Show and read until the question is answered or gone."""
        if self.sitting.screen.live:
            self._prepare()
        while self.stands:
            menu = self.composer.menu()
            self.show(menu)
            typed = self.sitting.read(say(self.sitting.prompt, steps=len(self.composer.taken)))
            self.notice = ""
            if typed is not None:
                self._take(menu, arrow(menu, typed))

    def _prepare(self) -> None:
        """Show first what has no room beside the question: what bots and the game did since, and the board."""
        screen, page = self.sitting.screen, self.page(self.composer.menu())
        things = len(self.told()) if self.since else 0
        if (self.sitting.bots and things > MANY) or (things > SEVERAL and self.cut(page)):
            screen.page("\n".join(self.news(None)), end="page-question")
        if not page.board:
            screen.page(self.board(), end="page-question")

    def _take(self, menu: Menu, typed: str) -> None:
        try:
            if not self._press(menu, typed):
                self._choose(menu, typed)
        except Wrong as wrong:
            self.notice = str(wrong)
        except Refused as refused:
            self.notice = self.sitting.wording.refusal(refused)

    def _press(self, menu: Menu, typed: str) -> bool:
        """Carry out a key that isn't an answer; whether it was one."""
        word, _, rest = typed.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", typed[1:]
        key = self.sitting.keys.get(word)
        if key is None:
            return False
        key(self, menu, rest.strip())
        return True

    def _choose(self, menu: Menu, typed: str) -> None:
        """Take a step; after the last one, answer."""
        blocked = dict(self.blocked(menu))
        if typed in blocked:
            self.notice = self.sitting.wording.blocked(blocked[typed])
            return
        self.composer.take(typed)
        wish = self.composer.wish()
        if wish is not None:
            self._answer(wish)

    def _answer(self, wish: Wish) -> None:
        sitting = self.sitting
        before = sitting.mark(self.eyes), sitting.mark(self.seat)
        try:
            sitting.answer(self.put, self.seat, wish)
        except Refused:
            self.composer.back()
            raise
        sitting.heard[self.eyes], sitting.heard[self.seat] = before

    # Showing

    def show(self, menu: Menu) -> None:
        """The board, what happened since, and the question, whose last line is the last of the screen."""
        screen, page = self.sitting.screen, self.page(menu)
        if screen.live or not (self.composer.taken or self.notice):
            screen.clear()
            screen.write_all(page.board)
            screen.write_all(self.news(None if page.room is None else page.room - len(page.below)))
        heads = [part for head in self.heads(menu) for part in wrapped(head, screen.width)]
        for line in page.below:
            screen.write(line, "bold" if line in heads else "")

    def heads(self, menu: Menu) -> tuple[str, ...]:
        """The lines that say what a lesson is at, who decides, and what."""
        return lesson.head(self.sitting.wording), self.who(), menu.title

    def page(self, menu: Menu) -> Page:
        """The question under the board where it fits, else beside it, else alone."""
        screen, board = self.sitting.screen, self.board().split("\n")
        if screen.height is None:
            return Page(board, self._fitting(menu, None, screen.width))
        room = screen.height - len(board) - 1
        news = min(NEWS, len(self.news(None)))
        below = self._fitting(menu, room - news, screen.width, FULL)
        if len(below) > room - news:
            below = self._fitting(menu, room, screen.width)
        if len(below) <= room:
            return Page(board, below, room)
        free = beside(board, screen.width)
        side = self._fitting(menu, len(free) + max(0, room), screen.width - BROAD)
        if len(side) <= len(free) + max(0, room) and len(board) < screen.height:
            return Page(joined(board, free, side), [], 0)
        return Page([], self._fitting(menu, screen.height - 1, screen.width, ALONE), screen.height - 1)

    def board(self) -> str:
        """The table as this audience sees it now."""
        sitting = self.sitting
        return draw(sitting.view(self.eyes), sitting.wording, sitting.screen.width, sitting.now())

    def _fitting(self, menu: Menu, room: int | None, width: int, details: Sequence[Detail] = DETAILS) -> list[str]:
        """The question in lines, as fully told as the room allows."""
        for detail in details:
            lines = [part for line in self.question(menu, detail) for part in wrapped(line, width)]
            if room is None or len(lines) <= room:
                break
        return lines

    def question(self, menu: Menu, detail: Detail) -> Iterator[str]:
        """What a lesson wants, who decides, what, why now, what can be done and what cannot."""
        wording, composer = self.sitting.wording, self.composer
        yield from lesson.lines(wording, full=detail.guides)
        yield self.who()
        yield menu.title
        if composer.taken:
            yield say("so-far", steps=composer.so_far)
        elif detail.why:
            yield say("why", why=wording.why(self.put), clauses=" ".join(self.put.cites))
        reminder = wording.about(self.seat) if detail.reminds and self.eyes != SPECTATOR else ""
        if reminder:
            yield reminder
        if menu.part is not None:
            yield how(menu.part)
        yield from options(menu, costs=detail.costs)
        if not detail.costs and any(entry.warning for entry in menu.entries):
            yield say("costly")
        yield from self.not_allowed(menu, detail.blocked)
        if self.notice:
            yield say("notice", text=self.notice)

    def not_allowed(self, menu: Menu, most: int) -> Iterator[str]:
        """The first blocked options with their reasons, and how many more there are."""
        wording, blocked = self.sitting.wording, self.blocked(menu)
        for key, marked in blocked[:most]:
            reason = wording.blocked(marked)
            yield say("blocked", key=f"x{key}".ljust(3), wish=wording.wish(marked.wish), why=reason)
        if len(blocked) > most:
            yield say("blocked-more", more=len(blocked) - most)

    def who(self) -> str:
        """Whose decision it is, and how long there is for it."""
        due = self.sitting.due()
        left = "" if due is None else say("time-left", time=minutes(due.at - self.sitting.now()), key=due.key)
        if self.eyes == SPECTATOR:
            return say("who-any", left=left)
        return say("who", seat=self.seat + 1, left=left)

    def blocked(self, menu: Menu) -> list[tuple[str, Marked]]:
        """The blocked options of this step, numbered on from the others."""
        numbers = [int(entry.key) for entry in menu.entries if entry.key.isdigit()]
        return [(str(key), marked) for key, marked in enumerate(self.composer.blocked(), max(numbers, default=0) + 1)]

    def news(self, room: int | None) -> list[str]:
        """What happened since this audience last decided: the last of it, where not everything has room."""
        return story.newest(self.told(), self.sitting.wording, self.sitting.screen.width, room)

    def cut(self, page: Page) -> bool:
        """Whether some of what happened has no room on this page."""
        room = None if page.room is None else page.room - len(page.below)
        return room is not None and self.news(room)[:1] in ([], [say("news-cut")])

    def told(self) -> list[story.Item]:
        """What this audience heard since it last decided, answers and events."""
        return story.holding(self.sitting.told(self.eyes, self.since))


def arrow(menu: Menu, typed: str) -> str:
    """What was typed; for a direction, as an arrow key gives it, the key of the first option that goes there."""
    there = [entry.key for entry in menu.entries if ("direction", typed) in entry.binds]
    return there[0] if there else typed


def beside(board: list[str], width: int) -> list[str]:
    """The last lines of a board that leave room for a question beside them."""
    full = [i for i, line in enumerate(board) if len(line) > min(BROAD, width) - 1]
    return board[full[-1] + 1 :] if full else board


def joined(board: list[str], free: list[str], side: list[str]) -> list[str]:
    """The board with a question beside its last lines."""
    rest = [*free, *[""] * (len(side) - len(free))]
    question = [*[""] * (len(free) - len(side)), *side]
    lines = [f"{line:{BROAD}}{said}".rstrip() for line, said in zip(rest, question, strict=True)]
    return [*board[: len(board) - len(free)], *lines]


def options(menu: Menu, *, costs: bool) -> Iterator[str]:
    """What can be picked, a line each; what is typed together stands two to a line, where all of it is short."""
    lines = [option(entry, costs=costs) for entry in menu.entries]
    if menu.part is None or any(len(line) > COLUMN for line in lines):
        yield from lines
    else:
        yield from (" ".join(line.ljust(COLUMN) for line in lines[i : i + 2]).rstrip() for i in range(0, len(lines), 2))


def option(entry: Entry, *, costs: bool) -> str:
    """A line of a menu, with what a costly option costs or only a sign that it does."""
    line = say("option", key=entry.key.rjust(2), text=entry.text)
    if not entry.warning:
        return line
    return say("option-warned", option=line, warning=entry.warning) if costs else say("option-costly", option=line)
