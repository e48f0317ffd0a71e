"""Roles: who takes which, and at most one from the Activation family."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from getaway.games.bombsquad.roles.events import RoleTaken
from getaway.games.bombsquad.table.pieces import ROLES, mission
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import (
    ALLOWED,
    USUAL,
    Act,
    Argument,
    One,
    Question,
    Refused,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask,
    pick,
)
from getaway.kit.zones import put

NO_ROLE = ""

ROLE = Argument("role", str, "role")


def is_activation(role: str) -> bool:
    """Whether a role belongs to the Activation family (BS-ROLE-01)."""
    return role in ROLES and ROLES[role].family == "activation"


def left_to_take(taken: Sequence[str], most: int) -> tuple[str, ...]:
    """The roles no one has (BS-COMP-04), without the Activation family once it is full (BS-MISSION1-05)."""
    full = sum(map(is_activation, taken)) >= most
    return tuple(role for role in ROLES if role not in taken and not (full and is_activation(role)))


def most_activation(g: BombSquad) -> int:
    """How many Activation roles the mission allows."""
    return mission(g.mission).roles.max_activation


class TakeRole(Verb[BombSquad]):
    """Take a role card."""

    name = "take_role"
    arguments = (ROLE,)
    rank = USUAL

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        role = wish[ROLE]
        if role not in ROLES:
            return Refused("BS-SETUP-17", role=role)
        if role in g.roles:
            return Refused("BS-COMP-04", role=role)
        return ALLOWED if role in left_to_take(g.roles, most_activation(g)) else Refused("BS-MISSION1-05", role=role)

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return Act("take_role", One("role", left_to_take(g.roles, most_activation(g))))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        return [Wish("take_role", role=role) for role in ROLES]


TAKE_ROLE = TakeRole()
TAKING = Question(
    "role", (TAKE_ROLE,), cites=("BS-SETUP-17", "BS-MISSION1-04"), others="BS-SETUP-01", otherwise="BS-SETUP-01"
)


def take_roles(g: BombSquad) -> Script[None]:
    """Each seat in turn chooses freely, or chance deals (BS-SETUP-17, BS-SETUP-18)."""
    if g.role_choice == "none":
        return
    g.roles = g.roles or (NO_ROLE,) * g.players
    for seat in range(g.players):
        if g.roles[seat] == NO_ROLE:
            role = yield from one_role(g, seat)
            g.roles = put(g.roles, seat, role)
        g.tell(RoleTaken(seat, g.roles[seat]), cites=("BS-SETUP-17", "BS-COMP-04"))


def one_role(g: BombSquad, seat: Seat) -> Script[str]:
    """The role of one seat."""
    if g.role_choice == "random":
        dealt: str = yield from pick(g, left_to_take(g.roles, most_activation(g)))
        return dealt
    wish = yield from ask(g, seat, TAKING)
    chosen: str = wish[ROLE]
    return chosen
