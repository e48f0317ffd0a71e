"""Set-up of the players: Avatars, Breachers, interfaces, and what each of them begins with."""

from __future__ import annotations

import pytest
from tests.rules.breach.setup.opening import MANY, choices, drawn, new, settle, skip_to, take
from tests.rules.breach.table import asked, can, cubes, g, player, refused, sees, told, whom

from getaway.games.breach.malware.events import MalwareDrawn
from getaway.games.breach.setup.events import InterfaceChosen, ObjectiveDealt, ProgramChosen
from getaway.games.breach.sheet.events import CubeGained
from getaway.games.breach.table.model import HIDDEN
from getaway.games.breach.table.parts import BOXES, COLOURS
from getaway.games.breach.table.pieces import avatars, breachers, copies_of, malware, objectives, program_of, supplies
from getaway.games.breach.turn.events import TurnBegan
from getaway.kernel import Match, Seat
from getaway.kernel.stream import Told

ALL = [1, 2, 3, 4]


def with_password(seat: Seat, players: int = 3) -> Match:
    """A new match in which this seat holds the Password."""
    match = next(match for match in (new(players, seed=seed) for seed in range(99)) if g(match).password == seat)
    assert asked(match) == "which-avatar"
    return match


def at_the_cubes(avatar: str) -> Match:
    """One player with this Avatar is about to choose the colour of a starting cube."""
    match = new(1)
    take(match, card=avatar)
    skip_to(match, "which-starting-cube")
    return match


# Avatars


