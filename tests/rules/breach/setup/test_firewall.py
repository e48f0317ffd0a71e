"""Set-up of the Firewall: ICE, activation cards and their LEDs, tracks, Rewards, reserves and the Password."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.rules.breach.setup.opening import MANY, drawn, new
from tests.rules.breach.table import arrange, do, g, refused, sees, told

from getaway.games.breach import GAME
from getaway.games.breach.attack.events import ThreatRose
from getaway.games.breach.firewall.events import (
    CardRevealed,
    DieRaised,
    IceDeployed,
    OmegaEntered,
    PasswordGiven,
    TrackAdvanced,
)
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import activation_cards, ice, lit, rewards
from getaway.kernel import Match

ALL = [1, 2, 3, 4]


def play_on(match: Match, answers: int, seed: int = 0) -> None:
    """Let chance answer this many questions, by verb and then by argument."""
    dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
    for _ in range(answers):
        if match.over:
            return
        match.answer(match.asks[0].seat, match.asks[0].choice.by_verb(dice))


def used(state: Breach, category: str) -> list[str]:
    """The activation cards of a category in the decks of a new match."""
    cards = (*state.deck, *state.guardian_deck)
    return [card for card in cards if ice()[activation_cards()[card].ice].category == category]


def first_card(seed: int) -> str:
    """The activation card that comes first with this seed."""
    return told(GAME.arrange(2, seed=seed, phase="activation", waiting=(0,)), CardRevealed)[0].card


# The Guardian


@pytest.mark.clause("BR-SETFW-01")
@pytest.mark.parametrize("players", ALL)
def test_the_guardian_sheet_shows_side_a(players: int) -> None:
    """Nobody holds it and its red rules do not apply: the Guardian sleeps."""
    match = drawn(players)
    for seat in range(-1, players):
        assert (sees(match, seat).guardian, sees(match, seat).sheet) == ("asleep", -1)


@pytest.mark.clause("BR-SETFW-01")
def test_side_a_is_what_comes_first() -> None:
    """When the Guardian awakes, the blue side of the sheet is resolved: the die rises, connected Avatars get Threat."""
    at = {"name": "xan4th", "at": 4}
    match = arrange(2, phase="awakening", ice=[at], guardian="deployed", sheet=1, seats=[{}, {}])
    assert (len(told(match, DieRaised)), len(told(match, ThreatRose))) == (1, 2)
    assert g(match).guardian == "awake"


@pytest.mark.clause("BR-SETFW-08")
@pytest.mark.parametrize("players", ALL)
def test_the_red_side_of_the_guardian_card_is_up(players: int) -> None:
    """It lies on the Guardian's deck; nothing that it says has happened."""
    match = drawn(players)
    state = g(match)
    assert (len(state.guardian_deck), state.omega) == (6, -1)
    assert told(match, OmegaEntered) == []


@pytest.mark.clause("BR-SETFW-08")
def test_the_red_side_is_resolved_at_the_awakening() -> None:
    """Omega comes, the Guardian enters it, and its cards are shuffled in."""
    at = {"name": "xan4th", "at": 4}
    deck, guardian = lit("worm", 2), lit("xan4th", 2)
    match = arrange(2, phase="awakening", ice=[at], guardian="deployed", sheet=0, deck=deck, guardian_deck=guardian)
    state = g(match)
    assert len(told(match, OmegaEntered)) == 1
    assert state.room_of(10) == state.grid.size
    assert (sorted(state.deck), state.guardian_deck) == (sorted((*deck, *guardian)), ())


# ICE


@pytest.mark.clause("BR-SETFW-02")
@pytest.mark.parametrize("players", ALL)
def test_worm_echo_and_the_guardian_are_used(players: int) -> None:
    """The decks hold their cards and no others."""
    state = g(drawn(players))
    assert (state.bot, state.hunter) == ("worm", "echo")
    found = {activation_cards()[card].ice for card in (*state.deck, *state.guardian_deck)}
    assert found == {"worm", "echo", "xan4th"}


@pytest.mark.clause("BR-SETFW-03")
@pytest.mark.parametrize("players", ALL)
def test_no_ice_is_in_the_database(players: int) -> None:
    """Models wait off the board."""
    assert g(drawn(players)).ice == ()


@pytest.mark.clause("BR-SETFW-04")
@pytest.mark.parametrize(
    ("face", "track", "name"), [("virus-bot", (0, 0, 0), "worm"), ("virus-hunter", (0, 1, 0), "echo")]
)
def test_a_deployment_brings_the_ice_in_use(face: str, track: tuple[int, int, int], name: str) -> None:
    """A track that deploys a Bot brings a Worm, one that deploys a Hunter an Echo."""
    match = arrange(2, face, track=track)
    do(match, "infect")
    assert [event.ice for event in told(match, IceDeployed)] == [name]


