"""A player who follows the lesson's text step by step, and knows nothing else: dice fall as the seed lets them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from getaway.games.burncycle import GAME
from getaway.games.burncycle.detection.detection import aware_of
from getaway.games.burncycle.floor import DOOR, WALL
from getaway.games.burncycle.missions.lesson import guide
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Ask, Match, Wish

MOST = 1500
"""More answers than any lesson needs."""
DICE_FOR_A_DOOR = 4
FEW_CHIPS = 2


def begun(seed: int = 0) -> Match:
    """The lesson before its first question, as the lobby opens it."""
    lesson = GAME.first_match
    assert lesson is not None
    return GAME.new(lesson.players, seed=seed, **lesson.options)


def play(match: Match, until: Callable[[Burncycle], bool] = lambda g: False) -> None:
    """Follow the lesson until something holds, or to the end."""
    for _ in range(MOST):
        if match.over or until(match.g):
            return
        ask = match.asks[0]
        match.answer(ask.seat, decided(match.g, ask))
    raise AssertionError("the newcomer plays on and on")


def decided(g: Burncycle, ask: Ask) -> Wish:
    """What the newcomer answers: by the question, else the first thing offered."""
    by = ANSWERS.get(ask.question.name)
    wish = by(g, ask) if by else None
    return wish if wish is not None and wish in ask.choice else offered(ask, "pass")


def offered(ask: Ask, *verbs: str) -> Wish:
    """The first answer by one of these verbs, else the first of all."""
    for verb in verbs:
        for wish in ask.choice:
            if wish.verb == verb:
                return wish
    return next(iter(ask.choice))


# Set-up


def route(g: Burncycle, ask: Ask) -> Wish:
    """Slot 4, then an advanced die, as the lesson says."""
    if not g.slots[3].active:
        return Wish("upgrade-module", upgrade="slot-4", shares=(2, 0))
    return Wish("ready") if g.bots[0].advanced else Wish("upgrade", upgrade="advanced")


def start(g: Burncycle, ask: Ask) -> Wish:
    """The agent on E8, the command module on G8."""
    return Wish("choose-cell", cell=g.floor.cell(8, 5 if g.bots[0].cell == NOWHERE else 7))


# Turns


def act(g: Burncycle, ask: Ask) -> Wish:
    """What the current step asks for; else on towards where it is done."""
    step, way = at_hand(g), path(g)
    if step == "network-card" and not g.bots[0].hand:
        return offered(ask, "netcard")
    if step == "terminal" and g.bots[0].cell in g.terminals and dice_left(g) > 2:
        return offered(ask, "terminal")
    if not way and step in ("lost", "win"):
        return strike(ask)
    if not way or not dice_left(g) or step == "watch":
        return Wish("pass")
    if is_locked(g, g.bots[0].cell, way[0]):
        return Wish("keypad", bot=0, door=door_to(g, way[0]))
    return Wish("move", basic=min(3, g.pool.basic), advanced=0 if g.pool.basic else g.pool.advanced, elite=0)


def strike(ask: Ask) -> Wish:
    """With all dice at a unit in the way: it's stunned, and then shut down."""
    strikes = [wish for wish in ask.choice if wish.verb == "strike-unit" and wish["bot"] == 0]
    return max(strikes, key=lambda wish: (wish["basic"], wish["advanced"]), default=Wish("pass"))


def move(g: Burncycle, ask: Ask) -> Wish:
    """One space further on the way, up to a locked door; the key is for the last one."""
    way = path(g)
    if not way or is_locked(g, g.bots[0].cell, way[0]):
        last = way and way[0] in wanted(g)
        key = Wish("use-key", bot=0, door=door_to(g, way[0])) if last else Wish("stop")
        return key if key in ask.choice else Wish("stop")
    return next((w for w in ask.choice if w.verb == "step" and (w["bot"], w["to"]) == (0, way[0])), Wish("stop"))


