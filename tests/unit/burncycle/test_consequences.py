"""What changes for players between two views: told beforehand by weighing, and noticed while a plan is carried out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.rules.burncycle.plans import hall
from tests.rules.burncycle.table import arrange, do, faces

from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.game import GAME
from getaway.games.burncycle.shown import consequences as told
from getaway.games.burncycle.shown.view import View
from getaway.kernel import Match, Then, Wish
from getaway.kernel.weighing import weigh
from getaway.rulebook import read
from getaway.suite.walk import walk
from getaway.texts import texts_of


def brought(match: Match, verb: str, **args: Any) -> list[Then]:
    """What an answer of the first seat brought."""
    before = GAME.view(match.g, 0)
    do(match, verb, **args)
    return list(GAME.consequences(before, GAME.view(match.g, 0)))


def by_name(found: Iterable[Then]) -> Mapping[str, Then]:
    """The consequences by name."""
    return {then.what: then for then in found}


HALL = lay("consequences_hall", hall(2, 12))
WATCHED: dict[str, Any] = {
    "plan": "consequences_hall",
    "agents": [{"at": (1, 1), "power": 3}],
    "module": {"at": (2, 1)},
    "units": [{"name": "hamster", "at": (1, 9), "facing": "left"}],
}
"""A guard looks along the hallway at the far end of which the agent stands."""


def every_message() -> set[str]:
    """The consequences that the module names."""
    source = Path(told.__file__).read_text(encoding="utf-8")
    return set(re.findall(r'Then\(\s*"([a-z-]+)"', source)) | {"key", "key-lost"}


@pytest.mark.parametrize("lang", GAME.languages["messages"])
def test_all_of_them_can_be_told(lang: str) -> None:
    """With the facts that random matches give them, and each by a clause that exists."""
    texts, book = texts_of(GAME.package, lang), read(GAME.package)
    assert {f"then-{what}" for what in every_message()} <= texts.ids
    seen: Counter[str] = Counter()
    for number in range(12):
        before: View | None = None
        for match, _ in walk(GAME, number, 21, 160):
            after = GAME.view(match.g, 0)
            for then in GAME.consequences(before or after, after):
                assert texts.render(f"then-{then.what}", then.facts)
                assert then.clause in book
                seen[then.what] += 1
            before = after
    assert {"seen", "power-lost", "threat", "unit-came", "network-card", "corporation", "degraded"} <= set(seen)


def test_nothing_changes_by_itself() -> None:
    """Between a view and itself."""
    match = arrange(2)
    view = GAME.view(match.g, 0)
    assert GAME.consequences(view, view) == ()


def test_a_step_into_sight_is_an_alarm() -> None:
    """The guard looks down the hallway: the step that comes too close is told by weighing before it is made."""
    match = arrange(1, faces(2, 2), **WATCHED)
    do(match, "move", basic=2, advanced=0, elite=0)
    assert brought(match, "step", bot=0, to=HALL.cell(1, 2)) == []
    while not (found := weigh(match, 0, [Wish("step", bot=0, to=match.g.bots[0].cell + 1)])[0].then):
        do(match, "step", bot=0, to=match.g.bots[0].cell + 1)
    assert found == (Then("seen", {"bot": 0, "unit": 1}, "BC-AWRNG-08", alarm=True),)
    assert brought(match, "step", bot=0, to=match.g.bots[0].cell + 1) == list(found)


def test_a_bot_that_steps_out_of_sight_slips_away() -> None:
    """From the guard's line into the other row; while it stays in the line the guard still sees it."""
    seen = {**WATCHED, "agents": [{"at": (1, 5), "detected": True}]}
    match = arrange(1, faces(2), **seen)
    do(match, "move", basic=1, advanced=0, elite=0)
    assert by_name(brought(match, "step", bot=0, to=HALL.cell(1, 6))) == {
        "still-seen": Then("still-seen", {"bot": 0, "unit": 1}, "BC-DETECT-07")
    }
    assert set(by_name(brought(match, "step", bot=0, to=HALL.cell(2, 6)))) == {"slips-away"}


def test_power_spent_on_upgrades_is_no_alarm() -> None:
    """It is what the player wants."""
    match = arrange(1, phase="route-first", **WATCHED)
    found = by_name(brought(match, "upgrade", upgrade="swap"))
    assert found == {"power-lost": Then("power-lost", {"bot": 0, "n": 1}, "BC-POWER-01")}


def test_the_last_power_comes_first() -> None:
    """Dropping an imperative with the last power shuts the agent down, which costs 3 threat: told in that order."""
    name = GAME.arrange(1).g.imperatives.left[0]
    match = arrange(1, **{**WATCHED, "agents": [{"at": (1, 1), "power": 1, "imperative": name}]})
    found = weigh(match, 0, [Wish("drop-imperative")])[0].then
    assert [then.what for then in found][:3] == ["shut-down", "power-lost", "threat"]
    assert all(then.alarm for then in found[:3])
    assert found[2].facts == {"n": 3}


def test_an_open_door_and_a_used_key() -> None:
    """What a key brings and costs."""
    plan = lay("consequences_door", "+---+---+---+\n| .   . : a |\n+---+---+---+")
    match = arrange(1, plan=plan.key, agents=[{"at": (1, 2), "keys": 1}], module={"at": (1, 1)})
    do(match, "move", basic=0, advanced=0, elite=0)
    found = brought(match, "use-key", bot=0, door=0)
    assert found == [
        Then("door-open", {"door": 0}, "BC-DOOR-13"),
        Then("key-lost", {"bot": 0, "n": 1}, "BC-KEYCHIP-02"),
    ]


def test_an_ip_that_meets_a_ping_is_booted() -> None:
    """With the lower level; its agent is detected and the CEO's level falls."""
    ping = 1
    match = arrange(1, phase="network", slots=("general",), agents=[{"ip": 0, "level": 1}], pings=(ping,), ceo=3)
    found = by_name(brought(match, "ip-move", node=ping))
    assert {"booted", "detected", "ceo-level"} <= set(found)
    assert found["booted"].alarm
