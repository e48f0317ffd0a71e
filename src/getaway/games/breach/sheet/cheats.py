"""Cheats: ready while a development cube lies on their box, and gone with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from getaway.games.breach.database.breaches import open_borders
from getaway.games.breach.ground.effects import due, payable, perform
from getaway.games.breach.ground.timing import fits, judge_card
from getaway.games.breach.sheet.events import CheatActivated, ProgramFlipped
from getaway.games.breach.table.arguments import CHEAT_BOX
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import CHEATS
from getaway.games.breach.table.pieces import Deed, Effect, breachers, malware, program_of
from getaway.kernel import ALLOWED, USUAL, Act, One, Refused, Script, Seat, Verb, Verdict, Wish


def visible_program(g: Breach, seat: Seat) -> str:
    """The Program whose side of the sleeve is up (BR-SETIF-06)."""
    player = g.seats[seat]
    return program_of((player.avatar, player.breacher)[player.side])


COMMON = {"slide": Deed((Effect("slide"),)), "breach": Deed((Effect("open-breach"),))}
"""The Cheats of every interface (BR-CHEAT-02)."""


def deed_of(g: Breach, seat: Seat, cheat: str) -> Deed:
    """What a Cheat does."""
    if cheat == "breacher":
        return breachers()[g.seats[seat].breacher].cheat
    return malware()[visible_program(g, seat)] if cheat == "program" else COMMON[cheat]


def between_actions(g: Breach, seat: Seat) -> bool:
    """Whether it is the player's Action Phase, before or after an action (BR-CHEAT-07, BR-BUY-01)."""
    if g.attacks or g.moves or g.rolled is not None:
        return False
    return own_question(g, seat) and g.seats[seat].connected


def before_connecting(g: Breach, seat: Seat) -> bool:
    """Whether it is the Action Phase of a player whose Avatar has yet to connect (BR-CHEAT-08)."""
    return own_question(g, seat) and not g.seats[seat].connected and not g.ended


def own_question(g: Breach, seat: Seat) -> bool:
    """Whether the player's Action Phase itself asks, not an action, card or window in it."""
    return seat == g.active and g.phase == "act" and g.open and not g.resolving and g.window is None


def ready_program(g: Breach, seat: Seat) -> str:
    """The Program that is ready and was not used in this turn; nothing otherwise."""
    player, card = g.seats[seat], visible_program(g, seat)
    return card if "program" in player.ready and card not in player.used else ""


def program_timing(g: Breach, seat: Seat) -> str:
    """The timing of a ready Program."""
    card = ready_program(g, seat)
    return malware()[card].timing if card else ""


def program_fits(g: Breach, seat: Seat) -> bool:
    """Whether a ready Program fits the moment (BR-CHEAT-11)."""
    card = ready_program(g, seat)
    return bool(card) and bool(fits(g, seat, malware()[card]))


class Cheat(Verb[Breach]):
    """Activate a ready Cheat (BR-CHEAT-05 to BR-CHEAT-15), which loses its cube (BR-CPC-03).

    A Program follows the timing printed on it.
    """

    name = "cheat"
    rank = USUAL
    free = True
    arguments = (CHEAT_BOX,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        cheat, player = wish[CHEAT_BOX], g.seats[seat]
        if cheat not in CHEATS or cheat not in player.ready:
            return Refused("BR-CHEAT-05")
        if (visible_program(g, seat) if cheat == "program" else cheat) in player.used:
            return Refused("BR-CHEAT-14")
        return judge_moment(g, seat, cheat)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        ready = g.seats[seat].ready
        if not ready:
            return None
        return _cheats(tuple([cheat for cheat in ready if self.judge(g, seat, Wish(self.name, cheat=cheat))]))

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, cheat=cheat) for cheat in CHEATS]

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return due(deed_of(g, seat, wish[CHEAT_BOX]))

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        was, g.resolving = g.resolving, True
        cheat, player = wish[CHEAT_BOX], g.seats[seat]
        card = visible_program(g, seat) if cheat == "program" else ""
        deed = deed_of(g, seat, cheat)
        ready = tuple([each for each in player.ready if each != cheat])
        g.set_seat(seat, ready=ready, used=(*player.used, card or cheat))
        g.tell(CheatActivated(seat, cheat, card), cites=("BR-CHEAT-12", "BR-CHEAT-13"))
        yield from perform(g, seat, deed, "BR-CHEAT-09" if card else "BR-CHEAT-06")
        if card:
            g.set_seat(seat, side=1 - g.seats[seat].side)
            g.tell(ProgramFlipped(seat, visible_program(g, seat)), cites="BR-CHEAT-10")
        g.resolving = was


def judge_moment(g: Breach, seat: Seat, cheat: str) -> Verdict:
    """Whether a Cheat can be activated now: the Program by its timing, the others between actions.

    In your Action Phase you can do it even while disconnected; what can't be applied is left out (BR-CHEAT-08).
    """
    if cheat == "program" and not (before_connecting(g, seat) and program_timing(g, seat) == "action-phase"):
        verdict = judge_card(g, seat, visible_program(g, seat))
        early = isinstance(verdict, Refused) and verdict.clause == "BR-TIMING-08"
        return Refused("BR-CHEAT-11") if early else verdict
    if not between_actions(g, seat) and not before_connecting(g, seat):
        return Refused("BR-CHEAT-07")
    if cheat == "breach" and not open_borders(g):
        return Refused("BR-BREACH-09")
    return ALLOWED if payable(g, seat, deed_of(g, seat, cheat)) else Refused("BR-EFFECT-04")


@lru_cache(maxsize=64)
def _cheats(cheats: tuple[str, ...]) -> Act | None:
    return Act("cheat", One("cheat", cheats)) if cheats else None


CHEAT = Cheat()
VERBS = (CHEAT,)
