"""The one door for search: worlds that a seat cannot tell from the true one, and no others."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest
from tests.property.kernel.evenness import dice_of, looks_uniform
from tests.unit.kernel.parlour import GROW, Parlour, Room, Say, bids, n, say, steps_of, throw

from getaway.kernel import (
    Act,
    Args,
    Dice,
    Match,
    NoWorldFits,
    One,
    Record,
    Script,
    Seat,
    Unseen,
    Wish,
    sample_world,
    to_json,
)
from getaway.kernel.inside import inside


def deal(g: Room) -> Script[None]:
    """A step with a hidden shuffle, which gives each seat a hidden number, and a question behind it."""
    yield from throw(g)
    yield from say(0)(g)


@dataclass
class Drawing:
    """The game's part: hidden numbers at the checkpoint, and hidden entries since, drawn blindly."""

    base: Room

    def state(self, record: Record, dice: Dice) -> Room:
        """The public state, and hidden numbers of which only the seat's own is known."""
        state = self.base.copy()
        mine: Any = record.view.hand[0] if record.view.hand else None
        state.hands = tuple(mine if seat == record.seat else 10 + dice.randrange(3) for seat in range(record.players))
        return state

    def hidden(self, entry: Unseen, dice: Dice) -> Args:
        """A value for one hidden entry; a bid may be one that the rules refuse."""
        if entry.kind == "answer":
            return {"verb": "say", "args": {"n": dice.randrange(5)}}
        left = list(range(5))
        return {"order": tuple(left.pop(dice.randrange(len(left))) for _ in range(5))}


class Guessing(Parlour):
    """Parlour with a sampler; the test hands it what is public at the checkpoint."""

    def sample(self, record: Record, dice: Dice) -> tuple[Room, tuple[Args | None, ...]]:
        public = Room(players=record.players, notes=record.view.notes, step=len(record.view.notes))
        draw = Drawing(public)
        unseen = [entry for entry in record.since if isinstance(entry, Unseen)]
        return draw.state(record, dice), tuple(draw.hidden(entry, dice) for entry in unseen)


def bidding() -> Match:
    """Seat 0 has said something; seats 1 and 2 have bid, sealed; seat 0 is still to bid."""
    match = Guessing(say(0), bids, say(0)).new(players=3)
    match.answer(0, n(1))
    match.answer(1, n(2), at=5)
    match.answer(2, n(0), at=9)
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_a_world_gives_the_seat_its_own_record(seat: int) -> None:
    """View, items since the checkpoint, and questions of every world are those of the true match."""
    match, dice = bidding(), dice_of(1)
    for _ in range(20):
        world = sample_world(match.game, match.record(seat), dice)
        assert to_json(world.view(seat)) == to_json(match.view(seat))
        assert world.told(seat) == match.told(seat)[match.record(seat).mark :]
        assert world.now == match.now
        assert [put.seat for put in world.asks] == [put.seat for put in match.asks]


def test_a_world_keeps_what_the_seat_knows_and_draws_the_rest() -> None:
    """The seat's own number and bid are kept; of the other's bid all that were legal are equally likely."""
    match, dice = bidding(), dice_of(2)
    record = match.record(1)
    seen: Counter[int] = Counter()
    for _ in range(600):
        world = sample_world(match.game, record, dice)
        assert world.g.hands[1] == 11
        assert inside(world).since[0] == inside(match).since[0]
        seen[inside(world).since[1].wish["n"]] += 1
    assert looks_uniform(sorted(seen.elements()), 3)


def test_hidden_draws_are_filled_in() -> None:
    """A hidden shuffle since the checkpoint is drawn again and must agree with what the seat saw next."""
    match = Guessing(deal).new(players=2, seed=4)
    worlds = [sample_world(match.game, match.record(1), dice_of(seed)) for seed in range(30)]
    assert len({world.g.hands for world in worlds}) > 5
    for world in worlds:
        assert inside(world).since[0] == inside(match).since[0]
        assert world.told(1) == match.told(1)


