"""Which modules are mutated, and which tests judge the mutants of each: the likely killers first."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

# Found by their folders: nothing of Spieltrieb may be imported before it is mutated.
_FOLDER = Path(__file__).parents[2] / "src" / "spieltrieb" / "games"
GAMES = tuple(sorted(rules.parent.name for rules in _FOLDER.glob("*/rules.py")))


@dataclass(frozen=True)
class Stage:
    """Tests that are run together, in a process of its own; the next stage is for those that survive this one."""

    tests: tuple[str, ...]
    load: float = 0.02  # how much of the usual number of repetitions (SPIELTRIEB_LOAD)
    compiled: bool = False
    options: tuple[str, ...] = field(default=())


def _contract(*names: str) -> tuple[str, ...]:
    return tuple(f"tests/contract/test_{name}.py" for name in names)


def _of(*games: str) -> tuple[str, ...]:
    return ("-k", " or ".join(games))


def _rules(game: str) -> tuple[Stage, ...]:
    return (
        Stage((f"tests/games/test_{game}.py",)),
        Stage(_contract("second_opinion", "golden"), options=_of(game)),
        Stage(_contract("compiled", "positions", "hiding", "properties"), options=_of(game)),
        Stage(_contract("second_opinion", "hiding"), load=0.2, options=_of(game)),
        Stage(_contract("positions"), load=0.5, options=("-k", f"{game} and accepts")),
    )


# What holds for every game, first with the two games that are quickest and differ most, then with all.
_EVERYWHERE = (
    Stage(_contract("positions", "hiding", "compiled", "second_opinion"), options=_of("davincicode-2", "memostreet-2")),
    Stage(tuple(f"tests/games/test_{game}.py" for game in GAMES)),
    Stage(_contract("positions", "hiding", "compiled", "golden", "properties"), options=_of(*GAMES)),
)
_SERVER = (
    Stage(("tests/server/test_decisions.py",)),
    Stage(
        tuple(f"tests/server/test_{name}.py" for name in ("endings", "studies", "clock", "table", "rendering")),
        load=0.3,
    ),
)

SELECTION: dict[str, tuple[Stage, ...]] = {
    **{f"spieltrieb.games.{game}.rules": _rules(game) for game in GAMES},
    "spieltrieb.server.decisions": _SERVER,
    "spieltrieb.server.take_backs": (Stage(("tests/server/test_take_backs.py",)), *_SERVER[1:]),
    "spieltrieb.core.bits": (
        Stage(("tests/core/test_bits.py",)),
        Stage(("tests/core/test_bits.py",), compiled=True),
        *_EVERYWHERE[:1],
    ),
    "spieltrieb.core.chance": (Stage(("tests/core/test_chance.py", "tests/core/test_record.py")),),
    "spieltrieb.core.compile": (
        Stage(("tests/core/test_compile.py", "tests/core/test_forms.py")),
        *_EVERYWHERE[:1],
    ),
    "spieltrieb.core.contract": (
        Stage(("tests/core/test_contract.py", "tests/core/test_forms.py")),
        _EVERYWHERE[0],
        _SERVER[0],
        *_EVERYWHERE[1:],
    ),
    "spieltrieb.core.drive": (Stage(("tests/core/test_drive.py",)), *_EVERYWHERE),
    "spieltrieb.core.errors": (Stage(("tests/core/test_errors.py",)), *_SERVER[:1]),
    "spieltrieb.core.facts": (Stage(("tests/core/test_facts.py",)), *_EVERYWHERE[:1]),
    "spieltrieb.core.features": (Stage(("tests/core/test_features.py",)),),
    "spieltrieb.core.folders": (Stage(("tests/core/test_folders.py",)),),
    "spieltrieb.core.keeping": (Stage(("tests/core/test_keeping.py", "tests/core/test_compile.py")),),
    "spieltrieb.core.layout": (Stage(("tests/core/test_layout.py",)),),
    "spieltrieb.core.machine": (Stage(("tests/core/test_machine.py",)),),
    "spieltrieb.core.match": (Stage(("tests/core/test_match.py",)),),
    "spieltrieb.core.moves": (Stage(("tests/core/test_moves.py",)), *_EVERYWHERE),
    "spieltrieb.core.options": (Stage(("tests/core/test_options.py",)), *_EVERYWHERE[1:2]),
    "spieltrieb.core.position": (
        Stage(("tests/core/test_position.py", "tests/core/test_record.py")),
        _EVERYWHERE[0],
        _SERVER[0],
        *_EVERYWHERE[1:],
    ),
    "spieltrieb.core.reading": (Stage(("tests/core/test_reading.py", "tests/core/test_position.py")), *_EVERYWHERE),
    "spieltrieb.core.record": (Stage(("tests/core/test_record.py", "tests/core/test_chance.py")),),
    "spieltrieb.core.rows": (
        Stage(("tests/core/test_rows.py",)),
        Stage(("tests/core/test_rows.py",), compiled=True),
    ),
    "spieltrieb.core.setup": (Stage(("tests/core/test_setup.py", "tests/core/test_position.py")), *_EVERYWHERE[:1]),
    "spieltrieb.core.takeback": (Stage(("tests/core/test_takeback.py", "tests/server/test_take_backs.py")),),
}
