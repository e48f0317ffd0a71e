"""What an activated ICE does, subroutine by subroutine (p.29)."""

from __future__ import annotations

from tests.nets.breach.firewall.attacks import resolve_attack
from tests.nets.breach.firewall.guardian import seal, stride
from tests.nets.breach.firewall.harm import raise_threat
from tests.nets.breach.firewall.steps import Moment, Steps, ask
from tests.nets.breach.firewall.table import Model, Table

from getaway.games.breach.attack.events import AttachIgnored, IceAttached
from getaway.games.breach.firewall.events import IceMoved, NoTarget, Pulled, Purged
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import Effect

MOST_ATTACHED = 3
"""Components at a round base (p.38)."""


def movement(subroutines: tuple[Effect, ...]) -> int:
    """How many Slides a card gives."""
    return sum(each.n for each in subroutines if each.do == "slide")


def reach(effect: Effect) -> int:
    """How far away the target of a subroutine may be."""
    return {"attack": effect.range, "pull": effect.n}.get(effect.do, 0)


def carry_out(t: Table, seat: int, model: Model, subroutines: tuple[Effect, ...], only: int = NOWHERE) -> Steps:
    """Every subroutine in its order; `only` is the one Avatar that a Quick Subroutine is resolved against."""
    arm = max(reach(each) for each in subroutines)
    for each in subroutines:
        if each.do == "slide":
            yield from slide(t, seat, model, each.n, arm, only)
        elif each.do == "seal":
            seal(t, model)
        elif each.do == "purge":
            yield from purge(t, seat, model, each.n)
        elif each.do == "threat" and each.who == "all":
            for other in t.clockwise(seat):
                if other in t.avatars_in(model.room):
                    yield from raise_threat(t, other, each.n)
        else:
            yield from against_a_target(t, seat, model, each, only)


# Movement


def slide(t: Table, seat: int, model: Model, n: int, arm: int, only: int) -> Steps:
    """An ICE that can reach an Avatar goes there; one that cannot comes nearer to one (p.29)."""
    if model.category == "guardian":
        yield from stride(t, seat, model, n)
        return
    far = t.board.slides(model.room)
    prey = [t.people[other].room for other in (t.connected() if only == NOWHERE else [only])]
    there = {room for room in prey if far.get(room, n + 1) <= n}
    if there:
        go(t, model, (yield from ask("where-ice-goes", seat, there)))
        return
    ahead = {room for room in prey if room in far}
    if not ahead:
        return
    goal = yield from ask("where-ice-heads", seat, ahead)
    go(t, model, (yield from ask("which-way-ice-goes", seat, nearer(t, model.room, goal, n, arm))))


def nearer(t: Table, start: int, goal: int, n: int, arm: int) -> set[int]:
    """The rooms along the shortest ways; not all movement has to be used (p.29).

    But every subroutine has to be resolved: where some of these rooms bring that Avatar within its Range, it is these.
    """
    ways = {room for steps in range(n + 1) for room in t.board.on_the_way(start, goal, steps)}
    in_range = {room for room in ways if t.board.slides(room)[goal] <= arm}
    return in_range or ways


def go(t: Table, model: Model, room: int) -> None:
    """A model that moves leaves what it was attached to."""
    if room == model.room:
        return
    model.room, model.on = room, NOWHERE
    t.tell(IceMoved(model.number, room))


# Targets


def against_a_target(t: Table, seat: int, model: Model, effect: Effect, only: int) -> Steps:
    """One Avatar in the ICE's room, or in Range, is chosen; without any the subroutine is ignored (p.29)."""
    found = [each for each in t.within(model.room, reach(effect)) if only in (NOWHERE, each)]
    if not found:
        t.tell(NoTarget(model.number, effect.do))
        return
    target = yield from ask("which-target", seat, found)
    if effect.do == "attack":
        yield from resolve_attack(t, seat, model, target, effect.n)
        return
    t.aim = target
    yield Moment("targeted")
    target, t.aim = t.aim, NOWHERE
    if effect.do == "threat":
        yield from raise_threat(t, target, effect.n)
    elif effect.do == "attach":
        attach(t, model, target)
    else:
        pull(t, model, target)


def attach(t: Table, model: Model, target: int) -> None:
    """At most three components at an Avatar, its Shield token among them (p.38)."""
    person = t.people[target]
    others = sum(each.on == target for each in t.models if each is not model) + person.shield
    if others >= MOST_ATTACHED:
        t.tell(AttachIgnored(model.number, target))
        return
    if model.on != target:
        model.on = target
        t.tell(IceAttached(model.number, target))


def pull(t: Table, model: Model, target: int) -> None:
    """The Avatar is moved into the ICE's room, with all that is attached to it."""
    if t.people[target].room == model.room:
        return
    t.people[target].room = model.room
    for each in t.models:
        if each.on == target:
            each.room = model.room
    t.tell(Pulled(target, model.room))


def purge(t: Table, seat: int, model: Model, n: int) -> Steps:
    """This many players' Viruses leave the ICE's room, 0 is all of them; the resolving player picks."""
    if model.room >= t.board.count:
        return
    there = t.infected[model.room]
    for _ in range(n or len(there)):
        if not there:
            return
        owner = min(there) if not n else (yield from ask("which-virus-purged", seat, there))
        there.remove(owner)
        t.viruses_left[owner] += 1
        t.tell(Purged(owner, model.room))
