"""The reasons of a team player: they name what is true of the position, and what is said aloud tells no more."""

from __future__ import annotations

from typing import Any

from getaway.bots.bombsquad.literal import decide
from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.reasons import activating, aloud, discarding, informing, programming
from getaway.bots.bombsquad.turning import discards, early
from getaway.bots.bombsquad.worth import best_call
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.clues import BITS
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK
from getaway.games.bombsquad.table.state import mark
from getaway.texts import texts_of

JUNK = "blue_open_door"
LATER = "yellow_disarm_bomb"
"""For the second bomb of Mission 1, while two players have to hurry to the first one."""
CLOCK: dict[str, Any] = {"clock": "turns", "turn_seconds": 8}


def at(hands: tuple[tuple[str, ...], ...], known: str = "", **position: Any) -> Any:
    """A match of two in Mission 1 whose holders know the given cards whose name has `known` in it."""
    match = GAME.arrange(2, mission="m01", hands=hands, **CLOCK, **position)
    for card in match.g.frame:
        match.g.seen = mark(match.g.seen, card, match.g.everybody)
    for card in (card for hand, given in zip(match.g.hands, hands, strict=True) for card in hand[: len(given)]):
        if known and known in CARD_KEYS[DECK[card]]:
            match.g.hints = mark(match.g.hints, card, BITS[card])
    return match


def cards_ahead() -> list[str]:
    """The cards of the plan at the start, in their order."""
    plan = Mind(at(((), ())).g, 0).plan
    assert plan is not None
    return [CARD_KEYS[card.kind] for card in plan.ahead]


def why_told(card: str, value: str) -> str:
    """The reason of a clue to a player who holds nothing else."""
    mind = Mind(at(((), (card,))).g, 0)
    return informing(mind, 1, mind.beliefs.hands[1][0], value).name


def test_a_card_that_the_plan_comes_to_late_is_not_called_spare() -> None:
    """The card for the next bomb but one is needed later on; one that nothing in the building asks for is spare."""
    assert why_told(LATER, "yellow") == "inform-later"
    assert why_told(LATER, "move") == "inform-not-later"
    assert why_told(JUNK, "blue") == "inform-spare"
    assert why_told(JUNK, "red") == "inform-not-spare"


def why_discarded(card: str, known: str = "", **position: Any) -> str:
    """The reason to discard the only card in hand."""
    mind = Mind(at(((card,), ()), known, main=5, **position).g, 0)
    held = mind.beliefs.own[0]
    return discarding(mind, held, best_call(held.odds, "")).name


def test_a_discard_says_what_its_player_can_know() -> None:
    """Of a card nobody has told it about the call is a guess; of known ones, some are needed later on."""
    assert why_discarded(JUNK) == "discard-guess"
    assert why_discarded(JUNK, told=[(0, "blue")]) == "discard"
    assert why_discarded(JUNK, "blue") == "discard-known"
    assert why_discarded(LATER, LATER) == "discard-later"


def test_everybody_hears_no_more_of_a_discard_than_that_it_is_called() -> None:
    """How likely a call is, and what a known card is good for, is the player's own business."""
    for known, said in (("", "discard"), ("blue", "discard-known")):
        mind = Mind(at(((JUNK,), ()), known, main=5).g, 0)
        assert next(discards(mind)).reason.facts["said"] == said


def test_a_run_says_that_time_is_short() -> None:
    """A program that disarms a bomb just in time says so, and so does one that only comes closer."""
    match = at(((), ()), robot=(3, 7), frame=["red_disarm_bomb"], turns=70)
    late = Mind(match.g, 0)
    assert decide(match.g, match.asks[0]).reason == activating(late, 1, saves=True)
    assert activating(late, 1, saves=True).name == "activate-bomb"
    assert activating(late, 1).facts["said"] == "activate-soon"
    calm = Mind(at(((), ()), removed=[(3, 8)], frame=["red_move"]).g, 0)
    assert activating(calm, 1).name == activating(calm, 1).facts["said"] == "activate"


