"""Positions for tests and puzzles, from keywords."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from getaway.games.burncycle.floor import DOWN, LEFT, NOWHERE, RIGHT, UP, Floor, floor
from getaway.games.burncycle.ground.joan import join_memory
from getaway.games.burncycle.ground.supply import PLACE
from getaway.games.burncycle.missions.tasks import begin_goal
from getaway.games.burncycle.setup.setup import begin
from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACCESS, CHIPS, NONE, Bot, Held, Pile, Pool, Slot, Unit
from getaway.games.burncycle.table.pieces import bots as bot_cards
from getaway.games.burncycle.table.pieces import captains, corporations
from getaway.kit.arranging import BadPosition
from getaway.kit.zones import put, without_one

Space = tuple[int, int]
FACINGS = {"up": UP, "right": RIGHT, "down": DOWN, "left": LEFT}
AGENTS = ("processor", "exe", "crash", "byte")
MODULE = "access"


def arranged(
    players: int = 1,
    *,
    plan: str = "needchain1",
    agents: Sequence[Mapping[str, Any]] = (),
    module: Mapping[str, Any] | None = None,
    units: Sequence[Mapping[str, Any]] = (),
    slots: Sequence[str] = ("general", "general", "captain"),
    team: Sequence[str] = (),
    tracker: int = NOWHERE,
    phase: str = "act",
    active: int = 0,
    pool: tuple[int, int, int] | None = None,
    unlocked: Sequence[int] = (),
    rig: Mapping[str, Sequence[str]] | None = None,
    captain: str = "zuk",
    mission: str | None = None,
    difficulty: str = "standard",
    **fields: Any,  # noqa: ANN401 - fields of the state
) -> Burncycle:
    """The state with these bots, units and chips; what is not named is as at the start of a turn.

    `agents` gives for each agent its fields by name, `at` and `chip` for spaces as row and column; `cards` are names,
    with a star for an installed mod. The same goes for `units`, with `facing` as a word. `slots` names the chips from
    slot 1 on: "" is inactive, a name with a dash before it degraded. `tracker` is the slot under the tracker, counted
    from 1; in the action and network steps the first active one unless given. `pool` gives basic, advanced and elite
    dice. `rig` leaves in a deck only these cards, so that what is drawn is known: {"equipment": ["nitro-shot"]}. With a
    `mission` its objective for this floor is in play. `fields` are any other fields of the state.
    """
    options = {"captain": captain, "difficulty": difficulty, "team": (*AGENTS[:players], MODULE)}
    g = begin(players, {**options, **({"mission": mission} if mission else {})})
    g.phase, g.active, g.plan = phase, active, plan
    house = floor(plan)
    spare = [cell for cell in (*house.starts, *range(house.size)) if house.playable(cell)]
    asked = [*(dict(each) for each in agents), *({} for _ in range(players - len(agents)))]
    taken = [house.cell(*each["at"]) for each in (*asked, module or {}, *units) if each.get("at")]
    spare = [cell for cell in spare if cell not in taken]
    made = [_bot(house, spare, AGENTS[i], i, each) for i, each in enumerate(asked)]
    made.append(_bot(house, spare, MODULE, NOWHERE, dict(module or {})))
    g.bots = tuple(made)
    _take_cards(g)
    g.units = tuple([_unit(house, number, dict(each), captain) for number, each in enumerate(units, 1)])
    g.roster = tuple([unit.name for unit in g.units])
    _lay_chips(g, slots, team)
    g.tracker = tracker - 1 if tracker > 0 else _first_live(g) if phase in ("act", "network") else NOWHERE
    g.pool = Pool(*pool) if pool else Pool(g.bots[active].power, g.bots[active].advanced, g.bots[active].elite)
    for door in unlocked:
        g.unlocked |= 1 << door
    for deck, cards in (rig or {}).items():
        setattr(g, deck, Pile(tuple(cards)))
    for name, value in fields.items():
        if name not in Burncycle.__struct_fields__:
            raise BadPosition(f"the state has no {name}")
        setattr(g, name, value)
    if mission:
        _begin_objective(g, fields.get("progress"))
    if "drone" not in fields:
        join_memory(g)
    _take_guards(g)
    return g


def _begin_objective(g: Burncycle, progress: tuple[tuple[int, ...], ...] | None) -> None:
    """The floor's objective, or the win objective where that is done; a floorplan of the mission says which floor."""
    plans = [corporations()[g.corporation].floors[str(each.number)] for each in mission_card(g.mission).floors]
    g.leg = plans.index(g.plan) if g.plan in plans else g.leg
    if progress is None:
        begin_goal(g)


