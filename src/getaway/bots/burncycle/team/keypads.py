"""At a keypad: inputs, brute force, a key, or giving up."""

from __future__ import annotations

from getaway.bots.burncycle.team.chips import coming, input_costs, next_slot, team_chips
from getaway.bots.burncycle.team.errands import open_tasks
from getaway.bots.burncycle.team.odds import Handful, chance_of, for_check
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.keypad.approach import card_at, column, keypad_level
from getaway.games.burncycle.keypad.brute import DURABILITY
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import TYPES
from getaway.kernel import Ask, Seat, Wish

KEY_WORTH, GIVE_UP, HOPELESS, DIE_WORTH, UNKNOWN = 2.5, 6.0, 90.0, 0.2, 3.0
SURE = 0.1


def cost(g: Burncycle, seat: Seat, bot: int, wanted: str) -> float:
    """What an input costs."""
    if wanted in TYPES:
        return input_costs(g, seat, wanted)
    power = g.bots[bot].power
    if wanted == "shock":
        return {0: 99.0, 1: 99.0, 2: 4.0}.get(power, 1.5)
    if wanted == "alarm":
        return 0.2 if g.bots[bot].detected else 1.5
    return 1.0


def total(g: Burncycle, seat: Seat, bot: int, inputs: tuple[str, ...], ignore: bool) -> float:
    """What all inputs cost, without the dearest where one may be ignored."""
    costs = sorted([cost(g, seat, bot, each) for each in inputs])
    return sum(costs[:-1] if ignore else costs)


def force(g: Burncycle, bot: int) -> tuple[Handful, float]:
    """The dice for a brute force attempt, and the chance that it works."""
    need = DURABILITY[keypad_level(g) - 1] - gives(g, bot, "brute force-ap")
    handful = for_check(g.pool, need)
    return handful, chance_of(handful, need)


def die_worth(g: Burncycle) -> float:
    """What a die is worth beyond this action: nothing if it is the last of the turn."""
    return DIE_WORTH if coming(g) else 0.0


def answer(g: Burncycle, ask: Ask) -> Wish:
    """The cheapest way to open the door, or leave it locked."""
    keypad = g.at_keypad
    assert keypad is not None  # noqa: S101 - asked only then
    bot, seat = keypad.bot, ask.seat
    key = 0.0 if any(task.does == "key" for task in open_tasks(g)) else KEY_WORTH
    ways = [(GIVE_UP, Wish("leave-locked")), (key, Wish("unlock-with-key"))]
    ignore = keypad.optimized and not keypad.ignored
    if keypad.resolving:
        ways.append((total(g, seat, bot, keypad.inputs, ignore), next_input(g, seat, bot, keypad.inputs, ignore)))
    else:
        ways.append((total(g, seat, bot, keypad.inputs, ignore), Wish("resolve-inputs")))
        handful, chance = force(g, bot)
        if chance >= SURE:
            price = die_worth(g) * sum(handful) + (1 - chance) * GIVE_UP
            ways.append((price, Wish("brute-force", **handful._asdict())))
    ways = [(price, wish) for price, wish in ways if wish in ask.choice]
    return min(ways, key=lambda way: way[0])[1]


def next_input(g: Burncycle, seat: Seat, bot: int, inputs: tuple[str, ...], ignore: bool) -> Wish:
    """Ignore the dearest input, then pay the others, the cheapest first."""
    if ignore:
        return Wish("ignore-input", input=max(inputs, key=lambda each: cost(g, seat, bot, each)))
    wanted = min(inputs, key=lambda each: cost(g, seat, bot, each))
    if wanted not in TYPES:
        return Wish("resolve", input=wanted)
    for who, chips in ((g.module, team_chips(g, seat)), (seat, g.bots[seat].reserve)):
        if wanted in chips:
            return Wish("resolve", input=wanted, reserve=who)
    return Wish("resolve", input=wanted, slot=next_slot(g, wanted) + 1)


def outlook(g: Burncycle, seat: Seat, bot: int, door: int, optimized: bool) -> float:
    """What a keypad action at this door is expected to cost; HOPELESS where it cannot work."""
    if not card_at(g, door):
        return UNKNOWN
    shown = column(g, door)
    inputs = tuple([each for each in shown.inputs if each != "die"])
    ways = [total(g, seat, bot, inputs, optimized) + 1.5 * (len(shown.inputs) - len(inputs))]
    if g.bots[bot].keys:
        ways.append(KEY_WORTH)
    if not shown.jam:
        handful, chance = force(g, bot)
        if chance >= SURE:
            ways.append(die_worth(g) * sum(handful) + (1 - chance) * GIVE_UP)
    return min(ways) if min(ways) < GIVE_UP else HOPELESS
