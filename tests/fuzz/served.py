"""Odd requests and odd frames: each is answered in time, none as a fault of ours, and a control table plays on."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from tests.fuzz.alarm import Hung, within
from tests.fuzz.asgi import PATIENCE, Answer, ask, talk
from tests.fuzz.estate import FRESH_AFTER, Estate, last_fault
from tests.fuzz.findings import Finding, dice_of
from tests.fuzz.logs import where
from tests.fuzz.mutation import ODD_BYTES, bytes_flawed, json_flawed
from tests.fuzz.requests import Seated, command, spoilt

STUMBLED = 1011
QUOTE = re.compile(rb'"quote":"\w+"')


async def tried(here: Estate, seed: str, section: str, number: int) -> tuple[str, Finding | None]:
    """One odd input to the node in this process."""
    if number % FRESH_AFTER == FRESH_AFTER - 1:
        await here.refresh()
        if not await here.control_is_well():
            return "fault", Finding(number, "the control table is not well", "")
    dice = dice_of(seed, section, number)
    at = here.any(dice)
    send = _http if section == "http" else _socket
    outcome, fault, given = await send(here, at, dice)
    if here.faults:
        fault, here.faults = here.faults[0], []
    return (outcome, None) if not fault else ("fault", Finding(number, fault, given))


async def _http(here: Estate, at: Seated, dice: Random) -> tuple[str, str, str]:
    asked = spoilt(at, dice)
    answer, fault = await _answered(ask(here.app, asked))
    given = f"{asked.method} {asked.path!r}?{asked.query!r} {asked.headers!r} {asked.body[:2000]!r}"
    if not fault and answer.status >= 500 and answer.status != 503:
        fault = f"{answer.status} by {last_fault(here.log) or _route(asked.path)}"
    return str(answer.status), fault, given


async def _socket(here: Estate, at: Seated, dice: Random) -> tuple[str, str, str]:
    frames = [_frame(data, dice) for data in _frames(at, dice)]
    table = at.table if dice.random() < 0.95 else bytes_flawed(at.table.encode(), dice).decode("utf-8", "replace")
    answer, fault = await _answered(talk(here.app, f"/ws/tables/{table}", frames))
    if not fault and answer.status == STUMBLED:
        fault = f"{STUMBLED} by {last_fault(here.log)}"
    return str(answer.status), fault, repr(frames)[:2000]


async def _answered(asking: Any) -> tuple[Answer, str]:
    try:
        with within(PATIENCE / 2):
            return await asking, ""
    except Hung:
        return Answer(0), "the loop is held"
    except TimeoutError:
        return Answer(0), "no answer"
    except Exception as fault:  # noqa: BLE001 - it should have been answered
        return Answer(0), where(fault)


def _frames(at: Seated, dice: Random) -> list[bytes]:
    """What a client says on a socket: mostly a greeting first, then commands, more or less well formed."""
    hello = {"hello": {"secret": at.secret, "rev": dice.choice((None, 0, 1, 3, 10**9))}}
    frames = [json_flawed(command(dice), dice) for _ in range(dice.randint(0, 3))]
    fate = dice.random()
    if fate < 0.7:
        return [_json(hello), *frames]
    if fate < 0.85:
        return [json_flawed(hello, dice), *frames]
    return dice.sample([_json(hello), *frames, dice.choice(ODD_BYTES)], len(frames) + 2)


def _json(value: Any) -> bytes:
    return json.dumps(value).encode()


def _frame(data: bytes, dice: Random) -> dict[str, Any]:
    """A text frame where it is text, else, and now and then, a binary one; uvicorn checks texts itself."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = None
    if text is None or dice.random() < 0.15:
        return {"type": "websocket.receive", "bytes": data}
    return {"type": "websocket.receive", "text": text}


def _route(path: bytes) -> str:
    return re.sub(r"(?<=/tables/)\w+|\d+", "*", path.decode("ascii", "replace"))[:80]
