"""`spieltrieb play` at a real terminal: colours, editing, curtains, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from spieltrieb import games
from spieltrieb.core.record import Record, read_lines, verify
from tests.conftest import PATIENCE

# Where other threads run, newer Pythons warn about starting a process on a pseudo-terminal.
pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

Terminal = Callable[..., "pexpect.spawn[str]"]
MARKS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture
def terminal(home: Path) -> Iterator[Terminal]:
    """Start the command at a terminal of its own, as plain Python, which starts quicker than compiled code loads."""
    started = []

    def start(*arguments: object, size: tuple[int, int] = (24, 80), **environment: str) -> pexpect.spawn[str]:
        child = pexpect.spawn(
            sys.executable,
            ["-m", "spieltrieb.cli", *map(str, arguments)],
            env={**os.environ, "SPIELTRIEB_COMPILE": "0", "LANG": "C.UTF-8", **environment},
            dimensions=size,
            encoding="utf-8",
            timeout=PATIENCE,
        )
        child.delaybeforesend = None
        started.append(child)
        return child

    yield start
    for child in started:
        child.close(force=True)


def ended(child: pexpect.spawn[str]) -> int:
    """The exit code, once the command has ended."""
    child.expect(pexpect.EOF)
    child.wait()
    return child.exitstatus if child.exitstatus is not None else -(child.signalstatus or 0)


def signal_to(child: pexpect.spawn[str], number: int = signal.SIGINT) -> None:
    """Send a signal (Ctrl-C, if none is named) once the command waits for a key.

    A moment before, when its question can be read already, Python notes the signal and then waits for a key all the
    same, until one comes: people press Ctrl-C again then, tests would wait in vain.
    """
    before = None
    end = time.monotonic() + PATIENCE
    while (now := _sleeps(child.pid)) is None or now != before:
        assert time.monotonic() < end, "the command does not wait for a key"
        before = now
        time.sleep(0.05)
    if number == signal.SIGINT:
        child.sendintr()
    else:
        child.kill(number)


def _sleeps(pid: int) -> str | None:
    """How often a process has gone to sleep so far, if it sleeps now; always the same where that cannot be seen."""
    try:
        told = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return ""
    return re.findall(r"^voluntary_ctxt_switches:.*$", told, re.M)[0] if "\nState:\tS" in told else None


def kept(path: str | Path) -> list[Record]:
    return [record for _, record in read_lines(path) if isinstance(record, Record)]


def test_a_whole_game_is_played_by_picking_moves(terminal: Terminal, home: Path) -> None:
    child = terminal("play", "5vor12", "--bots", "random", "--seed", 7, "--save", "g.jsonl")
    while child.expect(["You> ", r"Saved in g\.jsonl"]) == 0:
        child.sendline("1")
    assert ended(child) == 0
    (record,) = kept("g.jsonl")
    assert verify(record, games).outcome


def test_the_screen_is_drawn_anew_with_colours_before_every_move(terminal: Terminal) -> None:
    child = terminal("play", "5", "--bots", "random", "--seed", 7)
    child.expect("You> ")
    assert "\x1b[2J" not in child.before
    assert "\x1b[1m0 You" in child.before
    child.sendline("1")
    child.expect("You> ")
    assert "\x1b[2J" in child.before
    drawn = MARKS.sub("", child.before.rpartition("\x1b[2J")[2])
    assert len(drawn.splitlines()) <= 24
    assert "You: 9@a1\r\nrandom: 16@b2 → 7, 2\r\n" in drawn


def test_without_colours(terminal: Terminal) -> None:
    child = terminal("rules", "5", NO_COLOR="1")
    assert ended(child) == 0
    assert "\x1b" not in child.before
    child = terminal("rules", "5")
    assert ended(child) == 0
    assert "\x1b[" in child.before


def test_bad_answers_undo_and_save(terminal: Terminal, home: Path) -> None:
    child = terminal("play", "kreuz", "--all-human", "--names", "Anna,Ben", "--seed", 7)
    for answer, reply in [
        ("nonsense", "“nonsense” isn’t a move in this game"),
        ("moon@a1/0", "“moon@a1/0” isn’t possible here"),
        ("77", "There’s no move 77"),
        ("undo", "You haven’t moved yet"),
        ("help", "save FILE"),
    ]:
        child.expect("Anna> ")
        child.sendline(answer)
        child.expect(reply)
    child.expect("Anna> ")
    child.sendline("moon@c2/0")
    child.expect("Ben> ")
    child.sendline("undo")
    child.expect("Anna> ")
    child.sendline("moon@c4/180")
    child.expect("Ben> ")
    child.sendline("save g.jsonl")
    child.expect(r"Saved in g\.jsonl")
    child.expect("Ben> ")
    child.sendline("quit")
    child.expect("Keep the game in")
    child.sendline("no")
    child.expect("Nothing was kept")
    assert ended(child) == 0
    assert kept("g.jsonl")[0].moves[-1] == "0:moon@c4/180"


def test_tab_completes_a_move(terminal: Terminal, home: Path) -> None:
    child = terminal("play", "5", "--bots", "random", "--seed", 7, "--save", "g.jsonl")
    child.expect("You> ")
    child.send("9@c\t\r")
    child.expect("You> ")
    child.sendline("quit")
    assert ended(child) == 0
    assert "0:9@c3" in kept("g.jsonl")[0].moves


def test_rules_are_shown_a_screenful_at_a_time(terminal: Terminal) -> None:
    child = terminal("play", "5", "--bots", "random", "--seed", 7)
    child.expect("You> ")
    child.sendline("rules")
    child.expect("Enter for more")
    child.sendline("")
    child.expect("Enter for more")
    child.sendline("q")
    child.expect("To read one section only")
    child.expect("You> ")


@pytest.mark.parametrize("key", [key for key, game in games.items() if game.hides])
def test_what_is_hidden_is_wiped_before_the_keyboard_is_handed_over(key: str, terminal: Terminal) -> None:
    child = terminal("play", key, "--all-human", "--names", "Anna,Ben", "--seed", 7)
    child.expect(r"Hand the keyboard to Anna\. Anna, press Enter\. ")
    child.sendline("")
    child.expect("Anna> ")
    assert "\x1b[3J" in child.before
    child.sendline("1")
    child.expect(r"Hand the keyboard to Ben\. Ben, press Enter\. ")
    assert "\x1b[3J" in child.before
    assert MARKS.sub("", child.before.rpartition("\x1b[3J")[2]).strip() == ""
    child.sendline("")
    child.expect("Ben> ")
    assert "\x1b[3J" in child.before
    child.send("\x1b[A\r")  # the arrow key brings back nothing that Anna typed
    child.expect("Type a move, like")


@pytest.mark.parametrize("key", [key for key, game in games.items() if game.fades])
def test_what_fades_cannot_be_scrolled_back_to(key: str, terminal: Terminal) -> None:
    child = terminal("play", key, "--bots", "random", "--seed", 7)
    child.expect("You> ")
    child.sendline("1")
    child.expect("You> ")
    assert "\x1b[3J" in child.before, "the scrollback is wiped before the board is shown again"
    child.send("\x1b[A\r")  # nor does the arrow key bring back which tile it was
    child.expect("Type a move, like")


def test_ctrl_c_keeps_the_game(terminal: Terminal, home: Path) -> None:
    child = terminal("play", "5", "--bots", "random", "--seed", 7)
    child.expect("You> ")
    child.sendline("1")
    child.expect("You> ")
    signal_to(child)
    child.expect("Saved in ")
    assert ended(child) == 130
    (path,) = (home / "data").iterdir()
    assert len(kept(path)) == 1
    child = terminal("play", "--resume", path)
    child.expect("Continuing after")
    child.expect("You> ")
    signal_to(child)
    assert ended(child) == 130


def test_ctrl_c_keeps_the_game_in_the_file_that_was_named(terminal: Terminal, home: Path) -> None:
    child = terminal("play", "5", "--bots", "random", "--seed", 7, "--save", "g.jsonl")
    child.expect("You> ")
    child.sendline("1")
    child.expect("You> ")
    signal_to(child)
    child.expect(r"Saved in g\.jsonl")
    assert ended(child) == 130
    assert not (home / "data").exists()


def test_ctrl_d_is_like_quit(terminal: Terminal, home: Path) -> None:
    child = terminal("play", "5", "--bots", "random", "--seed", 7, "--save", "g.jsonl")
    child.expect("You> ")
    child.sendline("1")
    child.expect("You> ")
    child.sendeof()
    child.expect(r"Saved in g\.jsonl")
    assert ended(child) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_survives_the_end_of_its_terminal(number: int, terminal: Terminal, home: Path) -> None:
    child = terminal("play", "5", "--bots", "random", "--seed", 7, "--save", "g.jsonl")
    child.expect("You> ")
    child.sendline("1")
    child.expect("You> ")
    signal_to(child, number)
    assert ended(child) == 130
    assert len(kept("g.jsonl")) == 1


def test_ctrl_c_while_choosing(terminal: Terminal) -> None:
    child = terminal("play")
    child.expect("Which game")
    signal_to(child)
    assert ended(child) == 130
    assert "Traceback" not in child.before


def test_a_replay_waits_after_every_step(terminal: Terminal, record_file: Path) -> None:
    child = terminal("replay", "games.jsonl", "--show", "--step")
    shown = []
    for _ in range(3):
        child.expect("Enter: ")
        shown.append(re.findall(r"^ +(\d+)\. ([*\d]):", MARKS.sub("", child.before), re.M))
        child.sendline("")
    assert shown[:2] == [[("1", "*"), ("2", "*")], [("3", "0")]], "what chance deals comes with the move before"
    assert shown[2][0] == ("4", "1")
    child.expect("Enter: ")
    signal_to(child)
    assert ended(child) == 130
