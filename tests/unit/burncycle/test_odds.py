"""Exact chances of AP checks: against simulated rolls, and as the query and the options tell them."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest
from tests.chi_square import p_value
from tests.rules.burncycle.table import arrange, do, faces

from getaway.games.burncycle.game import GAME
from getaway.games.burncycle.ground.dice import Check, blanks, pairs_in, so_far, sure_ap
from getaway.games.burncycle.ground.odds import totals
from getaway.games.burncycle.shown.odds import odds
from getaway.games.burncycle.table.doing import Roll
from getaway.games.burncycle.table.parts import DICE, Pool
from getaway.kernel import Refused, Seeded, Wish, to_json
from getaway.kernel.weighing import weigh
from getaway.kit.dice import throw
from getaway.texts import missing

ROLLS = 100_000
CHECKS = {
    "move": (Check(0, "move", 2), Pool(4, 1, 0)),
    "strike": (Check(0, "strike"), Pool(6, 2, 2)),
    "brute force": (Check(0, "brute force"), Pool(3, 0, 0)),
    "terminal": (Check(0, "terminal"), Pool(0, 2, 1)),
}


@pytest.mark.parametrize("name", CHECKS)
def test_simulated_rolls_agree_with_the_exact_chances(name: str) -> None:
    """100,000 throws in the rules' own shape, totalled by the rules with all pairs of blanks combined."""
    check, rolled = CHECKS[name]
    g = arrange(1, agents=[{"name": "byte", "upgrades": ("unique-1",)}]).g
    kinds = tuple(kind for kind in DICE for _ in range(getattr(rolled, kind)))
    shape, chance = throw("faces", len(kinds)), Seeded(f"odds of {name}")
    seen = []
    for _ in range(ROLLS):
        roll = Roll(0, kinds, chance.draw(shape)["faces"], bonus=sure_ap(g, check))
        seen.append(so_far(msgspec.structs.replace(roll, pairs=pairs_in(blanks(roll)))))
    exact = totals(g, check, rolled)
    assert sum(exact.values()) == 1
    assert p_value(seen, exact) > 0.001
    assert p_value(seen, totals(g, check, msgspec.structs.replace(rolled, basic=rolled.basic + 1))) < 0.001


def test_a_whole_check_counts_the_same() -> None:
    """Two blanks combined, a 2 and the AP of an ability: 4 AP for a move of Byte with its first upgrade."""
    match = arrange(1, faces(0, 0, 2), agents=[{"name": "byte", "upgrades": ("unique-1",)}], pool=(3, 0, 0))
    exact = totals(match.g, Check(0, "move"), Pool(3))
    do(match, "move", basic=3, advanced=0, elite=0)
    do(match, "combine", pairs=1)
    do(match, "total")
    assert match.g.moving.ap == 4
    assert exact[4] > 0
    assert max(exact) == 7


def test_two_basic_dice_by_hand() -> None:
    """Each shows two blanks, three ones and a two: 0 never comes, since two blanks are combined."""
    exact = totals(arrange(1).g, Check(0, "brute force"), Pool(2))
    assert exact == {
        1: Fraction(2 * 2 * 3 + 4, 36),
        2: Fraction(3 * 3 + 2 * 2, 36),
        3: Fraction(6, 36),
        4: Fraction(1, 36),
    }


def test_the_ladder_of_a_strike() -> None:
    """Its target is the unit's durability, 10 at level 1; a physical chip adds 2 AP; 5 fewer stun."""
    match = arrange(
        1,
        slots=("physical",),
        units=[{"name": "hamster", "at": (1, 1)}],
        pool=(2, 0, 3),
    )
    ladder = odds(GAME.view(match.g, 0), "strike-unit", 0, 0, 3, unit=1)
    assert (ladder.sure, ladder.need, ladder.stun) == (2, 10, 5)
    assert (ladder.rungs[0].ap, ladder.rungs[-1].ap) == (1, 11)
    assert ladder.rungs[7].chance == 1
    assert ladder.chance == ladder.rungs[9].chance == 0.5
    assert [(pick.wanted, pick.basic, pick.advanced, pick.elite) for pick in ladder.picks] == [
        (0.9, 2, 0, 3),
        (0.5, 0, 0, 3),
    ]


def test_what_is_forced_and_what_is_not() -> None:
    """A keypad of floor 1 withstands 4; a move has no target, but one can be given."""
    view = GAME.view(arrange(1, pool=(6, 0, 0)).g, 0)
    forced = odds(view, "keypad", 4)
    assert forced.need == 4
    assert [pick.basic for pick in forced.picks] == sorted([pick.basic for pick in forced.picks], reverse=True)
    assert (odds(view, "move", 4).need, odds(view, "move", 4).picks) == (None, ())
    assert odds(view, "move", 4, need=2).chance == odds(view, "move", 4).rungs[1].chance
    assert b'"rungs"' in to_json(forced)


def test_nonsense_is_refused() -> None:
    """A verb without a check, too many dice, a bot that isn't there."""
    view = GAME.view(arrange(1).g, 0)
    for args in ({"verb": "pass"}, {"verb": "move", "basic": 11}, {"verb": "move", "bot": 5}):
        with pytest.raises(Refused) as refused:
            odds(view, **args)
        assert refused.value.clause == "GT-FORM-01"


# Options

SPARE = {"slots": ("general", "captain"), "team": ("tech",)}
"""A tech chip that could replace either chip."""


def test_options_tell_costs_and_odds() -> None:
    """A strike at a wall: its dice, what it must reach and how likely that is; nothing is known of the roll itself."""
    match = arrange(1, slots=("physical",), pool=(0, 0, 3))
    wall = match.asks[0].choice
    wish = next(each for each in wall if each.verb == "strike-wall" and each.args["elite"] == 3)
    weighed = weigh(match, 0, [wish])[0]
    assert (weighed.cost, weighed.need, weighed.chance, weighed.final) == ({"dice": 3}, 10, 0.5, True)


@pytest.mark.parametrize(
    ("position", "wish", "cost"),
    [
        ({"phase": "route-first"}, Wish("upgrade", upgrade="swap"), {"power": 1}),
        ({"phase": "route-first"}, Wish("upgrade", upgrade="elite"), {"power": 4}),
        ({"phase": "begin"}, Wish("reboot"), {"threat": 1}),
        (
            SPARE,
            Wish("alter", slot=2, reserve="team", chip="tech"),
            {"chips": 1, "threat": 2},
        ),
        (
            SPARE,
            Wish("alter", slot=1, reserve="team", chip="tech"),
            {"chips": 1},
        ),
    ],
)
def test_what_an_option_costs(position: dict[str, object], wish: Wish, cost: dict[str, int]) -> None:
    """Told beforehand, and true: power and threat change by it."""
    match = arrange(1, **position)
    before = (match.g.bots[0].power, match.g.threat)
    assert weigh(match, 0, [wish])[0].cost == cost
    if wish.verb != "reboot":  # it draws chips
        match.answer(0, wish)
        assert (match.g.bots[0].power, match.g.threat) == (
            before[0] - cost.get("power", 0),
            before[1] + cost.get("threat", 0),
        )


@pytest.mark.parametrize("lang", GAME.languages["messages"])
def test_every_cost_has_its_words(lang: str) -> None:
    """In all languages."""
    costs = ("ap", "chips", "dice", "keys", "power", "threat")
    assert not missing(GAME.package, lang, [f"cost-{cost}" for cost in costs])
