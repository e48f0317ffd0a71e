"""The Game, Components and Models: what is in the box, and where a match has it."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from tests.rules.breach.setup.opening import drawn, new
from tests.rules.breach.table import asked, g

from getaway.games.breach import GAME
from getaway.games.breach.firewall.tracks import ICONS
from getaway.games.breach.setup.options import settings
from getaway.games.breach.table.parts import CATEGORIES, COLOURS, SIDES, TYPES
from getaway.games.breach.table.pieces import (
    activation_cards,
    avatars,
    awakening,
    breachers,
    ice,
    malware,
    objectives,
    research,
    rewards,
    rooms,
    supplies,
    tracks,
)
from getaway.kernel import Refused
from getaway.texts import Texts

# The game


@pytest.mark.clause("BR-GAME-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_that_says_nothing_plays_the_competitive_game(players: int) -> None:
    """Without a mode the match is the same as with the competitive mode named, and another than a Deathmatch."""
    match = drawn(players)
    assert g(match).mode == "competitive"
    assert match.state_hash == drawn(players, mode="competitive").state_hash
    assert match.state_hash != drawn(players, mode="deathmatch").state_hash


@pytest.mark.clause("BR-GAME-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play(players: int) -> None:
    """This many seats are there."""
    assert len(g(new(players)).seats) == players


@pytest.mark.clause("BR-GAME-06")
@pytest.mark.parametrize("players", [-1, 0, 5, 6])
def test_nobody_and_five_do_not(players: int) -> None:
    """The box has four interfaces."""
    with pytest.raises(Refused) as caught:
        GAME.new(players)
    assert caught.value.clause == "BR-GAME-06"


# Components that are counted as they lie in the box


ON_THE_TABLE = [
    pytest.param("firewall-board", 1, marks=pytest.mark.clause("BR-COMP-02")),
    pytest.param("development-cubes", 24, marks=pytest.mark.clause("BR-COMP-04")),
    pytest.param("ice-cubes", 3, marks=pytest.mark.clause("BR-COMP-05")),
    pytest.param("password", 1, marks=pytest.mark.clause("BR-COMP-06")),
    pytest.param("infection-die", 1, marks=pytest.mark.clause("BR-COMP-11")),
    pytest.param("firewall-die", 1, marks=pytest.mark.clause("BR-COMP-12")),
    pytest.param("gateways", 4, marks=pytest.mark.clause("BR-COMP-16")),
    pytest.param("program-sleeves", 4, marks=pytest.mark.clause("BR-COMP-19")),
    pytest.param("guardian-card", 1, marks=pytest.mark.clause("BR-COMP-24")),
    pytest.param("guardian-sheet", 1, marks=pytest.mark.clause("BR-COMP-28")),
    pytest.param("summaries", 4, marks=pytest.mark.clause("BR-COMP-29")),
    pytest.param("avatar-bases", 4, marks=pytest.mark.clause("BR-COMP-32")),
]


@pytest.mark.parametrize(("name", "count"), ON_THE_TABLE)
def test_so_many_lie_on_the_table(name: str, count: int) -> None:
    """Boards, sheets, dice, sleeves, bases and markers."""
    assert supplies().table[name] == count


SUPPLIED = [
    pytest.param("credits", 16, marks=pytest.mark.clause("BR-COMP-13")),
    pytest.param("shields", 4, marks=pytest.mark.clause("BR-COMP-15")),
    pytest.param("breaches", 10, marks=pytest.mark.clause("BR-COMP-31")),
]


@pytest.mark.parametrize(("name", "count"), SUPPLIED)
def test_so_many_are_supplied(name: str, count: int) -> None:
    """Credits, Shields and Breaches; a match has as many, wherever they are."""
    assert getattr(supplies(), name) == count
    assert GAME.components(g(drawn(4)))[name] == count


@pytest.mark.clause("BR-COMP-31")
def test_breaches_have_two_sides() -> None:
    """Both sides say what crossing costs."""
    assert supplies().breach_cost == {"front": 1, "back": 2}


@pytest.mark.clause("BR-COMP-01")
def test_four_interfaces() -> None:
    """Each has a colour of its own, and four players have them all."""
    colours = supplies().interfaces
    assert len(colours) == len(set(colours)) == 4
    assert {player.colour for player in g(drawn(4)).seats} == set(colours)


@pytest.mark.clause("BR-COMP-03")
def test_fifty_four_code_cubes() -> None:
    """Eighteen of each colour, and all of them are in a match."""
    assert supplies().cubes == dict.fromkeys(COLOURS, 18)
    counted = GAME.components(g(drawn(4)))
    assert [counted[f"{colour} cubes"] for colour in COLOURS] == [18, 18, 18]


@pytest.mark.clause("BR-COMP-04")
def test_six_development_cubes_for_each_of_four() -> None:
    """Four players have them all on their boxes."""
    held = [len(player.cubes_left) for player in g(drawn(4)).seats]
    assert held == [6, 6, 6, 6]
    assert sum(held) == supplies().table["development-cubes"]


@pytest.mark.clause("BR-COMP-05", "BR-COMP-07")
def test_three_tracks_with_two_sides_and_a_cube_each() -> None:
    """A track for each category of ICE."""
    assert tuple(tracks()) == CATEGORIES
    assert [sorted(sides) for sides in tracks().values()] == [["A", "B"]] * 3
    assert len(g(drawn()).track) == supplies().table["ice-cubes"]
    icons = {icon for sides in tracks().values() for boxes in sides.values() for box in boxes for icon in box}
    assert icons == {*ICONS, "T", "F", "g"}


@pytest.mark.clause("BR-COMP-08")
def test_ten_whole_information_tokens() -> None:
    """Two of each type and two blanks."""
    assert supplies().whole == {**dict.fromkeys(TYPES, 2), "blank": 2}
    assert sum(supplies().whole.values()) == 10


@pytest.mark.clause("BR-COMP-09")
def test_forty_four_partial_information_tokens() -> None:
    """Ten of each type and four blanks."""
    assert supplies().partial == {**dict.fromkeys(TYPES, 10), "blank": 4}
    assert sum(supplies().partial.values()) == 44


@pytest.mark.clause("BR-COMP-10")
def test_fifty_three_virus_tokens() -> None:
    """Nine of each colour of the players and seventeen of the Firewall."""
    counted = GAME.components(g(drawn(4)))
    assert [counted[f"viruses of seat {seat}"] for seat in range(4)] == [9, 9, 9, 9]
    assert counted["firewall viruses"] == 17
    assert supplies().viruses * 4 + supplies().firewall_viruses == 53


@pytest.mark.clause("BR-COMP-11")
def test_the_infection_die_has_four_kinds_of_result() -> None:
    """Six faces: a plain Virus twice, with a track twice, Double Threat, Threat and Retry."""
    faces = Counter(supplies().infection)
    assert faces == {"virus": 2, "virus-bot": 1, "virus-hunter": 1, "double-threat": 1, "threat-retry": 1}


@pytest.mark.clause("BR-COMP-14")
def test_twenty_research_tokens() -> None:
    """Eight fronts; all twenty tokens begin in the Reserve."""
    assert len(research()) == 8
    assert sum(token.copies for token in research().values()) == 20
    assert len(g(drawn()).research_left) == 20


# Rooms


@pytest.mark.clause("BR-COMP-17")
def test_twelve_rooms() -> None:
    """Two of each kind and four Void rooms, by their codes."""
    codes = ["in-1", "in-2", "tm-1", "tm-2", "gr-1", "gr-2", "tw-1", "tw-2", "v-1", "v-2", "v-3", "v-4"]
    assert sorted(rooms()) == sorted(codes)
    kinds = {"in": "industrial", "tm": "terminal", "gr": "garden", "tw": "tower", "v": "void"}
    assert all(room.type == kinds[code.partition("-")[0]] for code, room in rooms().items())
    assert all(len(room.links) == len(SIDES) for room in rooms().values())


@pytest.mark.clause("BR-COMP-18")
def test_one_omega_room() -> None:
    """It comes once, with the Guardian, as the room after the last; no ordinary room is Omega."""
    assert "omega" not in rooms()
    assert Counter(effect.do for effect in awakening().card)["omega"] == 1
    names = [name.lower() for name in GAME.view(g(drawn()), 0).named["room"]]
    assert names.count("omega") == 1
    assert names.index("omega") == g(drawn()).grid.size


# Cards and models


@pytest.mark.clause("BR-COMP-20", "BR-MODEL-01")
def test_four_avatars() -> None:
    """Hugo, Sturm, Vitruvian and Mila are what a player may choose, and no other."""
    assert set(avatars()) == {"hugo", "sturm", "vitruvian", "mila"}
    match = new(2)
    assert asked(match) == "which-avatar"
    assert {wish["card"] for wish in match.asks[0].choice} == set(avatars())


@pytest.mark.clause("BR-COMP-21")
def test_six_breachers() -> None:
    """By name."""
    assert set(breachers()) == {"argo", "cassia", "dedalo", "ishtar", "null", "vesper"}


@pytest.mark.clause("BR-COMP-22")
def test_forty_six_malware_cards() -> None:
    """Seven of each Avatar and three of each Breacher, one of them a Program each."""
    owners: Counter[str] = Counter()
    for card in malware().values():
        owners[card.owner] += card.copies
    assert owners == {**dict.fromkeys(avatars(), 7), **dict.fromkeys(breachers(), 3)}
    assert owners.total() == 46
    programs = Counter(card.owner for card in malware().values() if card.type == "program")
    assert programs == dict.fromkeys([*avatars(), *breachers()], 1)


@pytest.mark.clause("BR-COMP-23")
def test_twelve_objectives() -> None:
    """No two ask for the same."""
    assert len(objectives()) == 12
    assert len({tuple(sorted(card.need.items())) for card in objectives().values()}) == 12


@pytest.mark.clause("BR-COMP-25")
def test_eleven_guardian_cards() -> None:
    """Activation cards of the Guardian."""
    assert sum(ice()[card.ice].category == "guardian" for card in activation_cards().values()) == 11


@pytest.mark.clause("BR-COMP-26", "BR-MODEL-03")
def test_descriptions_of_two_bots_two_hunters_and_the_guardian() -> None:
    """Each ICE has its category."""
    found = {name: card.category for name, card in ice().items()}
    guardian = {"xan4th": "guardian"}
    assert found == {"worm": "bot", "tentacle": "bot", "echo": "hunter", "kynodontas": "hunter", **guardian}


@pytest.mark.clause("BR-COMP-24")
def test_the_guardian_has_a_card_of_its_own() -> None:
    """One description, and one model that it describes."""
    guardians = [card for card in ice().values() if card.category == "guardian"]
    assert [card.models for card in guardians] == [1]


@pytest.mark.clause("BR-COMP-27")
def test_thirty_two_activation_cards() -> None:
    """Sixteen of Bots and sixteen of Hunters, eight for each ICE."""
    categories = Counter(ice()[card.ice].category for card in activation_cards().values())
    assert (categories["bot"], categories["hunter"]) == (16, 16)
    of_ice = Counter(card.ice for card in activation_cards().values())
    assert {of_ice[name] for name in ("worm", "tentacle", "echo", "kynodontas")} == {8}


@pytest.mark.clause("BR-COMP-30")
def test_six_rewards() -> None:
    """Each has a price."""
    assert len(rewards()) == 6
    assert all(card.price > 0 for card in rewards().values())


@pytest.mark.clause("BR-MODEL-02")
def test_five_kinds_of_ice() -> None:
    """By name; a table may choose among the Bots and the Hunters of them, and among no others."""
    assert set(ice()) == {"xan4th", "kynodontas", "echo", "tentacle", "worm"}
    offered = {setting.name: set(setting.values) for setting in settings()}
    assert offered["bot"] == {"worm", "tentacle", "random"}
    assert offered["hunter"] == {"echo", "kynodontas", "random"}


@pytest.mark.clause("BR-MODEL-02")
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_ice_are_called_as_the_book_prints_them(lang: str) -> None:
    """In every language: a name is not translated, and the Guardian's has its ending wherever it is said."""
    texts = Texts(GAME.package, lang)
    names = {name: texts.render(f"word-{name}") for name in ice()}
    assert sorted(names.values()) == ["Echo", "Kynodontas", "Tentacle", "Worm", "XAN4TH.RAR"]
    source = files(GAME.package).joinpath("texts", f"{lang}.ftl").read_text("utf-8")
    assert source.count("XAN4TH") == source.count("XAN4TH.RAR") > len(names)
