"""The burncycle: five slots whose chips give actions and network moves."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.burn.events import (
    BurncycleCreated,
    BurncycleDieRolled,
    CaptainActed,
    Deactivated,
    Degraded,
    Rebooted,
    Restored,
)
from getaway.games.burncycle.burn.reserves import make_reserves
from getaway.games.burncycle.ground.choose import CHOOSE_SLOT, choose
from getaway.games.burncycle.ground.effects import Cites, apply_effects
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.ground.supply import clear_chips, return_chip, take_chip
from getaway.games.burncycle.network.returning import return_banned
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Slot
from getaway.games.burncycle.table.pieces import Effect, captains, dice
from getaway.games.burncycle.threat.dial import change_threat
from getaway.kernel import ALLOWED, RARE, Act, Order, Question, Script, Seat, Verb, Verdict, Wish, chance, pick

SLOTS = 5


# Creating and rebooting


def create(g: Burncycle) -> Script[None]:
    """Fill the bag with the captain chip and general chips, draw them into the active slots, make the reserves.

    One chip for each active slot, drawn from left to right (BC-REBOOT-05, BC-REBOOT-06, BC-BURN-04). The
    reserves come after that (BC-REBOOT-07).
    """
    active = [i for i, slot in enumerate(g.slots) if slot.active]
    bag = fill_bag(g, len(active))
    put_in(g, active, bag)
    if bag:
        drawn = yield from chance(g, Order("order", range(len(bag))), seen=None)
        put_in(g, active, [bag[n] for n in drawn["order"]])
    g.tell(BurncycleCreated(tuple([slot.chip for slot in g.slots])), cites=("BC-REBOOT-05", "BC-REBOOT-06"))
    yield from make_reserves(g)


def fill_bag(g: Burncycle, most: int) -> list[str]:
    """The captain chip first, then general chips until there is one for each active slot (BC-REBOOT-05)."""
    bag: list[str] = []
    for chip in ("captain", "general"):
        while len(bag) < most and take_chip(g, chip):
            bag.append(chip)
    return bag


def put_in(g: Burncycle, slots: list[int], chips: list[str]) -> None:
    """Lay chips into active slots, active side up (BC-BURN-02)."""
    for n, i in enumerate(slots):
        g.set_slot(i, Slot(active=True, chip=chips[n] if n < len(chips) else ""))


class Reboot(Verb[Burncycle]):
    """Reboot the burncycle, immediately before a player's turn and whatever chips are left (BC-REBOOT-12)."""

    name = "reboot"
    rank = RARE

    def piece(self, g: Burncycle, seat: Seat) -> str:
        """The first slot, where the new burncycle begins."""
        return "slot:0"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act:
        return _REBOOT

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {"threat": reboot_threat(g)}

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """Empty, draw, make reserves, advance threat, return banned IPs, in this order (BC-REBOOT-14).

        The events that the advance reaches belong to it: they happen before the IPs come back (BC-THREAT-03).
        """
        g.tell(Rebooted(seat), cites="BC-REBOOT-01")
        clear_chips(g)
        yield from create(g)
        change_threat(g, reboot_threat(g), "BC-REBOOT-08")
        yield from settle(g)
        yield from return_banned(g)
        did(g, "reboot", g.active)
        yield from settle(g)


def reboot_threat(g: Burncycle) -> int:
    """What a reboot costs: as much threat as there are players (BC-REBOOT-08)."""
    return g.players


_REBOOT = Act("reboot")
REBOOT = Reboot()


# The captain's chip


def captain_acts(g: Burncycle) -> Script[None]:
    """The captain's burncycle action, before the player acts or passes (BC-BCACT-03, BC-BCACT-04, BC-CAPCHIP-01).

    It happens whatever the player does then (BC-BCACT-05), and for every captain at this moment (BC-CAPCHIP-08).
    """
    g.tell(CaptainActed(g.captain), cites=("BC-BCACT-03", "BC-CAPCHIP-01"))
    yield from apply_effects(g, g.active, captains()[g.captain].action, "BC-BCACT-03")
    g.frame()


