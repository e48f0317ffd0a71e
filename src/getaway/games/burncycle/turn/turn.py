"""A player's turn: six steps in a fixed order (BC-TURN-01, BC-TURN-02).

1 route power, 2 build the dice pool, 3 actions, 4 network, 5 route power again, 6 degrade the burncycle. Each step is
a phase of the state, and each decision in it is a separate script.
"""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.burn.burncycle import REBOOT, captain_acts, degrade_by_roll
from getaway.games.burncycle.free.between import may_go_on
from getaway.games.burncycle.free.use import FREE_ACTIONS, any_possible
from getaway.games.burncycle.ground.abilities import abilities, gives, renew
from getaway.games.burncycle.ground.dice import build_pool
from getaway.games.burncycle.ground.events import StepBegan, TrackerMoved
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.opportunity import whose_doing
from getaway.games.burncycle.ground.questions import OfTheTurn, run
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.ground.slots import next_live
from getaway.games.burncycle.network.cards import lose_hand
from getaway.games.burncycle.network.step import begin_network
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Pool
from getaway.games.burncycle.turn.actions import ACTIONS, MISSION_ACTIONS
from getaway.games.burncycle.turn.events import Passed, TurnBegan, TurnEnded
from getaway.games.burncycle.turn.routing import ROUTES, above_limit, down_to_limit
from getaway.kernel import END, Args, Question, Script, Seat, Verb, Wish, ask, ask_any
from getaway.kit.verbs import Plain


