"""What can be wrong with Malware, Objectives, Rewards and Research tokens."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.breach.pack.contents import Contents
from getaway.games.breach.pack.effects import KNOWN, deed, effects
from getaway.games.breach.pack.players import PEOPLE, PLAYABLE
from getaway.games.breach.pack.supplies import FIGURES, PARTIAL, WHOLE
from getaway.games.breach.pack.vocabulary import (
    AMONG_RIVALS,
    CONDITIONS,
    MOMENTS,
    RESEARCH_TOKENS,
    RIVAL_CONDITIONS,
    TIMINGS,
)
from getaway.games.breach.table.pieces import Effect, Malware
from getaway.kit.misfits import meant
from getaway.kit.shelf import Note, named

MALWARE, OBJECTIVES, REWARDS, RESEARCH = "malware.toml", "objectives.toml", "rewards.toml", "research.toml"
OF_AVATAR, OF_BREACHER = 6, 2
"""Cards beside the Program (BR-SETAV-03, BR-SETBR-03)."""
TWELVE, SIX, TWENTY = 12, 6, 20


def cards(c: Contents) -> Iterator[Note]:
    """Every fault of them."""
    yield from malware(c)
    yield from owners(c)
    yield from objectives(c)
    yield from rewards(c)
    yield from research(c)


# Malware


def malware(c: Contents) -> Iterator[Note]:
    """Each card by itself (BR-MALW-10)."""
    for name, card in (c.malware or {}).items():
        yield from named(MALWARE, (name,), name)
        yield from deed(MALWARE, (name,), card)
        yield from times(name, card)
        if card.copies < 1:
            yield Note(MALWARE, (name, "copies"), "at least 1 is expected")
        if card.type == "program" and card.copies > 1:
            yield Note(MALWARE, (name, "copies"), "there is one of each Program")
        yield from alternative(name, card)


def times(name: str, card: Malware) -> Iterator[Note]:
    """When a card can be played, on which condition, and whether its effects find their moment then."""
    if card.timing not in TIMINGS:
        yield Note(MALWARE, (name, "timing"), f"there is no timing {card.timing}{meant(card.timing, list(TIMINGS))}")
        return
    if card.type == "mission" and not card.condition:
        yield Note(MALWARE, (name, "condition"), "is missing: a Mission has one")
    elif card.type != "mission" and card.condition:
        yield Note(MALWARE, (name, "condition"), f"a {card.type.title()} has none: only Missions wait for something")
    elif card.condition and card.condition not in CONDITIONS:
        near = meant(card.condition, list(CONDITIONS))
        yield Note(MALWARE, (name, "condition"), f"there is no condition {card.condition}{near}")
    for n, each in enumerate(card.effects):
        fits = MOMENTS.get(moment(each), ())
        if fits and card.timing not in fits:
            what = f"{each.do} belongs to {' or '.join(fits)}, not to {card.timing}"
            yield Note(MALWARE, (name, "effects", n, "do"), what)


def moment(effect: Effect) -> str:
    """The name under which the moment of an effect is known."""
    if effect.do == "range" and effect.what == "turn":
        return ""
    more = effect.what if effect.do == "boost" else effect.where if effect.where == "mover" else ""
    return f"{effect.do} {more}".strip()


def alternative(name: str, card: Malware) -> Iterator[Note]:
    """Cards that need other players have the Alternative Effect icon (BR-SOLO-12); a Program has none."""
    needs = card.timing == "enemy-move" or card.condition in RIVAL_CONDITIONS
    needs = needs or any(each.do in AMONG_RIVALS for each in card.effects)
    if card.type == "program" and card.alternative:
        yield Note(MALWARE, (name, "alternative"), "a Program has no Alternative Effect")
    elif card.type != "program" and needs and not card.alternative:
        yield Note(MALWARE, (name, "alternative"), "is missing: the card needs another player, and Solo has none")


def owners(c: Contents) -> Iterator[Note]:
    """Seven cards of each Avatar and three of each Breacher, one of them a Program (BR-COMP-22)."""
    if c.malware is None or len(c.avatars or ()) != PLAYABLE or len(c.breachers or ()) != PEOPLE:
        return
    expected = {**dict.fromkeys(c.avatars or (), OF_AVATAR), **dict.fromkeys(c.breachers or (), OF_BREACHER)}
    unknown = {name: card.owner for name, card in c.malware.items() if card.owner not in expected}
    for name, owner in unknown.items():
        what = f"no Avatar or Breacher is called {owner}{meant(owner, list(expected))}"
        yield Note(MALWARE, (name, "owner"), what)
    for owner, count in () if unknown else expected.items():
        mine = [card for card in c.malware.values() if card.owner == owner]
        programs = sum(card.type == "program" for card in mine)
        plain = sum(card.copies for card in mine if card.type != "program")
        if programs != 1:
            yield Note(MALWARE, (), f"{owner} has 1 Program, not {programs}")
        elif plain != count:
            yield Note(MALWARE, (), f"{owner} has {count} cards beside the Program, not {plain}")


# Objectives


def objectives(c: Contents) -> Iterator[Note]:
    """Twelve different ones (BR-COMP-23) that a Hard Disk can hold and the tokens can fulfil."""
    if c.objectives is None:
        return
    if len(c.objectives) != TWELVE:
        yield Note(OBJECTIVES, (), f"{TWELVE} Objectives are expected, not {len(c.objectives)}")
    before: dict[tuple[tuple[str, int], ...], str] = {}
    for name, card in c.objectives.items():
        yield from named(OBJECTIVES, (name,), name)
        need = tuple(sorted(card.need.items()))
        if need in before:
            yield Note(OBJECTIVES, (name, "need"), f"{before[need]} asks for the same")
        before.setdefault(need, name)
        if not any(card.need.values()):
            yield Note(OBJECTIVES, (name, "need"), "asks for nothing")
        yield from satisfiable(c, name, dict(need))


def satisfiable(c: Contents, name: str, need: dict[str, int]) -> Iterator[Note]:
    """Whether there is room for all of it, and enough of it (BR-END-02)."""
    boxes = sum((n + 1) // 2 for n in need.values())
    if c.interface is not None and boxes > len(c.interface.cpu):
        what = f"takes {boxes} boxes, and the Hard Disk has {len(c.interface.cpu)}"
        yield Note(OBJECTIVES, (name, "need"), what)
    for kind, n in need.items():
        there = 2 * WHOLE[kind] + PARTIAL[kind]
        if n > there:
            yield Note(OBJECTIVES, (name, "need", kind), f"there are only {there} halves of {kind}")


# Rewards and Research


def rewards(c: Contents) -> Iterator[Note]:
    """Six cards (BR-COMP-30), each with a price."""
    if c.rewards is None:
        return
    if len(c.rewards) != SIX:
        yield Note(REWARDS, (), f"{SIX} Rewards are expected, not {len(c.rewards)}")
    for name, card in c.rewards.items():
        yield from named(REWARDS, (name,), name)
        yield from deed(REWARDS, (name,), card)
        if card.price < 1:
            yield Note(REWARDS, (name, "price"), "a price of at least 1 is expected")
        if card.price > FIGURES["credits"]:
            yield Note(REWARDS, (name, "price"), f"there are only {FIGURES['credits']} Credits")


def research(c: Contents) -> Iterator[Note]:
    """Twenty tokens (BR-COMP-14) with one effect each, of those that tokens can have."""
    if c.research is None:
        return
    there = sum(token.copies for token in c.research.values())
    if there != TWENTY:
        yield Note(RESEARCH, (), f"{TWENTY} tokens are expected, not {there}")
    for name, token in c.research.items():
        yield from named(RESEARCH, (name,), name)
        if len(token.effects) != 1:
            yield Note(RESEARCH, (name, "effects"), f"1 effect is expected, not {len(token.effects)}")
        yield from effects(RESEARCH, (name, "effects"), token.effects)
        for n, each in enumerate(token.effects):
            if each.do in KNOWN and each.do not in RESEARCH_TOKENS:
                what = f"a token gives {', '.join(RESEARCH_TOKENS)}, not {each.do}"
                yield Note(RESEARCH, (name, "effects", n, "do"), what)
