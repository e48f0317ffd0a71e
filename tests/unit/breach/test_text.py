"""The Database and the sheets in plain text: what is where, and nothing that a seat may not see."""

from __future__ import annotations

import re

import pytest
from tests.rules.breach.table import arrange, do
from tests.speaking import speaking

from getaway.cli.console.wording import Wording
from getaway.games.breach import GAME
from getaway.games.breach.shown import text
from getaway.games.breach.shown.view import View
from getaway.kernel import SPECTATOR, Match, Wish
from getaway.texts import Texts

TEXTS = Wording(GAME).texts
ROOMS = {0: "tm-1", 1: ("v-1", 1), 3: "gr-1", 4: "tm-2"}
DARK = (2, 5, 6, 7, 8)
CODE = re.compile(r"\b[A-Z]+-\d|\b[NESW][0-9x]\b")
"""A room's code, or a side by its letter."""


def table() -> Match:
    """A small position with something of everything."""
    return GAME.arrange(
        2,
        rooms=ROOMS,
        dark=DARK,
        seats=[
            {"at": 0, "hand": ["overclock", "insider-tip"], "research": ["reroll"], "ready": ("breacher", "program")},
            {"at": 4, "hand": ["hammer-blow", "grit"], "research": ["push"], "credits": 3, "disk": ("half-bio",)},
        ],
        ice=[{"name": "worm", "at": 4, "on": 1}, {"name": "echo", "at": 8}],
        breaches=[(0, 1, False), (1, 4, True)],
        infected={0: [0, 1], 4: [0]},
        traced={0: [1]},
    )


def view(seat: int) -> View:
    """What an audience sees of it."""
    seen = table().view(seat)
    assert isinstance(seen, View)
    return seen


def test_the_database_is_drawn_with_all_that_is_in_it() -> None:
    """Codes and links, Avatars and ICE, Viruses, nodes, Breaches and Gateways, each at its place."""
    assert text.drawn_database(view(0)) == [
        "         A G1        B          C",
        "    +----------.----------b----------+",
        '    |TM-1 1    "V-1  1    |####      |',
        '1   |2 @1     0"0        1|          | G2',
        '    |v12  1    "     1    |          |',
        "    .----------S~~~~~~~~~~.----------p",
        "    |GR-1 1    |TM-2 0    |####      |",
        "2   |x        1|1 @2 W   1|          |",
        "    |     1    |v1   x    |          |",
        "    p----------.----------C----------.",
        "    |####      |####      |####      |",
        "3 G4|          |          |  E       |",
        "    |          |          |          |",
        "    +----------b----------.----------+",
        "                                G3",
    ]


def test_omega_lies_outside() -> None:
    """At the side it was put to, with the Guardian told beside the board."""
    match = GAME.arrange(2, ice=[{"name": "xan4th", "at": 9}], omega=1)
    board = text.render_text(match.view(0), TEXTS, 80)  # type: ignore[arg-type]
    assert "B OM" in board.split("\n")[0]
    assert "In Omega: XAN4TH.RAR" in board


@pytest.mark.parametrize("width", [40, 72, 80, 120])
def test_the_table_keeps_to_its_width(width: int) -> None:
    """Beside the Database where there is room, else under it."""
    lines = text.render_text(view(0), TEXTS, width).split("\n")
    assert max(map(len, lines)) <= max(width, 41)
    assert any("Hugo/Argo" in line for line in lines)


def test_four_players_have_room_on_a_small_screen() -> None:
    """80 columns and 24 lines: the Firewall beside the Database, every player in a line or two under it."""
    seats = [{"at": at, "hand": ["overclock"] if at == 0 else [], "credits": 2} for at in range(4)]
    match = GAME.arrange(4, seats=seats)
    lines = text.render_text(match.view(0), TEXTS, 80).split("\n")  # type: ignore[arg-type]
    assert len(lines) <= 24
    assert "Firewall die" in "\n".join(lines[:15])
    assert [line[0] for line in lines[15:] if not line.startswith(" ")] == ["1", "2", "3", "4"]


OWN = ("Overclock", "Insider Tip", "Reroll")
OTHERS = ("Hammer Blow", "Grit")
ASKED_FOR = ("", "1", "2", "hugo", "sturm", "a1", "b2", "ice", "rewards", "tracks")


@pytest.mark.parametrize(
    ("seat", "shown", "hidden"), [(0, OWN, OTHERS), (1, OTHERS, OWN), (SPECTATOR, (), OWN + OTHERS)]
)
def test_hands_are_shown_to_their_owners_only(seat: int, shown: tuple[str, ...], hidden: tuple[str, ...]) -> None:
    """On the board and in every sheet; spectators see no hand at all, also at a screen that all look at."""
    seen = view(seat)
    board = text.render_text(seen, TEXTS, 80)
    assert all(card in board for card in shown)
    everything = "\n".join([board, *[text.detail(seen, what, TEXTS, 80) for what in ASKED_FOR]])
    assert not [card for card in hidden if card in everything]


def test_objectives_are_told_to_their_owners_only() -> None:
    """As a reminder with every question, with what is still missing."""
    told = text.about(view(0), 0, TEXTS)
    assert told.startswith("Objective 1: Hold 1 Bio, 1 Science")
    assert told.endswith("still missing: Bio, Science and half Crypto")
    assert text.about(view(0), 1, TEXTS) == ""
    assert text.about(view(SPECTATOR), 0, TEXTS) == ""


