"""Who comes within the captain's awareness, and when: an ability such as Doomscrolling follows at once."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network import mats
from tests.rules.burncycle.security.watch import LINE, OFFICES
from tests.rules.burncycle.table import agent, arrange, at, boxed, do, faces, g, told, unit

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.security.events import CaptainSees, SecurityDone
from getaway.games.burncycle.table.pieces import Effect, Equipment, equipment
from getaway.kernel import Match

AWAY = {"at": (1, 13)}
"""In room z of the line, into which no way leads."""
ZUK = {"name": "zuk", "at": (1, 1), "facing": "right"}


def seen(match: Match) -> int:
    """How often Zuk came to see the first agent."""
    return told(match, CaptainSees).count(CaptainSees(1, 0, "doomscrolling"))


def to_the_next_turn(match: Match) -> None:
    """Give up what is left of the turn, and let the corporation have its own."""
    for _ in range(40):
        if told(match, SecurityDone):
            return
        passing = ("begin-turn", "done", "pass", "network-pass", "next-chip", "end-turn")
        wishes = list(match.asks[0].choice)
        wish = next((wish for verb in passing for wish in wishes if wish.verb == verb), wishes[0])
        match.answer(match.asks[0].seat, wish)
    raise AssertionError("security never activates")


@pytest.mark.clause("BC-AWARE-06", "BC-AWRNG-11", "BC-INTF-01")
def test_interface_comes_into_view_as_the_disguise_is_lost() -> None:
    """In front of Zuk nothing happens while she is disguised; the strike unmasks her, and he sees her at once."""
    own = {"name": "interface", "at": (1, 5), "disguise": "hamster", "facing": "left", "power": 6}
    hamster = {"at": (1, 6), "facing": "right"}
    match = arrange(1, faces(0), plan=LINE.key, agents=[own], module=AWAY, units=[ZUK, hamster], pool=(1, 0, 0))
    assert seen(match) == 0
    do(match, "strike-unit", bot=0, unit=2, basic=1, advanced=0, elite=0)
    assert (agent(match).disguise, agent(match).detected) == ("", True)
    assert (seen(match), agent(match).power) == (1, 5)


@pytest.mark.clause("BC-AWARE-06", "BC-AWRNG-11", "BC-STUN-05")
@pytest.mark.parametrize("moves", [False, True])
def test_a_captain_that_wakes_sees_anew_who_stands_before_it(moves: bool) -> None:
    """Stunned it sees nobody. Whether another bot moved meanwhile makes no difference to what it sees as it wakes."""
    match = arrange(
        1, faces(2, 2, 2, 2, 2, 2), *([faces(1)] if moves else []), plan=LINE.key,
        agents=[{"at": (1, 2), "detected": True, "power": 9}],
        module=AWAY, units=[ZUK], slots=("physical", "general"), pool=(7, 0, 0), in_view=(0,),
    )  # fmt: skip
    do(match, "strike-unit", bot=0, unit=1, basic=6, advanced=0, elite=0)
    do(match, "strike-for", result="stun")
    if moves:
        do(match, "move", basic=1, advanced=0, elite=0)
        do(match, "step", bot=1, to=at(match, (1, 14)))
    assert (unit(match).state, seen(match)) == ("stunned", 0)
    to_the_next_turn(match)
    assert (unit(match).state, seen(match)) == ("awake", 1)


@pytest.mark.clause("BC-AWARE-06", "BC-AWRNG-11", "BC-CAPT-06")
def test_a_captain_that_comes_back_sees_anew_who_stands_before_it() -> None:
    """Zuk is shut down before the agent's eyes and comes back in the same breath, with the agent in range again."""
    post = next(post for post in floor("needchain1").hallway_posts if post.number == 3)
    row, col = floor("needchain1").at(post.cell)
    effects = (Effect("shut-unit", n=3), Effect("captain", n=3))
    with boxed(equipment(), summons=Equipment("single", effects=effects)):
        match = arrange(
            1, agents=[{"at": (row, col - 1), "detected": True, "power": 6, "cards": ["summons"]}],
            module={"at": (12, 9)}, units=[{**ZUK, "at": (row, col - 2)}], in_view=(0,),
        )  # fmt: skip
        do(match, "use", what="summons")
    assert [each.number for each in g(match).units] == [2]
    assert told(match, CaptainSees) == [CaptainSees(2, 0, "doomscrolling")]


@pytest.mark.clause("BC-AWARE-06", "BC-AWRNG-11", "BC-HIDE-06")
def test_a_hidden_bot_comes_into_view_as_it_is_detected_otherwise() -> None:
    """On its spot in front of Zuk it is not seen; its IP is booted, and from then on it is in his view."""
    ring = mats.at(1, 0), mats.at(1, 1)
    mine = {"at": (3, 3), "hidden": True, "power": 5, "ip": ring[0], "level": 1}
    match = arrange(
        1, plan=OFFICES.key, agents=[mine], module={"at": (1, 8)}, units=[{**ZUK, "at": (2, 3)}], phase="network",
        slots=("general",), pings=(ring[1],), ceo=3,
    )  # fmt: skip
    assert (seen(match), agent(match).chip) == (0, -1)
    do(match, "ip-move", node=ring[1])
    assert (agent(match).hidden, agent(match).detected) == (False, True)
    assert (seen(match), agent(match).power) == (1, 4)
