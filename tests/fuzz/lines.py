"""Odd bytes over real lines: requests and sockets as a broken or hostile client would send them."""

from __future__ import annotations

import asyncio
import os
import re
import struct
from contextlib import suppress
from random import Random

from tests.fuzz.findings import Finding, dice_of
from tests.fuzz.mutation import bytes_flawed, json_flawed
from tests.fuzz.requests import Asked, Seated, command, spoilt

PATIENCE = 15.0
"""Seconds in which a line is answered or closed, once nothing more comes."""
STATUS = re.compile(rb"^HTTP/1\.[01] (\d{3})")
UPGRADE = (
    "GET /ws/tables/{table} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, BINARY, GOES_ON, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
STUMBLED = struct.pack(">H", 1011)


async def tried(port: int, at: Seated, seed: str, number: int) -> tuple[str, Finding | None]:
    """One line: a request, or a socket with some frames."""
    dice = dice_of(seed, "line", number)
    socket = dice.random() < 0.4
    data = _socket(at, dice) if socket else _request(spoilt(at, dice), dice)
    try:
        async with asyncio.timeout(PATIENCE):
            said = await _sent(port, data, dice)
    except TimeoutError:
        return "fault", Finding(number, "no answer", repr(data[:2000]))
    except OSError:
        return "cut off", None
    status = STATUS.match(said)
    outcome = status[1].decode() if status else "closed"
    stumbled = (outcome.startswith("5") and outcome != "503") or (outcome == "101" and b"\x88\x02" + STUMBLED in said)
    return outcome, Finding(number, f"{outcome} on a line", repr(data[:2000])) if stumbled else None


async def _sent(port: int, data: bytes, dice: Random) -> bytes:
    """Send in one piece or several, close the sending side, and read the reply."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        cuts = sorted(dice.randrange(len(data) + 1) for _ in range(dice.choice((0, 0, 1, 3))))
        for low, high in zip([0, *cuts], [*cuts, len(data)], strict=True):
            writer.write(data[low:high])
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()
        return await _heard(reader)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _heard(reader: asyncio.StreamReader) -> bytes:
    """The beginning of what is said, and what follows for a moment: a stream of events has no end."""
    said = b""
    with suppress(TimeoutError, OSError):
        while part := await asyncio.wait_for(reader.read(65536), PATIENCE * 0.9 if not said else 0.1):
            said += part[:4000]
    return said


def _request(asked: Asked, dice: Random) -> bytes:
    """The bytes of a request; its length is right, or wrong, or the body comes in chunks."""
    target = asked.path + (b"?" + asked.query if asked.query else b"")
    lines = [b"%s %s HTTP/1.1" % (asked.method.encode(), target)]
    lines += [name + b": " + value for name, value in asked.headers]
    fate, body = dice.random(), asked.body
    if fate < 0.1:
        lines.append(b"transfer-encoding: chunked")
        body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    elif fate < 0.2:
        lines.append(b"content-length: %d" % max(0, len(body) + dice.choice((-5, 5, 10**6, 10**19))))
    elif body:
        lines.append(b"content-length: %d" % len(body))
    data = b"\r\n".join([*lines, b"connection: close", b"", b""]) + body
    return bytes_flawed(data, dice, 2) if dice.random() < 0.25 else data


def _socket(at: Seated, dice: Random) -> bytes:
    """A handshake and frames: whole or in fragments, masked or not, of kinds that there are and that there are not."""
    hello = b'{"hello":{"secret":"%s"}}' % at.secret.encode()
    data = UPGRADE.format(table=at.table).encode() + _frame(TEXT, hello, dice)
    for _ in range(dice.randint(0, 4)):
        said = json_flawed(command(dice), dice)
        fate = dice.random()
        if fate < 0.2:
            cut = dice.randint(0, len(said))
            data += _frame(TEXT, said[:cut], dice, last=False) + _frame(GOES_ON, said[cut:], dice)
        elif fate < 0.35:
            kind = dice.choice((CLOSE, PING, PONG, 3, 11, GOES_ON))
            data += _frame(kind, said[: dice.choice((0, 1, 2, 125, 400))], dice)
        else:
            data += _frame(dice.choice((TEXT, TEXT, BINARY)), said, dice)
    return bytes_flawed(data, dice) if dice.random() < 0.2 else data


def _frame(kind: int, data: bytes, dice: Random, *, last: bool = True) -> bytes:
    """A frame as a client masks it."""
    masked = dice.random() > 0.03
    reserved = dice.choice((0x10, 0x40)) if dice.random() < 0.03 else 0
    size = len(data)
    length = (
        bytes([size])
        if size < 126
        else b"\x7e" + struct.pack(">H", size)
        if size < 65536
        else b"\x7f" + struct.pack(">Q", size)
    )
    head = bytes([(0x80 if last else 0) | reserved | kind, length[0] | (0x80 if masked else 0)]) + length[1:]
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
