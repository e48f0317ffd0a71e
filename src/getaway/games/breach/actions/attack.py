"""Attack: declare a target, play Malware and Research, assign Viruses (BR-RESATK-01)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from getaway.games.breach.actions.clicks import judge_action, take_action
from getaway.games.breach.asking import Telling, attack_so_far
from getaway.games.breach.cheats import CHEAT, program_timing
from getaway.games.breach.choose import CHOOSE_ROOM, choose, choosing
from getaway.games.breach.cubes import Shift, can_shift, leads, move_cube, shifts, value
from getaway.games.breach.database import neighbours, stand, within
from getaway.games.breach.events import AttackDeclared, AttackResolved, Eluded, Forgone, ShieldHeld, Slid, TargetNamed
from getaway.games.breach.malware import PLAY, PLAY_ALTERNATIVE, may_hold, visible_program
from getaway.games.breach.model import Breach
from getaway.games.breach.moments import enters, mission, occurs
from getaway.games.breach.parts import ATTACK, BOXES, DEFENSE, FIREWALL, ICE, NOWHERE, Attacking
from getaway.games.breach.pieces import malware
from getaway.games.breach.research import USE
from getaway.games.breach.strength import compared, count, pack, strength
from getaway.games.breach.viruses import assign, assign_to_ice, drop_shield
from getaway.games.breach.windows import attacker, respond
from getaway.kernel import ALLOWED, Act, Args, One, Refused, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.verbs import Plain


class Attack(Shift):
    """Fix the Attack value, shift an attack cube, then resolve the attack (BR-ATTACK-03 to BR-ATTACK-06)."""

    name = "attack"

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_action(g, seat)
        if verdict:
            verdict = self.judge_shift(g, seat, ATTACK, wish, "BR-ATTACK-05")
        return verdict if not verdict or can_find_target(g, seat) else Refused("BR-TARGET-09")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        player = g.seats[seat]
        if not judge_action(g, seat) or not can_shift(player, ATTACK) or not can_find_target(g, seat):
            return None
        return shifts(self.name, player.avatar, ATTACK)

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, to=BOXES[to]) for to in leads(g.seats[seat], ATTACK)]

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        take_action(g, seat, self.name, "BR-ATTACK-03")
        strength = value(g.seats[seat], ATTACK)
        move_cube(g, seat, ATTACK, ATTACK, BOXES.index(wish["to"]), "BR-ATTACK-04")
        yield from attack(g, Attacking(seat, strength, reach=g.seats[seat].reach))


def can_find_target(g: Breach, seat: Seat) -> bool:
    """Whether a target is in Range, or can be brought there by a card or Program the player can use (BR-TARGET-09)."""
    reach = g.seats[seat].reach
    if targets(g, seat, reach):
        return True
    own = [malware()[card] for card in g.hands[seat] if card not in g.seats[seat].played]
    if program_timing(g, seat) == "your-attack":
        own.append(malware()[visible_program(g, seat)])
    more = [each.n for card in own if card.timing == "your-attack" for each in card.effects if each.do == "range"]
    return bool(more) and bool(targets(g, seat, reach + sum(more)))


def free_attack(g: Breach, seat: Seat, bonus: int, reach: int) -> Script[None]:
    """A free Attack shifts no cube, needs none (BR-FREE-04, BR-FREE-05), and is lost without a target (BR-FREE-03)."""
    player = g.seats[seat]
    if not player.connected:
        return
    reach += player.reach
    if not targets(g, seat, reach) and not may_widen(g, seat):
        return
    yield from attack(g, Attacking(seat, value(player, ATTACK), bonus=bonus, reach=reach, free=True))


def may_widen(g: Breach, seat: Seat) -> bool:
    """Whether a card that gives Range may be at hand, as far as everybody knows."""
    cards = may_hold(g, seat)
    if program_timing(g, seat) == "your-attack":
        cards.append(malware()[visible_program(g, seat)])
    return any(each.do == "range" for card in cards if card.timing == "your-attack" for each in card.effects)


# Step 1: the target


def targets(g: Breach, seat: Seat, reach: int) -> list[int]:
    """The models in Range of an Avatar, itself aside (BR-TARGET-01 to BR-TARGET-07)."""
    here = g.seats[seat].room
    near = {here} if reach == 0 else set(within(g, here, reach))
    found = [other for other, player in enumerate(g.seats) if other != seat and player.room in near]
    return found + [each.number for each in g.ice if each.room in near]


class Target(Verb[Breach]):
    """Name the target of an attack."""

    name = "target"
    takes = {"model": int}

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        found = g.attack is not None and wish["model"] in targets(g, seat, g.attack.reach)
        return ALLOWED if found else Refused("BR-TARGET-07" if wish["model"] == seat else "BR-TARGET-01")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _targets(tuple(targets(g, seat, g.attacks[-1].reach)))

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        models = [other for other, player in enumerate(g.seats) if player.connected] + [each.number for each in g.ice]
        return [Wish(self.name, model=model) for model in models]

    def place(self, g: Breach, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"model:{value}"


@lru_cache(maxsize=2048)
def _targets(models: tuple[int, ...]) -> Act | None:
    return Act("target", One("model", models)) if models else None


class Forgo(Plain):
    """Name no target, where none is in Range: the action is spent without effect (BR-TARGET-09)."""

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        none = g.attack is not None and not targets(g, seat, g.attack.reach)
        return ALLOWED if none else Refused("BR-TARGET-09")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return self.act if self.judge(g, seat, Wish(self.name)) else None


ATTACK_VERB, TARGET, FORGO = Attack(), Target(), Forgo("forgo")
NAME_TARGET = Telling(
    "name-target",
    (TARGET, FORGO, PLAY, PLAY_ALTERNATIVE, USE, CHEAT),
    tells=attack_so_far,
    cites=("BR-TARGET-01", "BR-TIMING-07"),
    others="BR-ROUND-02",
    otherwise="BR-ACTPH-06",
)


def name_target(g: Breach, seat: Seat) -> Script[bool]:
    """The attacker names a target; cards may come before that (BR-TIMING-07). Whether there is one."""
    while g.seats[seat].connected:
        wish = yield from ask(g, seat, NAME_TARGET)
        if wish.verb == "forgo":
            g.tell(Forgone(seat), cites="BR-TARGET-09")
            return False
        if wish.verb == "target":
            set_attack(g, target=wish["model"], step="respond")
            g.tell(TargetNamed(seat, wish["model"]), cites="BR-TARGET-01")
            return True
        yield from g.tape.game.verbs[wish.verb].run(g, seat, wish)
    return False  # the Avatar was eliminated by what was played


def set_attack(g: Breach, **changes: object) -> None:
    """Change the attack in progress."""
    g.attacks = (*g.attacks[:-1], msgspec.structs.replace(g.attacks[-1], **changes))


# The whole attack


def attack(g: Breach, begun: Attacking) -> Script[None]:
    """An Avatar attacks; its own Shield token is lost when the attack is resolved (BR-SHIELD-08).

    Also inside a card that gives the attack, cards may be played in response to it (BR-TIMING-03 to BR-TIMING-05).
    """
    seat = begun.by
    resolving, g.resolving = g.resolving, False
    g.attacks = (*g.attacks, begun)
    g.tell(AttackDeclared(seat, NOWHERE, begun.attack + begun.bonus), cites="BR-ATTACK-03")
    if (yield from name_target(g, seat)):
        yield from resolve_attack(g)
    g.attacks, g.resolving = g.attacks[:-1], resolving
    drop_shield(g, seat, "BR-SHIELD-08")


def ice_attack(g: Breach, seat: Seat, number: int, target: Seat, bonus: int) -> Script[None]:
    """An ICE attacks in the same steps, without a cube (BR-ICE-11); for it plays nobody (BR-RESP-06)."""
    found = g.model(number)
    if found is None:
        return
    g.attacks = (
        *g.attacks,
        Attacking(seat, strength(g, number), ice=number, target=target, bonus=bonus, step="respond"),
    )
    power = strength(g, number) + bonus + pack(g, number, target)
    g.tell(AttackDeclared(seat, number, power), cites=("BR-ICE-11", "BR-FWDIE-01"))
    g.tell(TargetNamed(seat, target), cites="BR-SUBR-03")
    yield from resolve_attack(g)
    g.attacks = g.attacks[:-1]


def resolve_attack(g: Breach) -> Script[None]:
    """Responses, Viruses, and what comes after them."""
    yield from responses(g)
    set_attack(g, step="assign")
    given = yield from assign_viruses(g) if stands(g) else nothing()
    set_attack(g, step="over")
    now = g.attacks[-1]
    g.tell(AttackResolved(now.by, now.target, given), cites="BR-ASSIGN-01")
    if now.target < ICE:
        if now.ice == NOWHERE and given > 1:
            occurs(g, now.by, "two-viruses")
        if not given:
            yield from mission(g, now.target, "no-virus")
        for _ in range(g.attacks[-1].slides):
            yield from slide(g, now.target, "BR-EFFECT-04")


def stands(g: Breach) -> bool:
    """Whether the attacker is still in the Database: what was played in response may have eliminated it."""
    now = g.attacks[-1]
    return g.model(now.ice) is not None if now.ice != NOWHERE else g.seats[now.by].connected


def nothing() -> Script[int]:
    """No Virus is assigned."""
    yield from ()
    return 0


# Step 2: responses


def responses(g: Breach) -> Script[None]:
    """Attacker and defender in turn until one side declines, then the others once each (BR-RESP-01 to BR-RESP-07)."""
    yield from press(g)
    while (yield from defend(g)) and (yield from press(g)):
        pass
    for seat in g.clockwise(g.attacks[-1].by):
        if seat not in (attacker(g), g.attacks[-1].target) and (yield from respond(g, seat, "attack")):
            yield from defend(g)
            yield from press(g)


def press(g: Breach) -> Script[bool]:
    """The attacker's opportunity: one who declines is out of this step (BR-RESP-02); for an ICE plays nobody."""
    seat = attacker(g)
    if seat == NOWHERE or seat in g.attacks[-1].passed:
        return False
    played = yield from opportunity(g, seat)
    if not played:
        set_attack(g, passed=(seat,))
    return played


