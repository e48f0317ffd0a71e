"""Prints the server's OpenAPI document; `scripts/api-types` makes the browser's types of it."""

from __future__ import annotations

import json

from getaway.server.app import litestar
from getaway.server.node import Node
from getaway.server.schema import document
from getaway.server.settings import Settings

print(json.dumps(document(litestar(Node(Settings()))), indent=1, sort_keys=True))
