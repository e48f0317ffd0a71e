"""The browser's types of a game: what its structs declare, as it is on the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import pytest
from scripts.game_types import Types, Unclear, main

from getaway.kernel import Wish
from getaway_toy import ToyGame

LOTS = """\
  phase: string;
  window_ms: number;
"""
EVENT = """\
  /** A seat takes or plays counters, or concedes; the others see the backs of those it takes. */
  Acted: { event: "Acted"; seat: number; cards: string[]; act: string };
"""


class Inner(msgspec.Struct, omit_defaults=True, rename={"kind": "type"}):
    """A part.

    It is told in more lines.
    """

    kind: Literal["a", 1]
    """What it is."""
    data: bytes = b""
    inner: Inner | None = None


class Maybe(msgspec.Struct):
    """Something."""

    one: int | msgspec.UnsetType = msgspec.UNSET
    two: int = 0


class Pair(NamedTuple):
    """Two."""

    one: int
    two: str


class Point(msgspec.Struct, array_like=True):
    """A point."""

    x: int
    y: float


INNER = """\
/**
 * A part.
 *
 * It is told in more lines.
 */
export type Inner = {
  /** What it is. */
  type: 1 | "a";
  data?: string;
  inner?: Inner | null;
};
"""


def test_a_game_has_its_types_where_its_folder_is(tmp_path: Path) -> None:
    """Every installed game with a folder gets its types, and no other."""
    (tmp_path / "client" / "toy").mkdir(parents=True)
    main(tmp_path / "client", tmp_path / "made")
    made = (tmp_path / "made" / "toy" / "types.gen.ts").read_text(encoding="utf-8")
    assert LOTS in made
    assert EVENT in made
    assert "tape" not in made
    assert "export type Queries = { worth: { args: Record<string, never>; answer: number[] } };" in made
    assert "export type Game = { view: Lots; outcome: Outcome; event: Event; queries: Queries };" in made
    assert [path.name for path in (tmp_path / "made").iterdir()] == ["toy"]


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (dict[str, tuple[int, ...]], "{ [name: string]: number[] }"),
        (tuple[int, str], "[number, string]"),
        (list[int | None], "(number | null)[]"),
        (Pair, "[one: number, two: string]"),
        (Point, "[x: number, y: number]"),
        (Any, "Value"),
        (tuple[Wish, ...], "Wish[]"),
    ],
)
def test_a_type_is_written_as_it_is_on_the_wire(kind: Any, written: str) -> None:
    """Tuples keep their length, and a list is one of whatever may be in it."""
    assert Types().of(kind) == written


def test_a_struct_is_written_once_with_its_remarks() -> None:
    """What is left out where it's the default is optional, and a struct may hold others of its kind."""
    types = Types()
    assert types.of(tuple[Inner, Inner]) == "[Inner, Inner]"
    assert types.written == {"Inner": INNER}
    types.of(Maybe)
    assert types.written["Maybe"] == "/** Something. */\nexport type Maybe = { one?: number; two: number };\n"


def test_a_query_says_what_it_answers() -> None:
    """A query without an annotation is found when the types are written."""

    class Careless(ToyGame):
        queries = {"worth": lambda view: view}

    with pytest.raises(Unclear, match="worth"):
        Types().game(Careless())


def planned(view: object) -> tuple[Wish, ...]:
    """A query that answers with wishes."""
    return ()


def test_what_every_game_has_is_imported() -> None:
    """Wishes have their type in the protocol; a game that needs nothing of it imports nothing."""

    class Planning(ToyGame):
        queries = {"planned": planned}

    assert 'import type { Wish } from "../../lib/wire";\n' in Types().game(Planning())
    assert "import" not in Types().game(ToyGame())


def test_two_structs_of_one_name_are_found() -> None:
    """A name stands for one type."""
    other = msgspec.defstruct("Inner", [("x", int)])
    with pytest.raises(Unclear, match="Inner"):
        Types().of(tuple[Inner, other])  # type: ignore[valid-type]
