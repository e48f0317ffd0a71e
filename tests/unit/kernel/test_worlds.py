"""The one door for search: worlds that a seat cannot tell from the true one, and no others."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest
from tests.property.kernel.evenness import dice_of, looks_uniform
from tests.unit.kernel.parlour import Parlour, Room, bids, n, say, throw

from getaway.kernel import Args, Dice, Match, NoWorldFits, Record, Script, Unseen, Wish, sample_world, to_json


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
        mine = record.view.hand[0] if record.view.hand else None
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

    def sample(self, record: Record, dice: Dice) -> tuple[Room, tuple[Args, ...]]:
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
    seen = Counter()
    for _ in range(600):
        world = sample_world(match.game, record, dice)
        assert world.g.hands[1] == 11
        assert world.since[0] == match.since[0]
        seen[world.since[1].wish["n"]] += 1
    assert looks_uniform(sorted(seen.elements()), 3)


def test_hidden_draws_are_filled_in() -> None:
    """A hidden shuffle since the checkpoint is drawn anew and must agree with what the seat then saw."""
    match = Guessing(deal).new(players=2, seed=4)
    worlds = [sample_world(match.game, match.record(1), dice_of(seed)) for seed in range(30)]
    assert len({world.g.hands for world in worlds}) > 5
    for world in worlds:
        assert world.since[0] == match.since[0]
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
    assert len(match.since) == 2
