"""The most expensive requests that reading the code suggests, valid and not, to every route and by every command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

from tests.expensive import sheets
from tests.expensive.tables import Estate, Made

LANGS = ("en", "it", "fr")
LARGEST = 64 * 1024
DEEP = b"[" * 900 + b"]" * 900
WIDE = b"[" + b"[]," * 20_000 + b"[]]"
KEYS = b"{" + b",".join(b'"k%d":%d' % (i, i) for i in range(4500)) + b"}"
INTS = b"[" + b"9" * 4000 + b"," + b"9" * 30 + b"]"
NUMBERS = b"[" + b"5e-324," * 9000 + b"0]"
SEARCHES = (
    *("con pro sta tra par com car int per mar for pas pol con pro sta tra par", " ".join("abcdefghijklmnopqrstuvwx")),
    *(
        '"a" OR "b" NEAR(c d) * ^ - + : {text} : x',
        "ﷺ" * 200,
        "robot " * 33,
        "a*" * 100,
        "\u0301" * 200,
        "1 2 3 4 5 6 7 8 9 0 " * 9,
    ),
)


class Request(NamedTuple):
    """One request, by the name under which its cost is found."""

    name: str
    method: str
    path: str
    body: bytes = b""
    secret: str = ""
    headers: tuple[tuple[str, str], ...] = ()


def catalogue(estate: Estate) -> dict[str, list[Request]]:
    """Requests by what they are about."""
    return {
        "sheets": list(_sheets()),
        "options": list(_options()),
        "reading": list(_reading()),
        "rules": list(_rules()),
        "queries": [each for table in estate.playing.values() for each in _queries(table)],
        "drawings": [each for table in estate.playing.values() for each in _drawings(table)],
        "answers": [each for table in estate.playing.values() for each in _answers(table)],
        "tables": [*_tables(estate), *_sits(estate)],
        "past": [*_past(estate.over), *_past(estate.running), *_what_ifs(estate)],
        "bodies": list(_bodies(estate)),
        "accounts": list(_accounts()),
    }


def _json(value: Any) -> bytes:
    return json.dumps(value).encode()


def _sheets() -> Iterator[Request]:
    hard = sheets.Sheet(Random(1))
    texts = {
        "hard to judge": hard.text("own"),
        "16 KB of faults": sheets.faulty(),
        "16 KB of dots": sheets.dotted(),
        "16 KB of tables": sheets.tabled(),
        "16 KB of strings": sheets.strung(),
        "60 KB": "a = 1\n" * 10_000,
    }
    for what, text in texts.items():
        yield Request(
            f"try a sheet, {what}",
            "POST",
            "/api/games/bombsquad/try",
            _json({"players": 3, "options": {"sheet": text}}),
        )
    wanted = {"game": "bombsquad", "players": 3, "name": "A", "options": {"sheet": hard.changed().text("own")}}
    yield Request("open with a sheet, hard to judge", "POST", "/api/tables", _json(wanted))


def _options() -> Iterator[Request]:
    for game in ("bombsquad", "breach", "burncycle"):
        for what, body in {
            "keys": KEYS,
            "width": b'{"x":%s}' % WIDE,
            "depth": b'{"team":%s}' % DEEP,
            "ints": b'{"rooms":%s}' % INTS,
        }.items():
            data = b'{"players":3,"options":%s}' % body
            yield Request(f"try {game}, options of great {what}", "POST", f"/api/games/{game}/try", data)
        yield Request(f"open {game}", "POST", "/api/tables", _json({"game": game, "players": 4, "name": "A"}))


def _reading() -> Iterator[Request]:
    yield Request("games", "GET", "/api/games")
    yield Request("openapi", "GET", "/schema/openapi.json")
    yield Request("page", "GET", "/", headers=(("accept-encoding", "gzip"),))
    yield Request("nowhere", "GET", "/" + "x" * 6000, headers=(("accept", "text/html"),))
    yield Request("metrics", "GET", "/metrics")
    for game in ("bombsquad", "breach", "burncycle"):
        for lang in LANGS:
            yield Request(f"texts {game} {lang}", "GET", f"/api/texts/{game}/{lang}")
    yield Request("public", "GET", "/api/public")


def _rules() -> Iterator[Request]:
    for game in ("bombsquad", "breach", "burncycle"):
        for lang in LANGS:
            yield Request(f"rules {game} {lang}", "GET", f"/api/rules/{game}?lang={lang}")
            for number, words in enumerate(SEARCHES):
                path = f"/api/rules/{game}/search?lang={lang}&q={quote(words[:200])}"
                yield Request(f"search {game} {lang} {number}", "GET", path)


QUERIES: dict[str, list[tuple[str, Any]]] = {
    "bombsquad": [
        ("path", {"cards": [0, 3, 6, 9, 0, 3, 6, 9], "directions": ["up"] * 4000}),
        ("path", {"cards": [2] * 8000}),
        ("rehearse", {"slots": list(range(6)), "directions": ["left"] * 6}),
        ("rehearse", {"slots": list(range(8000)), "directions": [""] * 2000}),
        ("scene", {}),
    ],
    "breach": [("desk", {}), ("scene", {}), ("scene", {"x": [[]] * 9000})],
    "burncycle": [
        ("around", {}),
        ("scene", {}),
        ("sight", {"bot": 0, "cell": 10}),
        ("sight", {"bot": 10**30, "cell": -1}),
    ],
}


def _queries(at: Made) -> Iterator[Request]:
    for number, (name, args) in enumerate(QUERIES[at.game]):
        data = _json({"name": name, "args": args})
        yield Request(f"query {at.game} {name} {number}", "POST", f"/api/tables/{at.table}/query", data, at.secret)


def _drawings(at: Made) -> Iterator[Request]:
    for lang in LANGS:
        for width in (40, 160):
            path = f"/api/tables/{at.table}/drawing?lang={lang}&width={width}"
            yield Request(f"drawing {at.game} {lang} {width}", "GET", path, b"", at.secret)


def _answers(at: Made) -> Iterator[Request]:
    """Answers no judge is made for: of every shape, as large as they may be."""
    args: dict[str, bytes] = {
        "thousands": b'{"cards":%s,"path":%s}' % (_json(list(range(8000))), _json([0] * 3000)),
        "keys": KEYS,
        "text": b'{"card":"%s"}' % (b"x" * 60_000),
        "width": b'{"cells":%s}' % WIDE,
        "numbers": b'{"amount":%s}' % NUMBERS,
    }
    for verb in ("programme", "move", "choose", "x" * 10_000):
        for what, given in args.items():
            data = b'{"do":"answer","id":"a","ask":1,"wish":{"verb":%s,"args":%s}}' % (_json(verb), given)
            yield Request(
                f"answer {at.game}, {verb[:10]} with {what}", "POST", f"/api/tables/{at.table}/do", data, at.secret
            )
    for command in (
        {"do": "undo"},
        {"do": "vote", "agree": True},
        {"do": "pause"},
        {"do": "resume"},
        {"do": "say", "text": "x" * 500},
    ):
        data = _json({**command, "id": f"{command['do']}1"})
        yield Request(f"{command['do']} at {at.game}", "POST", f"/api/tables/{at.table}/do", data, at.secret)


def _tables(estate: Estate) -> Iterator[Request]:
    for what, at in {"over": estate.over, "running": estate.running, **estate.playing}.items():
        table = f"/api/tables/{at.table}"
        yield Request(f"look at {what}", "GET", table)
        yield Request(f"sync {what}", "GET", f"{table}/sync", b"", at.secret)
        yield Request(f"result of {what}", "GET", f"{table}/result", b"", at.secret)
        yield Request(f"log of {what}", "GET", f"{table}/log", b"", at.secret)
        yield Request(f"notes at {what}", "PUT", f"{table}/notes", _json({"text": "\u0001ﷺ" * 1900}), at.secret)
        yield Request(f"report at {what}", "POST", f"{table}/bugs", _json({"id": "b", "text": "x" * 480}), at.secret)


def _sits(estate: Estate) -> Iterator[Request]:
    at = estate.waiting[0]
    yield Request("sit down", "POST", f"/api/tables/{at.table}/seats", _json({"name": "B", "number": "0" * 64}))
    yield Request(
        "sit down with a name of 60 KB", "POST", f"/api/tables/{at.table}/seats", _json({"name": "B" * 60_000})
    )
    for table in estate.waiting:
        yield Request("list it", "PUT", f"/api/tables/{table.table}/listed", _json({"lang": "it"}), table.secret)
    yield Request("public, 30 tables", "GET", "/api/public")
    yield Request("start", "POST", f"/api/tables/{at.table}/do", _json({"do": "start", "id": "s"}), at.secret)


def _past(at: Made) -> Iterator[Request]:
    table, what = f"/api/tables/{at.table}", "over" if at.rows and at.game else "running"
    for query in ("", "?of=-2", "?of=-1", "?since=-99999999999999999999", "?of=0&since=19000"):
        yield Request(f"story of {at.rows} rows {query}", "GET", f"{table}/replay{query}", b"", at.secret)
    for number in (5, 60, 61, 40, 150, 9_999, 19_990, 10**30):
        yield Request(f"moment {number}", "GET", f"{table}/replay/{number}", b"", at.secret)
        yield Request(
            f"query at moment {number}", "POST", f"{table}/replay/{number}/query", _json({"name": "scene"}), at.secret
        )
        path = f"{table}/replay/{number}/drawing?width=160&lang=fr"
        yield Request(f"drawing of moment {number}", "GET", path, b"", at.secret)
    for number in (60, 19_990):
        data = _json({"do": "lead", "id": f"l{number}", "moment": number})
        yield Request(f"lead to moment {number} of {what}", "POST", f"{table}/do", data, at.secret)


def _what_ifs(estate: Estate) -> Iterator[Request]:
    for at in (*estate.playing.values(), estate.running):
        for number in (20, at.rows - 5):
            data = _json({"moment": number, "alone": True})
            yield Request(f"what-if at {at.game} {number}", "POST", f"/api/tables/{at.table}/what-if", data, at.secret)


def _bodies(estate: Estate) -> Iterator[Request]:
    at = estate.playing["bombsquad"]
    table = f"/api/tables/{at.table}"
    bodies = {
        "depth": b"[" * 32_000 + b"]" * 32_000,
        "some depth": DEEP,
        "width": WIDE,
        "keys": KEYS,
        "ints": INTS,
        "numbers": NUMBERS,
        "1e999": b"[1e999]",
        "NaN": b"[NaN]",
        "escapes": b'"' + b"\\u0041" * 10_000 + b'"',
        "bad UTF-8": b'"' + b"\xff" * 60_000 + b'"',
        "too much": b'"' + b"x" * 70_000 + b'"',
    }
    for what, body in bodies.items():
        for path in (f"{table}/do", f"{table}/query", "/api/tables", "/api/games/breach/try", "/api/accounts"):
            yield Request(
                f"{what} to {path.replace(at.table, '*')}", "POST", path, body, at.secret, (("x-getaway", "1"),)
            )
    many = tuple((f"x-{i}", "y" * 100) for i in range(90))
    yield Request("90 headers", "GET", f"{table}/sync", b"", at.secret, many)
    yield Request(
        "a query of 50 KB", "GET", f"{table}/replay?" + "&".join(f"a{i}={i}" for i in range(6000)), b"", at.secret
    )
    yield Request(
        "a cookie of 30 KB", "GET", "/api/me", b"", "", (("cookie", "; ".join(f"a{i}=b" for i in range(3000))),)
    )


def _accounts() -> Iterator[Request]:
    meant = (("x-getaway", "1"),)
    for what, password in {"200 signs": "ﷺ" * 200, "60 KB": "x" * 60_000, "short": "x"}.items():
        data = _json({"name": "Ada", "password": password})
        yield Request(f"account, a password of {what}", "POST", "/api/accounts", data, "", meant)
        yield Request(f"sign in, a password of {what}", "POST", "/api/session", data, "", meant)
    yield Request(
        "sign in, a name of 100 signs",
        "POST",
        "/api/session",
        _json({"name": "ﷺ" * 100, "password": "x" * 99}),
        "",
        meant,
    )
    yield Request("me", "GET", "/api/me")
    yield Request("results", "GET", "/api/me/results")
    yield Request("sign out", "DELETE", "/api/session", headers=meant)
