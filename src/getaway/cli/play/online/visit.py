"""A table on a server, played from this terminal."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from getaway.bots import Bot, Decision
from getaway.cli.console import story
from getaway.cli.console.advice import warned
from getaway.cli.console.said import say
from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import Wording
from getaway.cli.errors import BadCommand, Closed
from getaway.cli.play.online.copy import Copy, Gap
from getaway.cli.play.online.doors import Link, advice, outlook, reviewed
from getaway.cli.play.online.inbox import Heard, Inbox, Incoming, Lost, Typed
from getaway.cli.play.online.keys import KEYS
from getaway.cli.play.online.line import Line
from getaway.cli.play.pieces import Pieces
from getaway.games import find
from getaway.kernel import Deadline, Refused, Seat, Wish, from_json
from getaway.kernel.ahead import Ahead
from getaway.kernel.plans import Ran, Step
from getaway.kernel.stream import Ended, Put
from getaway.kernel.weighing import Weighed
from getaway.kernel.wire import PlainWish, tupled
from getaway.table import commands as c
from getaway.table.advising import Advise
from getaway.table.messages import AnyMessage, Done, No, Sync, Unsure, Update
from getaway.table.reviewing import Review
from getaway.table.weighing import MOST_WISHES, Outlook, Weigh


class Visit:
    """One table, as long as this terminal looks at it."""

    keys = KEYS
    prompt, help = "prompt-online", "help-online"
    bots: Mapping[Seat, Bot] = {}

    def __init__(self, link: Link, game: str, screen: Screen, inbox: Inbox, *, reasons: bool = True) -> None:
        self.link = link
        self.reasons = reasons
        self.inbox = inbox
        self.line = Line(link, inbox)
        self.screen = screen
        self.screen.source = self._patiently
        self.wording = Wording(find(game))
        self.heard: dict[Seat, int] = {}
        self.said: dict[Seat, str] = {}
        self.pieces: Pieces | None = None
        self._typed: deque[str | None] = deque()
        self._answers: dict[str, Done | No] = {}
        self._copy: Copy | None = None
        self._lost = False
        self.moving = False
        """Whether this client goes on to the rematch."""

    # The table

    def begin(self) -> None:
        """Connect, and wait until everything is there."""
        self.line.start()
        self.wait_for(lambda: self._copy is not None)
        self._see()
        self.heard[self.copy.seat] = self.mark(self.copy.seat) if self.copy.question is not None else 0

    def _see(self) -> None:
        """Speak of the table as it is now."""
        self.wording.view = self.copy.view
        self.wording.names = [seat.name for seat in self.copy.table.seats]

    @property
    def copy(self) -> Copy:
        """What is known of the table."""
        if self._copy is None:
            msg = "nothing was heard yet"
            raise LookupError(msg)
        return self._copy

    def put(self, seat: Seat) -> Put | Ended | None:
        """What stands now."""
        return self.copy.question

    def view(self, eyes: Seat) -> Any:  # noqa: ANN401 - any game's view
        """What this client sees."""
        return self.copy.view

    def told(self, eyes: Seat, since: int = 0) -> Sequence[story.Item]:
        """What this client heard, from a number on."""
        items = self.copy.items[since:]
        return items if self.reasons else [item for item in items if not isinstance(item, story.Reasoned)]

    def mark(self, audience: Seat) -> int:
        """The number of the next thing that will be heard."""
        return len(self.copy.items)

    def now(self) -> int:
        """Match time."""
        return self.copy.now

    def due(self) -> Deadline | None:
        """Only the server knows what is due; the view shows the clocks."""
        return None

    # Doing

    def answer(self, put: Put, seat: Seat, wish: Wish) -> None:
        """Answer, and wait until the table has moved on."""
        before, plain = self.copy.rev, PlainWish(wish.verb, wish.args)
        self.do(c.AnswerIt(id=self.new_id(), ask=put.rev, wish=plain))
        self.wait_for(lambda: self.copy.rev > before)
        if self.copy.table.warns and put.choice is not None:
            self._review(seat, Review(before, put.rev, plain))

    def _review(self, seat: Seat, given: Review) -> None:
        """Say next whether an answer was a blunder, where the server has time to judge it."""
        try:
            better = reviewed(self.link, given)
        except (Refused, BadCommand):
            return
        if better is not None:
            self.said[seat] = " ".join(warned(self.wording, better))

    def plan(self, put: Put, seat: Seat, steps: Sequence[Step]) -> Ran:
        """Give several answers as one command; if they stop early, that is news."""
        before, heard = self.copy.rev, len(self.copy.items)
        plain = tuple([plain_step(step) for step in steps])
        self.do(c.PlanIt(id=self.new_id(), ask=put.rev, steps=plain))
        self.wait_for(lambda: self.copy.rev > before)
        stopped = [item.ran for item in self.copy.items[heard:] if isinstance(item, story.Stopped)]
        return stopped[-1] if stopped else Ran(seat, len(steps), len(steps))

    def weigh(self, put: Put, seat: Seat, wishes: Sequence[Wish]) -> Sequence[Weighed]:
        """What is known of these options, of as many as the server has time for; nothing where it can't say."""
        plain = tuple(PlainWish(wish.verb, wish.args) for wish in wishes[:MOST_WISHES])
        return self._outlook(Weigh(put.rev, plain)).weighed

    def advise(self, put: Put, seat: Seat) -> Decision | None:
        """What the server's bot would do."""
        return advice(self.link, Advise(put.rev))

    def ahead(self, put: Put, seat: Seat) -> Sequence[Ahead]:
        """What the seat would be asked next if it simply went on."""
        return self._outlook(Weigh(put.rev, ahead=True)).ahead

    def _outlook(self, wanted: Weigh) -> Outlook:
        try:
            return outlook(self.link, wanted)
        except (Refused, BadCommand):  # the question is gone, or the server can't say: the options stand all the same
            return Outlook([])

    def stop_at(self, seat: Seat, setting: str) -> None:
        """Tell the table when the seat wants to be asked."""
        self.do(c.SetStop(id=self.new_id(), stop=setting))  # type: ignore[arg-type]

    def undo(self, seat: Seat, *, everybody: bool) -> None:
        """Undo by right, or by a vote that this opens."""
        self.do(c.Undo(id=self.new_id()))

    def wait_for(self, come: Callable[[], bool]) -> None:
        """Take in what comes, until this is so."""
        while not come():
            self._take(self.inbox.next())

    def do(self, command: c.AnyCommand) -> None:
        """Have a command carried out; raises `Refused` where a clause forbids it."""
        self.line.send(command)
        self.wait_for(lambda: command.id in self._answers)
        answer = self._answers.pop(command.id)
        if isinstance(answer, No):
            raise Refused(answer.clause, **tupled(answer.facts))

    @staticmethod
    def new_id() -> str:
        """An id for a command: new for each intention, the same for a resend."""
        return secrets.token_urlsafe(9)

    # What comes in

    def read(self, prompt: str) -> str | None:
        """What is typed; None where something happened meanwhile that changes the screen."""
        self.screen.ask(prompt)
        question, stage = self.copy.question, self.copy.table.stage
        while not self._typed:
            heard = self.mark(self.copy.seat)
            self._take(self.inbox.next())
            moved = self.copy.question is not question or self.copy.table.stage != stage
            if moved or (self.screen.live and self.mark(self.copy.seat) > heard):
                self.screen.write()
                return None
            self._tell_on(heard, prompt)
        return self._next_typed()

    def _tell_on(self, since: int, prompt: str) -> None:
        """In a pipe, show what happened and the prompt again."""
        lines = [*story.lines(self.told(self.copy.seat, since), self.wording)]
        if lines:
            self.screen.write()
            self.screen.write_all(say("news", text=line) for line in lines)
            self.screen.ask(prompt)

    def _patiently(self) -> str:
        """The next line that is typed, whatever happens meanwhile."""
        self.wait_for(lambda: bool(self._typed))
        line = self._typed.popleft()
        if line is None:
            raise EOFError
        return line

    def _next_typed(self) -> str:
        line = self._typed.popleft()
        if line is None:
            self.screen.write()
            raise Closed
        return self.screen.taken(line)

    def _take(self, incoming: Incoming) -> None:
        match incoming:
            case Typed(line=line):
                self._typed.append(line)
            case Lost(table=table, lost=lost) if table == self.link.table:
                self._say_line(lost=lost)
            case Heard(table=table, message=data) if table == self.link.table:
                self._decode(data)

    def _decode(self, data: bytes) -> None:
        try:
            self._hear(from_json(data, AnyMessage))  # type: ignore[arg-type]
        except msgspec.MsgspecError as fault:
            raise BadCommand(say("other-version", game=self.wording.game.name)) from fault

    def _say_line(self, *, lost: bool) -> None:
        """Say at once that the connection is lost, and later that it's back."""
        if lost != self._lost:
            self.screen.write(say("line-lost" if lost else "line-back"))
        self._lost = lost

    def _hear(self, message: Any) -> None:  # noqa: ANN401 - AnyMessage
        match message:
            case Sync() if self._copy is None:
                self._copy = Copy(message)
            case Sync() | Update():
                self._lay_over(message)
            case No(id="", clause=clause, facts=facts):
                raise BadCommand(self.wording.refusal(Refused(clause, **tupled(facts))))
            case Unsure() | No(clause="GT-STORE-01"):  # older servers are unsure by a clause
                self._try_again()
            case Done(id=command) | No(id=command):
                self.line.settle(command)
                self._answers[command] = message

    def _try_again(self) -> None:
        """Send the command again until it's decided, since nobody knows whether it counted; say so once."""
        if not self.line.tries:
            self.screen.write(say("line-unsaved"))
        self.line.send_again()

    def _lay_over(self, message: Sync | Update) -> None:
        try:
            self.copy.take(message)
            self._see()
        except Gap:
            self.line.rev = self.copy.rev
            self.line.hang_up()


def plain_step(step: Step) -> c.PlainStep:
    """A step of a plan as it is sent."""
    return c.PlainStep(PlainWish(step.wish.verb, step.wish.args), step.foreseen, step.least)
