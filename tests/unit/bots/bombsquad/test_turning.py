"""What a literal team player thinks of its turn."""

from __future__ import annotations

from typing import Any

from getaway.bots.bombsquad.critic import BLUNDER, program
from getaway.bots.bombsquad.drawing import HUNT, draw_worth, is_hunting
from getaway.bots.bombsquad.literal import decide
from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.turning import HELD, PROGRAM, activations, clues, discards, early, programs, sure_loss
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.clues import BITS
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.games.bombsquad.table.state import mark
from getaway.kernel import Wish

JUNK = ("blue_open_door", "blue_open_door")
SPARE = (*JUNK, "blue_rescue_hostage", "blue_rescue_hostage", "blue_move")
NOT_NEEDED = (*["yellow_disarm_bomb"] * 4, "blue_disarm_bomb", "blue_disarm_bomb")


def at(hands: tuple[tuple[str, ...], ...], *, known: bool = True, **position: Any) -> Any:
    """A match of two at the first turn of the training mission; the holders know their cards, or not."""
    match = GAME.arrange(2, mission="alpha", hands=hands, **position)
    if known:
        for card in (card for hand in match.g.hands for card in hand):
            match.g.hints = mark(match.g.hints, card, BITS[card])
    return match


def first_of_plan() -> str:
    """The card that the plan wants first."""
    match = at(((), ()))
    plan = Mind(match.g, 0).plan
    assert plan is not None
    return CARD_KEYS[plan.ahead[0].kind]


def test_it_programs_a_wanted_card_that_it_knows() -> None:
    """A card of the plan that its holder has identified goes on the frame."""
    match = at(((*JUNK, first_of_plan()), ("red_disarm_bomb",)))
    assert decide(match.g, match.asks[0]).wish == Wish("program", card=2)


def test_it_programs_nothing_that_it_does_not_know() -> None:
    """The same hand without clues stays where it is."""
    match = at(((*JUNK, first_of_plan()), ("red_disarm_bomb",)), known=False)
    assert decide(match.g, match.asks[0]).wish.verb != "program"


def test_it_tells_others_about_the_card_that_the_plan_wants() -> None:
    """The best clue touches the wanted card, not those of no use."""
    match = at((JUNK, ("blue_disarm_bomb", first_of_plan(), "red_open_door")), known=False)
    best = max(clues(Mind(match.g, 0)), key=lambda idea: idea.worth)
    assert best.reason.name == "inform"
    assert CARD_KEYS[best.reason.facts["card"]] == first_of_plan()
    colour, _, action = first_of_plan().partition("_")
    assert best.wish.args.get("colour", colour) == colour
    assert best.wish.args.get("action", action) == action


def test_it_keeps_the_wanted_card() -> None:
    """Of two cards it knows, it discards the one that the plan can do without, with both attributes called."""
    match = at(((first_of_plan(), "blue_open_door"), ("red_open_door",)), main=5)
    best = max(discards(Mind(match.g, 0)), key=lambda idea: idea.worth)
    assert best.wish == Wish("discard", card=1, colour="blue", action="open_door")


def ahead_of(**position: Any) -> list[str]:
    """The cards of Mission 1's plan, in their order."""
    match = GAME.arrange(2, mission="m01", hands=((), ()), **position)
    plan = Mind(match.g, 0).plan
    assert plan is not None
    return [CARD_KEYS[card.kind] for card in plan.ahead]


def known_at(hands: tuple[tuple[str, ...], ...], **position: Any) -> Any:
    """A match of two at the first turn of Mission 1 whose players know their cards."""
    match = GAME.arrange(2, mission="m01", hands=hands, **position)
    for card in (card for hand in match.g.hands for card in hand):
        match.g.hints = mark(match.g.hints, card, BITS[card])
    for card in match.g.frame:
        match.g.seen = mark(match.g.seen, card, match.g.everybody)
    return match


def test_a_card_counts_for_less_the_later_the_plan_needs_it() -> None:
    """What is needed first costs more to discard than what is needed at the end."""
    ahead = ahead_of()
    late = max(set(ahead), key=ahead.index)
    match = known_at(((ahead[0], late), ()), main=10)
    mind = Mind(match.g, 0)
    first, last = (CARD_KEYS.index(name) for name in (ahead[0], late))
    assert sure_loss(mind, first) > sure_loss(mind, last)
    assert ahead.index(late) > HELD


def test_in_a_hurry_it_still_discards_junk_before_what_comes_after_the_next_bomb() -> None:
    """On the way to the first bomb the plan knows nothing else, but the second one waits; there's no third."""
    hands = (("yellow_disarm_bomb", "blue_disarm_bomb", *JUNK, *SPARE[2:4]), ("red_move",) * 6)
    match = known_at(hands, main=10, clock="turns", turn_seconds=8)
    mind = Mind(match.g, 0)
    assert mind.plan is not None
    assert not mind.plan.outlook.ends
    second, none = (CARD_KEYS.index(f"{colour}_disarm_bomb") for colour in ("yellow", "blue"))
    assert sure_loss(mind, second) > sure_loss(mind, none) == 0.0


