"""A table as it follows from its acts: who sits where, and what everybody with the link may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from getaway.kernel import Seat
from getaway.kernel.passing import NEW
from getaway.kernel.plans import Ran, Step
from getaway.kernel.wire import tupled
from getaway.kit.lessons import Learning
from getaway.table.acts import (
    BOT,
    OPEN,
    PERSON,
    AnyAct,
    Closed,
    Handed,
    Hinted,
    Keyed,
    Left,
    LevelSet,
    Opened,
    Played,
    Rematched,
    Returned,
    Revoked,
    Sat,
    Seating,
    Started,
    StopSet,
    TempoSet,
    Voted,
    VoteOpened,
)

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
CARRIED, WHOLE = "carried", "whole"
"""How a match came from a file: it goes on from where it stood there, or its whole past came along."""
MOST_KEYS = 8
"""On how many devices a seat may be open, and how many accounts may keep it."""


class OpenVote(msgspec.Struct, frozen=True):
    """A wish to take back, and who has agreed so far."""

    seat: int
    agreed: tuple[int, ...] = ()


class BranchView(msgspec.Struct, frozen=True):
    """Which moment of which table a what-if comes from, as whose record; `open` where everything was known."""

    table: str
    moment: int
    seat: int
    open: bool


class Waiting(msgspec.Struct, frozen=True):
    """The rest of a plan, and how far it came."""

    ran: Ran
    rest: tuple[Step, ...]


TEMPOS: Final[Mapping[str, int]] = {"slow": 2_000, "": 900, "quick": 300}
"""How many milliseconds a bot takes to answer, by the table's setting."""
ABSENT: Final = ("", BOT)
"""Who plays for someone who is away."""
HINTS: Final[Mapping[str, int | None]] = {"": None, "few": 3, "none": 0}
"""How many hints a seat may ask for in a match, by the table's setting; None is as many as it wants."""


class Table(msgspec.Struct, frozen=True):
    """The whole table but for its match."""

    id: str
    game: str
    options: dict[str, Any]
    pace: str
    practice: bool
    watch: bool
    commitment: str
    patience: int
    opened: int
    seats: tuple[Seating, ...]
    host: Seat = 0
    stage: str = LOBBY
    paused: bool = False
    zero: int = 0
    vote: OpenVote | None = None
    rematch: str = ""
    asked: tuple[int, ...] = ()
    """Since when each seat has been asked, in Unix time; 0 where it is not."""
    branch: BranchView | None = None
    """Of a what-if: where it comes from."""
    brought: str = ""
    """Of a match from a file: `carried` on from where it stood, or `whole`."""
    takeover: bool = False
    """Whether newcomers may take over from bots during the match."""
    bots: str = ""
    """The level that bots play on; empty for the game's usual one."""
    stops: tuple[str, ...] = ()
    """When each seat wants to be asked where everything that can be done is optional."""
    hints: str = ""
    """How many hints a seat may ask for: `few`, `none`, or as many as it wants."""
    hinted: tuple[int, ...] = ()
    """How many each seat has asked for."""
    tempo: str = ""
    """How fast bots act: `slow`, `quick`, or as usual."""
    absent: str = ""
    """Who plays for someone who is away: a `bot`, or nobody until they are back."""
    waiting: Waiting | None = None
    """A plan that goes on once others have answered."""
    learning: Learning | None = None
    """Of a lesson: how far its player has come."""
    warns: bool = False
    """Whether players are warned of blunders."""
    closed: bool = False
    """Whether the operator has ended it for good."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def stopping(self) -> tuple[str, ...]:
        """When each seat wants to be asked: for something new, unless it has said otherwise."""
        return self.stops or (NEW,) * self.players

    @property
    def hints_taken(self) -> tuple[int, ...]:
        """How many hints each seat has asked for."""
        return self.hinted or (0,) * self.players

    @property
    def hints_left(self) -> tuple[int | None, ...]:
        """How many more hints each seat may ask for; None is as many as it wants."""
        most = HINTS[self.hints]
        return tuple(None if most is None else max(0, most - taken) for taken in self.hints_taken)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.kind == PERSON])

    def level(self, seat: Seat) -> str:
        """How well a bot plays at a seat; empty for the game's usual level."""
        return self.seats[seat].level or self.bots

    def seat_of(self, key: str) -> Seat | None:
        """The seat that a key opens."""
        return next((i for i, seat in enumerate(self.seats) if key in seat.keys), None)


def opened(table_id: str, act: Opened) -> Table:
    """A new table; a what-if, and a match that is carried on, are in the middle of it at once."""
    table = _new(table_id, act)
    if act.brought is not None:
        where = act.brought.position
        brought = _with(table, brought=WHOLE if where is None else CARRIED)
        return brought if where is None else _with(brought, stage=PLAYING, zero=act.at - where.now)
    if act.branch is None:
        return table
    branch = act.branch
    came = BranchView(branch.table, branch.moment, branch.seat, branch.open)
    return _with(table, stage=PLAYING, zero=act.at - branch.position.now, branch=came)


