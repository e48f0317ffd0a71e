"""A Breacher's turn: Action Phase, Configuration Phase, Trace Phase (BR-ROUND-03)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from getaway.games.breach.actions.attack import ATTACK_VERB
from getaway.games.breach.actions.configure import CONFIGURE
from getaway.games.breach.actions.develop import DEVELOP
from getaway.games.breach.actions.infect import INFECT
from getaway.games.breach.actions.log_out import LOG_OUT
from getaway.games.breach.actions.move import MOVE
from getaway.games.breach.actions.shield import SHIELD
from getaway.games.breach.asking import Telling, actions_left, configurations_left
from getaway.games.breach.cheats import CHEAT
from getaway.games.breach.choose import CHOOSE_ROOM, choose, choosing
from getaway.games.breach.database import reveal, stand
from getaway.games.breach.events import Connected, IceCleaned, NodeInfected, NodeTraced, TurnBegan, TurnEnded
from getaway.games.breach.information import gain
from getaway.games.breach.malware import PLAY, PLAY_ALTERNATIVE
from getaway.games.breach.model import Breach
from getaway.games.breach.parts import NOWHERE
from getaway.games.breach.purchase import BUY, LEAST
from getaway.games.breach.research import USE
from getaway.games.breach.threat import reset_threat
from getaway.games.breach.viruses import clear_viruses, give_back, has_token, take_token
from getaway.kernel import ALLOWED, Act, One, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.verbs import Plain
from getaway.kit.zones import put

WHERE_TO_CONNECT = choosing("where-to-connect", CHOOSE_ROOM, ("BR-FIRSTCON-02", "BR-FIRSTCON-01"))
WHERE_TO_RECONNECT = choosing("where-to-reconnect", CHOOSE_ROOM, ("BR-RECON-06", "BR-RECON-02"))


def begin_turn(g: Breach) -> Script[None]:
    """A disconnected Avatar connects first (BR-ACTPH-01); a dark room it stands in is revealed (BR-REVEAL-12)."""
    seat = g.active
    g.clicks, g.limit, g.ended, g.configured, g.just = 0, NOWHERE, False, 0, ()
    g.tell(TurnBegan(seat), cites="BR-ROUND-02")
    g.phase = "act"
    player = g.seats[seat]
    if not player.connected:
        yield from connect(g, seat, first=player.last == NOWHERE)
    elif player.room < g.grid.size and g.is_dark(player.room):
        yield from reveal(g, seat, player.room, "BR-REVEAL-12")


def connect(g: Breach, seat: Seat, *, first: bool) -> Script[None]:
    """First Connection or Reconnection (BR-FIRSTCON-02, BR-RECON-04 to BR-RECON-08)."""
    if not first:
        clear_viruses(g, seat)
        reset_threat(g, seat, "BR-RECON-05")
        g.limit = 1
    room = yield from where_to_connect(g, seat, first=first)
    if g.is_dark(room):
        yield from reveal(g, seat, room, "BR-FIRSTCON-03" if first else "BR-RECON-07")
    stand(g, seat, room)
    g.tell(Connected(seat, room), cites="BR-FIRSTCON-02" if first else "BR-RECON-06")


def where_to_connect(g: Breach, seat: Seat, *, first: bool) -> Script[int]:
    """The room of choice; until it is chosen a ready Cheat can be activated, so then even a single one is asked for."""
    question = WHERE_TO_CONNECT if first else WHERE_TO_RECONNECT
    least = 1 if g.seats[seat].ready else 2  # BR-CHEAT-08
    g.open = True
    room: int = yield from choose(g, seat, question, lambda: entries(g, seat, first=first), least=least)
    g.open = False
    return room


def entries(g: Breach, seat: Seat, *, first: bool) -> list[int]:
    """The rooms beside a Gateway; later also those around nodes the player has traced (BR-RECON-06)."""
    rooms = {gate.room for gate in g.gateways}
    if not first:
        rooms |= {room for node in traced_by(g, seat) for room in g.grid.nodes[node].rooms}
    return sorted(rooms)


def traced_by(g: Breach, seat: Seat) -> list[int]:
    """The nodes with a Virus of this player (BR-TRACE-15)."""
    return [node for node, mask in enumerate(g.traced) if mask >> seat & 1]


# Action Phase


END_ACTIONS, END_CONFIGURING = Plain("end-actions"), Plain("end-configuring")
ACTIONS = (MOVE, ATTACK_VERB, SHIELD, INFECT, DEVELOP, CONFIGURE, LOG_OUT)
"""The seven actions (BR-ACTPH-03)."""
ACT = Telling(
    "act",
    (*ACTIONS, END_ACTIONS, CHEAT, BUY, PLAY, PLAY_ALTERNATIVE, USE),
    tells=actions_left,
    cites=("BR-ACTPH-02",),
    others="BR-ROUND-02",
    instead={
        "trace": "BR-TRACE-01",
        "end-turn": "BR-ROUND-03",
        "go": "BR-MOVE-04",
        "reveal": "BR-MOVE-04",
        "activate": "BR-ACTROOM-05",
        "elude": "BR-ELUDE-06",
    },
    otherwise="BR-ACTPH-06",
)


def act(g: Breach) -> Script[None]:
    """The next action, or what may come before and after one (BR-ACTPH-02, BR-ACTPH-05, BR-CHEAT-07, BR-BUY-01)."""
    seat = g.active
    if g.ended or nothing_left(g, seat):
        g.phase, g.just = "configure", ()
        return
    g.open = True
    wish = yield from ask(g, seat, ACT)
    g.open = False
    if wish.verb == "end-actions":
        g.phase, g.just = "configure", ()
        return
    if wish.verb not in ("play", "play-alternative", "research"):
        g.just = ()  # the moment of a Mission is over (BR-MTYPE-02)
    yield from g.tape.game.verbs[wish.verb].run(g, seat, wish)


def nothing_left(g: Breach, seat: Seat) -> bool:
    """Whether, as everybody sees, neither an action nor anything beside one is left."""
    player = g.seats[seat]
    beside = player.ready or g.hands[seat] or g.research[seat] or player.credits >= LEAST
    return not beside and g.clicks >= g.click(seat)


# Configuration Phase


CONFIGURING = Telling(
    "configure",
    (CONFIGURE, END_CONFIGURING),
    tells=configurations_left,
    cites=("BR-CONFPH-02",),
    others="BR-ROUND-02",
    instead={"trace": "BR-TRACE-01", "play": "BR-TIMING-01", "cheat": "BR-CHEAT-07", "buy": "BR-BUY-01"},
    otherwise="BR-ROUND-03",
)


def configuration(g: Breach) -> Script[None]:
    """Free Configure actions, up to the CPU's value, also while disconnected (BR-CONFPH-02, BR-CONFPH-03)."""
    seat = g.active
    if g.configured >= g.configuration(seat):
        g.phase = "trace"
        return
    wish = yield from ask(g, seat, CONFIGURING)
    if wish.verb == "end-configuring":
        g.phase = "trace"
        return
    yield from CONFIGURE.run(g, seat, wish)


