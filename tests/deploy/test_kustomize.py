"""The server on Kubernetes: its schemas, and names that fit together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.deploy.files import DEPLOY
from tests.docs.pages import text

from getaway.server.settings import settings

VERSIONS = ("1.29", "1.37")
"""The oldest and the newest that we check against."""
BASE = DEPLOY / "kustomize" / "base"
CLUB = DEPLOY / "kustomize" / "overlays" / "club"
STOPPING = 4
"""Seconds that a node takes to stop."""


def documents(folder: Path) -> list[dict[str, Any]]:
    """Everything in a folder that Kubernetes itself reads."""
    files = sorted(file for file in folder.glob("*.yaml") if file.name != "kustomization.yaml")
    return [document for file in files for document in objects(file)]


def objects(file: Path) -> list[dict[str, Any]]:
    """The objects of one file."""
    return [msgspec.yaml.decode(part) for part in text(file).split("\n---\n")]


def kustomization(folder: Path) -> dict[str, Any]:
    """What a folder is made of."""
    read: dict[str, Any] = msgspec.yaml.decode((folder / "kustomization.yaml").read_bytes())
    return read


def of_kind(kind: str) -> dict[str, dict[str, Any]]:
    """The base's objects of one kind, by name."""
    return {each["metadata"]["name"]: each for each in documents(BASE) if each["kind"] == kind}


PODS = {name: each["spec"]["template"] for kind in ("Deployment", "Job") for name, each in of_kind(kind).items()}
CONTAINERS = {name: pod["spec"]["containers"][0] for name, pod in PODS.items()}


@pytest.mark.parametrize("version", VERSIONS)
def test_kubernetes_takes_every_object(version: str) -> None:
    """By the schemas of Kubernetes, strictly; they refuse a misspelt name."""
    validating = pytest.importorskip("kubernetes_validate", reason="scripts/install --deploy brings it")
    for each in [*documents(BASE), *documents(CLUB)]:
        validating.validate(each, version, strict=True)
    with pytest.raises(validating.ValidationError):
        validating.validate({**of_kind("Service")["getaway-node"], "spce": {}}, version, strict=True)


@pytest.mark.parametrize("folder", [BASE, CLUB], ids=lambda folder: folder.name)
def test_every_file_is_used(folder: Path) -> None:
    """As a resource or a patch; a folder that is named exists."""
    read = kustomization(folder)
    named = [*read["resources"], *(patch["path"] for patch in read.get("patches", ()))]
    assert all((folder / name).exists() for name in named)
    assert {file.name for file in folder.iterdir()} == {*named, "kustomization.yaml"} - {"../../base"}


def test_the_overlay_changes_what_is_there() -> None:
    """Each patch, image and number of replicas names something in the base."""
    read, base = kustomization(CLUB), {(each["kind"], each["metadata"]["name"]) for each in documents(BASE)}
    targets = [patch["target"] for patch in read["patches"] if "target" in patch]
    patched = [(each["kind"], each["metadata"]["name"]) for each in objects(CLUB / "settings.yaml")]
    assert base >= {*patched, *((target["kind"], target["name"]) for target in targets)}
    assert {image["name"] for image in read["images"]} == {container["image"] for container in CONTAINERS.values()}
    assert {each["name"] for each in read["replicas"]} <= set(of_kind("Deployment"))


@pytest.mark.parametrize("folder", [BASE, CLUB], ids=lambda folder: folder.name)
def test_its_settings_are_ours(folder: Path) -> None:
    """The environment that its pods get is one that our program takes."""
    config, secret = (each for each in documents(folder) if each["kind"] in {"ConfigMap", "Secret"})
    more = {each["name"]: each["value"] for container in CONTAINERS.values() for each in container.get("env", ())}
    assert settings({**config["data"], **secret["stringData"], **more}).database


def test_names_fit_together() -> None:
    """Selectors find pods, the ingress finds services, and ports have the names they're asked by."""
    labels = [pod["metadata"]["labels"] for pod in PODS.values()]
    for kind in ("Deployment", "PodDisruptionBudget"):
        assert all(each["spec"]["selector"]["matchLabels"] in labels for each in of_kind(kind).values())
    services = of_kind("Service")
    assert services["getaway-node"]["spec"]["selector"] == PODS["getaway-node"]["metadata"]["labels"]
    assert "selector" not in services["getaway-nothing"]["spec"]
    for path in of_kind("Ingress")["getaway"]["spec"]["rules"][0]["http"]["paths"]:
        service = path["backend"]["service"]
        assert service["port"]["name"] in [port["name"] for port in services[service["name"]]["spec"]["ports"]]


def test_a_node_is_asked_where_it_answers_and_has_time_to_stop() -> None:
    """Ready and alive are two questions; a node stops only after the ingress has taken it out."""
    node = CONTAINERS["getaway-node"]
    assert [node[probe]["httpGet"]["path"] for probe in ("readinessProbe", "livenessProbe")] == ["/ready", "/health"]
    _, waits = node["lifecycle"]["preStop"]["exec"]["command"]
    assert int(waits) + STOPPING < PODS["getaway-node"]["spec"]["terminationGracePeriodSeconds"]
    assert [each["args"] for each in CONTAINERS.values()] == [["serve"], ["worker"], ["migrate"]]
