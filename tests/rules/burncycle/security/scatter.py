"""Turns of the corporation with bots and units anywhere on a floor."""

from __future__ import annotations

from random import Random
from typing import Any

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import Floor, covered, floor
from getaway.games.burncycle.ground.units import chip
from getaway.games.burncycle.table.pieces import captains, guards
from getaway.kernel import Match

FACINGS = ("up", "right", "down", "left")
MOST_ANSWERS = 200


def scattered(dice: Random) -> Match:
    """Security activates on a random floor, with bots and units anywhere and some bots detected or suspected elsewhere.

    Bots in a unit's range are detected already, as they would be at a table (BC-AWARE-06).
    """
    plan = f"needchain{dice.randint(1, 3)}"
    house = floor(plan)
    players = dice.randint(1, 4)
    names = [*dice.choices(sorted(guards()), k=dice.randint(2, 7)), captain := dice.choice(sorted(captains()))]
    cells = [house.at(cell) for cell in range(house.size) if house.playable(cell)]
    places = dice.sample(cells, players + 1 + len(names))
    bots = [_bot(place, cells, dice) for place in places[: players + 1]]
    units = [
        {"name": n, "at": at, "facing": dice.choice(FACINGS)}
        for n, at in zip(names, places[players + 1 :], strict=True)
    ]
    for bot in bots:
        bot["detected"] = bot.get("detected", False) or any(_sees(house, unit, bot["at"]) for unit in units)
    return GAME.arrange(
        players,
        seed=dice.randrange(1 << 30),
        phase="security",
        plan=plan,
        agents=bots[:-1],
        module=bots[-1],
        units=units,
        captain=captain,
        unlocked=dice.sample(range(len(house.doors)), 3),
        terminals=house.terminals,
    )


def _sees(house: Floor, unit: dict[str, Any], place: tuple[int, int]) -> bool:
    """Whether a unit is aware of this space."""
    facing = FACINGS.index(unit["facing"])
    return bool(covered(house, house.cell(*unit["at"]), facing, chip(unit["name"]).awareness) >> house.cell(*place) & 1)


def _bot(place: tuple[int, int], cells: list[tuple[int, int]], dice: Random) -> dict[str, Any]:
    """A bot with plenty of power; its chip lies on it, elsewhere, or nowhere."""
    bot: dict[str, Any] = {"at": place, "power": 9}
    kind = dice.randrange(3)
    if kind == 0:
        bot["detected"] = True
    elif kind == 1:
        bot["chip"] = dice.choice(cells)
    return bot


def play_through(match: Match, dice: Random) -> None:
    """Choose at random until security activation is over."""
    for _ in range(MOST_ANSWERS):
        if match.over or match.g.phase != "activation":
            return
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.sample(dice))