def test_a_cheat_is_offered_with_what_it_does() -> None:
    """The Breacher's by its card, the Program by the one that shows."""
    assert text.label(view(0), "cheat:0:breacher", TEXTS).startswith("Argo: One Purchase now")
    assert text.label(view(0), "cheat:0:program", TEXTS).startswith("Toolbelt: Program")
    assert text.label(view(0), "cheat:1:slide", TEXTS).startswith("Slide: ")
    assert text.label(view(0), "room:3", TEXTS) == ""


def test_a_sheet_shows_boxes_disk_and_cheats() -> None:
    """The cubes by letters with the values they make, the Hard Disk, Credits and ready Cheats."""
    own, other = text.detail(view(0), "1", TEXTS, 80), text.detail(view(0), "2", TEXTS, 80)
    assert "Mov 8:MMMM Att 2:A Def 2:D Cache -" in own
    assert "Ready: Argo and Toolbelt" in own
    assert "Development box Hugo 1: Gain a Movement cube" in own
    assert "2 Sturm/Cassia in B2, 1 attached" in other
    assert "Disk: half Bio" in other
    assert "3 Credits" in other


def test_rooms_ice_and_tracks_in_detail() -> None:
    """What a player asks for by name; nothing for what is not there."""
    seen = view(0)
    assert "B2 TM-2, north 0, east 1, south closed, west 1 (Terminal" in text.detail(seen, "B2", TEXTS, 200)
    assert "Worm 1 in B2, attached to Sturm" in text.detail(seen, "ice", TEXTS, 80)
    assert "Bot, side A: 1:B 2:- 3:B 4:T 5:g" in text.detail(seen, "tracks", TEXTS, 80)
    assert "Data Broker: 3 Credits" in text.detail(seen, "rewards", TEXTS, 80)
    assert "A3, dark" in text.detail(seen, "a3", TEXTS, 80)
    assert text.detail(seen, "z9", TEXTS, 80) == ""


def test_nodes_are_told_with_the_viruses_they_need() -> None:
    """To a seat what it lacks around each node; to spectators only what lies there."""
    assert "A1/B1/A2/B2: Science; none of your Viruses yet in B1 and A2" in text.detail(view(0), "nodes", TEXTS, 80)
    assert "of your Viruses" not in text.detail(view(SPECTATOR), "nodes", TEXTS, 80)


@pytest.mark.parametrize(
    ("name", "said"),
    [("ghost trail", "slide once after"), ("garden", "reset your Threat"), ("null", "Development box Null 1: Reset")],
)
def test_any_card_can_be_read(name: str, said: str) -> None:
    """Also one that is not in play yet, as when Avatars and Breachers are chosen."""
    assert said in text.detail(view(0), name, TEXTS, 80)


@pytest.mark.parametrize(("lang", "name"), [("it", "soffiata"), ("fr", "Tuyau d'initié"), ("fr", "insider tip")])
def test_a_card_is_read_by_the_name_that_is_shown(lang: str, name: str) -> None:
    """In any language, and by its English name in each."""
    texts = Texts(GAME.package, lang)
    assert str(texts.show("insider-tip")) in text.detail(view(0), name, texts, 80)


def test_a_target_is_named_with_all_that_an_attack_needs() -> None:
    """Its Defense, and how many Viruses eliminate it: an Avatar by 3, an ICE by its Resistance."""
    wording = Wording(GAME)
    wording.view = view(0)
    named = [str(wording.value("do-target", "model", each)) for each in (1, *[ice.number for ice in view(0).ice])]
    assert named[0] == "Sturm (player 2) in B2 (Terminal): Defense 2, Viruses needed to eliminate it: 3"
    assert [each.rpartition(", ")[2] for each in named[1:]] == [
        "Viruses needed to eliminate it: 1",
        "Viruses needed to eliminate it: 2",
    ]


@pytest.mark.parametrize(
    ("lang", "named", "lies"),
    [
        ("en", "A2 (Garden)", "north 0, east 1, south closed, west 1"),
        ("it", "A2 (Giardino)", "nord 0, est 1, sud chiuso, ovest 1"),
        ("fr", "A2 (Jardin)", "nord 0, est 1, sud fermé, ouest 1"),
    ],
)
def test_rooms_are_called_as_on_the_board_and_their_links_told_in_words(lang: str, named: str, lies: str) -> None:
    """In a question there is neither a code nor a row of letters and figures."""
    with speaking(lang):
        wording = Wording(GAME)
        wording.view = view(0)
        assert [str(wording.value("do-go", "room", room)) for room in (2, 3)] == ["C1", named]
        terminal = wording.texts.show("terminal")
        assert f"B2 ({terminal})" in str(wording.value("do-target", "model", 1))
        assert lies in text.detail(view(0), "b2", wording.texts, 200)
        match = arrange(2, "tm-2", rooms={0: "tm-1"}, dark=[1], unseen=("tm-2",))
        do(match, "move", to="attack")
        do(match, "reveal", room=1)
        wording.view = match.view(0)
        assert str(wording.value("do-choose-turn", "turn", 0)) == lies
        assert lies in wording.wish(Wish("choose-turn", turn=0))
        assert not CODE.search(wording.wish(Wish("choose-turn", turn=0)))
