"""The server as containers: Compose's specification, our settings, and the proxy of the hosting page."""

from __future__ import annotations

import re

import msgspec
import pytest
from tests.deploy.files import DEPLOY
from tests.docs.pages import text
from tests.docs.test_hosting import run, tool

from getaway.server.settings import settings

GIVEN = {"PASSWORD": "secret", "SITE": "play.example.org"}
VARIABLE = re.compile(r"\$\$|\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}")


def _filled(found: re.Match[str]) -> str:
    return GIVEN.get(found[1], found[2]) if found[1] else "$"


COMPOSE = VARIABLE.sub(_filled, text(DEPLOY / "compose.yaml"))
READ = msgspec.yaml.decode(COMPOSE)
SERVICES = READ["services"]
OURS = [name for name, service in SERVICES.items() if service["image"] == "localhost/getaway"]


def test_it_keeps_to_the_specification() -> None:
    """Names, types and short forms, checked by a parser of Compose's specification; it refuses a misspelt name."""
    parser = pytest.importorskip("compose_spec", reason="scripts/install --deploy brings it").PyCompose
    parser.from_json(msgspec.json.encode(READ).decode())
    misspelt = {**READ, "services": {**SERVICES, "node1": {**SERVICES["node1"], "comand": ["serve"]}}}
    with pytest.raises(ValueError, match="comand"):
        parser.from_json(msgspec.json.encode(misspelt).decode())


def test_every_part_runs_with_settings_we_know() -> None:
    """A migration, two nodes and a worker, each with an environment that our program takes."""
    assert {name: SERVICES[name]["command"] for name in OURS} == {
        "migrate": ["migrate"],
        "node1": ["serve"],
        "node2": ["serve"],
        "worker": ["worker"],
    }
    for name in OURS:
        assert settings(SERVICES[name]["environment"]).database


def test_what_is_named_is_there() -> None:
    """Services that wait for others, volumes and configurations."""
    waited = {other for service in SERVICES.values() for other in service.get("depends_on", ())}
    assert waited <= set(SERVICES)
    mounted = {volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())}
    assert mounted == set(READ["volumes"])
    assert [config["source"] for config in SERVICES["caddy"]["configs"]] == list(READ["configs"])


def test_its_proxy_is_the_one_of_the_hosting_page() -> None:
    """The same file, with the names that nodes have here."""
    there = text(DEPLOY / "Caddyfile").replace("127.0.0.1:8001 127.0.0.1:8002", "node1:8000 node2:8000")
    assert READ["configs"]["caddy"]["content"] == there


def test_the_image_starts_a_node_unless_told_otherwise() -> None:
    """Built from the locked requirements, not as root; buildah reads the file when scripts/image builds it."""
    told = text(DEPLOY / "Containerfile")
    assert 'ENTRYPOINT ["getaway"]\nCMD ["serve"]\n' in told
    assert "--require-hashes" in told
    assert re.search(r"^USER [1-9]\d+$", told, flags=re.MULTILINE)
    done = run(tool("bash"), "-n", str(DEPLOY.parent / "scripts" / "image"))
    assert done.returncode == 0, done.stderr
