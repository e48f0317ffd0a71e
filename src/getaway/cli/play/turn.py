"""One seat's decision at the screen: the board, the question, and what is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from getaway.cli.console import story
from getaway.cli.console.board import draw
from getaway.cli.console.said import say
from getaway.cli.console.screen import wrapped
from getaway.cli.errors import Wrong
from getaway.cli.play.clock import minutes
from getaway.cli.play.compose import Entry, Menu, alike, how
from getaway.cli.play.deciding import Deciding, S
from getaway.cli.play.lesson import Guide, of_view
from getaway.cli.play.pieces import BETWEEN, Pieces
from getaway.kernel import SPECTATOR, Refused


class Detail(NamedTuple):
    """How much of a question is shown: how many blocked options, the seat's reminder, all costs, why it's asked.

    Also what could be done at the questions ahead, and in a lesson what to do for its step.
    """

    blocked: int
    ahead: bool = True
    reminds: bool = True
    costs: bool = True
    why: bool = True
    guides: bool = True


LESS = Detail(0, ahead=False)
FULL = (*map(Detail, (3, 2, 1, 0)), LESS, LESS._replace(reminds=False), LESS._replace(reminds=False, why=False))
BRIEF = LESS._replace(reminds=False, costs=False)
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
ASKS = ("walk", "odds")
"""The keys that only a game with such a query has."""
COLUMN = 38
BROAD = 36
"""The columns of a board that leaves room for a question beside it."""


class Page(NamedTuple):
    """A screen: the board, the question under it, and how many lines both may have, news included."""

    board: list[str]
    below: list[str]
    room: int | None = None


class Turn(Deciding[S]):
    """Asks one seat until it has answered, or until the question has changed."""

    def run(self) -> None:
        """Show and read until the question is answered or gone."""
        self.drop_pieces()
        while self.stands:
            if self.sitting.pieces is not None:
                self.take_pieces(self.sitting.pieces)
                continue
            if self.sitting.screen.live and not self.shown:
                self._prepare()
            self.notice = self.sitting.said.pop(self.seat, self.notice)
            menu = self.menu()
            self.show(menu)
            typed = self.sitting.read(say(self.sitting.prompt, steps=len(self.composer.taken)))
            self.notice = ""
            if typed is not None:
                self._take(menu, arrow(menu, typed))

    def _prepare(self) -> None:
        """Show first what has no room beside the question: what bots and the game did since, and the board."""
        screen, page = self.sitting.screen, self.page(self.menu())
        things = len(self.told()) if self.since else 0
        if (self.sitting.bots and things > MANY) or (things > SEVERAL and self.cut(page)):
            screen.page("\n".join(self.news(None)), end="page-question")
        if not page.board:
            screen.page(self.board(), end="page-question")

    def _take(self, menu: Menu, typed: str) -> None:
        try:
            if self._press(menu, typed):
                return
            if BETWEEN in typed:
                self.sitting.pieces = Pieces(self.seat, typed)
            else:
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
        if word in ASKS and word not in self.sitting.wording.game.queries:
            return False
        if key is None or (len(word) > 1 and not rest and alike(menu.entries, word)):
            return False
        key(self, menu, rest.strip())
        return True

    def _choose(self, menu: Menu, typed: str) -> None:
        """Take a step; after the last one, answer."""
        blocked = dict(self.blocked(menu))
        if typed in blocked:
            self.notice = self.sitting.wording.blocked(blocked[typed])
            return
        if not self.go_beyond(menu, typed):
            self.composer.take(typed)
        wish = self.composer.wish()
        if wish is not None:
            self.answer(wish)

    # Showing

    def show(self, menu: Menu) -> None:
        """The board, what happened since, and the question, whose last line is the last of the screen."""
        screen, page = self.sitting.screen, self.page(menu)
        if screen.live or not (self.shown and (self.composer.taken or self.notice)):
            screen.clear()
            screen.write_all(page.board)
            screen.write_all(self.news(None if page.room is None else page.room - len(page.below)))
        heads = [part for head in self.heads(menu) for part in wrapped(head, screen.width)]
        for line in page.below:
            screen.write(line, "bold" if line in heads else "")
        self.shown = True

    def heads(self, menu: Menu) -> tuple[str, ...]:
        """The lines that say what a lesson is at, who decides, and what."""
        return self.guide(menu).head, self.who(), menu.title

    def guide(self, _menu: Menu) -> Guide:
        """What a lesson says above the question."""
        return of_view(self.sitting.wording)

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
        yield from self.guide(menu).lines(full=detail.guides)
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
        yield from self.going_on(menu, detail)
        yield from self.not_allowed(menu, detail.blocked)
        if self.notice:
            yield say("notice", text=self.notice)

    def going_on(self, menu: Menu, detail: Detail) -> Iterator[str]:
        """What could be done at the questions ahead."""
        later = self.beyond(menu) if detail.ahead else []
        if later:
            yield say("going-on")
        yield from (option(each.entry, costs=detail.costs) for each in later)

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
            return say("who-any", phase=self.phase(), left=left)
        return say("who", seat=self.seat + 1, phase=self.phase(), left=left)

    def phase(self) -> str:
        """The step of the turn, and which one of how many it is; empty outside a turn and where there is just one."""
        wording, name = self.sitting.wording, self.composer.put.phase
        phases = wording.game.phases
        if name not in phases or len(phases) == 1:
            return ""
        return say("phase", phase=wording.say(f"phase-{name}", {}), number=phases.index(name) + 1, of=len(phases))

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
    """A line of a menu, with its note, and with what a costly option costs or only a sign that it does."""
    line = say("option", key=entry.key.rjust(2), text=entry.text)
    if entry.note:
        line = say("option-noted", option=line, note=entry.note)
    if not entry.warning:
        return line
    return say("option-warned", option=line, warning=entry.warning) if costs else say("option-costly", option=line)