def defend(g: Breach) -> Script[bool]:
    """The player of an attacked Avatar gets the chance to respond, also of one that becomes the target (BR-RESP-03)."""
    played = False
    while True:
        target = g.attacks[-1].target
        if target >= ICE:
            return played
        played = (yield from opportunity(g, target)) or played
        if g.attacks[-1].target == target:
            return played


def opportunity(g: Breach, seat: Seat) -> Script[bool]:
    """One or more cards and tokens, until the player passes or the target is another; whether any was played."""
    played, target = False, g.attacks[-1].target
    while g.attacks[-1].target == target and (yield from respond(g, seat, "attack")):
        played = True
    return played


# Step 3: Viruses


def assign_viruses(g: Breach) -> Script[int]:
    """Compare, let shield and Elude take their part, and assign what is left; how many were (BR-ASSIGN-08 to -11)."""
    now = g.attacks[-1]
    n = count(*compared(g))
    owner = FIREWALL if now.ice != NOWHERE else now.by
    if now.target >= ICE:
        return (yield from assign_to_ice(g, now.target, n, now.by))
    target = g.seats[now.target]
    if n and target.shield and not target.waived:
        n -= 1
        g.tell(ShieldHeld(now.target), cites=("BR-SHIELD-04", "BR-ASSIGN-08"))
    if n and target.connected and can_shift(target, DEFENSE):
        n -= yield from elude(g, now.target)
    return (yield from assign(g, now.target, n, owner, "BR-VAVA-01"))


