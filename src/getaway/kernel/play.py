"""A match in play with nothing recorded: quiet mode, for search and simulation.

A position is the state at the last checkpoint and the entries since. A play can always be
rebuilt from it, which is what `fork` does.
"""

from __future__ import annotations

import sys
from html import escape
from typing import Any, Self

import msgspec

from getaway.kernel.chance import Chance
from getaway.kernel.choice import Act, Choice, Dice
from getaway.kernel.entries import Answer, Drawn, Fired, Past
from getaway.kernel.former import keep
from getaway.kernel.requests import Cut
from getaway.kernel.rules import Deadline, Rules, Talk
from getaway.kernel.speech import speech
from getaway.kernel.state import SPECTATOR, Seat, State, state_hash
from getaway.kernel.tape import Tape
from getaway.kernel.verbs import Asked, Chanced, Question, Script, Verb
from getaway.kernel.wish import Refused, Verdict, Wish
from getaway.kernel.written import Options, read_wish


class Ask:
    """A question put to one seat: who decides what, why now, and all legal answers."""

    __slots__ = ("choice", "id", "question", "seat", "since")

    def __init__(self, seat: Seat, question: Question, choice: Choice, number: int = 0) -> None:
        self.id = self.since = number
        self.seat = seat
        self.question = question
        self.choice = choice

    def __repr__(self) -> str:
        return f"Ask({self.question.name!r} to seat {self.seat}, {self.choice.count} answers)"


