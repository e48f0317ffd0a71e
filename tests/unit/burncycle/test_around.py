"""What the query `around` tells: what is printed beside the floor, and how the position stands to it."""

from __future__ import annotations

from tests.rules.burncycle.keypad.doors import resolving
from tests.rules.burncycle.table import do, faces
from tests.rules.burncycle.turn.playing import roll, turn

from getaway.games.burncycle.game import GAME
from getaway.kernel import SPECTATOR, to_json


def test_the_threat_card_says_what_has_come() -> None:
    """Events up to the level reached have happened; an escalation holds only while threat is not below it."""
    card = GAME.arrange(2, threat=9, reached=10).query(0, "around").threat
    come = {entry.level: entry.reached for entry in card.entries}
    assert (card.last, card.advance) == (26, 2)
    assert [level for level, reached in come.items() if reached] == [4, 6, 8, 10]
    assert not come[13]


def test_an_escalation_is_over_when_threat_falls() -> None:
    """Monitor Protocol is at 8."""
    card = GAME.arrange(2, threat=7, reached=10).query(0, "around").threat
    assert [entry.level for entry in card.entries if entry.reached] == [4, 6, 10]


def test_the_mat_is_the_network_of_the_box() -> None:
    """Four layers, lines between neighbouring ones, an access point in each quadrant, the core innermost."""
    mat = GAME.arrange(1).query(0, "around").mat
    layer = {node: number for number, nodes in enumerate(mat.layers) for node in nodes}
    assert [len(nodes) for nodes in mat.layers] == [16, 12, 8, 4]
    assert all(layer[inner] - layer[outer] == 1 for outer, inner in mat.lines)
    assert len(mat.lines) == 13
    assert [layer[node] for node in mat.access] == [0, 0, 0, 0]
    assert mat.kinds[mat.core] == "hub"
    assert mat.core in mat.layers[-1]


def test_a_sheet_tells_limits_and_abilities() -> None:
    """An agent's card has its innate ability and three to buy, and what every bot can have; mods are listed apart."""
    byte = {
        "name": "byte",
        "upgrades": ("push", "unique-1"),
        "used": ("tumble-magnet",),
        "cards": ["gyroscope", "grapnel"],
    }
    match = GAME.arrange(1, agents=[byte], module={"name": "exe"})
    agent, module = match.query(0, "around").sheets
    assert (agent.limit, agent.bank, agent.advanced, agent.elite) == (6, 10, 4, 1)
    assert [(skill.name, skill.active, skill.used) for skill in agent.skills[:3]] == [
        ("tumble-magnet", True, True),
        ("soft-landing", True, False),
        ("spare-magnet", False, False),
    ]
    assert [skill.name for skill in agent.skills if skill.active] == ["tumble-magnet", "soft-landing", "push"]
    assert agent.mods == ("gyroscope",)
    assert [skill.name for skill in module.skills] == ["shared-library", "swap", "push", "repair"]


def test_before_the_floor_is_laid_there_is_nothing_but_what_is_printed() -> None:
    """A table that has just begun can be drawn, for spectators too, and the answer can be sent."""
    match = GAME.new(2, seed=1, team="choose")
    answer = match.query(SPECTATOR, "around")
    assert answer.sheets == ()
    assert answer.keypad is None
    assert to_json(answer)


def test_an_input_that_no_chip_is_there_for_is_named() -> None:
    """A shock takes none; a chip of your own reserve pays, another agent's does not."""
    agents = [{"at": (2, 3), "reserve": ("tech",)}, {"reserve": ("utility",)}]
    match = resolving("triple", agents=agents)
    assert match.query(0, "around").keypad.unpayable == ("utility",)
    do(match, "resolve", input="tech", reserve=0)
    assert match.query(0, "around").keypad.unpayable == ("utility",)


def test_dice_on_the_table_are_counted() -> None:
    """The AP as they lie, and the reroll icons; nothing without a roll."""
    match = turn({"faces": (5, 5, 5)}, pool=(1, 1, 1))
    assert match.query(0, "around").roll is None
    roll(match, 1, 1, 1)
    shown = match.query(0, "around")
    lie = (shown.dice.basic[5], shown.dice.advanced[5], shown.dice.elite[5])
    assert (shown.roll.ap, shown.roll.icons) == (sum(lie), (2,))
    match = turn(faces(0, 0, 1), pool=(4, 0, 0))
    roll(match, 3)
    assert match.query(0, "around").roll.ap == 1
