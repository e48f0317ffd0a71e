"""Damaged data from a store, and sheets that aren't sheets: refused with an error of their own, never by accident.

`Live.load` may say that a table has diverged, or that a clause forbids it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib import resources
from random import Random

import msgspec
from tests.fuzz.alarm import Hung, within
from tests.fuzz.findings import Finding, dice_of
from tests.fuzz.logs import where
from tests.fuzz.mutation import bytes_flawed, encoded, flawed

from getaway.bots import any_answer
from getaway.games.bombsquad.pack.sheets import BadSheet, read_sheet
from getaway.kernel import Refused
from getaway.table import Checkpoint, Stored
from getaway.table.acts import PERSON, Opened, Seating
from getaway.table.deciding import answer
from getaway.table.live import Diverged, Live
from getaway.table.opening import laid

PATIENCE = 10.0
SHORT = 400
REFUSALS = (Diverged, Refused)
GAMES = (("bombsquad", 3), ("breach", 2), ("burncycle", 2), ("toy", 3))


@cache
def tables() -> tuple[Stored, ...]:
    """A table of each game as a store has it, with a checkpoint in the middle."""
    return tuple(_stored(game, players) for game, players in GAMES)


def _stored(game: str, players: int) -> Stored:
    people = tuple(Seating(PERSON, f"P{seat}", (f"{seat}" * 64,), "") for seat in range(players))
    act = Opened(
        game=game, seats=people, options={}, pace="live", practice=False, watch=True, commitment="", patience=1, at=1
    )
    live, first = laid(act, "fuzzed")
    rows = [first, live.commit(live.begin(2))]
    checkpoint = live.checkpoint()
    for number in range(24):
        match = live.playing()
        if match.over:
            break
        ask = match.asks[0]
        wish = any_answer(ask, 3)
        rows.append(live.commit(answer(live, ask.seat, wish, ask.id, 10 + number)))
        if number == 8:
            checkpoint = live.checkpoint()
    before = [row for row in rows if row.seq <= checkpoint.seq]
    return Stored(live.seed, checkpoint, before, rows[len(before) :])


def spoilt(dice: Random) -> tuple[str, Stored]:
    """A table with a flaw in its checkpoint or in one of its rows."""
    place = dice.randrange(len(GAMES))
    good = tables()[place]
    if dice.random() < 0.5 and good.checkpoint is not None:
        return GAMES[place][0], good._replace(
            checkpoint=Checkpoint(good.checkpoint.seq, _flawed(good.checkpoint.data, dice))
        )
    rows = [*good.rows]
    at = dice.randrange(len(rows))
    match dice.randrange(4):
        case 0:
            del rows[at]
        case 1:
            rows.insert(at, dice.choice(rows))
        case _:
            rows[at] = msgspec.structs.replace(rows[at], act=_flawed(rows[at].act, dice))
    return GAMES[place][0], good._replace(rows=rows)


def _flawed(data: bytes, dice: Random) -> bytes:
    return bytes_flawed(data, dice) if dice.random() < 0.3 else encoded(flawed(json.loads(data), dice))


def tried(seed: str, number: int) -> tuple[str, Finding | None]:
    """Have one spoilt table loaded."""
    game, stored = spoilt(dice_of(seed, "stored", number))
    return _outcome(number, lambda: Live.load("fuzzed", stored), _shown(game, stored))


def _shown(game: str, stored: Stored) -> str:
    odd = [row.act for row in stored.rows if row not in tables()[[name for name, _ in GAMES].index(game)].rows]
    data = odd[0] if odd else stored.checkpoint.data if stored.checkpoint else b""
    return f"{game}: {data[:SHORT]!r}"


def _outcome(number: int, read: Callable[[], object], given: str) -> tuple[str, Finding | None]:
    try:
        with within(PATIENCE):
            read()
    except REFUSALS as refusal:
        return type(refusal).__name__, None
    except Hung:
        return "fault", Finding(number, "reading does not end", given)
    except BaseException as fault:  # noqa: BLE001 - whatever it is, it is a finding
        return "fault", Finding(number, where(fault), given)
    return "loaded", None


# Sheets


@cache
def sheets() -> tuple[str, ...]:
    """The box's missions without moving pieces, each as a custom sheet."""
    folder = resources.files("getaway.games.bombsquad") / "content" / "missions"
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]
    return tuple(
        text.replace('"campaign"', '"custom"').replace('id = "', 'id = "own-') for text in texts if "crates" not in text
    )


def sheet_tried(seed: str, number: int) -> tuple[str, Finding | None]:
    """Have one spoilt mission sheet read."""
    dice = dice_of(seed, "sheet", number)
    text = dice.choice(sheets())
    for _ in range(dice.choice((1, 1, 2, 6))):
        text = _sheet_flawed(text, dice)

    def read() -> None:
        try:
            read_sheet(text)
        except BadSheet as bad:
            raise Refused("BS-CUSTOM-01") from bad

    return _outcome(number, read, text[:SHORT])


def _sheet_flawed(text: str, dice: Random) -> str:
    lines = text.splitlines()
    at = dice.randrange(len(lines)) if lines else 0
    match dice.randrange(5):
        case 0 if lines:
            del lines[at]
        case 1 if lines:
            lines.insert(at, dice.choice(lines))
        case 2:
            lines.insert(at, dice.choice(ODD_LINES))
        case 3:
            return text.replace(*dice.choice(SWAPS), 1)
        case _:
            return bytes_flawed(text.encode(), dice).decode("utf-8", "replace")
    return "\n".join(lines)


ODD_LINES = (
    *("[[bombs]]", "[stars]", "a.b.c = 1", "x = " + "[" * 200, "'' = 1", "time = 1979-05-27", "n = inf", "n = nan"),
    *(
        "y = " + "9" * 400,
        'z = """',
        "[a." + ".".join("b" * 100) + "]",
        "q = { a = { b = { c = 1 } } }",
        "\ufeff",
        "\0",
    ),
    *(
        'robot = "felix"',
        "layout = []",
        "layout = [[]]",
        "start = [0, 0]",
        "start = [99999999999999999999, 1]",
        "bombs = []",
    ),
    *("k = 0x" + "f" * 300, "k = 1e9999", "players = [6, 2]", "hostages = [{ level = 1, space = [1, 1] }]"),
)
SWAPS = (
    ("1", "-1"),
    ("3", "9" * 30),
    ("true", "1"),
    ("[", "[["),
    ("]", ""),
    ("level", "levels"),
    ('"', "'"),
    ("=", ":"),
    ("2", "2.0"),
)
