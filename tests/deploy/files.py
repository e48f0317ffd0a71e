"""What the tests of `deploy/` read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from getaway.server.node import Node
from getaway.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
RULES = DEPLOY / "prometheus" / "rules.yaml"
NAME = re.compile(r"\bgetaway_\w+")
PARTS = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}


def rules() -> list[dict[str, Any]]:
    """Every rule for Prometheus, in order."""
    read = msgspec.yaml.decode(RULES.read_bytes())
    return [rule for group in read["groups"] for rule in group["rules"]]


def alerts() -> dict[str, dict[str, Any]]:
    """The alerts by name."""
    return {rule["alert"]: rule for rule in rules() if "alert" in rule}


def exported() -> set[str]:
    """The names of all figures that a node or a worker shows."""
    families = Node(Settings(database="postgresql:///none")).metrics.registry.collect()
    return {family.name + part for family in families for part in PARTS[family.type]}
