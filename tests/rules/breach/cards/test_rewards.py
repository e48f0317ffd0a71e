"""Every Reward card."""

from __future__ import annotations

import pytest
from tests.rules.breach.cards.changes import Case, step, used
from tests.rules.breach.table import arrange, asked, can, do, g, player

from getaway.games.breach.table.pieces import rewards

PICK = step("choose-token", token="half-science")
PRICES = {
    "data-broker": 3,
    "leaked-archive": 3,
    "tool-cache": 2,
    "spare-core": 2,
    "remote-payload": 3,
    "prototype": 5,
}
REWARDS = {
    "data-broker": Case({"disk": ("half-science",)}, (PICK,)),
    "leaked-archive": Case(
        {"threat": 1, "disk": ("half-science",), "movement": (1, 0, 1), "defense": (0, 0, 0)},
        (PICK, step("push", box="defense", colour="defense", to="movement")),
    ),
    "tool-cache": Case(
        {"hand": ("overclock", "ransom"), "research": ("push",)}, chances=("overclock", "ransom", "push")
    ),
    "spare-core": Case(
        {"attack": (0, 2, 0), "movement": (0, 0, 1), "cache": (1, 0, 0), "defense": (0, 0, 0)},
        (
            step("choose-colour", colour="attack"),
            step("push", box="movement", colour="movement", to="cache"),
            step("push", box="defense", colour="defense", to="movement"),
        ),
    ),
    "remote-payload": Case({"infected": (0, 0, 0, 0, 0, 0, 0, 0, 1)}, (step("choose-room", room=8),)),
    "prototype": Case({"disk": ("half-science",), "attack": (0, 2, 0)}, (PICK, step("choose-colour", colour="attack"))),
}


@pytest.mark.parametrize("reward", list(REWARDS))
def test_a_reward_does_what_it_says(reward: str) -> None:
    """Its price is paid, its effects are resolved from first to last, and it lies face down; no Click is used."""
    price, case = PRICES[reward], REWARDS[reward]
    case = case._replace(position={"rewards": (reward,)})
    match, changed = used(case, step("buy", reward=reward), credits=price + 1)
    assert changed == {**case.changed, "credits": 1, "bought": (reward,)}
    assert (asked(match), g(match).rewards, g(match).clicks) == ("act", (), 0)


def test_every_reward_is_in_the_tables() -> None:
    """The tables name all six."""
    assert set(REWARDS) == set(PRICES) == set(rewards())


def test_the_remote_payload_takes_any_revealed_room_without_an_own_virus() -> None:
    """Dark rooms and rooms with the player's Virus can't be named; distance doesn't matter."""
    seats = [{"at": 0, "credits": 3}]
    match = arrange(2, dark=(5,), infected={4: (0,), 8: (1,)}, seats=seats, rewards=("remote-payload",))
    do(match, "buy", reward="remote-payload")
    assert [each["room"] for each in can(match, "choose-room")] == [0, 1, 2, 3, 6, 7, 8]
    do(match, "choose-room", room=8)
    assert g(match).infected[8] == 0b11


def test_the_leaked_archive_is_dangerous_first() -> None:
    """Its Threat eliminates an Avatar with 2 Viruses; Information and Push are still the player's."""
    own = {"threat": 2, "viruses": {"firewall": 2}, "credits": 3, "cubes": {"cache": {"movement": 1}}}
    match = arrange(2, seats=[own], rewards=("leaked-archive",))
    do(match, "buy", reward="leaked-archive")
    assert not player(match).connected
    do(match, "choose-token", token="half-bio")
    do(match, "push", box="cache", colour="movement", to="defense")
    assert player(match).disk == ("half-bio",)
    assert asked(match) == "configure"
