"""Matches from files over HTTP: begun elsewhere, carried on here."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from getaway.server.bodies import FILES, LARGEST_FILE
from getaway.server.limits import limited, who
from getaway.server.node import Asking, Here
from getaway.table.branching import Tried
from getaway.table.bringing import Bring


class FilesApi(Controller):
    """What can be done with a match that somebody has saved."""

    path = FILES
    tags = ["tables"]

    @post("/", status_code=201, guards=[limited("bring")], request_max_body_size=LARGEST_FILE)
    async def carry_on(self, node: Here, data: JSONBody[Bring], request: Asking) -> Tried:
        """Open a table at which a match from a file goes on, and sit down as its host."""
        return await node.tables.carry_on(data, who(request.scope))
