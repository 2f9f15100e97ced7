"""The container, as far as it can be checked without an engine: what is sent to its build, its steps, and its start."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from spieltrieb import games
from spieltrieb.core.compile import cache_folder, compilation_is_on
from spieltrieb.server.settings import unknown
from tests.conftest import PATIENCE
from tests.packages.clone import ROOT, listed
from tests.server.client import Person
from tests.tools import can_lose_rights, without_rights

DEPLOY = ROOT / "deploy"


class Step(NamedTuple):
    """An instruction of the container file."""

    name: str
    text: str


def stages() -> list[list[Step]]:
    """The instructions of each stage."""
    lines = [line for line in (DEPLOY / "Containerfile").read_text().splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    found: list[list[Step]] = []
    for line in filter(str.strip, joined.splitlines()):
        name, _, text = line.partition(" ")
        if name == "FROM":
            found.append([])
        found[-1].append(Step(name, text.strip()))
    return found


def the(stage: list[Step], name: str) -> str:
    [found] = [step.text for step in stage if step.name == name]
    return found


def environment(stage: list[Step]) -> dict[str, str]:
    pairs = [word.partition("=") for step in stage if step.name == "ENV" for word in shlex.split(step.text)]
    return {name: value for name, _, value in pairs}


def is_sent(path: str) -> bool:
    """Whether the engine gets this file, as it reads .dockerignore: the last line that fits counts."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.lstrip("!").strip("/")
        if not pattern or line.startswith("#"):
            continue
        parts = path.split("/")
        heads = ["/".join(parts[: length + 1]) for length in range(len(parts))]
        anywhere = pattern.removeprefix("**/")
        if any(fnmatchcase(head, pattern) and head.count("/") == pattern.count("/") for head in heads) or (
            anywhere != pattern and anywhere in parts
        ):
            sent = line.startswith("!")
    return sent


BUILD, IMAGE = stages()


def test_what_the_build_copies_is_there_and_is_sent() -> None:
    copied = [step.text.split()[:-1] for step in BUILD if step.name == "COPY"]
    sources = [source for names in copied for source in names]
    assert {"src", "web", "pyproject.toml", "hatch_build.py"} <= set(sources)
    for source in sources:
        files = [ROOT / source] if (ROOT / source).is_file() else list((ROOT / source).rglob("*.*"))
        assert any(is_sent(file.relative_to(ROOT).as_posix()) for file in files), source


def test_the_build_gets_all_that_a_package_is_made_of_and_nothing_else() -> None:
    for path in listed("src", "web"):
        assert is_sent(path), path
    project = (ROOT / "pyproject.toml").read_text()
    for named in re.findall(r'"?([\w.]+)"?', " ".join(re.findall(r"^(?:readme|license-files) = (.*)$", project, re.M))):
        assert is_sent(named), named
    for path in (
        ".git/config",
        ".venv/bin/python",
        "dist/x.whl",
        "tests/conftest.py",
        "web/node_modules/vite/package.json",
        "src/spieltrieb/server/static/index.html",
        "src/spieltrieb/core/__pycache__/match.pyc",
        "spieltrieb.db",
    ):
        assert not is_sent(path), path


def test_every_step_can_be_read() -> None:
    for step in (*BUILD, *IMAGE):
        if step.name == "RUN":
            subprocess.run(["sh", "-n", "-c", step.text], check=True)
        if step.name in ("CMD", "ENTRYPOINT"):
            assert all(isinstance(word, str) for word in json.loads(step.text))
    assert all(isinstance(word, str) for word in health_check())


def health_check() -> list[str]:
    words: list[str] = json.loads(the(IMAGE, "HEALTHCHECK").partition("CMD ")[2])
    return words


def test_the_image_runs_as_nobody_special_and_keeps_its_data_in_a_volume() -> None:
    user = the(IMAGE, "USER").split(":")
    assert all(number.isdigit() and int(number) > 0 for number in user)
    assert f"--uid {user[0]} " in the(IMAGE, "RUN")
    assert the(IMAGE, "VOLUME") == environment(IMAGE)["SPIELTRIEB_DATA"] == the(IMAGE, "WORKDIR")
    assert the(IMAGE, "EXPOSE") == environment(IMAGE)["SPIELTRIEB_PORT"]
    order = [step.name for step in IMAGE]
    assert order.index("RUN") < order.index("USER") < order.index("ENTRYPOINT")


