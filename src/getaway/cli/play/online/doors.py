"""The way to a table: links, and the few requests that open a table or take a seat."""

from __future__ import annotations

import random
import re
import secrets
import time
from http import HTTPStatus
from socket import gaierror
from typing import Any, NamedTuple, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec.structs import replace

from getaway.bots import Decision
from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.play.online.copy import settle
from getaway.kernel import Refused, from_json, to_json
from getaway.kernel.wire import tupled
from getaway.table.advising import Advise
from getaway.table.messages import No, Seated, TableView
from getaway.table.opening import new_secret
from getaway.table.reviewing import Judged, Review
from getaway.table.weighing import Outlook, Weigh

PATIENCE = 20.0
TABLE = re.compile(r"/t/([a-z0-9]{1,40})/?")
SECRET = re.compile(r"seat=([\w-]{43,86})")
RANDOM_BYTES = 32
PAUSES = (0.3, 0.6, 1.2, 2.4)
"""Seconds between attempts whose answer was lost, at most."""
NEVER_SENT = (ConnectionRefusedError, gaierror)
"""Faults before anything was sent: trying again is up to the player."""
T = TypeVar("T")


class Lost(BadCommand):
    """The answer to a request was lost, so nobody knows whether it was carried out."""


class Link(NamedTuple):
    """A server, a table on it, and a secret that opens a seat; the last two may be empty."""

    server: str
    table: str = ""
    secret: str = ""

    @property
    def socket(self) -> str:
        """Where the table's socket is."""
        return f"{self.server.replace('http', 'ws', 1)}/ws/tables/{self.table}"

    @property
    def invitation(self) -> str:
        """What others are sent."""
        return f"{self.server}/t/{self.table}"

    @property
    def way_back(self) -> str:
        """What only the holder of the seat keeps."""
        return f"{self.invitation}#seat={self.secret}"


def read_link(text: str) -> Link:
    """The link to a table, or only the address of a server."""
    parts = urlsplit(text.strip())
    table, secret = TABLE.fullmatch(parts.path), SECRET.fullmatch(parts.fragment)
    sound = parts.scheme in ("http", "https") and parts.netloc and (table or parts.path in ("", "/"))
    if not sound or (parts.fragment and not (table and secret)):
        raise BadCommand(say("bad-link", link=text))
    return Link(f"{parts.scheme}://{parts.netloc}", table[1] if table else "", secret[1] if secret else "")


def open_table(server: str, wanted: dict[str, Any]) -> Link:
    """A new table, with its host at the first seat."""
    return _seated(server, "/api/tables", wanted)


def sit_down(link: Link, name: str) -> Link:
    """A seat at a table."""
    return _seated(link.server, f"/api/tables/{link.table}/seats", {"name": name})


def look(link: Link) -> TableView:
    """The table as everybody with the link sees it."""
    return _ask(link.server, f"/api/tables/{link.table}", TableView)


def outlook(link: Link, wanted: Weigh) -> Outlook:
    """What the options of the question that stands would bring."""
    found = _ask(link.server, f"/api/tables/{link.table}/weigh", Outlook, to_json(wanted), link.secret)
    for each in found.ahead:
        settle(each.choice)
    return replace(found, ahead=[replace(each, facts=tupled(each.facts)) for each in found.ahead])


def advice(link: Link, wanted: Advise) -> Decision:
    """What a bot would do at the question that stands."""
    return _ask(link.server, f"/api/tables/{link.table}/advise", Decision, to_json(wanted), link.secret)


def reviewed(link: Link, given: Review) -> Decision | None:
    """What would have been far better than an answer."""
    return _ask(link.server, f"/api/tables/{link.table}/review", Judged, to_json(given), link.secret).better


def _seated(server: str, path: str, data: dict[str, Any]) -> Link:
    """A number of our own goes into the chance of the match (GT-CHANCE-01).

    The secret is our own too: a request whose answer is lost comes to the same seat when it is made again.
    """
    own = {"number": secrets.token_hex(RANDOM_BYTES), "secret": new_secret()}
    for pause in PAUSES:
        try:
            return _link(server, _ask(server, path, Seated, to_json(data | own)))
        except Lost:
            time.sleep(random.uniform(pause / 2, pause))  # noqa: S311 - so that not all come at once
    return _link(server, _ask(server, path, Seated, to_json(data | own)))


def _link(server: str, seated: Seated) -> Link:
    return Link(server, seated.table, seated.secret)


def _ask(server: str, path: str, kind: type[T], body: bytes | None = None, secret: str = "") -> T:
    """One request; a refusal by a clause is raised as such."""
    key = {"authorization": f"Seat {secret}"} if secret else {}
    request = Request(server + path, body, {"content-type": "application/json", **key})  # noqa: S310 - http or https
    try:
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - as above
            return from_json(answer.read(), kind)
    except HTTPError as fault:
        raise _refused(fault) from fault
    except (URLError, OSError) as fault:
        reason = getattr(fault, "reason", fault)
        raised = BadCommand if isinstance(reason, NEVER_SENT) else Lost
        raise raised(say("no-server", server=server, fault=str(reason))) from fault
    except msgspec.MsgspecError as fault:
        raise BadCommand(say("no-getaway", server=server)) from fault


def _refused(fault: HTTPError) -> Exception:
    if fault.code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Lost(_said(fault))
    try:
        no = from_json(fault.read(), No)
    except msgspec.MsgspecError:
        return BadCommand(_said(fault))
    return Refused(no.clause, **tupled(no.facts))


def _said(fault: HTTPError) -> str:
    return say("server-fault", status=str(fault.code), phrase=HTTPStatus(fault.code).phrase)
