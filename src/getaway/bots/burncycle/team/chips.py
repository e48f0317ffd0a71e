"""The burncycle: when to reboot, which chips to alter, which to lose."""

from __future__ import annotations

from collections.abc import Collection

from getaway.bots.burncycle.team.manners import loses_captain, restrained
from getaway.games.burncycle.floor.doors import locked_beside
from getaway.games.burncycle.free.alter import ALTER
from getaway.games.burncycle.keypad.approach import column
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, TYPES
from getaway.games.burncycle.table.pieces import Column, captains
from getaway.kernel import Ask, Wish

FAVOURITES = ("physical", "tech", "utility", "general")
"""Which chip fills a slot best."""
SPREAD = 0.7
"""How much less a chip is wanted for each of its type that is there."""
KEPT = 2
"""The chips kept back for keypads."""
LAST_REBOOT = 24
TIRED = (2, 2, 1)
"""With this many usable chips or fewer, a team of one, two or more reboots."""


def live(g: Burncycle) -> int:
    """How many chips still give an action."""
    return sum([slot.live for slot in g.slots])


def before_turn(g: Burncycle, ask: Ask) -> Wish:
    """Reboot when too few chips are left to be worth a turn; the larger the team, the dearer it is."""
    if restrained(ask.seat):
        return Wish("begin-turn")
    active = sum([slot.active for slot in g.slots])
    spare = len(g.team) + len(g.bots[g.active].reserve)
    tired = live(g) + min(spare, active - live(g)) <= TIRED[min(g.players, 3) - 1]
    affordable = g.threat + g.players < LAST_REBOOT
    gains = active - live(g) >= 2 or not live(g)
    return Wish("reboot") if tired and gains and affordable else Wish("begin-turn")


def alteration(g: Burncycle, ask: Ask) -> Wish | None:
    """A chip of the reserves for a slot: for a degraded one, for a harmful captain's, at last for a general one."""
    own, team, promised = g.bots[ask.seat].reserve, team_chips(g, ask.seat), for_keypads(g, ask.seat)
    chips = [("own", chip) for chip in own if chip not in promised]
    chips += [("team", chip) for chip in team if chip not in promised]
    if not chips:
        return None
    spare = len(chips) > KEPT
    for n, slot in enumerate(g.slots, 1):
        worth = slot.degraded or (spare and slot.chip == "general") or (slot.chip == "captain" and harmful(g))
        if not slot.chip or not worth or n - 1 < g.tracker or (restrained(ask.seat) and loses_captain(g, n)):
            continue
        reserve, chip = min(chips, key=lambda pair: (FAVOURITES.index(pair[1]) + SPREAD * have(g, pair[1]), pair))
        if slot.chip == "general" and chip == "general":
            continue
        wish = Wish(ALTER.name, slot=n, reserve=reserve, chip=chip)
        if wish in ask.choice:
            return wish
    return None


def for_keypads(g: Burncycle, seat: int) -> set[str]:
    """The chips that the cards at the locked doors beside a seat's bots ask for."""
    doors = {door for bot in (seat, g.module) if g.bots[bot].acts for door in locked_beside(g, bot)}
    return {each for door in doors for each in column(g, door).inputs}


def hard_doors(g: Burncycle, bot: int) -> tuple[int, ...]:
    """The doors whose card is known to jam, or to ask for two chips or more that the reserves don't have."""
    seats = range(g.players) if bot == g.module else (bot,)
    chips = (*g.team, *[chip for seat in seats for chip in g.bots[seat].reserve])
    return tuple([door for door, _ in g.keypads if is_hard(column(g, door), chips)])


def is_hard(shown: Column, chips: Collection[str]) -> bool:
    """Whether a keypad jams, or asks for two chips or more that aren't there."""
    return shown.jam or len([each for each in shown.inputs if each in TYPES and each not in chips]) > 1


def team_chips(g: Burncycle, seat: int) -> tuple[str, ...]:
    """The team's reserve, as far as a seat may take from it."""
    return () if restrained(seat) else g.team


def have(g: Burncycle, chip: str) -> int:
    """How many live chips of this type the burncycle has."""
    return sum([slot.live and slot.chip == chip for slot in g.slots])


def harmful(g: Burncycle) -> bool:
    """Whether the captain's burncycle action raises threat, or takes power."""
    return any(each.do in ("threat", "lose-power", "add-pings", "degrade") for each in captains()[g.captain].action)


def which_degrades(g: Burncycle, items: tuple[int, ...]) -> int:
    """The captain's chip first, then a general one, from the right."""
    order = {"captain": 0, "general": 1}
    return min(items, key=lambda n: (order.get(g.slots[n - 1].chip, 2), -n))


def coming(g: Burncycle) -> list[str]:
    """The chips that are still to come in this step, to the right of the tracker."""
    return [slot.chip for slot in g.slots[g.tracker + 1 :] if slot.live]


def input_costs(g: Burncycle, seat: int, wanted: str) -> float:
    """What it costs to pay a keypad's input by a chip."""
    if wanted in g.bots[seat].reserve or wanted in team_chips(g, seat):
        return 1.0
    slot = next_slot(g, wanted)
    return 1.5 * (slot - g.tracker) if slot != NOWHERE and wanted in TYPES else 99.0


def next_slot(g: Burncycle, chip: str) -> int:
    """The first slot to the right of the tracker with a live chip of this type, or NOWHERE."""
    return next((n for n, slot in enumerate(g.slots) if n > g.tracker and slot.live and slot.chip == chip), NOWHERE)
