"""How much there is: what dice are worth as they lie, and what a move has left."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import arrange, asked, do, faces

from getaway.cli.console.wording import Wording
from getaway.games.burncycle import GAME
from getaway.games.burncycle.table.doing import Moving
from getaway.kernel import Match
from getaway.kernel.stream import Put

FREE = (4, 5)
"""A hallway space of NeedChain's first floor."""


def question(match: Match) -> str:
    """The current question of the first seat, in words."""
    words = Wording(GAME)
    words.view = match.view(0)
    stands = match.put(0)
    assert isinstance(stands, Put)
    return words.asked(stands)


def explanation(match: Match) -> str:
    """Why it is asked, in words."""
    words = Wording(GAME)
    words.view = match.view(0)
    stands = match.put(0)
    assert isinstance(stands, Put)
    return words.why(stands)


@pytest.mark.parametrize(
    ("ap", "own", "told"),
    [
        (3, 0, "until you stop."),
        (2, 1, "Your agent can also move 1 extra space on its own."),
        (0, 2, "Your agent can also move 2 extra spaces on its own."),
    ],
)
def test_a_move_tells_what_is_left(ap: int, own: int, told: str) -> None:
    """AP move either bot; the explanation adds what only the agent may use."""
    left = Moving(ap, steps=(0, 0), own=own)
    match = arrange(1, agents=[{"at": FREE}], phase="moving", moving=left)
    assert asked(match) == "moving"
    assert question(match) == f"Move your bots: {ap} AP left."
    assert explanation(match).endswith(told)


def test_dice_are_added_up_before_they_are_totalled() -> None:
    """Faces and the AP of an optimized action count at once, blanks only when they are combined."""
    rolled = faces(2, 0, 0, 0, 0)
    match = arrange(1, rolled, agents=[{"at": FREE}], slots=("physical",), pool=(5, 0, 0))
    do(match, "move", basic=5, advanced=0, elite=0)
    assert asked(match) == "after-the-roll"
    assert question(match) == "Change the roll, or total it: 4 AP."
    do(match, "combine", pairs=1)
    assert question(match) == "Change the roll, or total it: 5 AP."
