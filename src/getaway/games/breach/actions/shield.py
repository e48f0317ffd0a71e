"""Shield: a token that stops a Virus and keeps Threat away."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.breach.actions.clicks import judge_action, take_action
from getaway.games.breach.cubes import Shift, can_shift, leads, move_cube, shifts
from getaway.games.breach.effects import Cites
from getaway.games.breach.events import Shielded
from getaway.games.breach.model import Breach
from getaway.games.breach.parts import BOXES, DEFENSE, ICE
from getaway.games.breach.pieces import ice
from getaway.kernel import ALLOWED, Act, Refused, Script, Seat, Verb, Verdict, Wish

BASES = {"round": 3, "half-moon": 1}
"""How many components can be attached to a model, by its base (BR-ATTACH-07, BR-ATTACH-09)."""


def base(g: Breach, model: int) -> int:
    """How many components the base of a model takes; Avatars stand on round ones."""
    found = g.model(model)
    return BASES["round" if found is None else ice()[found.name].base]


def attached(g: Breach, model: int) -> int:
    """How many components are attached to a model: Worms, and an Avatar's Shield token."""
    return sum([each.on == model for each in g.ice]) + (model < ICE and g.seats[model].shield)


def judge_shield(g: Breach, seat: Seat) -> Verdict:
    """One Shield token for each Avatar, and room for it on the base (BR-SHIELD-12, BR-ATTACH-08)."""
    if g.seats[seat].shield or not g.shield_reserve:
        return Refused("BR-SHIELD-12")
    return ALLOWED if attached(g, seat) < base(g, seat) else Refused("BR-ATTACH-08")


def put_shield(g: Breach, seat: Seat, cites: Cites) -> None:
    """Attach a Shield token (BR-SHIELD-03), which stops everything until its player says otherwise."""
    g.shield_reserve -= 1
    g.set_seat(seat, shield=True, waived=False, waives_threat=False)
    g.tell(Shielded(seat), cites=cites)


class Shield(Shift, Verb[Breach]):
    """Shift a defense cube and attach a Shield token (BR-SHIELD-01 to BR-SHIELD-03)."""

    name = "shield"

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_action(g, seat)
        if verdict:
            verdict = self.judge_shift(g, seat, DEFENSE, wish, "BR-SHIELD-02")
        return judge_shield(g, seat) if verdict else verdict

    def options(self, g: Breach, seat: Seat) -> Act | None:
        player = g.seats[seat]
        if not judge_action(g, seat) or not can_shift(player, DEFENSE) or not judge_shield(g, seat):
            return None
        return shifts(self.name, player.avatar, DEFENSE)

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, to=BOXES[to]) for to in leads(g.seats[seat], DEFENSE)]

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        take_action(g, seat, self.name, "BR-SHIELD-01")
        move_cube(g, seat, DEFENSE, DEFENSE, BOXES.index(wish["to"]), "BR-SHIELD-01")
        put_shield(g, seat, "BR-SHIELD-03")


SHIELD = Shield()
VERBS = (SHIELD,)
