"""Shield: a token that stops a Virus and keeps Threat away."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.breach.attack.attach import attached, base
from getaway.games.breach.attack.events import Shielded, ShieldLost
from getaway.games.breach.ground.clicks import Action, judge_action, take_action
from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.sheet.cubes import Shift, can_shift, leads, move_cube, shifts
from getaway.games.breach.table.arguments import TO_BOX
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import BOXES, DEFENSE
from getaway.kernel import ALLOWED, Act, Refused, Script, Seat, Verdict, Wish


def drop_shield(g: Breach, seat: Seat, cites: Cites) -> None:
    """A Shield token goes back to the Reserve (BR-SHIELD-08 to BR-SHIELD-11)."""
    if g.seats[seat].shield:
        g.set_seat(seat, shield=False, waived=False, waives_threat=False)
        g.shield_reserve += 1
        g.tell(ShieldLost(seat), cites=cites)


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


class Shield(Action, Shift):
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
        move_cube(g, seat, DEFENSE, DEFENSE, BOXES.index(wish[TO_BOX]), "BR-SHIELD-01")
        put_shield(g, seat, "BR-SHIELD-03")


SHIELD = Shield()
VERBS = (SHIELD,)
