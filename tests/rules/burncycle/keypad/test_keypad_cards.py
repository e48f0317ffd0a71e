"""Every keypad card at a door of each level: the inputs it asks for, and whether it can be forced."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.keypad.doors import at_door, begin, inputs, is_open, verbs
from tests.rules.burncycle.strike.blows import dice_for, roll_of
from tests.rules.burncycle.table import asked, do, refused

from getaway.games.burncycle.table.pieces import keypad_cards

JAM = "jam"
KEYPADS: dict[str, tuple[str, str, str]] = {
    "plain": ("", "die", "die die"),
    "buzzer": ("alarm", "alarm tech", "alarm tech die"),
    "live-wire": ("shock", "shock shock", "shock shock ping"),
    "crank": ("physical", "physical die", "physical utility shock"),
    "decoder": ("tech", "tech ping", "tech tech die"),
    "lever": ("utility", "utility alarm", "utility physical alarm"),
    "gamble": ("die", "die die", "die die die"),
    "tripwire": ("alarm shock", "alarm shock", "alarm shock ping"),
    "beacon": ("ping", "ping shock", "ping ping alarm"),
    "twin-bolt": ("physical tech", "physical tech die jam", "physical tech utility"),
    "seized": ("shock jam", "shock utility", "shock utility die jam"),
    "sealed": ("tech alarm jam", "tech alarm jam", "tech alarm die"),
    "vault": ("physical die", "physical utility jam", "physical utility tech jam"),
    "relay": ("utility ping", "utility ping", "utility ping die"),
    "worn": ("", "", "die"),
    "triple": ("tech utility shock", "tech utility alarm", "tech utility physical jam"),
}
BRUTE = {1: 4, 2: 6, 3: 8}
"""The AP that force needs, by level."""
DIE = "tech"
"""What every keypad die shows here."""


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("card", KEYPADS)
def test_what_a_keypad_asks_for(card: str, level: int) -> None:
    """Its inputs, with what the dice show for theirs; force opens it with the AP of the level, unless it jams."""
    wanted = KEYPADS[card][level - 1].split()
    asks = [DIE if each == "die" else each for each in wanted if each != JAM]
    rolled = [DIE] * wanted.count("die")
    force = BRUTE[level]
    match = at_door(card, *rolled, roll_of(force), level=level, pool=(10, 5, 5))
    begin(match)
    assert sorted(inputs(match)) == sorted(asks)
    assert ("brute-force" in verbs(match)) == (JAM not in wanted)
    if JAM in wanted:
        assert refused(match, "brute-force", **dice_for(force)) == "BC-KEYPAD-14"
        return
    do(match, "brute-force", **dice_for(force))
    assert (is_open(match), asked(match)) == (True, "step-through")


def test_no_keypad_is_left_out() -> None:
    """The table names every keypad card of the box."""
    assert set(KEYPADS) == set(keypad_cards())
