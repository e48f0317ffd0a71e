"""The query `attack`: the ladder of Viruses for a target, the rung reached, what would help, and who may respond."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from getaway.games.breach.attack.assign import MOST, count
from getaway.games.breach.attack.attack import ATTACK_VERB
from getaway.games.breach.attack.elude import is_held
from getaway.games.breach.attack.shield import judge_shield
from getaway.games.breach.attack.target import boosted, targets
from getaway.games.breach.ground.strength import compared, value
from getaway.games.breach.malware.orders import ordered_to_pass
from getaway.games.breach.malware.play import PLAY
from getaway.games.breach.malware.windows import may_respond
from getaway.games.breach.sheet.cheats import CHEAT, visible_program
from getaway.games.breach.sheet.cubes import can_shift, leads
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.parts import ATTACK, BOXES, DEFENSE, GUARDIAN, ICE, LAST_VIRUS, NOWHERE, Attacking
from getaway.games.breach.table.pieces import Effect, ice, malware, research
from getaway.games.breach.tokens.research import USE
from getaway.kernel import Seat, Wish
from getaway.kernel.plans import Step

HIGHEST = 99
"""More than any Attack."""


class Rung(msgspec.Struct, frozen=True):
    """This many Viruses need at least this Attack."""

    viruses: int
    attack: int


class Help(msgspec.Struct, frozen=True):
    """Something of yours that fits, and the attack with it."""

    verb: Literal["play", "cheat", "research"]
    name: str
    attack: int
    defense: int
    viruses: int
    in_range: bool


class Strike(msgspec.Struct, frozen=True):
    """An attack on a target as it would be resolved now."""

    target: int
    in_range: bool
    attack: int
    defense: int
    ladder: tuple[Rung, ...]
    viruses: int
    """How many it would assign, after the shield and before Elude."""
    shield: bool
    """Whether a shield stops one of them."""
    elude: bool
    """Whether the target could elude one of them."""
    fatal: int
    """How many eliminate the target; 0 if nothing does."""
    helps: tuple[Help, ...]
    responders: tuple[Seat, ...]
    """Who else may respond, as far as everybody knows."""
    steps: tuple[Step, ...]
    """The answers that attack it; none if you can't now."""


def attack(view: View, target: int = NOWHERE, to: str = "") -> Strike:
    """Your attack on this model, or the one in progress on its target; `to` is the box your cube goes to."""
    seat, now = view.seat, view.attack
    aimed = now.target if now is not None and now.target != NOWHERE else target
    if seat == NOWHERE or aimed not in [*view.everyone, *[each.number for each in view.ice]]:
        raise LookupError(target)
    begun = now if now is not None else Attacking(seat, value(view.seats[seat], ATTACK), reach=view.seats[seat].reach)
    there = with_attack(view, msgspec.structs.replace(begun, target=aimed, step="respond"))
    power, defense = compared(there)
    return Strike(
        target=aimed,
        in_range=in_range(there),
        attack=power,
        defense=defense,
        ladder=ladder(defense),
        viruses=due(there),
        shield=is_held(there),
        elude=aimed < ICE and can_shift(view.seats[aimed], DEFENSE),
        fatal=fatal(view, aimed),
        helps=tuple(helps(view, there, begun)),
        responders=responders(there),
        steps=steps(view, there, to),
    )


def with_attack(view: View, attacking: Attacking) -> View:
    """The table with this attack in progress, in place of the one there is."""
    there = view.copy()
    there.attacks = (*view.attacks[:-1], attacking)
    return there


def in_range(there: View) -> bool:
    """Whether the attacker reaches the target; an ICE has chosen it already."""
    now = there.attacks[-1]
    return now.ice != NOWHERE or now.target in targets(there, now.by, now.reach)


def due(there: View) -> int:
    """How many Viruses the attack assigns as it is, before Elude."""
    return count(*compared(there)) - is_held(there)


def ladder(defense: int) -> tuple[Rung, ...]:
    """For each number of Viruses the least Attack that assigns them."""
    least = [next(n for n in range(HIGHEST) if count(n, defense) >= viruses) for viruses in range(1, MOST + 1)]
    return tuple([Rung(viruses, n) for viruses, n in enumerate(least, 1)])


def fatal(view: View, target: int) -> int:
    """How many more Viruses eliminate a model (BR-VAVA-02, BR-ELIM-01); nothing eliminates the Guardian."""
    if target < ICE:
        return LAST_VIRUS - sum(view.seats[target].viruses)
    found = view.model(target)
    return 0 if found is None or target == GUARDIAN else ice()[found.name].resistance - found.viruses


def responders(there: View) -> tuple[Seat, ...]:
    """The other players who would be asked: by public facts and orders only."""
    others = [seat for seat in there.clockwise(there.attacks[-1].by) if seat != there.seat]
    asked = [seat for seat in others if may_respond(there, seat, "attack", "")]
    return tuple([seat for seat in asked if not ordered_to_pass(there, seat, "attack")])


def steps(view: View, there: View, to: str) -> tuple[Step, ...]:
    """What to answer: a new attack with its cube to a box, then the target."""
    now, seat = view.attack, view.seat
    named = Step(Wish("target", model=there.attacks[-1].target))
    if not in_range(there) or (now is not None and (now.by != seat or now.step != "target")):
        return ()
    if now is not None:
        return (named,)
    box = to or next(iter([BOXES[each] for each in leads(view.seats[seat], ATTACK)]), "")
    wish = Wish("attack", to=box)
    return (Step(wish), named) if ATTACK_VERB.judge(view, seat, wish) else ()


# What helps


def helps(view: View, there: View, begun: Attacking) -> Iterator[Help]:
    """Cards, the Program and tokens of yours that fit and change the attack; Range comes before the target."""
    early = [with_attack(view, begun)] if begun.step == "target" else []
    found = {(verb, name): effects for moment in (there, *early) for verb, name, effects in fitting(moment)}
    for (verb, name), effects in found.items():
        after = told(with_effects(there, effects))
        if after != told(there):
            yield Help(verb, name, *after)


def told(there: View) -> tuple[int, int, int, bool]:
    """Attack, Defense, Viruses and whether the target is in Range."""
    return (*compared(there), due(there), in_range(there))


Fitting = tuple[Literal["play", "cheat", "research"], str, tuple[Effect, ...]]


def fitting(there: View) -> Iterator[Fitting]:
    """What you hold that may be used at this moment."""
    seat = there.seat
    for card in dict.fromkeys(there.hands[seat]):
        if PLAY.judge(there, seat, Wish("play", card=card)):
            yield "play", card, malware()[card].effects
    if CHEAT.judge(there, seat, Wish("cheat", cheat="program")):
        yield "cheat", "program", malware()[visible_program(there, seat)].effects
    for token in dict.fromkeys(there.research[seat]):
        if USE.judge(there, seat, Wish("research", token=token)):
            yield "research", token, research()[token].effects


def with_effects(there: View, effects: Iterable[Effect]) -> View:
    """The table after effects that change an attack: boosts, Range, and Shield tokens."""
    after = there.copy()
    for each in effects:
        now, seat = after.attacks[-1], there.seat
        if each.do == "boost":
            after.attacks = (*after.attacks[:-1], boosted(now, each.what, each.n))
        elif each.do == "range" and now.by == seat:
            after.attacks = (*after.attacks[:-1], msgspec.structs.replace(now, reach=now.reach + each.n))
        elif each.do == "unshield" and now.target < ICE:
            after.set_seat(now.target, shield=False)
        elif each.do == "shield" and judge_shield(after, seat):
            after.set_seat(seat, shield=True, waived=False)
    return after
