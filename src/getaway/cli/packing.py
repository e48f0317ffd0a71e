"""Packs of an owner's own cards, checked and laid over the box."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from getaway.cli.files import BadFile
from getaway.cli.playing import BadCommand
from getaway.cli.said import fill, say
from getaway.cli.wording import texts_of
from getaway.games.burncycle import GAME
from getaway.games.burncycle.box import NOTHING, WORDS, Pack
from getaway.games.burncycle.pack import check as faults_of
from getaway.games.burncycle.pack import lay, read_folder, summary, things
from getaway.kit.toml_files import Fault
from getaway.texts import Texts, kebab


def check(folders: Sequence[Path]) -> bool:
    """Whether all packs are sound, or without any the box; what is wrong is printed."""
    sound = [_checked(folder) for folder in folders] if folders else [_box_checked()]
    return all(sound)


def chosen(game: str | None, folder: Path) -> dict[str, str]:
    """Lay a sound pack over the box, for a game that has packs."""
    if game != GAME.name:
        raise BadCommand(say("pack-of-other-game", game=GAME.name))
    pack, faults = _read(folder)
    if faults:
        text = "\n".join(map(str, faults))
        raise BadCommand(fill("pack-faults", folder=str(folder), count=len(faults), faults=text))
    return use(pack)


def use(pack: Pack) -> dict[str, str]:
    """Play with a pack and its words from now on; with NOTHING, with the box alone."""
    texts_of.cache_clear()
    if pack == NOTHING:
        return lay(None)
    for lang in GAME.languages["messages"]:
        texts = texts_of(GAME.package, lang)
        texts.lay(_stand_ins(pack, texts))
        texts.lay(pack.files.get(WORDS, ""))
    return lay(pack)


def _stand_ins(pack: Pack, texts: Texts) -> str:
    """A word for what has none, and for whatever is not as in the box no sentence that speaks of the box's figures."""
    lines = []
    for thing in things(pack):
        if thing.figures or f"word-{kebab(thing.name)}" not in texts:
            lines.append(f"word-{kebab(thing.name)} = {thing.word}")
        lines.append(f"about-{kebab(thing.name)} = {texts.fill('about-own-card')}")
    return "\n".join(dict.fromkeys(lines)) + "\n"


def _read(folder: Path) -> tuple[Pack, list[Fault]]:
    try:
        if not folder.is_dir():
            raise NotADirectoryError
        pack, faults = read_folder(folder)
    except OSError as fault:
        raise BadFile(say("pack-not-read", folder=str(folder))) from fault
    return pack, sorted({*faults, *faults_of(pack, str(folder))})


def _checked(folder: Path) -> bool:
    pack, faults = _read(folder)
    if faults:
        print("\n".join(map(str, faults)))
        return False
    print(fill("pack-sound", folder=str(folder), mark=pack.mark))
    for kind, names in summary(pack).items():
        print(f"    {fill(f'pack-{kind}', names=', '.join(names))}")
    return True


def _box_checked() -> bool:
    faults = faults_of()
    print("\n".join(map(str, faults)) or say("box-sound"))
    return not faults
