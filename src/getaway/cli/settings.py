"""The settings that a table may choose, in words: `getaway games show`, and the options of `getaway play`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import asdict

from getaway.bots import strengths
from getaway.cli.console.said import fill, say, spoken, title
from getaway.cli.console.wording import words_of
from getaway.cli.errors import BadCommand
from getaway.kernel import Game, Setting
from getaway.texts import Texts, card, kebab, plain

Value = str | int | bool | None
LEFT_TO_THE_GAME = "default"


def told(game: Game[Any]) -> Iterator[str]:
    """A game in full: its title, what it is about, and every setting with its values and what they mean."""
    texts = words_of(game)
    low, high = game.players
    yield fill("game-head", title=title(game), name=game.name, low=low, high=high)
    about = card(game.package, spoken(game.languages["messages"]))["game-about"]
    if about:
        yield about
    for setting in game.settings:
        yield ""
        yield fill("setting", name=setting_name(game, setting.name), option=setting.name)
        general = f"sets-{kebab(setting.name)}"
        if general in texts:
            yield f"  {texts.render(general)}"
        for value in setting.values:
            yield from _value(game, setting, value, texts)
    yield from _bots(game, texts)


def _bots(game: Game[Any], texts: Texts) -> Iterator[str]:
    """The levels of its bots, each with what it reached in measured matches."""
    if game.levels:
        yield ""
        yield say("show-bots")
    measured = {each.level: asdict(each) for each in strengths(game)}
    for level in game.levels:
        about = texts.render("bots-strength", measured[level]) if level in measured else "none"
        yield "  " + fill("show-bot", level=level, about=about)


def _value(game: Game[Any], setting: Setting, value: Value, texts: Texts) -> Iterator[str]:
    words = {"name": value_name(game, setting.name, value), "about": _about(setting.name, value, texts)}
    yield "  " + fill("setting-value", value=_typed(value), **words)


def _about(name: str, value: Value, texts: Texts) -> str:
    said = kebab(_key(value))
    found = next((each for each in (f"sets-{kebab(name)}-{said}", f"about-{said}") if each in texts), None)
    return texts.render(found) if found else "none"


def _typed(value: Value) -> str:
    """What to type for a value; None stands for leaving the option out."""
    if value is None:
        return say("setting-left-out")
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _key(value: Value) -> str:
    if value is None:
        return LEFT_TO_THE_GAME
    return str(plain(value)) if isinstance(value, bool) else str(value)


def setting_name(game: Game[Any], name: str) -> str:
    """What a setting is called."""
    texts, message = words_of(game), f"option-{kebab(name)}"
    return texts.render(message) if message in texts else name


def value_name(game: Game[Any], name: str, value: Value) -> str:
    """What a value of a setting is called: `option-NAME-VALUE`, `NAME-VALUE` or `word-VALUE`, else as it is."""
    texts, said = words_of(game), kebab(_key(value))
    for message in (f"option-{kebab(name)}-{said}", f"{kebab(name)}-{said}", f"word-{said}"):
        if message in texts:
            shown = texts.render(message)
            return shown[:1].upper() + shown[1:]
    return str(_key(value))


def known(game: Game[Any], options: Mapping[str, Any]) -> None:
    """Refuse the options that only some games have, where this one has no such setting."""
    names = {setting.name for setting in game.settings}
    for name in options:
        if name not in names:
            raise BadCommand(say("no-setting", game=game.name, option=name, settings=tuple(sorted(names))))
