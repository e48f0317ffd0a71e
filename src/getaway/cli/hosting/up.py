"""`getaway up`: from an installed package to a running server, with one command."""

from __future__ import annotations

import fcntl
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple, NoReturn
from urllib.error import URLError
from urllib.request import urlopen

from getaway.cli.console.said import say
from getaway.cli.console.screen import Screen
from getaway.cli.errors import BadCommand
from getaway.cli.hosting import services
from getaway.cli.hosting.children import Child, Children
from getaway.cli.hosting.leftovers import stop_leftovers
from getaway.store.schema import upgrade

EVERYWHERE = "0.0.0.0"  # noqa: S104 - guests come from other machines
LOOK = 0.2
PATIENCE = 60.0
HANG_UPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Wanted(NamedTuple):
    """What the command asks for."""

    data: Path | None
    host: str
    port: int
    nodes: int
    url: str


def usual_folder() -> Path:
    """Where the data is kept unless you say otherwise; root shares it with the user that runs PostgreSQL."""
    if os.geteuid() == 0:
        return Path("/var/lib/getaway")
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "getaway"


def up(wanted: Wanted) -> None:
    """Start everything, keep it running until it's stopped, and stop what was started."""
    screen, folder = Screen(), (wanted.data or usual_folder()).resolve()
    with owned(folder), hanging_up():
        stop_leftovers(folder / "running.json")
        for port in ports(wanted):
            if not services.is_free(wanted.host, port):
                raise BadCommand(say("port-taken", port=str(port), next=str(port + wanted.nodes)))
        children = Children(folder / "running.json")
        try:
            bring(wanted, folder, children, screen)
            while True:
                sleep(LOOK)
                children.look_after(lambda child: screen.write(say("child-again", name=child.name, log=str(child.log))))
        except KeyboardInterrupt:
            screen.write(say("going-down"))
        finally:
            for each in HANG_UPS:
                signal.signal(each, signal.SIG_IGN)
            children.stop()
    screen.write(say("down"))


@contextmanager
def owned(folder: Path) -> Iterator[None]:
    """The data folder, made if need be and used by one run at a time."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o755 if os.geteuid() == 0 else 0o700)
        (folder / "logs").mkdir(exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as fault:
        raise BadCommand(say("data-not-written", folder=str(folder), fault=fault.strerror or str(fault))) from fault
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadCommand(say("data-in-use", folder=str(folder))) from None
        yield


@contextmanager
def hanging_up() -> Iterator[None]:
    """Ctrl-C, a closed terminal and a plain kill all mean the same here."""

    def hang_up(_number: int, _frame: object) -> NoReturn:
        raise KeyboardInterrupt

    before = {each: signal.signal(each, hang_up) for each in HANG_UPS}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def ports(wanted: Wanted) -> range:
    """One for each node."""
    return range(wanted.port, wanted.port + wanted.nodes)


def bring(wanted: Wanted, folder: Path, children: Children, screen: Screen) -> None:
    """Start everything, wait until it serves, and say where."""
    screen.write(say("bringing-up"))
    store, bus = services.database(folder, children), services.bus(folder, children)
    upgrade(store.url)
    environ = {"GETAWAY_DATABASE": store.url, "GETAWAY_NATS": bus.url, "GETAWAY_HOST": wanted.host}
    environ |= {"GETAWAY_URL": wanted.url} if wanted.url else {}
    logs = folder / "logs"
    nodes = [
        children.start(_ours(f"node {n}", "node", logs / f"node-{n}.log", environ | {"GETAWAY_PORT": str(port)}))
        for n, port in enumerate(ports(wanted), 1)
    ]
    children.start(_ours("worker", "worker", logs / "worker.log", environ))
    for node, port in zip(nodes, ports(wanted), strict=True):
        wait(node, f"http://{_near(wanted.host)}:{port}/ready")
    tell(wanted, folder, {"postgres": store.how, "nats": bus.how}, screen)


def _ours(name: str, what: str, log: Path, environ: dict[str, str]) -> Child:
    """A process of the server; it stops at once, since there will be no other node to send its players to."""
    command = [sys.executable, "-m", "getaway.server", what]
    return Child(name, command, log, environ=environ, goodbye=signal.SIGINT)


def _near(host: str) -> str:
    """Where this machine itself finds a server that listens there."""
    return services.HERE if host == EVERYWHERE else host


def wait(node: Child, address: str) -> None:
    """Until a node serves."""
    until = monotonic() + PATIENCE
    while not _answers(address):
        if not node.running or monotonic() > until:
            raise BadCommand(say("node-failed", name=node.name, log=str(node.log), said=node.last_words()))
        sleep(LOOK)


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=2):  # noqa: S310 - our own node
            return True
    except (URLError, OSError):
        return False


def tell(wanted: Wanted, folder: Path, how: dict[str, str], screen: Screen) -> None:
    """The link that others can follow too, and what to know besides: a table's link begins like the page it is on."""
    address = services.own_address() if wanted.host == EVERYWHERE else ""
    here = f"http://{_near(wanted.host)}:{wanted.port}"
    link = wanted.url or (f"http://{address}:{wanted.port}" if address else here)
    screen.write(say("up", link=link), "bold")
    if link != here:
        screen.write(say("up-here", link=here))
    screen.write(say("up-data", folder=str(folder), postgres=how["postgres"], nats=how["nats"]))
    screen.write(say("up-stop"))
