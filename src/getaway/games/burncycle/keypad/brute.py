"""Opening a door by brute force, or with a key in the middle of a keypad action."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.ground.dice import DICE_ARGS, Check, ap_check, dice_cost, dice_shapes, judge_dice
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.odds import odds_of
from getaway.games.burncycle.keypad.approach import (
    at,
    change,
    column,
    door_tried,
    keypad_level,
    leave_locked,
    open_up,
)
from getaway.games.burncycle.keypad.events import Forced
from getaway.games.burncycle.movement.events import KeyUsed
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DICE
from getaway.kernel import ALLOWED, Act, Odds, Refused, Script, Seat, Verb, Verdict, Wish

DURABILITY = (4, 6, 8)
"""What a keypad withstands, by its level (BC-BRUTE-02 to BC-BRUTE-04)."""


def withstands(g: Burncycle) -> int:
    """The durability of the floor's keypads as things are."""
    return DURABILITY[keypad_level(g) - 1]


def check_of(bot: int) -> Check:
    """The AP check of a brute force attempt."""
    return Check(bot, "brute force")


class BruteForce(Verb[Burncycle]):
    """An AP check against the keypad's durability (BC-BRUTE-01); not where the column says Jam (BC-KEYPAD-14)."""

    name = "brute-force"
    arguments = DICE_ARGS

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        return door_tried(g)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return Refused("BC-KEYPAD-14") if column(g, at(g).door).jam else judge_dice(g, wish)

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return None if column(g, at(g).door).jam else Act(self.name, *dice_shapes(g))

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name, **dict.fromkeys(DICE, 0)),)

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return dice_cost(wish)

    def odds(self, g: Burncycle, seat: Seat, wish: Wish) -> Odds:
        return odds_of(g, check_of(at(g).bot), wish, withstands(g))

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """Success ignores the inputs (BC-BRUTE-05); failure leaves only a key (BC-BRUTE-07).

        An optimized action gives nothing here (BC-BRUTE-06).
        """
        ap = yield from ap_check(g, check_of(at(g).bot), wish)
        keypad, need = at(g), withstands(g)
        g.tell(Forced(keypad.bot, keypad.door, ap, need), cites="BC-BRUTE-01")
        if ap >= need:
            yield from open_up(g, ("BC-BRUTE-01", "BC-BRUTE-05"))
        elif g.bots[keypad.bot].keys:
            change(g, forced=True)
        else:
            leave_locked(g, "BC-BRUTE-07")


class UnlockWithKey(Verb[Burncycle]):
    """Discard a key of the acting bot, at any point of the action, as if every input were met (BC-KEYACT-01 to -03)."""

    name = "unlock-with-key"

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        return door_tried(g)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if g.bots[at(g).bot].keys else Refused("BC-KEYCHIP-13")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _WITH_KEY if g.bots[at(g).bot].keys else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name),)

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {"keys": 1}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """It works on a jammed keypad (BC-KEYACT-04) and grants the free step (BC-KEYACT-05)."""
        bot = at(g).bot
        g.set_bot(bot, keys=g.bots[bot].keys - 1)
        g.tell(KeyUsed(bot, at(g).door), cites=("BC-KEYACT-01", "BC-KEYCHIP-14"))
        did(g, "key", bot, g.bots[bot].cell)
        yield from open_up(g, ("BC-KEYACT-01", "BC-KEYACT-02"))


_WITH_KEY = Act("unlock-with-key")
BRUTE_FORCE, UNLOCK_WITH_KEY = BruteForce(), UnlockWithKey()
