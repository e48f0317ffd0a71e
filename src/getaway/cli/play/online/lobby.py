"""Before and after the match: the lobby where people gather, and the end with its rematch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from getaway.cli.console import story
from getaway.cli.console.board import draw
from getaway.cli.console.said import say
from getaway.cli.errors import Left, Wrong
from getaway.cli.play.online.keys import speak
from getaway.cli.play.online.visit import Visit
from getaway.kernel import Refused
from getaway.kernel.stream import Ended
from getaway.table import commands as c

LOBBY = "lobby"
Key = Callable[[Visit, str], None]


def gather(visit: Visit) -> None:
    """Wait until the host starts the match."""
    while visit.copy.table.stage == LOBBY:
        visit.screen.clear()
        visit.screen.write(say("lobby-link"))
        visit.screen.write_whole(visit.link.invitation)
        visit.screen.write_all(_seats(visit))
        visit.screen.write_all(
            say("news", text=line) for line in story.lines(visit.told(visit.copy.seat), visit.wording)
        )
        _typed(visit, "prompt-lobby", {"start": _start, "say": speak, "h": _help("help-lobby")}, _still_gathering)


def _still_gathering(visit: Visit) -> bool:
    return visit.copy.table.stage == LOBBY


def _seats(visit: Visit) -> Iterator[str]:
    for number, seat in enumerate(visit.copy.table.seats, 1):
        yield say("lobby-seat", seat=number, kind=seat.kind, name=seat.name, own=number - 1 == visit.copy.seat)


def _start(visit: Visit, _rest: str) -> None:
    visit.do(c.Start(id=visit.new_id()))


def part(visit: Visit) -> str:
    """Show how the match ended; return the table of the rematch once somebody wants one."""
    copy, screen = visit.copy, visit.screen
    screen.clear()
    screen.write(draw(copy.view, visit.wording, screen.width, copy.now))
    told = visit.told(copy.seat, visit.heard.get(copy.seat, 0))
    screen.write_all(story.newest(story.holding(told), visit.wording, screen.width, None))
    screen.write()
    question = copy.question
    if isinstance(question, Ended):
        screen.write(story.result(question.outcome, visit.wording), "bold")
    keys = {"again": _again, "say": speak, "h": _help("help-over")}
    while not visit.moving:
        _typed(visit, "prompt-over", keys, lambda _: not visit.moving)
    return visit.copy.table.rematch


def _again(visit: Visit, _rest: str) -> None:
    """Open the rematch, or follow the others to it."""
    if not visit.copy.table.rematch:
        visit.do(c.Rematch(id=visit.new_id()))
        visit.wait_for(lambda: bool(visit.copy.table.rematch))
    visit.moving = True


def _help(message: str) -> Key:
    return lambda visit, _: visit.screen.page(say(message))


def _typed(visit: Visit, prompt: str, keys: Mapping[str, Key], here: Callable[[Visit], bool]) -> None:
    """Read and carry out one line after another until the screen must be drawn again."""
    while here(visit) and (line := visit.read(say(prompt))) is not None:
        word, _, rest = line.partition(" ")
        if word == "q":
            raise Left
        try:
            keys.get(word, _unknown)(visit, rest.strip())
        except Wrong as wrong:
            visit.screen.write(say("notice", text=str(wrong)))
        except Refused as refused:
            visit.screen.write(say("notice", text=visit.wording.refusal(refused)))


def _unknown(_visit: Visit, _rest: str) -> None:
    raise Wrong(say("wrong-word"))
