"""Accounts over HTTP: with one you find your seats again on any device."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from getaway.kernel import SPECTATOR, Refused
from getaway.server.accounts import LONGEST, SESSION, folded
from getaway.server.limits import limited
from getaway.server.node import Asking, Here, Node
from getaway.server.origins import is_https
from getaway.server.tables_api import needed_key
from getaway.table.calls import NewSecret
from getaway.table.messages import Seated
from getaway.table.people import Account, Kept
from getaway.table.summary import Noted, noted

MEANT = "x-getaway"
"""A header that no form can send, and no page of another origin without asking first."""


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Annotated[str, msgspec.Meta(max_length=100)]
    password: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class TakeUp(NewSecret, frozen=True, forbid_unknown_fields=True):
    """The secret that a kept seat is to have on another device; `only` there, so that all other devices lose it."""

    only: bool = False


class KeptTable(msgspec.Struct, frozen=True):
    """A table at which an account has a seat; `turn` says that this seat is asked."""

    table: str
    seat: int
    game: str
    title: str
    options: dict[str, Any]
    pace: str
    stage: str
    turn: bool


class Me(msgspec.Struct, frozen=True):
    """An account as its owner sees it."""

    name: str
    tables: tuple[KeptTable, ...] = ()


async def meant(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A cookie is sent along without anybody meaning it, so that a change must carry a header besides."""
    if connection.scope["method"] not in {"GET", "HEAD", "OPTIONS"} and MEANT not in connection.headers:  # type: ignore[typeddict-item]
        raise PermissionDeniedException(f"The header {MEANT} is missing.")


class AccountsApi(Controller):
    """Making an account, signing in and out, and the seats that are kept."""

    path = "/api"
    tags = ["accounts"]
    guards = [meant]

    @post("/accounts", status_code=201, guards=[limited("account")])
    async def make(self, node: Here, data: JSONBody[Credentials], request: Asking) -> Response[Me]:
        """Make an account and sign in."""
        account = await node.accounts.make(data.name, data.password)
        return await _signed_in(node, account, request)

    @post("/session", status_code=201, guards=[limited("login")])
    async def sign_in(self, node: Here, data: JSONBody[Credentials], request: Asking) -> Response[Me]:
        """Sign in."""
        await node.limits.spend("login", f"name {folded(data.name)}")
        account = await node.accounts.known(data.name, data.password)
        return await _signed_in(node, account, request)

    @delete("/session", status_code=204, guards=[limited("read")])
    async def sign_out(self, node: Here, request: Asking) -> Response[None]:
        """Sign out: the session ends here and in the store."""
        await node.accounts.end(_token(node, request))
        gone = Cookie(**{**_cookie(node, request, ""), "max_age": 0})
        return Response(None, status_code=204, cookies=[gone])

    @get("/me", guards=[limited("me")])
    async def me(self, node: Here, request: Asking) -> Me:
        """The account, and the tables at which it still has its seat."""
        account = await signed_in(node, request)
        seats = await node.summaries.kept.kept(account.id)
        tables = [_shown(kept, await _known(node, kept, noted)) for kept, noted in seats]
        node.summaries.doubt([seat.kept.table for seat in seats])
        return Me(account.name, tuple([table for table in tables if table is not None]))

    @put("/me/tables/{table:str}", status_code=204, guards=[limited("sit")])
    async def keep(self, node: Here, table: FromPath[str], request: Asking) -> None:
        """Keep the seat whose secret is in the header."""
        account = await signed_in(node, request)
        key = needed_key(request)
        seat = await node.tables.seat(table, key)
        for kept in await node.people.kept(account.id, table):
            if kept.seat == seat and await _holds(node, kept):
                return
        await _keep(node, account, Kept(table, seat, key))

    @post("/me/tables/{table:str}", status_code=201, guards=[limited("sit")])
    async def take_up(
        self, node: Here, table: FromPath[str], request: Asking, data: JSONBody[TakeUp | None] = None
    ) -> Seated:
        """A new secret for a kept seat, on another device. The account's own key stays as it is."""
        account, wanted = await signed_in(node, request), data or TakeUp()
        for kept in await node.people.kept(account.id, table):
            if await _holds(node, kept):
                spare = (kept.key,)
                return await node.tables.rekey(table, kept.key, wanted.secret, only=wanted.only, spare=spare)
        raise Refused("GT-ACCOUNT-05")


# Sessions


async def signed_in(node: Node, request: Asking) -> Account:
    """The account whose session the cookie names, or a refusal."""
    return await node.accounts.who(_token(node, request))


async def _signed_in(node: Node, account: Account, request: Asking) -> Response[Me]:
    token = await node.accounts.begin(account, _token(node, request))
    return Response(Me(account.name), status_code=201, cookies=[Cookie(**_cookie(node, request, token))])


def _cookie(node: Node, request: Asking, token: str) -> dict[str, Any]:
    secure = is_https(request.scope, node.settings)
    return {
        "key": _name(node, request),
        "value": token,
        "path": "/",
        "max_age": SESSION,
        "secure": secure,
        "httponly": True,
        "samesite": "lax",
    }


def _name(node: Node, request: Asking) -> str:
    """Over TLS the name itself keeps other hosts and plain HTTP from setting the cookie."""
    return "__Host-getaway" if is_https(request.scope, node.settings) else "getaway"


def _token(node: Node, request: Asking) -> str:
    return request.cookies.get(_name(node, request), "")


# Kept seats


async def _keep(node: Node, account: Account, held: Kept) -> None:
    """The seat gets a key for the account that no secret opens; it ends when the host takes the seat back.

    The key follows from account, table and seat: whatever fails on the way, done again it comes to the same.
    """
    if held.seat == SPECTATOR:
        raise Refused("GT-SEAT-01")
    key = sha256(f"getaway account 1\0{account.id} {held.table} {held.seat}".encode()).hexdigest()
    await node.tables.keep(held.table, held.key, key)
    await node.people.keep(account.id, Kept(held.table, held.seat, key))
    await _note(node, held.table)
    await node.summaries.flush()


async def _holds(node: Node, kept: Kept) -> bool:
    async with node.tables.room(kept.table) as room:
        return room.live.table.seat_of(kept.key) == kept.seat


async def _known(node: Node, kept: Kept, found: Noted | None) -> Noted | None:
    """What is known about a kept table. Only one that was never noted, from before there were summaries, is loaded."""
    known = node.summaries.newest(found, kept.table)
    if known is not None:
        return known
    try:
        return await _note(node, kept.table)
    except Refused:
        return None


async def _note(node: Node, table: str) -> Noted:
    async with node.tables.room(table) as room:
        known = noted(room.live)
    node.summaries.note(known)
    return known


def _shown(kept: Kept, known: Noted | None) -> KeptTable | None:
    """A kept table; None where the seat is lost, or the table is."""
    if known is None or known.summary is None or (kept.seat, kept.key) not in known.summary.holders:
        return None
    told = known.summary
    turn = kept.seat in told.asked
    return KeptTable(kept.table, kept.seat, told.game, told.title, told.options, told.pace, told.stage, turn)
