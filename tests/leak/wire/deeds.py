"""What happens at a table while its audiences are watched: random play, and everything people do besides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tests.leak.wire.sides import Side

from getaway.kernel import SPECTATOR, Match, Seat, Wish
from getaway.kernel.passing import STOPS
from getaway.suite.legal import Legality
from getaway.table.acts import BOT, PERSON
from getaway.table.seats import Table

TRIES = 20
WORDS = ("I have none", "xyzzy", "è così", "☂", '"}', "a" * 300)


class Deed(NamedTuple):
    """A command of a seat; the number of the question it answers is each world's own."""

    seat: Seat
    command: dict[str, Any]
    answers: bool = False


class Stage(NamedTuple):
    """Where a deed is chosen: the true match, its twin if there is one, the table, and who is watched."""

    match: Match
    twin: Match | None
    table: Table
    watched: Seat
    legality: Legality | None = None
    """The words of the game, for wishes that are mostly wrong."""


def wire(wish: Wish) -> dict[str, Any]:
    """A wish as a client sends it."""
    return {"verb": wish.verb, "args": dict(wish.args)}


def people(stage: Stage) -> list[Seat]:
    """The seats that a person holds."""
    return [seat for seat, held in enumerate(stage.table.seats) if held.kind == PERSON]


# Deeds


def answer(stage: Stage, dice: Random) -> Deed | None:
    """An answer that is legal in both worlds, the verb first."""
    asks = [ask for ask in stage.match.asks if stage.table.seats[ask.seat].kind == PERSON]
    if not asks:
        return None
    ask = dice.choice(asks)
    for _ in range(TRIES):
        wish = ask.choice.by_verb(dice)
        if stage.twin is None or any(put.seat == ask.seat and wish in put.choice for put in stage.twin.asks):
            return Deed(ask.seat, {"do": "answer", "wish": wire(wish)}, answers=True)
    return None


def plan(stage: Stage, dice: Random) -> Deed | None:
    """Several answers at once, the first of them legal in both worlds; the others may turn out not to be."""
    first = answer(stage, dice)
    if first is None:
        return None
    ask = next(ask for ask in stage.match.asks if ask.seat == first.seat)
    more = [wire(ask.choice.by_verb(dice)) for _ in range(dice.randrange(1, 4))]
    steps = [{"wish": wish} for wish in (first.command["wish"], *more)]
    return Deed(first.seat, {"do": "plan", "steps": steps}, answers=True)


def stop(stage: Stage, dice: Random) -> Deed:
    """A seat says when it wants to be asked."""
    return Deed(dice.choice(people(stage)), {"do": "stop", "stop": dice.choice(STOPS)})


def offer(stage: Stage, dice: Random) -> Deed | None:
    """Something done unasked, legal in both worlds."""
    seat = dice.choice(people(stage))
    offers = stage.match.offers(seat)
    if not offers.count:
        return None
    wish = offers.sample(dice)
    if stage.twin is not None and wish not in stage.twin.offers(seat):
        return None
    return Deed(seat, {"do": "answer", "wish": wire(wish)}, answers=True)


def wrong(stage: Stage, dice: Random) -> Deed | None:
    """A wish of the watched audience that is mostly refused; only its own refusals are its business."""
    if stage.legality is None:
        return None
    for ask in stage.match.asks:
        stage.legality._learn(ask.choice.sample(dice))
    wish = stage.legality.loose(dice)
    command = {"do": "answer", "wish": wire(wish)}
    if dice.random() < 0.2:
        return Deed(stage.watched, {**command, "ask": dice.randrange(50)})
    return Deed(stage.watched, command, answers=True)


def undo(stage: Stage, dice: Random) -> Deed:
    """A seat takes back, or asks the others to let it."""
    return Deed(dice.choice(people(stage)), {"do": "undo"})


def vote(stage: Stage, dice: Random) -> Deed:
    """A seat votes, mostly for."""
    return Deed(dice.choice(people(stage)), {"do": "vote", "agree": dice.random() < 0.7})


def halt(stage: Stage, dice: Random) -> Deed:
    """A seat lets time stand still, or run on."""
    return Deed(dice.choice(people(stage)), {"do": "resume" if stage.table.paused else "pause"})


def say(stage: Stage, dice: Random) -> Deed:
    """A player says something."""
    return Deed(dice.choice(people(stage)), {"do": "say", "text": dice.choice(WORDS)})


def leave(stage: Stage, dice: Random) -> Deed:
    """A player leaves."""
    return Deed(dice.choice(people(stage)), {"do": "leave"})


def come_back(stage: Stage, dice: Random) -> Deed:
    """A player comes back, perhaps to a seat that a bot keeps warm."""
    away = [seat for seat, held in enumerate(stage.table.seats) if held.away] or people(stage)
    return Deed(dice.choice(away), {"do": "return"})


def hand(stage: Stage, dice: Random) -> Deed:
    """A seat is handed to a bot, if it was left."""
    return Deed(dice.choice(people(stage)), {"do": "hand", "seat": dice.randrange(stage.table.players), "to": BOT})


def wait(stage: Stage, dice: Random) -> None:
    """Nobody does anything until something is due."""


DEEDS: tuple[tuple[Callable[[Stage, Random], Deed | None], int], ...] = (
    (answer, 45),
    (plan, 15),
    (stop, 4),
    (wrong, 10),
    (offer, 3),
    (undo, 7),
    (vote, 2),
    (halt, 3),
    (say, 4),
    (leave, 1),
    (come_back, 1),
    (hand, 1),
    (wait, 5),
)


def chosen(stage: Stage, dice: Random) -> Deed | None:
    """The next deed. What stands open is mostly seen to: a vote, a pause, a seat that was left."""
    if stage.table.vote is not None and dice.random() < 0.8:
        return vote(stage, dice)
    if stage.table.paused and dice.random() < 0.6:
        return halt(stage, dice)
    if any(held.away for held in stage.table.seats) and dice.random() < 0.3:
        return come_back(stage, dice)
    return dice.choices([deed for deed, _ in DEEDS], [weight for _, weight in DEEDS])[0](stage, dice)


async def done(side: Side, node: int, deed: Deed, number: str) -> bytes:
    """Do it on one side by HTTP, and what was answered."""
    return await side.do(node, deed.seat, await commanded(side, deed, number))


async def commanded(side: Side, deed: Deed, number: str) -> dict[str, Any]:
    """The command as this side's client sends it."""
    command = {**deed.command, "id": number}
    if deed.answers:
        match = await side.match()
        command["ask"] = match.put(deed.seat).rev
    return command


# Deeds in secret


async def in_secret(side: Side, watched: Seat, dice: Random) -> str:
    """Something that another audience does in one world only, and that nobody else may notice; what it was."""
    live = await side.live()
    others = [seat for seat, held in enumerate(live.table.seats) if held.kind == PERSON and seat != watched]
    if not others:
        return "nothing"
    seat, node = dice.choice(others), dice.randrange(len(side.nodes))
    what = dice.choice(("notes", "move", "look", "hello"))
    if what == "notes":
        await side.ask(node, "PUT", "/notes", seat, body={"text": dice.choice(WORDS)})
    elif what == "move":
        said = await side.ask(node, "POST", "/move", seat)
        side.secrets[seat] = said.rpartition(b'"secret":"')[2].partition(b'"')[0].decode()
    elif what == "look":
        await side.ask(node, "GET", "/sync", dice.choice((seat, SPECTATOR)))
    else:
        await (await side.socket(node, side.hello(seat, dice.randrange(9)))).leave()
    return what
