"""Rolls and terminals: what to make of the dice, what to select of a terminal card."""

from __future__ import annotations

from getaway.bots.burncycle.team.chips import coming
from getaway.bots.burncycle.team.odds import Handful, chance_of, for_check
from getaway.games.burncycle.ground.dice import granted_ap, icons, spare_pairs, values
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import Option, terminal_cards
from getaway.kernel import Ask, Wish

WORTH = {
    "threat": 2.0,
    "power": 1.2,
    "key": 2.0,
    "mod": 2.2,
    "equipment": 1.6,
    "unlock": 1.2,
    "restore": 1.5,
    "reserve": 1.0,
    "team-reserve": 1.0,
    "level": 1.0,
    "ceo-level": 1.0,
    "stun": 0.8,
    "shut-unit": 1.5,
    "move": 1.0,
    "network-card": 0.5,
    "remove-ping": 0.7,
    "dice": 0.8,
}
WASTE, VARIETY = 0.15, 2.0
"""What an AP is worth elsewhere, and what an option gains whose turn it is: what cards are worth is guessed."""


def after_the_roll(g: Burncycle, ask: Ask) -> Wish:
    """Rerolls on the lowest die, abilities on blanks, pairs of blanks where no more actions come."""
    roll = g.roll
    assert roll is not None  # noqa: S101 - asked only then
    shown = values(roll)
    low = min(range(len(shown)), key=lambda i: (shown[i], i), default=0)
    for icon in icons(roll):
        if shown and shown[low] < 2 and Wish("reroll", icon=icon, die=low) in ask.choice:
            return Wish("reroll", icon=icon, die=low)
    if shown and shown[low] == 0:
        for act in ask.choice.acts:
            if act.verb == "use-on-dice":
                found = [wish for wish in act.wishes() if wish["die"] == low]
                if found:
                    return found[0]
    if Wish("own-die") in ask.choice:
        return Wish("own-die")
    if spare_pairs(g) and (not coming(g) or roll.purpose != "move"):
        return Wish("combine", pairs=spare_pairs(g))
    return Wish("total")


# Terminals


def worth(option: Option, g: Burncycle) -> float:
    """What an option of a terminal card is worth."""
    total = 0.0
    for each in option.effects:
        n = abs(each.n) or 1
        many = len(g.bots) if each.who in ("bots", "agents") else 1
        total += WORTH.get(each.do, 0.5) * min(n, 3 if each.do not in ("stun", "shut-unit") else 1) * many
    return total


def select(g: Burncycle, ask: Ask) -> Wish:
    """The options with the best chance times worth, two of them in an optimized action."""
    at = g.at_terminal
    assert at is not None  # noqa: S101 - asked only then
    options = terminal_cards()[at.card].options
    bonus = granted_ap(g, at.bot, "terminal")
    everything = Handful(g.pool.basic, g.pool.advanced, g.pool.elite)

    def value(n: int) -> float:
        ap = 0 if at.mainframe else options[n - 1].ap - bonus
        turn = VARIETY if (g.round + ask.seat) % 3 == n - 1 else 0.0
        return (worth(options[n - 1], g) + turn) * chance_of(everything, ap) - WASTE * max(0, ap)

    order = sorted((1, 2, 3), key=value, reverse=True)
    return Wish("select", options=tuple(sorted(order[: 1 + at.optimized])))


def roll(g: Burncycle, ask: Ask) -> Wish:
    """Enough dice for the dearest selected option that is within reach."""
    at = g.at_terminal
    assert at is not None  # noqa: S101 - asked only then
    options = terminal_cards()[at.card].options
    need = max([options[n - 1].ap for n in at.chosen]) - granted_ap(g, at.bot, "terminal")
    return Wish("roll", **for_check(g.pool, need)._asdict())


def assign(g: Burncycle, ask: Ask) -> Wish:
    """The assignment that is worth most."""
    at = g.at_terminal
    assert at is not None  # noqa: S101 - asked only then
    options = terminal_cards()[at.card].options
    found = [wish for wish in ask.choice if wish.verb == "assign"]
    return max(found, key=lambda wish: sum([worth(options[n - 1], g) for n in wish["options"]]))


def after_network(g: Burncycle, ask: Ask) -> Wish:
    """A network card on the node where the IP landed."""
    found = [wish for wish in ask.choice if wish.verb == "use-network-card"]
    return found[0] if found else Wish("keep-network-cards")
