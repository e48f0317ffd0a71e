"""burncycle as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from getaway.games.burncycle import (  # noqa: F401 - rules add themselves
    between,
    caches,
    choose,
    dice,
    effects_bots,
    effects_floor,
    effects_network,
    free,
    identity,
    lesson,
    offers,
    routing,
    setup,
    threat_events,
    turn,
)
from getaway.games.burncycle.actions import ACTIONS, MISSION_ACTIONS, bonus, terminal  # noqa: F401 - rules add themselves
from getaway.games.burncycle.actions import move as moving
from getaway.games.burncycle.actions.keypad import VERBS as KEYPAD_VERBS
from getaway.games.burncycle.actions.keypad import at_the_keypad
from getaway.games.burncycle.actions.passing import VERBS as PASSING_VERBS
from getaway.games.burncycle.actions.passing import passing
from getaway.games.burncycle.actions.strike import STRIKE_FOR, striking
from getaway.games.burncycle.arrange import arranged
from getaway.games.burncycle.corporation import advance, first_turn, handover
from getaway.games.burncycle.ending import Outcome, outcome
from getaway.games.burncycle.faults import components, faults
from getaway.games.burncycle.missions import objectives  # noqa: F401 - rules add themselves
from getaway.games.burncycle.missions.change import carry_over, change_floor, new_floor
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.network import activation as pings
from getaway.games.burncycle.network import effects as network_effects  # noqa: F401 - effects add themselves
from getaway.games.burncycle.network import step as network
from getaway.games.burncycle.parts import NOWHERE
from getaway.games.burncycle.picture import QUERIES
from getaway.games.burncycle.security.activation import activate_security, open_security
from getaway.games.burncycle.settle import due, settle
from getaway.games.burncycle.starts import starts
from getaway.games.burncycle.view import View, view, world
from getaway.kernel import Args, Chance, Dice, Game, Match, Record, Script, Seat, Seeded, Verb, Wish
from getaway.kit.arranging import match_at

SCRIPTS: Mapping[str, Callable[[Burncycle], Script[None]]] = {
    "setup-bots": setup.choose_bots,
    "setup-team": setup.make_team,
    "setup-floor": setup.first_floor,
    "setup-route": setup.first_routing,
    "setup-place": setup.place_all,
    "setup-create": setup.first_burncycle,
    "begin": turn.before_turn,
    "route-first": turn.route_first,
    "act": turn.act,
    "moving": moving.moving,
    "terminal": terminal.at_terminal,
    "striking": striking,
    "keypad": at_the_keypad,
    "passing": passing,
    "network": network.network,
    "landing": network.landing,
    "route-last": turn.route_last,
    "degrade": turn.degrade,
    "last": turn.last,
    "cut-short": turn.cut_short,
    "handover": handover,
    "security": open_security,
    "activation": activate_security,
    "pings": pings.activate_pings,
    "ping-moves": pings.move_pings,
    "ping-dice": pings.roll_ping_dice,
    "threat": advance,
    "change-floor": change_floor,
    "carry-over": carry_over,
    "new-floor": new_floor,
    "first-turn": first_turn,
}
"""What happens in each phase."""


class BurncycleGame(Game[Burncycle]):
    """Robots break into a corporation, floor by floor, while its threat rises."""

    name = "burncycle"
    version = 2
    complete = True
    package = "getaway.games.burncycle"
    state = Burncycle
    players = setup.PLAYERS
    languages = {"messages": ("en", "it", "fr"), "clauses": ("en",)}
    verbs = {
        verb.name: verb
        for verb in (
            *setup.VERBS,
            *turn.VERBS,
            *routing.VERBS,
            *ACTIONS,
            *MISSION_ACTIONS,
            *moving.VERBS,
            *identity.VERBS,
            *network.VERBS,
            *terminal.VERBS,
            *caches.VERBS,
            STRIKE_FOR,
            *KEYPAD_VERBS,
            *PASSING_VERBS,
            *dice.VERBS,
            *free.VERBS,
            *offers.VERBS,
            *choose.VERBS,
        )
    }
    settings = setup.SETTINGS
    idle = frozenset((between.NEXT.name,))
    queries = QUERIES

    def begin(self, players: int, options: Mapping[str, Any]) -> Burncycle:
        return setup.begin(players, options)

    def script(self, g: Burncycle) -> Script[None] | None:
        """What waits is settled first; then the phase says what happens."""
        if g.phase == "over":
            return None
        return settle(g) if g.todo and due(g) != NOWHERE else SCRIPTS[g.phase](g)

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
