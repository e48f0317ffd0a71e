"""Cheats: ready with a development cube, activated between actions, gone with their cube."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, cited, do, g, may, player, refused, whom

from getaway.games.breach.sheet import cheats
from getaway.games.breach.sheet.events import CheatActivated, ProgramFlipped
from getaway.games.breach.table.parts import CHEATS, NOWHERE
from getaway.games.breach.table.pieces import Deed, Effect
from getaway.kernel import Match

OPEN = {0: "v-4", 1: "v-1", 3: "tm-1", 4: "gr-1"}
"""Rooms that are open to each other."""


def ready(*names: str, **own: Any) -> Match:
    """Hugo with these Cheats ready, in a room with two connected ones."""
    return arrange(2, rooms=OPEN, seats=[{"at": 0, "ready": names, "boxes": (0, 1), **own}])


@pytest.mark.clause("BR-CHEAT-05")
def test_only_a_ready_cheat_can_be_activated() -> None:
    """Open Breach has its cube, Slide has none and is refused."""
    match = ready("breach")
    assert can(match, "cheat") == [{"cheat": "breach"}]
    assert refused(match, "cheat", cheat="slide") == "BR-CHEAT-05"


@pytest.mark.clause("BR-CHEAT-06")
def test_a_cheat_uses_no_click() -> None:
    """One action is left before the Slide and after it; not a second one."""
    match = arrange(2, rooms=OPEN, clicks=2, seats=[{"at": 0, "ready": ("slide",), "credits": 1}])
    do(match, "cheat", cheat="slide")
    do(match, "choose-room", room=1)
    assert g(match).clicks == 2
    do(match, "infect")
    assert refused(match, "infect") == "BR-ACTPH-02"


@pytest.mark.clause("BR-CHEAT-07")
def test_no_cheat_while_an_action_is_in_progress() -> None:
    """Before a Move and after it Slide is at hand; with MP to spend it is not."""
    match = ready("slide")
    assert can(match, "cheat")
    do(match, "move", to="cache")
    assert may(match, 0, "cheat") == []
    assert refused(match, "cheat", cheat="slide") == "BR-CHEAT-07"
    do(match, "stop")
    do(match, "cheat", cheat="slide")
    assert asked(match) == "where-to-slide"


@pytest.mark.clause("BR-CHEAT-07")
def test_no_cheat_between_an_attack_and_its_target() -> None:
    """An attack is declared and waits for its target: no Slide until it is resolved."""
    match = arrange(2, rooms=OPEN, seats=[{"at": 0, "ready": ("slide",)}, {"at": 0, "cubes": {}}])
    do(match, "attack", to="cache")
    assert asked(match) == "name-target"
    assert can(match, "cheat") == []
    assert refused(match, "cheat", cheat="slide") == "BR-CHEAT-07"
    do(match, "target", model=1)
    assert can(match, "cheat") == [{"cheat": "slide"}]


@pytest.mark.clause("BR-CHEAT-07")
def test_no_cheat_while_the_die_lies_there() -> None:
    """The die has been rolled and might be rolled again: no Slide before its result is applied."""
    match = arrange(2, "virus", rooms=OPEN, seats=[{"at": 0, "ready": ("slide",), "research": ["reroll"]}])
    do(match, "infect")
    assert asked(match) == "after-the-roll"
    assert refused(match, "cheat", cheat="slide") == "BR-CHEAT-07"
    do(match, "keep")
    assert can(match, "cheat") == [{"cheat": "slide"}]


@pytest.mark.clause("BR-CHEAT-07")
def test_no_cheat_outside_the_own_action_phase() -> None:
    """Neither in another player's turn nor in the Configuration Phase."""
    match = ready("slide")
    do(match, "end-actions")
    assert asked(match) == "configure"
    assert refused(match, "cheat", cheat="slide") == "BR-CHEAT-07"
    others = arrange(2, rooms=OPEN, seats=[{"at": 0, "ready": ("slide",)}], active=1)
    assert whom(others) == 1
    assert refused(others, "cheat", seat=0, cheat="slide") == "BR-CHEAT-07"


