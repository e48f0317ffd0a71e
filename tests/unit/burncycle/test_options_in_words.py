"""How the options of burncycle read: what they touch, what they cost, and no dice that are not rolled."""

from __future__ import annotations

from tests.rules.burncycle.table import g
from tests.rules.burncycle.turn.playing import turn

from getaway.cli.console.wording import Wording
from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import OPEN
from getaway.games.burncycle.keypad.events import KeypadBegun
from getaway.games.burncycle.strike.strike import STRIKE_WALL
from getaway.games.burncycle.strike.wall import space_of
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.turn.events import Upgraded
from getaway.kernel import Match, Wish
from getaway.kernel.stream import Put


def wording(match: Match) -> Wording:
    """The words at this table, for the first seat."""
    words = Wording(GAME)
    words.view = match.view(0)
    return words


def put(match: Match) -> Put:
    """The current question of the first seat."""
    stands = match.put(0)
    assert isinstance(stands, Put)
    return stands


def test_altering_names_the_chip_that_goes() -> None:
    """Slots are counted from 1, and each is named with what lies in it."""
    words = wording(turn(slots=("general", "captain", "-tech"), team=("tech",)))
    told = [words.wish(Wish("alter", slot=slot, reserve="team", chip="tech")) for slot in (1, 2, 3, 4)]
    assert [text.split(":")[0] for text in told] == [
        "Alter slot 1 (general)",
        "Alter slot 2 (captain)",
        "Alter slot 3 (tech)",
        "Alter slot 4",
    ]


def test_replacing_the_captain_is_warned_of() -> None:
    """Only where it costs threat: not once it is degraded, and not in other slots."""
    dear = put(turn(slots=("general", "captain"), team=("tech",))).warned
    marks = [mark for mark in dear if mark.wish.verb == "alter"]
    assert [(mark.wish, mark.clause) for mark in marks] == [(Wish("alter", slot=2), "BC-ALTER-06")]
    assert marks[0].holds_for(Wish("alter", slot=2, reserve="team", chip="tech"))
    cheap = put(turn(slots=("general", "-captain"), team=("tech",))).warned
    assert not [mark for mark in cheap if mark.wish.verb == "alter"]


def test_a_node_is_told_with_its_kind() -> None:
    """A player who moves an IP can read where the hubs are."""
    words, net = wording(turn()), graph()
    for node in net.layers[0]:
        text = words.wish(Wish("ip-move", node=node))
        assert text.endswith(f"({net.kind_of[node]})")
    assert any(net.kind_of[node] == "hub" for node in net.layers[0])


def test_only_dice_that_are_rolled_are_told() -> None:
    """A strike that is not possible, or whose dice are still to be chosen, names none; a keypad says so."""
    words = wording(turn())
    told = {
        "roll no dice": (0, 0, 0),
        "roll 3 basic dice": (3, 0, 0),
        "roll 1 basic die, 2 elite dice": (1, 0, 2),
        "roll 1 advanced die, 1 elite die": (0, 1, 1),
        "roll 2 elite dice": (0, 0, 2),
    }
    for text, (basic, advanced, elite) in told.items():
        wish = Wish("brute-force", basic=basic, advanced=advanced, elite=elite)
        assert words.wish(wish) == f"Force the keypad: {text}"
    assert "roll" not in words.wish(Wish("strike-wall", bot=0, wall=0))
    assert "roll" not in words.wish(Wish("strike-wall", bot=0, wall=0, basic=0, advanced=0, elite=0))


def begun(*inputs: str) -> KeypadBegun:
    """A keypad of level 2 with these inputs."""
    return KeypadBegun(0, 0, "", 2, inputs, jam=False, optimized=False)


def test_a_keypad_without_inputs_says_so() -> None:
    """The words say so if there is nothing to resolve."""
    words = wording(turn())
    assert "level 2: no inputs." in words.event(begun())
    assert "level 2: tech." in words.event(begun("tech"))


def test_nobody_is_said_to_repair_itself() -> None:
    """Blocked repairs are those of another bot."""
    repairs = [mark.wish for mark in put(turn()).blocked if mark.wish.verb == "repair"]
    assert repairs
    assert all(wish["bot"] != wish["other"] for wish in repairs)


def test_dice_that_are_bought_are_called_dice() -> None:
    """A dice upgrade is named as such where it is offered and where it was bought; others by their names."""
    words = wording(turn())
    assert words.wish(Wish("upgrade", upgrade="advanced")).startswith("Upgrade: advanced die (2 power)")
    assert "elite die (paid by" in words.event(Upgraded(0, "elite", (4, 0)))
    assert "Push (paid by" in words.event(Upgraded(0, "push", (1, 0)))


def test_the_reserve_of_the_module_is_the_teams() -> None:
    """An agent's own reserve is named by the agent, that of the command module as the team's."""
    match = turn()
    words, module = wording(match), g(match).module
    assert words.wish(Wish("resolve", input="tech", reserve=module)) == "Resolve tech with a chip from the team reserve"
    own = words.wish(Wish("resolve", input="tech", reserve=0))
    assert own.startswith("Resolve tech with a chip from ")
    assert own.endswith("'s reserve")
    assert words.wish(Wish("resolve", input="tech")) == "Resolve tech"


def test_no_strike_is_refused_where_nothing_stands() -> None:
    """Strikes at walls are weighed on closed sides of a bot's space only."""
    match = turn()
    floor = g(match).floor
    near = list(STRIKE_WALL.near(g(match), 0))
    cells = {bot.cell for bot in g(match).bots}
    assert near
    assert any(floor.side(cell, direction) == OPEN for cell in cells for direction in range(4))
    assert all(floor.side(*space_of(wish["wall"])) != OPEN for wish in near)
