"""Makes mutants: copies of a module that differ from it in one small change, as a slip of the pen would."""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Example, Operator
from parso.python.tree import Name

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"


class DeleteStatement(Operator):
    """Leaves out a statement of a function: an assignment, a call, or the raising of an error."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """Where there is such a statement."""
        if node.type == "simple_stmt" and _is_effect(node.children[0]):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """The statement becomes `pass`."""
        first = node.children[0]
        node.children[0] = Name("pass", first.start_pos, prefix=first.get_first_leaf().prefix)
        return node

    @classmethod
    def examples(cls) -> Iterable[Example]:
        """As cosmic-ray asks for them."""
        return (Example("def f(s):\n    s.x = 1\n", "def f(s):\n    pass\n"),)


def _is_effect(statement: Any) -> bool:
    """Whether a statement does something, and does it when a function is called: not a docstring, not a constant."""
    inside = statement.parent
    while inside is not None and inside.type not in ("funcdef", "classdef"):
        inside = inside.parent
    if inside is None or inside.type == "classdef":
        return False
    if statement.type == "expr_stmt":
        return "=" in statement.get_code()
    return statement.type in ("atom_expr", "raise_stmt", "del_stmt")


# cosmic-ray's whole set exchanges every operator for every other one. Most of those mutants fall over at the first step
# (a float as an index), so they cost time and flatter the score. We take the slips that are hard to see.
_CHANGES = {
    "ReplaceComparisonOperator": "Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Eq_NotEq NotEq_Eq "
    "Is_IsNot IsNot_Is",
    "ReplaceBinaryOperator": "Add_Sub Sub_Add Mul_FloorDiv Div_Mul FloorDiv_Mul Mod_FloorDiv Pow_Mul LShift_RShift "
    "RShift_LShift BitAnd_BitOr BitOr_BitAnd BitXor_BitOr BitXor_BitAnd",
    "ReplaceUnaryOperator": "Delete_USub Delete_Invert Delete_Not",
}
_OTHERS = (
    "AddNot ReplaceTrueWithFalse ReplaceFalseWithTrue ReplaceAndWithOr ReplaceOrWithAnd ReplaceBreakWithContinue "
    "ReplaceContinueWithBreak ExceptionReplacer NumberReplacer RemoveDecorator ZeroIterationForLoop"
)
OPERATORS: dict[str, Operator] = {
    name: cosmic_ray.plugins.get_operator(f"core/{name}")()
    for name in (*(f"{kind}_{each}" for kind, all_ in _CHANGES.items() for each in all_.split()), *_OTHERS.split())
} | {"DeleteStatement": DeleteStatement()}


_FIRST_STATE = re.compile(r"\b(states|veiled|before|after|then|start|other|array|_array|shown)\[0\]")


@dataclass(frozen=True)
class Mutant:
    """A module with one small change."""

    module: str  # spieltrieb.core.bits
    function: str  # Position.read; "" outside of all functions
    line: int  # today's; it is not part of what the mutant is known by
    operator: str
    before: str  # what stood there, without the blanks around it
    after: str
    nth: int  # which of several equal changes to equal lines in one function, from 0
    source: str  # of the whole mutated module

    @property
    def change(self) -> tuple[str, str, str, str]:
        """What is different, and where: the same while other lines move."""
        return self.module, self.function, self.before, self.after

    @property
    def key(self) -> str:
        """What it is known by from run to run."""
        return "|".join((*self.change, self.operator, str(self.nth)))


def path_of(module: str) -> Path:
    """The file of a module."""
    return SOURCES / f"{module.replace('.', '/')}.py"


def mutants(module: str) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its lines; those that mean the same as the module are left out."""
    source = path_of(module).read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    counted: dict[str, int] = {}
    found: list[Mutant] = []
    for piece in _pieces(tree.body):
        text = piece.frame[0] + "".join(lines[piece.first : piece.last]) + piece.frame[1]
        seen = {_meaning(text)}
        for operator, changed in _changed(text):
            meaning = _meaning(changed)
            if meaning is None or meaning in seen or _takes_the_last_of_one(text, changed):
                continue
            seen.add(meaning)
            line, before, after = _difference(text, changed)
            line += piece.first - len(piece.frame[0].splitlines())
            inside = changed[len(piece.frame[0]) : len(changed) - len(piece.frame[1])]
            whole = "".join(lines[: piece.first]) + inside + "".join(lines[piece.last :])
            made = Mutant(module, _function(tree, line), line, operator, before, after, 0, whole)
            nth = counted[made.key] = counted.get(made.key, -1) + 1
            found.append(replace(made, nth=nth))
    yield from sorted(found, key=lambda mutant: mutant.line)


