"""The OpenAPI document: Litestar's paths, and every type of the wire as msgspec knows it.

Unions are told apart by a member (`do`, `type`, `item`, `shape`), so that generated types are told apart by it too.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import cleandoc
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from getaway.kernel import END, RARE, USUAL, Wish
from getaway.kernel.passing import STOPS
from getaway.kernel.plans import CHANGED, OTHERS, SURPRISE, USED
from getaway.kernel.plans import OVER as STOPPED
from getaway.rulebook import BookView, Clause
from getaway.server.accounts_api import Credentials, Me, TakeUp
from getaway.server.answers import Fault
from getaway.server.around_api import IsListed, ListIt, PlayedTable, PublicTable
from getaway.server.games_api import GameView
from getaway.server.shapes import Act, AnyPart
from getaway.server.site import Offered
from getaway.table import Wanted
from getaway.table.acts import BOT, DAILY, LIVE, OPEN, PERSON
from getaway.table.advising import Advice, Advise
from getaway.table.around import Ending
from getaway.table.branching import Tried, WhatIf
from getaway.table.bringing import Bring
from getaway.table.calls import Attempt, Greeting, Hello, NewSecret, Notes, Query, SitDown
from getaway.table.commands import AnyCommand
from getaway.table.lessons import LessonText, TakeLesson
from getaway.table.messages import AnyMessage, AnyNews, Seated, TableView
from getaway.table.moments import MomentText
from getaway.table.past import StoryView
from getaway.table.reports import Bug, Filed
from getaway.table.reviewing import Review, Reviewed
from getaway.table.scenes import SceneName, SceneView, TryScene
from getaway.table.seats import LOBBY, OVER, PLAYING
from getaway.table.weighing import Outlook, Weigh

Plain = dict[str, Any]

REF: Final = "#/components/schemas/"
UNIONS: Final[dict[str, Any]] = {
    "Command": AnyCommand,
    "Message": AnyMessage,
    "Item": AnyNews,
    "Part": AnyPart,
}
GIVEN: Final = (
    *(Greeting, Hello, Wanted, SitDown, NewSecret, TakeUp, Query, Notes),
    *(Attempt, Credentials, ListIt, WhatIf, TryScene, TakeLesson, Bring, Bug, Weigh, Advise, Review),
)
"""What clients send beside commands: members that have a usual value may be left out."""
SENT: Final = (
    *(Seated, StoryView, Tried, Filed, TableView, GameView, Clause, Act, Fault, Me),
    *(PublicTable, IsListed, Ending, PlayedTable, Outlook, Advice, Reviewed, Offered, SceneName, SceneView, LessonText),
    *(BookView, MomentText),
)
WORDS: Final = {
    "SeatView.kind": (OPEN, PERSON, BOT),
    "TableView.pace": (LIVE, DAILY),
    "TableView.stage": (LOBBY, PLAYING, OVER),
    "KeptTable.pace": (LIVE, DAILY),
    "PublicTable.pace": (LIVE, DAILY),
    "KeptTable.stage": (LOBBY, PLAYING, OVER),
    "Talk.policy": ("free", "facts", "silent"),
    "UndoView.how": ("right", "vote", "no"),
    "HandedOn.to": (BOT, OPEN),
    "Hand.to": (BOT, OPEN),
    "Wanted.pace": (LIVE, DAILY),
    "SeatView.stop": STOPS,
    "StopWas.stop": STOPS,
    "Act.rank": (USUAL, RARE, END),
    "PlanEnded.why": (CHANGED, OTHERS, USED, SURPRISE, STOPPED),
}
"""Members that hold one of a few words."""
FACTS: Final = {"$ref": REF + "Facts"}
ACTS: Final = {"type": "array", "items": {"$ref": REF + "Act"}}
MEMBERS: Final = {
    "Put.choice": ACTS,
    "Put.offers": ACTS,
    "Ahead.choice": ACTS,
    "Told.event": FACTS,
    "Ended.outcome": FACTS,
    "Sync.view": {"anyOf": [FACTS, {"type": "null"}]},
    "Update.view": FACTS,
    "FrameView.view": FACTS,
}
"""Members whose type a game fills in, as far as all games agree."""
PLAIN: Final[dict[str, Plain]] = {
    "Value": {
        "description": "Any JSON.",
        "anyOf": [
            {"type": "null"},
            {"type": "boolean"},
            {"type": "number"},
            {"type": "string"},
            {"type": "array", "items": {"$ref": REF + "Value"}},
            {"type": "object", "additionalProperties": {"$ref": REF + "Value"}},
        ],
    },
    "Facts": {"type": "object", "additionalProperties": {"$ref": REF + "Value"}},
    "Trouble": {"anyOf": [{"$ref": REF + "No"}, {"$ref": REF + "Fault"}]},
}
"""What no Python type says."""


class Document(JsonRenderPlugin):
    """Shows the document at `/schema/openapi.json`, rendered once."""

    rendered: bytes = b""

    def prepare(self, app: Litestar) -> None:
        """Render it before anybody asks, and let Litestar make its own, which it makes for the first who asks."""
        if not self.rendered:
            self.rendered = msgspec.json.encode(document(app))
            app.plugins.get("OpenAPIPlugin").provide_openapi_schema()

    def render(self, request: Request[Any, Any, Any], openapi_schema: Plain) -> bytes:
        """The document's bytes."""
        self.prepare(request.app)
        return self.rendered


