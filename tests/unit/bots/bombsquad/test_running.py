"""How a team player runs the robot."""

from __future__ import annotations

from typing import Any

from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.running import FAILED, direct, outcomes
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.floor import travel
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK, LEVEL
from getaway.kit.grid import DIRECTIONS


def running(*frame: str, **position: Any) -> Any:
    """The state of Mission 1 with these cards running."""
    return GAME.arrange(2, mission="m01", frame=frame, phase="operate", **position).g


def errors(g: Any, card: str) -> list[int]:
    """The aims with which a card would be an error."""
    return [aim for _, aim, cost in outcomes(g, g.robot, g.board, CARD_KEYS.index(card)) if cost == FAILED]


def test_an_error_takes_a_way_that_is_blocked() -> None:
    """A move that can go anywhere isn't an error; else the robot stays only if it goes where it can't."""
    assert errors(GAME.arrange(2, mission="m01", robot=(4, 3)).g, "red_move") == []
    g = GAME.arrange(2, mission="m01", robot=(3, 3)).g
    (aim,) = errors(g, "red_move")
    assert travel(g.building, g.board, g.robot, 1, aim) is None


def test_a_card_is_not_an_error_where_it_finds_something() -> None:
    """Whatever lies there is taken off."""
    assert errors(GAME.arrange(2, mission="m01", robot=(3, 3)).g, "red_rescue_hostage") == []
    assert len(errors(GAME.arrange(2, mission="m01", robot=(4, 3)).g, "red_rescue_hostage")) == 1


def test_a_move_that_only_leads_away_is_wasted_on_purpose() -> None:
    """Beside the last bomb the robot stays for the card that disarms it, and says that the move can't help."""
    house = running("red_move").building
    bomb = house.bombs[-1].cell
    others = [house.grid.at(token.cell) for token in house.tokens if token.cell != bomb]
    g = running("blue_move", "yellow_disarm_bomb", removed=others, robot=(2, 10))
    decision = direct(Mind(g, g.active))
    assert decision.reason is not None
    assert decision.reason.name == "direct-error"
    way = DIRECTIONS.index(decision.wish.args["direction"])
    assert travel(g.building, g.board, g.robot, LEVEL[DECK[g.frame[0]]], way) is None