class Play:
    """One position being run: state, script, pending request."""

    __slots__ = (
        "_asks",
        "_base",
        "_base_at",
        "_brought",
        "_chance",
        "_request",
        "_script",
        "_since",
        "_stuck",
        "_tape",
        "g",
        "game",
    )

    g: Any
    _request: Asked | None
    _brought: object
    """What the options bring with them; a game may drop it once no match holds it."""
    _stuck: tuple[Deadline, ...]
    _asks: tuple[Ask, ...] | None
    _script: Script[None] | None

    def __init__(
        self, game: Rules[Any], base: State, base_at: int, chance: Chance, since: list[Past], tape: Tape
    ) -> None:
        self.game = game
        self._base = base
        self._base_at = base_at
        self._chance = chance
        self._since = since
        self._stuck = ()
        self._tape = tape
        self._brought = None
        self._restore()

    # Reading

    @property
    def over(self) -> bool:
        """Whether nothing more can be answered."""
        return self._request is None

    @property
    def outcome(self) -> msgspec.Struct | None:
        """How the match ended; None while it runs."""
        return self.game.outcome(self.g) if self._request is None else None

    @property
    def now(self) -> int:
        """Match time in milliseconds."""
        return self._tape.now

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Who must decide what now, with all legal answers."""
        if self._asks is None:
            request = self._request
            seats = request.seats if request else ()
            self._asks = tuple([self._ask(request.question, seat) for seat in seats])  # type: ignore[union-attr]
        return self._asks

    def ask_of(self, seat: Seat, number: int | None = None) -> Ask | None:
        """What this seat must decide now, if anything; with a number, only if that is a number of its question."""
        put = next((ask for ask in self.asks if ask.seat == seat), None)
        return put if put is not None and (number is None or put.since <= number <= put.id) else None

    def _ask(self, question: Question, seat: Seat) -> Ask:
        return Ask(seat, question, Choice(self._acts(question.verbs, seat)))

    def _acts(self, verbs: tuple[Verb[Any], ...], seat: Seat) -> tuple[Act, ...]:
        g = self.g
        return tuple([act for verb in verbs if (act := verb.options(g, seat)) is not None])

    def offers(self, seat: Seat) -> Choice:
        """What this seat may do now without being asked."""
        return Choice(self._acts(self._offered(seat), seat))

    def _offered(self, seat: Seat) -> tuple[Verb[Any], ...]:
        return self.game.offers(self.g, seat) if self._request and 0 <= seat < self.g.players else ()

    def options(self, seat: Seat) -> Options:
        """Everything this seat may do now, asked or unasked; printed, it is the lines that `answer` reads."""
        asked = [put.choice for put in self.asks if put.seat == seat]
        verbs = {act.verb for choice in asked for act in choice.acts}
        unasked = Choice(tuple(act for act in self.offers(seat).acts if act.verb not in verbs))
        return Options(*asked, unasked)

    def view(self, seat: Seat) -> msgspec.Struct:
        """What this audience sees now."""
        return self.game.view(self.g, self._audience(seat))

    def _audience(self, seat: Seat) -> Seat:
        """The seat or the spectators; anything else is refused."""
        if type(seat) is not int or not SPECTATOR <= seat < self.g.players:
            raise Refused("GT-SEAT-01")
        return seat

    def query(self, seat: Seat, name: str, **args: Any) -> Any:  # noqa: ANN401 - the query's own type
        """Ask a named read-only question about a view, for previews."""
        return self.game.queries[name](self.view(seat), **args)

    def talk(self, seat: Seat) -> Talk:
        """What this seat may say now."""
        return self.game.talk(self.g, self._audience(seat))

    @property
    def state_hash(self) -> str:
        """A short digest of exactly this state."""
        return state_hash(self.g)

    # Judging

    def why(self, seat: Seat, wish: Wish | str) -> Verdict:
        """What the rules say to this wish, now, by this seat; a line of text such as `program card=0` is a wish too."""
        if isinstance(wish, str):
            try:
                wish = read_wish(self.game.verbs, wish)
            except Refused as refused:
                return refused.said_in(self.game)
        verdict = self._judged(seat, wish)
        return verdict.said_in(self.game, lambda: self.view(seat)) if isinstance(verdict, Refused) else verdict

    def _judged(self, seat: Seat, wish: Wish) -> Verdict:
        if self._request is None:
            return Refused("GT-OVER-01")
        if not 0 <= seat < self.g.players:
            return Refused("GT-SEAT-01")
        verb = self.game.verbs.get(wish.verb)
        if verb is None:
            return Refused("GT-VERB-01", verb=wish.verb)
        formed = verb.formed(wish)
        if not formed:
            return formed
        if self._asked(seat, verb) or verb in self.game.offers(self.g, seat):
            return verb.judge(self.g, seat, wish)
        return self._not_now(seat, verb)

    def _asked(self, seat: Seat, verb: Verb[Any]) -> bool:
        request = self._request
        return request is not None and seat in request.seats and verb in request.question.verbs

    def _not_now(self, seat: Seat, verb: Verb[Any]) -> Refused:
        assert self._request is not None  # noqa: S101 - `why` has looked
        question = self._request.question
        if seat not in self._request.seats:
            return Refused(question.not_asked(verb), verb=verb.name)
        return Refused(question.instead.get(verb.name, question.otherwise), verb=verb.name)

    # Playing

    def answer(self, seat: Seat, wish: Wish | str) -> None:
        """Carry out a legal answer or offer, given as a wish or as its line of text; else raise `Refused`."""
        for ask in self.asks:
            if ask.seat == seat and wish in ask.choice:  # no choice has a line of text
                return self._go(Answer(seat, wish, self._tape.now, offer=False, secret=self._request.sealed))  # type: ignore[arg-type, union-attr]
        if isinstance(wish, str):
            return self.answer(seat, read_wish(self.game.verbs, wish))
        if wish in self.offers(seat):
            secret = self.game.verbs[wish.verb].secret
            return self._go(Answer(seat, wish, self._tape.now, offer=True, secret=secret))
        raise self._refusal(seat, wish)

    def _refusal(self, seat: Seat, wish: Wish) -> Refused:
        verdict = self.why(seat, wish)
        return verdict if isinstance(verdict, Refused) else Refused("GT-CHOICE-01")

    def advance(self, at: int) -> None:
        """Let match time pass; deadlines fire at their own time."""
        if at < self._tape.now:
            raise Refused("GT-TIME-01")
        while self._request is not None:
            due = min([due for due in self.game.deadlines(self.g) if due not in self._stuck], default=None)
            if due is None or due.at > at:
                break
            self._tape.now = max(due.at, self._tape.now)
            self._fire(due)
            if due in self.game.deadlines(self.g):  # one that leaves itself due fires once
                self._stuck = (*self._stuck, due)
        self._tape.now = at

    def _fire(self, due: Deadline) -> None:
        self._go(Fired(due.key, self._tape.now))

    def fork(self, chance: Chance | None = None) -> Play:
        """A quiet copy of this position to try things on; with another source of chance if one is given."""
        tape = Tape(self.game, quiet=True, now=self._tape.now)
        fork = Play(self.game, self._base, self._base_at, chance or self._chance.fork(), self._since.copy(), tape)
        fork._brought = self._brought
        return fork

    def play_on(self, dice: Dice, most: int = sys.maxsize) -> int:
        """Answer at random until the match is over or `most` answers were given; returns how many were.

        Always the first seat that is asked answers, each of its answers equally likely. Nothing else is worked out,
        so no way to play is faster.
        """
        given = 0
        while given < most and (request := self._request) is not None:
            seat = request.seats[0]
            wish = Choice(self._acts(request.question.verbs, seat)).sample(dice)
            self._go(Answer(seat, wish, self._tape.now, offer=False, secret=request.sealed))
            given += 1
        return given

    # Running

    def _go(self, entry: Past | None) -> None:
        """Hand an entry to the script and run to the next question, drawing chance on the way."""
        self._asks = None
        if entry is not None:
            self._since.append(entry)
        while self._script is not None:
            try:
                request = self._script.send(entry)  # type: ignore[arg-type]
            except (StopIteration, Cut):
                self._checkpoint()
                self._script = self.game.script(self.g)
                entry = None
                continue
            if type(request) is Asked:
                self._request = request
                return
            entry = self._draw(request)  # type: ignore[arg-type]
            self._since.append(entry)
        self._request = None

    def _draw(self, request: Chanced) -> Drawn:
        return Drawn(self._chance.draw(request.shape), request.seen)

    def _checkpoint(self) -> None:
        self._base = self.g.copy()
        self._base_at = self._tape.now
        self._since = []

    def _restore(self) -> None:
        """Run the script from the checkpoint through the entries since, without telling anyone."""
        tape = self._tape
        quiet, now = tape.quiet, tape.now
        tape.quiet, tape.now = True, self._base_at
        self._open()
        script = self._script
        if script is None:
            self._request = None
        else:
            request: Any = script.send(None)  # type: ignore[arg-type]
            for entry in self._since:
                if not isinstance(entry, Drawn):
                    tape.now = entry.at
                request = script.send(entry)
            self._request = request
        tape.quiet, tape.now, tape.barrier = quiet, now, False

    def _open(self) -> None:
        """Go to the checkpoint, its script not started yet."""
        g = self.g = self._base.copy()
        g.tape = self._tape
        self._asks = None
        self._script = self.game.script(g)
        self._request = None

    # Showing

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game.name} players={self.g.players}: {self._stands()}>"

    def _stands(self) -> str:
        """Who is asked what, for all to know."""
        if self._request is None:
            return "over"
        seats = self._request.seats
        return f"seat{'s' * (len(seats) > 1)} {', '.join(map(str, seats))} asked {self._request.question.name!r}"

    def __str__(self) -> str:
        """The table as a spectator sees it, drawn in text, and who is asked what."""
        return speech().table(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: ANN401 - IPython's own
        printer.text(str(self))

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"

    def __copy__(self) -> Self:
        msg = "a match can't be copied; use fork()"
        raise TypeError(msg)


keep(Play, "audience", "base", "base_at", "brought", "chance", "request", "since", "stuck", "tape")
