"""Move cards: direction, distance and what the robot meets on its way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from getaway.games.bombsquad.battery.cells import in_cells, pay
from getaway.games.bombsquad.ground.acts import act_done
from getaway.games.bombsquad.ground.robots import ability
from getaway.games.bombsquad.operating.card import fail, running_card
from getaway.games.bombsquad.operating.events import Filmed, Moved
from getaway.games.bombsquad.table.floor import Travel, travel
from getaway.games.bombsquad.table.pieces import ERROR_COST, LEVEL
from getaway.games.bombsquad.table.places import active_robot
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.variants.fog import lift_fog
from getaway.kernel import (
    ALLOWED,
    USUAL,
    Act,
    Args,
    Argument,
    Question,
    Refused,
    Rows,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
)
from getaway.kit.grid import DIRECTIONS

BOOST_COST = 1
CAMERA_COST = 2


def where_to(g: BombSquad, _seat: Seat, direction: str) -> str | None:
    """The space where the card takes the robot this way, as the board calls it; None if it can't go there."""
    way = way_of(g, Wish("go", direction=direction))
    return f"cell:{way.path[-1]}" if way else None


DIRECTION = Argument("direction", str, where_to)
CHANGE, BOOST = Argument("change", int, optional=True), Argument("boost", int, optional=True)


class Go(Verb[BombSquad]):
    """Choose the direction of a move card; you may choose a blocked one, which is an error (BS-OPERATE-14).

    The Driver may `change` the distance of one card by 1 (BS-ROLE-08); a robot with overdrive may `boost` it by 1
    for 1 cell (BSX-ROBOT-02).
    """

    name = "go"
    arguments = (DIRECTION, CHANGE, BOOST)
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return active_robot(g)

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if wish[DIRECTION] not in DIRECTIONS:
            return Refused("BS-OPERATE-09")
        if wish.get(CHANGE) not in changes(g):
            return Refused("BS-ROLE-08")
        return ALLOWED if wish.get(BOOST) in boosts(g) else Refused("BSX-ROBOT-02")

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _ways(changes(g), boosts(g))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        """A change when the Driver has already used it."""
        if g.has_role(g.active, "role_driver") and g.changed_move:
            yield Wish("go", direction=DIRECTIONS[0], change=1)

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """An impossible move costs two cells, and so does one that a camera sees (BS-OPERATE-13, BSX-CAMERA-02)."""
        for wish in self.options(g, seat).wishes():
            way = way_of(g, wish)
            if way is None:
                yield wish, "BS-OPERATE-13", {"distance": distance(g, wish)}
            elif way.watched:
                yield wish, "BSX-CAMERA-02", {"distance": distance(g, wish)}

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        """A boost, and an error or a camera on the way."""
        way = way_of(g, wish)
        on_the_way = ERROR_COST if way is None else CAMERA_COST * way.watched
        return in_cells(BOOST_COST * ("boost" in wish.args) + on_the_way)

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """If the full distance isn't possible, the robot doesn't move at all (BS-OPERATE-12)."""
        yield from ()
        kind, direction, way = running_card(g), wish[DIRECTION], way_of(g, wish)
        g.changed_move = g.changed_move or "change" in wish.args
        if "boost" in wish.args:
            pay(g, BOOST_COST, cites="BSX-ROBOT-02")
        if way is None:
            fail(g, kind, direction)
        else:
            drive(g, kind, direction, way)


def changes(g: BombSquad) -> tuple[int | None, ...]:
    """How the operator may change the distance of this card."""
    free = g.has_role(g.active, "role_driver") and not g.changed_move
    return (None, -1, 1) if free else (None,)


def boosts(g: BombSquad) -> tuple[int | None, ...]:
    """How far the robot may lengthen this card."""
    return (None, 1) if ability(g) == "overdrive" else (None,)


@cache
def _ways(change: tuple[int | None, ...], boost: tuple[int | None, ...]) -> Act:
    rows = [(way, c, b) for way in DIRECTIONS for c in change for b in boost]
    return Act("go", Rows(("direction", "change", "boost"), rows))


def distance(g: BombSquad, wish: Wish) -> int:
    """How many spaces this card moves the robot."""
    return int(LEVEL[running_card(g)] + wish.get(CHANGE, 0) + wish.get(BOOST, 0))


def way_of(g: BombSquad, wish: Wish) -> Travel | None:
    """The move as it would go, or None where it can't be completed; Mule pushes two crates (BSX-ROBOT-01)."""
    pushes = 2 if ability(g) == "heavy_push" else 1
    way = DIRECTIONS.index(wish[DIRECTION])
    return travel(g.building, g.board, g.robot, distance(g, wish), way, pushes=pushes)


def drive(g: BombSquad, kind: int, direction: str, way: Travel) -> None:
    """Move the robot: it pushes crates, lifts the fog and pays if a camera sees it (BSX-CAMERA-02)."""
    g.board = way.board
    if way.path:
        g.robot = way.path[-1]
    g.tell(Moved(kind, direction, g.robot), cites=("BS-OPERATE-09", "BS-OPERATE-10"))
    lift_fog(g, way.path)
    if way.watched:
        act_done(g)
        g.tell(Filmed(CAMERA_COST), cites="BSX-CAMERA-02")
        pay(g, CAMERA_COST, cites="BSX-CAMERA-02")


GO = Go()
DIRECTING = Question("direct", (GO,), cites=("BS-OPERATE-14",), others="BS-ACTIVATE-03", otherwise="BS-TURN-01")
