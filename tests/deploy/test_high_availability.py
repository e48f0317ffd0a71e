"""The files for eight machines: each is read by the program it's for, all agree, and the page shows them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.crash.machines.estate import settings_of
from tests.crash.servers import programs
from tests.deploy.files import DEPLOY
from tests.docs.pages import DOCS, text
from tests.docs.test_hosting import SHOWN, run, tool

from getaway.server.settings import settings

HA = DEPLOY / "ha"
PAGE = DOCS / "high-availability.md"
PATRONI = msgspec.yaml.decode((HA / "patroni.yaml").read_bytes())


def test_the_page_shows_the_files() -> None:
    """Each of them, whole."""
    shown = dict(SHOWN.findall(text(PAGE)))
    assert shown == {f"ha/{file.name}": text(file) for file in HA.iterdir()}


def test_patroni_takes_its_file(tmp_path: Path) -> None:
    """Checked by Patroni, with this machine's PostgreSQL; it refuses a setting that it can't use."""
    pytest.importorskip("patroni", reason="scripts/install --deploy brings it")
    here = text(HA / "patroni.yaml").replace("/usr/lib/postgresql/15/bin", str(programs()))
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(here)
    bad.write_text(here.replace("ttl: 20", "ttl: 2"))
    assert _patroni(good).returncode == 0, _patroni(good).stderr
    assert "ttl" in _patroni(bad).stderr


def _patroni(file: Path) -> subprocess.CompletedProcess[str]:
    words: list[str | Path] = [
        Path(sys.executable).parent / "patroni",
        "--validate-config",
        "--ignore-listen-port",
        file,
    ]
    given = {**os.environ, **settings_of("patroni")}
    return subprocess.run(words, capture_output=True, check=False, encoding="utf-8", env=given)


def test_haproxy_takes_its_file() -> None:
    """Read and checked by HAProxy."""
    done = run(tool("haproxy"), "-c", "-f", str(HA / "haproxy.cfg"))
    assert done.returncode == 0, done.stderr


def test_nats_takes_its_file() -> None:
    """Read and checked by NATS, which has the machine's name from its environment."""
    words: list[str | Path] = [Path(sys.executable).parent / "nats-server", "-t", "-c", HA / "nats.conf"]
    done = subprocess.run(words, capture_output=True, check=False, encoding="utf-8", env={"NAME": "bus1"})
    assert done.returncode == 0, done.stderr


def test_etcd_knows_every_setting() -> None:
    """Each variable is one of its options."""
    listed = run(tool("etcd"), "--help").stdout
    for name in settings_of("etcd"):
        assert f"--{name.removeprefix('ETCD_').lower().replace('_', '-')} " in listed, name


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """Verified by systemd itself, with a program that's there."""
    file = tmp_path / "patroni.service"
    file.write_text(text(HA / "patroni.service").replace("/opt/patroni/bin/patroni", sys.executable))
    done = run(tool("systemd-analyze"), "verify", "--man=no", str(file))
    assert file.name not in done.stderr, done.stderr


def test_all_name_the_same_machines() -> None:
    """Databases, etcd and NATS, wherever their addresses stand."""
    ours = settings(settings_of("getaway"))
    databases = {each.split(":")[0] for each in urlsplit(ours.database).netloc.rpartition("@")[2].split(",")}
    assert databases == set(re.findall(r"^    server db\d (\S+):5432$", text(HA / "haproxy.cfg"), flags=re.MULTILINE))
    assert settings_of("patroni")["PATRONI_POSTGRESQL_CONNECT_ADDRESS"].split(":")[0] in databases
    buses = {urlsplit(each).hostname for each in ours.nats.split(",")}
    assert buses == {urlsplit(each).hostname for each in re.findall(r"nats://[\d.:]+", text(HA / "nats.conf"))}
    assert buses == {host.split(":")[0] for host in PATRONI["etcd3"]["hosts"]}
    assert buses == set(re.findall(r"http://([\d.]+):2380", settings_of("etcd")["ETCD_INITIAL_CLUSTER"]))


def test_a_commit_is_on_two_machines_before_it_counts() -> None:
    """And a primary has time for two attempts to keep its place before another takes it."""
    asked = PATRONI["bootstrap"]["dcs"]
    assert (asked["synchronous_mode"], asked["synchronous_mode_strict"]) == ("quorum", True)
    assert asked["loop_wait"] + 2 * asked["retry_timeout"] <= asked["ttl"]
