"""The Breach as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from getaway.games.breach import (  # noqa: F401 - effects add themselves
    cheats,
    choose,
    cubes,
    effects_avatar,
    effects_database,
    effects_sheet,
    malware,
    purchase,
    research,
    setup,
    turn,
    waive,
    windows,
)
from getaway.games.breach.actions import attack, configure, develop, infect, log_out, move, shield
from getaway.games.breach.arrange import arranged
from getaway.games.breach.ending import Outcome, outcome
from getaway.games.breach.faults import components, faults
from getaway.games.breach.firewall import tracks  # noqa: F401 - effects add themselves
from getaway.games.breach.firewall import turn as firewall
from getaway.games.breach.model import Breach
from getaway.games.breach.older import unasked
from getaway.games.breach.picture.desk import desk
from getaway.games.breach.picture.scene import scene
from getaway.games.breach.starts import starts
from getaway.games.breach.view import View, open_view, view
from getaway.games.breach.worlds import sample
from getaway.kernel import Args, Chance, Deadline, Dice, Game, Match, Record, Script, Seat, Seeded, Verb, Wish
from getaway.kit.arranging import match_at

SCRIPTS: Mapping[str, Callable[[Breach], Script[None]]] = {
    "setup-database": setup.lay_database,
    "setup-firewall": setup.lay_firewall,
    "setup-avatars": setup.choose_avatars,
    "setup-breachers": setup.choose_breachers,
    "setup-interfaces": setup.prepare_interfaces,
    "turn": turn.begin_turn,
    "act": turn.act,
    "move": move.moving,
    "configure": turn.configuration,
    "trace": turn.trace,
    "password": firewall.password,
    "activation": firewall.activation,
    "awakening": firewall.awaken,
}
"""What happens in each phase."""


class BreachGame(Game[Breach]):
    """Hackers race for secret Information in a Database that defends itself."""

    name = "breach"
    version = 2
    complete = True
    package = "getaway.games.breach"
    state = Breach
    players = setup.PLAYERS
    languages = {"messages": ("en", "it", "fr"), "clauses": ("en",)}
    verbs = {
        verb.name: verb
        for verb in (
            *turn.VERBS,
            *move.VERBS,
            *attack.VERBS,
            *shield.VERBS,
            *infect.VERBS,
            *configure.VERBS,
            *develop.VERBS,
            *log_out.VERBS,
            *cubes.VERBS,
            *cheats.VERBS,
            *purchase.VERBS,
            *malware.VERBS,
            *research.VERBS,
            *windows.VERBS,
            *firewall.VERBS,
            *waive.VERBS,
            *choose.VERBS,
        )
    }
    settings = setup.SETTINGS
    idle = frozenset((windows.PASS.name, infect.KEEP.name))
    queries = {"desk": desk, "scene": scene}

    def begin(self, players: int, options: Mapping[str, Any]) -> Breach:
        return setup.begin(players, options)

    def script(self, g: Breach) -> Script[None] | None:
        return SCRIPTS[g.phase](g) if g.phase != "over" else None

    def offers(self, g: Breach, seat: Seat) -> tuple[Verb[Any], ...]:
        """Cards, Programs and tokens while a question stands anyway, standing orders, and waiving the shield."""
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


OFFERS = (malware.PLAY, cheats.CHEAT, research.USE, windows.ORDER, waive.WAIVE)
OFFERS_WITH_CLOCKS = (*OFFERS, windows.SECRET_ORDER)
OFFERS_ALONE = (*OFFERS, malware.PLAY_ALTERNATIVE)
GAME = BreachGame()