def test_a_run_towards_a_bomb_that_is_far_away_gives_its_time_as_the_reason() -> None:
    """Where no plan comes to the next bomb in time, it isn't that nothing would make the program better."""
    mind = Mind(at(((), ()), turns=60, frame=["red_move"]).g, 0)
    assert mind.plan is not None
    assert mind.plan.late
    assert activating(mind, 1).name == "activate-late"


def test_the_last_run_says_that_it_finishes_the_mission() -> None:
    """Even if the last bomb is about to explode."""
    house = at(((), ())).g.building
    spaces = [house.grid.at(token.cell) for token in house.tokens]
    bomb = house.grid.at(house.bombs[-1].cell)
    beside = (bomb[0] + 1, bomb[1])
    match = at(
        ((), ()),
        removed=[space for space in spaces if space != bomb],
        robot=beside,
        frame=["yellow_disarm_bomb"],
        turns=142,
    )
    assert Mind(match.g, 0).saving is not None
    reason = decide(match.g, match.asks[0]).reason
    assert reason is not None
    assert reason.name == "finish"


def test_a_card_that_belongs_on_the_frame_but_not_yet() -> None:
    """The seat hears that others must come first; everybody hears the same as for any other card."""
    ahead = cards_ahead()
    later = next(name for name in ahead[1:6] if name != ahead[0] and "move" not in name)
    mind = Mind(at(((later, JUNK), ()), later).g, 0)
    (idea,) = early(mind)
    assert idea.reason == programming(mind, mind.beliefs.own[0], early=True)
    assert idea.reason.facts["said"] == programming(mind, mind.beliefs.own[0]).facts["said"]


def test_a_card_that_no_clue_named_is_explained() -> None:
    """By the pile that was turned over, by having seen all others, or not at all by one who sees their own hand."""
    told, turned = at(((LATER,), ()), LATER), at(((LATER,), ()))
    turned.g.seen = mark(turned.g.seen, turned.g.hands[0][0], turned.g.everybody)
    sight = at(((LATER,), ()), roles=("role_front_liner", "role_engineer"))
    assert [how_known(match) for match in (told, turned, sight)] == ["clues", "pile", "sight"]
    others = [CARD_KEYS[kind] for kind in DECK if CARD_KEYS[kind].startswith("yellow") and CARD_KEYS[kind] != LATER]
    counted = at(((LATER,), ()), told=[(0, "yellow")], discards=others)
    assert how_known(counted) == "count"
    assert Mind(counted.g, 0).beliefs.own[0].sure == CARD_KEYS.index(LATER)


def how_known(match: Any) -> str:
    """How the first player knows the first card, as a reason to program it says."""
    mind = Mind(match.g, 0)
    how: str = programming(mind, mind.beliefs.own[0]).facts["how"]
    return how


def test_the_words_say_how_an_unnamed_card_is_known() -> None:
    """In each language, after the reason itself."""
    for language in ("en", "it", "fr"):
        texts = texts_of(GAME.package, language)
        ways = ("clues", "sight", "pile", "count")
        said = {how: texts.render("reason-program", {"card": "x", "how": how}) for how in ways}
        assert said["clues"] == said["sight"]
        assert all(said[how].startswith(said["clues"] + " ") for how in ("pile", "count"))


def test_clues_are_explained_where_the_robot_has_left_the_first_plans() -> None:
    """A board that no plan from the start knows has a way to the end as well, which everybody can work out."""
    g = at(((), ())).g
    last = g.building.grid.at(g.building.hostages[-1].cell)
    match = at(((), ()), removed=[last])
    assert aloud(Mind(match.g, 0), "red")
    assert aloud(Mind(match.g, 0), "move") == "clue-soon"


def test_the_next_best_answer_is_another_one() -> None:
    """With two equal cards to program, the other one isn't an alternative."""
    first = cards_ahead()[0]
    match = at(((first, first, JUNK), ("red_disarm_bomb",)), known=first)
    decision = decide(match.g, match.asks[0])
    assert decision.wish.verb == "program"
    assert decision.instead is not None
    assert decision.instead.wish.verb != "program"
