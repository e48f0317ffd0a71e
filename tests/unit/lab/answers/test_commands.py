"""Which answers a client sends together."""

from __future__ import annotations

from tests.unit.kernel.hallway import Hallway, alarm, rests, throw
from tests.unit.kernel.parlour import Room, n, say

from getaway.kernel import Script, Wish
from getaway.lab.answers.commands import Commands, Gestures, given

SAYING = Gestures((frozenset({"say"}),), rolls=frozenset())
ROLLING = Gestures((frozenset({"say"}),), rolls=frozenset({"say"}))
APART = Gestures((), rolls=frozenset())
ENDS = frozenset({"on"})


def sent(game: Hallway, gestures: Gestures, *wishes: Wish, players: int = 1) -> tuple[int, int, int]:
    """Commands, those that only close, and plans that were stopped."""
    match, twin = game.new(players=players), game.new(players=players)
    commands = Commands(twin, gestures, ENDS)
    for wish in wishes:
        commands.add(given(match, match.asks[0].seat, wish))
    commands.send()
    assert twin.chain == match.chain
    return commands.sent, commands.closing, commands.stopped


def test_what_belongs_together_is_one_command() -> None:
    """The same answers are as many commands as answers where nothing is put together."""
    game = Hallway(say(0), say(0), say(0))
    assert sent(game, SAYING, n(1), n(2), n(0)) == (1, 0, 0)
    assert sent(game, APART, n(1), n(2), n(0)) == (3, 0, 0)


def test_another_seat_needs_a_command_of_its_own() -> None:
    """Nobody can answer for two."""
    assert sent(Hallway(say(0), say(1), say(0)), SAYING, n(1), n(1), n(1), players=2) == (3, 0, 0)


def test_dice_end_a_command_unless_the_gesture_rolls_them() -> None:
    """A player looks at the dice first, except where one click rolls and walks."""
    game = Hallway(say(0), throw, say(0))
    assert sent(game, SAYING, n(1), n(1)) == (2, 0, 0)
    assert sent(game, ROLLING, n(1), n(1)) == (1, 0, 0)


def test_a_step_that_only_goes_on_is_sent_with_what_follows() -> None:
    """Alone it is a command that closes; here dice after it keep it from passing by itself."""
    game = Hallway(say(0), rests(0), throw, say(0))
    assert sent(game, APART, n(1), Wish("on"), n(1)) == (2, 0, 0)
    assert sent(game, APART, n(1), Wish("on")) == (2, 1, 0)


def test_a_foretold_alarm_does_not_stop_a_plan_and_another_does() -> None:
    """What could not be foretold, since dice came first, stops it: the rest is another command."""
    assert sent(Hallway(alarm(0), say(0)), SAYING, n(1), n(1)) == (1, 0, 0)

    def dice_then_alarm(g: Room) -> Script[None]:
        yield from throw(g)
        g.note("alarm")

    game = Hallway(say(0), dice_then_alarm, say(0))
    assert sent(game, ROLLING, n(1), n(1)) == (2, 0, 1)
