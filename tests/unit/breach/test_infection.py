"""The queries `infect` and `push`: exact chances of the Infection die, and abilities after each cube that moves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from tests.property.kernel.evenness import limit
from tests.rules.breach.table import arrange, do, player, sees

from getaway.games.breach import GAME
from getaway.games.breach.ground.strength import value
from getaway.games.breach.shown.cubes import push
from getaway.games.breach.shown.infection import chances, ends, infect, unharmed
from getaway.games.breach.table.pieces import supplies
from getaway.kernel import One
from getaway.suite.walk import walk

HERE = {"at": 0, "cubes": {"movement": {"movement": 2}, "attack": {"attack": 2, "movement": 1}}}
ROLLS = 100_000
DIE = One("item", supplies().infection)
"""The shape that the rules let chance decide."""


def rolled(dice: Random) -> str:
    """A face, as the rules draw it."""
    args: dict[str, object] = {}
    DIE.fill(args, dice.randrange(DIE.count))
    return str(args["item"])


def fits(seen: Counter[str], expected: dict[str, Fraction]) -> bool:
    """Whether the figures fit the chances, by Pearson's chi-square at one in a thousand."""
    n = sum(seen.values())
    chi = sum([(seen[face] - n * chance) ** 2 / (n * chance) for face, chance in expected.items()])
    return set(seen) <= set(expected) and chi < limit(len(expected) - 1)


def test_the_faces_come_as_often_as_they_are_told_to() -> None:
    """A hundred thousand rolls of the rules' own die."""
    dice = Random(1)  # noqa: S311 - play isn't cryptography
    assert fits(Counter(rolled(dice) for _ in range(ROLLS)), chances())
    assert sum(chances().values()) == 1


def test_the_last_face_comes_as_often_as_it_is_told_to() -> None:
    """With every roll that is made again."""
    dice, seen, clean = Random(2), Counter[str](), 0  # noqa: S311 - as above
    for _ in range(ROLLS):
        first = face = rolled(dice)
        while face == "threat-retry":
            face = rolled(dice)
        seen[face] += 1
        clean += first == "virus"
    assert fits(seen, ends())
    both = {"clean": unharmed(), "harmed": 1 - unharmed()}
    assert fits(Counter({"clean": clean, "harmed": ROLLS - clean}), both)


def test_the_infection_tells_what_each_face_brings() -> None:
    """Two plain Viruses in six, two that advance a track, double Threat, and one to roll again."""
    told = infect(sees(arrange(2, seats=[HERE]), 0))
    faces = {each.face: each for each in told.faces}
    assert (faces["virus"].chance, faces["virus"].last) == (0.333333, 0.4)
    assert (faces["double-threat"].threat, faces["virus-bot"].track) == (2, "bot")
    assert (faces["threat-retry"].again, faces["threat-retry"].last, faces["threat-retry"].threat) == (True, 0, 1)
    assert told.unharmed == 0.333333


def test_it_tells_the_nodes_that_a_virus_would_close() -> None:
    """Not where one of yours lies already."""
    around = {1: [0], 3: [0], 4: [0]}
    told = infect(sees(arrange(2, infected=around, seats=[HERE]), 0))
    assert (told.room, told.virus, told.closes) == (0, True, (0, 4, 10))
    again = infect(sees(arrange(2, infected={**around, 0: [0]}, seats=[HERE]), 0))
    assert (again.virus, again.closes) == (False, ())
    assert infect(sees(arrange(2), -1)).room == -1


def test_the_die_on_the_table_is_told() -> None:
    """While a card could still change it."""
    match = arrange(2, "virus", seats=[{**HERE, "hand": ("second-opinion",), "avatar": "hugo"}])
    do(match, "infect")
    assert infect(sees(match, 0)).rolled == "virus"


def test_a_push_is_what_was_told() -> None:
    """Along random matches every Push leads to the values told before it."""
    tried = 0
    for number in range(1, 8):
        for match, _ in walk(GAME, number, 3, longest=100):
            ask = match.asks[0]
            if ask.question.name != "push":
                continue
            told = {(each.box, each.colour, each.to): each.values for each in push(sees(match, ask.seat)).ways}
            wishes = list(ask.choice)
            assert set(told) == {(wish["box"], wish["colour"], wish["to"]) for wish in wishes}
            for wish in wishes:
                fork = match.fork()
                fork.answer(ask.seat, wish)
                after = tuple(value(fork.g.seats[ask.seat], ability) for ability in range(3))
                assert told[wish["box"], wish["colour"], wish["to"]] == after
                tried += 1
    assert tried > 50


def test_the_values_now_are_told_too() -> None:
    """Movement 4, Attack 5 with a strange cube, Defense 0; nothing for spectators."""
    match = arrange(2, seats=[HERE])
    assert push(sees(match, 0)).values == (4, 5, 0) == tuple(value(player(match), ability) for ability in range(3))
    assert push(sees(match, -1)).ways == ()
