"""Develop: a development cube goes to a Cheat, and the box it left has an effect."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from getaway.games.breach.ground.clicks import AN_ACTION, judge_action, take_action
from getaway.games.breach.ground.effects import Cites, Effects, due, payable, perform
from getaway.games.breach.sheet.events import Developed
from getaway.games.breach.table.arguments import CHEAT_BOX, DEVELOPMENT
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import CHEATS
from getaway.games.breach.table.pieces import Deed, Effect, avatars, breachers, interface
from getaway.kernel import ALLOWED, USUAL, Act, Question, Refused, Rows, Script, Seat, Verb, Verdict, Wish, ask_any
from getaway.kit.register import adds

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""


def development(g: Breach, seat: Seat, box: int) -> Deed:
    """The effect of a development box: two are common (BR-DEV-07), two the Avatar's, two the Breacher's (BR-DEV-09)."""
    player = g.seats[seat]
    by = (interface().common, avatars()[player.avatar].development, breachers()[player.breacher].development)
    return by[box // 2][box % 2]


class Develop(Verb[Breach]):
    """Move a development cube to a free Cheat box and resolve the effect of the box it left (BR-DEV-01 to -06)."""

    name = "develop"
    rank = USUAL
    arguments = (DEVELOPMENT, CHEAT_BOX)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_action(g, seat)
        if not verdict:
            return verdict
        verdict = judge_cube(g, seat, wish)
        if verdict and not payable(g, seat, development(g, seat, wish[DEVELOPMENT] - 1)):
            return Refused("BR-DEV-06")
        return verdict

    def options(self, g: Breach, seat: Seat) -> Act | None:
        if not judge_action(g, seat):
            return None
        player = g.seats[seat]
        boxes = tuple([box for box in player.cubes_left if payable(g, seat, development(g, seat, box))])
        return _develop(boxes, player.ready)

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, box=box + 1, cheat=cheat) for box in g.seats[seat].cubes_left for cheat in CHEATS]

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {**AN_ACTION, **due(development(g, seat, wish[DEVELOPMENT] - 1))}

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        take_action(g, seat, self.name, "BR-DEV-01")
        yield from develop(g, seat, wish[DEVELOPMENT] - 1, wish[CHEAT_BOX], free=False)


def judge_cube(g: Breach, seat: Seat, wish: Wish) -> Verdict:
    """A cube is left in that box, and the Cheat box is free (BR-DEV-02, BR-DEV-04, BR-DEV-05)."""
    player = g.seats[seat]
    if not player.cubes_left or len(player.ready) == len(CHEATS):
        return Refused("BR-DEV-05")
    if wish[DEVELOPMENT] - 1 not in player.cubes_left or wish[CHEAT_BOX] not in CHEATS:
        return Refused("BR-DEV-01")
    return Refused("BR-DEV-04") if wish[CHEAT_BOX] in player.ready else ALLOWED


@lru_cache(maxsize=2048)
def _develop(boxes: tuple[int, ...], ready: tuple[str, ...]) -> Act | None:
    rows = [(box + 1, cheat) for box in boxes for cheat in CHEATS if cheat not in ready]
    return Act("develop", Rows(("box", "cheat"), rows)) if rows else None


def develop(g: Breach, seat: Seat, box: int, cheat: str, *, free: bool) -> Script[None]:
    """The cube goes to the Cheat box, then the effect of the box it left is resolved (BR-DEV-03)."""
    player = g.seats[seat]
    left = tuple([each for each in player.cubes_left if each != box])
    g.set_seat(seat, cubes_left=left, ready=tuple([each for each in CHEATS if each == cheat or each in player.ready]))
    g.tell(Developed(seat, box + 1, cheat), cites=("BR-DEV-01", "BR-DEV-03"))
    yield from perform(g, seat, development(g, seat, box), "BR-DEV-03", free=free)


class FreeDevelop(Develop):
    """A free Develop pays no additional cost (BR-FREE-06)."""

    name = "free-develop"

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        return judge_cube(g, seat, wish)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        player = g.seats[seat]
        act = _develop(player.cubes_left, player.ready)
        return Act(self.name, *act.parts) if act else None

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {}

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from develop(g, seat, wish[DEVELOPMENT] - 1, wish[CHEAT_BOX], free=True)


FREE_DEVELOP = FreeDevelop()
DEVELOP_FREELY = Question("free-develop", (FREE_DEVELOP,), cites=("BR-FREE-03",), otherwise="BR-FREE-03")


@adds(EFFECTS, "develop")
def develop_freely(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """A free Develop, at once or never (BR-FREE-03)."""
    given = yield from ask_any(g, DEVELOP_FREELY, lambda g: (seat,) if FREE_DEVELOP.options(g, seat) else ())
    if given is not None:
        yield from FREE_DEVELOP.run(g, seat, given[1])


DEVELOP = Develop()
VERBS = (DEVELOP, FREE_DEVELOP)
