"""Step 1 of an attack: the target."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from getaway.games.breach.attack.events import Forgone, TargetNamed
from getaway.games.breach.database.distance import within
from getaway.games.breach.ground.asking import Telling
from getaway.games.breach.malware.play import PLAY, PLAY_ALTERNATIVE
from getaway.games.breach.sheet.cheats import CHEAT
from getaway.games.breach.table.arguments import MODEL
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import Attacking
from getaway.games.breach.tokens.research import USE
from getaway.kernel import (
    ALLOWED,
    END,
    USUAL,
    Act,
    Args,
    One,
    Refused,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask,
    carry_out,
)
from getaway.kit.verbs import Plain


def attack_so_far(g: Breach, seat: Seat) -> Args:
    """How strong an attack is, and how far it reaches."""
    attack = g.attack
    return (
        {"attack": 0, "reach": 0} if attack is None else {"attack": attack.attack + attack.bonus, "reach": attack.reach}
    )


def targets(g: Breach, seat: Seat, reach: int) -> list[int]:
    """The models in Range of an Avatar, except itself (BR-TARGET-01 to BR-TARGET-07).

    Without Range that is its own room (BR-ATTACK-02). Any ICE is an enemy of every player (BR-ICE-01).
    """
    here = g.seats[seat].room
    near = {here} if reach == 0 else set(within(g, here, reach))
    found = [other for other, player in enumerate(g.seats) if other != seat and player.room in near]
    return found + [each.number for each in g.ice if each.room in near]


class Target(Verb[Breach]):
    """Name the target of an attack."""

    name = "target"
    rank = USUAL
    arguments = (MODEL,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        found = g.attack is not None and wish[MODEL] in targets(g, seat, g.attack.reach)
        return ALLOWED if found else Refused("BR-TARGET-07" if wish[MODEL] == seat else "BR-TARGET-01")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _targets(tuple(targets(g, seat, g.attacks[-1].reach)))

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        models = [other for other, player in enumerate(g.seats) if player.connected] + [each.number for each in g.ice]
        return [Wish(self.name, model=model) for model in models]


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


TARGET, FORGO = Target(), Forgo("forgo", END, forgoes=True)
NAME_TARGET = Telling(
    "name-target",
    (TARGET, FORGO, PLAY, PLAY_ALTERNATIVE, USE, CHEAT),
    tells=attack_so_far,
    cites=("BR-TARGET-01", "BR-TIMING-07"),
    others="BR-ROUND-02",
    otherwise="BR-ACTPH-06",
    private=True,
)


def name_target(g: Breach, seat: Seat) -> Script[bool]:
    """Let the attacker name a target, after playing cards (BR-TIMING-07); return whether there is one."""
    while g.seats[seat].connected:
        wish = yield from ask(g, seat, NAME_TARGET)
        if wish.verb == "forgo":
            g.tell(Forgone(seat), cites="BR-TARGET-09")
            return False
        if wish.verb == "target":
            set_attack(g, target=wish[MODEL], step="respond")
            g.tell(TargetNamed(seat, wish[MODEL]), cites="BR-TARGET-01")
            return True
        yield from carry_out(g, seat, wish)
    return False  # the Avatar was eliminated by what was played


def boosted(attack: Attacking, ability: str, n: int) -> Attacking:
    """The attack with more of an ability until it is resolved (BR-VALUES-04, BR-RES-09)."""
    if ability == "attack":
        return msgspec.structs.replace(attack, bonus=attack.bonus + n)
    return msgspec.structs.replace(attack, defense=attack.defense + n) if ability == "defense" else attack


def set_attack(g: Breach, **changes: object) -> None:
    """Change the attack in progress."""
    g.attacks = (*g.attacks[:-1], msgspec.structs.replace(g.attacks[-1], **changes))


VERBS = (TARGET, FORGO)