class Done(Plain):
    """End routing power."""

    def warnings(self, g: Burncycle, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """In step 5 what is above the limit goes (BC-PBANK-04)."""
        over = above_limit(g, seat) if g.phase == "route-last" else 0
        return [(Wish(self.name), "BC-PBANK-04", {"power": over})] if over else []


BEGIN, DONE = Plain("begin-turn", END), Done("done", END)
PASS = Plain("pass", END, forgoes=True)
END_TURN = Plain("end-turn", END)


# Before the turn


class BeforeTurn(Question):
    """A question that says whose turn will begin."""

    def facts(self, g: Burncycle, seat: Seat) -> Args:
        return {"turn": g.active}

    def leads(self, g: Burncycle) -> Seat:
        """The player whose turn it will be."""
        return g.active


BEFORE = BeforeTurn(
    "before-turn",
    (BEGIN, REBOOT),
    cites=("BC-REBOOT-01", "BC-REBOOT-02"),
    otherwise="BC-ACT-02",
)


def before_turn(g: Burncycle) -> Script[None]:
    """Immediately before a player's turn the players may reboot the burncycle, or not (BC-REBOOT-02, BC-REBOOT-13).

    They may do so after the corporation's turn too (BC-REBOOT-11).
    """
    answered = yield from ask_any(g, BEFORE, lambda g: g.everyone)
    if answered is not None and answered[1].verb == "reboot":
        return (yield from REBOOT.run(g, *answered))
    begin_turn(g)
    return None


def begin_turn(g: Burncycle) -> None:
    """The turn opens with routing power."""
    g.tell(TurnBegan(g.active, g.round), cites="BC-TURN-01")
    g.phase = "route-first"
    g.tell(StepBegan("route-first"), cites="BC-ROUTE-01")


# Steps 1 and 5: route power


def routing_question(name: str) -> Question:
    """Route power to upgrades, as often as you want; free actions are open from the start of the turn (BC-FREE-10)."""
    return OfTheTurn(
        name,
        (*ROUTES, DONE, *FREE_ACTIONS),
        cites=("BC-ROUTE-01",),
        others="BC-FREE-05",
        instead={"reboot": "BC-REBOOT-02", **{verb.name: "BC-ACT-02" for verb in ACTIONS}},
        otherwise="BC-TURN-02",
    )


ROUTE_FIRST, ROUTE_LAST = routing_question("route-first"), routing_question("route-last")


def route_first(g: Burncycle) -> Script[None]:
    """Step 1; with a shut down agent the module may still route. Then step 2 builds the pool (BC-POOL-02)."""
    wish = yield from ask(g, g.active, ROUTE_FIRST)
    if wish.verb != "done":
        yield from run(g, wish)
        return
    g.tell(StepBegan("pool"), cites="BC-POOL-02")
    build_pool(g, gives(g, g.active, "pool-basic") + gives(g, g.module, "team-pool"))
    g.phase = "act"
    g.tell(StepBegan("act"), cites="BC-ACT-03")
    yield from move_tracker(g)


def route_last(g: Burncycle) -> Script[None]:
    """Step 5: an agent spends down to its limit (BC-PBANK-03); what is above it at the end is lost (BC-PBANK-04)."""
    wish = yield from ask(g, g.active, ROUTE_LAST)
    if wish.verb != "done":
        yield from run(g, wish)
        return
    down_to_limit(g, g.active)
    g.phase = "degrade"
    g.tell(StepBegan("degrade"), cites="BC-DEGR-01")


# Step 3: actions


ACT = OfTheTurn(
    "act",
    (*ACTIONS, *MISSION_ACTIONS, PASS, *FREE_ACTIONS),
    cites=("BC-ACT-04", "BC-ACT-06"),
    others="BC-ACT-02",
    instead={
        "use-key": "BC-KEYCHIP-05",
        "unlock-with-key": "BC-KEYCHIP-05",
        "step-through": "BC-KEYPAD-17",
        "reboot": "BC-REBOOT-02",
        "collect": "BC-CACHE-15",
    },
    otherwise="BC-TURN-02",
)


def act(g: Burncycle) -> Script[None]:
    """Each active chip gives one opportunity, used for one action or passed (BC-ACT-04).

    Once it is used the tracker goes on; an extra action comes first (BC-NETACT-07).
    """
    if not may_act(g):
        if (yield from may_go_on(g)):
            yield from move_tracker(g)
        return
    wish = yield from ask(g, g.active, ACT)
    yield from run(g, wish)
    if wish.verb == "pass":
        g.tell(Passed(g.active), cites="BC-ACT-04")
        did(g, "pass", whose_doing(g))
        g.acted, g.extra = True, False
        yield from settle(g)


def may_act(g: Burncycle) -> bool:
    """Whether the chip under the tracker still gives its action; one degraded in the meantime doesn't (BC-CHIP-05)."""
    return g.extra or (not g.acted and g.slots[g.tracker].live)


def move_tracker(g: Burncycle) -> Script[None]:
    """The tracker goes to the next active chip from left to right; after the last the network step begins (BC-ACT-03).

    On the captain chip the captain's burncycle action comes first (BC-BCACT-03).
    """
    slot = next_live(g, g.tracker)
    g.acted = False
    if slot == NOWHERE:
        g.tracker = NOWHERE
        begin_network(g)
        return
    g.tracker = slot
    g.tell(TrackerMoved(slot + 1, g.slots[slot].chip), cites="BC-ACT-03")
    if g.slots[slot].chip == "captain":
        yield from captain_acts(g)


# Step 6 and the end


def degrade(g: Burncycle) -> Script[None]:
    """The last step: the burncycle die is rolled (BC-DEGR-01). Free actions may still follow (BC-FREE-11)."""
    yield from degrade_by_roll(g)
    yield from settle(g)
    g.frame()
    g.phase = "last" if any_possible(g) else "handover"


def cut_short(g: Burncycle) -> Script[None]:
    """A turn that ended early still ends with the roll of the burncycle die (BC-DEGR-01).

    Nothing may follow it, free actions included (BC-SHUTBOT-05, BC-ESC-04). The last escape has already won.
    """
    yield from settle(g)
    g.tell(StepBegan("degrade"), cites="BC-DEGR-01")
    yield from degrade_by_roll(g)
    yield from settle(g)
    g.frame()
    g.phase = "handover"


def last_question(reboot: str) -> Question:
    """Free actions at the very end; a reboot cannot come before the corporation's turn (BC-REBOOT-10)."""
    return OfTheTurn(
        "last",
        (END_TURN, *FREE_ACTIONS),
        cites=("BC-FREE-11",),
        others="BC-FREE-05",
        instead={"reboot": reboot, **{verb.name: "BC-ACT-02" for verb in ACTIONS}},
        otherwise="BC-TURN-02",
    )


LAST, LAST_OF_ROUND = last_question("BC-REBOOT-02"), last_question("BC-REBOOT-10")


def last(g: Burncycle) -> Script[None]:
    """Free actions after the burncycle was degraded, then the turn is handed over."""
    wish = yield from ask(g, g.active, LAST_OF_ROUND if g.active == g.marker else LAST)
    if wish.verb == "end-turn":
        g.phase = "handover"
        return
    yield from run(g, wish)


def close_turn(g: Burncycle) -> None:
    """What a turn leaves behind is put away: dice (BC-TURN-04), network cards (BC-NETACT-06), abilities used up."""
    seat = g.active
    did(g, "turn-end", seat, g.bots[seat].cell)
    g.pool = Pool()
    lose_hand(g, seat)
    g.drone_moves = 0
    for i, bot in enumerate(g.bots):
        if bot.used:
            g.set_bot(i, used=renew(bot, "turn", abilities(g, i)))
    g.tell(TurnEnded(seat), cites="BC-TURN-01")


VERBS: Iterable[Verb[Burncycle]] = (BEGIN, PASS, DONE, END_TURN)
