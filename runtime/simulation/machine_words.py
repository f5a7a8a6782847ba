"""Translate sets of card kinds to unsigned machine words, one or two instructions for each function.

Nothing here is imported from numba before it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from ..records import card_sets

Form: TypeAlias = Callable[[Any, Any], Any]
"""Builds the instructions for an argument of 64 bit."""


def teach_card_sets() -> None:
    """Tell numba what the functions of `card_sets` are in compiled code."""
    ir: Any = import_module("llvmlite.ir")
    types: Any = import_module("numba.types")
    one, never = ir.Constant(ir.IntType(64), 1), ir.Constant(ir.IntType(1), 0)
    words: dict[Callable[[int], int], Form] = {
        card_sets.bit: lambda builder, kind: builder.shl(one, kind),
        card_sets.as_word: lambda _builder, number: number,
        card_sets.without_lowest: lambda builder, cards: builder.and_(cards, builder.sub(cards, one)),
    }
    numbers: dict[Callable[[int], int], Form] = {
        card_sets.wide: lambda _builder, number: number,
        card_sets.count_of: lambda builder, cards: builder.ctpop(cards),
        card_sets.lowest_of: lambda builder, cards: builder.cttz(cards, never),
    }
    for function, form in words.items():
        _teach(function, types.uint64, form)
    for function, form in numbers.items():
        _teach(function, types.int64, form)


def _teach(function: Callable[[int], int], result: Any, form: Form) -> None:
    """Teach numba a function of the given form: integers of any width in, one of the type `result` out."""
    ir: Any = import_module("llvmlite.ir")
    types: Any = import_module("numba.types")
    extending: Any = import_module("numba.extending")
    word = ir.IntType(64)

    def typed(_context: Any) -> Callable[[Any], Any]:
        return lambda argument: result if isinstance(argument, types.Integer) else None

    def lowered(_context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        widen = builder.sext if signature.args[0].signed else builder.zext
        return form(builder, widen(arguments[0], word))

    extending.type_callable(function)(typed)
    extending.lower_builtin(function, types.Integer)(lowered)