def test_it_programs_early_what_belongs_on_the_frame() -> None:
    """The card that comes later in the same run goes on the frame while the first one is still to be found."""
    ahead = ahead_of()
    later = next(name for name in ahead[1:6] if name != ahead[0] and "move" not in name)
    match = known_at(((later, *SPARE), NOT_NEEDED))
    assert Wish("program", card=0) in [idea.wish for idea in early(Mind(match.g, 0))]
    assert not list(early(Mind(known_at(((*SPARE, "blue_disarm_bomb"), NOT_NEEDED)).g, 0)))


def test_the_critic_does_not_warn_about_a_card_that_the_expert_would_program_early() -> None:
    """Beside a card that waits already: one that the plan takes in the same run, and one that it doesn't."""
    ahead = ahead_of()
    first, second = [name for name in ahead[1:7] if "move" not in name][:2]
    mind = Mind(known_at(((second, first, *SPARE[:4]), NOT_NEEDED), frame=[first], main=20).g, 0)
    assert Wish("program", card=0) in [idea.wish for idea in early(mind)]
    assert program(mind, Wish("program", card=0)) is None
    wrong = program(mind, Wish("program", card=1))
    assert wrong is not None
    assert wrong.cost >= BLUNDER


def test_it_disarms_a_bomb_at_once_when_its_time_is_nearly_up() -> None:
    """The frame reaches the bomb: with few turns left nothing more is programmed, with many it may be."""
    position: dict[str, Any] = {"robot": (3, 7), "frame": ["red_disarm_bomb"], "clock": "turns", "turn_seconds": 8}
    hands = (("red_move", "yellow_move"), ("red_move",))
    last = known_at(hands, turns=70, **position)
    decision = decide(last.g, last.asks[0])
    assert (decision.wish, decision.reason and decision.reason.name) == (Wish("activate"), "activate-bomb")
    assert Mind(known_at(hands, turns=10, **position).g, 0).saving is None


def test_it_says_that_the_last_bomb_finishes_the_mission() -> None:
    """Its time is nearly up too, but that the mission ends is more to the point."""
    secured, clock = [(3, 8), (1, 1), (1, 7)], {"clock": "turns", "turn_seconds": 8, "turns": 145}
    position = {"robot": (2, 10), "frame": ["yellow_disarm_bomb"], "removed": secured}
    mind = Mind(known_at((("red_move", "yellow_move"), ("red_move",)), **position, **clock).g, 0)
    assert mind.saving is not None
    assert [(idea.wish, idea.reason.name) for idea in activations(mind)] == [(Wish("activate"), "finish")]


def test_it_draws_for_a_card_that_nobody_holds_when_a_bomb_is_close() -> None:
    """Next to the bomb, with few turns left and no way to disarm it in any hand, a draw is worth more."""
    position: dict[str, Any] = {"robot": (3, 7), "clock": "turns", "turn_seconds": 8, "main": 20}
    without, held = ((*SPARE, "red_move"), NOT_NEEDED), ((*SPARE, "red_disarm_bomb"), NOT_NEEDED)
    hunting = Mind(known_at(without, turns=60, **position).g, 0)
    assert is_hunting(hunting)
    assert not is_hunting(Mind(known_at(without, turns=10, **position).g, 0))
    assert not is_hunting(Mind(known_at(held, turns=60, **position).g, 0))
    assert draw_worth(hunting) > HUNT


def test_it_does_not_draw_for_a_card_that_is_needed_only_after_the_bomb() -> None:
    """The way to the bomb is held; that the plan takes another move of the kind later isn't a reason to hurry."""
    hand = (*SPARE[:4], "red_move", "red_disarm_bomb")
    secured = [(1, 1), (1, 7), (3, 4), (4, 6), (4, 10), (5, 1), (5, 4), (5, 7)]
    position: dict[str, Any] = {"robot": (2, 7), "clock": "turns", "turn_seconds": 8, "turns": 46, "removed": secured}
    mind = Mind(known_at((hand, NOT_NEEDED), **position).g, 0)
    later = [CARD_KEYS[kind] for kind in mind.ahead[2:]]
    assert [CARD_KEYS[kind] for kind in mind.ahead[:2]] == ["red_move", "red_disarm_bomb"]
    assert "red_move" in later
    assert not is_hunting(mind)


def test_it_does_not_fill_the_frame_where_that_loses_cards_it_needs() -> None:
    """The seventh card runs the robot: it isn't worth it while the run would lose cards that the plan wants soon."""
    ahead = ahead_of()
    wanted = [name for name in ahead[1:7] if "move" not in name][:2]
    for lost, worth_it in (([*wanted, *wanted, *wanted], False), ([], True)):
        match = known_at(((ahead[0], *JUNK), ("blue_disarm_bomb",)), frame=lost, main=20)
        found = [idea.worth for idea in programs(Mind(match.g, 0)) if idea.wish.args["card"] == 0]
        assert found
        assert (max(found) >= PROGRAM) == worth_it