@pytest.mark.clause("BR-CHEAT-08")
def test_a_disconnected_player_may_use_a_program_of_the_firewall_turn() -> None:
    """Vitruvian is out of the Database: Bastion resets his Threat, gives no shield, and its cube is gone."""
    seats = [
        {"avatar": "vitruvian", "at": None, "threat": 1, "viruses": {"firewall": 1}, "ready": ("program",)},
        {"avatar": "sturm"},
    ]
    match = arrange(2, "crawl", seats=seats, phase="password", password=0)
    assert (whom(match), asked(match)) == (0, "respond-to-firewall")
    do(match, "cheat", cheat="program")
    own = player(match)
    assert (own.threat, own.shield, own.room, own.ready) == (0, False, NOWHERE, ())


@pytest.mark.clause("BR-CHEAT-08")
def test_a_cheat_comes_before_reconnection() -> None:
    """The Avatar is still out: a Breach opens wherever it likes, Toolbelt pushes and draws but slides nobody."""
    seats = [{"at": None, "ready": ("slide", "breach", "program")}]
    match = arrange(2, "fair-trade", seats=seats, phase="turn", gateways={1: (0, 0), 2: (2, 1)})
    assert asked(match) == "where-to-reconnect"
    do(match, "cheat", cheat="breach")
    do(match, "choose-border", border=3)
    assert g(match).breaches == ((3, False),)
    do(match, "cheat", cheat="program")
    do(match, "choose-what", what="slide")
    do(match, "choose-what", what="draw")
    do(match, "cheat", cheat="slide")
    assert (player(match).room, player(match).ready, g(match).hands[0]) == (NOWHERE, (), ("fair-trade",))
    assert asked(match) == "where-to-reconnect"
    do(match, "choose-room", room=2)
    assert (asked(match), player(match).room) == ("act", 2)


@pytest.mark.clause("BR-CHEAT-08")
def test_a_single_room_to_reconnect_in_leaves_time_for_a_cheat() -> None:
    """One Gateway is left: with a ready Cheat the question is put all the same, without one it is not."""
    position = {"phase": "turn", "gateways": {1: (0, 0)}}
    ready_ = arrange(2, seats=[{"at": None, "last": 4, "ready": ("breach",)}], **position)
    assert can(ready_, "choose-room") == [{"room": 0}]
    assert may(ready_, 0, "cheat") == [{"cheat": "breach"}]
    assert asked(arrange(2, seats=[{"at": None, "last": 4}], **position)) == "act"


@pytest.mark.clause("BR-CHEAT-08", "BR-CHEAT-07")
def test_a_cheat_of_a_disconnected_player_belongs_to_the_action_phase_too() -> None:
    """Eliminated in its player's Action Phase, which ends with it: in the Configuration Phase no Cheat is left."""
    match = ready("slide", "breach", "program")
    do(match, "log-out")
    assert asked(match) == "configure"
    assert [refused(match, "cheat", cheat=cheat) for cheat in ("slide", "breach")] == ["BR-CHEAT-07"] * 2
    assert refused(match, "cheat", cheat="program") == "BR-TIMING-01"


@pytest.mark.clause("BR-CHEAT-09", "BR-CHEAT-10")
def test_the_visible_program_is_resolved_and_then_flipped() -> None:
    """Toolbelt is visible: its effects come first, and only then the sleeve shows Black Market."""
    match = ready("program", hand=["ransom"])
    do(match, "cheat", cheat="program")
    assert [each["what"] for each in can(match, "choose-what")] == ["push", "draw", "slide"]
    do(match, "choose-what", what="push")
    do(match, "push", box="movement", colour="movement", to="attack")
    do(match, "choose-what", what="slide")
    assert player(match).side == 0
    do(match, "choose-room", room=1)
    assert (player(match).side, player(match).room) == (1, 1)
    assert cited(match, ProgramFlipped) == [("BR-CHEAT-10",)]