@pytest.mark.clause("BR-SETAV-01")
@pytest.mark.parametrize(("seat", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_avatars_are_chosen_clockwise(seat: Seat, order: list[Seat]) -> None:
    """The Password holder first; nobody chooses out of turn."""
    match = with_password(seat)
    assert refused(match, "choose-card", seat=order[1], card="hugo") == "BR-SETAV-01"
    assert list(choices(match, "which-avatar")) == order


@pytest.mark.clause("BR-SETAV-02")
def test_an_avatar_is_chosen_once() -> None:
    """Hugo is taken: the next player is not offered him and cannot take him."""
    match = with_password(1)
    take(match, card="hugo")
    assert {each["card"] for each in can(match, "choose-card")} == {"sturm", "vitruvian", "mila"}
    assert refused(match, "choose-card", card="hugo") == "BR-SETAV-02"
    take(match, card="mila")
    assert {each["card"] for each in can(match, "choose-card")} == {"sturm", "vitruvian"}


@pytest.mark.clause("BR-SETAV-02", "BR-SETBR-02")
@pytest.mark.parametrize("seed", range(5))
def test_chance_gives_nothing_twice(seed: int) -> None:
    """Where the table leaves the team to chance, Avatars, Breachers and interfaces differ all the same."""
    seats = g(drawn(4, seed)).seats
    assert {each.avatar for each in seats} == set(avatars())
    assert len({each.breacher for each in seats}) == 4
    assert {each.colour for each in seats} == set(supplies().interfaces)


@pytest.mark.clause("BR-SETAV-03")
@pytest.mark.parametrize("avatar", sorted(avatars()))
def test_an_avatar_brings_six_cards_and_a_program(avatar: str) -> None:
    """They are in the player's deck and hand, and the Program in the sleeve."""
    match = new(1)
    take(match, card=avatar)
    settle(match)
    state = g(match)
    mine = [card for card in (*state.hands[0], *state.decks[0]) if malware()[card].owner == avatar]
    assert len(mine) == 6
    assert all(malware()[card].type != "program" for card in mine)
    assert malware()[program_of(avatar)].type == "program"
    assert player(match).avatar == avatar


# Breachers


@pytest.mark.clause("BR-SETBR-01")
@pytest.mark.parametrize(("seat", "order"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_breachers_are_chosen_counter_clockwise(seat: Seat, order: list[Seat]) -> None:
    """The player before the Password holder first, the holder last."""
    match = with_password(seat)
    skip_to(match, "which-breacher")
    assert refused(match, "choose-card", seat=order[1], card="argo") == "BR-SETBR-01"
    assert list(choices(match, "which-breacher")) == order


@pytest.mark.clause("BR-SETBR-02")
def test_a_breacher_is_chosen_once() -> None:
    """Vesper is taken: five others are left."""
    match = with_password(1)
    skip_to(match, "which-breacher")
    assert {each["card"] for each in can(match, "choose-card")} == set(breachers())
    take(match, card="vesper")
    assert {each["card"] for each in can(match, "choose-card")} == set(breachers()) - {"vesper"}
    assert refused(match, "choose-card", card="vesper") == "BR-SETBR-02"


@pytest.mark.clause("BR-SETBR-03")
@pytest.mark.parametrize("breacher", sorted(breachers()))
def test_a_breacher_brings_two_cards_and_a_program(breacher: str) -> None:
    """They are in the player's deck and hand, and the Program in the sleeve."""
    match = new(1)
    skip_to(match, "which-breacher")
    take(match, card=breacher)
    settle(match)
    state = g(match)
    mine = [card for card in (*state.hands[0], *state.decks[0]) if malware()[card].owner == breacher]
    assert len(mine) == 2
    assert all(malware()[card].type != "program" for card in mine)
    assert malware()[program_of(breacher)].type == "program"


# Interfaces


@pytest.mark.clause("BR-SETIF-01")
def test_interfaces_are_chosen_by_colour() -> None:
    """The Password holder first, then clockwise; red is taken and is offered to nobody else."""
    match = with_password(1)
    skip_to(match, "which-interface")
    seats = choices(match, "which-interface")
    assert next(seats) == 1
    take(match, colour="red")
    assert next(seats) == 2
    assert {each["colour"] for each in can(match, "choose-colour")} == {"green", "yellow", "blue"}
    assert refused(match, "choose-colour", colour="red") == "BR-SETIF-01"
    assert list(seats) == [0]
    assert player(match, 1).colour == "red"


@pytest.mark.clause("BR-SETIF-02")
@pytest.mark.parametrize("players", ALL)
def test_each_player_has_nine_viruses(players: int) -> None:
    """None lies in a room, on a node or on an Avatar."""
    state = g(drawn(players))
    assert state.virus_supply[:players] == (9,) * players
    assert not any((*state.infected, *state.traced))
    assert all(not any(each.viruses) for each in state.seats)


@pytest.mark.clause("BR-SETIF-03")
@pytest.mark.parametrize("players", ALL)
def test_avatars_begin_disconnected(players: int) -> None:
    """All stand on their Reconnection Space, and the first to play is asked where to connect."""
    match = drawn(players)
    assert not any(each.connected for each in g(match).seats)
    assert asked(match) == "where-to-connect"


@pytest.mark.clause("BR-SETIF-04")
@pytest.mark.parametrize("players", ALL)
def test_six_development_cubes(players: int) -> None:
    """One on each box; no Cheat is ready."""
    for each in g(drawn(players)).seats:
        assert each.cubes_left == (0, 1, 2, 3, 4, 5)
        assert each.ready == ()


@pytest.mark.clause("BR-SETIF-05")
def test_the_sleeve_has_two_programs() -> None:
    """One side is the Avatar's, the other the Breacher's: these two are what the player chooses between."""
    match = new(1)
    take(match, card="mila")
    take(match, card="null")
    skip_to(match, "which-program")
    assert [each["what"] for each in can(match, "choose-what")] == ["skeleton-key", "ghost-protocol"]
    assert refused(match, "choose-what", what="toolbelt") == "BR-SETIF-06"


@pytest.mark.clause("BR-SETIF-06")
@pytest.mark.parametrize(("program", "side"), [("skeleton-key", 0), ("ghost-protocol", 1)])
def test_the_player_decides_which_program_shows(program: str, side: int) -> None:
    """The side that was chosen is up, for everybody to see."""
    match = new(1)
    take(match, card="mila")
    take(match, card="null")
    skip_to(match, "which-program")
    take(match, what=program)
    assert player(match).side == side
    assert sees(match, -1).seats[0].side == side
    assert told(match, ProgramChosen, -1) == [ProgramChosen(0, program)]


@pytest.mark.clause("BR-SETIF-07")
def test_eight_cards_are_one_deck() -> None:
    """Before the first card is drawn the deck holds the six of the Avatar and the two of the Breacher, no Program."""
    match = new(1)
    take(match, card="hugo")
    take(match, card="dedalo")
    skip_to(match, "which-starting-cube")
    deck = g(match).decks[0]
    assert sorted(deck) == sorted((*copies_of("hugo"), *copies_of("dedalo")))
    assert len(deck) == 8
    assert not {"toolbelt", "master-plan"} & set(deck)


@pytest.mark.clause("BR-SETIF-07")
def test_the_personal_deck_is_shuffled() -> None:
    """Twenty players with the same deck begin with different cards of it."""
    first = set()
    for seed in MANY:
        match = new(1, seed=seed)
        take(match, card="hugo")
        take(match, card="dedalo")
        settle(match)
        first.add(g(match).hands[0])
    assert len(first) > 3


# Cubes


@pytest.mark.clause("BR-SETIF-08")
@pytest.mark.parametrize(
    ("avatar", "cubes_"),
    [("hugo", (2, 1, 1)), ("sturm", (1, 2, 1)), ("vitruvian", (1, 1, 2)), ("mila", (3, 1, 1))],
)
def test_each_avatar_begins_with_its_cubes(avatar: str, cubes_: tuple[int, int, int]) -> None:
    """Those with a colour come first, before a cube of choice is asked for, and leave the Reserve."""
    match = at_the_cubes(avatar)
    assert tuple(sum(box[c] for box in player(match).cubes) for c in range(3)) == cubes_
    assert g(match).cube_reserve == tuple(18 - n for n in cubes_)


@pytest.mark.clause("BR-SETIF-09")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("avatar", "times"), [("hugo", 2), ("sturm", 1), ("vitruvian", 2), ("mila", 1)])
def test_a_black_cube_is_of_any_colour(avatar: str, times: int, colour: str) -> None:
    """The player is asked for each; what is chosen is gained, and a colour that is none is refused."""
    match = at_the_cubes(avatar)
    before = cubes(match, colour, colour)
    assert [each["colour"] for each in can(match, "choose-colour")] == list(COLOURS)
    assert refused(match, "choose-colour", colour="black") == "BR-SETIF-09"
    for done in range(times):
        assert asked(match) == "which-starting-cube"
        take(match, colour=colour)
        assert cubes(match, colour, colour) == before + done + 1
    assert asked(match) != "which-starting-cube"


@pytest.mark.clause("BR-SETIF-11")
@pytest.mark.parametrize("seed", range(5))
def test_cubes_begin_in_the_box_of_their_colour(seed: int) -> None:
    """No cube lies in another box, and none in the Cache."""
    for seat, each in enumerate(g(match := drawn(4, seed)).seats):
        assert sum(map(sum, each.cubes)) >= 5
        for box in BOXES:
            for colour in COLOURS:
                assert box == colour or cubes(match, box, colour, seat) == 0


# Cards


@pytest.mark.clause("BR-SETIF-10")
@pytest.mark.parametrize("players", ALL)
def test_each_player_begins_with_one_card(players: int) -> None:
    """Seven are left in the deck, and only the owner sees which card it is."""
    match = drawn(players)
    state = g(match)
    assert [len(hand) for hand in state.hands] == [1] * players
    assert [len(deck) for deck in state.decks] == [7] * players
    for seat in range(players):
        seen = [event.card for event in told(match, MalwareDrawn, seat)]
        assert [card != HIDDEN for card in seen] == [event.seat == seat for event in told(match, MalwareDrawn, seat)]


@pytest.mark.clause("BR-SETIF-13")
def test_everybody_is_dealt_another_objective() -> None:
    """Four players have four different ones, and other matches deal others."""
    dealt = set()
    for seed in MANY:
        cards = [card for (card,) in g(drawn(4, seed)).objectives]
        assert len(set(cards)) == 4
        assert set(cards) <= set(objectives())
        dealt.update(cards)
    assert dealt == set(objectives())


@pytest.mark.clause("BR-SETIF-14")
def test_an_objective_is_secret() -> None:
    """Each player sees only their own, in the view and in events; spectators see none."""
    match = drawn(3)
    real = g(match).objectives
    for seat in range(-1, 3):
        assert sees(match, seat).objectives == tuple(card if i == seat else (HIDDEN,) for i, card in enumerate(real))
        for event in told(match, ObjectiveDealt, seat):
            assert event.objective == (real[seat][0] if event.seat == seat else HIDDEN)
        assert len(told(match, ObjectiveDealt, seat)) == 3


@pytest.mark.clause("BR-SETIF-15")
def test_objectives_that_are_not_dealt_stay_unseen() -> None:
    """No view or event names one: players find only their own card."""
    match = drawn(2)
    for seat in range(-1, 2):
        own = {g(match).objectives[seat][0]} if seat >= 0 else set()
        words = f"{match.view(seat)} {[item.event for item in match.told(seat) if isinstance(item, Told)]}"
        assert {card for card in objectives() if repr(card) in words} == own


# In order


@pytest.mark.clause("BR-SETIF-17")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_password_holder_begins(seat: Seat) -> None:
    """The first turn is that player's, and nobody else is asked."""
    match = with_password(seat)
    settle(match)
    assert g(match).active == whom(match) == seat
    assert told(match, TurnBegan) == [TurnBegan(seat)]


@pytest.mark.clause("BR-SETIF-18")
def test_an_interface_is_prepared_in_order() -> None:
    """Colour, Program, cubes, the first card, the Objective; each kind as often as the sheet says."""
    match = new(1)
    take(match, card="hugo")
    settle(match)
    kinds = (InterfaceChosen, ProgramChosen, CubeGained, MalwareDrawn, ObjectiveDealt)
    events = [type(item.event) for item in match.told(0) if isinstance(item, Told)]
    assert [kind for kind in events if kind in kinds] == [*kinds[:2], *[CubeGained] * 6, *kinds[3:]]


@pytest.mark.clause("BR-SETIF-18")
def test_black_cubes_are_chosen_in_the_dark() -> None:
    """While the colour is chosen the player has neither a card nor an Objective of its own; then both come."""
    match = at_the_cubes("hugo")
    take(match, colour="attack")
    assert asked(match) == "which-starting-cube"
    assert (g(match).hands, g(match).objectives) == (((),), ((),))
    take(match, colour="attack")
    assert (len(g(match).hands[0]), len(g(match).objectives[0])) == (1, 1)