def _new(table_id: str, act: Opened) -> Table:
    return Table(
        table_id,
        act.game,
        tupled(act.options),
        act.pace,
        act.practice,
        act.watch,
        act.commitment,
        act.patience,
        act.at,
        act.seats,
        _first(act.seats),
        takeover=act.takeover,
        bots=act.bots,
        hints=act.hints,
        tempo=act.tempo,
        absent=act.absent,
        warns=act.warns,
        learning=Learning(act.lesson, _first(act.seats)) if act.lesson else None,
    )


def _first(seats: tuple[Seating, ...]) -> Seat:
    """The host: the player who opened the table, or at a rematch the first who is there."""
    return max(range(len(seats)), key=lambda seat: (seats[seat].kind == PERSON, not seats[seat].away, -seat))


def after(table: Table, act: AnyAct) -> Table:  # noqa: C901, PLR0911, PLR0912 - a line for each kind of act
    """The table after an act; what the match makes of it is `Live`'s business."""
    match act:
        case Sat(seat=seat, name=name, key=key, number=number):
            chance = number if table.stage == LOBBY else table.seats[seat].number  # fixed before the first draw
            held = Seating(PERSON, name, (key,), chance, level=table.seats[seat].level)
            return _seat(_unplanned(table, seat), seat, held)
        case Keyed(seat=seat):
            return _seat(table, seat, _keyed(table.seats[seat], act))
        case Left(seat=seat) if table.stage == LOBBY:
            return _seat(table, seat, Seating(level=table.seats[seat].level))
        case Left(seat=seat):
            return _change(table, seat, away=True)
        case Returned(seat=seat):
            return _change(table, seat, kind=PERSON, away=False)
        case Handed(seat=seat, to=to):
            return _change(_unplanned(table, seat), seat, kind=to, away=to == BOT)
        case Revoked(seat=seat):
            held = table.seats[seat]
            return _seat(_unplanned(table, seat), seat, Seating(number=held.number, level=held.level))
        case Started():
            return _with(table, stage=PLAYING, seats=tuple(map(_filled, table.seats)), zero=act.at)
        case Played(zero=zero, plan=None):
            return _with(table, vote=None, zero=zero)
        case Played(zero=zero, plan=Ran() as ran, rest=rest):
            return _with(table, vote=None, zero=zero, waiting=Waiting(ran, rest) if rest else None)
        case StopSet(seat=seat, stop=stop):
            stops = table.stopping
            return _with(table, stops=(*stops[:seat], stop, *stops[seat + 1 :]))
        case LevelSet(seat=seat, level=level):
            return _change(table, seat, level=level)
        case TempoSet(tempo=tempo):
            return _with(table, tempo=tempo)
        case Hinted(seat=seat):
            taken = table.hints_taken
            return _with(table, hinted=(*taken[:seat], taken[seat] + 1, *taken[seat + 1 :]))
        case VoteOpened(seat=seat):
            return _with(table, vote=OpenVote(seat))
        case Voted(seat=seat, agree=True) if table.vote:
            return _with(table, vote=OpenVote(table.vote.seat, (*table.vote.agreed, seat)))
        case Voted():
            return _with(table, vote=None)
        case Rematched(table=other):
            return _with(table, rematch=other)
        case Closed():
            return _with(table, closed=True, vote=None, waiting=None)
        case _:
            return table


def _unplanned(table: Table, seat: Seat) -> Table:
    """The table without the plan of a seat that changes hands: the next player has made none."""
    mine = table.waiting is not None and table.waiting.ran.seat == seat
    return _with(table, waiting=None) if mine else table


def _keyed(seat: Seating, act: Keyed) -> Seating:
    stay = tuple(key for key in seat.keys if key not in (act.key, act.instead, *act.ends))
    kept = tuple(key for key in seat.kept if key in stay)
    return msgspec.structs.replace(seat, keys=(*stay, act.key), kept=(*kept, act.key) if act.kept else kept)


def _filled(seat: Seating) -> Seating:
    return msgspec.structs.replace(seat, kind=BOT) if seat.kind == OPEN else seat


def _with(table: Table, **members: Any) -> Table:  # noqa: ANN401 - members of the table
    return msgspec.structs.replace(table, **members)


def _seat(table: Table, seat: Seat, seating: Seating) -> Table:
    return _with(table, seats=(*table.seats[:seat], seating, *table.seats[seat + 1 :]))


def _change(table: Table, seat: Seat, **members: Any) -> Table:  # noqa: ANN401 - members of the seat
    return _seat(table, seat, msgspec.structs.replace(table.seats[seat], **members))