@pytest.mark.clause("BR-CHEAT-09")
def test_with_the_other_side_up_the_other_program_is_resolved() -> None:
    """Black Market is visible: a Credit is paid for Research and two cards; Toolbelt comes up."""
    match = arrange(2, "push", "overclock", "ransom", seats=[{"ready": ("program",), "side": 1, "credits": 2}])
    do(match, "cheat", cheat="program")
    assert (player(match).credits, g(match).research[0], g(match).hands[0]) == (1, ("push",), ("overclock", "ransom"))
    assert player(match).side == 0


@pytest.mark.clause("BR-CHEAT-11")
def test_a_program_follows_its_own_timing() -> None:
    """Siege Engine says `your attack`: it is refused before one and can be activated as soon as one is declared."""
    seats = [
        {"at": 0, "breacher": "ishtar", "side": 1, "ready": ("program",)},
        {"at": 0, "breacher": "vesper", "cubes": {}},
    ]
    match = arrange(2, rooms=OPEN, seats=seats)
    assert can(match, "cheat") == []
    assert refused(match, "cheat", cheat="program") == "BR-TIMING-04"
    do(match, "attack", to="cache")
    do(match, "cheat", cheat="program")
    assert g(match).attacks[-1].reach == 2


@pytest.mark.clause("BR-CHEAT-11")
def test_a_program_of_the_firewall_turn_waits_for_it() -> None:
    """Ghost Protocol can't be activated in its player's Action Phase, but before the Firewall reveals a card it can."""
    seats = [{"at": 0, "breacher": "null", "side": 1, "ready": ("program",), "threat": 2, "viruses": {"firewall": 1}}]
    match = arrange(2, "crawl", rooms=OPEN, seats=seats)
    assert refused(match, "cheat", cheat="program") == "BR-TIMING-06"
    later = arrange(2, "crawl", rooms=OPEN, seats=seats, phase="password")
    assert asked(later) == "respond-to-firewall"
    do(later, "cheat", cheat="program")
    assert (player(later).threat, sum(player(later).viruses)) == (0, 0)


@pytest.mark.clause("BR-CHEAT-12", "BR-CHEAT-13")
def test_an_activated_cheat_loses_its_cube_for_good() -> None:
    """After the Slide its box is empty, and no development box has the cube back: it can be developed never again."""
    match = ready("slide", "breach")
    do(match, "cheat", cheat="slide")
    do(match, "choose-room", room=3)
    own = player(match)
    assert own.ready == ("breach",)
    assert own.cubes_left == (0, 1)
    assert cited(match, CheatActivated) == [("BR-CHEAT-12", "BR-CHEAT-13")]
    assert {each["box"] for each in can(match, "develop")} == {1, 2}


@pytest.mark.clause("BR-CHEAT-13")
def test_six_cubes_are_six_cheats() -> None:
    """With the last cube on a Cheat and the Cheat activated, nothing is left to develop."""
    match = arrange(2, rooms=OPEN, seats=[{"at": 0, "ready": ("slide",), "boxes": ()}])
    do(match, "cheat", cheat="slide")
    do(match, "choose-room", room=1)
    assert player(match).ready == ()
    assert refused(match, "develop", box=1, cheat="slide") == "BR-DEV-05"


@pytest.mark.clause("BR-CHEAT-14")
def test_the_same_cheat_comes_once_in_a_turn() -> None:
    """Slide is activated and made ready again: it must wait for another turn, and then it may."""
    match = ready("slide")
    do(match, "cheat", cheat="slide")
    do(match, "choose-room", room=1)
    do(match, "develop", box=1, cheat="slide")
    assert can(match, "cheat") == []
    assert refused(match, "cheat", cheat="slide") == "BR-CHEAT-14"
    for verb in ("end-actions", "end-configuring", "end-actions", "end-configuring"):
        do(match, verb)
    while asked(match) != "act" or whom(match) != 0:
        match.answer(whom(match), next(iter(match.asks[0].choice)))
    do(match, "cheat", cheat="slide")
    assert player(match).ready == ()


