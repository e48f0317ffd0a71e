"""Writes the browser's types of each game: its view, events, outcome and queries, as the game's structs declare them.

`game_types.py CLIENT OUT` writes `OUT/NAME/types.gen.ts` for every installed game that has a folder in CLIENT.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent, indent
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import inspect as told

from getaway import games
from getaway.cli.play.online.copy import events, returned
from getaway.kernel import Event, Game, State, Wish

HEAD: Final = "/** Written by `scripts/api-types` from the game's own types: do not edit. */\n"
IMPORT: Final = 'import type {{ {} }} from "../../lib/wire";\n'
WIDEST: Final = 100
PLAIN: Final[dict[type[told.Type], str]] = {
    told.AnyType: "Value",
    told.NoneType: "null",
    told.BoolType: "boolean",
    told.IntType: "number",
    told.FloatType: "number",
    told.StrType: "string",
    told.BytesType: "string",  # in base64
}
Struct = type[msgspec.Struct]


class Unclear(TypeError):
    """A type that says too little of what is on the wire, or that two structs share a name."""


class Types:
    """The types of one game, each named where it is first met."""

    def __init__(self) -> None:
        self.kinds: dict[str, Struct] = {}
        self.written: dict[str, str] = {}
        self.shared: set[str] = set()
        """The types that every game has: anything at all, and wishes."""

    def of(self, kind: Any) -> str:  # noqa: ANN401 - any annotation
        """An annotation in TypeScript."""
        return self._of(told.type_info(kind))

    def _of(self, info: told.Type) -> str:  # noqa: PLR0911 - a line for each kind of type
        match info:
            case told.Metadata(type=inner):
                return self._of(inner)
            case told.UnionType(types=types):
                return " | ".join(sorted(dict.fromkeys(map(self._of, types)), key=lambda each: each == "null"))
            case told.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case told.ListType() | told.VarTupleType() | told.SetType() | told.FrozenSetType():
                return several(self._of(info.item_type))
            case told.TupleType(item_types=types):
                return f"[{', '.join(map(self._of, types))}]"
            case told.DictType(value_type=value):
                return f"{{ [name: string]: {self._of(value)} }}"
            case told.NamedTupleType(fields=parts) | told.StructType(array_like=True, tag=None, fields=parts):
                return f"[{', '.join(f'{part.encode_name}: {self._of(part.type)}' for part in parts)}]"
            case told.StructType(array_like=False, cls=kind):
                return self.named(kind)
            case told.CustomType(cls=kind) if kind is Wish:
                return self._shared("Wish")
        return self._plain(info)

    def _plain(self, info: told.Type) -> str:
        if type(info) not in PLAIN:
            msg = f"no type of the wire: {info}"
            raise Unclear(msg)
        return self._shared(PLAIN[type(info)]) if isinstance(info, told.AnyType) else PLAIN[type(info)]

    def _shared(self, name: str) -> str:
        self.shared.add(name)
        return name

    def named(self, kind: Struct) -> str:
        """The name of a struct, whose type is written too."""
        name = kind.__name__
        if self.kinds.setdefault(name, kind) is not kind:
            msg = f"{name} is in {kind.__module__} and in {self.kinds[name].__module__}"
            raise Unclear(msg)
        if name not in self.written:
            self.written[name] = ""  # a struct may hold others of its kind
            self.written[name] = f"{remark(kind.__doc__)}export type {name} = {self.members(kind)};\n"
        return name

    def members(self, kind: Struct) -> str:
        """The members of a struct as they are on the wire."""
        config, notes = kind.__struct_config__, remarks(kind)
        tag = [f"{config.tag_field}: {json.dumps(config.tag)};"] if config.tag_field else []
        return block([*tag, *[remark(notes.get(field.name)) + self._member(field, kind) for field in fields(kind)]])

    def _member(self, field: told.Field, kind: Struct) -> str:
        left_out = is_unset(field) or (kind.__struct_config__.omit_defaults and not field.required)
        return f"{field.encode_name}{'?' if left_out else ''}: {self._of(field.type)};"

    # A game

    def game(self, game: Game[Any]) -> str:
        """Everything that a game sends, and what it may be asked."""
        view, outcome = (self.of(returned(game, method)) for method in ("view", "outcome"))
        happened = [self._event(kind) for _, kind in sorted(events(game.package).items())]
        asked = [self._query(name, query) for name, query in sorted(game.queries.items())]
        parts = [f"view: {view};", f"outcome: {outcome};", "event: Event;", "queries: Queries;"]
        return "\n".join(
            [
                HEAD + (IMPORT.format(", ".join(sorted(self.shared))) if self.shared else ""),
                *self.written.values(),
                f"/** By its tag, everything that is told. */\nexport type Events = {block(happened)};\n",
                "export type Event = Events[keyof Events];\n",
                f"/** By its name, each query's arguments and answer. */\nexport type Queries = {block(asked)};\n",
                f"export type Game = {block(parts)};\n",
            ]
        )

    def _event(self, kind: type[Event]) -> str:
        return f"{remark(kind.__doc__)}{kind.__struct_config__.tag}: {self.members(kind)};"

    def _query(self, name: str, query: Callable[..., Any]) -> str:
        hints = get_type_hints(query)
        if "return" not in hints:
            msg = f"the query {name} doesn't say what it answers"
            raise Unclear(msg)
        _, *arguments = inspect.signature(query).parameters.values()
        args = [
            f"{each.name}{'?' * (each.default is not each.empty)}: {self.of(hints[each.name])};" for each in arguments
        ]
        return f"{name}: {{ args: {block(args)}; answer: {self.of(hints['return'])} }};"


def is_unset(field: told.Field) -> bool:
    """Whether a field has no value unless it is given one."""
    return not field.required and field.default is msgspec.NODEFAULT is field.default_factory


def several(item: str) -> str:
    """A list of these."""
    return f"({item})[]" if " | " in item else f"{item}[]"


def block(lines: list[str]) -> str:
    """Members between braces, on one line where they fit."""
    short = f"{{ {' '.join(lines).removesuffix(';')} }}"
    if not lines:
        return "Record<string, never>"
    return short if len(short) <= WIDEST and "\n" not in short else "{\n" + indent("\n".join(lines), "  ") + "\n}"


def fields(kind: Struct) -> Iterator[told.Field]:
    """The fields that are sent: the tape of a state never is."""
    info = told.type_info(kind)
    assert isinstance(info, told.StructType)  # noqa: S101 - it is given one
    return (field for field in info.fields if field.name != "tape" or not issubclass(kind, State))


# Remarks


def remark(text: str | None) -> str:
    """A docstring as a remark; nothing for none."""
    lines = inspect.cleandoc(text).splitlines() if text else []
    if len(lines) < 2:  # noqa: PLR2004 - one line or several
        return "".join(f"/** {line} */\n" for line in lines)
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def remarks(kind: Struct) -> dict[str, str]:
    """By field, the string below it in the source of a struct and its bases."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        found.update(own_remarks(each) if each.__module__.split(".")[0] != "msgspec" and each is not object else {})
    return found


@cache
def own_remarks(kind: type) -> dict[str, str]:
    """By field, the string below it in the source of this class alone."""
    (declared,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(declared, ast.ClassDef)  # noqa: S101 - the source of a class
    found: dict[str, str] = {}
    for line, below in zip(declared.body, declared.body[1:], strict=False):
        match line, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = text
    return found


def main(client: Path, out: Path) -> None:
    """Write the types of every game that has a folder."""
    for name in games.names():
        if (client / name).is_dir():
            (out / name).mkdir(parents=True, exist_ok=True)
            (out / name / "types.gen.ts").write_text(Types().game(games.find(name)), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
