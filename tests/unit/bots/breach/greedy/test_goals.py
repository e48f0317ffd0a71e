"""What the greedy player goes for: nodes by what they bring for an action, Avatars to copy from, the Guardian."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.bots.breach.greedy.goals import goal, kept, still_wanted, useful_rooms
from getaway.bots.breach.greedy.sight import needs, use_of, without
from getaway.bots.breach.greedy.ways import FAR, field, next_room, route
from getaway.games.breach import GAME
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN, TYPES

FAR_OFF = {"at": 8}


def position(players: int = 2, **position: Any) -> Breach:
    """A state as the player is handed it."""
    g: Breach = GAME.arrange(players, **position).g
    return g


def wanted(**kinds: int) -> tuple[int, ...]:
    """Needs by type."""
    return tuple([kinds.get(kind, 0) for kind in TYPES])


def test_needs_are_what_the_hard_disk_lacks() -> None:
    """Objective 1 asks for Bio, Science and half of Crypto; a whole token counts twice, too much does not count."""
    g = position(seats=[{"objective": "o01", "disk": ("half-bio", "crypto")}])
    assert needs(g, 0) == wanted(bio=1, science=2)
    assert use_of("science", needs(g, 0)) == 2
    assert use_of("bio", needs(g, 0)) == 1
    assert use_of("half-politics", needs(g, 0)) == 0
    assert without(needs(g, 0), "half-science") == wanted(bio=1, science=1)


def test_only_wanted_nodes_are_gone_for() -> None:
    """Both tokens are as near; the one of a wanted type is the goal, whichever it is."""
    for objective, name in (("o02", "N0"), ("o11", "W0")):
        tokens = {"N0": "half-science", "W0": "half-crypto"}
        g = position(tokens=tokens, seats=[{"objective": objective, "at": 0}, FAR_OFF])
        assert goal(g, 0).node == g.grid.node(name)


def test_a_node_that_is_nearly_infected_comes_first() -> None:
    """One room is missing of the far node, two of the near one."""
    tokens = {"N0": "half-science", "S1": "half-science"}
    g = position(tokens=tokens, infected={8: [0]}, seats=[{"objective": "o01", "at": 4}, {"at": 2}])
    aim = goal(g, 0)
    assert (aim.node, aim.missing, aim.room) == (g.grid.node("S1"), (7,), 7)


def test_what_is_ready_to_be_traced_is_wanted_no_more() -> None:
    """A node with a Virus in each of its rooms waits for the Trace Phase; its Viruses are kept."""
    tokens = {"N0": "half-science", "S1": "half-bio"}
    seats = [{"objective": "o07", "disk": ("crypto", "half-science"), "at": 0}, FAR_OFF]
    g = position(tokens=tokens, infected={0: [0], 1: [0]}, seats=seats)
    assert still_wanted(g, 0) == wanted(bio=1)
    assert goal(g, 0).node == g.grid.node("S1")
    assert kept(g, 0, goal(g, 0)) == sum(1 << room for room in (0, 1, 7, 8))


def test_a_node_that_a_rival_is_about_to_trace_counts_less() -> None:
    """The nearer node is given up while somebody else lacks one room of it."""
    tokens = {"N0": "half-science", "W1": "half-science"}
    seats = [{"objective": "o01", "at": 1, "disk": ("bio", "half-crypto", "half-science")}, FAR_OFF]
    assert goal(position(tokens=tokens, seats=seats), 0).node == position().grid.node("N0")
    rival = position(tokens=tokens, seats=seats, infected={0: [1]}, clicks=2)
    assert goal(rival, 0).node == rival.grid.node("W1")


def test_an_avatar_that_holds_what_is_wanted_is_prey() -> None:
    """Nothing lies in the Database; the weak Avatar with Science is hunted, the one without is worth a Credit."""
    strong = {"attack": {"attack": 3}, "movement": {"movement": 2}}
    weak = {"movement": {"movement": 1}}
    seats = [
        {"objective": "o01", "at": 0, "cubes": strong},
        {"at": 1, "cubes": weak, "disk": ("politics",)},
        {"at": 3, "cubes": weak, "disk": ("half-science",)},
    ]
    assert goal(position(3, tokens={}, seats=seats), 0).model == 2
    seats[0]["cubes"] = {"movement": {"movement": 2}}
    assert goal(position(3, tokens={}, seats=seats), 0).model == -1


@pytest.mark.parametrize(("gateways", "found"), [(4, False), (2, True)])
def test_the_guardian_is_watched_once_gateways_are_sealed(gateways: int, found: bool) -> None:
    """With others at the table nobody cares for the first Gateways; a Virus on its card is enough."""
    left = {n: ((0, 2, 8, 6)[n - 1], n - 1) for n in range(5 - gateways, 5)}
    state: dict[str, Any] = {"ice": [{"name": "xan4th", "at": 1}], "gateways": left, "tokens": {}, "omega": 1}
    seats = [{"objective": "o01", "at": 0}, FAR_OFF]
    assert (goal(position(seats=seats, **state), 0).model == GUARDIAN) is found
    assert goal(position(seats=seats, guardian_viruses=(1, 0, 0, 0), **state), 0).model != GUARDIAN


def test_useful_rooms_are_all_that_wanted_nodes_lack() -> None:
    """Those of the goal first."""
    tokens = {"N0": "half-science", "S1": "half-bio"}
    g = position(tokens=tokens, infected={1: [0]}, seats=[{"objective": "o01", "at": 0}, FAR_OFF])
    assert useful_rooms(g, 0) == (0, 7, 8)


# Ways


def test_ways_cost_what_links_show_and_dark_rooms_a_little_more() -> None:
    """A closed border is gone around; a border dearer than a Move is shut."""
    rooms = {0: "v-1", 1: "v-4", 2: ("v-2", 0), 3: "tm-1"}
    g = position(size=(2, 2), rooms=rooms, tokens={}, gateways={1: (0, 0)}, seats=[{"at": 0}, {"at": 3}])
    assert field(g.layout, 0, 6)[1] == 2
    assert field(g.layout, 2, 6)[3] > 2
    assert field(g.layout, 0, 1)[1] == FAR
    dark = position(size=(2, 2), rooms={0: "v-1"}, dark=(1, 2, 3), tokens={}, gateways={1: (0, 0)}, seats=[{"at": 0}])
    assert field(dark.layout, 0, 6)[1] == 1 + 1.0


def test_the_route_begins_with_the_nearest_room() -> None:
    """Each room costs an Infect, each step between them a Move."""
    g = position(seats=[{"at": 0}, FAR_OFF])
    assert route(g.layout, 0, (0,), 6) == (1.0, 0)
    cost, first = route(g.layout, 0, (1, 0), 6)
    assert (first, cost) == (0, 3.0)
    assert next_room(g, 0, 0) == 0
    assert next_room(g, 0, 1) == 1
