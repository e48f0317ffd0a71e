"""The three tracks: what their boxes do, and how ICE are deployed (p.26)."""

from __future__ import annotations

from tests.nets.breach.firewall.guardian import raise_die
from tests.nets.breach.firewall.harm import raise_threat
from tests.nets.breach.firewall.steps import Steps, ask
from tests.nets.breach.firewall.subroutines import carry_out, movement, reach
from tests.nets.breach.firewall.table import Model, Table

from getaway.games.breach.firewall.events import IceDeployed, QuickIgnored, QuickSubroutine, TrackAdvanced, TrackStayed
from getaway.games.breach.table.parts import GUARDIAN, NOWHERE
from getaway.games.breach.table.pieces import ice, tracks

DEPLOYS = {"B": "bot", "H": "hunter", "G": "guardian"}


def advance_all(t: Table, seat: int, categories: tuple[str, ...]) -> Steps:
    """One box for each icon of the card; the resolving player says in which order, one after the other."""
    left = list(categories)
    while left:
        category = yield from ask("which-track", seat, left)
        left.remove(category)
        yield from advance(t, seat, category)


def advance(t: Table, seat: int, category: str) -> Steps:
    """To the next box, or from the last one to the first; the Guardian's cube stays on the last."""
    boxes = tracks()[category][t.sides[category]]
    if t.cubes[category] == len(boxes) and category == "guardian":
        t.tell(TrackStayed(category))
        return
    t.cubes[category] = t.cubes[category] % len(boxes) + 1
    t.tell(TrackAdvanced(category, t.cubes[category]))
    for icon in boxes[t.cubes[category] - 1]:
        if icon == "T":
            yield from raise_threat(t, seat, 1)
        elif icon == "F":
            raise_die(t)
        elif icon == "g":
            yield from advance(t, seat, "guardian")
        else:
            yield from deploy(t, seat, DEPLOYS[icon])


# Deployment


def deploy(t: Table, seat: int, category: str) -> Steps:
    """A model from the Reserve goes to the player's Avatar; without one an ICE is activated against that player."""
    name = t.names[category]
    out = sum(model.name == name for model in t.models)
    if out == ice()[name].models:
        yield from quick(t, seat, category)
        return
    room = yield from entry(t, seat)
    if category == "guardian":
        number = GUARDIAN
        t.guardian, t.sheet = "deployed", seat
    else:
        t.deployed_so_far += 1
        number = GUARDIAN + t.deployed_so_far
    t.models.append(Model(number, name, room, 0, NOWHERE))
    t.tell(IceDeployed(number, name, room))


def entry(t: Table, seat: int) -> Steps:
    """The room of the Avatar, or where it stood last; alone and disconnected a room at a traced node, or any."""
    person = t.people[seat]
    if person.connected:
        return person.room
    if not t.solo:
        return person.last
    traced = {room for node, owners in enumerate(t.traced) if seat in owners for room in t.nodes[node]}
    return (yield from ask("where-to-deploy", seat, traced or t.board.all_rooms))


def quick(t: Table, seat: int, category: str) -> Steps:
    """The Quick Subroutine of an ICE that can target this player's Avatar; if none can, nothing (p.26)."""
    routine = ice()[t.names[category]].quick
    steps, arm = movement(routine), max(reach(each) for each in routine)
    able = []
    for model in t.of_category(category) if t.people[seat].connected else []:
        far = t.board.slides(model.room)
        if far.get(t.people[seat].room, steps + arm + 1) <= steps + arm:
            able.append(model.number)
    if not able:
        t.tell(QuickIgnored(category))
        return
    model = t.model((yield from ask("which-ice-quick", seat, able)))
    t.tell(QuickSubroutine(model.number, seat))
    yield from carry_out(t, seat, model, routine, only=seat)
