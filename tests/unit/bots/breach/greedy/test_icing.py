"""For the Firewall: the player who resolves a card turns it against the others."""

from __future__ import annotations

from tests.rules.breach.table import arrange, asked, do

from getaway.bots.breach.greedy import decide, icing
from getaway.games.breach.firewall.activation import WHICH_ANY_ICE
from getaway.kernel import Act, Ask, Choice, Match, One, Wish


def answer(match: Match) -> Wish:
    """What the player answers to the question that stands."""
    return decide(match.g, match.asks[0])


def test_an_ice_goes_to_the_others() -> None:
    """Both Avatars can be reached; the player who resolves the card sends the Worm to the other's."""
    for password, room in ((1, 5), (0, 3)):
        match = arrange(
            2,
            "crawl",
            phase="password",
            password=password,
            seats=[{"at": 3}, {"at": 5}],
            ice=[{"name": "worm", "at": 4}],
            rooms={3: "tm-1", 4: "v-1", 5: "v-4"},
        )
        assert (asked(match), match.asks[0].seat) == ("where-ice-goes", 1 - password)
        assert answer(match) == Wish("choose-room", room=room)


def test_the_ice_that_leaves_is_the_nearest_and_the_one_that_acts_the_farthest() -> None:
    """Counted in rooms between it and the player's own Avatar."""
    ice = [{"name": "worm", "at": 1}, {"name": "worm", "at": 0}]
    g = arrange(2, seats=[{"at": 0}, {"at": 8}], ice=ice, rooms={0: "v-1", 1: "v-4"}).g
    ask = Ask(0, WHICH_ANY_ICE, Choice((Act("choose-model", One("model", (11, 12))),)))
    assert icing.model(g, ask) == Wish("choose-model", model=11)
    assert icing.leaves(g, ask) == Wish("choose-model", model=12)


def test_cards_looked_at_are_put_back_with_the_worst_for_others() -> None:
    """The best one comes first if the player reveals next."""
    assert icing.harm("ping") > icing.harm("crawl")
    for password, first in ((1, "crawl"), (0, "ping")):
        seats = [{"breacher": "vesper", "ready": ("breacher",), "boxes": ()}, {"at": 8}]
        match = arrange(2, "crawl", "ping", "burrow", seats=seats, password=password)
        do(match, "cheat", cheat="breacher")
        assert asked(match) == "put-back"
        cards = answer(match)["cards"]
        order = [icing.harm(card) for card in cards]
        assert order == sorted(order, reverse=first == "ping")


def test_the_leader_is_feared_and_the_own_seat_spared() -> None:
    """By what lies open on Hard Disks."""
    g = arrange(3, seats=[{"disk": ("bio",)}, {}, {"disk": ("half-bio", "science")}]).g
    assert icing.feared(g, 2) > icing.feared(g, 0) > icing.feared(g, 1)
