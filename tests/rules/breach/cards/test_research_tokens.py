"""Every Research token."""

from __future__ import annotations

import pytest
from tests.rules.breach.cards.changes import Case, step, used
from tests.rules.breach.table import g

from getaway.games.breach.table.parts import Gateway
from getaway.games.breach.table.pieces import research

COPIES = {
    "boost-movement": 3,
    "boost-attack": 3,
    "boost-defense": 3,
    "reroll": 3,
    "move-gateway": 2,
    "remove-virus": 2,
    "push": 2,
    "reset-threat": 2,
}
HELD = {"research": ["boost-defense", "reset-threat"]}
"""With a second token the player is asked once more, so that the attack still waits."""
MOVED = (Gateway(1, 0, 0), Gateway(2, 2, 1), Gateway(3, 8, 2), Gateway(4, 3, 3))
ATTACKED = (step("attack", to="defense"), step("target", model=0))
TOKENS = {
    "boost-movement": Case({"mp": 4}, before=(step("move", to="cache"),)),
    "boost-attack": Case({"bonus": 2}, before=(step("attack", to="cache"),), other={"at": 4}),
    "boost-defense": Case(
        {"defended": 2},
        own=HELD,
        other={"at": 4, "cubes": {"attack": {"attack": 1}}},
        position={"active": 1},
        before=ATTACKED,
    ),
    "reroll": Case(
        {"infected": (0, 0, 0, 0, 1, 0, 0, 0, 0)}, chances=("double-threat", "virus"), before=(step("infect"),)
    ),
    "move-gateway": Case({"gateways": MOVED}, (step("choose-gateway", gateway=4), step("choose-edge", edge=10))),
    "remove-virus": Case({"viruses": (0, 0, 0, 0, 1)}, own={"viruses": {"firewall": 2}}),
    "push": Case(
        {"movement": (1, 0, 1), "defense": (0, 0, 0)}, (step("push", box="defense", colour="defense", to="movement"),)
    ),
    "reset-threat": Case({"threat": 0}, own={"threat": 2}),
}


@pytest.mark.parametrize("token", list(TOKENS))
def test_a_research_token_does_what_it_says(token: str) -> None:
    """It leaves the hand for the discards, does this, and nothing else."""
    case = TOKENS[token]
    match, changed = used(case, step("research", token=token), **{"research": [token], **case.own})
    left = tuple(each for each in case.own.get("research", ()) if each != token)
    assert changed == {**case.changed, "research": left}
    assert g(match).research_gone == (token,)


def test_every_research_token_is_in_the_tables() -> None:
    """Twenty tokens of eight kinds."""
    assert set(TOKENS) == set(COPIES)
    assert {name: token.copies for name, token in research().items()} == COPIES
    assert sum(COPIES.values()) == 20
