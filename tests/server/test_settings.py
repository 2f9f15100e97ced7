from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from spieltrieb.server.errors import BadSetting
from spieltrieb.server.settings import Settings, from_texts, load, table, unknown

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "spieltrieb.toml"


# ---- Where they come from ----


def test_mistyped_names_in_the_environment_are_found() -> None:
    names = ["SPIELTRIEB_PROT", "SPIELTRIEB_PORT", "SPIELTRIEB_CONFIG", "SPIELTRIEB_DATA", "SPIELTRIEB_", "PROT"]
    assert unknown(dict.fromkeys(names, "1")) == ["SPIELTRIEB_", "SPIELTRIEB_PROT"]


def test_defaults_stand_where_nothing_is_said() -> None:
    settings = load({}, environment={})
    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 5012)


def test_the_file_counts_more_than_the_defaults(file: Path) -> None:
    file.write_text("port = 1\nbot_pace = 2\nmetrics = false\n")
    settings = load({}, file, {})
    assert (settings.port, settings.bot_pace, settings.metrics) == (1, 2.0, False)


def test_the_environment_counts_more_than_the_file(file: Path) -> None:
    file.write_text("port = 1\nworkers = 1\n")
    settings = load({}, file, {"SPIELTRIEB_PORT": "2"})
    assert (settings.port, settings.workers) == (2, 1)


def test_what_is_given_counts_most(file: Path) -> None:
    file.write_text("port = 1\nworkers = 1\nleave_after = 1\n")
    settings = load({"port": 3, "host": None}, file, {"SPIELTRIEB_PORT": "2", "SPIELTRIEB_WORKERS": "2"})
    assert (settings.port, settings.workers, settings.leave_after, settings.host) == (3, 2, 1, "127.0.0.1")


def test_the_environment_may_name_the_file(file: Path) -> None:
    file.write_text("port = 1\n")
    assert load({}, environment={"SPIELTRIEB_CONFIG": str(file)}).port == 1


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("Yes", True),
        ("on", True),
        ("1", True),
        ("false", False),
        ("no", False),
        ("off", False),
        ("0", False),
    ],
)
def test_a_switch_may_be_said_in_words(text: str, value: bool) -> None:
    assert load({}, environment={"SPIELTRIEB_METRICS": text}).metrics is value


def test_settings_may_come_as_texts_with_hyphens() -> None:
    assert from_texts(["bot-pace=0.3", "port = 7", "db=a=b"]) == {"bot_pace": 0.3, "port": 7, "db": "a=b"}


# ---- What does not fit ----


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", -1),
        ("origins", "other.example.org"),
        ("origins", "https://a.example, https://b.example/page"),
        ("hosts", "https://play.example.org"),
        ("hosts", "a.example, b.example:8080"),
        ("proxies", "caddy"),
        ("proxies", "10.0.0.0/8, 10.0.0.1/24"),
        ("public", "https://play.example.org/games?from=here"),
        ("public", "https://play.example.org/a;b"),
        ("public", "https://me@play.example.org"),
        ("port", 65536),
        ("workers", -1),
        ("bot_pace", -0.1),
        ("bot_pace", float("nan")),
        ("requests_per_second", float("nan")),
        ("leave_after", 86401),
        ("message_bytes", 0),
        ("log", "xml"),
        ("log_level", "loud"),
        ("public", "play.example.org"),
        ("public", "ftp://play.example.org"),
        ("public", "https://"),
        ("public", "http://["),
    ],
)
def test_a_value_out_of_range_names_the_setting(name: str, value: object) -> None:
    with pytest.raises(BadSetting, match=name) as problem:
        load({name: value}, environment={})
    assert problem.value.arguments == {"setting": name}


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        ("PORT", "http", "a whole number"),
        ("PORT", "5012.5", "a whole number"),
        ("PORT", "", "a whole number"),
        ("BOT_PACE", "quick", "a number"),
        ("METRICS", "perhaps", "true or false"),
    ],
)
def test_the_environment_is_read_strictly(name: str, text: str, what: str) -> None:
    with pytest.raises(BadSetting, match=rf"SPIELTRIEB_{name} in the environment must be {what}; it was '{text}'"):
        load({}, environment={f"SPIELTRIEB_{name}": text})


@pytest.mark.parametrize("line", ["port = true", "port = 5012.7", "port = [1]", "host = {a = 1}", "metrics = 2"])
def test_the_file_is_read_strictly(line: str, file: Path) -> None:
    file.write_text(line)
    with pytest.raises(BadSetting, match=r"spieltrieb\.toml must be"):
        load({}, file, {})


def test_an_unknown_name_in_the_file_lists_the_known_ones(file: Path) -> None:
    file.write_text("prot = 5012\n")
    with pytest.raises(BadSetting, match=r"'prot', which there is not; there are: host, port, ") as problem:
        load({}, file, {})
    assert problem.value.arguments == {"setting": "prot"}


@pytest.mark.parametrize("text", ["prot=5012", "port", "", "=", "=5"])
def test_an_unknown_name_among_texts_lists_the_known_ones(text: str) -> None:
    with pytest.raises(BadSetting, match="There is no setting"):
        from_texts([text])


@pytest.mark.parametrize("content", [b"port", b"port = \n", b"\xff\xfe", b"port = 1\nport = 2\n"])
def test_a_file_that_is_no_toml_says_so(content: bytes, file: Path) -> None:
    file.write_bytes(content)
    with pytest.raises(BadSetting, match="is not TOML"):
        load({}, file, {})


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"nowhere\.toml cannot be read: No such file"):
        load({}, tmp_path / "nowhere.toml", {})
    with pytest.raises(BadSetting, match="cannot be read"):
        load({}, tmp_path, {})


# ---- What follows from them ----


def test_the_database_is_in_the_data_folder_unless_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPIELTRIEB_DATA", str(tmp_path))
    monkeypatch.setenv("HOME", "/home/ann")
    assert Settings().database == tmp_path / "spieltrieb.db"
    assert Settings(db="~/games.db").database == Path("/home/ann/games.db")


@pytest.mark.parametrize(
    ("public", "prefix", "secure"),
    [
        ("", "", False),
        ("http://localhost:8080", "", False),
        ("https://play.example.org/", "", True),
        ("https://example.org/games/", "/games", True),
        ("HTTPS://example.org/a/b", "/a/b", True),
    ],
)
def test_the_public_address_tells_prefix_and_safety(public: str, prefix: str, secure: bool) -> None:
    settings = Settings(public=public)
    assert (settings.prefix, settings.secure) == (prefix, secure)


# ---- The documentation ----


def test_the_documentation_has_the_table_of_all_settings() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    found = re.search(r"<!-- settings -->\n+(.*?)\n+<!-- /settings -->", text, re.DOTALL)
    assert found is not None, "docs/server.md has no <!-- settings --> ... <!-- /settings -->"
    assert found[1].strip() == table().strip()


def test_every_setting_is_in_the_table_with_a_sentence() -> None:
    lines = table().splitlines()
    assert len(lines) == len(fields(Settings)) + 2
    for line, setting in zip(lines[2:], fields(Settings), strict=True):
        assert re.fullmatch(r"\| `\w+` \| `SPIELTRIEB_\w+` \| [^|]+ \| [A-Z][^|]+\. \|", line), setting.name