# Degrading


WHICH_DEGRADES = Question(
    "which-degrades",
    (CHOOSE_SLOT,),
    cites=("BC-DEGR-04",),
    others="BC-DEGR-04",
    instead={"alter": "BC-ALTER-10"},
    otherwise="BC-FREE-04",
)


def degrade_by_roll(g: Burncycle) -> Script[None]:
    """Roll the burncycle die (BC-DEGR-01).

    A number degrades that slot's chip (BC-DEGR-02), the choice icon one of choice (BC-DEGR-04).
    """
    face: str = yield from pick(g, dice().burncycle)
    g.tell(BurncycleDieRolled(face), cites="BC-DEGR-01")
    if not live_slots(g):
        return  # BC-DEGR-08
    if face == "choice":
        yield from degrade_of_choice(g)
    else:
        degrade_slot(g, from_slot(g, int(face) - 1), ("BC-DEGR-02", "BC-DEGR-05"))


def live_slots(g: Burncycle) -> list[int]:
    """The slots whose chips are active, counted from 1."""
    return [n for n, slot in enumerate(g.slots, 1) if slot.live]


def degrade_of_choice(g: Burncycle) -> Script[None]:
    """The active player picks the chip (BC-DEGR-04)."""
    slot = yield from choose(g, WHICH_DEGRADES, live_slots(g), by=(g.active,))
    degrade_slot(g, slot - 1, "BC-DEGR-04")


def still_to_degrade(g: Burncycle, _todo: Todo) -> Script[None]:
    """The turn ended before the chip was picked, but the roll still counts (BC-DEGR-01)."""
    if live_slots(g):
        yield from degrade_of_choice(g)


def from_slot(g: Burncycle, start: int) -> int:
    """The first active chip from a slot on, around the end of the row (BC-DEGR-05, BC-DEGR-06, BC-DEGR-07)."""
    order = [(start + n) % len(g.slots) for n in range(len(g.slots))]
    return next((i for i in order if g.slots[i].live), NOWHERE)


def degrade_slot(g: Burncycle, i: int, cites: Cites) -> None:
    """Turn the chip of a slot to its degraded side."""
    if i == NOWHERE:
        return
    slot = g.slots[i]
    g.set_slot(i, msgspec.structs.replace(slot, degraded=True))
    g.tell(Degraded(i + 1, slot.chip), cites=cites)


def degrade_leftmost(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The leftmost active chips are degraded (BC-THRCARD-11)."""
    yield from ()
    for _ in range(effect.n):
        degrade_slot(g, from_slot(g, 0), cites)


def restore_leftmost(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The leftmost degraded chips are turned to their active side."""
    yield from ()
    spoiled = [i for i, slot in enumerate(g.slots) if slot.degraded]
    for i in spoiled[: effect.n]:
        g.set_slot(i, msgspec.structs.replace(g.slots[i], degraded=False))
        g.tell(Restored(i + 1, g.slots[i].chip), cites=cites)


# Slots


def deactivate(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """A slot, the first for 1, loses its peg, its chip goes to the supply (BC-DEACT-01, BC-DEACT-02, BC-THRCARD-07)."""
    yield from ()
    slot = g.slots[effect.n - 1]
    if not slot.active:
        return
    g.set_slot(effect.n - 1, Slot())
    if slot.chip:
        return_chip(g, slot.chip)
    g.tell(Deactivated(effect.n), cites=cites)


def activate(g: Burncycle, i: int) -> None:
    """A slot gets its peg and a general chip; with none in the supply it waits for one (BC-BCUP-05, BC-DEACT-05).

    Before the burncycle exists the chip comes from the bag (BC-BCUP-06).
    """
    created = g.phase != "setup-route"
    g.set_slot(i, Slot(active=True, chip="general" if created and take_chip(g, "general") else ""))