def _takes_the_last_of_one(before: str, after: str) -> bool:
    """Whether the last state is taken instead of the first: the same, since all arrays of these names hold one."""
    _, old, new = _difference(before, after)
    return any(
        old[: found.start()] + f"{found[1]}[ -1]" + old[found.end() :] == new for found in _FIRST_STATE.finditer(old)
    )


class _Piece(NamedTuple):
    """Some lines of a module, from 0, that are mutated by themselves, which is much faster than the module as a whole.

    The frame makes them valid Python: what stands before them and after them then.
    """

    first: int
    last: int
    frame: tuple[str, str] = ("", "")


def _pieces(statements: list[ast.stmt], frame: tuple[str, str] = ("", "")) -> Iterator[_Piece]:
    for statement in statements:
        if isinstance(statement, (ast.Import, ast.ImportFrom)) or _is_for_types_only(statement):
            continue
        first = _first_line(statement)
        if isinstance(statement, ast.ClassDef):
            yield _Piece(first, _first_line(statement.body[0]), (frame[0], "    pass\n"))
            yield from _pieces(statement.body, ("class _:\n", ""))
        else:
            yield _Piece(first, statement.end_lineno or 0, frame)


def _first_line(statement: ast.stmt) -> int:
    return min(each.lineno for each in (statement, *getattr(statement, "decorator_list", []))) - 1


def _is_for_types_only(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"


def _changed(piece: str) -> Iterator[tuple[str, str]]:
    """Every change that an operator makes to a piece of source: the operator's name, and the piece afterwards."""
    nodes = list(ast_nodes(get_ast(piece)))
    for name, operator in OPERATORS.items():
        for occurrence in range(sum(len(list(operator.mutation_positions(node))) for node in nodes)):
            with suppress(AttributeError):  # cosmic-ray stumbles over `except (json.JSONDecodeError, ...)`
                changed = mutate_code(piece, operator, occurrence)
                if changed is not None:
                    yield name, changed


def _meaning(source: str) -> str | None:
    """What a piece of source does, regardless of layout, docstrings, annotations and `@rule`; None if it is not Python.

    `@rule` marks a function for compilation, and mutants run uncompiled.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
            node.decorator_list = [
                each for each in node.decorator_list if ast.unparse(each) not in ("rule", "overload")
            ]
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Name("Any")
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            node.value = ast.Constant("")
    return ast.dump(tree)


def _difference(before: str, after: str) -> tuple[int, str, str]:
    """The first line that differs, from 1, and what stands in the lines that differ."""
    old, new = before.splitlines(), after.splitlines()
    first, removed, added = 0, [], []
    for kind, start, end, new_start, new_end in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            first = first or start + 1
            removed += old[start:end]
            added += new[new_start:new_end]
    return first, *(" ".join(" ".join(part).split()) for part in (removed, added))


def _function(tree: ast.Module, line: int) -> str:
    """The function that a line of a module is in, with its class: `Position.read`."""
    names: list[str] = []
    inside: Any = tree
    while inside is not None:
        inside = next((each for each in _definitions(inside) if each.lineno <= line <= each.end_lineno), None)
        if inside is not None:
            names.append(inside.name)
    return ".".join(names)


def _definitions(node: ast.AST) -> Iterator[Any]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield child
        elif not isinstance(child, ast.expr):
            yield from _definitions(child)
