"""Every exact reason is given by some error, and can be said in every language with what that error carries."""

from __future__ import annotations

import ast
import itertools
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

import spieltrieb.server
from spieltrieb import games
from spieltrieb.bots import one_for_each
from spieltrieb.cli import arena, files, replay
from spieltrieb.cli.advise import read_position
from spieltrieb.cli.choices import read_seats, read_settings
from spieltrieb.cli.play import Wishes, _new, _resumed
from spieltrieb.cli.seating import seat_all
from spieltrieb.cli.sitting import resumed
from spieltrieb.cli.terminal import explain
from spieltrieb.core import record
from spieltrieb.core.errors import BadOption, SpieltriebError
from spieltrieb.core.record import Record, write_lines
from spieltrieb.games.kreuzquer import BOX
from spieltrieb.games.kreuzquer.box import load_box
from spieltrieb.lab import sharing
from spieltrieb.lab.simulate import simulate
from spieltrieb.locale import languages, text
from spieltrieb.server import computations
from spieltrieb.server.errors import problem_of
from spieltrieb.server.promises import Promises
from spieltrieb.server.rendering import check_told
from spieltrieb.server.settings import Settings
from spieltrieb.server.square import Square
from tests.games.test_kreuzquer import BAD_VALUES, change
from tests.locale.test_catalogues import reasons
from tests.server.driving import ANN, BOB, CYD, Driven, gathered

pytestmark = pytest.mark.program

GAME, BOARDS = games["fivetotwelve"], games["kreuzquer"]


def wishes(**given: Any) -> Wishes:
    nothing = dict.fromkeys(Wishes.__dataclass_fields__)
    return Wishes(**{**nothing, "all_human": False, "game": "5", **given})  # type: ignore[arg-type]


def played(**changed: Any) -> Record:
    """The record of a whole game, with something exchanged."""
    position = GAME.start(2, seed=1)
    while position.actors:
        position = position.play(position.legal(position.actors[0])[0])
    return record.parse(json.dumps({**json.loads(position.record().to_json()), **changed}))


def connect(problem: Exception) -> None:
    """Look for a cluster where Ray finds none, or none that it can use."""

    def fail(address: str, **settings: Any) -> None:
        raise problem

    ray = SimpleNamespace(is_initialized=lambda: False, init=fail)
    with patch.dict(sys.modules, {"ray": ray}):
        sharing.Cluster("auto")


def answered(version: str) -> None:
    """A node of a cluster says that it has this version."""
    raise sharing._other_version(version)


DEEP = "[" * 100_000


def written(path: Path, content: bytes) -> Path:
    """A file with this in it."""
    path.write_bytes(content)
    return path


def provocations(folder: Path) -> Iterator[Callable[[], Any]]:
    """What gives an error, each for another reason or in another way."""
    yield from provocations_by_wishes()
    yield from provocations_by_records()
    yield from provocations_by_files(folder)
    yield from provocations_by_boxes(folder)


def provocations_by_wishes() -> Iterator[Callable[[], Any]]:
    """Options, players, bots and clusters that there are not."""
    for options in ({"nothing": 1}, {"setup": "odd"}, {"starter": 7}, {"starter": 3}):
        yield lambda options=options: GAME.start(2, **options)
    yield lambda: games["davincicode"].start(2, hyphens="maybe")
    yield lambda: GAME.start(9)
    yield lambda: read_seats("7", 2)
    yield lambda: seat_all("en", GAME, 2, (0,), bots=("random",), names=("a", "b"), seed="s")
    yield lambda: read_settings(GAME, ["setup"])
    yield lambda: read_settings(BOARDS, ["tiles=nowhere.json"])
    yield lambda: read_settings(BOARDS, ["tiles={"])
    yield lambda: wishes(all_human=True, seat="0").people(2)
    yield lambda: _new("en", wishes(match="x", bots="random"))
    yield lambda: one_for_each(("random", "random"), 3, GAME)
    yield lambda: arena.command.__wrapped__(game="5", bots="")  # type: ignore[attr-defined]
    yield lambda: arena.command.__wrapped__(game="5", bots="random,random")  # type: ignore[attr-defined]
    yield lambda: arena.command.__wrapped__(game="5", bots="random", processes=0)  # type: ignore[attr-defined]
    yield lambda: arena.command.__wrapped__(game="5", bots="random", budget=0.0)  # type: ignore[attr-defined]
    yield lambda: connect(ConnectionError("nobody there"))
    yield lambda: connect(RuntimeError("Version mismatch"))
    yield lambda: answered("")
    yield lambda: answered("0.0.1 (abcdefab)")