def test_no_world_fits_a_record_that_never_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """When nothing agrees with the record, the search for a world ends."""
    monkeypatch.setattr("getaway.kernel.worlds.TRIES", 20)
    match = bidding()
    record = match.record(0)
    forged = type(record)(**{name: getattr(record, name) for name in record.__struct_fields__} | {"told": (b"{}",)})
    with pytest.raises(NoWorldFits):
        sample_world(match.game, forged, dice_of(4))


def test_a_world_goes_its_own_way() -> None:
    """Playing on in a world leaves the true match alone."""
    match = bidding()
    world = sample_world(match.game, match.record(0), dice_of(5))
    world.answer(0, Wish("say", n=2))
    assert len(inside(match).since) == 2


# Hidden entries that a sampler leaves to the world


class Leaving(Guessing):
    """A sampler that draws the checkpoint only."""

    def sample(self, record: Record, dice: Dice) -> tuple[Room, tuple[Args | None, ...]]:
        state, hidden = super().sample(record, dice)
        return state, (None,) * len(hidden)


def test_a_hidden_draw_left_to_the_world_is_drawn_anew() -> None:
    """Each seat's number comes from a shuffle of the world's own; what the seat saw of it is kept."""
    match = Leaving(deal).new(players=2, seed=4)
    worlds = [sample_world(match.game, match.record(1), dice_of(seed)) for seed in range(30)]
    assert len({world.g.hands for world in worlds}) > 5
    assert len({inside(world).since[1].value["order"] for world in worlds}) > 20
    assert all(world.told(1) == match.told(1) for world in worlds)


def test_a_hidden_answer_left_to_the_world_is_any_legal_one() -> None:
    """Every legal bid of the other seat is equally likely; the seat's own bid and all times are kept."""
    match, dice = bidding(), dice_of(6)
    match.game = Leaving(*steps_of(match))
    worlds = [sample_world(match.game, match.record(1), dice) for _ in range(600)]
    assert all(inside(world).since[0] == inside(match).since[0] for world in worlds)
    assert {inside(world).since[1].at for world in worlds} == {9}
    assert looks_uniform([inside(world).since[1].wish["n"] for world in worlds], 3)


class Whisper(Say):
    """At any time: note a number that nobody else hears, as the seat's hidden one."""

    name = "whisper"
    secret = True

    def options(self, g: Room, seat: Seat) -> Act:
        return Act(self.name, One("n", range(g.most)))

    def run(self, g: Room, seat: Seat, wish: Wish) -> Script[None]:
        g.hands = tuple(wish["n"] if i == seat else hand for i, hand in enumerate(g.hands))
        yield from ()


WHISPER = Whisper()


class Whispering(Leaving):
    """Open offers and a secret one."""

    verbs = {**Parlour.verbs, "whisper": WHISPER}


def test_a_secret_offer_left_to_the_world_is_one_that_nobody_sees() -> None:
    """What was done in secret is never taken for an open offer, and may have been any whisper that was legal then."""
    match = Whispering(say(0), say(0), offers=(GROW, WHISPER)).new(players=2)
    match.answer(0, n(1))
    match.answer(1, Wish("grow"))
    match.answer(1, Wish("whisper", n=3))
    dice = dice_of(7)
    worlds = [sample_world(match.game, match.record(0), dice) for _ in range(600)]
    assert {inside(world).since[1].wish.verb for world in worlds} == {"whisper"}
    assert looks_uniform([inside(world).since[1].wish["n"] for world in worlds], 4)
    assert all(world.g.hands[1] == inside(world).since[1].wish["n"] for world in worlds)


def test_a_world_without_an_answer_to_give_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing secret could have been done, the world cannot be."""
    monkeypatch.setattr("getaway.kernel.worlds.TRIES", 20)
    match = Whispering(say(0), offers=(GROW, WHISPER)).new(players=2)
    match.answer(1, Wish("whisper", n=2))
    match.game = Whispering(say(0), offers=(GROW,))
    with pytest.raises(NoWorldFits):
        sample_world(match.game, match.record(0), dice_of(8))