@pytest.mark.clause("BR-SETFW-04")
def test_unused_ice_never_comes() -> None:
    """In matches played by chance, among all models that are deployed none is a Tentacle or a Kynodontas."""
    found: Counter[str] = Counter()
    for seed in range(6):
        match = drawn(2, seed)
        play_on(match, 500, seed)
        found.update(event.ice for event in told(match, IceDeployed))
    assert set(found) <= {"worm", "echo", "xan4th"}
    assert found["worm"] > 0
    assert found["echo"] > 0


# Activation cards


@pytest.mark.clause("BR-SETFW-05", "BR-LED-02")
@pytest.mark.parametrize("players", ALL)
def test_cards_are_used_by_their_led(players: int) -> None:
    """A card of the ICE in use is in its deck exactly if the LED of the number of players is lit."""
    state = g(drawn(players))
    inside = {*state.deck, *state.guardian_deck}
    for name, card in activation_cards().items():
        expected = card.ice in ("worm", "echo", "xan4th") and card.led[players - 1] == "1"
        assert (name in inside) == expected


@pytest.mark.clause("BR-LED-02")
def test_a_card_with_the_third_led_unlit() -> None:
    """Twitch (000111) is out with three players and in with four; Gnaw (011000) the other way round."""
    assert "twitch" not in g(drawn(3)).deck
    assert "twitch" in g(drawn(4)).deck
    assert "gnaw" in g(drawn(3)).deck
    assert "gnaw" not in g(drawn(4)).deck


@pytest.mark.clause("BR-LED-03")
def test_the_last_three_leds() -> None:
    """A card with only LEDs 4, 5 and 6 lit is used with four, five and six players and with no others."""
    cards = [name for name, card in activation_cards().items() if card.led == "000111"]
    assert len(cards) == 13
    for name in cards:
        of = activation_cards()[name].ice
        assert [n for n in range(1, 7) if name in lit(of, n)] == [4, 5, 6]


@pytest.mark.parametrize(
    ("players", "bots", "hunters", "guardians"),
    [
        pytest.param(1, 3, 3, 6, marks=pytest.mark.clause("BR-LED-04")),
        pytest.param(2, 6, 6, 6, marks=pytest.mark.clause("BR-LED-05")),
        pytest.param(3, 6, 6, 6, marks=pytest.mark.clause("BR-LED-05")),
        pytest.param(4, 6, 6, 6, marks=pytest.mark.clause("BR-LED-05")),
    ],
)
def test_how_many_cards_are_used(players: int, bots: int, hunters: int, guardians: int) -> None:
    """By number of players, whichever Bot and Hunter are in use."""
    for bot, hunter in (("worm", "echo"), ("tentacle", "kynodontas")):
        state = g(drawn(players, setup="advanced", bot=bot, hunter=hunter))
        assert len(used(state, "bot")) == bots
        assert len(used(state, "hunter")) == hunters
        assert len(used(state, "guardian")) == guardians


@pytest.mark.clause("BR-LED-06")
def test_five_would_use_five_of_each() -> None:
    """The LEDs of all cards fit the count, though five cannot play; six would use six."""
    for name in ice():
        assert (len(lit(name, 5)), len(lit(name, 6))) == (5, 6)


@pytest.mark.clause("BR-SETFW-06")
@pytest.mark.parametrize("players", ALL)
def test_bot_and_hunter_cards_are_one_deck(players: int) -> None:
    """No Guardian card is in it, and its order is left to chance."""
    state = g(drawn(players))
    categories = {ice()[activation_cards()[card].ice].category for card in state.deck}
    assert categories == {"bot", "hunter"}
    assert not set(state.deck) & set(state.guardian_deck)


@pytest.mark.clause("BR-SETFW-06")
def test_the_activation_deck_is_shuffled() -> None:
    """Twenty matches begin with different cards of Bots and of Hunters; equal seeds with equal ones."""
    found = [first_card(seed) for seed in MANY]
    assert {ice()[activation_cards()[card].ice].category for card in found} == {"bot", "hunter"}
    assert found == [first_card(seed) for seed in MANY]


@pytest.mark.clause("BR-SETFW-07")
@pytest.mark.parametrize("players", ALL)
def test_guardian_cards_lie_apart(players: int) -> None:
    """Six cards of the Guardian; none is revealed while it sleeps."""
    state = g(drawn(players))
    assert {activation_cards()[card].ice for card in state.guardian_deck} == {"xan4th"}
    assert {activation_cards()[first_card(seed)].ice for seed in MANY} == {"worm", "echo"}