def provocations_by_records() -> Iterator[Callable[[], Any]]:
    """Records that are wrong."""
    whole = played()
    for line in ("{", DEEP, "[]", "{}", '{"format": 1}', '{"format": 1, "players": 1}'):
        yield lambda line=line: record.parse(line)
    yield lambda: record.parse('{"format": 1, "players": [1], "moves": []}')
    changes: list[dict[str, Any]] = [
        {"game": "chess"},
        {"rules": 9},
        {"players": ["a"]},
        {"moves": ["x"]},
        {"result": None},
    ]
    for changed in changes:
        yield lambda changed=changed: record.verify(played(**changed), games)
    yield lambda: record.verify(played(moves=list(whole.moves[:9])), games)
    result = dict(whole.result or {})
    for name, value in (("scores", [9, 9]), ("winners", []), ("reason", "quiet")):
        yield lambda name=name, value=value: record.verify(played(result={**result, name: value}), games)
    yield lambda: record.check_seed(whole, games, "other", commitment="0" * 64)
    yield lambda: record.check_seed(whole, games, "other")


def provocations_by_files(folder: Path) -> Iterator[Callable[[], Any]]:
    """Files that are not what they should be, or cannot be written."""
    write_lines(folder / "whole", [played()])
    yield lambda: _resumed("en", wishes(), folder / "whole")
    empty, strange = written(folder / "empty", b""), written(folder / "strange", b"\xff\xfe")
    show = replay.command.__wrapped__  # type: ignore[attr-defined]
    yield lambda: show(file=str(strange))
    yield lambda: show(file=str(folder / "nowhere"))
    yield lambda: show(file=str(empty))
    yield lambda: show(file=str(folder / "whole"), show="3")
    yield lambda: show(file=str(folder / "whole"), svg=folder / "board.svg", at=9999)
    yield lambda: show(file=str(folder / "whole"), commitment="0" * 64)
    yield lambda: files.check_writable(folder / "missing" / "file")
    yield lambda: files.check_writable(folder)
    yield lambda: files.check_writable(Path("/dev/null"))
    yield lambda: files.check_outputs(folder / "new", folder / "new")
    yield lambda: files.check_outputs(svg=folder / "new.png")
    yield lambda: simulate(BOARDS, 2, 10**18)
    yield lambda: files.Keeper(written(folder / "diary", b"Dear diary,"))
    yield lambda: read_position(folder / "whole", 7)
    yield lambda: resumed("en", folder / "whole", save=None, seed=None, people=None, bots=())


def provocations_by_boxes(folder: Path) -> Iterator[Callable[[], Any]]:
    """What a box may be wrong in, as options and as a file."""
    for option, value, _ in BAD_VALUES:
        yield lambda option=option, value=value: BOARDS.start(1, **{option: value})
    yield lambda: BOARDS.start(2, ports=BOX["ports"][:1])
    yield lambda: load_box(folder / "nowhere")
    yield lambda: load_box(written(folder / "bad", json.dumps(change(centre="----")).encode()))
    contents = (b"{", b"\xff", b"[]", b'{"a": 1, "a": 2}', DEEP[:60_000].encode(), b" " * 70_000, b"9" * 5_000)
    for number, content in enumerate(contents):
        yield lambda number=number, content=content: load_box(written(folder / f"bad{number}", content))


def provocations_at_tables(folder: Path) -> Iterator[Callable[[], Any]]:
    """What people may not do at tables, each for another reason."""
    setup = gathered("fivetotwelve")
    setup.move(ANN, 0, setup.legal(0))
    yield lambda: setup.ask(ANN, "back", seat=0)
    daily = Driven("memostreet", "me", "greedy", daily="2026-11-15")
    daily.move(ANN, 0, "turn a1")
    yield lambda: daily.ask(ANN, "back", seat=0)
    yield lambda: check_told(daily.table, None, 0)
    turned = gathered("memostreet")
    turned.move(ANN, 0, "turn a1")
    yield lambda: turned.ask(ANN, "back", seat=0)
    turned.table.position = turned.position.at(1)  # chance has not spoken yet: it is for others to say
    turned.table.declined = (0, 0)
    yield lambda: without_foresight(turned)
    yield lambda: turned.ask(ANN, "kick", person=BOB.id)
    waiting = Driven("memostreet", "me", "open")
    waiting.ask(ANN, "kick", person=CYD.id)
    yield lambda: waiting.ask(CYD, "sit")
    waiting.ask(ANN, "lock")
    yield lambda: waiting.ask(BOB, "sit")
    yield lambda: Promises(lambda: 0).keep("ann", "memostreet", "00")
    words = folder / "words"
    words.write_text("rotten", encoding="utf-8")
    yield lambda: Square(Settings(blocked_words=str(words))).check("Rotten egg")


