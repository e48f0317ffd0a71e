"""Code cubes on an Avatar's sheet: shifts along arrows, Pushes, the Cache, new cubes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.breach.ground.asking import OfAvatar, Telling
from getaway.games.breach.ground.choose import CHOOSE_COLOUR, choose, choosing
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.sheet.events import CubeGained, CubeMoved
from getaway.games.breach.table.arguments import BOX, TO_BOX
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import BOXES, CACHE, COLOURS, Cubes, Player
from getaway.games.breach.table.pieces import avatars
from getaway.kernel import ALLOWED, USUAL, Act, Args, Argument, Refused, Rows, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.zones import put

COLOUR = Argument("colour", str)


def pushes_left(g: Breach, seat: Seat) -> Args:
    """How many Pushes are left, with the one at hand (BR-PUSH-05)."""
    return {"left": g.pushes}


def can_shift(player: Player, ability: int) -> bool:
    """Whether a cube of its colour lies in the ability's box, not in the Cache (BR-ABIL-09, BR-ABIL-11, BR-ABIL-13)."""
    return player.cubes[ability][ability] > 0


def leads(player: Player, box: int) -> tuple[int, ...]:
    """Where the arrows of a box lead."""
    return avatars()[player.avatar].leads(box)


def move_cube(g: Breach, seat: Seat, colour: int, box: int, to: int, cites: Cites) -> None:
    """Move one cube from box to box."""
    g.set_seat(seat, cubes=moved(g.seats[seat].cubes, colour, box, to))
    g.tell(CubeMoved(seat, COLOURS[colour], BOXES[box], BOXES[to]), cites=cites)


def moved(cubes: tuple[Cubes, ...], colour: int, box: int, to: int) -> tuple[Cubes, ...]:
    """The cubes of a sheet with one of them in another box."""
    without = put(cubes, box, more(cubes[box], colour, -1))
    return put(without, to, more(without[to], colour, 1))


def more(cubes: Cubes, colour: int, n: int) -> Cubes:
    """The cubes of a box with some more of a colour."""
    movement, attack, defense = put(cubes, colour, cubes[colour] + n)
    return (movement, attack, defense)


def to_cache(g: Breach, seat: Seat, colour: int) -> None:
    """Move a cube straight from its box to the Cache, whatever the arrows show (BR-CACHE-01, BR-CACHE-03)."""
    move_cube(g, seat, colour, colour, CACHE, "BR-CACHE-01")


WHICH_COLOUR = choosing("which-colour", CHOOSE_COLOUR, "BR-CPO-05")


def gain_cube(g: Breach, seat: Seat, colour: str, cites: Cites) -> Script[None]:
    """A cube of the Reserve in the box of its colour (BR-ABIL-16); one that ran out is not gained (BR-CPO-05)."""
    if colour == "any":
        colour = yield from choose(g, seat, WHICH_COLOUR, lambda: colours_left(g))
    if colour in colours_left(g):
        take_cube(g, seat, COLOURS.index(colour), cites)


def colours_left(g: Breach) -> list[str]:
    """The colours of which the Reserve has a cube."""
    return [name for name, n in zip(COLOURS, g.cube_reserve, strict=True) if n]


def take_cube(g: Breach, seat: Seat, colour: int, cites: Cites) -> None:
    """Put a cube of the Reserve in the box of its colour."""
    g.cube_reserve = more(g.cube_reserve, colour, -1)
    cubes = g.seats[seat].cubes
    g.set_seat(seat, cubes=put(cubes, colour, more(cubes[colour], colour, 1)))
    g.tell(CubeGained(seat, COLOURS[colour]), cites=cites)


class Shift(OfAvatar):
    """Shared by the verbs that shift a cube: `to` names the box an arrow leads to (BR-ABIL-11, BR-ABIL-12)."""

    arguments = (TO_BOX,)

    @staticmethod
    def judge_shift(g: Breach, seat: Seat, ability: int, wish: Wish, clause: str) -> Verdict:
        """Whether a cube can be shifted from the ability's box to the box named."""
        player = g.seats[seat]
        if not can_shift(player, ability):
            return Refused(clause)
        to = wish[TO_BOX]
        return ALLOWED if to in BOXES and BOXES.index(to) in leads(player, ability) else Refused("BR-ABIL-12")


@lru_cache(maxsize=512)
def shifts(verb: str, avatar: str, ability: int) -> Act:
    """All ways to shift a cube from an ability's box."""
    return Act(verb, Rows(("to",), [(BOXES[to],) for to in avatars()[avatar].leads(ability)]))


class Push(Verb[Breach]):
    """Move any cube of your sheet (BR-PUSH-03) along one of the arrows of its box (BR-PUSH-01, BR-PUSH-02)."""

    name = "push"
    rank = USUAL
    arguments = (BOX, COLOUR, TO_BOX)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        box, colour, to = wish[BOX], wish[COLOUR], wish[TO_BOX]
        if (
            box not in BOXES
            or colour not in COLOURS
            or not g.seats[seat].cubes[BOXES.index(box)][COLOURS.index(colour)]
        ):
            return Refused("BR-PUSH-03")
        known = to in BOXES and BOXES.index(to) in leads(g.seats[seat], BOXES.index(box))
        return ALLOWED if known else Refused("BR-PUSH-01")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _pushes(g.seats[seat].avatar, g.seats[seat].cubes)

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        player = g.seats[seat]
        for box, cubes in enumerate(player.cubes):
            for colour, n in enumerate(cubes):
                if n:
                    others = [to for to in BOXES if to != BOXES[box]]
                    yield from [Wish(self.name, box=BOXES[box], colour=COLOURS[colour], to=to) for to in others]


@lru_cache(maxsize=16384)
def _pushes(avatar: str, cubes: tuple[Cubes, ...]) -> Act | None:
    rows = [
        (BOXES[box], COLOURS[colour], BOXES[to])
        for box, held in enumerate(cubes)
        for colour, n in enumerate(held)
        if n
        for to in avatars()[avatar].leads(box)
    ]
    return Act("push", Rows(("box", "colour", "to"), rows)) if rows else None


PUSH = Push()
PUSHING = Telling(
    "push", (PUSH,), tells=pushes_left, cites=("BR-PUSH-01",), others="BR-PUSH-01", otherwise="BR-PUSH-05"
)


def make_pushes(g: Breach, seat: Seat, n: int) -> Script[None]:
    """Make n Pushes, one after another (BR-PUSH-05); they may move the same cube (BR-PUSH-04)."""
    if not any(map(any, g.seats[seat].cubes)):
        return
    before = g.pushes
    for left in range(n, 0, -1):
        g.pushes = left
        wish = yield from ask(g, seat, PUSHING)
        box, colour, to = BOXES.index(wish[BOX]), COLOURS.index(wish[COLOUR]), BOXES.index(wish[TO_BOX])
        move_cube(g, seat, colour, box, to, "BR-PUSH-01")
    g.pushes = before


VERBS = (PUSH,)
