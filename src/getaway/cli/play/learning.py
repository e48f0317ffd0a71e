"""A lesson at this screen: its steps above the questions, its bots, and what is said at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from getaway.bots import Decision
from getaway.cli.console import story
from getaway.cli.console.board import draw
from getaway.cli.console.said import fill, say, spoken
from getaway.cli.console.screen import Screen
from getaway.cli.errors import Left
from getaway.cli.play.clock import Clock
from getaway.cli.play.compose import Menu
from getaway.cli.play.learning_keys import KEYS
from getaway.cli.play.lesson import Guide
from getaway.cli.play.local import LocalSitting
from getaway.cli.play.spelled import spelled
from getaway.cli.play.turn import Turn
from getaway.kernel import Match, Seat, Wish
from getaway.kernel.plans import Ran, Step
from getaway.kernel.stream import Put
from getaway.table import commands
from getaway.table.lessons import listed
from getaway.table.reviewing import is_taught
from getaway.table.taking import Taking


class TableClock(Clock):
    """Match time as the lesson's table has it."""

    def __init__(self, taking: Taking) -> None:
        super().__init__(taking.match)
        self.taking = taking

    def read(self) -> int:
        """Match time now."""
        return self.taking.live.match_time(self.taking.at())

    def let_pass(self) -> bool:
        """Bring the match to the present; whether a deadline fired."""
        return self.taking.let_pass()


class LessonSitting(LocalSitting):
    """A lesson being taken at this screen."""

    keys = KEYS
    prompt, help = "prompt-lesson", "help-lesson"

    def __init__(self, taking: Taking, screen: Screen) -> None:
        others = [seat for seat in range(taking.lesson.players) if seat != taking.seat]
        super().__init__(taking.match, {seat: taking.bot(seat) for seat in others}, screen)
        self.taking = taking
        self.warns = taking.live.table.warns
        self.clock = TableClock(taking)
        self.praised = taking.done
        """How many steps the player was told are done."""
        self.closed = False
        """Whether they were told that all are."""

    @property
    def command(self) -> str:
        """What to type to take this lesson again."""
        return command(self.taking.game.name, self.taking.lesson.key)

    # Playing

    def introduce(self) -> None:
        """Say what will be learned; then the clocks may run."""
        lesson, lang = self.taking.lesson, spoken()
        about = {"title": lesson.title.in_words(lang), "about": lesson.about.in_words(lang)}
        self.screen.page(fill("lesson-about", **about, minutes=lesson.minutes), end="page-question")
        self.taking.resume()

    def step(self) -> None:
        """Let the next seat answer, in the order of a table; at the end of the lesson, close it."""
        self.clock.let_pass()
        bots = self.taking.bots_asked()
        if self.taking.finished and not self.closed:
            self.close()
        elif bots:
            self.let_bot(bots[0])
        elif self.match.asks:
            self.let_person([self.taking.seat])
        elif not self.match.over:
            self.taking.skip()

    def turn(self, seat: Seat, eyes: Seat) -> LessonTurn:
        """The player's decision."""
        return LessonTurn(self, seat, eyes)

    def pass_on(self, match: Match) -> None:
        """Questions in which nothing is decided are passed by the table."""

    def give(self, seat: Seat, wish: Wish, ask: int | None) -> None:
        """A seat answers."""
        self.taking.give(seat, wish, ask)

    def better(self, seat: Seat, wish: Wish) -> Decision | None:
        """Nothing is better than what the lesson says."""
        learning = self.taking.live.table.learning
        taught = learning is not None and is_taught(self.match, learning, wish)
        return None if taught else super().better(seat, wish)

    def carry_through(self, put: Put, seat: Seat, steps: Sequence[Step]) -> Ran:
        """Give several answers as far as they go."""
        return self.taking.plan(seat, steps, put.rev)

    def stop_at(self, seat: Seat, setting: str) -> None:
        """Set when the player is asked where everything they could do is optional."""
        self.taking.command(commands.SetStop(id="stop", stop=setting))  # type: ignore[arg-type]

    def undo(self, seat: Seat, *, everybody: bool) -> None:
        """Take back the player's last answer, and what they reached by it."""
        self.taking.take_back()
        self.praised = min(self.praised, self.taking.done)

    def praise(self) -> str:
        """What the player has done since they were last told; empty where that is nothing."""
        first, self.praised = self.praised + 1, self.taking.done
        if first > self.praised:
            return ""
        return say("lesson-done", first=first, last=self.praised, steps=self.praised - first + 1)

    # The end

    def close(self) -> None:
        """The last step is done: show the table and what to try next, and ask whether to play on."""
        self.closed = True
        self.screen.clear()
        self.show_table()
        self.screen.write_all(self.closing())
        if not self.screen.read(say("lesson-play-on")):
            raise Left

    def finish(self) -> None:
        """The match is over, with all steps done or not."""
        self.show_table()
        self.screen.write(story.result(self.match.outcome, self.wording), "bold")
        if not self.closed:
            self.screen.write_all(self.closing())

    def leave(self) -> None:
        """Say how to go on; a screen of its own is gone by now, and what stood there last with it."""
        if not self.closed:
            self.screen.write(fill("lesson-left", command=self.command))
        elif self.screen.live:
            self.screen.write_all(self.closing())

    def show_table(self) -> None:
        """The table as the player sees it, and what happened since they last decided."""
        seat = self.taking.seat
        self.screen.write(draw(self.match.view(seat), self.wording, self.screen.width, self.match.now))
        self.tell(seat)
        self.screen.write()

    def closing(self) -> Iterator[str]:
        """What the lesson says at its end, and the next one; or how to begin again where it wasn't reached."""
        taking, lang = self.taking, spoken()
        if not taking.finished:
            yield fill("lesson-short", done=taking.done, of=len(taking.lesson.steps), command=self.command)
            return
        yield fill("lesson-over", title=taking.lesson.title.in_words(lang), ends=taking.lesson.ends.in_words(lang))
        known = listed(taking.game, lang)
        after = [each.key for each in known].index(taking.lesson.key) + 1
        for each in known[after : after + 1]:
            yield fill("lesson-next", title=each.title, command=command(taking.game.name, each.key))


class LessonTurn(Turn[LessonSitting]):
    """A decision of the player, with the step of the lesson above it."""

    def __init__(self, sitting: LessonSitting, seat: Seat, eyes: Seat) -> None:
        super().__init__(sitting, seat, eyes)
        self.done = sitting.praise()

    def guide(self, menu: Menu) -> Guide:
        """What was reached, the step by its number, and what to type."""
        taking = self.sitting.taking
        lesson, step, lang = taking.lesson, taking.step, spoken()
        if step is None:
            return Guide()
        told = {"lesson": lesson.title.in_words(lang), "title": step.says.in_words(lang)}
        head = fill("guide-head", **told, number=taking.done + 1, of=len(lesson.steps))
        typed = self.spelled(menu)
        text = fill("lesson-type", typed=typed) if typed else ""
        return Guide(head, text, step.clauses, self.done)

    def spelled(self, menu: Menu) -> str:
        """What to type for what the step suggests; empty where it suggests nothing."""
        wish = self.sitting.taking.suggestion()
        return "" if wish is None else spelled(self.composer, menu, wish)


def command(game: str, lesson: str) -> str:
    """What to type to take a lesson."""
    return f"getaway learn {game} {lesson}"