def keypad(g: Burncycle, ask: Ask) -> Wish:
    """By force with enough dice, else the inputs."""
    if dice_left(g) >= DICE_FOR_A_DOOR and any(wish.verb == "brute-force" for wish in ask.choice):
        return Wish("brute-force", basic=g.pool.basic, advanced=g.pool.advanced, elite=0)
    return offered(ask, "resolve-inputs", "leave-locked")


def roll(g: Burncycle, ask: Ask) -> Wish:
    """All dice at once."""
    return Wish("roll", basic=g.pool.basic, advanced=g.pool.advanced, elite=0)


def network(g: Burncycle, ask: Ask) -> Wish:
    """The IP stays until the lesson comes to it."""
    return offered(ask, "network-pass" if at_hand(g) in ("move", "keypad", "terminal") else "ip-move", "network-pass")


def before(g: Burncycle, ask: Ask) -> Wish:
    """A reboot once few chips are left."""
    return Wish("begin-turn") if sum(slot.live for slot in g.slots) > FEW_CHIPS else offered(ask, "reboot")


ANSWERS: dict[str, Callable[[Burncycle, Ask], Wish]] = {
    "route-at-setup": route,
    "where-to-start": start,
    "before-turn": before,
    "route-first": lambda g, ask: Wish("done"),
    "route-last": lambda g, ask: Wish("done"),
    "act": act,
    "between-chips": lambda g, ask: Wish("next-chip"),
    "moving": move,
    "bonus-moving": move,
    "after-the-roll": lambda g, ask: Wish("total"),
    "keypad-approach": keypad,
    "keypad-inputs": lambda g, ask: offered(ask, "resolve"),
    "step-through": lambda g, ask: Wish("step-through"),
    "roll-at-terminal": roll,
    "network": network,
    "landed": lambda g, ask: offered(ask, "use-network-card"),
    "last": lambda g, ask: Wish("end-turn"),
}


# Where to go


def at_hand(g: Burncycle) -> str:
    """The step of the lesson."""
    told = guide(g)
    assert told is not None
    return told.step


def path(g: Burncycle) -> list[int]:
    """The shortest way to where the step is done, through doors locked or not, around anything that stands in it."""
    goals = wanted(g)
    came: dict[int, int] = {g.bots[0].cell: NOWHERE}
    queue = deque([g.bots[0].cell])
    while queue:
        here = queue.popleft()
        if here in goals:
            return back(came, here)
        for direction, there in enumerate(g.floor.beyond[here]):
            free = there != NOWHERE and there not in came and g.floor.playable(there) and g.free(there)
            if free and g.floor.side(here, direction) != WALL:
                came[there] = here
                queue.append(there)
    return []


def back(came: dict[int, int], here: int) -> list[int]:
    """The spaces of a way without its first."""
    way = [here]
    while came[way[-1]] != NOWHERE:
        way.append(came[way[-1]])
    return way[-2::-1]


def wanted(g: Burncycle) -> set[int]:
    """The spaces that the lesson's text names for the current step, or that the step is about."""
    floor, step = g.floor, at_hand(g)
    everywhere = [cell for cell in range(floor.size) if floor.playable(cell)]
    if step in ("move", "keypad", "terminal"):
        return {floor.cell(7, 3)}
    if step in ("ip", "network-card", "room"):
        return {floor.cell(3, 7)}
    if step == "seen":
        return {cell for cell in everywhere if aware_of(g, cell)}
    if step == "lost":
        there = [cell for cell in everywhere if not aware_of(g, cell) and not floor.is_safe(cell)]
        return {cell for cell in there if cell != g.bots[0].chip}
    return {floor.cell(1, 3)}


def is_locked(g: Burncycle, here: int, there: int) -> bool:
    """Whether a locked door is between two spaces."""
    direction = g.floor.beyond[here].index(there)
    return g.floor.side(here, direction) == DOOR and not g.unlocked >> g.floor.door_at(here, direction) & 1


def door_to(g: Burncycle, there: int) -> int:
    """The door between the agent and a space beside it."""
    here = g.bots[0].cell
    return g.floor.door_at(here, g.floor.beyond[here].index(there))


def dice_left(g: Burncycle) -> int:
    """The dice in the pool."""
    return g.pool.basic + g.pool.advanced + g.pool.elite
