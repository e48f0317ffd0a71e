"""Plays seeded matches natively and in WebAssembly and compares their hash chains: `scripts/sameness --help`."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import IO, Final, NamedTuple

from tests.hints.positions import TABLES
from tests.sameness import playing
from tests.sameness.page import page
from tests.sameness.playing import Played

from getaway.lab.meaning import meaning

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("kernel", "kit", "games", "bots", "solve")
"""The code and data that decide how a match goes; when they change, what was compared before says nothing."""
KEPT: Final = ROOT / "docs" / "figures" / "sameness"
"""What was compared, by the code that it was compared with."""
SPOKEN: Final = {".ftl", ".md", ".pyc"}


class Pair(NamedTuple):
    """A match as it was played twice."""

    native: Played
    wasm: Played

    @property
    def same(self) -> bool:
        """Whether both came to the same end in the same way."""
        return (self.native.chain, self.native.answers) == (self.wasm.chain, self.wasm.answers)


def main() -> int:
    """Compare what wasn't compared yet, say what was found, and write the page on request."""
    given = _given()
    state = (ROOT / "build" / "sameness" if given.lowest else KEPT) / f"{code()}.jsonl"
    state.parent.mkdir(parents=True, exist_ok=True)
    pairs = {} if given.again else _kept(state)
    wanted = [(game, number) for number in range(given.matches) for game in TABLES]
    chosen = [(game, number) for game, number in wanted if not given.game or game == given.game]
    with _wasm(given.site) as wasm, state.open("w" if given.again else "a", encoding="utf-8") as keep:
        for game, number in chosen:
            if (game, number) not in pairs:
                pairs[game, number] = pair = _both(wasm, "lowest" if given.lowest else "played", game, number)
                keep.write(json.dumps(pair) + "\n")
                keep.flush()
    compared = [pairs[each] for each in wanted if each in pairs]
    sys.stdout.write(page(compared))
    if given.write:
        for old in KEPT.glob("*.jsonl"):
            if old != state:
                old.unlink()
        (ROOT / "docs/figures/sameness.md").write_text(page(compared), encoding="utf-8")
    return 0 if all(pair.same for pair in compared) else 1


def _given() -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="scripts/sameness", description=__doc__)
    words.add_argument("--matches", type=int, default=100, help="how many of each game")
    words.add_argument("--game", default="", help="only this game")
    words.add_argument("--lowest", action="store_true", help="only bots that answer at random")
    words.add_argument("--again", action="store_true", help="compare again what was compared before")
    words.add_argument("--site", type=Path, default=ROOT / "dist" / "site", help="the site whose packs are used")
    words.add_argument("--write", action="store_true", help="keep the figures in docs/figures")
    return words.parse_args()


def code() -> str:
    """What the code of the matches is, in a few letters."""
    files = [file for room in ROOMS for file in (ROOT / "src" / "getaway" / room).rglob("*") if file.is_file()]
    found = blake2b(meaning(Path(playing.__file__)), digest_size=5)
    for file in sorted(file for file in files if file.suffix not in SPOKEN and "rules" not in file.parts):
        found.update(meaning(file))
    return found.hexdigest()


def _kept(state: Path) -> dict[tuple[str, int], Pair]:
    """What was compared before."""
    lines = state.read_text(encoding="utf-8").splitlines() if state.exists() else []
    pairs = [Pair(*(Played(*each) for each in json.loads(line))) for line in lines]
    return {(pair.native.game, pair.native.number): pair for pair in pairs}


@contextmanager
def _wasm(site: Path) -> Iterator[subprocess.Popen[str]]:
    """Python in WebAssembly, with the packs of the site."""
    command = ["node", str(ROOT / "web" / "tools" / "sameness.mjs"), str(site)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        _piped(process.stdin).close()


def _both(wasm: subprocess.Popen[str], how: str, game: str, number: int) -> Pair:
    """A match, played here and there."""
    sent, heard = _piped(wasm.stdin), _piped(wasm.stdout)
    sent.write(f"{how} {game} {number}\n")
    sent.flush()
    here: Played = getattr(playing, how)(game, number)
    line = heard.readline()
    if not line:
        raise RuntimeError(f"the interpreter ended at {game} {number}")
    there: Mapping[str, object] = json.loads(line)
    return Pair(here, Played(**there))  # type: ignore[arg-type]


def _piped(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


if __name__ == "__main__":
    sys.exit(main())
