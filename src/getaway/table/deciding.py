"""What becomes of a command: the act that goes into the log, or the clause that refuses it.

A command that moves the match is carried out here; the act tells what came of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from getaway.bots import level_name
from getaway.games import find
from getaway.kernel import SPECTATOR, Match, Refused, Seat, Wish
from getaway.kernel.plans import Step
from getaway.kernel.wire import PlainWish, tupled
from getaway.table import commands as c
from getaway.table.acts import (
    BOT,
    OPEN,
    PERSON,
    AnyAct,
    Handed,
    Keyed,
    Left,
    LevelSet,
    Played,
    Returned,
    Revoked,
    Said,
    Sat,
    StopSet,
    TempoSet,
    Voted,
    VoteOpened,
)
from getaway.table.live import Live
from getaway.table.opening import check_level, spoken_name
from getaway.table.planning import begun
from getaway.table.seats import LOBBY, MOST_KEYS, Table

MOST_NESTED = 8
ORDERS = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Characters that control a terminal, or turn the direction of what others have said."""


def decide(live: Live, seat: Seat, command: c.AnyCommand, at: int) -> AnyAct:
    """Judge a command of a seat; a new table for a rematch is the service's business."""
    if seat == SPECTATOR:
        raise Refused("GT-SEAT-01")
    if live.table.seats[seat].kind != PERSON and not isinstance(command, c.Return):
        raise Refused("GT-AWAY-02")
    return DECISIONS[type(command)](live, seat, command, at)


# The match


def _answer(live: Live, seat: Seat, command: c.AnswerIt, at: int) -> AnyAct:
    return answer(live, seat, wish_of(command.wish), command.ask, at)


def _plan(live: Live, seat: Seat, command: c.PlanIt, at: int) -> AnyAct:
    """A seat answers several questions in a row."""
    steps = [Step(wish_of(step.wish), step.foreseen, step.least) for step in command.steps]
    now = live.match_time(at)
    return live.play(at, lambda match: begun(match, seat, steps, now, command.ask, live.pass_on))


def wish_of(said: PlainWish) -> Wish:
    """What a client said, as a wish."""
    if _nested(said.args, MOST_NESTED):
        raise Refused("GT-FORM-01", verb=said.verb[:40])
    return Wish.of(said.verb, tupled(said.args))


def _stop(_live: Live, seat: Seat, command: c.SetStop, at: int) -> AnyAct:
    """A seat says when it wants to be asked; it is public, so that nobody learns more from it than it says."""
    return StopSet(seat=seat, stop=command.stop, at=at)


def _level(live: Live, seat: Seat, command: c.SetLevel, at: int) -> AnyAct:
    """The host chooses how well the bot of a seat plays (GT-BOT-01)."""
    _host(live, seat)
    if command.seat >= live.table.players:
        raise Refused("GT-SEAT-02")
    check_level(live.table.game, command.level)
    level = level_name(find(live.table.game), command.level or live.table.bots)
    return LevelSet(seat=command.seat, level=level, at=at)


def _tempo(live: Live, seat: Seat, command: c.SetTempo, at: int) -> AnyAct:
    """The host chooses how fast bots act (GT-BOT-01)."""
    _host(live, seat)
    return TempoSet(tempo=command.tempo, at=at)


