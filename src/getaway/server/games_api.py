"""What can be played, in which words and by which rules: the same for everybody, without an account."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from getaway import games
from getaway.bots import Strength, offered, strengths
from getaway.kernel import FirstMatch, Game, Refused, Setting
from getaway.kit.declared import campaign_of
from getaway.rulebook import LANGUAGES, TABLE, BadCatalogue, Catalogue, Clause, read, search
from getaway.server.limits import limited, who
from getaway.server.node import Asking, Here
from getaway.server.prepared import Prepared, prepared, sent
from getaway.table.around import stages_of
from getaway.table.calls import Attempt
from getaway.texts import CARD, card

CLIENT = "getaway.server"
JSON = "application/json"
A_MINUTE = "public, max-age=60"
"""Not longer: after an upgrade old words do not fit a new client."""
MOST_HITS = 30


class GameWords(msgspec.Struct, frozen=True):
    """What a game's card says in one language; the last two are of its first match, and empty where there is none."""

    lang: str
    title: str
    about: str
    first: str
    first_about: str


class GameView(msgspec.Struct, frozen=True):
    """A game that can be played here.

    `words` has an entry for each language. `campaign` is the setting whose values are the stages of a campaign, or
    empty. `stages` are its missions in the order of play, and `stars` the most that one of them gives. `levels` are
    those that the game's bots play on, the usual one first; without any, bots play at random. `strengths` is what
    levels reached in measured matches. `phases` are the steps of a turn in order. `alone` is the easiest match for one
    person, who plays every seat. In a `cooperative` game all seats win or lose together. `minutes` is about how long a
    match takes, or 0.
    """

    name: str
    players: tuple[int, int]
    languages: tuple[str, ...]
    complete: bool
    cooperative: bool
    settings: tuple[Setting, ...]
    words: tuple[GameWords, ...]
    minutes: int
    first_match: FirstMatch | None
    alone: FirstMatch | None
    campaign: str
    stages: tuple[str, ...]
    stars: int
    levels: tuple[str, ...]
    strengths: tuple[Strength, ...]
    phases: tuple[str, ...]


def found(name: str) -> Game[Any]:
    """The game of this name, or a refusal."""
    try:
        return games.find(name)
    except (games.UnknownGame, games.BrokenGame) as unknown:
        raise Refused("GT-GAME-01", game=name[:40]) from unknown


def english(game: Game[Any]) -> tuple[Catalogue, ...]:
    """The rulebook of a game, if it ships one, and that of the table."""
    try:
        return (read(game.package), TABLE)
    except BadCatalogue:
        return (TABLE,)


@cache
def all_games(examples: bool = False) -> Prepared:
    """The list of games, with examples where the operator wants them; one installed later is seen at the next start."""
    listed = [found(name) for name in games.names()]
    return prepared(msgspec.json.encode([_view(game) for game in listed if examples or not game.example]), JSON)


def _view(game: Game[Any]) -> GameView:
    campaign = campaign_of(game)
    return GameView(
        game.name,
        game.players,
        game.languages["messages"],
        game.complete,
        game.cooperative,
        game.settings,
        tuple([_words(game, lang) for lang in game.languages["messages"]]),
        game.minutes,
        game.first_match,
        game.alone or game.first_match,
        campaign.setting if campaign else "",
        stages_of(game),
        campaign.most_stars if campaign else 0,
        offered(game, alone=False),
        strengths(game),
        game.phases,
    )


def _words(game: Game[Any], lang: str) -> GameWords:
    title, about, first, first_about = [card(game.package, lang)[message] for message in CARD]
    return GameWords(lang, title or game.name, about, first, first_about)


@cache
def rulebook(game: Game[Any], lang: str) -> Prepared:
    """The clauses of a game and of the table."""
    books = [book.in_language(lang) for book in english(game)]
    return prepared(msgspec.json.encode([clause for book in books for clause in book.clauses]), JSON)


@cache
def texts(package: str, lang: str, known: tuple[str, ...]) -> Prepared:
    """The messages of the table, the client and a game; a game that has not this language speaks its first."""
    spoken = [("getaway", lang), (CLIENT, lang), (package, lang if lang in known else known[0])]
    files = [resources.files(package) / "texts" / f"{each}.ftl" for package, each in spoken]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
    return prepared(text.encode(), "text/plain; charset=utf-8")


def language(lang: str) -> str:
    """A language there is, else the first."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


class GamesApi(Controller):
    """Games, their options, their words."""

    path = "/api"
    tags = ["games"]

    @get("/games", guards=[limited("words")])
    async def listed(self, node: Here, request: Asking) -> Response[list[GameView]]:
        """Every game that can be played here."""
        return sent(request, all_games(node.settings.examples))

    @post("/games/{game:str}/try", status_code=204, guards=[limited("search")])
    async def attempt(self, node: Here, game: FromPath[str], data: JSONBody[Attempt], request: Asking) -> None:
        """Whether the game takes these options; what is not on its list, as a long text, may take long to judge."""
        if not data.options.keys() <= {setting.name for setting in found(game).settings}:
            await node.limits.spend("unlisted", who(request.scope))
        await node.tables.try_out(game, data.players, data.options, who(request.scope))

    @get("/texts/{game:str}/{lang:str}", media_type="text/plain", guards=[limited("words")])
    async def words(self, game: FromPath[str], lang: FromPath[str], request: Asking) -> Response[str]:
        """All messages a client needs at a table of this game, in Fluent."""
        this = found(game)
        return sent(request, texts(this.package, language(lang), this.languages["messages"]), A_MINUTE)

    @get("/rules/{game:str}", guards=[limited("search")])
    async def rules(self, game: FromPath[str], request: Asking, lang: FromQuery[str] = "en") -> Response[list[Clause]]:
        """The whole rulebook, then the table's own clauses."""
        return sent(request, rulebook(found(game), language(lang)))

    @get("/rules/{game:str}/search", guards=[limited("search")])
    async def searched(
        self, game: FromPath[str], q: Annotated[str, QueryParameter(max_length=200)], lang: FromQuery[str] = "en"
    ) -> list[Clause]:
        """The clauses that fit a question, best first."""
        return [hit.clause for hit in search(q, english(found(game)), language(lang), MOST_HITS)]