def document(app: Litestar) -> Plain:
    """The document of an application that need not run."""
    return completed(app.openapi_schema.to_schema())


def completed(paths: Plain) -> Plain:
    """Litestar's document with the types of the wire in place of its own."""
    types = components()
    unions = _union_names(types)
    for operations in paths["paths"].values():
        for operation in operations.values():
            _answers(operation)
    found: Plain = _over(paths["paths"], lambda schema: _named(schema, unions))
    return {**paths, "paths": found, "components": {"schemas": types}}


# Types


def components() -> dict[str, Plain]:
    """Every type of the wire by its name."""
    kinds = [*UNIONS.values(), *GIVEN, *SENT]
    unions, types = msgspec.json.schema_components(kinds, schema_hook=_hook, ref_template=REF + "{name}")
    for kind in _structs(kinds):
        _tidy(kind, types[kind.__name__])
    named = dict(zip(UNIONS, unions, strict=False))
    known = _union_names(named)
    whole: dict[str, Plain] = {
        name: _over(schema, lambda part: _named(_free(part), known)) for name, schema in types.items()
    }
    return dict(sorted({**whole, **named, **PLAIN}.items()))


def _hook(kind: type) -> Plain:
    if kind is Wish:
        return {"$ref": REF + "PlainWish"}
    raise NotImplementedError(kind)


def _structs(kinds: list[Any]) -> list[Any]:
    """Every struct that these types are made of."""
    found: dict[str, Any] = {}
    waiting = [msgspec.inspect.type_info(kind) for kind in kinds]
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls.__name__ in found:
                continue
            found[info.cls.__name__] = info.cls
            waiting += [field.type for field in info.fields]
        waiting += [getattr(info, name) for name in ("item_type", "value_type") if hasattr(info, name)]
        waiting += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    return list(found.values())


def _tidy(kind: Any, schema: Plain) -> None:  # noqa: ANN401 - a struct type
    """Say of a struct what its Python type leaves open."""
    leaves_out = kind.__struct_config__.omit_defaults
    schema["description"] = cleandoc(schema["description"])
    for name, member in schema["properties"].items():
        path = f"{kind.__name__}.{name}"
        if path in WORDS:
            member["enum"] = list(WORDS[path])
        if path in MEMBERS:
            schema["properties"][name] = MEMBERS[path]
        elif leaves_out and member.get("default", ...) is None:
            _never_null(member)
        if leaves_out or kind not in GIVEN:
            member.pop("default", None)
    if not leaves_out and kind not in GIVEN:
        schema["required"] = list(schema["properties"])


def _never_null(member: Plain) -> None:
    """A member that is left out where there is nothing to say is never null."""
    kept = [each for each in member.pop("anyOf", []) if each != {"type": "null"}]
    member.update(kept[0] if len(kept) == 1 else {"anyOf": kept})


# Walking


def _over(schema: Any, change: Callable[[Plain], Plain]) -> Any:  # noqa: ANN401 - any JSON
    """The same JSON with every object changed, the inner ones first."""
    if isinstance(schema, dict):
        return change({name: _over(part, change) for name, part in schema.items()})
    return [_over(part, change) for part in schema] if isinstance(schema, list) else schema


def _free(schema: Plain) -> Plain:
    """What holds anything at all is a `Value`, what has any members `Facts`."""
    if schema.get("type") == "object" and "properties" not in schema:
        return {**{name: value for name, value in schema.items() if name != "type"}, **FACTS}
    if schema.get("type") == "array" and schema.get("items") in ({}, None) and "prefixItems" not in schema:
        return {**schema, "items": {"$ref": REF + "Value"}}
    return schema


def _members(schema: Plain) -> list[str]:
    return [part.get("$ref", "") for part in schema.get("anyOf") or schema.get("oneOf") or ()]


def _union_names(types: dict[str, Plain]) -> dict[frozenset[str], str]:
    return {frozenset(_members(types[name])): name for name in UNIONS}


def _named(schema: Plain, unions: dict[frozenset[str], str]) -> Plain:
    """A union that has a name goes by it."""
    name = unions.get(frozenset(_members(schema)))
    return {"$ref": REF + name} if name is not None else schema


def _answers(operation: Plain) -> None:
    """Everything but success is a clause's `No` or a `Fault`."""
    responses = {status: said for status, said in operation["responses"].items() if status < "300"}
    if "204" in responses:
        responses["204"].pop("content", None)
    trouble = {"application/json": {"schema": {"$ref": REF + "Trouble"}}}
    responses["default"] = {"description": "A clause says no, or something went wrong.", "content": trouble}
    operation["responses"] = responses
