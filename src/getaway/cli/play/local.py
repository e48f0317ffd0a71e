"""People and bots around one screen: who is asked, who may look, and what is shown in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from getaway.bots import Bot, Decision, any_answer
from getaway.bots.critic import judged
from getaway.cli import saved
from getaway.cli.console import story
from getaway.cli.console.advice import warned
from getaway.cli.console.board import draw
from getaway.cli.console.outlook import stopped
from getaway.cli.console.said import say
from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import Wording
from getaway.cli.errors import Closed, Left
from getaway.cli.play.clock import Clock
from getaway.cli.play.local_keys import KEYS
from getaway.cli.play.pieces import Pieces
from getaway.cli.play.turn import Turn
from getaway.cli.play.voices import Voices, heard
from getaway.games import find
from getaway.kernel import SPECTATOR, Answer, Deadline, Match, Refused, Seat, Wish, to_json
from getaway.kernel.ahead import Ahead, ahead
from getaway.kernel.inside import inside
from getaway.kernel.passing import ALWAYS, NEW, go_on
from getaway.kernel.plans import COMPLETE, Ran, Step, carry_through
from getaway.kernel.stream import Ended, Put
from getaway.kernel.weighing import Weighed, weigh

BUDGET = 0.25
"""Seconds for weighing the options of a list."""
BELOW_NEWS = 4
"""The lines of the screen between two players that aren't news."""


