"""What a client has on its screen, built from what it was sent; and answers made of what the question offers."""

from __future__ import annotations

import random
from typing import Any

from getaway.table.change import WHOLE

Json = dict[str, Any]
PLAIN = ("table", "talk", "undo", "clock", "question")


class Behind(Exception):
    """An update follows another one than the last that came."""


class Screen:
    """One audience's picture of a table."""

    def __init__(self) -> None:
        self.shown: Json | None = None

    @property
    def rev(self) -> int | None:
        """The last update that came."""
        return self.shown["rev"] if self.shown is not None else None

    def take(self, message: Json) -> None:
        """A `sync` replaces everything; an `update` changes what it names."""
        if message["type"] == "sync":
            self.shown = {name: value for name, value in message.items() if name != "type"}
            return
        shown = self.shown
        if shown is None or message["since"] != shown["rev"]:
            raise Behind
        shown["rev"] = message["rev"]
        shown["items"] = [*shown["items"], *message["items"]]
        shown.update({name: message[name] for name in PLAIN if name in message})
        if message.get("fresh"):
            shown["view"] = message.get("view")
        elif "view" in message:
            shown["view"] = laid_over(shown["view"], message["view"])

    def differs_from(self, fresh: Json) -> list[str]:
        """The members that a fresh `sync` has otherwise. It may begin its story later than the screen does."""
        assert self.shown is not None
        mine, theirs = dict(self.shown), {name: value for name, value in fresh.items() if name != "type"}
        told = theirs["items"]
        mine["items"] = mine["items"][len(mine["items"]) - len(told) :]
        mine["clock"], theirs["clock"] = ticking(mine["clock"]), ticking(theirs["clock"])
        return [name for name in theirs if mine[name] != theirs[name]]


def laid_over(old: Any, new: Any) -> Any:  # noqa: ANN401 - any view
    """A view with a change laid over it."""
    if isinstance(old, dict) and isinstance(new, dict):
        if new.keys() == {WHOLE}:
            return new[WHOLE]
        return {**old, **{name: laid_over(old[name], value) for name, value in new.items()}}
    return new


def ticking(clock: Json | None) -> tuple[int, bool] | None:
    """What of a clock is the same whenever it is read."""
    if clock is None:
        return None
    return (clock["now"] - clock["stamp"] if clock["runs"] else 0, clock["runs"])


def wish(acts: list[Json], dice: random.Random) -> Json:
    """Any answer that the question's acts have room for."""
    act = dice.choice(acts)
    args: Json = {}
    for part in act["parts"]:
        args.update(argument(part, dice))
    return {"verb": act["verb"], "args": args}


def argument(part: Json, dice: random.Random) -> Json:
    """The argument, or arguments, that one part asks for."""
    match part["shape"]:
        case "one":
            return {part["name"]: dice.choice(part["items"])}
        case "rows":
            row = dice.choice(part["rows"])
            return {name: value for name, value in zip(part["names"], row, strict=True) if value is not None}
        case "some":
            count = dice.randint(part["low"], part["high"])
            places = sorted(dice.sample(range(len(part["items"])), count))
            return {part["name"]: [part["items"][place] for place in places]}
        case "order":
            count = len(part["items"]) - dice.randint(0, part["drop"])
            return {part["name"]: dice.sample(part["items"], count)}
        case _:
            return {part["name"]: split(part["total"], part["limits"], dice)}


def split(total: int, limits: list[int], dice: random.Random) -> list[int]:
    """So many things among bins that hold so many each."""
    bins = [0] * len(limits)
    for _ in range(total):
        room = [i for i, limit in enumerate(limits) if bins[i] < limit]
        bins[dice.choice(room)] += 1
    return bins
