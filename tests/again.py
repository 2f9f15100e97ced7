"""Run the whole suite again and again, to see that nothing is red by chance: `make again`, `make deals`.

Every other run has all cores kept busy by processes of its own, as on a machine where others work too. Every run has
its own log. With words, there is one run for each word, whose tables are dealt otherwise (see tests/server/luck.py):
what that finds is a fault of the program, or of a test that counts on its luck.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spieltrieb.core.machine import cores

LOGS = Path(__file__).parent.parent / ".again"
RED = re.compile(r"^(?:FAILED|ERROR)\s+(\S+)|^\s*FAIL\s+(\S+\.test\.ts)", re.MULTILINE)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
# It ends by itself when whoever started it is gone, even if that was killed.
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(1_000_000))\n"


class Stopped:
    """Whether somebody wants us to stop. Noted only, so that nothing is left running that is just being started."""

    is_so = False

    @classmethod
    def note(cls, *signal: object) -> None:
        cls.is_so = True


@contextmanager
def busy_cores(count: int) -> Iterator[None]:
    """Keep this many cores busy."""
    working = [subprocess.Popen([sys.executable, "-c", BUSY], start_new_session=True) for _ in range(count)]
    try:
        yield
    finally:
        for process in working:
            process.kill()
            process.wait()


def run(command: list[str], log: Path, deals: str | None) -> int:
    """Run a command to its end; its exit code. All it says goes into a log."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    if deals is not None:
        environment["SPIELTRIEB_DEALS"] = deals
    with open(log, "wb") as out:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=environment, start_new_session=True
        )
        while process.poll() is None:
            if Stopped.is_so:
                _end(process)
            time.sleep(0.1)
        return process.returncode


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a command with all that it has started: kindly first, and twice, since a shell may miss the first."""
    for number, patience in ((signal.SIGINT, 5), (signal.SIGINT, 25), (signal.SIGKILL, None)):
        try:
            os.killpg(process.pid, number)
            process.wait(patience)
            return
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def red_tests(log: Path) -> list[str]:
    """The tests that a log says have failed; if it names none, its last line."""
    text = COLOUR.sub("", log.read_text(encoding="utf-8", errors="replace"))
    found = list(dict.fromkeys(one or other for one, other in RED.findall(text)))
    return found or text.strip().splitlines()[-1:]


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("count", type=int, nargs="?", default=20, metavar="N", help="how often (20)")
    options.add_argument("--stop", action="store_true", help="stop at the first run that is red")
    options.add_argument("--deals", metavar="WORDS", help="one run for each of these words, with other deals")
    options.add_argument("--as-it-is", action="store_true", help="add no load: others keep this machine busy already")
    options.add_argument("--command", default="make test", help="what is run (make test)")
    options.add_argument("--logs", type=Path, default=LOGS, help="the folder for the logs (.again)")
    wanted = options.parse_args(arguments)
    words: list[str | None] = [*wanted.deals.split()] if wanted.deals is not None else [None] * wanted.count
    if not words or wanted.count < 1:
        options.error("There must be at least one run: name a number from 1, or a word.")
    wanted.logs.mkdir(parents=True, exist_ok=True)
    green = 0
    for number, word in enumerate(words, 1):
        is_busy = word is None and number % 2 == 0 and not wanted.as_it_is
        kind = word or ("busy" if is_busy else "as it is" if wanted.as_it_is else "quiet")
        log = wanted.logs / f"{number:02}-{re.sub(r'[^a-zA-Z0-9]+', '-', kind)}.log"
        begun = time.monotonic()
        with busy_cores(cores() if is_busy else 0):
            code = run(shlex.split(wanted.command), log, word)
        if Stopped.is_so:
            print("Stopped.")
            return 130
        green += code == 0
        verdict = "green" if code == 0 else f"red: {', '.join(red_tests(log))}"
        shown = os.path.relpath(log)
        took = f"{time.monotonic() - begun:6.0f} s, load {os.getloadavg()[1]:4.1f}"
        print(f"{number:3} of {len(words)}  {kind:8}{took}  {verdict}  {shown}", flush=True)
        if code != 0 and wanted.stop:
            break
    print(f"{green} of {len(words)} green")
    return 0 if green == len(words) else 1


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, Stopped.note)
    sys.exit(main())
