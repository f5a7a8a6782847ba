"""Copy the functions of the engine without some features, so that every branch on one of them is gone.

Simple games use few features. In compiled code a branch that is never taken still costs time: its condition is looked
at in every turn, what hangs on it keeps values out of registers, and it still has to be compiled. Measured on Pagat's
basic rules, random play, against the program in C (31 pairs of 50,000 hands in one run, medians, processor time):

    players                        2      3      4
    without the rare branches   0.42   0.43   0.43
    with them                   0.32   0.33   0.33

So this module makes the games that most people play nearly a third faster, and saves a third of the time for compiling
(45 s of processor time instead of 68 s).
A compiler could not know: `Program.features` is data to it.

The source of each function is parsed, conditions of the form `program.features & NAME` whose features are all absent
are taken as false, and what they guard is left out. Nothing else is touched; a condition of another form stays, which
is slower and never wrong. `tests/engine/test_pruning.py` holds that both builds do the same step by step.
"""

from __future__ import annotations
import __future__

import ast
import inspect
from collections.abc import Iterable, Mapping
from textwrap import dedent
from types import FunctionType
from typing import Any, TypeAlias

Functions: TypeAlias = dict[FunctionType, FunctionType]
"""Functions of the engine, and what stands for each of them."""


def is_mask(name: str) -> bool:
    """Return whether a name stands for features (see `records.features`)."""
    return name.startswith("HAS_") or name.endswith("_RULES")


def without_features(functions: Iterable[FunctionType], features: int) -> Functions:
    """Copy functions, which call each other, for programs that have none of the features."""
    functions = tuple(functions)
    around: dict[str, dict[str, Any]] = {}
    for function in functions:
        if function.__module__ not in around:
            names = around[function.__module__] = dict(function.__globals__)
            names.update({name: value & ~features for name, value in names.items() if is_mask(name)})
    copies = {function: _pruned(function, around[function.__module__]) for function in functions}
    for names in around.values():
        names.update({name: copies[value] for name, value in names.items() if _is_key(value, copies)})
    return copies


# INVARIANT: a copy runs only for a program that has none of the features (`Engine.build_for` looks). So a mask without
# their bits selects the same features of the program as the whole mask does, and a mask that became 0 selects none.


def _is_key(value: object, copies: Functions) -> bool:
    return isinstance(value, FunctionType) and value in copies


def _pruned(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    """Copy a function with other names around it, and without the branches that these names rule out."""
    if not any(map(is_mask, function.__code__.co_names)):
        return FunctionType(function.__code__, names, function.__name__)
    file = inspect.getsourcefile(function)
    assert file is not None
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(dedent("".join(lines)))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            node.decorator_list = []  # a mark, which the copy does not need
    ast.increment_lineno(tree, first - 1)
    pruned = ast.fix_missing_locations(_Pruner(names).visit(tree))
    made: dict[str, FunctionType] = {}
    # Annotations are words, as in the module itself, so they are not looked up.
    exec(compile(pruned, file, "exec", flags=__future__.annotations.compiler_flag, dont_inherit=True), {}, made)
    copy = made[function.__name__]
    return FunctionType(copy.__code__, names, function.__name__)


class _Pruner(ast.NodeTransformer):
    """A transformer that takes out what stands under `program.features & NAME` where the name stands for nothing."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.absent = {name for name, value in names.items() if is_mask(name) and value == 0}

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if self._never(node.test):
            return node.orelse or ast.copy_location(ast.Pass(), node)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        return node.orelse if self._never(node.test) else node

    def _never(self, test: ast.expr) -> bool:
        """Return whether a condition is known to fail; False if in doubt, for what stays is slower and never wrong."""
        match test:
            case ast.BoolOp(op=ast.And()):
                return any(map(self._never, test.values))
            case ast.BoolOp(op=ast.Or()):
                return all(map(self._never, test.values))
            case ast.Compare(left=left, ops=[ast.NotEq()], comparators=[ast.Constant(value=0)]):
                return self._never(left)
            case ast.BinOp(op=ast.BitAnd(), left=ast.Attribute(attr="features"), right=ast.Name(id=name)):
                return name in self.absent
            case _:
                return False