# Tracks, die, Rewards, reserves


@pytest.mark.clause("BR-SETFW-09")
@pytest.mark.parametrize("players", ALL)
def test_all_tracks_show_side_a(players: int) -> None:
    """For everybody to see."""
    match = drawn(players)
    assert all(sees(match, seat).sides == ("A", "A", "A") for seat in range(-1, players))


@pytest.mark.clause("BR-SETFW-10")
@pytest.mark.parametrize("players", ALL)
def test_cubes_begin_before_the_first_box(players: int) -> None:
    """No box was entered, so nothing of a box has happened."""
    match = drawn(players)
    assert g(match).track == (0, 0, 0)
    assert told(match, TrackAdvanced) == []


@pytest.mark.clause("BR-SETFW-10")
def test_the_first_advance_enters_the_first_box() -> None:
    """From the icon the Bot cube comes to box 1, which deploys a Bot."""
    match = arrange(2, "virus-bot")
    do(match, "infect")
    assert g(match).track == (1, 0, 0)
    assert told(match, TrackAdvanced) == [TrackAdvanced("bot", 1)]
    assert len(g(match).ice) == 1


@pytest.mark.clause("BR-SETFW-11")
@pytest.mark.parametrize("players", ALL)
def test_the_die_shows_one(players: int) -> None:
    """In every mode."""
    modes = ("training", "deathmatch", "solo" if players == 1 else "competitive")
    assert [g(drawn(players, mode=mode)).die for mode in modes] == [1, 1, 1]


@pytest.mark.clause("BR-SETFW-12")
def test_four_rewards_are_laid_out() -> None:
    """Four different ones of six, others in other matches; the two that are left cannot be bought."""
    found = set()
    for seed in MANY:
        state = g(drawn(2, seed))
        assert len(set(state.rewards)) == len(state.rewards) == 4
        assert set(state.rewards) < set(rewards())
        found.add(frozenset(state.rewards))
    assert len(found) > 5


@pytest.mark.clause("BR-SETFW-12")
def test_rewards_out_of_play_cannot_be_bought() -> None:
    """With Credits enough for any card, only the four on the table are offered."""
    out = list(rewards())[4:]
    match = arrange(2, seats=[{"credits": 10}])
    bought = {wish.args.get("reward") for wish in match.asks[0].choice if wish.verb == "buy"}
    assert bought & set(rewards()) == set(list(rewards())[:4])
    assert refused(match, "buy", reward=out[0]) == "BR-BUY-02"


@pytest.mark.clause("BR-SETFW-13")
@pytest.mark.parametrize("players", ALL)
def test_the_reserves(players: int) -> None:
    """Twenty Research tokens, sixteen Credits and four Shields; nobody has one yet."""
    state = g(drawn(players))
    assert (len(state.research_left), state.credit_reserve, state.shield_reserve) == (20, 16, 4)
    assert all(player.credits == 0 and not player.shield for player in state.seats)
    assert state.research == ((),) * players


@pytest.mark.clause("BR-SETFW-14")
@pytest.mark.parametrize("players", ALL)
def test_ten_breaches_lie_in_the_deck(players: int) -> None:
    """None is open."""
    state = g(drawn(players))
    assert (state.breach_deck, state.breaches) == (10, ())


# The Password


@pytest.mark.clause("BR-SETPW-01")
def test_chance_gives_the_password() -> None:
    """Every seat gets it in some match; equal seeds give it to the same."""
    found = [g(new(4, seed=seed)).password for seed in MANY]
    assert set(found) == {0, 1, 2, 3}
    assert found == [g(new(4, seed=seed)).password for seed in MANY]
    assert told(new(4, seed=3), PasswordGiven) == [PasswordGiven(found[3])]


@pytest.mark.clause("BR-SETPW-02")
def test_one_player_holds_the_password_all_the_time() -> None:
    """From hand to hand in a match played by chance: all audiences see the holder, who is always one of them."""
    match = drawn(3, 2)
    holders = [g(match).password]
    dice = random.Random(2)  # noqa: S311 - play isn't cryptography
    while not match.over and len(match.log) < 600:
        match.answer(match.asks[0].seat, match.asks[0].choice.by_verb(dice))
        assert {sees(match, seat).password for seat in range(-1, 3)} == {g(match).password}
        assert g(match).password in (0, 1, 2)
        if g(match).password != holders[-1]:
            holders.append(g(match).password)
    assert len(holders) > 1
    given = [event.seat for event in told(match, PasswordGiven)]
    assert given == holders
