"""Playing Malware and Research between the target and the Viruses."""

from __future__ import annotations

import pytest
from tests.rules.breach.attack.fights import HERE, assigned, choose_seat, fight, play_or_pass, strike, viruses
from tests.rules.breach.firewall.watch import bots, reveals
from tests.rules.breach.table import asked, can, do, g, refused, told, whom

from getaway.games.breach.firewall.events import Retargeted
from getaway.games.breach.malware.events import MalwarePlayed, Passed
from getaway.games.breach.tokens.events import ResearchUsed
from getaway.kernel import Match

ISHTAR = {"avatar": "hugo", "breacher": "ishtar", "at": 0}
"""A third player, who has a card for any attack."""


def cards(match: Match) -> list[str]:
    """The cards that can be played."""
    return [way["card"] for way in can(match, "play")]


def standing(match: Match) -> tuple[str, int]:
    """The question that stands, and to whom."""
    return asked(match), whom(match)


def reveal(match: Match) -> None:
    """Nobody plays before the activation card is revealed."""
    while asked(match) == "respond-to-firewall":
        do(match, "pass")


@pytest.mark.clause("BR-RESP-01")
def test_the_attacker_may_play_several_cards_and_tokens_or_pass() -> None:
    """Hammer Blow, a token and Shatter, one after another; then the player passes."""
    hand = ("hammer-blow", "long-shot", "shatter")
    match = fight(
        attacker={"hand": hand, "research": ("boost-attack",)}, target={"cubes": {"defense": {"movement": 9}}}
    )
    strike(match)
    assert standing(match) == ("respond-to-attack", 0)
    assert cards(match) == ["hammer-blow", "shatter"]
    do(match, "play", card="hammer-blow")
    assert standing(match) == ("respond-to-attack", 0)
    do(match, "research", token="boost-attack")
    do(match, "play", card="shatter")
    assert standing(match) == ("respond-to-attack", 0)
    assert viruses(match) == 0
    do(match, "pass")
    assert (asked(match), assigned(match)) == ("act", 2)  # 4 + 3 + 2 + 1 against 9


@pytest.mark.clause("BR-RESP-01", "BR-RESP-02")
def test_an_attacker_who_passes_plays_nothing_more_in_this_attack() -> None:
    """Sturm passes; Vitruvian plays, and Sturm is neither asked again nor may play unasked."""
    match = fight(
        attacker={"hand": ("hammer-blow",), "research": ("boost-attack",)},
        target={"hand": ("mirror-plate", "purge-script"), "cubes": {"defense": {"defense": 2}}},
    )
    strike(match)
    do(match, "pass")
    assert told(match, Passed) == [Passed(0)]
    assert standing(match) == ("respond-to-attack", 1)
    assert refused(match, "play", 0, card="hammer-blow") == "BR-RESP-02"
    assert refused(match, "research", 0, token="boost-attack") == "BR-RESP-02"
    do(match, "play", card="mirror-plate")
    assert whom(match) == 1
    do(match, "pass")
    assert standing(match) == ("elude", 1)
    assert refused(match, "play", 0, card="hammer-blow") == "BR-RESP-02"
    do(match, "take-it")
    assert assigned(match) == 1
    strike(match)
    assert cards(match) == ["hammer-blow"]


@pytest.mark.clause("BR-RESP-03")
@pytest.mark.parametrize("plays", [True, False])
def test_the_player_of_an_attacked_avatar_may_respond(plays: bool) -> None:
    """Whether or not the attacker plays something, Vitruvian may play a card and a token."""
    match = fight(
        attacker={"hand": ("hammer-blow",)},
        target={"hand": ("mirror-plate",), "research": ("boost-defense",), "cubes": {"defense": {"movement": 2}}},
    )
    strike(match)
    play_or_pass(match, "hammer-blow", plays=plays)
    assert standing(match) == ("respond-to-attack", 1)
    assert cards(match) == ["mirror-plate"]
    assert can(match, "research") == [{"token": "boost-defense"}]
    do(match, "research", token="boost-defense")
    do(match, "play", card="mirror-plate")
    assert told(match, ResearchUsed) == [ResearchUsed(1, "boost-defense")]
    assert assigned(match) == 1  # 4 or 7 against 2 + 2 + 3


@pytest.mark.clause("BR-RESP-03")
def test_nobody_answers_for_an_ice() -> None:
    """The target is a Bot: the attacker passes, and its Viruses are assigned at once."""
    match = fight(
        attacker={"hand": ("hammer-blow",)},
        target={"avatar": "mila", "hand": ("ghost-trail",)},
        ice=[{"name": "worm", "at": HERE}],
    )
    strike(match, 11)
    assert standing(match) == ("respond-to-attack", 0)
    do(match, "pass")
    assert g(match).model(11) is None


@pytest.mark.clause("BR-RESP-04", "BR-RESP-05")
def test_opportunities_alternate_until_the_defender_declines() -> None:
    """Card, card, card, pass: after each play of the defender the attacker may play again."""
    match = fight(
        attacker={"hand": ("hammer-blow", "shatter", "long-shot")},
        target={"hand": ("mirror-plate", "aegis", "steady-hand"), "cubes": {"defense": {"movement": 1}}},
    )
    strike(match)
    do(match, "play", card="hammer-blow")
    do(match, "pass")
    assert standing(match) == ("respond-to-attack", 1)
    do(match, "play", card="mirror-plate")
    do(match, "pass")
    assert standing(match) == ("respond-to-attack", 0)
    do(match, "play", card="shatter")
    do(match, "pass")
    assert standing(match) == ("respond-to-attack", 1)
    do(match, "pass")
    assert (asked(match), assigned(match)) == ("act", 3)  # 4 + 3 + 1 against 1 + 3


