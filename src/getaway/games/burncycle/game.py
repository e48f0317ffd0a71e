"""burncycle as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from getaway.games.burncycle.bots.chapter import BOTS
from getaway.games.burncycle.burn.chapter import BURN
from getaway.games.burncycle.detection.chapter import DETECTION
from getaway.games.burncycle.floor.chapter import FLOOR
from getaway.games.burncycle.free import between
from getaway.games.burncycle.free.chapter import FREE
from getaway.games.burncycle.ground.chapters import GROUND, register
from getaway.games.burncycle.ground.ending import Outcome, outcome
from getaway.games.burncycle.ground.settle import due, settle
from getaway.games.burncycle.inventory import offers
from getaway.games.burncycle.inventory.chapter import INVENTORY
from getaway.games.burncycle.joan.chapter import JOAN
from getaway.games.burncycle.keypad.chapter import KEYPAD
from getaway.games.burncycle.missions.chapter import MISSIONS
from getaway.games.burncycle.movement.chapter import MOVEMENT
from getaway.games.burncycle.network.chapter import NETWORK
from getaway.games.burncycle.proof.arrange import arranged
from getaway.games.burncycle.proof.faults import components, faults
from getaway.games.burncycle.proof.starts import starts
from getaway.games.burncycle.proof.worlds import world
from getaway.games.burncycle.security.chapter import SECURITY
from getaway.games.burncycle.setup import setup
from getaway.games.burncycle.setup.chapter import SETUP
from getaway.games.burncycle.shown.consequences import consequences
from getaway.games.burncycle.shown.queries import QUERIES
from getaway.games.burncycle.shown.steps import STEPS, step_of
from getaway.games.burncycle.shown.things import things
from getaway.games.burncycle.shown.view import View, view
from getaway.games.burncycle.strike.chapter import STRIKE
from getaway.games.burncycle.surveil.chapter import SURVEIL
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.terminal.chapter import TERMINAL
from getaway.games.burncycle.threat.chapter import THREAT
from getaway.games.burncycle.turn.chapter import TURN
from getaway.kernel import (
    Args,
    Bench,
    Chance,
    Dice,
    FirstMatch,
    Game,
    Level,
    Match,
    Record,
    Script,
    Seat,
    Seeded,
    Setting,
    Then,
    Verb,
    Wish,
)
from getaway.kit.arranging import match_at

CHAPTERS = (
    *(GROUND, THREAT, FLOOR, DETECTION, BOTS, INVENTORY, SECURITY, SURVEIL, JOAN, FREE, NETWORK),
    *(MISSIONS, MOVEMENT, STRIKE, KEYPAD, TERMINAL, BURN, TURN, SETUP),
)
"""Everything the game is made of. Watchers and looks are asked in this order."""
PHASES = register(CHAPTERS)
"""What happens in each phase."""


class BurncycleGame(Game[Burncycle]):
    """Robots break into a corporation, floor by floor, while its threat rises."""

    name = "burncycle"
    version = 2
    complete = True
    package = "getaway.games.burncycle"
    state = Burncycle
    players = setup.PLAYERS
    languages = {"messages": ("en", "it", "fr"), "clauses": ("en", "it", "fr")}
    verbs = {verb.name: verb for chapter in CHAPTERS for verb in chapter.verbs}
    idle = frozenset((between.NEXT.name,))
    queries = QUERIES
    phases = STEPS
    cooperative = True
    levels = {
        "regular": Level("getaway.bots.burncycle.regular:Regular"),
        "newcomer": Level("getaway.bots.burncycle.newcomer:Newcomer"),
        "expert": Level("getaway.bots.burncycle.expert:Expert", simulations=64),
        "random": Level("getaway.bots:AtRandom"),
    }
    strengths = "getaway.bots.burncycle"
    adviser = "expert"
    voiced = "getaway.bots.burncycle.voice:VOICED"
    critic = "getaway.bots.burncycle.critic:Critic"
    minutes = 120
    first_match = FirstMatch(1, {"mission": "first_shift", "difficulty": "simplified"}, guided=True)
    alone = FirstMatch(1, {"mission": "heavy_lifting", "difficulty": "simplified"})
    drawing = "getaway.games.burncycle.shown.text:DRAWING"
    packs = "getaway.games.burncycle.pack:PACKS"
    bench = Bench(
        "burncycle, Pillar of Panic, 3 players",
        {"players": 3, "mission": "pillar_of_panic", "team": "random"},
        answers_per_s=8_000,
        fork_us=150,
    )

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What a table may choose; a pack may bring more missions and captains."""
        return setup.settings()

    def begin(self, players: int, options: Mapping[str, Any]) -> Burncycle:
        return setup.begin(players, options)

    def script(self, g: Burncycle) -> Script[None] | None:
        """Settle what waits first; then the phase says what happens."""
        if g.phase == "over":
            return None
        return settle(g) if g.todo and due(g) != NOWHERE else PHASES[g.phase](g)

    def unasked(self, g: Burncycle, seat: Seat, question: str) -> Wish | None:
        """The first version asked less often for free actions between two chips."""
        return Wish(between.NEXT.name) if question == between.BETWEEN.name else None

    def offers(self, g: Burncycle, seat: Seat) -> tuple[Verb[Any], ...]:
        """Cards may be discarded, mods installed and imperatives dropped at any time."""
        return offers.offers(g, seat)

    def outcome(self, g: Burncycle) -> Outcome | None:
        return outcome(g) if g.phase == "over" else None

    def view(self, g: Burncycle, seat: Seat) -> View:
        return view(g, seat)

    def things(self, view: View) -> frozenset[str]:
        return things(view)

    def phase(self, g: Burncycle) -> str:
        return step_of(g)

    def consequences(self, before: View, after: View) -> tuple[Then, ...]:
        return consequences(before, after)

    def title(self, options: Mapping[str, Any]) -> str:
        return f"word-{options.get('mission', setup.settings()[0].values[0])}".replace("_", "-")

    def components(self, g: Burncycle) -> Mapping[str, int]:
        return components(g)

    def faults(self, g: Burncycle) -> list[str]:
        return faults(g)

    def sample(self, record: Record, dice: Dice) -> tuple[Burncycle, tuple[Args, ...]]:
        """Nothing is hidden: the one world that agrees is the one seen."""
        return world(record, dice), ()

    def starts(self) -> tuple[Callable[[Dice], Match], ...]:
        return starts(self)

    def arrange(
        self,
        players: int = 1,
        *,
        seed: int = 0,
        chance: Chance | None = None,
        **position: Any,  # noqa: ANN401 - see `arranged`
    ) -> Match:
        """A match at a position given by keywords; see `arranged` for them."""
        return match_at(self, arranged(players, **position), chance or Seeded(seed))


GAME = BurncycleGame()
