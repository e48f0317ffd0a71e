"""Infect: the Infection die and its results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from getaway.games.breach.actions.events import DieRolled, Rerolled
from getaway.games.breach.attack.threat import raise_threat
from getaway.games.breach.ground.asking import OfAvatar, Telling
from getaway.games.breach.ground.clicks import Action, judge_action, take_action
from getaway.games.breach.ground.effects import Cites, Effects, do_effect
from getaway.games.breach.malware.missions import occurs
from getaway.games.breach.malware.play import PLAY, PLAY_ALTERNATIVE
from getaway.games.breach.malware.windows import could_act
from getaway.games.breach.sheet.cheats import CHEAT
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import Rolled
from getaway.games.breach.table.pieces import Effect, ice, supplies
from getaway.games.breach.tokens.research import USE
from getaway.games.breach.tokens.viruses import place_virus
from getaway.kernel import ALLOWED, END, USUAL, Act, Args, Refused, Script, Seat, Verdict, Wish, ask, carry_out, pick
from getaway.kit.register import adds
from getaway.kit.verbs import Plain

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""


def face_rolled(g: Breach, seat: Seat) -> Args:
    """What the Infection die shows."""
    return {"face": g.rolled.face if g.rolled else ""}


class Result(NamedTuple):
    """What a face of the Infection die brings: a Virus and more, or only Threat and another roll."""

    threat: int = 0
    track: str = ""
    again: bool = False


def result_of(face: str) -> Result:
    """The result of a face (BR-INFDIE-02 to BR-INFDIE-05)."""
    if face == "threat-retry":
        return Result(1, again=True)
    if face == "double-threat":
        return Result(2)
    return Result(track=face.removeprefix("virus-") if face.startswith("virus-") else "")


class Infect(Action, OfAvatar):
    """Roll the Infection die and apply its result (BR-INFECT-01); no cube is needed (BR-INFECT-02)."""

    name = "infect"
    rank = USUAL

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_action(g, seat)
        if not verdict:
            return verdict
        player = g.seats[seat]
        guarded = any("anti-virus" in traits(g, each.name) for each in g.ice if each.room == player.room)
        if player.room >= g.grid.size:
            return Refused("BR-ROOM-10")
        return Refused("BR-ANTIV-01") if guarded and not player.shield else ALLOWED

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _INFECT if self.judge(g, seat, Wish(self.name)) else None

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name),)

    def warnings(self, g: Breach, seat: Seat) -> Iterable[tuple[Wish, str, dict[str, object]]]:
        """A second Virus of yours in a room is ignored (BR-VLIMIT-05)."""
        room = g.seats[seat].room
        here = 0 <= room < g.grid.size and g.infected[room] >> seat & 1
        return [(Wish(self.name), "BR-VLIMIT-05", {})] if here else []

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        take_action(g, seat, self.name, "BR-INFECT-01")
        yield from roll(g, seat)
        while g.rolled is not None and (result := result_of(g.rolled.face)).again:
            ignored, g.rolled = g.rolled.ignored, None
            if not ignored:
                yield from raise_threat(g, seat, result.threat, "BR-INFDIE-05")
            yield from roll(g, seat)
        yield from apply(g, seat)


_INFECT = Act("infect")


def traits(g: Breach, name: str) -> tuple[str, ...]:
    """The traits of an ICE in force: the Guardian's begin with its awakening (BR-GUARD-10)."""
    card = ice()[name]
    return card.traits if card.category != "guardian" or g.awake() else ()


KEEP = Plain("keep", END)
AFTER_THE_ROLL = Telling(
    "after-the-roll",
    (KEEP, PLAY, PLAY_ALTERNATIVE, USE, CHEAT),
    tells=face_rolled,
    cites=("BR-INFECT-01", "BR-RES-10"),
    others="BR-ROUND-02",
    instead={"buy": "BR-BUY-01"},
    otherwise="BR-ACTPH-06",
    private=True,
)


def roll(g: Breach, seat: Seat) -> Script[None]:
    """Roll the die; before its result is applied the player may play what fits (BR-RES-10)."""
    face = yield from pick(g, supplies().infection)
    g.rolled = Rolled(seat, face)
    g.tell(DieRolled(seat, face), cites="BR-INFECT-01")
    if face == "double-threat":
        occurs(g, seat, "double-threat")
    while could_act(g, seat):
        wish = yield from ask(g, seat, AFTER_THE_ROLL)
        if wish.verb == "keep":
            break
        yield from carry_out(g, seat, wish)


def apply(g: Breach, seat: Seat) -> Script[None]:
    """Place the Virus in the Avatar's room (BR-INFECT-03), then do the rest (BR-INFDIE-02 to BR-INFDIE-04).

    The Virus is placed even if the Avatar has left by then (BR-INFDIE-07).
    """
    assert g.rolled is not None  # noqa: S101 - rolled
    result, ignored, g.rolled = result_of(g.rolled.face), g.rolled.ignored, None
    yield from place_virus(g, seat, g.seats[seat].last, "BR-INFDIE-02")
    if result.threat and not ignored:
        yield from raise_threat(g, seat, result.threat, "BR-INFDIE-04")
    elif result.track:
        yield from do_effect(g, seat, Effect("advance", what=result.track), "BR-INFDIE-03")


@adds(EFFECTS, "reroll")
def reroll(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Roll again: the new result counts instead (BR-RES-10)."""
    if g.rolled is None:
        return
    face = yield from pick(g, supplies().infection)
    g.rolled = Rolled(seat, face)
    g.just = ()
    g.tell(Rerolled(seat, face), cites="BR-RES-10")
    if face == "double-threat":
        occurs(g, seat, "double-threat")


@adds(EFFECTS, "ignore-threat")
def ignore_threat(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """The Threat of this result is ignored."""
    yield from ()
    if g.rolled is not None:
        g.rolled = msgspec.structs.replace(g.rolled, ignored=True)


INFECT = Infect()
VERBS = (INFECT, KEEP)