@pytest.mark.clause("BR-RESP-05")
def test_an_attacker_who_declines_in_turn_ends_the_responses() -> None:
    """After the defender's card the attacker declines: the defender, who holds more, is not asked again."""
    match = fight(
        attacker={"hand": ("hammer-blow", "shatter")},
        target={"hand": ("mirror-plate", "aegis"), "cubes": {"defense": {"movement": 1}}},
    )
    strike(match)
    do(match, "play", card="hammer-blow")
    do(match, "pass")
    do(match, "play", card="mirror-plate")
    do(match, "pass")
    assert whom(match) == 0
    do(match, "pass")
    assert (asked(match), assigned(match)) == ("act", 2)  # 7 against 4


@pytest.mark.clause("BR-RESP-05")
def test_a_side_without_cards_cannot_play() -> None:
    """The attacker's last card is played and the defender has none: nobody is asked any more."""
    match = fight(attacker={"hand": ("hammer-blow",)})
    strike(match)
    do(match, "play", card="hammer-blow")
    assert asked(match) == "act"


@pytest.mark.clause("BR-RESP-06")
def test_an_attacking_ice_is_answered_by_the_defender_alone() -> None:
    """Seat 0 resolves the card and holds cards for its own attacks: only seat 1, which is attacked, is asked."""
    match = reveals(
        "gnaw",
        ice=bots(HERE),
        die=2,
        seats=[
            {"avatar": "sturm", "at": 0, "hand": ("hammer-blow", "shatter"), "research": ("boost-attack",)},
            {"avatar": "vitruvian", "at": HERE, "hand": ("mirror-plate",), "cubes": {"defense": {"movement": 1}}},
        ],
    )
    reveal(match)
    assert standing(match) == ("respond-to-attack", 1)
    assert refused(match, "play", 0, card="hammer-blow") == "BR-TIMING-08"
    do(match, "play", card="mirror-plate")
    assert [event.card for event in told(match, MalwarePlayed)] == ["mirror-plate"]
    assert viruses(match) == 1  # 2 + 1 against 1 + 3


@pytest.mark.clause("BR-RESP-07")
def test_a_third_player_may_play_for_an_attacking_ice() -> None:
    """A Worm attacks seat 1, whose player is asked first; then Ishtar, who resolves the card, plays Bloodlust."""
    match = reveals(
        "gnaw",
        ice=bots(HERE),
        die=2,
        seats=[
            {**ISHTAR, "hand": ("bloodlust",)},
            {"avatar": "vitruvian", "at": HERE, "hand": ("steady-hand",), "cubes": {"defense": {"movement": 4}}},
        ],
    )
    reveal(match)
    assert standing(match) == ("respond-to-attack", 1)
    do(match, "pass")
    assert standing(match) == ("respond-to-attack", 0)
    assert viruses(match) == 0
    do(match, "play", card="bloodlust")
    assert standing(match) == ("respond-to-attack", 1)
    do(match, "pass")
    assert viruses(match) == 2  # 2 + 1 + 2 against 4


@pytest.mark.clause("BR-RESP-07")
def test_others_are_asked_once_each_clockwise_when_both_have_stopped() -> None:
    """Seat 0 attacks seat 2: attacker, defender, then seats 1 and 3, and after a play both sides once more."""
    match = fight(
        attacker={"hand": ("hammer-blow", "shatter")},
        target={"avatar": "mila", "breacher": "vesper", "at": 0, "side": 1, "ready": ("program",)},
        others=(
            {"avatar": "vitruvian", "breacher": "cassia", "at": HERE, "hand": ("mirror-plate", "aegis")},
            {**ISHTAR, "hand": ("bloodlust",)},
        ),
    )
    strike(match, 2)
    do(match, "play", card="hammer-blow")
    order = []
    while asked(match) == "respond-to-attack":
        order.append(whom(match))
        play_or_pass(match, "bloodlust", plays=whom(match) == 3)
    assert order == [0, 2, 1, 3, 2, 0]


@pytest.mark.clause("BR-RESP-07")
def test_an_attacker_who_has_passed_is_not_asked_once_more() -> None:
    """The attacker declines at once; after Ishtar's card only the defender is asked again."""
    match = fight(
        attacker={"hand": ("hammer-blow",)},
        target={"hand": ("mirror-plate",)},
        others=({**ISHTAR, "hand": ("bloodlust",)},),
    )
    strike(match)
    order = []
    while asked(match) == "respond-to-attack":
        order.append(whom(match))
        play_or_pass(match, "bloodlust", plays=whom(match) == 2)
    assert order == [0, 1, 2, 1]


@pytest.mark.clause("BR-RESP-03")
def test_who_becomes_the_target_may_respond_too() -> None:
    """A Decoy turns a Worm's attack from seat 0 to seat 1, whose player is asked then; Grit was for seat 0 alone."""
    match = reveals(
        "gnaw",
        ice=bots(HERE),
        die=2,
        seats=[
            {"avatar": "sturm", "breacher": "null", "at": HERE, "hand": ("decoy", "grit")},
            {"avatar": "vitruvian", "at": HERE, "hand": ("mirror-plate",), "cubes": {"defense": {"movement": 2}}},
        ],
    )
    reveal(match)
    choose_seat(match, 0)
    assert standing(match) == ("respond-to-attack", 0)
    do(match, "play", card="grit")
    do(match, "play", card="decoy")
    assert told(match, Retargeted) == [Retargeted(0, 1)]
    assert standing(match) == ("respond-to-attack", 1)
    assert cards(match) == ["mirror-plate"]
    do(match, "pass")
    assert (viruses(match, 0), viruses(match, 1)) == (0, 2)  # 3 against 2