def without_foresight(driven: Driven) -> None:
    """Ask for a move back as if it had told something."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("spieltrieb.server.take_backs.without", lambda *_: None)
        driven.ask(ANN, "back", seat=0)


@pytest.fixture(scope="module")
def problems(tmp_path_factory: pytest.TempPathFactory) -> list[SpieltriebError]:
    found = []
    folder = tmp_path_factory.mktemp("reasons")
    for provoke in itertools.chain(provocations(folder), provocations_at_tables(folder)):
        with pytest.raises(SpieltriebError) as caught:
            provoke()
        found.append(caught.value)
    return found


def refusals() -> Iterator[tuple[str, ast.Call]]:
    """Every error that the server raises, or answers with at once, with the module that does."""
    for path in sorted(Path(spieltrieb.server.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                yield path.name, node.exc
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_refused":
                yield from ((path.name, given) for given in node.args if isinstance(given, ast.Call))


def given_by_tables() -> dict[str, set[str]]:
    """The reasons of the server's refusals, each with its arguments."""
    found = {}
    for _, call in refusals():
        arguments = {word.arg: word.value for word in call.keywords if word.arg}
        reason = arguments.pop("reason", None)
        if isinstance(reason, ast.Constant):
            found[str(reason.value)] = set(arguments)
    return found


def test_every_reason_is_given_by_some_error(problems: list[SpieltriebError]) -> None:
    given = {str(problem.arguments["reason"]) for problem in problems} | set(given_by_tables())
    assert reasons() - given == set()


def test_every_refusal_at_a_table_says_why() -> None:
    """These kinds have many causes: their code alone would leave a person guessing."""
    kinds, rooms = {"NotNow", "NoTakeBack", "NotAllowed"}, {"admin.py", "operations.py"}  # rooms of the administrator
    silent = [
        f"{room}:{call.lineno}"
        for room, call in refusals()
        if isinstance(call.func, ast.Name) and call.func.id in kinds and room not in rooms
        if not any(word.arg == "reason" for word in call.keywords)
    ]
    assert silent == []


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_at_a_table_is_said_in_every_language(lang: str) -> None:
    english = {reason: text("en", reason, **dict.fromkeys(names, 5)) for reason, names in given_by_tables().items()}
    assert len(english) > 20
    for reason, names in given_by_tables().items():
        said = text(lang, reason, **dict.fromkeys(names, 5))  # raises where an argument is missing
        assert said.endswith("."), said
        assert lang == "en" or said != english[reason]


@pytest.mark.parametrize("lang", languages())
def test_every_reason_is_said_in_every_language(lang: str, problems: list[SpieltriebError]) -> None:
    english = {}
    for problem in problems:
        arguments = {
            name: explain(value, lang) if isinstance(value, SpieltriebError) else value
            for name, value in problem.arguments.items()
        }
        said = text(lang, problem.arguments["reason"], **arguments)  # raises where an argument is missing
        assert said.strip().endswith((".", "?")), said
        if lang != "en":
            assert explain(problem, lang) == said
            english[said] = text("en", problem.arguments["reason"], **problem.arguments)
    assert [said for said, same in english.items() if said == same] == []


def test_a_cause_is_told_in_the_same_language() -> None:
    cause = BadOption("Option 'x' must be true or false.", reason="error-bad-option-flag", option="x", was="7")
    error = record.BadRecord("line 1: ...", reason="error-bad-record-start", where="Zeile 1", why=cause)
    assert explain(error, "de") == "Zeile 1: Die Einstellung „x“ muss true oder false sein, nicht 7."
    told = problem_of(error)["arguments"]
    assert (told["reason"], told["where"]) == ("error-bad-record-start", "Zeile 1")
    assert told["why"] == {
        "code": "bad-option",
        "message": "Option 'x' must be true or false.",
        "arguments": {"reason": "error-bad-option-flag", "option": "x", "was": "7"},
    }


@pytest.mark.parametrize(
    ("seed", "secret", "commitment", "reason"),
    [("s", "s", "0" * 64, "error-bad-record-secret"), ("t", "s", None, "error-bad-record-seed")],
)
def test_a_deal_that_was_not_promised_is_told_with_its_reason(
    seed: str, secret: str, commitment: str | None, reason: str
) -> None:
    answer = computations.check({}, seed, secret, commitment)
    assert (answer["fair"], answer["code"], answer["arguments"]["reason"]) == (False, "bad-record", reason)
    assert all(text(lang, reason) for lang in languages())
