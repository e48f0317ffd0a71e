"""Why a bot of burncycle does something, said by what the team went by: errands, danger, odds and the network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.acting import move_of
from getaway.bots.burncycle.team.answers import MODEST
from getaway.bots.burncycle.team.cards import drone, useful
from getaway.bots.burncycle.team.chips import coming, live
from getaway.bots.burncycle.team.danger import risk, seen
from getaway.bots.burncycle.team.errands import LATER, Errand, errands, way_of
from getaway.bots.burncycle.team.keypads import HOPELESS, outlook
from getaway.bots.burncycle.team.manners import behaving, manners, restrained, spending
from getaway.bots.burncycle.team.odds import Handful, chance_of, mean
from getaway.bots.burncycle.team.powering import AHEAD
from getaway.bots.burncycle.team.stops import DANGER, best_stop, first_to_move
from getaway.bots.player import Reason
from getaway.games.burncycle.free.use import who_can
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.ground.dice import granted_ap
from getaway.games.burncycle.ground.opportunity import OPTIMIZED_AP, actors, optimized
from getaway.games.burncycle.keypad.approach import card_at, keypad_level
from getaway.games.burncycle.keypad.brute import DURABILITY
from getaway.games.burncycle.strike.strike import durability
from getaway.games.burncycle.strike.wall import WALL_DURABILITY
from getaway.games.burncycle.table.mats.network import HUB, graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import equipment
from getaway.kernel import Ask, Wish

STUNS = 5
"""A strike this far below a unit's durability stuns it."""
HUBS: Final = {
    1: ("hub-level", "BC-IPMOVE-17"),
    2: ("hub-threat", "BC-IPMOVE-18"),
    3: ("hub-power", "BC-IPMOVE-19"),
    4: ("hub-core", "BC-IPMOVE-16"),
}
"""What a hub of each layer gives."""


