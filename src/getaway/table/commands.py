"""What a client asks a table to do. Each carries an id that the client made: sent twice, it's carried out once."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from getaway.kernel.wire import PlainWish

Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Word = Annotated[str, msgspec.Meta(max_length=60)]
MOST_STEPS = 60
"""How many answers a plan may have."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]


class Command(msgspec.Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """One wish of one seat."""

    id: Id


class AnswerIt(Command, frozen=True, tag="answer"):
    """Answer the question with this number, or take an offer while it stands."""

    ask: int
    wish: PlainWish


class PlainStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of a plan, the alarms that the seat expects from it, and the figures it counts on."""

    wish: PlainWish
    foreseen: Annotated[tuple[Word, ...], msgspec.Meta(max_length=12)] = ()
    least: Annotated[dict[Word, int], msgspec.Meta(max_length=4)] = {}


class PlanIt(Command, frozen=True, tag="plan"):
    """Answer several questions in a row, beginning with the one that has this number; the first surprise ends it."""

    ask: int
    steps: Annotated[tuple[PlainStep, ...], msgspec.Meta(min_length=1, max_length=MOST_STEPS)]


class SetStop(Command, frozen=True, tag="stop"):
    """Say when to be asked where everything that can be done is optional: `always`, `new` or `never`."""

    stop: Literal["always", "new", "never"]


class SetLevel(Command, frozen=True, tag="level"):
    """Choose how well the bot of a seat plays, by a level of the game; empty for the table's."""

    seat: SeatNumber
    level: Word


class SetTempo(Command, frozen=True, tag="tempo"):
    """Choose how fast bots act; empty for as usual."""

    tempo: Literal["", "slow", "quick"]


class Undo(Command, frozen=True, tag="undo"):
    """Undo your last answer, by right or by a vote that this opens."""


class Vote(Command, frozen=True, tag="vote"):
    """Agree that another takes back, or end the vote."""

    agree: bool


class Pause(Command, frozen=True, tag="pause"):
    """Let match time stand still."""


class Resume(Command, frozen=True, tag="resume"):
    """Let match time run again."""


class Say(Command, frozen=True, tag="say"):
    """Say something to all."""

    text: Text


class Start(Command, frozen=True, tag="start"):
    """Start the match."""


class Leave(Command, frozen=True, tag="leave"):
    """Go away."""


class Return(Command, frozen=True, tag="return"):
    """Come back."""


class Hand(Command, frozen=True, tag="hand"):
    """Hand a seat that was left or is silent to a bot, or open it."""

    seat: SeatNumber
    to: str


class Revoke(Command, frozen=True, tag="revoke"):
    """Take a seat from its holder."""

    seat: SeatNumber


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people: the same mission, or the `next` one of the campaign."""

    next: bool = False


class Lead(Command, frozen=True, tag="lead"):
    """Lead the shared replay to a moment; after the end as whom all look there, else each as themselves."""

    moment: int
    of: int | None = None


class PassLead(Command, frozen=True, tag="relay"):
    """Let another seat lead."""

    seat: SeatNumber


class EndLead(Command, frozen=True, tag="unlead"):
    """Stop leading."""


AnyCommand = (
    AnswerIt
    | PlanIt
    | SetStop
    | SetLevel
    | SetTempo
    | Undo
    | Vote
    | Pause
    | Resume
    | Say
    | Start
    | Leave
    | Return
    | Hand
    | Revoke
    | Rematch
    | Lead
    | PassLead
    | EndLead
)
