"""The Breach's one door for search: what a seat cannot know is drawn as it may be, what it knows is kept."""

from __future__ import annotations

from collections import Counter

from tests.property.kernel.evenness import dice_of, looks_uniform
from tests.rules.breach.table import arrange, asked, do, whom

from getaway.games.breach import GAME
from getaway.games.breach.malware.hands import all_cards
from getaway.games.breach.sheet.objectives import fulfils
from getaway.games.breach.table.pieces import objectives
from getaway.kernel import Match, sample_world
from getaway.suite.walk import walk

HUGO = {"avatar": "hugo", "breacher": "vesper"}


def worlds(match: Match, seat: int, n: int) -> list[Match]:
    """Worlds that a seat cannot tell from this match."""
    dice, record = dice_of(n + seat), match.record(seat)
    return [sample_world(GAME, record, dice) for _ in range(n)]


def test_worlds_are_found_all_along_random_matches() -> None:
    """At positions from every sort of start each seat and the spectators have worlds, none of them with a fault."""
    for number in range(6):
        for step, (match, dice) in enumerate(walk(GAME, number, 1, longest=120)):
            if step % 10 == 0:
                seat = dice.randrange(-1, match.g.players)
                world = sample_world(GAME, match.record(seat), dice_of(step))
                assert world.record(seat).told == match.record(seat).told
                assert not GAME.faults(world.g)


def test_a_hand_may_be_any_of_the_cards_left() -> None:
    """A card in another's hand is each of those not discarded, as often as there are copies; your own is certain."""
    first, *left = all_cards("hugo", "vesper")
    match = arrange(2, seats=[{**HUGO, "hand": left[:1], "discards": [first]}, {}])
    held = Counter(world.g.hands[0][0] for world in worlds(match, 1, 700))
    assert set(held) == set(left)
    places = [left.index(card) + i % left.count(card) for card, n in held.items() for i in range(n)]
    assert looks_uniform(places, len(left))
    assert {world.g.hands[0] for world in worlds(match, 0, 20)} == {match.g.hands[0]}


def test_a_card_that_is_being_played_was_in_the_hand() -> None:
    """Overclock is played and asks for Pushes: at the checkpoint it was in the hand, beside any other card."""
    match = arrange(2, seats=[{**HUGO, "hand": ["overclock", "forecast"]}, {}])
    do(match, "play", card="overclock")
    dice, record = dice_of(1), match.record(1)
    hands = [GAME.sample(record, dice)[0].hands[0] for _ in range(100)]
    assert all("overclock" in hand for hand in hands)
    assert len(set(hands)) > 4


def test_no_objective_of_a_world_is_complete() -> None:
    """A complete Objective would have been shown; of the others each is equally likely."""
    seats = [{"disk": ["bio", "science", "half-crypto"], "objective": "o03"}, {"objective": "o05"}]
    match = arrange(2, seats=seats)
    fitting = [name for name in objectives() if name != "o05" and not fulfils(match.g.seats[0].disk, name)]
    dealt = [world.g.objectives[0][0] for world in worlds(match, 1, 600)]
    assert len(fitting) == len(objectives()) - 2
    assert looks_uniform([fitting.index(name) for name in dealt], len(fitting))


def test_cards_put_back_are_known_to_who_looked_at_them() -> None:
    """Vesper looks at three activation cards: she knows their order, all others only that they lie there."""
    match = arrange(2, seats=[{**HUGO, "ready": ("breacher",)}, {}])
    do(match, "cheat", cheat="breacher")
    assert len({world.g.ahead for world in worlds(match, 1, 40)}) > 20
    order = tuple(match.asks[0].choice.sample(dice_of(3))["cards"])
    do(match, "put-back", cards=order)
    assert {world.g.ahead for world in worlds(match, 0, 20)} == {order}
    assert len({world.g.ahead for world in worlds(match, 1, 40)}) > 20


def test_cards_put_back_before_a_reveal_are_left_to_the_world() -> None:
    """Vesper looks at two cards in the Firewall's turn and puts them back; every world reveals the one that came."""
    seats = [{**HUGO, "hand": ["forecast"]}, {}]
    guards = [{"name": name, "at": room} for name in ("worm", "echo") for room in (0, 1)]
    match = arrange(2, phase="activation", waiting=(0, 1), seats=seats, ice=guards)
    assert whom(match) == 0
    do(match, "play", card="forecast")
    do(match, "put-back", cards=match.asks[0].choice.sample(dice_of(4))["cards"])
    assert asked(match) == "which-ice"
    found = worlds(match, 1, 20)
    assert {(world.g.card, world.g.pile) for world in found} == {(match.g.card, match.g.pile)}
    assert len({world.g.ahead for world in found}) > 3


def test_nobody_else_knows_of_a_secret_order() -> None:
    """Whether a player has one varies from world to world; it names a card of the hand that asks nothing more."""
    match = arrange(2, window=15, seats=[{**HUGO, "hand": ["borrowed-muscle", "overclock"]}, {}])
    do(match, "secret-order", 0, card="borrowed-muscle")
    do(match, "end-actions")
    assert match.g.secret_orders == (("borrowed-muscle",), ())
    assert match.view(0).secret_orders == (("borrowed-muscle",), ())  # type: ignore[attr-defined]
    assert match.view(1).secret_orders == match.view(-1).secret_orders == ((), ())  # type: ignore[attr-defined]
    found = worlds(match, 1, 200)
    assert len({world.g.secret_orders[0] for world in found}) > 2
    assert all(set(world.g.secret_orders[0]) <= set(world.g.hands[0]) for world in found)


def test_a_secret_order_falls_with_its_card() -> None:
    """Once the card it names has been played, the order is gone."""
    seats = [{"breacher": "argo", "hand": ["insider-tip"]}, {}]
    match = arrange(2, window=15, seats=seats)
    do(match, "secret-order", 0, card="insider-tip")
    assert match.g.secret_orders[0] == ("insider-tip",)
    do(match, "play", card="insider-tip")
    assert match.g.secret_orders[0] == ()
