"""The query `network_reach`: where an IP can come with the chips left in the network step, and by which moves."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from getaway.games.burncycle.ground.slots import next_live
from getaway.games.burncycle.network.cards import works_on
from getaway.games.burncycle.network.step import MOVE_IP, STAY, landings, to_chip
from getaway.games.burncycle.shown.trying import laid, tried
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.shown.walk import Planned, alarms
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Wish


class NodeInReach(msgspec.Struct, frozen=True):
    """A node with the fewest moves that lead there, as a plan: IP moves, and chips that are passed before them."""

    node: int
    route: tuple[int, ...]
    """The nodes where the moves end."""
    cards: tuple[str, ...]
    """The network cards in hand that work there."""
    steps: tuple[Planned, ...]


class Path(msgspec.Struct, frozen=True):
    """A table in the network step, and the plan that led to it."""

    g: Burncycle
    steps: tuple[Planned, ...] = ()


def network_reach(view: View) -> tuple[NodeInReach, ...]:
    """Every node that the IP of the active player can come to with this chip and those after it; none in other steps.

    Moves that boot or meet a ping are made by the rules; cards are kept on the way.
    """
    if view.phase != "network" or view.acted or view.tracker == NOWHERE:
        return ()
    found: dict[int, NodeInReach] = {}
    paths, known = [Path(laid(view))], {(view.tracker, view.bots[view.active].ip)}
    for path in paths:
        for after in onward(path):
            last = after.steps[-1]
            if last.wish.verb == MOVE_IP.name and last.cell not in found:
                found[last.cell] = reached(after, last.cell)
            place = (after.g.tracker, after.g.bots[after.g.active].ip)
            if after.g.phase == "network" and place not in known:
                known.add(place)
                paths.append(after)
    return tuple(found.values())


def reached(path: Path, node: int) -> NodeInReach:
    """A node as it is sent."""
    moves = tuple([step.cell for step in path.steps if step.wish.verb == MOVE_IP.name])
    hand = path.g.bots[path.g.active].hand
    return NodeInReach(node, moves, tuple([card for card in hand if works_on(card, node)]), path.steps)


def onward(path: Path) -> Iterator[Path]:
    """Move the IP with the chip under the tracker, or pass the chip; then comes the next one."""
    seat = path.g.active
    for landing in landings(path.g, seat):
        g, wish = path.g.copy(), Wish(MOVE_IP.name, node=landing.node)
        stops = tried(MOVE_IP.run(g, seat, wish))
        step = Planned(wish, landing.node, stops=stops, foreseen=alarms(path.g, g))
        yield Path(next_chip(g, path.g.tracker), (*path.steps, step))
    g = path.g.copy()
    yield Path(next_chip(g, g.tracker), (*path.steps, Planned(Wish(STAY.name), NOWHERE)))


def next_chip(g: Burncycle, used: int) -> Burncycle:
    """The tracker goes on from the chip that was used, unless the turn is over or it has done so."""
    if g.phase in ("network", "landing") and g.tracker == used:
        to_chip(g, next_live(g, used))
    return g
