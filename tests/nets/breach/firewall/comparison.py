"""The engine and the second opinion play the same Firewall turn, decision by decision, and are compared at each.

The engine says which cards chance turns up. Where both ask a player, the options must be the same; one of them is
picked at random for both. What happened and what lies on the table must be the same at every decision and at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tests.nets.breach.firewall.attacks import TAKE_IT
from tests.nets.breach.firewall.responses import respond
from tests.nets.breach.firewall.steps import Ask, Moment, Option, Reveal
from tests.nets.breach.firewall.table import Table, facts, facts_of, read
from tests.nets.breach.firewall.turn import firewall_turn

from getaway.games.breach.attack.events import (
    AttachIgnored,
    AttackResolved,
    CopiedOrPaid,
    Disconnected,
    Eluded,
    IceAttached,
    ShieldHeld,
    Slid,
    ThreatIgnored,
    ThreatReset,
    ThreatRose,
    VirusAssigned,
)
from getaway.games.breach.firewall.events import (
    CardResolved,
    CardRevealed,
    DieRaised,
    DieStayed,
    GatewaySealed,
    GuardianAwoke,
    IceActivated,
    IceDeployed,
    IceDisconnected,
    IceMoved,
    NobodyActivated,
    OmegaEntered,
    PasswordGiven,
    Pulled,
    Purged,
    QuickIgnored,
    QuickSubroutine,
    RevealSkipped,
    SealCancelled,
    SheetFlipped,
    TrackAdvanced,
    TrackStayed,
)
from getaway.games.breach.game import BreachGame
from getaway.games.breach.ground.events import GameEnded
from getaway.games.breach.sheet.events import CubeMoved, InformationGained, InformationLeft, MarkCovered
from getaway.games.breach.table.model import Breach
from getaway.games.breach.tokens.events import CreditsGained
from getaway.kernel import SPECTATOR, Event, Match, Script, Seeded, Wish
from getaway.kernel.stream import Told
from getaway.kit.arranging import match_at


class Difference(Exception):
    """The engine and the second opinion disagree."""


class FirewallOnly(BreachGame):
    """The Breach, until the Firewall's turn is over."""

    def script(self, g: Breach) -> Script[None] | None:
        return super().script(g) if g.in_firewall_turn else None


GAME = FirewallOnly()
Facts = tuple[Any, ...]
WHOLE = (
    *(PasswordGiven, RevealSkipped, CardRevealed, CardResolved),
    *(TrackAdvanced, TrackStayed, DieRaised, DieStayed),
    *(IceDeployed, QuickSubroutine, QuickIgnored, IceMoved, IceDisconnected),
    *(IceAttached, AttachIgnored, Pulled, Purged),
    *(VirusAssigned, ThreatRose, ThreatReset, ThreatIgnored),
    *(ShieldHeld, Eluded, CubeMoved, AttackResolved, Slid, Disconnected),
    *(CopiedOrPaid, InformationGained, InformationLeft, CreditsGained),
    *(MarkCovered, GatewaySealed, SealCancelled),
    *(OmegaEntered, GuardianAwoke, SheetFlipped),
)
"""Events that both must tell alike."""
IN_PART: dict[type[Event], Callable[[Any], Facts]] = {
    IceActivated: lambda event: (event.model, event.seat),
    NobodyActivated: lambda event: (event.category,),
    GameEnded: lambda event: (event.winner,),
}
"""Events of which a part is compared; the rest is how the engine words it."""


def happened(told: list[Event]) -> list[Facts]:
    """The events that count, in their order."""
    found: list[Facts] = []
    for event in told:
        kind = type(event)
        if kind in WHOLE:
            found.append((kind.__name__, *[getattr(event, name) for name in kind.__struct_fields__]))
        elif kind in IN_PART:
            found.append((kind.__name__, *IN_PART[kind](event)))
    return found


