"""`getaway pack`, and the option `--pack`: your own cards, checked and laid over the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Protocol

from getaway import games
from getaway.cli.console.said import fill, say
from getaway.cli.console.wording import texts_of
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.options import argument, failed, group, option
from getaway.kit.toml_files import Fault
from getaway.texts import Texts, kebab

GAMES = ("burncycle", "breach")
"""The games that have packs."""
WORDS = "texts/en.ftl"
app = group("packs")


class Pack(Protocol):
    """What all packs have, whatever game they are for."""

    @property
    def files(self) -> Mapping[str, str]:
        """Texts by path."""

    @property
    def mark(self) -> str:
        """By which a match knows it."""


@app.callback()
def packs() -> None:
    """Packs of your own."""


@app.command(name="check", help=say("help-pack-check"))
def check(
    folders: Annotated[list[Path] | None, argument("pack-folders")] = None,
    game: Annotated[str | None, option("pack-game", "--game")] = None,
) -> None:
    """Say every fault of every pack, with its line, and end with 1 if there is one; without packs, of the box."""
    failed(not sound(folders or [], game))


def sound(folders: Sequence[Path], game: str | None = None) -> bool:
    """Whether all packs are sound, or without any the boxes; what is wrong is printed."""
    if game is not None:
        _must_have_packs(game)
    if folders:
        found = [_checked(game or likely(folder), folder) for folder in folders]
    else:
        found = [_box_checked(each) for each in ([game] if game else GAMES)]
    return all(found)


def chosen(game: str | None, folder: Path | None) -> dict[str, str]:
    """Lay the pack of the command line over the box, and return the option that a match with it has."""
    if folder is None:
        return {}
    game = _must_have_packs(game)
    pack, faults = _read(game, folder)
    if faults:
        text = "\n".join(map(str, faults))
        raise BadCommand(fill("pack-faults", folder=str(folder), count=len(faults), faults=text))
    return use(pack, game)


def use(pack: Pack, game: str = GAMES[0]) -> dict[str, str]:
    """Play with a pack and its words from now on; with one that is empty, with the box alone."""
    texts_of.cache_clear()
    module, rules = _packs_of(game), games.find(game)
    options: dict[str, str] = module.lay(pack if pack.files else None)
    for lang in rules.languages["messages"] if pack.files else ():
        texts = texts_of(rules.package, lang)
        texts.lay(_stand_ins(module.things(pack), texts))
        texts.lay(pack.files.get(WORDS, ""))
    return options


def likely(folder: Path) -> str:
    """The game that a pack is for, as far as its files tell: the one in which fewest have no place."""
    return min(GAMES, key=lambda game: len(_folder(game, folder)[1]))


def _packs_of(game: str) -> ModuleType:
    return import_module(f"getaway.games.{game}.pack")


def _must_have_packs(game: str | None) -> str:
    if game not in GAMES:
        raise BadCommand(say("pack-of-other-game", games=GAMES))
    return game


def _stand_ins(things: Any, texts: Texts) -> str:  # noqa: ANN401 - each game's own things
    """A word for what has none, and for whatever is not as in the box no sentence that speaks of the box's figures."""
    lines = []
    for thing in things:
        if thing.figures or f"word-{kebab(thing.name)}" not in texts:
            lines.append(f"word-{kebab(thing.name)} = {thing.word}")
        lines.append(f"about-{kebab(thing.name)} = {say('pack-own-card')}")
    return "\n".join(dict.fromkeys(lines)) + "\n"


def _folder(game: str, folder: Path) -> tuple[Any, list[Fault]]:
    try:
        if not folder.is_dir():
            raise NotADirectoryError
        pack, faults = _packs_of(game).read_folder(folder)
    except OSError as fault:
        raise BadFile(say("pack-not-read", folder=str(folder))) from fault
    return pack, faults


def _read(game: str, folder: Path) -> tuple[Any, list[Fault]]:
    pack, faults = _folder(game, folder)
    return pack, sorted({*faults, *_packs_of(game).check(pack, str(folder))})


def _checked(game: str, folder: Path) -> bool:
    pack, faults = _read(game, folder)
    if faults:
        print("\n".join(map(str, faults)))
        return False
    print(fill("pack-sound", folder=str(folder), mark=pack.mark))
    for kind, names in _packs_of(game).summary(pack).items():
        print(f"    {fill(f'pack-{kind}', names=', '.join(names))}")
    return True


def _box_checked(game: str) -> bool:
    faults = _packs_of(game).check()
    print("\n".join(map(str, faults)) or say("box-sound", game=game))
    return not faults
