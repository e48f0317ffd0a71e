"""`getaway pack`, and the option `--pack`: your own cards, checked and laid over the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

from getaway import games
from getaway.cli.console.said import fill, say, spoken, texts
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.options import argument, failed, group, option
from getaway.kit.box import Pack
from getaway.kit.declared import Packs, Thing, packs_of
from getaway.kit.shelf import BOX
from getaway.kit.toml_files import Fault
from getaway.texts import Texts, kebab, texts_of

WORDS = "texts/en.ftl"
app = group("packs")


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
    those = games.declaring(packs_of) if game is None else {game: _packs_of(game)}
    if folders:
        found = [_checked(those[likely(folder, those)], folder) for folder in folders]
    else:
        found = [_box_checked(name, packs) for name, packs in those.items()]
    return all(found)


def chosen(game: str | None, folder: Path | None) -> dict[str, str]:
    """Lay the pack of the command line over the box, and return the option that a match with it has."""
    if folder is None or game == "":  # a file that can't be read is refused when it is loaded
        return {}
    packs = _packs_of(game)
    pack, faults = _read(packs, folder)
    if faults:
        text = "\n".join(map(str, faults))
        raise BadCommand(fill("pack-faults", folder=str(folder), count=len(faults), faults=text))
    return use(pack, str(game))


def use(pack: Pack, game: str) -> dict[str, str]:
    """Play with a pack and its words from now on; with one that is empty, with the box alone."""
    texts_of.cache_clear()
    packs, rules = _packs_of(game), games.find(game)
    packs.lay(pack if pack.files else None)
    if not pack.files:
        return {}
    for lang in rules.languages["messages"]:
        words = texts_of(rules.package, lang)
        words.lay(_stand_ins(packs.things(pack), words))
        words.lay(pack.files.get(WORDS, ""))
    return {"pack": pack.mark}


def likely(folder: Path, those: Mapping[str, Packs]) -> str:
    """The game that a pack is for, as far as its files tell: the one in which fewest have no place."""
    return min(those, key=lambda game: len(_folder(those[game], folder)[1]))


def _packs_of(game: str | None) -> Packs:
    packs = packs_of(games.find(game)) if game is not None else None
    if packs is None:
        raise BadCommand(say("pack-of-other-game", games=tuple(games.declaring(packs_of))))
    return packs


def _stand_ins(things: Iterable[Thing], words: Texts) -> str:
    """A word for what has none, and for whatever is not as in the box no sentence that speaks of the box's figures."""
    lines = []
    for thing in things:
        if thing.figures or f"word-{kebab(thing.name)}" not in words:
            lines.append(f"word-{kebab(thing.name)} = {thing.word}")
        lines.append(f"about-{kebab(thing.name)} = {say('pack-own-card')}")
    return "\n".join(dict.fromkeys(lines)) + "\n"


def _folder(packs: Packs, folder: Path) -> tuple[Pack, list[Fault]]:
    try:
        if not folder.is_dir():
            raise NotADirectoryError
        return packs.read_folder(folder)
    except OSError as fault:
        raise BadFile(say("pack-not-read", folder=str(folder))) from fault


def _read(packs: Packs, folder: Path) -> tuple[Pack, list[Fault]]:
    pack, faults = _folder(packs, folder)
    return pack, sorted({*faults, *packs.check(pack, str(folder))})


def _checked(packs: Packs, folder: Path) -> bool:
    pack, faults = _read(packs, folder)
    if faults:
        print("\n".join(map(str, faults)))
        return False
    print(fill("pack-sound", folder=str(folder), mark=pack.mark))
    for kind, names in packs.summary(pack).items():
        print(f"    {_kind(kind, ', '.join(names))}")
    return True


def _kind(kind: str, names: str) -> str:
    """What a pack brings of one kind; a kind that only its game knows goes by its name."""
    message = f"pack-{kind}"
    return fill(message, names=names) if message in texts(spoken()) else say("field", name=kind, value=names)


def _box_checked(game: str, packs: Packs) -> bool:
    faults = packs.check(None, BOX)
    print("\n".join(map(str, faults)) or say("box-sound", game=game))
    return not faults
