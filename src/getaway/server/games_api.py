"""What can be played, in which words and by which rules: the same for everybody, without an account."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from getaway import games
from getaway.bots import Strength, offered, strengths
from getaway.kernel import FirstMatch, Game, Refused, Setting, secrecy
from getaway.kit.declared import campaign_of
from getaway.rulebook import LANGUAGES, TABLE, BadCatalogue, BookView, Catalogue, Clause, book, read, search
from getaway.server.limits import limited, who
from getaway.server.node import Asking, Here
from getaway.server.prepared import Prepared, prepared, sent
from getaway.table import lessons, moments, scenes
from getaway.table.around import stages_of
from getaway.table.branching import Tried
from getaway.table.calls import Attempt, Query
from getaway.table.lessons import LessonText, TakeLesson
from getaway.table.moments import MomentText
from getaway.table.scenes import SceneName, SceneView, TryScene
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
    person, who plays every seat. In a `cooperative` game all seats win or lose together. In one with `secrets`,
    seats may know different things. `minutes` is about how long a match takes, or 0. `lessons` are the keys of its
    lessons, the one to begin with first.
    """

    name: str
    players: tuple[int, int]
    languages: tuple[str, ...]
    complete: bool
    cooperative: bool
    secrets: bool
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
    lessons: tuple[str, ...] = ()


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
        any(part is not None and part.known is not None for part in secrecy(game.state).values()),
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
        tuple(lesson.key for lesson in lessons.in_order(game)),
    )


def _words(game: Game[Any], lang: str) -> GameWords:
    title, about, first, first_about = [card(game.package, lang)[message] for message in CARD]
    return GameWords(lang, title or game.name, about, first, first_about)


@cache
def rulebook(game: Game[Any], lang: str) -> Prepared:
    """The clauses of a game and of the table, without what tests are to check, which nobody reads at a table."""
    clauses = [clause for each in english(game) for clause in each.in_language(lang).clauses]
    return prepared(msgspec.json.encode([msgspec.structs.replace(clause, check=None) for clause in clauses]), JSON)


@cache
def chapters(game: Game[Any], lang: str) -> Prepared:
    """The chapters and the glossary of a game, with those of the table."""
    return prepared(msgspec.json.encode(book(each.in_language(lang) for each in english(game))), JSON)


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


@cache
def in_a_list(listed: Callable[[Game[Any], str], tuple[object, ...]], game: Game[Any], lang: str) -> Prepared:
    """What a game offers to learn from, as it is sent."""
    return prepared(msgspec.json.encode(listed(game, lang)), JSON)


@cache
def shown_scene(game: str, key: str, lang: str) -> Prepared:
    """A scene as it is sent."""
    known, scene = scenes.found(game, key)
    return prepared(scenes.played(known, scene, lang), JSON)


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

    @get("/rules/{game:str}/book", guards=[limited("words")])
    async def read_through(
        self, game: FromPath[str], request: Asking, lang: FromQuery[str] = "en"
    ) -> Response[BookView]:
        """The order in which the rules are read, and the words that may have to be looked up."""
        return sent(request, chapters(found(game), language(lang)))

    @get("/rules/{game:str}/moments", guards=[limited("words")])
    async def first_times(
        self, game: FromPath[str], request: Asking, lang: FromQuery[str] = "en"
    ) -> Response[tuple[MomentText, ...]]:
        """What is worth a sentence the first time it happens."""
        return sent(request, in_a_list(moments.listed, found(game), language(lang)))

    @get("/rules/{game:str}/lessons", guards=[limited("words")])
    async def lessons_listed(
        self, game: FromPath[str], request: Asking, lang: FromQuery[str] = "en"
    ) -> Response[tuple[LessonText, ...]]:
        """The lessons of a game, the one to begin with first."""
        return sent(request, in_a_list(lessons.listed, found(game), language(lang)))

    @post("/rules/{game:str}/lessons/{key:str}/tables", status_code=201, guards=[limited("what-if")])
    async def lesson_taken(
        self, node: Here, game: FromPath[str], key: FromPath[str], data: JSONBody[TakeLesson]
    ) -> Tried:
        """Open your own table for a lesson."""
        return await lessons.take(node.tables.house, game, key, data)

    @get("/rules/{game:str}/scenes", guards=[limited("words")])
    async def scenes_listed(
        self, game: FromPath[str], request: Asking, lang: FromQuery[str] = "en"
    ) -> Response[tuple[SceneName, ...]]:
        """The rules that can be shown on the board."""
        return sent(request, in_a_list(scenes.listed, found(game), language(lang)))

    @get("/rules/{game:str}/scenes/{key:str}", guards=[limited("words")])
    async def scene_shown(
        self, game: FromPath[str], key: FromPath[str], request: Asking, lang: FromQuery[str] = "en"
    ) -> Response[SceneView]:
        """A rule shown on the board, step by step."""
        return sent(request, shown_scene(game, key, language(lang)))

    @post("/rules/{game:str}/scenes/{key:str}/{number:int}/query", status_code=200, guards=[limited("words")])
    async def scene_queried(
        self, game: FromPath[str], key: FromPath[str], number: FromPath[int], data: JSONBody[Query]
    ) -> Response[Any]:
        """A game's query on the view of this step."""
        return Response(scenes.queried(*scenes.found(game, key), number, data.name, data.args), media_type=JSON)

    @post("/rules/{game:str}/scenes/{key:str}/tables", status_code=201, guards=[limited("what-if")])
    async def scene_tried(self, node: Here, game: FromPath[str], key: FromPath[str], data: JSONBody[TryScene]) -> Tried:
        """Open your own table that begins where the scene does."""
        return await scenes.try_out(node.tables.house, game, key, data)
