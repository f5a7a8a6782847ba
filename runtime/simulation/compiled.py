"""The compiled engine: the very same functions, translated to machine code by numba.

This is the only module that imports numba, and it does so only when `compile_engine` is called. Every function of the
engine is handed to numba as it stands; only the few of `card_sets` get machine instructions in place of big integers.
Numba's cache on disk watches one file, so the folder is named after a hash of all sources and versions.

The engine has two builds of the same functions; that for simple games is without every branch on a rare feature (see
`pruning`).
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, cast

import numpy as np

from ..engine.legal import legal
from ..engine.step import step
from ..records.codes import COMMON_FEATURES
from ..records.limits import ACTION_WORDS
from ..records.machine_words import teach_card_sets
from ..records.program import Program
from ..records.state import State
from .loop import play_stretch
from .pruning import Functions, functions_of, without_features
from .tally import Bots, Tally

ENGINE_MODULES = (
    "records.chance",
    "records.seats",
    "records.sides",
    "topics.stock",
    "topics.counters",
    "topics.deal_cutter",
    "topics.stock_shortfall",
    "topics.effects_of_laying",
    "topics.matching",
    "topics.matching_relations",
    "topics.matching_bans",
    "topics.effects_duties",
    "topics.out_of_turn",
    "topics.calls",
    "topics.calls_windows",
    "topics.scoring_adjusted",
    "topics.scoring",
    "topics.game",
    "topics.finish",
    "topics.debts",
    "topics.finish_card_limit",
    "topics.effects",
    "topics.several",
    "topics.effects_on_hands",
    "topics.turns",
    "engine.legal",
    "topics.starter",
    "topics.deal",
    "engine.step",
    "records.holding",
    "bots.picking",
    "bots.questions",
    "bots.random_bot",
    "bots.sensible_bot",
    "bots.policies",
    "simulation.loop",
)
"""The modules whose functions are compiled, all but `card_sets`."""

HOT = frozenset(
    """
    turned next_word below is_in neighbour next_seat can_draw give_card draw_one fitting playable plays_now
    besides_playing legal let_decide begin_turn end_turn take_from_hand put_on_top suit_to_follow lay_card
    plays_after_draw draw_in_turn draws_on pass_turn any_of choose_randomly choose_action is_choice act run_stage step
    """.split()  # noqa: SIM905  # a list of thirty strings is no easier to read
)
"""Functions of every turn: they are put into their callers, which makes bulk play half as fast again (measured)."""
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
        """The build that plays a program."""
        return self.whole if program.features & ~COMMON_FEATURES else self.common

    def legal(self, program: Program, state: State) -> list[int]:
        """As `legal.legal`."""
        actions = np.zeros(ACTION_WORDS, dtype=np.uint64)
        self.build_for(program).legal(program.as_array()[0], state.as_array()[0], actions)
        return [int(word) for word in actions]

    def step(self, program: Program, state: State, action: int) -> None:
        """As `step.step`."""
        self.build_for(program).step(program.as_array()[0], state.as_array()[0], action)

    def play_stretch(
        self, program: Program, policies: Sequence[int], tally: Tally, seed: int, begin: int, end: int, whole: bool
    ) -> None:
        """As `simulation.loop.play_stretch`, with a state, a generator and a set of actions of its own."""
        bots = Bots()
        for player, policy in enumerate(policies):
            bots.policies[player] = policy
        self.build_for(program).play_stretch(
            program.as_array()[0],
            State().as_array()[0],
            bots.as_array()[0],
            tally.as_array()[0],
            seed,
            begin,
            end,
            int(whole),
        )


def is_cached(cache_directory: Path) -> bool:
    """Whether the engine was compiled into this directory before, so that `compile_engine` takes no time."""
    return cache_of_this_version(cache_directory).is_dir()


def compile_engine(cache_directory: Path | None = None) -> Engine:
    """Compile bulk play, or take it from a cache below a directory; takes some 20 seconds the first time on a machine.

    A directory that cannot be written to is not used. Single steps, and games with rare features, are compiled when
    they are first asked for.
    """
    return _engine(cache_directory)


@cache
def _engine(cache_directory: Path | None) -> Engine:
    try:
        engine = _decorate(cache_directory)
    except (OSError, RuntimeError):  # numba's word for a directory that it cannot write to
        engine = _decorate(None)
    engine.play_stretch(Program(), (), Tally(), 0, 0, 0, whole=False)
    return engine


def _decorate(cache_directory: Path | None) -> Engine:
    whole, common = functions_of(_modules()), without_features(_modules(), ~COMMON_FEATURES)
    return Engine(_build(common, cache_directory, "common"), _build(whole, cache_directory, "whole"))


def _build(functions: Functions, cache_directory: Path | None, name: str) -> Build:
    """The functions that Python calls; the two builds have the same code, so each has a cache of its own."""
    _register(functions)
    numba: Any = import_module("numba")
    config: Any = import_module("numba.core.config")
    kept = config.CACHE_DIR
    if cache_directory is not None:
        config.CACHE_DIR = str(cache_of_this_version(cache_directory) / name)
    try:
        compiled = numba.jit(nopython=True, cache=cache_directory is not None, **OPTIONS)
        return Build(*(compiled(functions[cast(FunctionType, function)]) for function in (legal, step, play_stretch)))
    finally:
        config.CACHE_DIR = kept


def _modules() -> list[ModuleType]:
    return [import_module(f"crazy8.runtime.{name}") for name in ENGINE_MODULES]


def cache_of_this_version(cache_directory: Path) -> Path:
    """The folder for these sources and versions; older ones beside it may be deleted."""
    digest = blake2b(digest_size=12)
    names = (
        "records.limits",
        "records.codes",
        "records.actions",
        "records.record",
        "records.card_sets",
        "records.program",
        "records.state",
        "simulation.tally",
        "simulation.compiled",
        "records.machine_words",
        "simulation.pruning",
    )
    for module in (*_modules(), *(import_module(f"crazy8.runtime.{name}") for name in names)):
        digest.update(inspect.getsource(module).encode())
    digest.update(f"{sys.version} {np.__version__} {version('numba')}".encode())
    return cache_directory / digest.hexdigest()


def _register(functions: Functions) -> None:
    """Let compiled code call the functions of a build."""
    extending: Any = import_module("numba.extending")
    _teach()
    for function in functions.values():
        extending.register_jitable(forceinline=function.__name__ in HOT, **OPTIONS)(function)


@cache
def _teach() -> None:
    """Tell numba about sets of cards, once."""
    teach_card_sets()