# Trace Phase


def traceable(g: Breach, seat: Seat) -> tuple[int, ...]:
    """The nodes with an own Virus in every room around (BR-TRACE-03, BR-TRACE-04)."""
    infected = g.infected
    return tuple([i for i, node in enumerate(g.grid.nodes) if all(infected[room] >> seat & 1 for room in node.rooms)])


class Trace(Verb[Breach]):
    """Trace a node: Viruses leave its rooms, its Information is gained, one Virus stays in it (BR-TRACE-05 to -08)."""

    name = "trace"
    takes = {"node": int}

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        node = wish["node"]
        rooms = g.grid.nodes[node].rooms if 0 <= node < len(g.grid.nodes) else ()
        clean = tuple([room for room in rooms if not g.infected[room] >> seat & 1])
        return ALLOWED if rooms and not clean else Refused("BR-TRACE-03", room=clean)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _nodes(traceable(g, seat))

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, node=node) for node, token in enumerate(g.tokens) if token]

    def place(self, g: Breach, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"node:{value}"

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        node = wish["node"]
        for room in g.grid.nodes[node].rooms:
            g.infected = put(g.infected, room, g.infected[room] & ~(1 << seat))
            give_back(g, seat)
        token = g.tokens[node]
        g.tokens = put(g.tokens, node, "")
        g.tell(NodeTraced(seat, node, token), cites=("BR-TRACE-05", "BR-TRACE-06"))
        if token:
            yield from gain(g, seat, token, "BR-TRACE-07")
        yield from infect_node(g, seat, node)


def infect_node(g: Breach, seat: Seat, node: int) -> Script[None]:
    """The last step: an own Virus in the node (BR-TRACE-08), unless one lies there already (BR-TRACE-14)."""
    if not g.traced[node] >> seat & 1 and (yield from has_token(g, seat)):
        take_token(g, seat)
        g.traced = put(g.traced, node, g.traced[node] | 1 << seat)
        g.tell(NodeInfected(seat, node), cites="BR-TRACE-08")


@lru_cache(maxsize=2048)
def _nodes(nodes: tuple[int, ...]) -> Act | None:
    return Act("trace", One("node", nodes)) if nodes else None


TRACE, END_TURN = Trace(), Plain("end-turn")
TRACING = Question(
    "trace",
    (TRACE, END_TURN),
    cites=("BR-TRACE-01", "BR-TRACE-11"),
    others="BR-ROUND-02",
    instead={"play": "BR-TIMING-01", "cheat": "BR-CHEAT-07", "buy": "BR-BUY-01"},
    otherwise="BR-ROUND-03",
)


def trace(g: Breach) -> Script[None]:
    """Trace as many nodes as one likes, one after another (BR-TRACE-11 to BR-TRACE-13)."""
    seat = g.active
    if traceable(g, seat):
        wish = yield from ask(g, seat, TRACING)
        if wish.verb == "trace":
            yield from TRACE.run(g, seat, wish)
            return
    end_turn(g)


def end_turn(g: Breach) -> None:
    """Viruses leave Bots and Hunters (BR-VICE-02); the next player, or the Firewall, takes its turn (BR-ROUND-02)."""
    if any(each.viruses for each in g.ice):
        for each in g.ice:
            g.set_ice(each.number, viruses=0)
        g.tell(IceCleaned(), cites="BR-VICE-02")
    g.tell(TurnEnded(g.active), cites="BR-ROUND-02")
    close_turn(g)
    following = (g.active + 1) % g.players
    if following == g.password:
        g.phase = "password"
    else:
        g.active, g.phase = following, "turn"


def close_turn(g: Breach) -> None:
    """What holds for a turn of play is over (BR-MALW-11, BR-CHEAT-14, BR-ACTROOM-03)."""
    g.limit, g.just, g.ended = NOWHERE, (), False
    for seat, player in enumerate(g.seats):
        if player.used or player.activated or player.played or player.reach:
            g.set_seat(seat, used=(), activated=(), played=(), reach=0)


VERBS = (*ACTIONS, END_ACTIONS, END_CONFIGURING, TRACE, END_TURN)