def _nested(value: Any, deep: int) -> bool:  # noqa: ANN401 - any JSON
    """Whether lists and objects lie deeper in one another than any rule has use for."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return deep == 0 or any(_nested(each, deep - 1) for each in inner if isinstance(each, dict | list))


def answer(live: Live, seat: Seat, wish: Wish, ask: int, at: int) -> Played:
    """A seat answers, or takes an offer."""
    now = live.match_time(at)
    return live.play(at, lambda match: match.answer(seat, wish, at=now, ask=ask))


def ring(live: Live, upto: int, at: int) -> Played:
    """Fire the deadlines up to a moment of match time."""
    return live.play(at, lambda match: match.advance(max(upto, match.now)))


def _undo(live: Live, seat: Seat, _: c.Undo, at: int) -> AnyAct:
    """By right at once; where others have answered since, by a vote. Bots agree to anything."""
    verdict = live.playing().why_undo(seat)
    if not isinstance(verdict, Refused):
        return _take_back(live, seat, (), at)
    if verdict.clause != "GT-UNDO-02":
        raise verdict
    vote = live.table.vote
    agreed = vote.agreed if vote is not None and vote.seat == seat else ()
    if all(voter in agreed for voter in _voters(live.table, seat)):  # who was still to vote may have gone away
        return _take_back(live, seat, range(live.table.players), at)
    if vote is not None:
        raise Refused("GT-VOTE-02")
    return VoteOpened(seat=seat, at=at)


def _vote(live: Live, seat: Seat, command: c.Vote, at: int) -> AnyAct:
    """Agree, or end the vote: the player who asked for it may withdraw."""
    vote = live.table.vote
    if vote is None or seat in vote.agreed or (seat == vote.seat and command.agree):
        raise Refused("GT-VOTE-01")
    waiting = [voter for voter in _voters(live.table, vote.seat) if voter not in (*vote.agreed, seat)]
    if not command.agree or waiting:
        return Voted(seat=seat, agree=command.agree, at=at)
    return _take_back(live, vote.seat, range(live.table.players), at)


def _voters(table: Table, asking: Seat) -> list[Seat]:
    return [seat for seat, each in enumerate(table.seats) if each.kind == PERSON and not each.away and seat != asking]


def _take_back(live: Live, seat: Seat, agreed: Any, at: int) -> AnyAct:  # noqa: ANN401 - seats
    now = live.match_time(at)

    def run(match: Match) -> None:
        match.advance(now)
        match.undo(seat, agreed=agreed)

    return live.play(at, run)


def _pause(live: Live, _seat: Seat, _: c.Pause, at: int) -> AnyAct:
    now = live.match_time(at)
    return live.play(at, lambda match: match.pause(now))


def _resume(live: Live, _seat: Seat, _: c.Resume, at: int) -> AnyAct:
    return live.play(at, lambda match: match.resume(match.now))


# The seats


def _say(live: Live, seat: Seat, command: c.Say, at: int) -> AnyAct:
    policy = live.match.talk(seat) if live.match is not None else None
    if policy is not None and policy.policy == "silent":
        raise Refused(policy.cites[0] if policy.cites else "GT-TALK-01")
    return Said(seat=seat, text=ORDERS.sub(" ", command.text), at=at)


def _start(live: Live, seat: Seat, _: c.Start, at: int) -> AnyAct:
    _host(live, seat)
    if live.match is not None:
        raise Refused("GT-START-01")
    return live.begin(at)


def _leave(live: Live, seat: Seat, _: c.Leave, at: int) -> AnyAct:
    if seat == live.table.host and live.table.stage == LOBBY:
        raise Refused("GT-HOST-02")
    return Left(seat=seat, was=live.table.seats[seat].name if live.table.stage == LOBBY else "", at=at)


def _return(_live: Live, seat: Seat, _: c.Return, at: int) -> AnyAct:
    return Returned(seat=seat, at=at)


def _hand(live: Live, seat: Seat, command: c.Hand, at: int) -> AnyAct:
    """A seat that was left is handed on at once, a silent one when its time is up."""
    table = live.table
    live.playing()
    if command.seat >= table.players or command.to not in {BOT, OPEN} or command.seat == seat:
        raise Refused("GT-SEAT-02")
    holder = table.seats[command.seat]
    since = table.asked[command.seat]
    silent = bool(since) and at - since >= table.patience and not table.paused
    if holder.kind == PERSON and not holder.away and not silent:
        raise Refused("GT-AWAY-01", seat=command.seat, minutes=table.patience // 60_000)
    if holder.kind == command.to:
        raise Refused("GT-SEAT-02")
    if command.to == OPEN and not table.takeover and seat != table.host:
        raise Refused("GT-SEAT-04")
    return Handed(seat=command.seat, to=command.to, by=seat, was=holder.name if command.to == OPEN else "", at=at)


def _revoke(live: Live, seat: Seat, command: c.Revoke, at: int) -> AnyAct:
    _host(live, seat)
    if command.seat >= live.table.players or command.seat == live.table.host:
        raise Refused("GT-SEAT-02")
    return Revoked(seat=command.seat, was=live.table.seats[command.seat].called, at=at)


def _host(live: Live, seat: Seat) -> None:
    if seat != live.table.host:
        raise Refused("GT-HOST-01")


def sit(live: Live, name: str, key: str, number: str, wanted: Seat | None, at: int) -> Sat:
    """Seat a player where they want, or at the first seat that is open or a bot's."""
    if live.table.branch is not None:
        raise Refused("GT-WHATIF-02")
    said = spoken_name(name)
    free = [seat for seat in range(live.table.players) if _is_free(live.table, seat)]
    free.sort(key=lambda seat: live.table.seats[seat].kind == BOT)
    if wanted is not None and wanted not in free:
        raise Refused("GT-SEAT-04" if _is_a_bots(live.table, wanted) else "GT-SEAT-02")
    if not free:
        bots = any(_is_a_bots(live.table, seat) for seat in range(live.table.players))
        raise Refused("GT-SEAT-04" if bots else "GT-SEAT-03")
    return Sat(seat=free[0] if wanted is None else wanted, name=said, key=key, number=number, at=at)


def _is_free(table: Table, seat: Seat) -> bool:
    """Open, or a bot's where newcomers may take over (GT-SEAT-04)."""
    return table.seats[seat].kind == OPEN or (table.takeover and _is_a_bots(table, seat))


def _is_a_bots(table: Table, seat: Seat) -> bool:
    """Whether a bot has this seat, and doesn't only keep it warm for somebody."""
    held = table.seats[seat] if 0 <= seat < table.players else None
    return held is not None and held.kind == BOT and not held.keys


# The keys


def rekey(live: Live, holder: str, key: str, at: int, *, ends: tuple[str, ...] = (), kept: bool = False) -> Keyed:
    """Another key for the seat of this one: for a device, or kept by an account (GT-KEY-02)."""
    seat = live.table.seat_of(holder)
    if seat is None:
        raise Refused("GT-KEY-01")
    held = live.table.seats[seat]
    like_it = held.kept if kept else [each for each in held.devices if each not in ends]
    if len(like_it) >= MOST_KEYS:
        raise Refused("GT-KEY-02", most=MOST_KEYS)
    return Keyed(seat=seat, key=key, ends=ends, kept=kept, at=at)


def others(live: Live, holder: str, spare: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of all devices at the seat of this one, except those in `spare`."""
    seat = live.table.seat_of(holder)
    devices = live.table.seats[seat].devices if seat is not None else ()
    return tuple(key for key in devices if key not in spare)


Decision = Callable[[Live, Seat, Any, int], AnyAct]
DECISIONS: dict[type, Decision] = {
    c.AnswerIt: _answer,
    c.PlanIt: _plan,
    c.SetStop: _stop,
    c.SetLevel: _level,
    c.SetTempo: _tempo,
    c.Undo: _undo,
    c.Vote: _vote,
    c.Pause: _pause,
    c.Resume: _resume,
    c.Say: _say,
    c.Start: _start,
    c.Leave: _leave,
    c.Return: _return,
    c.Hand: _hand,
    c.Revoke: _revoke,
}
