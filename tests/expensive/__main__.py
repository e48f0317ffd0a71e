"""`scripts/expensive`: the most expensive requests that can be found, and what they do to those who play."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec
from tests.expensive.page import Before, page, summary, within
from tests.expensive.run import Attack, Plan, Result
from tests.serving import database

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "figures" / "expensive.md"
STATE = ROOT / "build" / "expensive.json"
BEFORE = Path(__file__).parent / "before.json"


def main() -> int:
    """Attack, say what happened, and write the page on request."""
    words = argparse.ArgumentParser(prog="scripts/expensive", description=__doc__)
    words.add_argument("--again", action="store_true", help="start over instead of going on")
    words.add_argument("--quick", action="store_true", help="a few seconds for each part, and ten tables")
    words.add_argument("--write", action="store_true", help=f"keep the figures in {PAGE.relative_to(ROOT)}")
    words.add_argument("--before", action="store_true", help="keep them as those to compare with")
    given = words.parse_args()
    if given.again:
        STATE.unlink(missing_ok=True)
    result = msgspec.json.decode(STATE.read_bytes(), type=Result) if STATE.is_file() else Result()
    plan = Plan(tables=10, climb=3, flood=3, storm=3, calm=3) if given.quick else Plan()
    with database() as dsn, tempfile.TemporaryDirectory() as folder:
        asyncio.run(Attack(result, plan, STATE).all(dsn, Path(folder)))
    if given.before:
        BEFORE.write_bytes(msgspec.json.format(msgspec.json.encode(summary(result))))
    before = msgspec.json.decode(BEFORE.read_bytes(), type=Before) if BEFORE.is_file() else None
    said = page(result, plan, before if not given.before else None)
    print(said)
    if given.write:
        PAGE.write_text(said, encoding="utf-8")
    return 0 if within(result) else 1


if __name__ == "__main__":
    sys.exit(main())
