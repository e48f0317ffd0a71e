"""Pictures of a run: the table after each card, each payment and each error."""

from __future__ import annotations

from tests.rules.bombsquad.sheets import YARD
from tests.rules.bombsquad.table import answer, driving

from getaway.games.bombsquad import GAME, arrange
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import Failed, Moved, Worked
from getaway.games.bombsquad.shown.view import View
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import SPECTATOR, Match
from getaway.kernel.inside import inside
from getaway.kernel.stream import Told


def pictures(match: Match) -> list[View]:
    """The table as everyone sees it in each picture."""
    states = [picture.state for picture in inside(match).audiences.pictures]
    return [GAME.view(g, SPECTATOR) for g in states if isinstance(g, BombSquad)]


def test_every_card_of_a_run_has_its_picture() -> None:
    """Ordered, paid, then a rescue, an error with its cells, and the next card asks for a direction."""
    frame = ["red_rescue_hostage", "blue_disarm_bomb", "red_move"]
    match = arrange(mission="m01", robot=(3, 3), phase="order", frame=frame)
    answer(match, 0, "order", slots=(0, 1, 2))
    seen = [(view.table.phase, view.table.step, view.table.main) for view in pictures(match)]
    before, ordered, paid, rescued, failed, gone_on = seen
    assert before == ("order", 0, 20)
    assert ordered == ("operate", 0, 20)
    assert paid == ("operate", 0, 14)
    assert rescued == ("operate", 1, 14)
    assert failed == ("operate", 1, 12)
    assert gone_on == ("operate", 2, 12)
    rescue = [len(view.table.secured) for view in pictures(match)]
    assert rescue == [0, 0, 0, 1, 1, 1]


def test_a_picture_stands_between_what_was_told_before_and_after_it() -> None:
    """Each one has the number of the next item: what it shows was told below that number."""
    frame = ["red_rescue_hostage", "blue_disarm_bomb", "red_move"]
    match = arrange(mission="m01", robot=(3, 3), phase="order", frame=frame)
    answer(match, 0, "order", slots=(0, 1, 2))
    told = {type(item.event): item.rev for item in match.told(0) if isinstance(item, Told)}
    _, _, paid, rescued, failed, _ = [picture.revs[0] for picture in inside(match).audiences.pictures]
    assert paid <= told[Worked] < rescued <= told[Failed] < failed
    assert told[Failed] < told[Paid] < failed


def test_the_cards_are_turned_up_in_a_picture_of_their_own() -> None:
    """Face down before the activation, face up in the picture after it."""
    match = arrange(mission="m01", frame=["red_move", "blue_move"])
    answer(match, 0, "activate")
    hidden, shown = [[card.kind for card in view.frame] for view in pictures(match)]
    assert hidden == [-1, -1]
    assert shown == [0, 2]


def test_a_filmed_move_shows_the_robot_before_it_pays() -> None:
    """Where it went, then what the camera costs, then the next card."""
    match = driving(1, 1, mission=YARD, robot=(2, 1))
    start = match.g.robot
    answer(match, 0, "go", direction="right")
    seen = [(view.table.robot - start, view.table.main, view.table.step) for view in pictures(match)]
    assert seen == [(0, 10, 0), (1, 10, 0), (1, 8, 0), (1, 8, 1)]
    assert [type(item.event) for item in match.told(0) if isinstance(item, Told)].count(Moved) == 1


def test_the_last_card_is_seen_before_the_frame_is_cleared() -> None:
    """In the last picture all cards have run and still lie there; then the turn passes."""
    match = driving(1)
    answer(match, 0, "go", direction="right")
    last = pictures(match)[-1]
    assert (last.table.step, len(last.frame), last.table.active) == (1, 1, 0)
    assert (len(match.g.frame), match.g.active) == (0, 1)