def test_what_is_compiled_in_the_build_fits_the_image() -> None:
    built, image = environment(BUILD), environment(IMAGE)
    assert {name: image[name] for name in built} == built
    assert built["NUMBA_CPU_NAME"] == "generic"
    assert [step.text for step in BUILD if step.name == "FROM"] == [f"{the(IMAGE, 'FROM')} AS build"]
    folder = the(IMAGE, "COPY").split()[1:]
    assert folder[0] == folder[1]  # numba compiles again what has moved
    assert built["SPIELTRIEB_CACHE"].startswith(f"{folder[0]}/")
    assert any("spieltrieb prepare" in step.text for step in BUILD)


# ---- The compose file and the proxy ----


def test_the_compose_file_fits_the_image_and_the_proxy() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    ours, proxy = compose["services"]["spieltrieb"], compose["services"]["caddy"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).samefile(DEPLOY / "Containerfile")
    assert (DEPLOY / ours["build"]["context"]).samefile(ROOT)
    assert ours["read_only"] and ours["cap_drop"] == ["ALL"] and "/tmp" in ours["tmpfs"]
    assert "ports" not in ours  # only the proxy is reached from outside
    assert f"data:{the(IMAGE, 'VOLUME')}" in ours["volumes"]
    assert set(compose["volumes"]) == {"data", "certificates"}
    for volume in proxy["volumes"]:
        source = volume.split(":")[0]
        assert source in compose["volumes"] or (DEPLOY / source).is_file()
    assert proxy["depends_on"] == {"spieltrieb": {"condition": "service_healthy"}}
    assert ours["healthcheck"]["test"] == ["CMD", *health_check()], "Podman's format of images has none"
    assert "$" not in "".join(health_check()), "compose would read it as a variable"
    options = dict(re.findall(r"--([\w-]+)=(\w+)", the(IMAGE, "HEALTHCHECK").partition("CMD ")[0]))
    assert ours["healthcheck"]["timeout"] == options["timeout"]
    assert ours["healthcheck"]["start_period"] == options["start-period"]
    assert ours["networks"] == proxy["networks"] == list(compose["networks"])
    [config] = compose["networks"]["inside"]["ipam"]["config"]
    assert ipaddress.ip_network(config["subnet"]).is_private
    assert ours["environment"]["SPIELTRIEB_PROXIES"] == config["subnet"]
    site = (DEPLOY / "Caddyfile").read_text()
    assert re.search(rf"^\{{\$DOMAIN\}} \{{\n\treverse_proxy spieltrieb:{the(IMAGE, 'EXPOSE')}\n\}}$", site, re.M)
    assert "DOMAIN" in proxy["environment"]


def test_the_compose_file_of_a_town_fits_the_image_and_the_proxy() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.town.yaml").read_text())
    services = compose["services"]
    [config] = compose["networks"]["inside"]["ipam"]["config"]
    for name in ("one", "two"):
        ours = services[name]
        assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).samefile(DEPLOY / "Containerfile")
        assert (
            ours["read_only"] and ours["cap_drop"] == ["ALL"] and {"/tmp", the(IMAGE, "VOLUME")} <= set(ours["tmpfs"])
        )
        assert "ports" not in ours and "ports" not in services["postgres"]  # only the proxy is reached from outside
        assert ours["environment"]["SPIELTRIEB_LINK"] == name
        assert ours["environment"]["SPIELTRIEB_PROXIES"] == config["subnet"]
        assert "@postgres/" in ours["environment"]["SPIELTRIEB_DB"]
        assert not unknown(ours["environment"])
    assert any("[postgres]" in step.text for step in BUILD)
    port = the(IMAGE, "EXPOSE")
    thinker = services["thinker"]
    assert thinker["command"] == ["think"] and thinker["read_only"] and "ports" not in thinker
    assert thinker["healthcheck"] == {"disable": True}, "it listens at no port, as the image's check expects"
    assert thinker["environment"]["SPIELTRIEB_DB"] == services["one"]["environment"]["SPIELTRIEB_DB"]
    assert f"reverse_proxy one:{port} two:{port} {{" in (DEPLOY / "Caddyfile.town").read_text()
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file()


