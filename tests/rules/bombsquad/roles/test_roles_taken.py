"""Roles: the fifteen cards, their families, and who takes which at set-up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.observed import offered
from tests.rules.bombsquad.sheets import DEPOT
from tests.rules.bombsquad.table import answer, refused, sees, told

from getaway.games import bombsquad
from getaway.games.bombsquad.roles.events import RoleTaken
from getaway.games.bombsquad.setup.events import SetUp
from getaway.games.bombsquad.table.pieces import ROLES
from getaway.kernel import Match, Refused, Wish

STANDARD = ["front_liner", "information_expert", "programmer", "recon_specialist", "sergeant"]
ACTIVATION = ["driver", "engineer", "negotiator", "security_expert", "technician"]
ADVANCED = ["analyst", "commander", "disposal_expert", "field_agent", "operator"]


def keys(names: list[str]) -> list[str]:
    """The keys of these roles."""
    return [f"role_{name}" for name in names]


def refusal(players: int = 2, **options: Any) -> str:
    """The clause by which no table is opened with these options."""
    with pytest.raises(Refused) as caught:
        bombsquad.new(players, **options)
    return caught.value.clause


def take(match: Match, *roles: str) -> None:
    """The seats take these roles, from the first on."""
    for seat, role in enumerate(roles):
        answer(match, seat, "take_role", role=role)


def choices(match: Match) -> list[str]:
    """The roles that the question offers."""
    return [wish["role"] for wish in offered(match, "take_role")]


@pytest.mark.clause("BS-ROLE-01", "BS-COMP-03")
def test_fifteen_roles_five_in_each_family() -> None:
    """In the book's order the first five are Standard, the next Activation, the last Advanced; there are no others."""
    families = [(key, role.family) for key, role in ROLES.items()]
    assert families == [
        *[(key, "standard") for key in keys(STANDARD)],
        *[(key, "activation") for key in keys(ACTIVATION)],
        *[(key, "advanced") for key in keys(ADVANCED)],
    ]


@pytest.mark.clause("BS-COMP-04", "BS-MISSION1-04")
@pytest.mark.parametrize("players", [2, 6])
def test_every_player_takes_one_role(players: int) -> None:
    """Mission 1 asks one seat after the other; then each has its role, and every audience was told which."""
    match = bombsquad.new(players, mission="m01")
    taken = keys([*STANDARD, "driver"])[:players]
    for seat, role in enumerate(taken):
        assert [ask.seat for ask in match.asks] == [seat]
        answer(match, seat, "take_role", role=role)
    assert sees(match, 0).table.roles == tuple(taken)
    for audience in (*range(players), -1):
        assert told(match, audience, RoleTaken) == [RoleTaken(seat, role) for seat, role in enumerate(taken)]


@pytest.mark.clause("BS-COMP-04")
def test_no_role_is_held_twice() -> None:
    """A role that another seat has is neither offered nor accepted."""
    match = bombsquad.new(2, mission="m01")
    assert choices(match) == list(ROLES)
    answer(match, 0, "take_role", role="role_analyst")
    assert choices(match) == [role for role in ROLES if role != "role_analyst"]
    assert refused(match, 1, Wish("take_role", role="role_analyst")) == "BS-COMP-04"


@pytest.mark.clause("BS-COMP-04")
@pytest.mark.parametrize(
    "roles",
    [
        ("role_analyst", "role_analyst"),
        ("role_analyst",),
        ("role_analyst", "role_driver", "role_operator"),
        ("role_analyst", ""),
        ("role_analyst", "role_pilot"),
        ("role_analyst", ["role_driver"]),
        (),
    ],
)
def test_a_table_names_one_role_for_each_seat(roles: tuple[object, ...]) -> None:
    """Roles named beforehand twice, too few, too many, empty or unknown open no table."""
    assert refusal(2, mission="m01", roles=roles) == "BS-COMP-04"


@pytest.mark.clause("BS-COMP-04")
def test_named_roles_are_told_and_not_asked() -> None:
    """With a role named for each seat the table is ready at once, and everyone was told the roles."""
    match = bombsquad.new(2, mission="m01", roles=["role_operator", "role_driver"])
    assert match.g.phase == "ready"
    assert told(match, -1, RoleTaken) == [RoleTaken(0, "role_operator"), RoleTaken(1, "role_driver")]


@pytest.mark.clause("BS-SETUP-17")
@pytest.mark.parametrize("mission", ["alpha", "bravo", DEPOT])
def test_roles_can_be_declined(mission: str) -> None:
    """Where the mission doesn't impose roles a table that says nothing, or none, starts without them."""
    choices: list[dict[str, Any]] = [{}, {"roles": "none"}]
    for options in choices:
        match = bombsquad.new(2, mission=mission, **options)
        answer(match, 0, "start")
        assert (match.g.phase, match.g.roles) == ("turn", ())


