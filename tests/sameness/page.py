"""The page with what was compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.sameness.__main__ import Pair

HEAD = """# The same matches in WebAssembly

Written by `scripts/sameness --write`: seeded matches between bots, played by CPython on this machine and by the
browser's interpreter from the very packs of the site. Bots count simulations and have no clock; those that search do it
with a quarter of their level's simulations, and with all of them in one match of ten. Two matches are the same if their
hash chains and their numbers of answers are. Times were taken on a busy machine: read them as ratios.

| game | level | matches | same | answers | played to the end | seconds natively | in WebAssembly | ratio |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""


def page(pairs: Sequence[Pair]) -> str:
    """The figures by game and level, then what differs."""
    kinds = set(map(_kind, pairs))
    rows = [_row(*kind, [pair for pair in pairs if _kind(pair) == kind]) for kind in sorted(kinds)]
    return HEAD + "".join(rows) + _row("all", "", pairs) + "".join(_differences(pairs))


def _kind(pair: Pair) -> tuple[str, str]:
    return pair.native.game, pair.native.level


def _row(game: str, level: str, pairs: Sequence[Pair]) -> str:
    same = sum(pair.same for pair in pairs)
    answers = sum(pair.native.answers for pair in pairs)
    over = sum(pair.native.over for pair in pairs)
    native = sum(pair.native.seconds for pair in pairs)
    wasm = sum(pair.wasm.seconds for pair in pairs)
    figures = f"{len(pairs)} | {same} | {answers:,} | {over} | {native:,.1f} | {wasm:,.1f} | {wasm / native:.1f}"
    return f"| {game} | {level} | {figures} |\n"


def _differences(pairs: Iterable[Pair]) -> Iterator[str]:
    for pair in pairs:
        if not pair.same:
            native = pair.native
            yield f"\nDiffers: {native.game} {native.number}, {native.level}, {native.table}\n"