def test_every_setting_named_there_is_one() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    named = {**environment(IMAGE), **compose["services"]["spieltrieb"]["environment"]}
    unit = (DEPLOY / "spieltrieb.service").read_text()
    named |= dict(re.findall(r"\b(SPIELTRIEB_[A-Z_]+)=(\S+)", unit))
    assert {"SPIELTRIEB_PUBLIC", "SPIELTRIEB_CACHE"} <= set(named)
    assert unknown(named) == []


def test_addresses_of_guests_are_believed_from_the_proxy_only() -> None:
    """As uvicorn reads the setting: a network will do."""
    from uvicorn.middleware.proxy_headers import _TrustedHosts

    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    trusted = _TrustedHosts(compose["services"]["spieltrieb"]["environment"]["SPIELTRIEB_PROXIES"])
    assert "172.30.12.7" in trusted
    assert "172.30.13.7" not in trusted and "127.0.0.1" not in trusted
    assert trusted.get_trusted_client_address("6.6.6.6, 203.0.113.9")[0] == "203.0.113.9"


# ---- The service ----


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "spieltrieb.service"
    text = (DEPLOY / "spieltrieb.service").read_text()
    unit.write_text(text.replace("/opt/spieltrieb/bin/spieltrieb", shutil.which("true") or "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-500:]  # exposed by less than 2.0 of 10


# ---- The start ----


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """A folder with a prepared cache that nobody may write to."""
    cache = tmp_path / "image"
    # All versions that were compiled here lie in one folder: links, since to copy them would take long.
    shutil.copytree(cache_folder(), cache / "spieltrieb" / cache_folder().name, copy_function=os.symlink)
    folders = [cache, *(path for path in cache.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    yield cache
    for folder in folders:
        folder.chmod(0o755)


@pytest.mark.skipif(not compilation_is_on(), reason="nothing is compiled here")
@pytest.mark.skipif(not can_lose_rights(), reason="root needs setpriv to lose its rights")
def test_the_entry_point_starts_where_only_the_data_can_be_written(tmp_path: Path, read_only: Path) -> None:
    for game in games.values():
        assert game.is_compiled
    data, scratch = tmp_path / "data", tmp_path / "tmp"
    data.mkdir()
    scratch.mkdir()
    surroundings = {
        **environment(IMAGE),
        "PATH": os.environ["PATH"],
        "TMPDIR": str(scratch),
        "SPIELTRIEB_CACHE": str(read_only),
        "SPIELTRIEB_DATA": str(data),
        "SPIELTRIEB_PORT": "0",
        "SPIELTRIEB_WORKERS": "1",
        "http_proxy": "http://127.0.0.1:9",  # as Docker hands on the proxy of its user; nobody answers there
        "SPIELTRIEB_PREPARE": "0",  # the suite may not have prepared the bots; the image has
    }
    del surroundings["NUMBA_CPU_NAME"]  # the suite has compiled for this machine
    assert json.loads(the(IMAGE, "ENTRYPOINT")) == ["spieltrieb"]
    command = without_rights([sys.executable, "-m", "spieltrieb", *json.loads(the(IMAGE, "CMD"))])
    log = (tmp_path / "log").open("w+")
    server = subprocess.Popen(command, cwd=data, env=surroundings, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, (tmp_path / "log").read_text()
        address = next(word.rstrip("/.") for word in line.split() if word.startswith("http"))
        port = address.rpartition(":")[2]
        check = [sys.executable, *health_check()[1:]]
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(check, env={**surroundings, "SPIELTRIEB_PORT": port}, check=False).returncode:
            assert time.monotonic() < deadline, "it never answers within the seconds that the check takes"
        ann = Person.comes(address, "Ann")
        for key in games:
            table = ann.make_table(key, "me") if games[key].min_players == 1 else ann.make_table(key, "me", "screen")
            deadline = time.monotonic() + PATIENCE
            while ann.get(f"/api/tables/{table}")["phase"] != "playing" and time.monotonic() < deadline:
                time.sleep(0.05)
            assert ann.get(f"/api/tables/{table}")["phase"] == "playing"
        made = [path for path in scratch.rglob("*") if path.is_file()]
        assert made, "what was prepared is not in use"
        assert [path for path in made if not path.is_symlink()] == [], "something was compiled again"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)
        server.stdout.close()
        log.close()
    assert (data / "spieltrieb.db").is_file()
    assert list(scratch.iterdir()) == []
    gone = subprocess.run(check, env={**surroundings, "SPIELTRIEB_PORT": port}, capture_output=True, check=False)
    assert gone.returncode != 0  # a server that is gone is not healthy
