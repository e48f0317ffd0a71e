"""The published algorithm of chance, written a second time from `docs/chance.md` alone."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b, sha256
from hmac import new as hmac

Block = Callable[[bytes], bytes]


def key_of(seed: bytes, *numbers: bytes) -> bytes:
    """The key of a match."""
    text = b"getaway chance 1\x00"
    for part in (seed, *numbers):
        text += bytes([len(part) >> 24 & 255, len(part) >> 16 & 255, len(part) >> 8 & 255, len(part) & 255]) + part
    return sha256(text).digest()


def committed(key: bytes) -> Block:
    """The blocks of a live match."""
    return lambda message: hmac(key, message, sha256).digest()


def seeded(seed: str) -> Block:
    """The blocks of a simulation."""
    key = blake2b(seed.encode(), digest_size=32).digest()
    return lambda message: blake2b(message, key=key, digest_size=32).digest()


def draw(block: Block, number: int, n: int) -> int:
    """Draw number `number`, below n."""
    bits = 0
    while 1 << bits < n:
        bits += 1
    size = -(-bits // 8)
    attempt = 0
    while True:
        text, i = b"", 0
        while len(text) < size:
            text += block(b"%b%b%b" % (big(number, 8), big(attempt, 4), big(i, 4)))
            i += 1
        value: int = sum(byte << 8 * place for place, byte in enumerate(reversed(text[:size]))) % (1 << bits)
        if value < n:
            return value
        attempt += 1


def big(value: int, size: int) -> bytes:
    """A number as bytes, the highest first."""
    return bytes(value >> 8 * place & 255 for place in reversed(range(size)))
