"""The rules of a game: what the kernel needs to play a match and show it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Generic, NamedTuple

import msgspec

from getaway.kernel.choice import Dice
from getaway.kernel.record import Record
from getaway.kernel.state import SPECTATOR, Seat, State
from getaway.kernel.then import Then
from getaway.kernel.verbs import G, Script, Verb
from getaway.kernel.wish import Args, Wish


class Deadline(NamedTuple):
    """A moment in match time (milliseconds) at which something happens by itself."""

    at: int
    key: str


class Talk(msgspec.Struct, frozen=True):
    """What players may say at the table now: everything, only public facts, or nothing."""

    policy: str
    cites: tuple[str, ...] = ()


FREE = Talk("free")


class Rules(Generic[G]):
    """A state, a pure function from state to script, and what each audience may see of it."""

    name: ClassVar[str]
    version: ClassVar[int]
    package: ClassVar[str]
    state: ClassVar[type[State]]
    verbs: ClassVar[Mapping[str, Verb[Any]]]
    players: ClassVar[tuple[int, int]]
    queries: ClassVar[Mapping[str, Callable[..., Any]]] = {}
    languages: ClassVar[Mapping[str, tuple[str, ...]]] = {"messages": ("en",), "clauses": ("en",)}
    idle: ClassVar[frozenset[str]] = frozenset()
    """The verbs with which a player passes up an opportunity."""
    phases: ClassVar[tuple[str, ...]] = ()
    """The steps of a turn in order, as a player would list them; `phase-NAME` is the message of each."""
    drawing: ClassVar[str] = ""
    """The place, `package.module:NAME`, of a `getaway.kit.declared.Drawing`: the table in text."""

    def begin(self, players: int, options: Mapping[str, Any]) -> G:
        """The state before set-up; raises `Refused` if the options are against the rules."""
        raise NotImplementedError

    def prepare(self, options: Mapping[str, Any]) -> object:
        """Load what these options bring with them, before a state made with them is read.

        A match keeps what this returns for as long as it exists, so a game may drop what no match keeps.
        """
        return None

    def script(self, g: G) -> Script[None] | None:
        """What happens next, read from the state alone; None when the match is over."""
        raise NotImplementedError

    def outcome(self, g: G) -> msgspec.Struct | None:
        """How the match ended, for everyone to see; None while it runs."""
        raise NotImplementedError

    def view(self, g: G, seat: Seat) -> msgspec.Struct:
        """What this audience sees of the state now."""
        raise NotImplementedError

    def things(self, view: Any) -> Collection[str]:  # noqa: ANN401 - this game's view
        """Every thing that a view shows and an option may name, such as `cell:14`. A seat is one too."""
        return frozenset(f"seat:{seat}" for seat in range(view.players))

    def phase(self, g: G) -> str:
        """Which of the `phases` it is now; nothing outside a turn. Everyone may know it."""
        return ""

    def consequences(self, before: Any, after: Any) -> tuple[Then, ...]:  # noqa: ANN401 - this game's views
        """What changed for a player between two of its views, the most important first."""
        return ()

    def open_view(self, g: G) -> msgspec.Struct:
        """The table with everything face up, for looking back at a match that is over; shaped like any other view."""
        return self.view(g, SPECTATOR)

    def memory(self, g: G, seat: Seat) -> object:
        """What this seat learned earlier and can still use, besides what it sees now."""
        return None

    def deadlines(self, g: G) -> tuple[Deadline, ...]:
        """The moments at which something happens by itself."""
        return ()

    def on_deadline(self, g: G, key: str) -> Script[None]:
        """Carry out a deadline, nested in the request that was pending."""
        raise NotImplementedError

    def offers(self, g: G, seat: Seat) -> tuple[Verb[Any], ...]:
        """What a seat may do without being asked while a request is pending."""
        return ()

    def unasked(self, g: G, seat: Seat, question: str) -> Wish | None:
        """What older rules did here without asking, for a match that goes on from them; None if they asked too."""
        return None

    def talk(self, g: G, seat: Seat) -> Talk:
        """What this seat may say now."""
        return FREE

    def components(self, g: G) -> Mapping[str, int]:
        """How many there are of each thing whose number never changes."""
        return {}

    def faults(self, g: G) -> list[str]:
        """Everything that is wrong with this position."""
        return []

    def sample(self, record: Record, dice: Dice) -> tuple[G, tuple[Args | None, ...]]:
        """A checkpoint state that agrees with a seat's record, and values for the hidden entries since.

        Uniform over all that agree; a hidden answer's value is `{"verb": ..., "args": ...}`. None leaves an entry to
        the world: a hidden draw is drawn again, a hidden answer is any that is legal then.
        """
        raise NotImplementedError