@pytest.mark.clause("BR-CHEAT-15")
def test_both_programs_can_be_used_in_one_turn() -> None:
    """Toolbelt is used, the Cheat made ready again: now Black Market is up and may be used; Toolbelt then not again."""
    match = arrange(
        2, "push", "overclock", "ransom", rooms=OPEN, seats=[{"at": 0, "ready": ("program",), "credits": 1}]
    )
    do(match, "cheat", cheat="program")
    do(match, "choose-what", what="push")
    do(match, "push", box="movement", colour="movement", to="cache")
    do(match, "choose-what", what="slide")
    do(match, "choose-room", room=1)
    do(match, "develop", box=5, cheat="program")
    do(match, "cheat", cheat="program")
    assert len(g(match).research[0]) == 1
    do(match, "develop", box=1, cheat="program")
    assert player(match).side == 0
    assert refused(match, "cheat", cheat="program") == "BR-CHEAT-14"


# Free actions


@pytest.mark.clause("BR-CPA-05")
def test_a_free_configure_counts_for_nothing() -> None:
    """The Configure of the Configuration Phase is free: all actions are used, and it is performed all the same."""
    match = arrange(2, "overclock", clicks=3, seats=[{"credits": 1, "disk": ["bio", "half-bio", "half-politics"]}])
    assert refused(match, "configure", what="draw") == "BR-ACTPH-02"
    do(match, "end-actions")
    do(match, "configure", what="draw")
    assert (g(match).clicks, asked(match)) == (3, "configure")
    assert g(match).hands[0] == ("overclock",)


@pytest.mark.clause("BR-CPA-05")
@pytest.mark.parametrize(
    ("action", "then"), [("move", {"verb": "stop"}), ("attack", {"verb": "target", "model": 1}), ("shield", {})]
)
def test_a_free_action_moves_no_cube_and_uses_no_click(
    action: str, then: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Cheat gives a free action: it is performed at once, without a cube in its box and without a Click."""
    monkeypatch.setitem(cheats.COMMON, "slide", Deed((Effect(action, n=0),)))
    seats = [{"at": 0, "ready": ("slide",), "cubes": {"cache": {"movement": 2}}}, {"at": 0, "cubes": {}}]
    match = arrange(2, rooms=OPEN, seats=seats)
    do(match, "cheat", cheat="slide")
    assert asked(match) == {"move": "move", "attack": "name-target", "shield": "act"}[action]
    if then:
        do(match, **then)
    assert (g(match).clicks, player(match).cubes) == (0, ((0, 0, 0),) * 3 + ((2, 0, 0),))
    assert player(match).shield is (action == "shield")


@pytest.mark.clause("BR-CPA-05")
def test_a_free_develop_pays_no_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hugo's box with a cache cost can be developed freely without a movement cube to pay for it."""
    monkeypatch.setitem(cheats.COMMON, "slide", Deed((Effect("develop"),)))
    match = arrange(2, seats=[{"ready": ("slide",), "cubes": {}}])
    assert refused(match, "develop", box=4, cheat="breach") == "BR-DEV-06"
    do(match, "cheat", cheat="slide")
    assert {each["box"] for each in can(match, "free-develop")} == {1, 2, 3, 4, 5, 6}
    do(match, "free-develop", box=4, cheat="breach")
    assert (g(match).clicks, player(match).ready) == (0, ("breach",))
    assert player(match).cubes == ((0, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0))


def test_there_are_four_cheats() -> None:
    """The Breacher's, Slide, Open Breach and the Program's."""
    assert CHEATS == ("breacher", "slide", "breach", "program")
