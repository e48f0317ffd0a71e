"""The captain: its card's abilities, in force only while it is on the floor (BC-CAPCARD-04), and how it comes there."""

from __future__ import annotations

from getaway.games.burncycle.detection.detection import look_around
from getaway.games.burncycle.ground.choose import CHOOSE_CELL, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, apply_effects
from getaway.games.burncycle.security.deploy import deploy
from getaway.games.burncycle.security.events import CaptainAbility, CaptainSees, UnitTurned
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import STUNNED, Unit
from getaway.games.burncycle.table.pieces import Ability, Effect, captains
from getaway.kernel import Script


def captain_unit(g: Burncycle) -> Unit | None:
    """The captain, while it is on the floor."""
    return next((unit for unit in g.units if unit.captain), None)


def captain_abilities(g: Burncycle) -> tuple[Ability, ...]:
    """The captain's abilities in force: only on the floor (BC-CAPCARD-04), and as those of all units (BC-SEC-02).

    Not while it is stunned (BC-STUN-04), and not on simplified difficulty (BC-DIFF-04).
    """
    unit = captain_unit(g)
    if unit is None or unit.state == STUNNED or g.difficulty == "simplified":
        return ()
    return captains()[g.captain].abilities


def captain_gives(g: Burncycle, what: str) -> int:
    """What the captain's abilities give of something, such as movement of guards."""
    return sum([ability.gives.get(what, 0) for ability in captain_abilities(g)])


# Abilities that something sets off


def captain_sees(g: Burncycle, todo: Todo) -> Script[None]:
    """A bot came within the captain's awareness, peripheral range included (BC-AWRNG-11, BC-AWRNG-12)."""
    for ability in captain_abilities(g):
        if ability.when == "seen":
            g.tell(CaptainSees(todo.a, todo.b, ability.key), cites=("BC-AWRNG-11", "BC-CAPCARD-04"))
            yield from apply_effects(g, todo.b, ability.effects, "BC-CAPCARD-04")


def begin_security(g: Burncycle) -> Script[None]:
    """What the captain's card makes happen as security activation begins."""
    unit = captain_unit(g)
    for ability in captain_abilities(g):
        if ability.when == "security" and unit is not None:
            g.tell(CaptainAbility(unit.number, ability.key), cites="BC-CAPCARD-04")
            yield from apply_effects(g, g.module, ability.effects, "BC-CAPCARD-04")
            g.frame()


# Effects


WHICH_POST = choosing("which-post-for-captain", CHOOSE_CELL, "BC-CAPT-05")


def add_captain(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The captain comes to a hallway post of this number, even if it was shut down before (BC-CAPT-06).

    The players choose among several such posts; on the floor already, it stays where it is.
    """
    posts = [post for post in g.floor.hallway_posts if post.number == effect.n]
    if not posts or captain_unit(g) is not None:
        return
    cell = yield from choose(g, WHICH_POST, [post.cell for post in posts])
    post = next(post for post in g.floor.hallway_posts if post.cell == cell)
    yield from deploy(g, post, g.captain, captain=True)


def turn_units(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Units turn right by n quarters, and see what is there now (BC-AWARE-06)."""
    yield from ()
    for unit in units_meant(g, effect.who):
        facing = (unit.facing + effect.n) % 4
        g.set_unit(unit.number, facing=facing)
        g.tell(UnitTurned(unit.number, facing), cites=cites)
    look_around(g)


def units_meant(g: Burncycle, who: str) -> tuple[Unit, ...]:
    """Text on security units covers guards and captain; text on guards excludes the captain (BC-UNIT-04)."""
    return tuple([unit for unit in g.units if who == "units" or not unit.captain])