def reason(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """Why the team gives this answer to this question."""
    left = left_to_people(g, ask, wish)
    if left is not None:
        return left
    why = REASONS.get(wish.verb)
    if why is not None:
        return why(g, ask, wish)
    return PLAIN.get(wish.verb) or choosing(g, ask, wish)


def left_to_people(g: Burncycle, ask: Ask, wish: Wish) -> Reason | None:
    """What the team would do now with what belongs to all, and proposes to the people instead; None for nothing."""
    if wish.verb not in MODEST or not restrained(ask.seat) or ask.question.name in SAID_BEFORE:
        return None
    with behaving(manners()._replace(people=())):
        wanted = decide(g, ask)
    if SAID_LATER.get(wanted.verb) == ask.question.name or not spending(g, wanted):
        return None
    propose = PROPOSALS.get(wanted.verb)
    return propose(g, ask, wanted) if propose is not None else None


def choosing(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """What the team goes by at such a question, or how the answer came out where the team would give another."""
    if wish != decide(g, ask):
        return Reason("came-out-best")
    return CHOICES.get(ask.question.name) or Reason("small-choice")


def serves(job: Errand | None) -> bool:
    """Whether an errand serves a task that is due now."""
    return job is not None and bool(job.task) and job.cost < LATER


# Moving


def moving(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The bot that gains most by the move: for its task, or out of harm's way."""
    jobs, ap = errands(g), max(1, round(mean(g.pool)))
    able = first_to_move(g, actors(g, ask.seat), jobs)
    gaining = [bot for bot in able if move_of(g, bot, jobs.get(bot), ap)[1] > 0]
    bot = next(iter(gaining or able), ask.seat)
    job = jobs.get(bot)
    if job is not None and serves(job) and g.bots[bot].cell not in job.cells:
        return Reason("move-for-task", {"bot": bot, "task": job.task}, ("BC-MOVE-01",))
    if risk(g, bot, g.bots[bot].cell) >= DANGER:
        return Reason("move-to-safety", {"bot": bot}, ("BC-PURSUE-01",))
    return Reason("move-along", {"bot": bot}, ("BC-MOVE-01",))


def stepping(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """A step nearer to a task, away from danger, or out of the building."""
    bot, to = wish["bot"], wish["to"]
    if to == NOWHERE:
        return Reason("step-out", {"bot": bot}, ("BC-ESC-01",))
    facts = {"bot": bot, "to": to, "sight": bool(seen(g) >> to & 1)}
    job = errands(g).get(bot)
    if job is not None and serves(job):
        return Reason("step-for-task", {**facts, "task": job.task}, ("BC-AWARE-04",))
    safer = risk(g, bot, to) < risk(g, bot, g.bots[bot].cell)
    return Reason("step-to-safety" if safer else "step-along", facts, ("BC-AWARE-04",))


def stopping(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """Where it is, the bot is done, or safer than further on."""
    job = errands(g).get(ask.seat)
    if job is not None and g.bots[ask.seat].cell in job.cells:
        return Reason("stop-arrived" if serves(job) else "stop-waits", {"bot": ask.seat})
    stop = best_stop(g, ask.seat, job, 1)
    return Reason("stop-safer", {"bot": ask.seat}) if stop.first == NOWHERE else Reason("stop-enough")


# Doors


def at_door(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The door is in the way; one whose card is still to be seen, a cheap one, or one worth a try."""
    facts = {"bot": wish["bot"], "door": wish["door"]}
    if not card_at(g, wish["door"]):
        return Reason("look-at-door", facts, ("BC-KEYPAD-01",))
    price = outlook(g, ask.seat, wish["bot"], wish["door"], optimized(g, "utility"))
    return Reason("open-door" if price < HOPELESS else "try-door", facts, ("BC-KEYPAD-01",))


def forcing(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The chance that brute force works."""
    need = DURABILITY[keypad_level(g) - 1]
    return Reason("force-door", {"chance": percent(wish, need)}, ("BC-BRUTE-01",))


# Actions


def at_terminal(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """For a task, or since the bot stands there anyway."""
    job = errands(g).get(wish["bot"])
    if job is not None and serves(job) and job.act == "terminal":
        return Reason("terminal-task", {"bot": wish["bot"], "task": job.task}, ("BC-TERM-01",))
    return Reason("terminal-idle", {"bot": wish["bot"]}, ("BC-TERM-01",))


def on_mission(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The mission's own action."""
    job = errands(g).get(wish["bot"])
    return Reason("for-task", {"task": job.task}) if job is not None and job.task else Reason("mission-step")


def at_unit(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The chance that a strike stuns the unit."""
    unit = g.unit(wish["unit"])
    bonus = OPTIMIZED_AP * optimized(g, "physical") + granted_ap(g, wish["bot"], "strike")
    need = (durability(unit.name) if unit is not None else 0) - STUNS - bonus
    return Reason("strike-unit", {"unit": wish["unit"], "chance": percent(wish, need)}, ("BC-STRSEC-01",))


def at_wall(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The chance that a strike destroys the wall."""
    bonus = OPTIMIZED_AP * optimized(g, "physical") + granted_ap(g, wish["bot"], "strike")
    facts = {"wall": wish["wall"], "chance": percent(wish, WALL_DURABILITY - bonus)}
    return Reason("strike-wall", facts, ("BC-STRWALL-01",))


def repairing(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """For a bot that is shut down, for the command module, or for one that has less power."""
    facts = {"other": wish["other"], "power": g.bots[wish["other"]].power}
    if g.bots[wish["other"]].shut:
        return Reason("repair-shut", facts, ("BC-SHUTBOT-01",))
    if wish["other"] == g.module:
        return Reason("repair-module", facts, ("BC-UREPAIR-01", "BC-CMD-05"))
    return Reason("repair-weak", facts, ("BC-UREPAIR-01",))


def drawing(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """On a tech chip a network card costs no action; on another it is drawn for want of anything better."""
    if optimized(g, "tech"):
        return Reason("network-card-free", {}, ("BC-NETACT-07",))
    return Reason("network-card", {}, ("BC-NETACT-01",))


def percent(wish: Wish, need: int) -> int:
    """The chance of a roll with the dice of a wish, in per cent."""
    dice = Handful(*[wish.args.get(kind) or 0 for kind in Handful._fields])
    return round(100 * chance_of(dice, need))


# Free actions


def using(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """What equipment or an ability is of use for now, by the first of its effects; or what its die may bring."""
    what, bot = wish["what"], ask.seat
    card, ability = equipment().get(what), who_can(g, ask.seat, what)
    if card is not None and card.die and not card.effects:
        return Reason("use-die", {}, ("BC-FREE-01", "BC-EQUIP-15"))
    effects = card.effects if card is not None else ()
    if card is None and ability is not None:
        bot, effects = ability[0], ability[1].effects
    jobs = errands(g)
    uses = [USES[effect.do] for effect in effects if effect.do in USES and useful(g, bot, effect, jobs)]
    return Reason(next(iter(uses), "use-now"), {"bot": bot}, ("BC-FREE-01",))


def flying(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """Joan flies to a locked door if she can open doors, else to where there's something to see or to stun."""
    if wish not in [*drone(g, errands(g))]:
        return Reason("came-out-best")
    opens = any(gives(g, i, "drone-keypad") for i in g.everyone)
    return Reason("fly-to-door" if opens else "fly-ahead", {}, ("BC-JOAN-05",))


# The burncycle and the network


def rebooting(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """How few chips are left, and what a reboot costs."""
    return Reason("reboot", {"chips": live(g), "threat": g.players}, ("BC-REBOOT-08",))


def beginning(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """Enough chips are left for a turn."""
    return Reason("begin-turn", {"chips": live(g), "threat": g.players}, ("BC-REBOOT-08",))


def altering(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """A degraded chip gives no action; a captain's does harm."""
    slot = g.slots[wish["slot"] - 1]
    name = "alter-degraded" if slot.degraded else "alter-captain" if slot.chip == "captain" else "alter-better"
    return Reason(name, {"slot": wish["slot"], "chip": wish["chip"]}, ("BC-ALTER-01",))


def surfing(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """To a hub for what it gives, else on the way to one."""
    node, net = wish["node"], graph()
    if node in g.pings:
        return Reason("ip-to-ping", {"node": node}, ("BC-BOOT-01",))
    if net.kind_of[node] != HUB:
        more = coming(g)
        return Reason("ip-onward" if more else "ip-last", {"node": node} if more else {}, ("BC-IPMOVE-16",))
    name, clause = HUBS[net.layer_of[node]]
    return Reason(name, {"node": node, "threat": g.threat, "power": g.bots[ask.seat].power}, (clause,))


def upgrading(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """What power buys, before it is lost; a way past others now only where they stand in it."""
    upgrade, who = wish["upgrade"], g.module if wish.verb == "upgrade-module" else ask.seat
    if upgrade in ("push", "swap"):
        now = blocked(g, who, units=upgrade == "push")
        return Reason("upgrade-way" if now else "upgrade-ahead", {"upgrade": upgrade}, ("BC-UNIV-01",))
    return Reason("upgrade-repair" if upgrade == "repair" else "upgrade", {}, ("BC-ROUTE-01",))


def blocked(g: Burncycle, bot: int, *, units: bool) -> bool:
    """Whether a unit, or another bot, stands on the next spaces of a bot's way."""
    job = errands(g).get(bot)
    ahead = way_of(g, job)[:AHEAD] if job is not None else ()
    return any(g.unit_at(cell) is not None if units else g.bot_at(cell) != NOWHERE for cell in ahead)


def routed(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """Neither an upgrade nor a free action is worth it; between chips only free actions are open."""
    if ask.question.name in ("route-first", "route-last"):
        return Reason("nothing-to-route", {}, ("BC-ROUTE-01",))
    return Reason("nothing-free")


# What people should decide


def propose_reboot(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """How few chips are left, and what all would pay for a reboot."""
    return Reason("propose-reboot", {"chips": live(g), "threat": g.players}, ("BC-REBOOT-02",))


def propose_chip(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The alteration, and whose chip or threat it would take."""
    name = "propose-chip" if wish["reserve"] == "team" else "propose-captains-chip"
    return Reason(name, {"slot": wish["slot"], "chip": wish["chip"]}, ("BC-ALTER-01",))


def propose_input(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The team's reserve would open the door."""
    return Reason("propose-input", {}, ("BC-INPUT-05",))


def propose_power(g: Burncycle, ask: Ask, wish: Wish) -> Reason:
    """The upgrade, and how much of the command module's power it takes."""
    return Reason("propose-power", {"upgrade": wish["upgrade"], "power": wish["shares"][g.module]}, ("BC-ROUTE-04",))


PROPOSALS: Final[dict[str, Callable[[Burncycle, Ask, Wish], Reason]]] = {
    "reboot": propose_reboot,
    "alter": propose_chip,
    "resolve-inputs": propose_input,
    "upgrade-module": propose_power,
}
"""What bots only propose where people play, by verb."""
SAID_BEFORE: Final = frozenset(("act", "between-chips", "last"))
"""The questions later in a turn, at which nothing is proposed a second time."""
SAID_LATER: Final = {"upgrade-module": "route-first"}
"""By verb, the question at which it's too early to propose it: power comes in during a turn, and is lost at its end."""
REASONS: Final[dict[str, Callable[[Burncycle, Ask, Wish], Reason]]] = {
    "move": moving,
    "step": stepping,
    "stop": stopping,
    "keypad": at_door,
    "brute-force": forcing,
    "terminal": at_terminal,
    "mission-action": on_mission,
    "strike-unit": at_unit,
    "strike-wall": at_wall,
    "repair": repairing,
    "netcard": drawing,
    "reboot": rebooting,
    "begin-turn": beginning,
    "alter": altering,
    "ip-move": surfing,
    "upgrade": upgrading,
    "upgrade-module": upgrading,
    "done": routed,
    "use": using,
    "move-drone": flying,
}
USES: Final = {
    "power": "use-power",
    "threat": "use-threat",
    "move": "use-move",
    "unlock": "use-unlock",
    "stun": "use-stun",
    "shut-unit": "use-stun",
    "clear-chip": "use-clear-chip",
    "restore": "use-restore",
    "remove-ping": "use-ping",
    "equipment": "use-gain",
    "mod": "use-gain",
    "dice": "use-dice",
    "reserve": "use-reserve",
    "team-reserve": "use-reserve",
    "key": "use-gain-key",
}
"""Why to use something now, by what it does: what the team goes by for such an effect."""
PLAIN: Final = {
    "use-key": Reason("use-key", {}, ("BC-KEY-01",)),
    "unlock-with-key": Reason("use-key", {}, ("BC-KEY-01",)),
    "drone-keypad": Reason("try-with-drone", {}, ("BC-JOAN-01",)),
    "resolve-inputs": Reason("pay-inputs", {}, ("BC-INPUT-01",)),
    "resolve": Reason("pay-inputs", {}, ("BC-INPUT-01",)),
    "ignore-input": Reason("ignore-input", {}, ("BC-OPT-01",)),
    "leave-locked": Reason("leave-locked", {}, ("BC-KEYPAD-01",)),
    "pass": Reason("nothing-to-do"),
    "next-chip": Reason("nothing-free"),
    "ready": Reason("keep-power", {}, ("BC-ROUTE-01",)),
    "total": Reason("roll-stands", {}, ("BC-APCHK-01",)),
    "network-pass": Reason("ip-stay", {}, ("BC-IPMOVE-16",)),
    "use-network-card": Reason("use-card", {}, ("BC-NETCARD-01",)),
    "step-through": Reason("step-through"),
    "stay": Reason("stay"),
    "collect": Reason("collect", {}, ("BC-CACHE-07",)),
    "leave": Reason("leave-cache", {}, ("BC-CACHE-07",)),
    "install": Reason("install-mod", {}, ("BC-MOD-03",)),
    "take-off-disguise": Reason("drop-disguise", {}, ("BC-INTF-05",)),
    "discard": Reason("for-mission"),
    "trade": Reason("for-mission"),
    "end-turn": Reason("nothing-free"),
    "own-die": Reason("use-now"),
    "network-ability": Reason("use-between-moves", {}, ("BC-IPMOVE-25",)),
    "disguise": Reason("put-on-disguise", {}, ("BC-INTF-01",)),
}
"""Reasons that need no facts, by verb."""
CHOICES: Final = {
    "after-the-roll": Reason("make-dice-count", {}, ("BC-APCHK-01",)),
    "select-options": Reason("best-option", {}, ("BC-TERM-01",)),
    "roll-at-terminal": Reason("enough-dice", {}, ("BC-APCHK-01",)),
    "assign-ap": Reason("best-option", {}, ("BC-TERM-01",)),
    "strike-result": Reason("most-of-strike", {}, ("BC-STRSEC-06",)),
    "which-route": Reason("away-from-us", {}, ("BC-PATROL-01",)),
    "which-facing": Reason("look-away", {}, ("BC-AWRNG-01",)),
    "which-space-for-unit": Reason("away-from-us"),
    "which-post-for-captain": Reason("away-from-us"),
    "which-bot-is-pursued": Reason("strongest-takes-it", {}, ("BC-PURSUE-01",)),
    "which-bot": Reason("weakest-needs-it"),
    "which-degrades": Reason("least-missed", {}, ("BC-DEGR-01",)),
    "where-to-start": Reason("near-tasks"),
    "where-in-the-zone": Reason("near-tasks"),
    "which-chip-goes": Reason("least-missed"),
    "where-the-bead-goes": Reason("near-tasks"),
    "who-gets-the-bead": Reason("strongest-takes-it"),
    "take-the-bead": Reason("take-the-bead", {}, ("BC-BEAD-04",)),
    "whether-to-resolve": Reason("resolve-card", {}, ("BC-EQUIP-15",)),
    "which-room": Reason("quiet-room", {}, ("BC-SURV-01",)),
    "which-chip": Reason("scarce-chip", {}, ("BC-RES-01",)),
    "which-result": Reason("kindest-result"),
    "which-task": Reason("harder-task"),
    "which-unit-is-stunned": Reason("nearest-unit"),
    "which-unit-shuts-down": Reason("nearest-unit"),
    "which-door": Reason("door-in-the-way"),
    "which-door-is-locked": Reason("door-out-of-the-way"),
    "which-terminal": Reason("nearest-terminal"),
    "what-goes": Reason("spare-card"),
    "which-to-keep": Reason("best-card"),
}
"""The same by question, where it asks for one of several things."""
