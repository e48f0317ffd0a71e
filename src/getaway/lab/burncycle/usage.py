"""How often each thing of the box was used, counted from what a match tells and what is answered.

What counts as used is said for each kind in `things.USED`; a thing that only lay there was not used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from getaway.games.burncycle.ground.abilities import abilities
from getaway.games.burncycle.security.captain import captain_abilities
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import bots, captains, equipment, guards
from getaway.games.burncycle.threat.dial import entries
from getaway.games.burncycle.turn.routing import SLOTS
from getaway.kernel import Event, Seat, Wish
from getaway.lab.burncycle.matches import Listener

Told = Any
"""An event of a type that the name of the hearing method says."""


def event_name(method: str) -> str:
    """The event that a method hears."""
    return "".join(part.capitalize() for part in method.split("_")[1:])


class Usage(Listener):
    """Counts over any number of matches. A method `on_n_a_m_e` hears the event of this name."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        names = [name for name in dir(self) if name.startswith("on_")]
        self.hearing: dict[str, Callable[[Told], None]] = {event_name(name): getattr(self, name) for name in names}

    def began(self, g: Burncycle) -> None:
        self.g, self.rooms = g, [NOWHERE] * (g.players + 1)
        self.leg, self.won_floor, self.plan = 0, False, ""
        self.faces: dict[int, str] = {}
        self.doors: dict[int, str] = {}
        self.disguised: set[int] = set()
        self.steps: Counter[int] = Counter()
        self.verb = ""

    def hear(self, g: Burncycle, seat: Seat, wish: Wish | None, events: list[Event]) -> None:
        self.g, self.verb = g, wish.verb if wish else ""
        if self.verb == "use-on-dice" and wish is not None:
            self.by_name(seat, wish["ability"])
        elif self.verb == "drone-keypad":
            self.given(seat, "drone-keypad")
        for event in events:
            heard = self.hearing.get(type(event).__name__)
            if heard is not None:
                heard(event)
        self.look()

    def use(self, kind: str, name: str, n: int = 1) -> None:
        """Count a use, or take one back."""
        self.counts[kind, name] += n

    # Rooms

    def look(self) -> None:
        """A room is entered by a bot that stands in it and did not before; a new floor isn't a step."""
        g = self.g
        if g.plan != self.plan:
            self.plan, self.rooms = g.plan, [NOWHERE] * (g.players + 1)
        if not self.plan:
            return
        floor = g.floor
        for i, bot in enumerate(g.bots):
            room = floor.room_of[bot.cell] if bot.cell != NOWHERE else NOWHERE
            if room != self.rooms[i]:
                self.rooms[i] = room
                if room != NOWHERE:
                    self.use("room", floor.rooms[room].key)

    # Cards and their dice

    def on_equipment_used(self, event: Told) -> None:
        self.use("equipment", event.card)
        card = equipment()[event.card]
        if card.category == "counter":
            self.use("equipment face", f"face-{card.die}-1")  # unless it is turned to a lower number

    def on_counter_turned(self, event: Told) -> None:
        die = equipment()[event.card].die
        self.use("equipment face", f"face-{die}-1", -1)
        self.use("equipment face", f"face-{die}-{event.n + 1}")

    def on_card_resolved(self, event: Told) -> None:
        self.use("equipment", event.card)

    def on_equipment_rolled(self, event: Told) -> None:
        self.faces[event.bot] = event.shows
        self.use("equipment face", event.shows)

    def on_equipment_left(self, event: Told) -> None:
        self.use("equipment face", self.faces[event.bot], -1)

    def on_mod_installed(self, event: Told) -> None:
        self.use("mod", event.card)

    def on_imperative_done(self, event: Told) -> None:
        self.use("imperative", event.card)

    def on_imperative_broken(self, event: Told) -> None:
        self.use("imperative", event.card)

    def on_option_resolved(self, event: Told) -> None:
        self.use("terminal option", f"{event.card}-{event.option}")

    def on_network_card_used(self, event: Told) -> None:
        self.use("network card", event.card)

    # Keypads: a card is resolved where the door opens by its inputs

    def on_keypad_begun(self, event: Told) -> None:
        self.doors[event.door] = event.card

    def on_forced(self, event: Told) -> None:
        self.doors.pop(event.door, None)

    on_left_locked = on_key_used = on_forced

    def on_door_unlocked(self, event: Told) -> None:
        card = self.doors.pop(event.door, None)
        if card:
            self.use("keypad card", card)

    # The corporation

    def on_unit_done(self, event: Told) -> None:
        name = self.unit(event.unit)
        if name in guards():
            self.use("guard", name)
        self.steps.clear()

    def on_unit_stepped(self, event: Told) -> None:
        self.steps[event.unit] += 1
        name = self.unit(event.unit)
        if name in guards() and self.steps[event.unit] == guards()[name].movement + 1:
            self.captain_gives("guard-movement")

    def on_struck(self, event: Told) -> None:
        if self.unit(event.unit) in guards():
            self.captain_gives("guard-durability")
        self.reached_far(event)

    def unit(self, number: int) -> str:
        """The name of a unit that is or was on a floor; a disguise has none."""
        return self.g.roster[number - 1] if number > 0 else ""

    def on_captain_acted(self, event: Told) -> None:
        self.use("captain action", event.captain)

    def on_captain_sees(self, event: Told) -> None:
        self.use("captain ability", f"{self.g.captain} {event.ability}")

    on_captain_ability = on_captain_sees

    def captain_gives(self, what: str) -> None:
        for ability in captain_abilities(self.g):
            if what in ability.gives:
                self.use("captain ability", f"{self.g.captain} {ability.key}")

    def on_threat_event(self, event: Told) -> None:
        entry = next(entry for entry in entries(self.g) if entry.level == event.level)
        self.use(f"threat {entry.kind}", f"{self.g.corporation} {entry.title}")

    # The mission

    def on_task_advanced(self, event: Told) -> None:
        if event.complete:
            goal = "win" if self.won_floor else f"{self.leg + 1}"
            self.use("task", f"{self.g.mission} {goal} {event.task}")

    def on_objective_completed(self, event: Told) -> None:
        self.won_floor = True

    def on_floor_left(self, event: Told) -> None:
        self.leg, self.won_floor = self.leg + 1, False
        self.doors.clear()
        self.disguised.clear()

    # Abilities of bots

    def by_name(self, i: int, key: str) -> None:
        """An ability is used by its name; mods, which have names too, are counted when installed."""
        card, module = bots()[self.g.bots[i].name], i == self.g.module
        own = (card.module.innate,) if module else (card.agent.innate, *card.agent.unique)
        if any(ability.key == key for ability in own):
            self.use("module ability" if module else "agent ability", f"{self.g.bots[i].name} {key}")

    def given(self, i: int, *what: str) -> None:
        """The active abilities of a bot that give this take effect."""
        for ability in abilities(self.g, i):
            if ability.gives and any(each in ability.gives for each in what):
                self.by_name(i, ability.key)

    def on_ability_used(self, event: Told) -> None:
        self.by_name(event.bot, event.ability)

    def on_network_ability_used(self, event: Told) -> None:
        self.by_name(event.seat, event.ability)

    def on_own_die_rolled(self, event: Told) -> None:
        self.by_name(event.bot, event.die)

    def on_pool_built(self, event: Told) -> None:
        self.given(event.seat, "pool-basic")
        self.given(self.g.module, "team-pool")

    def on_dice_rolled(self, event: Told) -> None:
        self.given(event.bot, f"{event.purpose}-ap")
        self.given(self.g.module, f"team-{event.purpose}-ap")

    def on_swapped(self, event: Told) -> None:
        self.given(event.bot, *self.unless_bought(event.bot, "swap"))

    def unless_bought(self, i: int, upgrade: str) -> tuple[str, ...]:
        """An ability that is like an upgrade makes a difference only if the bot has not bought that."""
        return () if self.g.has(i, upgrade) else (upgrade,)

    def on_pushed(self, event: Told) -> None:
        self.given(event.bot, "cheap-push", *self.unless_bought(event.bot, "push"))

    def on_repaired(self, event: Told) -> None:
        self.given(event.bot, "repair-bonus", *self.unless_bought(event.bot, "repair"))

    def on_shut_down(self, event: Told) -> None:
        self.given(event.bot, "shut-threat")

    def on_drone_moved(self, event: Told) -> None:
        for i in self.g.everyone:
            self.given(i, "drone")

    def on_drone_distracts(self, event: Told) -> None:
        for i in self.g.everyone:
            self.given(i, "drone-distract")

    def on_surveilled(self, event: Told) -> None:
        if self.verb == "move-drone":
            self.given(event.bot, "drone-surveil")

    def on_disguise_put_on(self, event: Told) -> None:
        self.given(event.bot, "redisguise" if event.bot in self.disguised else "disguise")
        self.disguised.add(event.bot)

    def on_identity_stolen(self, event: Told) -> None:
        self.given(event.seat, "identity-theft")

    def reached_far(self, event: Told) -> None:
        """A strike at a unit that is not beside the bot."""
        unit, cell = self.g.unit(event.unit), self.g.bots[event.bot].cell
        if unit is not None and cell != NOWHERE and unit.cell not in self.g.floor.beyond[cell]:
            self.given(event.bot, "strike-reach")

    def on_upgraded(self, event: Told) -> None:
        name = self.g.bots[event.bot].name
        if event.upgrade in SLOTS:
            if event.upgrade in SLOTS[bots()[name].module.green :]:  # a green one was only lost and bought back
                self.use("slot", f"{name} {event.upgrade}")
        elif all(ability.key != event.upgrade for ability in bots()[name].agent.unique):
            self.use("upgrade", event.upgrade)


COUNTED = frozenset(
    (
        *("pool-basic", "team-pool", "swap", "cheap-push", "push", "repair", "repair-bonus", "shut-threat", "drone"),
        *(
            "drone-distract",
            "drone-surveil",
            "drone-keypad",
            "disguise",
            "redisguise",
            "identity-theft",
            "strike-reach",
        ),
        *("flip", "reroll", "move-ap", "strike-ap", "terminal-ap"),
        *("team-move-ap", "team-strike-ap", "team-terminal-ap"),
        *("guard-movement", "guard-durability"),
    )
)
"""What abilities give and is counted when it takes effect."""


def uncounted() -> list[str]:
    """The abilities of bots and captains that give something for which nothing here listens."""
    sides = [side for card in bots().values() for side in (card.agent.innate, *card.agent.unique, card.module.innate)]
    sides += [ability for card in captains().values() for ability in card.abilities]
    return [f"{ability.key}: {what}" for ability in sides for what in ability.gives if what not in COUNTED]
