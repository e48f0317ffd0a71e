"""What only the seat itself is told: what something is for, where it's heading, and why it leaves something be."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, do

from getaway.bots import Decision, Reason
from getaway.bots.breach.greedy import decide
from getaway.bots.breach.reasons import decided, reason
from getaway.bots.breach.search.lacks import FIREWALL, PARTS, RIVALS
from getaway.bots.voicing import voice
from getaway.cli.console.wording import Wording
from getaway.games.breach import GAME
from getaway.kernel import Match, Wish
from getaway.texts import texts_of

CALM = "reset-threat"
RUN = {"movement": {"movement": 3}, "defense": {"defense": 1}}


def at(room: int = 0, me: dict[str, Any] | None = None, **position: Any) -> Match:
    """An Avatar that wants Science of the north side, with nothing left to develop."""
    mine = {"at": room, "cubes": RUN, "objective": "o01", "boxes": (), "avatar": "mila", **(me or {})}
    return arrange(2, seats=[mine, {"at": 8}], **{"tokens": {"N0": "half-science"}, **position})


def why(match: Match, wish: Wish) -> Reason:
    """The reason for a wish, which can be said in every language."""
    found = reason(match.g, match.asks[0], wish)
    for language in ("en", "it", "fr"):
        wording = Wording(GAME)
        wording.texts, wording.view = texts_of(GAME.package, language), match.view(match.asks[0].seat)
        assert not any(mark in wording.reason(found) for mark in ("{", "$", "reason-"))
    return found


def heard(wish: Wish, found: Reason) -> Reason | None:
    """What the others hear of it."""
    return voice("breach", Decision(wish, found))


def test_an_infect_is_for_a_node_that_only_the_seat_hears_of() -> None:
    """The others can't tell which of the nodes around the room is wanted."""
    match = at(infected={1: [0]})
    found = why(match, Wish("infect"))
    node = match.g.grid.node("N0")
    assert (found.name, found.facts) == ("infect-for", {"room": 0, "node": node, "left": 1, "said": "infect"})
    assert heard(Wish("infect"), found) == Reason("infect", {"room": 0})


def test_a_move_says_where_to() -> None:
    """To the room that lacks a Virus, and each step on the way there; a step elsewhere isn't on the way."""
    match = at(4, infected={0: [0]})
    wish = decide(match.g, match.asks[0])
    assert why(match, wish).facts["there"] == 1
    assert heard(wish, why(match, wish)) == Reason("move", {"room": 4})
    do(match, wish.verb, **wish.args)
    assert why(match, Wish("go", room=1)).name == "move-for"
    assert why(match, Wish("go", room=3)).name == "go"


@pytest.mark.parametrize(
    ("me", "wish", "does"),
    [
        (
            {"avatar": "hugo", "hand": ["overclock"], "cubes": {"cache": {"movement": 2}}},
            Wish("play", card="overclock"),
            "push",
        ),
        ({"avatar": "hugo", "hand": ["overclock"]}, Wish("play", card="overclock"), ""),
        ({"research": [CALM], "threat": 2}, Wish("research", token=CALM), CALM),
        ({"research": [CALM]}, Wish("research", token=CALM), ""),
    ],
)
def test_a_card_or_token_is_used_for_what_it_brings_now(me: dict[str, Any], wish: Wish, does: str) -> None:
    """Nothing is claimed where it brings nothing."""
    assert why(at(me=me), wish).facts.get("does") == does


def test_what_is_left_alone_has_its_reason() -> None:
    """Nodes without wanted Information, a Move that has arrived, actions that are spent."""
    match = at(tokens={"C00": "science", "W0": "half-politics"}, infected={0: [0], 3: [0]}, phase="trace")
    assert why(match, Wish("end-turn")).name == "trace-none"
    assert why(at(infected={0: [0], 1: [0]}, phase="trace"), Wish("end-turn")).name == "end"
    assert why(at(clicks=3), Wish("end-actions")).name == "no-actions"
    assert why(at(), Wish("end-actions")).name == "end"
    match = at(infected={0: [0]})
    do(match, "move", to="cache")
    assert why(match, Wish("stop")).name == "end"
    do(match, "go", room=1)
    assert why(match, Wish("stop")).name == "arrived"


@pytest.mark.parametrize("gain", [*PARTS, RIVALS, FIREWALL])
def test_where_nothing_else_can_be_said_it_is_what_was_gained(gain: str) -> None:
    """The others hear no more than before."""
    match = at(me={"avatar": "hugo", "hand": ["overclock"]})
    wish = Wish("play", card="overclock")
    found = decided(match.g, match.asks[0], wish, gain=gain).reason
    assert found is not None
    assert (found.name, found.facts["gain"]) == ("came-out-best", gain)
    assert heard(wish, found) is None
    for language in ("en", "it", "fr"):
        wording = Wording(GAME)
        wording.texts, wording.view = texts_of(GAME.package, language), match.view(0)
        general = decided(match.g, match.asks[0], wish).reason
        assert general is not None
        assert wording.reason(found) != wording.reason(general)
