"""Develop: a development cube makes a Cheat ready, and the box it left has an effect."""

from __future__ import annotations

import pytest
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, player, refused, told

from getaway.games.breach.malware.events import MalwareDrawn
from getaway.games.breach.sheet.events import CubeMoved, Developed
from getaway.games.breach.table.parts import CHEATS


@pytest.mark.clause("BR-DEV-01")
def test_develop_takes_a_cube_from_its_box_to_a_cheat() -> None:
    """Hugo empties the fifth box: five are full, and one Cheat is ready. An empty box has nothing to give."""
    match = arrange(2)
    do(match, "develop", box=5, cheat="breach")
    assert player(match).cubes_left == (0, 1, 2, 3, 5)
    assert player(match).ready == ("breach",)
    assert refused(match, "develop", box=5, cheat="slide") == "BR-DEV-01"


@pytest.mark.clause("BR-DEV-02")
def test_every_cube_can_go_to_every_free_cheat() -> None:
    """Six cubes and four Cheats are 24 pairs; without a movement cube in its box those that cost one are not."""
    match = arrange(2)
    pairs = [{"box": box, "cheat": cheat} for box in range(1, 7) for cheat in CHEATS]
    assert can(match, "develop") == pairs
    poor = arrange(2, seats=[{"cubes": {"cache": {"movement": 1}, "attack": {"attack": 1}}}])
    assert can(poor, "develop") == [pair for pair in pairs if pair["box"] != 4]


@pytest.mark.clause("BR-DEV-03", "BR-DEV-07")
def test_the_first_box_draws_two_cards() -> None:
    """The cube goes to its Cheat, then the box it left gives 2 Malware cards."""
    match = arrange(2, "overclock", "clean-exit")
    do(match, "develop", box=1, cheat="slide")
    assert g(match).hands[0] == ("clean-exit", "overclock")
    kinds = [type(item.event) for item in match.told(0) if hasattr(item, "event")]
    assert kinds.index(Developed) < kinds.index(MalwareDrawn)


@pytest.mark.clause("BR-DEV-07")
def test_the_hand_limit_holds_for_developed_cards() -> None:
    """With three cards in hand the second new one is the fifth: one must go."""
    match = arrange(2, "overclock", "clean-exit", seats=[{"hand": ["insider-tip", "ransom", "fair-trade"]}])
    do(match, "develop", box=1, cheat="slide")
    assert asked(match) == "discard"
    do(match, "discard", card="fair-trade")
    assert g(match).hands[0] == ("clean-exit", "insider-tip", "overclock", "ransom")


@pytest.mark.clause("BR-DEV-04")
def test_a_cheat_box_holds_one_cube() -> None:
    """Slide is ready: no second cube can go there, the other three boxes are free."""
    match = arrange(2, seats=[{"ready": ("slide",), "boxes": (0, 1, 2, 3, 4)}])
    assert {each["cheat"] for each in can(match, "develop")} == {"breacher", "breach", "program"}
    assert refused(match, "develop", box=1, cheat="slide") == "BR-DEV-04"


@pytest.mark.clause("BR-DEV-05")
def test_develop_needs_a_cube_and_a_free_cheat() -> None:
    """Four ready Cheats leave no room, and without a development cube there is nothing to move."""
    full = arrange(2, seats=[{"ready": CHEATS, "boxes": (0, 1)}])
    assert can(full, "develop") == []
    assert refused(full, "develop", box=1, cheat="slide") == "BR-DEV-05"
    empty = arrange(2, seats=[{"ready": (), "boxes": ()}])
    assert can(empty, "develop") == []
    assert refused(empty, "develop", box=1, cheat="slide") == "BR-DEV-05"


@pytest.mark.clause("BR-DEV-06")
def test_a_development_with_a_cost_needs_it_paid() -> None:
    """Vitruvian's second box costs a defense cube of the Defense box: without one it is refused."""
    poor = arrange(2, seats=[{"avatar": "vitruvian", "cubes": {"movement": {"defense": 1}}}, {"avatar": "mila"}])
    assert refused(poor, "develop", box=4, cheat="slide") == "BR-DEV-06"
    assert (player(poor).ready, g(poor).clicks) == ((), 0)
    rich = arrange(2, seats=[{"avatar": "vitruvian", "cubes": {"defense": {"defense": 1}}}, {"avatar": "mila"}])
    do(rich, "develop", box=4, cheat="slide")
    assert [(each.box, each.to) for each in told(rich, CubeMoved)] == [("defense", "cache")]
    assert player(rich).ready == ("slide",)


@pytest.mark.clause("BR-DEV-08")
def test_the_second_box_gives_a_cube_of_choice() -> None:
    """Hugo may take any colour; the attack cube he names comes to the Attack box."""
    match = arrange(2, seats=[{"cubes": {}}])
    do(match, "develop", box=2, cheat="slide")
    assert [each["colour"] for each in can(match, "choose-colour")] == ["movement", "attack", "defense"]
    do(match, "choose-colour", colour="attack")
    assert cubes(match, "attack", "attack") == 1
    assert sum(map(sum, player(match).cubes)) == 1
