"""What bots of burncycle say about their acts is true of the position they act in."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import arrange, do, faces, g

from getaway.bots.burncycle.reasons import reason
from getaway.bots.burncycle.team import decide
from getaway.games.burncycle.floor import floor, lay
from getaway.games.burncycle.table.mats.network import HUB, graph
from getaway.kernel import Match, Wish

lay(
    "reasons_pen",
    """
    +---+---+---+---+
    | .   . : a   a |
    +---+---+---+---+
    """,
)
DOOR = 0


def pen(**position: Any) -> Match:
    """An agent before a locked door, the command module behind it."""
    return arrange(1, plan="reasons_pen", agents=[{"at": (1, 2), "power": 7}], module={"at": (1, 4)}, **position)


def why(match: Match, verb: str, **args: Any) -> str:
    """The name of the reason for such an act."""
    return reason(g(match), match.asks[0], Wish(verb, **args)).name


def test_a_door_is_only_called_cheap_once_its_card_is_known() -> None:
    """Before anybody has been at its keypad nobody can tell."""
    assert why(pen(), "keypad", bot=0, door=DOOR) == "look-at-door"
    assert why(pen(keypads=((DOOR, "vault"),)), "keypad", bot=0, door=DOOR) in ("open-door", "try-door")


@pytest.mark.parametrize(("slots", "name"), [(("tech",), "network-card-free"), (("general",), "network-card")])
def test_a_network_card_is_free_on_a_tech_chip(slots: tuple[str, ...], name: str) -> None:
    """On any other chip it is drawn because nothing is better."""
    assert why(pen(slots=slots), "netcard", bot=0) == name


def test_power_for_the_command_module_is_not_for_want_of_power() -> None:
    """It gets some however much it has; its loss would be everybody's."""
    assert why(pen(), "repair", bot=0, other=1, power=1) == "repair-module"


def test_nobody_is_said_to_stand_in_the_way_where_nobody_does() -> None:
    """A way past others may also be bought for later."""
    assert why(pen(), "upgrade", upgrade="push") == "upgrade-ahead"
    assert why(pen(), "upgrade-module", upgrade="swap", shares=(1, 0)) == "upgrade-ahead"


@pytest.mark.parametrize(("slots", "name"), [(("general", "general"), "ip-onward"), (("general",), "ip-last")])
def test_the_last_chip_leads_to_no_hub(slots: tuple[str, ...], name: str) -> None:
    """Only with chips to come a node is on the way to one."""
    net = graph()
    node = next(n for n, kind in enumerate(net.kind_of) if kind != HUB)
    assert why(pen(slots=slots, phase="network"), "ip-move", node=node) == name


@pytest.mark.parametrize(("phase", "name"), [("route-first", "nothing-to-route"), ("act", "nothing-free")])
def test_what_nothing_is_worth_depends_on_what_is_asked(phase: str, name: str) -> None:
    """Power can only be routed before and after the actions."""
    assert why(pen(phase=phase), "done" if phase != "act" else "next-chip") == name


def test_a_move_is_said_to_be_for_the_bot_that_gains_by_it() -> None:
    """The command module is well where it waits; the agent without a task of its own gets away from a guard."""
    agents = [{"at": (5, 2), "carries": ("bomb",)}, {"at": (4, 6), "power": 5}]
    match = arrange(
        2, plan="needchain3", mission="pillar_of_panic", agents=agents, module={"cell": floor("needchain3").hiding[0]},
        active=1, units=[{"name": "hamster", "at": (4, 8), "facing": "left"}],
    )  # fmt: skip
    said = reason(g(match), match.asks[0], Wish("move", basic=1, advanced=0, elite=0))
    assert said.facts["bot"] == 1


@pytest.mark.parametrize(
    ("card", "power", "name"),
    [
        ("power-cell", 4, "use-power"),
        ("power-cell", 9, "use-now"),
        ("false-report", 4, "use-threat"),
        ("skeleton-code", 4, "use-now"),
        ("grapnel", 4, "use-die"),
    ],
)
def test_equipment_is_only_said_to_do_what_helps_now(card: str, power: int, name: str) -> None:
    """Power that would be lost and a door that is in nobody's way are no reasons."""
    agents = [{"at": (1, 2), "power": power, "cards": (card,)}]
    match = arrange(1, plan="reasons_pen", agents=agents, module={"at": (1, 4)}, threat=9)
    assert why(match, "use", what=card) == name


def test_an_ability_of_the_command_module_is_said_to_be_its_own() -> None:
    """Who uses it is who it is said of."""
    agents = [{"at": (1, 2), "power": 4}]
    match = arrange(1, plan="reasons_pen", agents=agents, module={"name": "patch", "at": (1, 4)})
    said = reason(g(match), match.asks[0], Wish("use", what="docking-port"))
    assert (said.name, said.facts) == ("use-power", {"bot": g(match).module})


ALL_OF_MEMORYS = ("unique-1", "unique-2", "unique-3")


@pytest.mark.parametrize(
    ("upgrades", "unlocked", "name"),
    [((), (DOOR,), "fly-ahead"), (ALL_OF_MEMORYS, (), "fly-to-door"), (ALL_OF_MEMORYS, (DOOR,), "came-out-best")],
)
def test_joan_flies_to_doors_only_if_she_opens_them(
    upgrades: tuple[str, ...], unlocked: tuple[int, ...], name: str
) -> None:
    """Else to rooms and guards; where she goes neither way nothing is made up."""
    agents = [{"name": "memory", "at": (1, 1), "upgrades": upgrades}]
    joan = {"drone": 0, "unlocked": unlocked, "unseen": (0,)}
    match = arrange(1, plan="reasons_pen", agents=agents, module={"at": (1, 4)}, **joan)
    assert why(match, "move-drone", to=1) == name


def test_the_strongest_result_of_a_strike_is_said_to_be_it() -> None:
    """Whatever the AP are enough for."""
    agents = [{"at": (1, 1), "power": 7}]
    units = [{"name": "hamster", "at": (1, 2), "facing": "left"}]
    match = arrange(
        1, faces(2, 2, 2, 2), plan="reasons_pen", agents=agents, module={"at": (1, 4)}, units=units, pool=(4, 0, 0)
    )
    do(match, "strike-unit", bot=0, unit=1, basic=4, advanced=0, elite=0)
    assert match.asks[0].question.name == "strike-result"
    best = decide(g(match), match.asks[0])
    assert reason(g(match), match.asks[0], best).name == "most-of-strike"
