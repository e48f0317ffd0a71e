"""Hard Disk and CPU: where Information goes, what it makes of Click and Configuration, and the marks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, cited, do, g, player, refused, told, whom

from getaway.games.breach.firewall.events import IceDeployed
from getaway.games.breach.sheet.events import MarkCovered
from getaway.games.breach.table.pieces import TOKENS, interface
from getaway.kernel import Match

FULL = ("half-bio", "half-bio", "half-science", "half-crypto", "half-politics", "half-politics")
NO_OBJECTIVE = ("half-science", "half-science", "half-politics", "half-politics", "half-politics", "half-science")
"""Tokens that make up no Objective of the first two cards."""


def buying(disk: tuple[str, ...], *, kind: str = "politics", **position: Any) -> Match:
    """Hugo, with these tokens, has bought a partial token of a type for 4 Credits."""
    match = arrange(2, seats=[{"disk": disk, "credits": 4, **position.pop("own", {})}], **position)
    do(match, "buy", reward="information")
    do(match, "choose-token", token=f"half-{kind}")
    return match


@pytest.mark.clause("BR-HDCPU-01")
def test_a_gained_token_comes_to_the_leftmost_free_box() -> None:
    """Boxes 1 and 2 are filled, so the new token lies in box 3."""
    match = buying(("half-science", "politics"))
    assert player(match).disk == ("half-science", "politics", "half-politics")


@pytest.mark.clause("BR-HDCPU-02")
def test_a_full_hard_disk_may_make_room() -> None:
    """Six tokens lie there: the player names one to discard to the Reserve, or keeps all of them."""
    match = buying(FULL, kind="crypto")
    assert asked(match) == "which-token-to-drop"
    named = [each["token"] for each in can(match, "choose-token")]
    assert named == ["half-bio", "half-science", "half-crypto", "half-politics", "keep"]
    assert refused(match, "choose-token", token="bio") == "BR-HDCPU-02"
    do(match, "choose-token", token="half-bio")
    assert sorted(player(match).disk) == sorted(("half-crypto", *FULL[1:]))
    assert g(match).reserve[TOKENS.index("half-bio")] == 10 - 2 - 1
    assert g(match).reserve[TOKENS.index("half-crypto")] == 10 - 2


@pytest.mark.clause("BR-HDCPU-02")
def test_a_full_hard_disk_may_stay_as_it_is() -> None:
    """Kept as it is, the Hard Disk does not change, and the new token goes to the Reserve."""
    match = buying(FULL, kind="crypto")
    do(match, "choose-token", token="keep")
    assert player(match).disk == FULL
    assert g(match).reserve[TOKENS.index("half-crypto")] == 10 - 1
    assert player(match).credits == 0


@pytest.mark.clause("BR-HDCPU-03")
@pytest.mark.parametrize(("box", "click", "configuration"), [(1, 3, 1), (2, 3, 1), (3, 3, 2), (5, 4, 2), (6, 4, 3)])
def test_the_rightmost_token_shows_click_and_configuration(box: int, click: int, configuration: int) -> None:
    """With the last token in box k the player has as many actions and free Configures as CPU box k says."""
    assert (interface().cpu[box - 1].click, interface().cpu[box - 1].configuration) == (click, configuration)
    match = arrange(2, rooms={0: "v-4"}, seats=[{"disk": NO_OBJECTIVE[:box], "credits": 1}])
    for _ in range(click):
        pushes(match)
    assert refused(match, "configure", what="pushes") == "BR-ACTPH-02"
    do(match, "end-actions")
    for _ in range(configuration):
        assert asked(match) == "configure"
        pushes(match)
    assert whom(match) == 1


def pushes(match: Match) -> None:
    """A Configure whose Pushes bring a cube to the Cache and on."""
    do(match, "configure", what="pushes")
    for _ in range(2):
        do(match, "push", **can(match, "push")[0])


@pytest.mark.clause("BR-HDCPU-04")
def test_an_empty_hard_disk_counts_as_the_first_box() -> None:
    """Without a token there are 3 actions and 1 free Configure."""
    match = arrange(2, seats=[{"credits": 1}])
    for _ in range(3):
        pushes(match)
    assert refused(match, "configure", what="pushes") == "BR-ACTPH-02"
    do(match, "end-actions")
    pushes(match)
    assert whom(match) == 1


@pytest.mark.clause("BR-HDCPU-05", "BR-CPI-05")
def test_new_values_apply_at_once() -> None:
    """All 3 actions are used; the fifth token brings a fourth action, in this very turn."""
    seats = [{"disk": NO_OBJECTIVE[:4], "credits": 4, "hand": ["ransom"]}]
    match = arrange(2, clicks=3, seats=seats)
    assert refused(match, "configure", what="pushes") == "BR-ACTPH-02"
    do(match, "buy", reward="information")
    do(match, "choose-token", token="half-politics")
    assert g(match).click(0) == 4
    pushes(match)
    assert g(match).clicks == 4
    assert refused(match, "configure", what="pushes") == "BR-ACTPH-02"


@pytest.mark.clause("BR-CPI-05")
def test_a_gained_token_raises_configuration() -> None:
    """The third token comes to box 3: the Configuration Phase of this turn has 2 free Configures instead of 1."""
    match = buying(("half-science",) * 2)
    assert player(match).disk == ("half-science", "half-science", "half-politics")
    do(match, "end-actions")
    pushes(match)
    assert (whom(match), asked(match)) == (0, "configure")


# Marks


@pytest.mark.clause("BR-HDCPU-06")
def test_the_first_to_cover_the_first_mark_advances_the_guardian() -> None:
    """Nobody has covered box 2: the Guardian cube advances by 1 box, and the box's effect is the player's."""
    match = buying(("half-science",), track=(0, 0, 2))
    assert g(match).track == (0, 0, 3)
    assert [(each.ice, each.room) for each in told(match, IceDeployed)] == [("echo", player(match).room)]
    assert g(match).marks == (True, False)
    assert cited(match, MarkCovered) == [("BR-HDCPU-06",)]


@pytest.mark.clause("BR-HDCPU-06")
def test_boxes_without_a_mark_move_nothing() -> None:
    """Boxes 1 and 3 have no mark."""
    assert g(buying(())).track == (0, 0, 0)
    assert g(buying(("half-science", "politics"))).track == (0, 0, 0)


@pytest.mark.clause("BR-HDCPU-07")
def test_later_players_cover_the_first_mark_in_vain() -> None:
    """Somebody has covered the first mark before: the second to do so moves no cube."""
    match = buying(("half-science",), marks=(True, False))
    assert g(match).track == (0, 0, 0)
    assert told(match, MarkCovered) == []


@pytest.mark.clause("BR-HDCPU-08")
def test_the_first_to_cover_the_second_mark_advances_the_guardian() -> None:
    """The fourth token covers the second mark: the Guardian cube advances to box 2 and the Firewall die rises."""
    match = buying(("half-science", "politics", "half-science"), track=(0, 0, 1), marks=(True, False))
    assert (g(match).track, g(match).die) == ((0, 0, 2), 2)
    assert g(match).marks == (True, True)
    assert cited(match, MarkCovered) == [("BR-HDCPU-08",)]


@pytest.mark.clause("BR-HDCPU-09")
def test_each_mark_counts_once_whoever_covers_it() -> None:
    """Sturm has triggered the first mark, Hugo triggers the second, and after that neither moves a cube again."""
    match = buying(("half-science", "politics", "half-science"), marks=(True, False))
    assert (g(match).track, g(match).marks) == ((0, 0, 1), (True, True))
    again = buying(("half-science", "politics", "half-science"), marks=(True, True))
    assert g(again).track == (0, 0, 0)
    first = buying(("half-science",), marks=(False, True))
    assert (g(first).track, g(first).marks) == ((0, 0, 1), (True, True))
