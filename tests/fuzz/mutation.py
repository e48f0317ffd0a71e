"""Odd input made from good input: bytes with flaws, and JSON whose values are not what they should be."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import Any

Dice = random.Random
Place = tuple[Any, Any]
"""A list or object, and the index or key of a value in it."""

ODD_BYTES = (
    *(b"\x00", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\r\n", b"\xe2\x80\xae"),
    *(b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"\\u0000", b"\\ud800", b"%00", b"..", b"/", b"'", b";"),
    *(b"9" * 400, b"-", b"1e999", b"NaN", b"null", b"true", b"[" * 600, b'{"a":' * 200, b"a" * 5000, b" " * 3000),
)
RAW = (
    *("1e999", "-1e999", "NaN", "Infinity", "9" * 30, "9" * 400, "9" * 5000, "-0", "0.1e-400", "1.0", "1e2", "01"),
    *('"\\ud800"', '"\\u0000"', '"\\ud83d\\ude00"', "[" * 400 + "]" * 400, '{"a":' * 300 + "1" + "}" * 300),
    *("[" + "[]," * 3000 + "[]]", '{"a":1,"a":2}', "\ufeff1", "'a'", "", "[1,]", "truefalse"),
)
"""What no encoder of ours writes."""
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 31, 32, 255, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**30),
    *(
        0.5,
        -0.0,
        1e308,
        "",
        " ",
        "\0",
        "a" * 41,
        "a" * 600,
        "x" * 9000,
        "\u202e",
        "\U0001f4a3" * 30,
        "ﷺ" * 40,
        "-1",
        "1",
    ),
    *([], {}, [[]], [{}], [None], {"": ""}, {"a": {}}, list(range(2000)), {str(i): i for i in range(500)}),
)
MARK = "\u0001raw:"


def encoded(value: Any) -> bytes:
    """JSON, with what no encoder writes put in raw, and the odd lone surrogate as it is."""
    text = json.dumps(value, ensure_ascii=False)
    for i, raw in enumerate(RAW):
        text = text.replace(json.dumps(f"{MARK}{i}", ensure_ascii=False), raw)
    return text.encode("utf-8", "surrogatepass")


# Values


def flawed(value: Any, dice: Dice, times: int = 1) -> Any:
    """The value with this many flaws in it, each anywhere."""
    root = [json.loads(json.dumps(value))]
    for _ in range(times):
        places = list(_places(root))
        where = dice.choice(places) if dice.random() > 0.1 else places[0]
        dice.choice(VALUE_FLAWS)(where, dice)
    return root[0] if root else None


def _places(inside: Any) -> Iterator[Place]:
    for key in list(inside) if isinstance(inside, dict) else range(len(inside)):
        yield inside, key
        if isinstance(inside[key], dict | list):
            yield from _places(inside[key])


def _replace(where: Place, dice: Dice) -> None:
    where[0][where[1]] = deepcopy(dice.choice(ODD)) if dice.random() < 0.6 else f"{MARK}{dice.randrange(len(RAW))}"


def _nudge(where: Place, dice: Dice) -> None:
    inside, key = where
    value = inside[key]
    if isinstance(value, bool) or value is None:
        inside[key] = not value
    elif isinstance(value, int | float):
        inside[key] = value + dice.choice((-1, 1, 2, 100, -1000)) if dice.random() < 0.8 else float(value)
    elif isinstance(value, str):
        inside[key] = bytes_flawed(value.encode(), dice).decode("utf-8", "replace")
    elif isinstance(value, list):
        inside[key] = dice.sample(value, len(value)) + value[: dice.randrange(3)]
    else:
        inside[key] = list(value.values())


def _drop(where: Place, _: Dice) -> None:
    inside, key = where
    if isinstance(inside, dict) or len(inside) > 1:
        del inside[key]


def _wrap(where: Place, dice: Dice) -> None:
    inside, key = where
    inside[key] = [inside[key]] * dice.choice((1, 2, 50)) if dice.random() < 0.5 else {"a": inside[key]}


def _add(where: Place, dice: Dice) -> None:
    inside, key = where
    target = inside[key]
    if isinstance(target, dict):
        target[dice.choice(("", "id", "seat", "do", "act", "entry", "\0", "x" * 300, "__class__"))] = deepcopy(
            dice.choice(ODD)
        )
    elif isinstance(target, list):
        target.insert(dice.randint(0, len(target)), deepcopy(dice.choice(ODD)))
    else:
        _replace(where, dice)


VALUE_FLAWS: Sequence[Callable[[Place, Dice], None]] = (_replace, _replace, _nudge, _nudge, _drop, _wrap, _add)


# Bytes


def bytes_flawed(data: bytes, dice: Dice, times: int = 1) -> bytes:
    """The bytes with this many flaws in them."""
    for _ in range(times):
        data = dice.choice(BYTE_FLAWS)(data, dice)
    return data


def _flip(data: bytes, dice: Dice) -> bytes:
    if not data:
        return b"\0"
    at = dice.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]


def _cut(data: bytes, dice: Dice) -> bytes:
    return data[: dice.randint(0, len(data))]


def _insert(data: bytes, dice: Dice) -> bytes:
    at = dice.randint(0, len(data))
    return data[:at] + dice.choice(ODD_BYTES) + data[at:]


def _double(data: bytes, dice: Dice) -> bytes:
    low, high = sorted((dice.randint(0, len(data)), dice.randint(0, len(data))))
    return data[:high] + data[low:]


def _skip(data: bytes, dice: Dice) -> bytes:
    low = dice.randint(0, len(data))
    return data[:low] + data[low + dice.randint(1, 20) :]


def _noise(data: bytes, dice: Dice) -> bytes:
    at = dice.randint(0, len(data))
    return data[:at] + dice.randbytes(dice.randint(1, 8)) + data[at:]


BYTE_FLAWS: Sequence[Callable[[bytes, Dice], bytes]] = (_flip, _flip, _cut, _insert, _insert, _double, _skip, _noise)


def json_flawed(value: Any, dice: Dice) -> bytes:
    """A message with flaws in its values, now and then in its bytes too, or one that has none."""
    fate = dice.random()
    if fate < 0.08:
        return encoded(value)
    data = encoded(flawed(value, dice, dice.choice((1, 1, 1, 2, 4))) if fate < 0.85 else value)
    return bytes_flawed(data, dice, dice.choice((1, 1, 3))) if fate > 0.7 else data
