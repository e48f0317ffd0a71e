"""What scripts/site does in Python: lays out the packs, packs them once they are compiled, and weighs the whole.

A pack is a zip of compiled modules and data. `python` is the standard library without what no table needs, `core` is
everything but the games, and each game is a pack of its own, which a browser loads when somebody plays it.
"""

from __future__ import annotations

import gzip
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from typing import Final, NamedTuple, NotRequired, TypedDict

import msgspec

from getaway.browser.packs import lesson_pack, scene_pack
from getaway.games import find
from getaway.rulebook import LANGUAGES
from getaway.server.games_api import all_games, chapters, rulebook, texts
from getaway.table.lessons import listed as listed_lessons
from getaway.table.moments import listed as listed_moments
from getaway.table.scenes import listed as listed_scenes

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "getaway"
RUNTIME: Final = ROOT / "web" / "node_modules" / "pyodide"
PYTHON: Final = "python"
CORE: Final = "core"
PACKED: Final = ".packed"
"""Gzip, under a name that no host unpacks by itself."""
ROOMS: Final = ("kernel", "kit", "table", "browser")
"""The rooms that a browser needs whole. Of games, bots and solve it needs the first files, and each game its folder."""
BY_GAME: Final = ("games", "bots", "solve")
NOT_RUN: Final = ignore_patterns("__pycache__", "rules", "texts", "*.pyi", "py.typed")
"""A client words everything and reads the rules as files."""
NEVER: Final = (
    *("_pyrepl/*", "ctypes/*", "curses/*", "http/*", "multiprocessing/*", "sqlite3/*", "unittest/*", "wsgiref/*"),
    *("xml/*", "xmlrpc/*", "zoneinfo/*", "email/[!_]*", "email/_[!_]*", "encodings/*", "html/parser*", "urllib/[!_p]*"),
    *("asyncio/__main__*", "asyncio/proactor*", "asyncio/tools*", "asyncio/windows*", "logging/[!_]*"),
    *("concurrent/futures/[ipt]*", "importlib/metadata/diagnose*", "json/tool*"),
    *("argparse.py", "bdb.py", "cProfile.py", "calendar.py", "cmd.py", "code.py", "compileall.py", "configparser.py"),
    *("csv.py", "doctest.py", "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py", "getpass.py", "gettext.py"),
    *("imaplib.py", "mailbox.py", "mimetypes.py", "modulefinder.py", "netrc.py", "optparse.py"),
    *("pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "pprint.py", "profile.py", "pstats.py", "pyclbr.py"),
    *("py_compile.py", "pydoc.py", "quopri.py", "rlcompleter.py", "runpy.py", "sched.py", "shelve.py", "shlex.py"),
    *("smtplib.py", "socketserver.py", "stringprep.py", "symtable.py", "tabnanny.py", "tarfile.py"),
    *("timeit.py", "trace.py", "tracemalloc.py", "wave.py", "webbrowser.py", "zipapp.py", "_ast_unparse.py"),
    *("_strptime.py", "antigravity.py", "bz2.py", "colorsys.py", "compression/zstd/*"),
    *("concurrent/interpreters/*", "graphlib.py", "gzip.py", "lzma.py", "nturl2path.py", "platform.py"),
    *("pty.py", "pyodide/_nodesock*", "pyodide/console.py", "pyodide/http/*", "sre_*.py", "ssl.py", "_ssl.py"),
    *("sysconfig/*", "this.py", "tty.py", "*/__main__.py", "*.txt", "*.ini", "*/py.typed"),
    *("_markupbase.py", "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_sysconfigdata_*"),
)
"""Files of the standard library that no table needs: tools for developers, other protocols, other formats."""
FROZEN: Final = (
    *("_collections_abc.py", "_sitebuiltins.py", "abc.py", "codecs.py", "genericpath.py", "importlib/_bootstrap*.py"),
    *("importlib/machinery.py", "importlib/util.py", "io.py", "ntpath.py", "os.py", "posixpath.py", "site.py"),
    *("stat.py", "zipimport.py", "__hello__.py", "__phello__/*"),
)
"""Files that the interpreter has inside itself."""
ALWAYS: Final = {f"encodings/{name}.py" for name in ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8")}
BUNDLED: Final = {"svelte": "svelte/LICENSE.md", "uqr": "uqr/LICENSE"}
"""The licences of what is part of the client's scripts; that of the font lies beside it."""
LISTED: Final = {"scenes": listed_scenes, "lessons": listed_lessons, "moments": listed_moments}
FIRST_VISIT: Final = 7_000_000
FURTHER_GAME: Final = 800_000
"""The most bytes that a host without compression may send until a first game is played, page, scripts, styles and fonts
included, and for each further game."""


class Built(TypedDict):
    """What became of a source, as Vite's manifest says it."""

    file: str
    css: NotRequired[list[str]]


# Laying out


def lay(work: Path) -> None:
    """Lay out every pack as a folder of sources."""
    packs = work / "packs"
    _lay_python(packs / PYTHON)
    core = packs / CORE
    for wheel in (work / "wheels").glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(core)
    (core / "getaway").mkdir()
    for name in ("__init__.py", "version.py"):
        copy(SOURCE / name, core / "getaway")
    for room in ROOMS:
        copytree(SOURCE / room, core / "getaway" / room, ignore=NOT_RUN)
    for room in BY_GAME:
        (core / "getaway" / room).mkdir()
        for file in (SOURCE / room).glob("*.py"):
            copy(file, core / "getaway" / room)
    _lay_entry_points(core)
    for game in games():
        for room in BY_GAME:
            if (SOURCE / room / game).is_dir():
                copytree(SOURCE / room / game, packs / game / "getaway" / room / game, ignore=NOT_RUN)
        for pack, folder in ((scene_pack(game), "scenes"), (lesson_pack(game), "lessons")):
            shown = Path("getaway", "games", game, "rules", folder)
            copytree(SOURCE.parent / shown, packs / pack / shown)


def games() -> list[str]:
    """Our games."""
    return sorted(_project()["entry-points"]["getaway.games"])


def _project() -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return found


def _lay_python(folder: Path) -> None:
    with zipfile.ZipFile(RUNTIME / "python_stdlib.zip") as library:
        library.extractall(folder, [name for name in library.namelist() if _is_needed(name)])


def _is_needed(name: str) -> bool:
    return name in ALWAYS or not any(fnmatch(name, never) for never in NEVER + FROZEN)


def _lay_entry_points(core: Path) -> None:
    """What the register of games reads, as an installed package has it."""
    info = core / "getaway-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: getaway\nVersion: 0\n")
    points = [f"{name} = {place}\n" for name, place in _project()["entry-points"]["getaway.games"].items()]
    (info / "entry_points.txt").write_text("".join(["[getaway.games]\n", *points]))


# Packing


def pack(work: Path, site: Path) -> None:
    """Pack what was laid out and compiled, and put everything into the site that its pages don't bring themselves."""
    version = msgspec.json.decode((RUNTIME / "package.json").read_bytes())["version"]
    parts = {folder.name: _packed(folder, site / "packs") for folder in sorted((work / "packs").iterdir())}
    runtime = site / "runtime" / version
    runtime.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        _write_packed(runtime / name, (RUNTIME / name).read_bytes())
    lock = msgspec.json.decode((RUNTIME / "pyodide-lock.json").read_bytes())
    sizes = {str(file.relative_to(site)): file.stat().st_size for file in _shipped(site)}
    described = {"runtime": f"runtime/{version}/", "packs": parts, "lock": {**lock, "packages": {}}, "bytes": sizes}
    (site / "parts.json").write_bytes(msgspec.json.encode(described))
    _write_words(site / "data")
    for picture in sorted((work / "openings").iterdir()):
        _write_packed(site / "data" / "openings" / picture.name, picture.read_bytes())
    _write_licences(site / "licences", work / "packs" / CORE)


def _shipped(site: Path) -> Iterator[Path]:
    for folder in ("runtime", "packs"):
        yield from sorted(file for file in (site / folder).rglob("*") if file.is_file())


def _packed(folder: Path, into: Path) -> str:
    """Zip a folder, the same bytes for the same files, under a name that changes with them.

    The files are stored as they are and compressed together: so they take a third less, and Python reads them faster.
    """
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for file in sorted(each for each in folder.rglob("*") if each.is_file()):
            archive.writestr(zipfile.ZipInfo(str(file.relative_to(folder))), file.read_bytes())
    packed = gzip.compress(whole.getvalue(), 9, mtime=0)
    into.mkdir(exist_ok=True)
    path = into / f"{folder.name}-{blake2b(packed, digest_size=5).hexdigest()}{PACKED}"
    path.write_bytes(packed)
    return f"packs/{path.name}"


def _write_packed(file: Path, body: bytes) -> None:
    file.with_name(file.name + PACKED).write_bytes(gzip.compress(body, 9, mtime=0))


def _write_words(data: Path) -> None:
    """What a server says to everybody: the games, their words and their rules."""
    for folder in ("texts", "rules", "books", "scenes", "lessons", "moments", "openings"):
        (data / folder).mkdir(parents=True)
    ours = set(games())
    listed = [game for game in msgspec.json.decode(all_games().body) if game["name"] in ours]
    _write_packed(data / "games.json", msgspec.json.encode(listed))
    for game in map(find, ours):
        for lang in LANGUAGES:
            known = game.languages["messages"]
            _write_packed(data / "texts" / f"{game.name}-{lang}.ftl", texts(game.package, lang, known).body)
            _write_packed(data / "rules" / f"{game.name}-{lang}.json", rulebook(game, lang).body)
            _write_packed(data / "books" / f"{game.name}-{lang}.json", chapters(game, lang).body)
            for folder, listed_of in LISTED.items():
                _write_packed(data / folder / f"{game.name}-{lang}.json", msgspec.json.encode(listed_of(game, lang)))


def _write_licences(folder: Path, core: Path) -> None:
    """The licence of everything that the site holds, and where its source is."""
    folder.mkdir()
    for name in ("LICENSE", "LICENSE-CONTENT", "NOTICE"):
        copy(ROOT / name, folder / f"{name}.txt")
    for file in (ROOT / "scripts" / "licences").iterdir():
        copy(file, folder)
    for file in core.glob("*.dist-info/licenses/*"):
        copy(file, folder / f"{file.parts[-3].partition('-')[0]}.txt")
    for name, licence in BUNDLED.items():
        copy(ROOT / "web" / "node_modules" / licence, folder / f"{name}.txt")


# Weighing


class Weights(NamedTuple):
    """Bytes by what they're for, as a plain host sends them: before any game, and for each game."""

    before: dict[str, int]
    games: dict[str, int]

    @property
    def first(self) -> int:
        """The whole first visit, with the heaviest game."""
        return sum(self.before.values()) + max(self.games.values())

    @property
    def further(self) -> int:
        """The heaviest game that is played after another."""
        return max(self.games.values())


def weigh(work: Path, site: Path) -> None:
    """Print the bytes of each part as a plain host sends them, and fail above the budget."""
    weights = weighed(site, msgspec.json.decode((work / "manifest.json").read_bytes()))
    for name, size in (*weights.before.items(), *weights.games.items()):
        sys.stdout.write(f"{size:>10,}  {name}\n")
    sys.stdout.write(f"{weights.first:>10,}  for the first visit, with the heaviest game, of at most {FIRST_VISIT:,}\n")
    sys.stdout.write(f"{weights.further:>10,}  for a further game, of at most {FURTHER_GAME:,}\n")
    if weights.first > FIRST_VISIT or weights.further > FURTHER_GAME:
        sys.exit("the site is too heavy")


def weighed(site: Path, manifest: Mapping[str, Built]) -> Weights:
    """What each part weighs. Of words and rules, it's the language that has most of them."""
    own = {game: _built(manifest, f"src/games/{game}/") for game in games()}
    spoken = {lang: _built(manifest, f"../src/getaway/server/texts/{lang}.ftl") for lang in LANGUAGES}
    later = set().union(*own.values(), *spoken.values())
    shell = [file for file in _client(site) if str(file.relative_to(site)) not in later]
    words = max(sum(_size(site / file) for file in files) for files in spoken.values())
    described = msgspec.json.decode((site / "parts.json").read_bytes())
    packs = {name: _size(site / path) for name, path in described["packs"].items()}
    first = games()[0]  # whose words the lobby speaks, and whose board shows a match that plays itself
    lobby = _words_of(site, first) + sum(_size(site / file) for file in own[first])
    return Weights(
        {
            "page, scripts, styles, fonts": sum(map(_size, shell)) + words,
            "games, words and a board in the lobby": lobby + _size(site / "data" / f"games.json{PACKED}"),
            **{file.name: _size(file) for file in sorted((site / described["runtime"]).iterdir())},
            **{name: packs[name] for name in (PYTHON, CORE)},
        },
        {game: packs[game] + _words_of(site, game) + sum(_size(site / file) for file in own[game]) for game in games()},
    )


def _built(manifest: Mapping[str, Built], source: str) -> set[str]:
    """The files that were built from these sources."""
    entries = [entry for name, entry in manifest.items() if name.startswith(source)]
    return {file for entry in entries for file in (entry["file"], *entry.get("css", ()))}


def _client(site: Path) -> Iterator[Path]:
    """The files of the client, which the service worker keeps: all that aren't packed or asked for by name."""
    apart = ("data", "licences", "packs", "runtime")
    return (file for file in site.rglob("*") if file.is_file() and file.relative_to(site).parts[0] not in apart)


def _size(file: Path) -> int:
    return file.stat().st_size


def _words_of(site: Path, game: str) -> int:
    """The bytes of a game's words and rules in the language that has most of them, and of its first pictures."""
    data = site / "data"
    by_language = [[*data.glob(f"*/{game}-{lang}.*")] for lang in LANGUAGES]
    return max(sum(map(_size, files)) for files in by_language) + sum(map(_size, data.glob(f"openings/{game}-*")))


if __name__ == "__main__":
    match sys.argv[1], *map(Path, sys.argv[2:]):
        case ("games",):
            sys.stdout.write(" ".join(games()))
        case "lay", Path() as work:
            lay(work)
        case "pack", Path() as work, Path() as into:
            pack(work, into)
        case "weigh", Path() as work, Path() as into:
            weigh(work, into)