class LocalSitting:
    """A match being played at this screen. Seats without a bot are people."""

    keys: Mapping[str, Callable[..., None]] = KEYS
    prompt, help = "prompt", "help"

    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, Bot],
        screen: Screen,
        path: Path | None = None,
        stop: str = NEW,
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.path = path
        self.people = tuple(seat for seat in range(match.g.players) if seat not in bots)
        self.wording = Wording(match.game)
        self.clock = Clock(match)
        self.heard: dict[Seat, int] = {}
        """By audience: the number of the first thing it has not been shown."""
        self.said: dict[Seat, str] = {}
        self.voices = Voices()
        self.pieces: Pieces | None = None
        self.stops = [stop if seat in self.people else ALWAYS for seat in range(match.g.players)]
        """By seat, when it is asked where everything it could do is optional; bots decide for themselves."""
        self.warns = False
        """Whether players are warned of blunders."""
        self.at_keyboard: Seat = SPECTATOR
        self.last: Seat = SPECTATOR
        """Who answered last from the keyboard."""

    # Playing

    def run(self) -> bool:
        """Play to the end, or until everybody has left; return whether the end was reached."""
        try:
            with self.screen.taken_over(bool(self.people)):
                self.introduce()
                while not self.match.over:
                    self.step()
        except (Closed, Left):
            self.leave()
            return False
        self.finish()
        return True

    def introduce(self) -> None:
        """At a new table, say what the game is about."""
        texts = self.wording.texts
        if self.screen.live and self.people and self.last_answer() is None and "help-goal" in texts:
            self.screen.page(texts.render("help-goal"), end="page-question")

    def step(self) -> None:
        """Let the next seat answer: a bot, or someone at the keyboard."""
        self.clock.let_pass()
        self.pass_on(self.match)
        asked = [ask.seat for ask in self.match.asks]
        here = [seat for seat in asked if seat in self.people]
        bots = [seat for seat in asked if seat in self.bots]
        if bots and (not here or inside(self.match).sealed):
            self.let_bot(bots[0])
        elif here:
            self.let_person(here)
        if not self.people:
            self.tell(SPECTATOR)

    def pass_on(self, match: Match) -> None:
        """Pass the questions in which nothing is decided, where somebody is here who need not be asked."""
        if self.people:
            go_on(match, self.stops)

    def let_bot(self, seat: Seat) -> None:
        """A bot answers from what its seat knows."""
        ask = next(ask for ask in self.match.asks if ask.seat == seat)
        decision = self.bots[seat].decide(self.match.record(seat))
        decision = decision or Decision(any_answer(ask, self.bots[seat].seed))
        before = heard(self.match)
        self.give(seat, decision.wish, ask.id)
        self.voices.give(self.match, seat, decision, before)

    def give(self, seat: Seat, wish: Wish, ask: int | None) -> None:
        """A seat answers; without a number it takes an offer."""
        self.match.answer(seat, wish, at=self.clock.read(), ask=ask)

    def let_person(self, here: list[Seat]) -> None:
        """Ask the player at the keyboard if possible, else the first who is asked; anyone if all are asked the same."""
        seat = self.at_keyboard if self.at_keyboard in here else here[0]
        if len(here) > 1 and self.alike(here):
            self.turn(seat, SPECTATOR).run()
            self.at_keyboard = SPECTATOR  # everybody was looking
        elif self.pass_to(seat):
            self.turn(seat, seat).run()

    def turn(self, seat: Seat, eyes: Seat) -> Turn[Any]:
        """The decision of a seat, for these eyes."""
        return Turn(self, seat, eyes)

    def alike(self, seats: list[Seat]) -> bool:
        """Whether these seats are asked the very same openly, so that any one may answer for all to see."""
        puts = [self.match.put(seat) for seat in seats]
        same = {to_json(asked_in(put)) for put in puts if isinstance(put, Put)}
        return len(same) == 1 and not self.match.over and not inside(self.match).sealed

    def pass_to(self, seat: Seat) -> bool:
        """The screen between two secret views; whether its seat is still asked afterwards."""
        others = [other for other in self.people if other != seat]
        if seat == self.at_keyboard or not any(self.differ(seat, other) for other in others):
            self.at_keyboard = seat
            return True
        self.screen.clear()
        self.tell(SPECTATOR, self.screen.height and self.screen.height - BELOW_NEWS)
        self.screen.write()
        entries = len(self.match.log)
        offered = self.last != SPECTATOR and self.may_undo(self.last)
        while True:
            self.screen.write(say("pass", seat=seat + 1), "bold")
            typed = self.screen.read(say("pass-undo", last=self.last + 1) if offered else say("pass-enter"))
            self.clock.let_pass()
            if typed == "q":
                raise Left
            if typed == "u" and self.last != SPECTATOR:
                self.undo_for_last()
            if len(self.match.log) > entries:
                return False
            if not typed:
                self.at_keyboard = seat
                return True
            self.screen.write(say("pass-wrong"))

    def differ(self, one: Seat, other: Seat) -> bool:
        """Whether two seats see the table differently."""
        return to_json(self.match.view(one)) != to_json(self.match.view(other))

    # What a turn needs

    def read(self, prompt: str) -> str | None:
        """What is typed; None where the clock rang meanwhile."""
        typed = self.screen.read(prompt)
        if self.clock.let_pass():
            self.screen.write(say("clock-rang"))
            return None
        return typed

    def put(self, seat: Seat) -> Put | Ended:
        """What this seat is asked."""
        return self.match.put(seat)

    def view(self, eyes: Seat) -> Any:  # noqa: ANN401 - any game's view
        """What this audience sees."""
        return self.match.view(eyes)

    def told(self, eyes: Seat, since: int = 0) -> Sequence[story.Item]:
        """What this audience heard, from a number on."""
        return self.voices.among(self.match.told(eyes, since), eyes, since)

    def now(self) -> int:
        """Match time."""
        return self.clock.read()

    def due(self) -> Deadline | None:
        """The next deadline."""
        return min(self.match.game.deadlines(self.match.g), default=None)

    def answer(self, put: Put, seat: Seat, wish: Wish) -> None:
        """Answer for a seat; an offer doesn't answer the open question."""
        better = self.better(seat, wish) if self.warns and put.choice is not None else None
        self.give(seat, wish, None if put.choice is None else put.rev)
        if better is not None:
            self.said[seat] = " ".join(warned(self.wording, better))
        self.pass_on(self.match)
        self.last = seat

    def plan(self, put: Put, seat: Seat, steps: Sequence[Step]) -> Ran:
        """Give several answers at once."""
        ran = self.carry_through(put, seat, steps)
        self.last = seat
        if ran.why != COMPLETE:
            self.said[seat] = stopped(ran, self.wording)
        return ran

    def carry_through(self, put: Put, seat: Seat, steps: Sequence[Step]) -> Ran:
        """Give several answers as far as they go."""
        return carry_through(self.match, seat, steps, at=self.clock.read(), ask=put.rev, between=self.pass_on)

    def weigh(self, put: Put, seat: Seat, wishes: Sequence[Wish]) -> Sequence[Weighed]:
        """What is known of these options, of as many as there is time for."""
        until = monotonic() + BUDGET
        return weigh(self.match, seat, wishes, lambda: monotonic() > until)

    def advise(self, put: Put, seat: Seat) -> Decision | None:
        """What a bot would do, from what the seat knows."""
        return self.adviser.decide(self.match.record(seat))

    def better(self, seat: Seat, wish: Wish) -> Decision | None:
        """What would be far better than a wish, from what the seat knows; nothing where it will do."""
        return judged(self.adviser, self.match.record(seat), wish)

    @property
    def adviser(self) -> Bot:
        """Who gives hints and warnings."""
        return Bot(find(self.match.game.name).adviser, people=tuple(self.people))

    def ahead(self, put: Put, seat: Seat) -> Sequence[Ahead]:
        """What the seat would be asked next if it simply went on."""
        return ahead(self.match, seat)

    def stop_at(self, seat: Seat, setting: str) -> None:
        """Set when the seat is asked where everything it could do is optional."""
        self.stops[seat] = setting
        self.pass_on(self.match)

    # Taking back

    def undo(self, seat: Seat, *, everybody: bool) -> None:
        """Take back this seat's last answer by right, or anybody's with the agreement of all."""
        if not everybody:
            self.match.undo(seat)
            return
        last = self.last_answer()
        self.match.undo(seat if last is None else last.seat, agreed=range(self.match.g.players))

    def last_answer(self) -> Answer | None:
        """The last answer of anybody that was not taken back."""
        return next((entry for entry in reversed(inside(self.match).line) if isinstance(entry, Answer)), None)

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat could take back by right."""
        return not isinstance(self.match.why_undo(seat), Refused)

    def undo_for_last(self) -> None:
        """Let the last player undo their answer before the keyboard is passed on."""
        try:
            self.match.undo(self.last)
            self.at_keyboard = self.last
        except Refused as refused:
            self.screen.write(self.wording.refusal(refused))

    # Telling

    def tell(self, audience: Seat, room: int | None = None) -> None:
        """Show what this audience hasn't been shown yet, or as much of it as fits."""
        told = self.told(audience, self.heard.get(audience, 0))
        self.wording.view = self.match.view(audience)
        if room is None:
            self.screen.write_all(story.lines(told, self.wording))
        else:
            self.screen.write_all(story.newest(told, self.wording, self.screen.width, room))
        self.heard[audience] = self.mark(audience)

    def mark(self, audience: Seat) -> int:
        """The number of the next thing this audience will be sent."""
        return inside(self.match).streams[audience][-1].rev + 1

    def finish(self) -> None:
        """Show the table a last time, tell the rest and how it ended."""
        if self.people:
            self.screen.write()
            self.screen.write(draw(self.match.view(SPECTATOR), self.wording, self.screen.width, self.match.now))
        self.tell(SPECTATOR)
        self.screen.write()
        self.screen.write(story.result(self.match.outcome, self.wording), "bold")
        if self.path is not None:
            self.screen.write(say("saved-over", path=str(self.save(None))))

    # Saving

    def save(self, path: Path | None) -> Path:
        """Write the match to this file, or to its own."""
        path = path or self.path or saved.new_name(self.match.game.name)
        saved.save(self.match, path)
        self.path = self.path or path
        return path

    def leave(self) -> None:
        """Save and say how to go on."""
        path = self.save(None)
        bots = f" --bots {len(self.bots)}" if self.bots else ""
        self.screen.write(say("left", path=str(path), bots=bots))


def asked_in(put: Put) -> list[Any]:
    """What a seat can do, whichever piece it does it with: what belongs to no piece belongs to the seat itself."""
    acts = [{name: each for name, each in act.items() if name != "at"} for act in [*(put.choice or ()), *put.offers]]
    return [acts, [(marked.wish, marked.clause, marked.facts) for marked in put.blocked]]
