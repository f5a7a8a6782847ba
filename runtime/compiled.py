"""The compiled engine: the very same functions, translated to machine code by numba.

This is the only module that imports numba, and it does so only when `compile_engine` is called. Every function of the
engine is handed to numba as it stands; only the few of `card_sets` get machine instructions in place of big integers.
Numba's cache on disk watches one file, so the folder is named after a hash of all sources and versions.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from crazy8.runtime import entries
from crazy8.runtime.limits import ACTION_WORDS
from crazy8.runtime.program import Program
from crazy8.runtime.simulation.tally import Chance, Tally
from crazy8.runtime.state import State

ENGINE_MODULES = (
    "chance",
    "seats",
    "stock",
    "playable",
    "calls",
    "interrupts",
    "scoring",
    "game_end",
    "finish",
    "obligations",
    "effects",
    "turns",
    "legal",
    "starter",
    "deal",
    "step",
    "bots.picking",
    "bots.random_bot",
    "bots.sensible_bot",
    "bots.policies",
    "simulation.loop",
)
"""The modules whose functions are compiled, all but `card_sets`."""


@dataclass(frozen=True)
class Engine:
    """The compiled functions; they release the interpreter lock, so that threads run side by side."""

    enter_legal: Callable[..., None]
    enter_step: Callable[..., None]
    enter_start: Callable[..., None]
    enter_stretch: Callable[..., None]

    def legal(self, program: Program, state: State) -> list[int]:
        """As `legal.legal`."""
        actions = np.zeros(ACTION_WORDS, dtype=np.uint64)
        self.enter_legal(program.as_array(), state.as_array(), actions)
        return [int(word) for word in actions]

    def step(self, program: Program, state: State, action: int) -> None:
        """As `step.step`."""
        self.enter_step(program.as_array(), state.as_array(), action)

    def start_game(self, program: Program, state: State, seed: int, number: int) -> None:
        """As `step.start_game`."""
        self.enter_start(program.as_array(), state.as_array(), seed, number)

    def play_stretch(
        self, program: Program, policies: Sequence[int], tally: Tally, seed: int, begin: int, end: int, whole: bool
    ) -> None:
        """As `simulation.loop.play_stretch`, with a state, a generator and a set of actions of its own."""
        self.enter_stretch(
            program.as_array(),
            State().as_array(),
            Chance().as_array(),
            np.zeros(ACTION_WORDS, dtype=np.uint64),
            np.array(policies, dtype=np.int64),
            tally.as_array(),
            seed,
            begin,
            end,
            int(whole),
        )


def compile_engine(cache_directory: Path | None = None) -> Engine:
    """Compile the engine, or take it from a cache below a directory; takes seconds the first time on a machine."""
    return _engine(cache_directory)


@cache
def _engine(cache_directory: Path | None) -> Engine:
    import numba

    _register_functions()
    kept = numba.config.CACHE_DIR
    if cache_directory is not None:
        numba.config.CACHE_DIR = str(cache_directory / _key(numba.__version__))
    try:
        compiled = numba.njit(nogil=True, cache=cache_directory is not None, error_model="numpy")
        return Engine(
            compiled(entries.enter_legal),
            compiled(entries.enter_step),
            compiled(entries.enter_start),
            compiled(entries.enter_stretch),
        )
    finally:
        numba.config.CACHE_DIR = kept


def _modules() -> list[ModuleType]:
    return [import_module(f"crazy8.runtime.{name}") for name in ENGINE_MODULES]


def _key(numba_version: str) -> str:
    """A name for these sources and versions."""
    digest = blake2b(digest_size=12)
    names = ("limits", "codes", "actions", "record", "card_sets", "program", "state", "simulation.tally", "compiled")
    for module in (*_modules(), entries, *(import_module(f"crazy8.runtime.{name}") for name in names)):
        digest.update(inspect.getsource(module).encode())
    digest.update(f"{sys.version} {np.__version__} {numba_version}".encode())
    return digest.hexdigest()


@cache
def _register_functions() -> None:
    """Let compiled code call the functions of the engine."""
    from numba.extending import register_jitable

    for module in _modules():
        for function in vars(module).values():
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                register_jitable(function)
    _register_card_sets()


def _register_card_sets() -> None:
    """Sets of card kinds as unsigned machine words."""
    from numba import types
    from numba.extending import intrinsic, overload

    from crazy8.runtime import card_sets

    @intrinsic  # type: ignore[untyped-decorator]  # numba has no types
    def population(_context: Any, word: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), generate

    @intrinsic  # type: ignore[untyped-decorator]  # numba has no types
    def trailing_zeros(_context: Any, word: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            from llvmlite import ir

            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.uint64), generate

    forms: dict[Callable[..., Any], Callable[..., Any]] = {
        card_sets.bit: lambda kind: np.uint64(1) << np.uint64(kind),
        card_sets.as_word: lambda number: np.uint64(number),
        card_sets.count_of: lambda cards: population(cards),
        card_sets.lowest_of: lambda cards: trailing_zeros(cards),
        card_sets.without_lowest: lambda cards: cards & (cards - np.uint64(1)),
    }
    for function, form in forms.items():
        overload(function)(_always(form))


def _always(form: Callable[..., Any]) -> Callable[..., Any]:
    """An overload that gives the same form whatever the types are, under the parameter name of the form."""
    name = next(iter(inspect.signature(form).parameters))
    chooser: dict[str, Any] = {"form": form}
    exec(f"def choose({name}):\n    return form", chooser)
    return chooser["choose"]  # type: ignore[no-any-return]  # made by the line above
