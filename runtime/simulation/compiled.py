"""Compile the engine: translate the very same functions to machine code by numba.

This is the only module that imports numba, and it does so only when `compile_engine` is called. Every function of the
engine is handed to numba as it stands; only the few of `card_sets` get machine instructions in place of big integers.
Numba's cache on disk watches one file, so whoever keeps it names its folder after all that is compiled (`digest`).

The engine has two builds of the same functions; that for simple games is without every branch on a rare feature (see
`pruning`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple, cast

import numpy as np

from ..engine.legal import legal
from ..engine.step import step
from ..records.deal import HAS_MANY_KINDS
from ..records.every_turn import OF_EVERY_TURN
from ..records.limits import ACTION_WORDS, KINDS_OF_A_WORD
from ..records.program import COMMON_FEATURES, Program
from ..records.state import State
from .arrays import array_of
from .loop import play_stretch
from .machine_words import teach_card_sets
from .pruning import Functions, without_features
from .reached import functions_of_bulk_play
from .tally import Bots, Tally

OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}
"""No interpreter lock, no check for division by zero, no memory management: records are never allocated."""


class Build(NamedTuple):
    """The functions that Python calls, in one of the two builds."""

    legal: Callable[..., None]
    step: Callable[..., None]
    play_stretch: Callable[..., None]


@dataclass(frozen=True)
class Engine:
    """The compiled functions; they release the interpreter lock, so that threads run side by side."""

    common: Build
    """For programs with common features only."""
    whole: Build
    """For all others."""

    def build_for(self, program: Program) -> Build:
        """Return the build that plays a program. Raises `ValueError` for one with more kinds than a word has bits."""
        if program.features & HAS_MANY_KINDS:
            raise ValueError(f"there are {program.kinds} kinds of cards, and at most {KINDS_OF_A_WORD} are compiled")
        return self.whole if program.features & ~COMMON_FEATURES else self.common

    def legal(self, program: Program, state: State) -> list[int]:
        """Do the same as `legal.legal`."""
        actions = np.zeros(ACTION_WORDS, dtype=np.uint64)
        self.build_for(program).legal(array_of(program)[0], array_of(state)[0], actions)
        return [int(word) for word in actions]

    def step(self, program: Program, state: State, action: int) -> None:
        """Do the same as `step.step`."""
        self.build_for(program).step(array_of(program)[0], array_of(state)[0], action)

    def stretch(self, whole: bool) -> int:
        """Return the number of hands, or whole games, that are played in one go."""
        return 128 if whole else 4_096

    def play_stretch(
        self, program: Program, policies: Sequence[int], tally: Tally, seed: int, begin: int, end: int, whole: bool
    ) -> None:
        """Do the same as `simulation.loop.play_stretch`, with a state, a generator and a set of actions of its own."""
        bots = Bots()
        for player, policy in enumerate(policies):
            bots.policies[player] = policy
        self.build_for(program).play_stretch(
            array_of(program)[0],
            array_of(State())[0],
            array_of(bots)[0],
            array_of(tally)[0],
            seed,
            begin,
            end,
            int(whole),
        )


def compile_engine(folder: Path | None = None, *, rare: bool = False) -> Engine:
    """Compile bulk play, or take it from a folder where that was done before; takes some 40 seconds the first time.

    A folder that cannot be written to is not used. Single steps, and games with rare features if they are not asked
    for, are compiled when they are first played.
    """
    engine, nothing = _engine(folder), Program()
    nothing.features = ~(COMMON_FEATURES | HAS_MANY_KINDS) if rare else 0
    engine.play_stretch(nothing, (), Tally(), 0, 0, 0, whole=False)
    return engine


@cache
def _engine(folder: Path | None) -> Engine:
    try:
        return _decorate(folder)
    except (OSError, RuntimeError):  # numba's word for a directory that it cannot write to
        return _decorate(None)


def _decorate(folder: Path | None) -> Engine:
    functions = functions_of_bulk_play()
    whole, common = (without_features(functions, absent) for absent in (HAS_MANY_KINDS, ~COMMON_FEATURES))
    return Engine(_build(common, folder, "common"), _build(whole, folder, "whole"))


def _build(functions: Functions, folder: Path | None, name: str) -> Build:
    """Return the functions that Python calls; the two builds have the same code, so each has a cache of its own."""
    numba: Any = import_module("numba")
    _register(functions)
    kept = numba.config.CACHE_DIR
    if folder is not None:
        numba.config.CACHE_DIR = str(folder / name)
    try:
        compiled = numba.jit(nopython=True, cache=folder is not None, **OPTIONS)
        return Build(*(compiled(functions[cast(FunctionType, function)]) for function in (legal, step, play_stretch)))
    finally:
        numba.config.CACHE_DIR = kept


def _register(functions: Functions) -> None:
    """Let compiled code call the functions of a build."""
    extending: Any = import_module("numba.extending")
    _teach()
    for function, copy in functions.items():
        extending.register_jitable(forceinline=function in OF_EVERY_TURN, **OPTIONS)(copy)


@cache
def _teach() -> None:
    """Tell numba about sets of cards, once."""
    teach_card_sets()
