"""The dice that belong to a bot: Casing's Pressure moves him, Bit's Lift adds AP.

Only its own bot uses each of them (BC-AGENT-04), and only while that bot is an agent (BC-AGENT-05).
"""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.ground.abilities import usable, use_up
from getaway.games.burncycle.ground.events import OwnDieRolled
from getaway.games.burncycle.table import named
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import Face, bots, dice
from getaway.kernel import ALLOWED, Act, Refused, Script, Seat, Verb, Verdict, Wish, chance
from getaway.kit.dice import throw


def die_of(g: Burncycle, seat: Seat) -> str:
    """The die that belongs to a player's agent, "" if it has none."""
    return bots()[g.bots[seat].name].agent.die


def judge_on_check(g: Burncycle, seat: Seat) -> Verdict:
    """Once in each AP check of the agent, except in a move action (BC-CMD-17)."""
    roll = g.roll
    if roll is None or roll.bot != seat:
        return Refused("BC-CMD-17")
    if roll.purpose == "move" or die_of(g, seat) in roll.used:
        return Refused("BC-AGENT-06")
    return ALLOWED


def judge_on_move(g: Burncycle, seat: Seat) -> Verdict:
    """Once in a move action in which the agent moves itself (BC-MOVE-17, BC-MOVE-18, BC-MOVE-21)."""
    moving = g.moving
    if moving is None or moving.bonus != NOWHERE:
        return Refused("BC-MOVE-21")
    if not moving.steps[seat]:
        return Refused("BC-MOVE-18")
    return Refused("BC-AGENT-06") if die_of(g, seat) in moving.used else ALLOWED


class OwnDie(Verb[Burncycle]):
    """Roll the agent's own die: on an AP check or in a move action, as its card says (BC-AGENT-06)."""

    name = "own-die"

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        """The ability that the die belongs to."""
        return named.skill(g, seat, die_of(g, seat))

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        die = die_of(g, seat)
        if not die:
            modules = bots()[g.bots[g.module].name].agent.die
            return Refused("BC-AGENT-05" if modules else "BC-AGENT-04")
        on_check = g.roll is not None
        if all(ability.key != die for ability in usable(g, seat, "check" if on_check else "move")):
            return Refused("BC-AGENT-06")
        return judge_on_check(g, seat) if on_check else judge_on_move(g, seat)

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _ROLL if die_of(g, seat) and self.judge(g, seat, _WISH) else None

    def near(self, g: Burncycle, seat: Seat) -> tuple[Wish, ...]:
        return (_WISH,) if die_of(g, seat) else ()

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The AP are added to the check; the movement is only for the agent."""
        die = die_of(g, seat)
        on_check = g.roll is not None
        ability = next(each for each in usable(g, seat, "check" if on_check else "move") if each.key == die)
        use_up(g, seat, ability)
        mark_used(g, die)
        drawn = yield from chance(g, throw("faces", 1), seen=None)
        face = dice().own[die][drawn["faces"][0]]
        g.tell(OwnDieRolled(seat, die, face.ap, face.move), cites="BC-AGENT-06")
        add(g, face)


def mark_used(g: Burncycle, die: str) -> None:
    """The die is rolled once in this check or move."""
    if g.roll is not None:
        g.roll = msgspec.structs.replace(g.roll, used=(*g.roll.used, die))
    elif g.moving is not None:
        g.moving = msgspec.structs.replace(g.moving, used=(*g.moving.used, die))


def add(g: Burncycle, face: Face) -> None:
    """What the die shows counts for the check, or for the agent's own movement."""
    if g.roll is not None:
        g.roll = msgspec.structs.replace(g.roll, bonus=g.roll.bonus + face.ap)
    elif g.moving is not None:
        g.moving = msgspec.structs.replace(g.moving, own=g.moving.own + face.move)


_ROLL, _WISH = Act("own-die"), Wish("own-die")
OWN_DIE = OwnDie()
