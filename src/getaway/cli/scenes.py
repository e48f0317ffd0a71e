"""`getaway rules scene`: a rule shown on the board, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated, Any

from getaway import games
from getaway.cli.console import story
from getaway.cli.console.board import draw
from getaway.cli.console.said import fill, say, spoken
from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import Wording
from getaway.cli.errors import BadCommand, Closed
from getaway.cli.options import Lang, argument
from getaway.kernel import Game
from getaway.kit.scenes import Scene, Shown, scenes, shown


def scene(
    game: Annotated[str, argument("game")],
    key: Annotated[str | None, argument("scene-key")] = None,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Show a scene of a game, or list them all."""
    screen, found = Screen(), games.find(game)
    if key is None:
        screen.write_all(told(found))
        return
    known = scenes(found.package)
    if key not in known:
        raise BadCommand(say("no-scene", game=game, scene=key, near=tuple(get_close_matches(key, known))))
    show(screen, found, known[key])


def told(game: Game[Any]) -> Iterator[str]:
    """Every scene of a game, a line each."""
    for each in scenes(game.package).values():
        yield fill("scene-line", key=each.key, title=each.title.in_words(spoken()), clauses=" ".join(each.clauses))


def showing(game: Game[Any], clause: str) -> Iterator[str]:
    """A line for each scene that shows a clause."""
    for each in scenes(game.package).values():
        if clause in each.clauses:
            yield fill("show-scene", game=game.name, key=each.key, title=each.title.in_words(spoken()))


def show(screen: Screen, game: Game[Any], scene: Scene) -> None:
    """Write a scene; at a terminal, Enter leads from one step to the next."""
    wording, last = Wording(game), len(scene.steps)
    screen.write(fill("scene-head", title=scene.title.in_words(spoken()), clauses=" ".join(scene.clauses)), "bold")
    try:
        for number, moment in enumerate(shown(game, scene), 1):
            screen.write()
            _step(screen, wording, scene, moment)
            caption = moment.step.says.in_words(spoken())
            screen.write(fill("scene-step", number=number, of=last, says=caption), "bold")
            if screen.live and number < last:
                screen.read(say("scene-next"))
    except Closed:
        return


def _step(screen: Screen, wording: Wording, scene: Scene, moment: Shown) -> None:
    """The table after a step, as the scene's seat sees it, and what happened."""
    wording.view = moment.match.view(scene.seat)
    screen.write(draw(wording.view, wording, screen.width, moment.match.now))
    screen.write_all(part for line in story.lines(moment.items, wording) for part in story.news(line, screen.width))
