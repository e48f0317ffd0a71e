"""The Breach as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from getaway.games.breach.actions import activate, configure, enter, infect, log_out, move, reveal
from getaway.games.breach.attack import attack, elude, shield, target, waive
from getaway.games.breach.cards import avatar_effects, database_effects, sheet_effects
from getaway.games.breach.firewall import activation, awakening, peek, subroutines, tracks
from getaway.games.breach.firewall.older import unasked
from getaway.games.breach.ground import choose, effects
from getaway.games.breach.malware import hands, orders, play, windows
from getaway.games.breach.proof.arrange import arranged
from getaway.games.breach.proof.faults import components, faults
from getaway.games.breach.proof.starts import starts
from getaway.games.breach.proof.worlds import sample
from getaway.games.breach.setup import database as setup_database
from getaway.games.breach.setup import firewall as setup_firewall
from getaway.games.breach.setup import options as setup_options
from getaway.games.breach.setup import players as setup_players
from getaway.games.breach.setup import unpacking
from getaway.games.breach.sheet import cheats, cubes, develop
from getaway.games.breach.sheet.objectives import Outcome, outcome
from getaway.games.breach.shown.consequences import consequences
from getaway.games.breach.shown.cubes import push
from getaway.games.breach.shown.desk import desk
from getaway.games.breach.shown.infection import infect as infection
from getaway.games.breach.shown.reach import reach, walk
from getaway.games.breach.shown.scene import scene
from getaway.games.breach.shown.strike import attack as strike
from getaway.games.breach.shown.things import things
from getaway.games.breach.shown.view import View, open_view, view
from getaway.games.breach.shown.window import window
from getaway.games.breach.table.model import Breach
from getaway.games.breach.tokens import purchase, research
from getaway.games.breach.turn import action_phase, configuration_phase, connection, trace_phase
from getaway.kernel import (
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
    Setting,
    Then,
    Verb,
    Wish,
)
from getaway.kit.arranging import match_at

SCRIPTS: Mapping[str, Callable[[Breach], Script[None]]] = {
    "setup-database": setup_database.lay_database,
    "setup-firewall": setup_firewall.lay_firewall,
    "setup-avatars": setup_players.choose_avatars,
    "setup-breachers": setup_players.choose_breachers,
    "setup-interfaces": setup_players.prepare_interfaces,
    "turn": connection.begin_turn,
    "act": action_phase.act,
    "move": move.moving,
    "configure": configuration_phase.configuration,
    "trace": trace_phase.trace,
    "password": activation.password,
    "activation": activation.activation,
    "awakening": awakening.awaken,
}
"""What happens in each phase."""
STEPS: Mapping[str, str] = {
    **dict.fromkeys(("turn", "act", "move"), "action"),
    "configure": "configuration",
    "trace": "trace",
    **dict.fromkeys(("password", "activation", "awakening"), "firewall"),
}
"""The step of a round that each phase belongs to, as a player would list them."""

effects.register(
    *(avatar_effects.EFFECTS, database_effects.EFFECTS, sheet_effects.EFFECTS, develop.EFFECTS, purchase.EFFECTS),
    *(infect.EFFECTS, peek.EFFECTS, subroutines.EFFECTS, tracks.EFFECTS),
)


class BreachGame(Game[Breach]):
    """Hackers race for secret Information in a Database that defends itself."""

    name = "breach"
    version = 2
    complete = True
    package = "getaway.games.breach"
    state = Breach
    players = setup_options.PLAYERS
    languages = {"messages": ("en", "it", "fr"), "clauses": ("en", "it", "fr")}
    verbs = {
        verb.name: verb
        for verb in (
            *action_phase.VERBS,
            *configuration_phase.VERBS,
            *trace_phase.VERBS,
            *move.VERBS,
            *enter.VERBS,
            *reveal.VERBS,
            *activate.VERBS,
            *attack.VERBS,
            *target.VERBS,
            *elude.VERBS,
            *shield.VERBS,
            *infect.VERBS,
            *configure.VERBS,
            *develop.VERBS,
            *log_out.VERBS,
            *cubes.VERBS,
            *cheats.VERBS,
            *purchase.VERBS,
            *hands.VERBS,
            *play.VERBS,
            *research.VERBS,
            *windows.VERBS,
            *orders.VERBS,
            *peek.VERBS,
            *waive.VERBS,
            *choose.VERBS,
        )
    }
    minutes = 60
    levels = {
        "regular": Level("getaway.bots.breach.regular:Regular"),
        "newcomer": Level("getaway.bots.breach.newcomer:Newcomer"),
        "expert": Level("getaway.bots.breach.expert:Expert", simulations=180),
        "random": Level("getaway.bots:AtRandom"),
    }
    strengths = "getaway.bots.breach"
    adviser = "expert"
    voiced = "getaway.bots.breach.voice:VOICED"
    critic = "getaway.bots.breach.critic:Critic"
    first_match = FirstMatch(1, {"mode": "solo"})
    idle = frozenset((windows.PASS.name, infect.KEEP.name))
    queries = {
        "desk": desk,
        "scene": scene,
        "reach": reach,
        "walk": walk,
        "attack": strike,
        "infect": infection,
        "push": push,
        "window": window,
    }
    phases = tuple(dict.fromkeys(STEPS.values()))
    drawing = "getaway.games.breach.shown.text:DRAWING"
    packs = "getaway.games.breach.pack:PACKS"
    bench = Bench("The Breach, 3 players", {"players": 3, "team": "random"}, answers_per_s=10_000, fork_us=120)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What a table may choose; a pack may bring more."""
        return setup_options.settings()

    def begin(self, players: int, options: Mapping[str, Any]) -> Breach:
        return unpacking.begin(players, options)

    def script(self, g: Breach) -> Script[None] | None:
        return SCRIPTS[g.phase](g) if g.phase != "over" else None

    def offers(self, g: Breach, seat: Seat) -> tuple[Verb[Any], ...]:
        """What seats may do while anybody is asked: cards, Programs, tokens, standing orders, waiving the shield."""
        if g.phase == "over" or g.phase.startswith("setup"):
            return ()
        if g.solo:
            return OFFERS_ALONE
        return OFFERS_WITH_CLOCKS if g.window_ms else OFFERS

    def unasked(self, g: Breach, seat: Seat, question: str) -> Wish | None:
        return unasked(g, question)

    def deadlines(self, g: Breach) -> tuple[Deadline, ...]:
        """A window closes after its fixed length."""
        return (Deadline(g.window.closes, "window"),) if g.window is not None and g.window.closes else ()

    def on_deadline(self, g: Breach, key: str) -> Script[None]:
        yield from ()
        windows.lapse(g)

    def outcome(self, g: Breach) -> Outcome | None:
        return outcome(g) if g.phase == "over" else None

    def view(self, g: Breach, seat: Seat) -> View:
        return view(g, seat)

    def things(self, view: View) -> frozenset[str]:
        return things(view)

    def phase(self, g: Breach) -> str:
        return STEPS.get(g.phase, "")

    def consequences(self, before: View, after: View) -> tuple[Then, ...]:
        return consequences(before, after)

    def open_view(self, g: Breach) -> View:
        return open_view(g)

    def title(self, options: Mapping[str, Any]) -> str:
        return f"word-{options.get('mode', 'competitive')}"

    def components(self, g: Breach) -> Mapping[str, int]:
        return components(g)

    def faults(self, g: Breach) -> list[str]:
        return faults(g)

    def sample(self, record: Record, dice: Dice) -> tuple[Breach, tuple[Args | None, ...]]:
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


OFFERS = (play.PLAY, cheats.CHEAT, research.USE, orders.ORDER, waive.WAIVE)
OFFERS_WITH_CLOCKS = (*OFFERS, orders.SECRET_ORDER)
OFFERS_ALONE = (*OFFERS, play.PLAY_ALTERNATIVE)
GAME = BreachGame()