@pytest.mark.clause("BS-SETUP-17")
def test_roles_can_be_wished_for() -> None:
    """Where the mission doesn't impose roles a table may choose them, by the rule that allows it."""
    match = bombsquad.new(2, mission=DEPOT, roles="choose")
    said = [item.cites for item in match.told(1) if getattr(item, "event", None) == SetUp("roles", "choose")]
    assert said == [("BS-SETUP-17",)]
    take(match, "role_programmer", "role_front_liner")
    answer(match, 0, "start")
    assert match.g.roles == ("role_programmer", "role_front_liner")


@pytest.mark.clause("BS-SETUP-17", "BS-COMP-04")
def test_roles_can_be_dealt_at_random() -> None:
    """Chance deals a different role to each seat without asking; seeds differ, and each role comes to someone."""
    dealt = [bombsquad.new(6, mission="m01", roles="random", seed=seed).g.roles for seed in range(40)]
    assert all(len(set(roles)) == 6 for roles in dealt)
    assert {role for roles in dealt for role in roles} == set(ROLES)
    assert bombsquad.new(6, mission="m01", roles="random", seed=7).g.roles == dealt[7]


@pytest.mark.clause("BS-SETUP-17")
@pytest.mark.parametrize("word", ["some", "", 3, True])
def test_no_other_way_of_taking_roles(word: object) -> None:
    """Any other word for the option opens no table."""
    assert refusal(mission="m01", roles=word) == "BS-SETUP-17"


@pytest.mark.clause("BS-SETUP-17")
@pytest.mark.parametrize("role", ["role_pilot", "", "driver"])
def test_only_roles_of_the_box_can_be_taken(role: str) -> None:
    """A role that doesn't exist is refused."""
    assert refused(bombsquad.new(2, mission="m01"), 0, Wish("take_role", role=role)) == "BS-SETUP-17"


@pytest.mark.clause("BS-SETUP-18", "BS-MISSION1-04")
def test_a_mission_may_impose_roles() -> None:
    """Mission 1 without roles is refused, and with them every audience is told that they are imposed."""
    assert refusal(mission="m01", roles="none") == "BS-SETUP-18"
    match = bombsquad.new(2, mission="m01", roles="random")
    for audience in (0, 1, -1):
        said = [item.cites for item in match.told(audience) if getattr(item, "event", None) == SetUp("roles", "random")]
        assert said == [("BS-SETUP-18",)]


@pytest.mark.clause("BS-SETUP-18")
def test_nothing_starts_before_everybody_has_a_role() -> None:
    """While a seat has no role no one can start the timer, nor take a role for another seat."""
    match = bombsquad.new(2, mission="m01")
    answer(match, 0, "take_role", role="role_driver")
    for seat in (0, 1):
        assert refused(match, seat, Wish("start")) == "BS-SETUP-01"
    assert refused(match, 0, Wish("take_role", role="role_operator")) == "BS-SETUP-01"
    assert match.g.hands == ((), ())
    answer(match, 1, "take_role", role="role_operator")
    answer(match, 1, "start")
    assert match.g.phase == "turn"


@pytest.mark.clause("BS-MISSION1-04")
@pytest.mark.parametrize(("mission", "asked"), [("alpha", "ready"), ("bravo", "ready"), ("m01", "role")])
def test_roles_come_with_mission_1(mission: str, asked: str) -> None:
    """The training missions are ready without a role, Mission 1 asks for them."""
    assert {ask.question.name for ask in bombsquad.new(3, mission=mission).asks} == {asked}


@pytest.mark.clause("BS-MISSION1-05")
@pytest.mark.parametrize("second", keys(ACTIVATION)[1:])
def test_two_activation_roles_are_one_too_many(second: str) -> None:
    """With the Driver in play no other Activation role is offered or accepted, nor named beforehand."""
    match = bombsquad.new(2, mission="m01")
    answer(match, 0, "take_role", role="role_driver")
    assert choices(match) == keys([*STANDARD, *ADVANCED])
    assert refused(match, 1, Wish("take_role", role=second)) == "BS-MISSION1-05"
    assert refusal(mission="m01", roles=("role_driver", second)) == "BS-MISSION1-05"


@pytest.mark.clause("BS-MISSION1-05")
def test_none_or_one_activation_role() -> None:
    """A table without an Activation role can start, and chance deals none or one, never two."""
    assert bombsquad.new(2, mission="m01", roles=("role_sergeant", "role_analyst")).g.phase == "ready"
    dealt = [bombsquad.new(3, mission="m01", roles="random", seed=seed).g.roles for seed in range(40)]
    assert {sum(role in keys(ACTIVATION) for role in roles) for roles in dealt} == {0, 1}