def _bot(house: Floor, spare: list[int], name: str, seat: int, asked: dict[str, Any]) -> Bot:
    """A bot with what is asked for; one that is not placed stands on a start space."""
    name = asked.pop("name", name)
    cell = house.cell(*asked.pop("at")) if "at" in asked else asked.pop("cell", None)
    cell = spare.pop(0) if cell is None else cell
    if isinstance(asked.get("chip"), tuple):
        asked["chip"] = house.cell(*asked["chip"])
    if asked.pop("detected", False):
        asked["chip"] = cell
    if "cards" in asked:
        asked["cards"] = tuple([_held(card) for card in asked["cards"]])
    if isinstance(asked.get("facing"), str):
        asked["facing"] = FACINGS[asked["facing"]]
    known = bot_cards()[name]
    power = known.agent.limit if seat != NOWHERE else known.module.power
    network = {"ip": ACCESS, "access": seat} if seat != NOWHERE else {"ip": NONE}
    return Bot(name, **{"cell": cell, "power": power, **network, **asked})


def _held(card: str | Held) -> Held:
    if isinstance(card, Held):
        return card
    return Held(card.removesuffix("*"), installed=card.endswith("*"))


def _unit(house: Floor, number: int, asked: dict[str, Any], captain: str) -> Unit:
    """A security unit; the captain by its name."""
    name = asked.pop("name", "hamster")
    cell = house.cell(*asked.pop("at"))
    facing = asked.pop("facing", "up")
    post = asked.pop("post", None)
    return Unit(
        number,
        name,
        cell,
        FACINGS[facing],
        captain=name == captain and name in captains(),
        post=house.cell(*post) if post else NOWHERE,
        **asked,
    )


def _lay_chips(g: Burncycle, slots: Sequence[str], team: Sequence[str]) -> None:
    """Lay the chips of burncycle and reserves, and take them from the supply."""
    named = [*slots, *[""] * (5 - len(slots))]
    g.slots = tuple([Slot(bool(each), each.removeprefix("-"), each.startswith("-")) for each in named])
    g.team = tuple(sorted(team, key=PLACE.__getitem__))
    reserves = [chip for bot in g.bots for chip in bot.reserve]
    used = [slot.chip for slot in g.slots if slot.chip] + list(g.team) + reserves
    g.supply = tuple([n - used.count(chip) for n, chip in zip(g.supply, CHIPS, strict=True)])
    if min(g.supply) < 0:
        raise BadPosition("more action chips than the box holds")


def _first_live(g: Burncycle) -> int:
    return next((i for i, slot in enumerate(g.slots) if slot.live), NOWHERE)


def _take_cards(g: Burncycle) -> None:
    """Cards in inventories and imperatives of agents are not in their decks."""
    held = [each.card for bot in g.bots for each in bot.cards] + [bot.imperative for bot in g.bots]
    for deck in ("equipment", "mods", "imperatives"):
        left = getattr(g, deck).left
        for card in held:
            if card in left:
                left = without_one(left, card)
        setattr(g, deck, Pile(left))


def _take_guards(g: Burncycle) -> None:
    """Guards on the floor and disguises are not in their stacks."""
    for name in [unit.name for unit in g.units if not unit.captain] + [bot.disguise for bot in g.bots if bot.disguise]:
        for n, pile in enumerate(g.guards):
            if name in pile.left:
                left = without_one(pile.left, name)
                g.guards = put(g.guards, n, msgspec.structs.replace(pile, left=left))
                break
