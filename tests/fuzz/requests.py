"""Good requests to every route, with the tables they are about; `spoilt` makes odd ones of them."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

from tests.fuzz.mutation import ODD_BYTES, bytes_flawed, json_flawed

GAMES = ("bombsquad", "breach", "burncycle", "toy")
LANGS = ("en", "it", "fr")
QUERIES: dict[str, list[dict[str, Any]]] = {
    "bombsquad": [
        {"name": "path", "args": {"cards": [0, 3, 6], "directions": ["up"]}},
        {"name": "rehearse", "args": {"slots": [0, 1], "directions": ["", "left"]}},
        {"name": "scene"},
    ],
    "breach": [{"name": "desk"}, {"name": "scene"}],
    "burncycle": [{"name": "around", "args": {"seat": 0}}, {"name": "scene"}, {"name": "sight", "args": {"seat": 0}}],
    "toy": [{"name": "path", "args": {}}],
}
WISHES: list[dict[str, Any]] = [
    {"verb": "bid", "args": {"amount": 1}},
    {"verb": "programme", "args": {"cards": [1, 2, 3], "slot": 1}},
    {"verb": "choose", "args": {"card": "x"}},
    {"verb": "move", "args": {"to": 3, "path": [1, 2]}},
    {"verb": "start", "args": {}},
]
OPTIONS: dict[str, dict[str, Any]] = {
    "bombsquad": {"mission": "m01", "level": "epic", "clock": "turns", "roles": None, "turn_seconds": 8},
    "breach": {"mode": "deathmatch", "setup": "advanced", "window": 30, "tracks": ["A", "A", "A"], "rooms": ["a", "b"]},
    "burncycle": {"mission": "pillar_of_panic", "difficulty": "seasoned", "captain": "random", "team": ["a", "b", "c"]},
    "toy": {},
}
COMMANDS: list[dict[str, Any]] = [
    {"do": "answer", "ask": 1, "wish": WISHES[0]},
    {"do": "undo"},
    {"do": "vote", "agree": True},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "say", "text": "hello"},
    {"do": "start"},
    {"do": "leave"},
    {"do": "return"},
    {"do": "hand", "seat": 1, "to": "bot"},
    {"do": "revoke", "seat": 1},
    {"do": "rematch"},
    {"do": "lead", "moment": 3, "of": -1},
    {"do": "relay", "seat": 1},
    {"do": "unlead"},
]
CREDENTIALS = {"name": "Ada", "password": "correct horse battery"}
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "BREW", "get", "")
HEADERS = (
    *("authorization", "content-type", "content-length", "cookie", "origin", "referer", "host", "accept"),
    *("accept-encoding", "x-getaway", "x-forwarded-for", "x-forwarded-proto", "if-none-match", "range", "expect"),
    *("sec-fetch-site", "transfer-encoding", "last-event-id", "x-request-id", "traceparent"),
)


class Asked(NamedTuple):
    """A request as a server takes it from the line."""

    method: str
    path: bytes
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Seated(NamedTuple):
    """A table in play, or over, and the secret of one of its seats."""

    table: str
    game: str
    secret: str


def good(at: Seated, dice: Random) -> tuple[str, str, str, Any]:
    """Method, path, query and body of a request that a client of ours might send."""
    game, lang, table = at.game, dice.choice(LANGS), f"/api/tables/{at.table}"
    moment = f"{table}/replay/{dice.randint(1, 40)}"
    options = dict(dice.sample(sorted(OPTIONS[game].items()), dice.randint(0, len(OPTIONS[game]))))
    wanted = {"game": game, "players": dice.randint(1, 4), "name": "Ada", "options": options, "pace": "live"}
    drawing = f"lang={lang}&width={dice.choice((40, 72, 160))}&of={dice.choice((-2, -1, 0))}"
    listed = f"{table}/listed"
    found: list[tuple[str, str, str, Any]] = [
        ("GET", dice.choice(("/health", "/ready", "/metrics", "/schema/openapi.json")), "", None),
        ("GET", dice.choice(("/", f"/t/{at.table}", f"/rules/{game}", "/sw.js", "/assets/x.js", "/nowhere")), "", None),
        ("GET", "/api/games", "", None),
        ("POST", f"/api/games/{game}/try", "", {"players": wanted["players"], "options": options}),
        ("GET", f"/api/texts/{game}/{lang}", "", None),
        ("GET", f"/api/rules/{game}", f"lang={lang}", None),
        ("GET", f"/api/rules/{game}/search", f"q={quote(dice.choice(ASKED))}&lang={lang}", None),
        ("POST", "/api/tables", "", {**wanted, "practice": False, "takeover": True, "number": "0" * 64, "secret": ""}),
        ("GET", table, "", None),
        ("POST", f"{table}/seats", "", {"name": "Bob", "number": "", "seat": 1, "secret": "s" * 43}),
        ("GET", f"{table}/sync", "", None),
        ("POST", f"{table}/query", "", dice.choice(QUERIES[game])),
        ("PUT", f"{table}/notes", "", {"text": "a note"}),
        ("GET", f"{table}/drawing", drawing, None),
        ("GET", f"{table}/log", "", None),
        ("GET", f"{table}/replay", "of=-1&since=3", None),
        ("GET", moment, "of=-2", None),
        ("POST", f"{moment}/query", "of=-1", dice.choice(QUERIES[game])),
        ("GET", f"{moment}/drawing", drawing, None),
        ("POST", f"{table}/bugs", "", {"id": "b1", "text": "odd"}),
        ("GET", f"{table}/events", "rev=2", None),
        ("GET", "/api/me", "", None),
        ("GET", "/api/me/results", "", None),
        (dice.choice(("PUT", "POST")), f"/api/me/tables/{at.table}", "", None),
        ("GET", "/api/public", "", None),
        (*dice.choice((("GET", listed, ""), ("DELETE", listed, ""))), None),
        ("PUT", listed, "", {"lang": lang}),
        ("GET", f"{table}/result", "", None),
        ("DELETE", "/api/session", "", None),
    ]
    if dice.random() < SELDOM:
        found = [
            ("POST", "/api/accounts", "", CREDENTIALS),
            ("POST", "/api/session", "", CREDENTIALS),
            ("POST", f"{table}/what-if", "", {"moment": 3, "alone": True}),
            ("POST", f"{table}/move", "", {"secret": "n" * 43}),
        ]
    elif dice.random() < 0.35:
        return "POST", f"{table}/do", "", command(dice)
    return dice.choice(found)


SELDOM = 0.01
"""How often something slow is asked, or something that takes the seat from us."""
ASKED = (
    "door",
    "porta scorrevole",
    "why can I not move",
    'a" OR "b',
    "NEAR(a b)",
    "con pro sta tra",
    "*",
    "BS-SETUP-01",
)


def command(dice: Random) -> dict[str, Any]:
    """A command that a client of ours might send."""
    found = {**dice.choice(COMMANDS if dice.random() < 0.6 else COMMANDS[:6]), "id": f"c{dice.getrandbits(40)}"}
    if found["do"] == "answer":
        found |= {"wish": dice.choice(WISHES), "ask": dice.randint(0, 60)}
    return found


def spoilt(at: Seated, dice: Random) -> Asked:
    """A request with something odd about it."""
    method, path, query, body = good(at, dice)
    if body is not None and dice.random() < 0.08:
        body = dice.choice((command(dice), CREDENTIALS, OPTIONS[at.game], {"text": "x"}, []))
    data = b"" if body is None else json_flawed(body, dice)
    headers = [(b"host", b"127.0.0.1"), (b"authorization", f"Seat {at.secret}".encode()), (b"x-getaway", b"1")]
    if data:
        headers.append((b"content-type", b"application/json"))
    raw_path, raw_query = path.encode(), query.encode()
    fate = dice.random()
    if fate < 0.1:
        method = dice.choice(METHODS)
    elif fate < 0.2 or (body is None and fate < 0.4):
        raw_path = quote(bytes_flawed(raw_path, dice), safe="/%").encode()
    elif fate < 0.3 or (body is None and fate < 0.7):
        raw_query = bytes_flawed(raw_query, dice, 2).replace(b"\n", b"").replace(b"\r", b"")
    elif fate < 0.45:
        headers = _headers_flawed(headers, dice)
    elif fate < 0.5:
        data = dice.choice(ODD_BYTES) * dice.choice((1, 3, 40))
    return Asked(method, raw_path, raw_query, headers, data)


def _headers_flawed(headers: list[tuple[bytes, bytes]], dice: Random) -> list[tuple[bytes, bytes]]:
    name = dice.choice(HEADERS).encode()
    given = dict(headers).get(name, b"")
    value = dice.choice((bytes_flawed(given, dice), dice.randbytes(12), b"", b"a" * 3000, b"*/*;q=NaN", b"%s"))
    value = value.replace(b"\r", b"").replace(b"\n", b"")
    kept = [(each, held) for each, held in headers if each != name or dice.random() < 0.3]
    return [*kept, (name, value)] * dice.choice((1, 1, 1, 30))
