"""Eight machines, set up with the files in `deploy/ha`: three with PostgreSQL, three with etcd and NATS, two ours."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import httpx
from tests.crash.machines.network import Machine, lay
from tests.crash.scenarios.clock import faked
from tests.crash.servers import Part

DEPLOY = Path(__file__).parents[3] / "deploy/ha"
DISK = 512
"""Megabytes of a database's disk."""
OWN = {"GETAWAY_RATE": "0", "GETAWAY_METRICS": "*", "GETAWAY_METRICS_PORT": "8100"}
_ON_ITS_DISK = (
    "sh",
    "-c",
    'mount --bind "$0/lib" /var/lib/postgresql && mount --bind "$0/run" /run/postgresql && exec "$@"',
)
"""Runs a program that finds PostgreSQL's folders on its own machine's disk."""
_READS = ("--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search")
_AS_POSTGRES = ("setpriv", "--reuid", "postgres", "--regid", "postgres", "--init-groups", *_READS, "--")
"""It may read everything: our interpreter could be in a folder that's closed to others."""
PROXIED = "10.0.0.11,10.0.0.12,10.0.0.13/getaway?target_session_attrs=primary"
"""What in our settings names the databases; one of two machines asks the proxy instead."""


class Estate:
    """Everything, and where its parts are."""

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o755)
        self.folder = folder
        self.http = httpx.AsyncClient(timeout=5, verify=False, trust_env=False)  # noqa: S501 - nothing is encrypted here
        lay()
        self.databases = [Machine(f"db{n}", f"10.0.0.1{n}", folder, DISK) for n in (1, 2, 3)]
        self.buses = [Machine(f"bus{n}", f"10.0.0.2{n}", folder) for n in (1, 2, 3)]
        self.homes = [Machine(f"app{n}", f"10.0.0.3{n}", folder) for n in (1, 2)]
        self.dsn = settings_of("getaway")["GETAWAY_DATABASE"]
        self.urls = [f"http://{home.address}:8000" for home in self.homes]
        self.metrics = [f"http://{home.address}:8100/metrics" for home in self.homes]
        self.patronis = [self._patroni(machine) for machine in self.databases]
        self.etcds = [self._etcd(machine) for machine in self.buses]
        self.natses = [self._nats(machine) for machine in self.buses]
        self.proxies = [self._part(self.homes[0], "haproxy", [_tool("haproxy"), "-db", "-f", DEPLOY / "haproxy.cfg"])]
        self.nodes = [self._ours(machine, "node") for machine in self.homes]
        self.workers = [self._ours(machine, "worker") for machine in self.homes]

    @property
    def parts(self) -> list[Part]:
        """Everything that's started, the ground first."""
        return [*self.etcds, *self.patronis, *self.natses, *self.proxies, *self.nodes, *self.workers]

    def machine_of(self, part: Part) -> Machine:
        """Where it runs."""
        every = [*self.databases, *self.buses, *self.homes]
        return next(machine for machine in every if part.name.endswith(f"-{machine.name}"))

    async def stop(self) -> None:
        """Stop all at once; nothing of it is needed any more."""
        await self.http.aclose()
        for machine in (*self.homes, *self.databases, *self.buses):
            machine.thaw()
        for part in reversed(self.parts):
            part.kill()

    # What runs where

    def _part(self, machine: Machine, name: str, command: list[str | Path], more: dict[str, str] | None = None) -> Part:
        return Part(f"{name}-{machine.name}", self.folder, machine.on(*command), more=more)

    def _patroni(self, machine: Machine) -> Part:
        own = {name: value.replace("10.0.0.11", machine.address) for name, value in settings_of("patroni").items()}
        command: list[str | Path] = [
            *_ON_ITS_DISK,
            machine.folder,
            *_AS_POSTGRES,
            _tool("patroni"),
            DEPLOY / "patroni.yaml",
        ]
        return self._part(machine, "patroni", command, own | {"PATRONI_NAME": machine.name})

    def _etcd(self, machine: Machine) -> Part:
        own = {
            name: value if name == "ETCD_INITIAL_CLUSTER" else value.replace("10.0.0.21", machine.address)
            for name, value in settings_of("etcd").items()
        }
        own |= {"ETCD_NAME": machine.name, "ETCD_DATA_DIR": str(machine.folder / "etcd")}
        return self._part(machine, "etcd", [_tool("etcd")], own)

    def _nats(self, machine: Machine) -> Part:
        command: list[str | Path] = [_tool("nats-server"), "-c", DEPLOY / "nats.conf"]
        return self._part(machine, "nats", command, {"NAME": machine.name})

    def _ours(self, machine: Machine, what: str) -> Part:
        own = settings_of("getaway") | OWN | {"GETAWAY_HOST": machine.address}
        if machine is self.homes[0]:
            own["GETAWAY_DATABASE"] = own["GETAWAY_DATABASE"].replace(PROXIED, "127.0.0.1:5000/getaway")
        clock = self.clock_of(machine, what)
        clock.write_text("+0\n")
        return self._part(machine, what, [sys.executable, "-m", "getaway.server", what], own | faked(clock))

    def clock_of(self, machine: Machine, what: str) -> Path:
        """The file that says by how much a part's clock is off."""
        return self.folder / f"{what}-{machine.name}.time"


def settings_of(name: str) -> dict[str, str]:
    """The variables of an environment file."""
    lines = (DEPLOY / f"{name}.env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def disk_for_postgres(machine: Machine) -> None:
    """Folders on the machine's disk that PostgreSQL owns, as its package makes them."""
    for name in ("lib", "run"):
        (machine.folder / name).mkdir(exist_ok=True)
        shutil.chown(machine.folder / name, "postgres", "postgres")


def _tool(name: str) -> str:
    ours = Path(sys.executable).parent / name
    found = str(ours) if os.access(ours, os.X_OK) else shutil.which(name)
    assert found is not None, f"there is no {name} here; docs/high-availability.md says what is needed"
    return found
