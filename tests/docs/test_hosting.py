"""The page on hosting keeps its promises: its settings, options and messages are the program's, its files are sound."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.deploy.from_page import PROMPT, commands
from tests.docs.pages import DOCS, ROOT, blocks, text
from tests.unit.cli.conftest import Program, program

from getaway.cli.console.said import say
from getaway.server.settings import Settings

__all__ = ["program"]
PAGE = DOCS / "hosting.md"
DEPLOY = ROOT / "deploy"
SHOWN = re.compile(r"^\[[^]]+]\(\.\./deploy/([^)]+)\)[^\n]*\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""A line that begins with a link to a file of ours, and the block below it."""
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
CADDY, NGINX, HAPROXY = (text(DEPLOY / name) for name in ("Caddyfile", "nginx.conf", "haproxy.cfg"))


def tool(name: str) -> str:
    """A program that reads such files, where it is installed."""
    found = shutil.which(name, path="/usr/local/sbin:/usr/sbin:/sbin:/usr/local/bin:/usr/bin:/bin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """One program, with all that it said."""
    return subprocess.run(words, capture_output=True, check=False, encoding="utf-8")


def test_every_setting_is_explained_with_its_usual_value() -> None:
    """The table of the environment is that of the settings, no more and no less."""
    rows = dict(re.findall(r"^\| `GETAWAY_(\w+)` \| (?:`([^`]*)`|none) \|", text(PAGE), flags=re.MULTILINE))
    usual = {field.upper(): getattr(Settings(), field) for field in Settings.__struct_fields__}
    assert rows == {
        name: f"{value:g}" if isinstance(value, float) else str(value or "") for name, value in usual.items()
    }


def test_every_option_of_up_is_explained(program: Program) -> None:
    """What the help lists is what the page lists."""
    listed = set(re.findall(r"^  (--\w+)", program("up", "--help").out, flags=re.MULTILINE)) - {"--help"}
    assert listed == set(re.findall(r"^\| `(--\w+) ", text(PAGE), flags=re.MULTILINE))


def test_the_quick_start_shows_what_is_printed() -> None:
    """The lines under the command are the messages of the program."""
    shown = blocks(PAGE, "console")[0].splitlines()
    local, network = "http://127.0.0.1:8000", "http://192.168.1.20:8000"
    messages = [say("bringing-up"), say("up", link=network), say("up-here", link=local), say("up-stop")]
    assert [line for line in shown if not line.startswith("$ ")] == messages


@pytest.mark.parametrize("verb", sorted(set(re.findall(r"bin/getaway (\w+)", PAGE.read_text(encoding="utf-8")))))
def test_every_verb_is_one_of_the_program(program: Program, verb: str) -> None:
    """A command of the page, and of the units in it, is known."""
    assert program(verb, "--help").code == 0


def test_the_page_shows_the_files() -> None:
    """Each file that the page names as its source stands below that line, whole."""
    shown = dict(SHOWN.findall(text(PAGE)))
    assert shown == {name: text(DEPLOY / name) for name in shown}
    proxies = {"Caddyfile", "nginx.conf", "haproxy.cfg"}
    folders = {
        f"{file.parent.name}/{file.name}" for name in ("systemd", "pgbackrest") for file in (DEPLOY / name).iterdir()
    }
    assert set(shown) == proxies | folders


def test_every_command_of_a_clubs_server_is_tried() -> None:
    """`scripts/from-empty` runs every command of the section; only what another proxy needs has none."""
    section = text(PAGE).partition("## A club's server\n")[2].partition("\n## ")[0]
    written = [line for line in section.splitlines() if line.startswith(PROMPT)]
    assert [line.removeprefix(PROMPT) for line in written] == commands(text(PAGE))


@pytest.mark.parametrize(
    ("file", "begins"),
    [("deploy/systemd/getaway.env /etc/getaway.env", "systemctl enable"), ("/etc/caddy/Caddyfile", "systemctl reload")],
)
def test_your_name_is_in_a_file_before_anything_reads_it(file: str, begins: str) -> None:
    """Anyone who follows the page from top to bottom gets a server under their own name."""
    copied = text(PAGE).partition(f" {file}\n")[2]
    assert "Put your own name into" in copied.partition(begins)[0]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_systemd_takes_the_units(unit: Path, tmp_path: Path) -> None:
    """Verified by systemd itself, with our program in place of the installed one."""
    here = Path(sys.executable).parent / "getaway"
    file = tmp_path / unit.name.replace("@", "@8001")
    file.write_text(text(unit).replace("/opt/getaway/bin/getaway", str(here)))
    done = run(tool("systemd-analyze"), "verify", "--man=no", str(file))
    assert file.name not in done.stderr, done.stderr


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    """Read and checked by Caddy."""
    (tmp_path / "Caddyfile").write_text(CADDY)
    done = run(tool("caddy"), "adapt", "--validate", "--config", str(tmp_path / "Caddyfile"))
    assert done.returncode == 0, done.stderr


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    """Read and checked by nginx, with a certificate made for it."""
    program = tool("nginx")
    key, certificate = tmp_path / "play.key", tmp_path / "play.pem"
    _certify(key, certificate)
    site = NGINX.replace("/etc/ssl/play.example.org.key", str(key)).replace(
        "/etc/ssl/play.example.org.pem", str(certificate)
    )
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{site}\n}}\n")
    done = run(program, "-t", "-q", "-e", str(tmp_path / "error.log"), "-c", str(tmp_path / "nginx.conf"))
    assert done.returncode == 0, done.stderr


def test_haproxy_takes_its_file(tmp_path: Path) -> None:
    """Read and checked by HAProxy, with a certificate made for it."""
    certificate = tmp_path / "play.pem"
    _certify(certificate, certificate)
    (tmp_path / "haproxy.cfg").write_text(HAPROXY.replace("/etc/ssl/play.example.org.pem", str(certificate)))
    done = run(tool("haproxy"), "-c", "-f", str(tmp_path / "haproxy.cfg"))
    assert done.returncode == 0, done.stderr


def test_pgbackrest_takes_its_file(tmp_path: Path) -> None:
    """Read by pgBackRest, which warns of an option that it doesn't know."""
    file = DEPLOY / "pgbackrest" / "pgbackrest.conf"
    done = run(tool("pgbackrest"), f"--config={file}", "--stanza=getaway", f"--repo1-path={tmp_path}", "info")
    assert done.returncode == 0, done.stderr
    assert "WARN" not in done.stdout + done.stderr


def _certify(key: Path, certificate: Path) -> None:
    """A certificate for a day; both in one file where the names are the same."""
    made = ("-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org", "-days", "1")
    done = run(tool("openssl"), "req", *made, "-keyout", f"{key}.new", "-out", f"{certificate}.crt")
    assert done.returncode == 0, done.stderr
    key.write_text(text(Path(f"{key}.new")))
    with certificate.open("a" if key == certificate else "w") as file:
        file.write(text(Path(f"{certificate}.crt")))
