"""What can be wrong with the decks: equipment, mods, imperatives, terminal, network and keypad cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from getaway.games.burncycle.pack.contents import Contents
from getaway.games.burncycle.pack.effects import at_times, effects, gifts
from getaway.games.burncycle.pack.folder import Note, named
from getaway.games.burncycle.pack.vocabulary import EQUIPMENT, HAPPENINGS, MOD
from getaway.games.burncycle.table.pieces import Equipment
from getaway.kit.misfits import meant

MOST_INPUTS = 3


def decks(c: Contents) -> Iterator[Note]:
    """Every fault of every deck."""
    yield from equipment(c)
    yield from mods(c)
    yield from imperatives(c)
    yield from terminals(c)
    yield from network_cards(c)
    yield from keypads(c)


def deck(where: str, cards: Mapping[str, object]) -> Iterator[Note]:
    """Check the names of cards, and that there is at least one: no card can ever be drawn from an empty deck."""
    if not cards:
        yield Note(where, (), "a deck needs at least one card")
    for name in cards:
        yield from named(where, (name,), name)


def equipment(c: Contents) -> Iterator[Note]:
    """Equipment by its category (BC-EQUIP-07 to BC-EQUIP-11)."""
    where = "equipment.toml"
    if c.equipment is None:
        return
    yield from deck(where, c.equipment)
    for name, card in c.equipment.items():
        yield from effects(where, (name, "effects"), card.effects)
        yield from gifts(where, (name, "gives"), card.gives, EQUIPMENT)
        yield from dies(c, where, name, card)
        if card.category != "breakable" and not card.effects and not card.key:
            yield Note(where, (name, "effects"), "is missing: the card does nothing")


def dies(c: Contents, where: str, name: str, card: Equipment) -> Iterator[Note]:
    """The die beside a card: breakable equipment rolls it, a counter counts with it."""
    needed = card.category in ("counter", "breakable")
    if needed and not card.die:
        yield Note(where, (name, "die"), f"is missing: {card.category} equipment has a die")
    elif card.die and not needed:
        yield Note(where, (name, "die"), f"{card.category} equipment has no die")
    elif card.die and c.dice is not None and str(card.die) not in c.dice.equipment:
        known = ", ".join(c.dice.equipment)
        yield Note(where, (name, "die"), f"dice.toml has no equipment die {card.die}; known are {known}")
    if card.category == "counter" and not card.start:
        yield Note(where, (name, "start"), "is missing: a counter starts from 1 to 6")


def mods(c: Contents) -> Iterator[Note]:
    """Mods, which work like abilities (BC-MOD-03)."""
    where = "mods.toml"
    if c.mods is None:
        return
    yield from deck(where, c.mods)
    for name, card in c.mods.items():
        if c.equipment and name in c.equipment:
            yield Note(where, (name,), f"equipment is called {name}, too")
        yield from at_times(where, (name, "when"), card.when, MOD)
        yield from gifts(where, (name, "gives"), card.gives, MOD)
        yield from effects(where, (name, "effects"), card.effects)


def imperatives(c: Contents) -> Iterator[Note]:
    """What breaks and ends an imperative must be one of the happenings (BC-IMP-12, BC-IMP-15)."""
    where = "imperatives.toml"
    if c.imperatives is None:
        return
    yield from deck(where, c.imperatives)
    for name, card in c.imperatives.items():
        for key, happenings in (("broken_by", card.broken_by), ("ends", card.ends)):
            for n, what in enumerate(happenings):
                if what not in HAPPENINGS:
                    near = meant(what, list(HAPPENINGS))
                    yield Note(where, (name, key, n), f"nothing that happens is called {what}{near}")
        if not card.ends:
            yield Note(where, (name, "ends"), "is missing: the imperative would never end")


def terminals(c: Contents) -> Iterator[Note]:
    """Terminal cards with three options (BC-TERM-04)."""
    where = "terminals.toml"
    if c.terminals is None:
        return
    yield from deck(where, c.terminals)
    for name, card in c.terminals.items():
        for n, option in enumerate(card.options):
            path = (name, "options", n)
            yield from named(where, (*path, "name"), option.name)
            yield from effects(where, (*path, "effects"), option.effects)
            if not option.effects:
                yield Note(where, (*path, "effects"), "the option does nothing")


def network_cards(c: Contents) -> Iterator[Note]:
    """Network cards work on nodes that the mat has (BC-NETCARD-06)."""
    where = "network_cards.toml"
    if c.network_cards is None:
        return
    yield from deck(where, c.network_cards)
    for name, card in c.network_cards.items():
        yield from effects(where, (name, "effects"), card.effects)
        if not card.effects:
            yield Note(where, (name, "effects"), "the card does nothing")
        if c.network is None:
            continue
        layers = c.network.layers
        if not 1 <= card.layer <= len(layers):
            yield Note(where, (name, "layer"), f"the network has layers 1 to {len(layers)}, not {card.layer}")
        elif card.type not in layers[card.layer - 1].nodes:
            yield Note(where, (name, "type"), f"layer {card.layer} of the network has no {card.type} node")


def keypads(c: Contents) -> Iterator[Note]:
    """Columns of at most three inputs (BC-KEYPAD-08)."""
    where = "keypads.toml"
    if c.keypads is None:
        return
    yield from deck(where, c.keypads)
    for name, card in c.keypads.items():
        for n, column in enumerate(card.columns):
            if len(column.inputs) > MOST_INPUTS:
                what = f"{len(column.inputs)} inputs; a column has at most {MOST_INPUTS}"
                yield Note(where, (name, "columns", n, "inputs"), what)