class Elude(Shift):
    """Shift a defense cube to ignore 1 Virus, once in an attack (BR-ELUDE-01 to BR-ELUDE-04)."""

    name = "elude"

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        return self.judge_shift(g, seat, DEFENSE, wish, "BR-ELUDE-05")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return shifts(self.name, g.seats[seat].avatar, DEFENSE) if can_shift(g.seats[seat], DEFENSE) else None


def viruses_due(g: Breach, seat: Seat) -> Args:
    """Who attacks, and how many Viruses are left after the shield."""
    now = g.attacks[-1]
    player = g.seats[now.target]
    held = player.shield and not player.waived
    return {"model": now.by if now.ice == NOWHERE else now.ice, "n": count(*compared(g)) - held}


ELUDE, TAKE_IT = Elude(), Plain("take-it")
MAY_ELUDE = Telling(
    "elude",
    (ELUDE, TAKE_IT),
    tells=viruses_due,
    cites=("BR-ASSIGN-09", "BR-ELUDE-02"),
    others="BR-ASSIGN-09",
    otherwise="BR-RESP-02",
)


def elude(g: Breach, seat: Seat) -> Script[int]:
    """The last point before Viruses are assigned; the Defense of this attack stays as it was (BR-ELUDE-07)."""
    wish = yield from ask(g, seat, MAY_ELUDE)
    if wish.verb != "elude":
        return 0
    move_cube(g, seat, DEFENSE, DEFENSE, BOXES.index(wish["to"]), "BR-ELUDE-04")
    g.tell(Eluded(seat), cites="BR-ELUDE-03")
    return 1


# Slides


WHERE_TO_SLIDE = choosing("where-to-slide", CHOOSE_ROOM, "BR-CPS-02")


def slide(g: Breach, seat: Seat, cites: str) -> Script[None]:
    """An Avatar goes to a connected revealed room for no MP, and loses its Shield token (BR-CPS-02 to BR-CPS-04)."""
    room = yield from choose(g, seat, WHERE_TO_SLIDE, lambda: slides_to(g, seat))
    if room is not None:
        stand(g, seat, room)
        g.tell(Slid(seat, room), cites=cites)
        enters(g, seat)
        drop_shield(g, seat, "BR-SHIELD-10")


def slides_to(g: Breach, seat: Seat) -> list[int]:
    """The revealed rooms connected to an Avatar's; none for a disconnected one (BR-DISC-08)."""
    here = g.seats[seat].room
    return [] if here == NOWHERE else [room for room in neighbours(g, here) if not g.is_dark(room)]


VERBS = (ATTACK_VERB, TARGET, FORGO, ELUDE, TAKE_IT)
