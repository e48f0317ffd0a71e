"""The OpenAPI document says what is on the wire."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway.bots import any_answer
from getaway.games import find
from getaway.kernel import to_json
from getaway.server.app import litestar
from getaway.server.node import Node
from getaway.server.schema import document
from getaway.server.settings import Settings
from getaway.server.shapes import Act

PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    """The types of the document."""
    found: dict[str, Any] = document(litestar(Node(Settings())))
    return {**found["components"]["schemas"], "": found}


def test_every_reference_leads_to_a_type(schemas: dict[str, Any]) -> None:
    """No path and no type names a type that is not there."""
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schemas[""])))
    assert named <= set(schemas)


@pytest.mark.parametrize(
    ("name", "member"), [("Command", "do"), ("Message", "type"), ("Item", "item"), ("Part", "shape")]
)
def test_unions_are_told_apart_by_a_member(schemas: dict[str, Any], name: str, member: str) -> None:
    """Each member of a union has a word of its own."""
    union = schemas[name]
    assert union["discriminator"]["propertyName"] == member
    kinds = [schemas[part["$ref"].rpartition("/")[2]] for part in union["anyOf"]]
    words = [word for kind in kinds for word in kind["properties"][member]["enum"]]
    assert len(words) == len(set(words)) == len(kinds)


def test_every_command_of_the_protocol_is_there(schemas: dict[str, Any]) -> None:
    """The table of commands in docs/protocol.md and the union are the same."""
    table = PROTOCOL.read_text(encoding="utf-8").split("## Commands")[1].split("## What the server sends")[0]
    told = {word for row in re.findall(r"^\| (`.+?`) \|", table, re.MULTILINE) for word in re.findall(r"`(\w+)`", row)}
    kinds = [schemas[part["$ref"].rpartition("/")[2]] for part in schemas["Command"]["anyOf"]]
    assert told - {"do"} == {kind["properties"]["do"]["enum"][0] for kind in kinds}


def test_every_route_of_the_protocol_is_there(schemas: dict[str, Any]) -> None:
    """The table of routes in docs/protocol.md and the paths are the same."""
    table = PROTOCOL.read_text(encoding="utf-8").split("## Over HTTP")[1]
    told = set(re.findall(r"`(GET|POST|PUT|DELETE) (/api/[^`? ]+)", table)) | {
        ("GET", "/api/tables/{table}/events"),
        ("POST", "/api/tables/{table}/do"),
    }
    paths = schemas[""]["paths"]
    assert told == {(method.upper(), path) for path, operations in paths.items() for method in operations}


@pytest.mark.parametrize(("game", "options"), [("bombsquad", {"mission": "m01"}), ("toy", {})])
def test_a_choice_is_of_the_shapes_that_are_told(game: str, options: dict[str, Any]) -> None:
    """Questions of real matches decode as the document says, without a member left over."""
    match = find(game).new(players=3, seed=7, **options)
    for _ in range(30):
        for seat in range(3):
            put = match.put(seat)
            acts = [*(getattr(put, "choice", None) or ()), *getattr(put, "offers", ())]
            assert msgspec.json.decode(to_json(acts), type=list[Act]) is not None
        if match.over:
            return
        ask = match.asks[0]
        match.answer(ask.seat, any_answer(ask, 7))
