"""Bomb Squad's declaration: its rules, settings, views and proofs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from getaway.games.bombsquad.activation.order import PUT_IN_ORDER, order_cards
from getaway.games.bombsquad.ground.leave import LEAVE_IT
from getaway.games.bombsquad.operating.moving import GO
from getaway.games.bombsquad.operating.run import operate, stopped
from getaway.games.bombsquad.operating.working import WORK_ON
from getaway.games.bombsquad.proof.arrange import arranged
from getaway.games.bombsquad.proof.faults import components, faults
from getaway.games.bombsquad.proof.starts import starts
from getaway.games.bombsquad.proof.worlds import sample
from getaway.games.bombsquad.roles.analyst import TAKE_BACK, take_back
from getaway.games.bombsquad.roles.commander import UNPROGRAM, after_reveal
from getaway.games.bombsquad.roles.taking import TAKE_ROLE
from getaway.games.bombsquad.scoring.outcome import Outcome, outcome
from getaway.games.bombsquad.setup.options import DEFAULTS, SETTINGS, begin, lay_own_sheet, own_sheet, vet
from getaway.games.bombsquad.setup.sequence import START, set_hands, set_roles, set_up, start_timer
from getaway.games.bombsquad.shown.consequences import consequences
from getaway.games.bombsquad.shown.preview import path
from getaway.games.bombsquad.shown.rehearsal import rehearse
from getaway.games.bombsquad.shown.scene import scene
from getaway.games.bombsquad.shown.telling import telling
from getaway.games.bombsquad.shown.things import things
from getaway.games.bombsquad.shown.view import Memory, View, memory, open_view, view
from getaway.games.bombsquad.table.pieces import Mission, mission, missions
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.timers.clocks import deadlines, on_deadline
from getaway.games.bombsquad.turn.actions import VERBS, bonus, turn
from getaway.games.bombsquad.turn.mishap import DECLARE_SEEN
from getaway.games.bombsquad.turn.steps import STEPS, step_of
from getaway.games.bombsquad.variants.multiple_robots import CHOOSE_ROBOT, ENTER
from getaway.kernel import (
    FREE,
    Args,
    Bench,
    Chance,
    Deadline,
    Dice,
    FirstMatch,
    Game,
    Level,
    Match,
    Record,
    Script,
    Seat,
    Seeded,
    Talk,
    Then,
    Verb,
)
from getaway.kit.arranging import match_at

SCRIPTS = {
    "setup": set_up,
    "roles": set_roles,
    "deal": set_hands,
    "ready": start_timer,
    "turn": turn,
    "order": order_cards,
    "operate": operate,
    "stopped": stopped,
    "take_back": take_back,
    "revealed": after_reveal,
    "bonus": bonus,
}
ONLY_FACTS = Talk("facts", ("BS-FEATURE-05", "BS-FEATURE-06"))
WHILE_ORDERING = Talk("free", ("BS-ACTIVATE-06",))


class BombSquadGame(Game[BombSquad]):
    """One robot, a team whose players can't see their own cards, and real time running out."""

    name = "bombsquad"
    version = 2
    complete = True
    package = "getaway.games.bombsquad"
    state = BombSquad
    players = (2, 6)
    languages = {"messages": ("en", "it", "fr"), "clauses": ("en", "it", "fr")}
    verbs = {
        verb.name: verb
        for verb in (
            *(TAKE_ROLE, ENTER, CHOOSE_ROBOT, START),
            *VERBS,
            *(PUT_IN_ORDER, GO, WORK_ON, TAKE_BACK, UNPROGRAM, LEAVE_IT, DECLARE_SEEN),
        )
    }
    settings = SETTINGS
    phases = STEPS
    cooperative = True
    minutes = 20
    first_match = FirstMatch(2, {"clock": "turns"})
    alone = FirstMatch(3, {"clock": "turns"}, bots=True)
    queries = {"path": path, "rehearse": rehearse, "scene": scene, "telling": telling}
    drawing = "getaway.games.bombsquad.shown.text:DRAWING"
    sheets = "getaway.games.bombsquad.pack.sheets:SHEETS"
    campaign = "getaway.games.bombsquad.scoring.campaign:CAMPAIGN"
    levels = {
        "regular": Level("getaway.bots.bombsquad.levels:Regular"),
        "newcomer": Level("getaway.bots.bombsquad.levels:Newcomer"),
        "expert": Level("getaway.bots.bombsquad.levels:Expert"),
        "coded": Level("getaway.bots.bombsquad.coded:Coded", alone=True),
        "random": Level("getaway.bots:AtRandom"),
    }
    strengths = "getaway.bots.bombsquad"
    adviser = "expert"
    voiced = "getaway.bots.bombsquad.voice:VOICED"
    critic = "getaway.bots.bombsquad.critic:Critic"
    solver = "getaway.solve.bombsquad.telling:SOLVER"
    bench = Bench(
        "Bomb Squad, Mission 1, 3 players, by turns",
        {"players": 3, "mission": "m01", "clock": "turns"},
        answers_per_s=25_000,
        fork_us=60,
        forked={"mishaps": True},
    )

    def begin(self, players: int, options: Mapping[str, Any]) -> BombSquad:
        return begin(players, options)

    def prepare(self, options: Mapping[str, Any]) -> Mission | None:
        """Lay the table's own mission sheet beside the box."""
        return lay_own_sheet(options)

    def brings(self, options: Mapping[str, Any]) -> str:
        """The text of a mission sheet. If its pieces move, `vet` searches for a way through it."""
        return own_sheet(options)

    def vet(self, brought: str) -> None:
        vet(brought)

    def script(self, g: BombSquad) -> Script[None] | None:
        return SCRIPTS[g.phase](g) if g.phase != "over" else None

    def outcome(self, g: BombSquad) -> Outcome | None:
        return outcome(g) if g.phase == "over" else None

    def view(self, g: BombSquad, seat: Seat) -> View:
        return view(g, seat)

    def things(self, view: View) -> frozenset[str]:
        return things(view)

    def phase(self, g: BombSquad) -> str:
        return step_of(g)

    def consequences(self, before: View, after: View) -> tuple[Then, ...]:
        return consequences(before, after)

    def open_view(self, g: BombSquad) -> View:
        return open_view(g)

    def memory(self, g: BombSquad, seat: Seat) -> Memory:
        return memory(g, seat)

    def deadlines(self, g: BombSquad) -> tuple[Deadline, ...]:
        return deadlines(g)

    def on_deadline(self, g: BombSquad, key: str) -> Script[None]:
        return on_deadline(g, key)

    def offers(self, g: BombSquad, seat: Seat) -> tuple[Verb[Any], ...]:
        """A seat may declare a mishap during any turn, if the table uses the rule (BSX-MISHAP-01)."""
        return (DECLARE_SEEN,) if g.phase == "turn" else ()

    def talk(self, g: BombSquad, seat: Seat) -> Talk:
        """Facts only, but anything goes while cards are being ordered (BS-FEATURE-05, BS-ACTIVATE-06)."""
        if g.phase == "order":
            return WHILE_ORDERING
        return FREE if g.phase == "over" else ONLY_FACTS

    def title(self, options: Mapping[str, Any]) -> str:
        own = lay_own_sheet(options)
        chosen = options.get("mission", DEFAULTS["mission"])
        return own.title if own else f"mission-{chosen}" if chosen in missions() else mission(chosen).title

    def components(self, g: BombSquad) -> Mapping[str, int]:
        return components(g)

    def faults(self, g: BombSquad) -> list[str]:
        return faults(g)

    def sample(self, record: Record, dice: Dice) -> tuple[BombSquad, tuple[Args, ...]]:
        return sample(record, dice)

    def starts(self) -> tuple[Callable[[Dice], Match], ...]:
        return starts(self)

    def arrange(
        self,
        players: int = 2,
        *,
        seed: int = 0,
        chance: Chance | None = None,
        **position: Any,  # noqa: ANN401 - see `arranged`
    ) -> Match:
        """A match at a position given by keywords; see `arranged` for them."""
        return match_at(self, arranged(players, **position), chance or Seeded(seed))


GAME = BombSquadGame()
