"""The Configuration Phase."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused, whom

from getaway.kernel import Match

TWO = {"disk": ("half-bio",) * 3}
"""With three tokens in the Hard Disk the CPU's Configuration is 2."""
COMPLETE = {0: [0], 1: [0]}
"""Hugo's Viruses make an outer node traceable, so the turn goes on."""


def configuring(**seat: Any) -> Match:
    """Hugo in his Configuration Phase."""
    match = arrange(seats=[seat, {"at": 8}], infected=COMPLETE)
    do(match, "end-actions")
    return match


@pytest.mark.clause("BR-CONFPH-01")
def test_the_configuration_phase_follows_the_action_phase() -> None:
    """Whether the player ends it or the actions run out."""
    match = arrange(2, "virus", "virus", "virus", seats=[{}, {"at": 8}])
    assert g(match).phase == "act"
    do(match, "end-actions")
    assert (g(match).phase, asked(match), whom(match)) == ("configure", "configure", 0)
    match = arrange(2, "virus", "virus", "virus", seats=[{}, {"at": 8}])
    for _ in range(3):
        do(match, "infect")
    assert (g(match).phase, whom(match)) == ("configure", 0)


@pytest.mark.clause("BR-CONFPH-02")
@pytest.mark.parametrize("done", [0, 1])
def test_fewer_configures_than_allowed_are_accepted(done: int) -> None:
    """None or one of two, and the turn goes on."""
    match = configuring(**TWO)
    for _ in range(done):
        do(match, "configure", what="draw")
    assert (asked(match), g(match).configured) == ("configure", done)
    do(match, "end-configuring")
    assert g(match).phase == "trace"


@pytest.mark.clause("BR-CONFPH-02")
@pytest.mark.parametrize(("tokens", "value"), [(0, 1), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_no_more_configures_than_the_cpu_shows(tokens: int, value: int) -> None:
    """After this many the phase is over, and one more is refused."""
    match = configuring(disk=("half-bio",) * tokens)
    for done in range(value):
        assert (g(match).phase, g(match).configured) == ("configure", done)
        do(match, "configure", what="draw")
    assert (g(match).phase, len(g(match).hands[0])) == ("trace", value)
    assert refused(match, "configure", what="draw") == "BR-ROUND-03"


@pytest.mark.clause("BR-CONFPH-02")
def test_these_configures_are_free() -> None:
    """With all actions used they are still there, and use no Click."""
    match = arrange(seats=[TWO, {"at": 8}], clicks=3, infected=COMPLETE)
    assert g(match).phase == "configure"
    do(match, "configure", what="pushes")
    do(match, "push", box="movement", colour="movement", to="cache")
    do(match, "push", box="movement", colour="movement", to="cache")
    assert (g(match).clicks, g(match).configured) == (3, 1)


@pytest.mark.clause("BR-CONFPH-03")
def test_a_disconnected_player_configures_too() -> None:
    """After Log-Out both ways to configure are open."""
    match = arrange(seats=[{}, {"at": 8}])
    do(match, "log-out")
    assert not player(match).connected
    assert [each["what"] for each in can(match, "configure")] == ["pushes", "draw"]
    do(match, "configure", what="draw")
    assert len(g(match).hands[0]) == 1


@pytest.mark.clause("BR-CONFPH-04")
def test_one_configure_after_another() -> None:
    """The second is chosen after both Pushes of the first; before that it is refused."""
    match = configuring(**TWO)
    do(match, "configure", what="pushes")
    for _ in range(2):
        assert asked(match) == "push"
        assert refused(match, "configure", what="draw") == "BR-PUSH-05"
        assert refused(match, "end-configuring") == "BR-PUSH-05"
        do(match, "push", box="movement", colour="movement", to="cache")
    assert asked(match) == "configure"
    do(match, "configure", what="draw")
    assert len(g(match).hands[0]) == 1
