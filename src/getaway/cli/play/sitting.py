"""What a turn at the screen needs from its table, which is in this process or on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from getaway.bots import Bot, Decision
from getaway.cli.console.screen import Screen
from getaway.cli.console.story import Item
from getaway.cli.console.wording import Wording
from getaway.cli.play.pieces import Pieces
from getaway.kernel import Deadline, Seat, Wish
from getaway.kernel.ahead import Ahead
from getaway.kernel.plans import Ran, Step
from getaway.kernel.stream import Ended, Put
from getaway.kernel.weighing import Weighed


class Sitting(Protocol):
    """A table with someone in front of it."""

    screen: Screen
    wording: Wording
    heard: dict[Seat, int]
    """By audience: the number of the first thing it has not been shown."""
    bots: Mapping[Seat, Bot]
    """The seats that this screen lets bots play."""
    said: dict[Seat, str]
    """By seat: what its next screen says first."""
    pieces: Pieces | None
    """What is left of a line of answers."""
    keys: Mapping[str, Callable[..., None]]
    """What can be typed besides an answer."""
    prompt: str
    help: str
    """The messages that name these keys, in short and in full."""

    def read(self, prompt: str) -> str | None:
        """What is typed; None where something happened meanwhile that must be looked at first."""

    def put(self, seat: Seat) -> Put | Ended | None:
        """What this seat is asked, always the same object while the question stands."""

    def view(self, eyes: Seat) -> Any:  # noqa: ANN401 - any game's view
        """What this audience sees."""

    def told(self, eyes: Seat, since: int = 0) -> Sequence[Item]:
        """What this audience heard, from a number on."""

    def mark(self, audience: Seat) -> int:
        """The number of the next thing this audience will be sent."""

    def now(self) -> int:
        """Match time."""

    def due(self) -> Deadline | None:
        """The next deadline, where it is known."""

    def answer(self, put: Put, seat: Seat, wish: Wish) -> None:
        """Answer a question or take an offer; raises `Refused`."""

    def plan(self, put: Put, seat: Seat, steps: Sequence[Step]) -> Ran:
        """Give several answers at once, and tell the seat if they stop early; raises `Refused` if the first is."""

    def weigh(self, put: Put, seat: Seat, wishes: Sequence[Wish]) -> Sequence[Weighed]:
        """What is known of these options beforehand: of as many as there is time for."""

    def advise(self, put: Put, seat: Seat) -> Decision | None:
        """What a bot would do, and why; nothing where it found no answer. Raises `Refused`."""

    def ahead(self, put: Put, seat: Seat) -> Sequence[Ahead]:
        """What the seat would be asked next if it simply went on."""

    def stop_at(self, seat: Seat, setting: str) -> None:
        """Set when the seat is asked where everything it could do is optional."""

    def undo(self, seat: Seat, *, everybody: bool) -> None:
        """Take back."""