class Comparison:
    """One Firewall turn."""

    def __init__(self, position: Breach, seed: int) -> None:
        self.table: Table = read(position)
        self.match: Match = match_at(GAME, position, Seeded(seed))
        self.dice = Random(seed)  # noqa: S311 - positions, no secrets
        self.count: Counter[str] = Counter()
        self.revealed = 0
        self.last = "the start"

    def run(self) -> Counter[str]:
        """Play the turn to its end; raises what is different."""
        opinion = firewall_turn(self.table)
        answer: Option = None
        while True:
            try:
                step = opinion.send(answer)
            except StopIteration:
                break
            except AssertionError as error:
                raise self.different(str(error)) from error
            if isinstance(step, Reveal):
                answer = self.card(step)
            elif isinstance(step, Moment):
                self.responses(step)
                answer = None
            else:
                answer = self.decision(step)
        self.ended()
        return self.count

    # Chance and responses

    def told(self) -> list[Event]:
        """What the engine told everybody."""
        return [item.event for item in self.match.told(SPECTATOR) if isinstance(item, Told)]

    def cards(self) -> list[CardRevealed]:
        """The cards that the engine has turned up."""
        return [event for event in self.told() if isinstance(event, CardRevealed)]

    def card(self, step: Reveal) -> str:
        """The card that the engine turned up next."""
        cards = self.cards()
        while len(cards) <= self.revealed and self.window():
            self.match.answer(self.match.asks[0].seat, Wish("pass"))
            cards = self.cards()
        if len(cards) <= self.revealed:
            raise self.different(f"the engine turns up no card for seat {step.seat}")
        found = cards[self.revealed]
        if found.seat != step.seat:
            raise self.different(f"the engine lets seat {found.seat} reveal, the second opinion seat {step.seat}")
        self.revealed += 1
        self.count["who reveals a card"] += 1
        return found.card

    def responses(self, step: Moment) -> None:
        """Players may respond here: now and then one does."""
        while self.window() == step.kind and len(happened(self.told())) == len(happened(self.table.told)):
            respond(self.match, self.table, self.dice, self.count)

    def window(self) -> str:
        """The kind of response that the engine waits for, if it does."""
        window = self.match.g.window
        return "" if self.match.over or window is None else window.kind

    def pass_windows(self) -> None:
        """Let responses go by."""
        while self.window():
            self.match.answer(self.match.asks[0].seat, Wish("pass"))

    # Decisions

    def decision(self, step: Ask) -> Option:
        """Both must offer the same; an only option is not asked for."""
        if len(step.options) == 1 and not self.asks_this(step):
            return next(iter(step.options))
        self.pass_windows()
        if self.match.over:
            raise self.different(f"the engine has ended the turn, the second opinion asks {step}")
        self.same_so_far()
        put = self.match.asks[0]
        if (put.question.name, put.seat) != (step.kind, step.seat):
            options = sorted({str(option_of(wish)) for wish in put.choice})
            engine = f"{put.question.name} of seat {put.seat} with {options}"
            raise self.different(f"the engine asks {engine}, the second opinion {step}")
        offered = {option_of(wish): wish for wish in put.choice}
        if set(offered) != step.options:
            theirs, mine = sorted(set(offered) - step.options, key=str), sorted(step.options - set(offered), key=str)
            raise self.different(f"{step.kind}: only the engine offers {theirs}, only the second opinion {mine}")
        self.count[step.kind] += 1
        self.count["options"] += len(offered)
        chosen = self.dice.choice(sorted(offered, key=str))
        self.last = f"{step.kind} = {chosen}"
        self.match.answer(put.seat, offered[chosen])
        return chosen

    def asks_this(self, step: Ask) -> bool:
        """Whether the engine asks although there is only one option."""
        put = None if self.match.over or self.window() else self.match.asks[0]
        return put is not None and (put.question.name, put.seat) == (step.kind, step.seat) and put.choice.count == 1

    # What happened

    def same_so_far(self) -> None:
        """What happened and what lies on the table is the same."""
        engine, mine = happened(self.told()), happened(self.table.told)
        for n, (one, other) in enumerate(zip(engine, mine, strict=False)):
            if one != other:
                raise self.different(f"event {n}: the engine tells {one}, the second opinion {other}")
        if len(engine) != len(mine):
            longer, whose = (engine, "engine") if len(engine) > len(mine) else (mine, "second opinion")
            raise self.different(f"only the {whose} tells {longer[min(len(engine), len(mine)) :]}")
        theirs = facts_of(self.match.g)
        for name, fact in facts(self.table).items():
            if theirs[name] != fact and not (self.table.over and name == "pile"):
                raise self.different(f"{name}: {theirs[name]} for the engine, {fact} for the second opinion")
        self.count["tables compared"] += 1

    def ended(self) -> None:
        """The turn is over for both, and everything is as it should be."""
        self.pass_windows()
        if not self.match.over:
            raise self.different(f"the second opinion is done, the engine asks {self.match.asks[0]}")
        self.same_so_far()
        g = self.match.g
        if g.phase != "over" and (g.phase, g.active, g.round) != ("turn", self.table.password, self.table.round):
            raise self.different(f"the engine goes on with {g.phase} of seat {g.active} in round {g.round}")
        for kind, n in Counter(event[0] for event in happened(self.table.told)).items():
            self.count[f"event {kind}"] += n

    def different(self, what: str) -> Difference:
        """With what happened just before."""
        cards = [event.card for event in self.cards()]
        trail = happened(self.told())[-6:]
        return Difference(f"{what} [after {self.last}; cards {cards}; the engine last told {trail}]")


def option_of(wish: Wish) -> Option:
    """What an answer chooses."""
    return wish.verb if wish.verb == TAKE_IT else next(iter(wish.args.values()))


def compare(position: Breach, seed: int) -> Counter[str]:
    """Compare one position; raises `Difference`."""
    return Comparison(position, seed).run()
