"""Get the compiled engine of a run from the cache, or compile it meanwhile in a process of its own.

Why a process and not a thread: compiling is Python too, so both would take turns at the interpreter's lock, and numba
asks for it many thousand times. Measured on two busy cores, compiling took 47 s of processor time and 66 s by the clock
when nothing else ran in the process, but 247 s beside the plain engine. Loading from the cache takes a second, so
that is simply done.

The process compiles into a folder of its own, which gets its place in the cache only once it is complete; so a folder
that is there can be loaded. It ends with the run at the latest. Whatever goes wrong (numba is missing or broken, the
disk is full, the cache was spoilt), the plain engine plays on: the figures are the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Literal, Self, TypeAlias

from crazy8.files.cache import cache_folder
from crazy8.runtime.records.deal import HAS_MANY_KINDS
from crazy8.runtime.records.program import COMMON_FEATURES, Program
from crazy8.runtime.simulation.run import StretchPlayer

Stage: TypeAlias = Literal["plain", "too many kinds", "missing", "compiling", "compiled"]
"""The engine that plays: the plain one (no other is worth it, able, installed, or ready yet), or the compiled one."""

WORTH_LOADING = 1_000
"""Fewer hands are played by the plain engine in less time than it takes to load the compiled one."""
WORTH_COMPILING = 20_000
"""Fewer hands are played in less time than it takes to compile; so the plain engine would be done before."""
HANDS_OF_A_GAME = 10
"""For such estimates."""
COMPILE = ("-m", "crazy8.games.compiling")
"""The arguments of Python, before the folder and whether the game has rare features."""
NEEDED = ("numpy", "numba")
"""The packages that `pip install crazy8[fast]` adds."""


class FastEngine:
    """The compiled engine for a program, which may come while a run is under way, or never."""

    def __init__(self, program: Program, hands: int, games: int, on_stage: Callable[[Stage], None]) -> None:
        """Begin to compile, if the run is worth it; `on_stage` is told which engine plays from now on."""
        self._is_rare = program.features & ~COMMON_FEATURES != 0
        self._has_many_kinds = program.features & HAS_MANY_KINDS != 0
        self._on_stage = on_stage
        self._hands = hands + HANDS_OF_A_GAME * games
        self._engine: StretchPlayer | None = None
        self._place: Path | None = None
        self._part: TemporaryDirectory[str] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        """Load what is in the cache, or begin to compile, if the run is long enough."""
        if self._hands <= WORTH_LOADING:
            self._on_stage("plain")
        elif self._has_many_kinds:
            self._on_stage("too many kinds")
        elif not is_installed():
            self._on_stage("missing")
        else:
            self._find()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """End what is still being compiled."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
        if self._part is not None:
            self._part.cleanup()

    def when_ready(self) -> StretchPlayer | None:
        """Return the compiled engine once it is there."""
        if self._process is not None and self._process.poll() is not None:
            self._process.communicate()
            compiled, self._process = self._process.returncode == 0, None
            if compiled:
                self._load(self._put_in_cache())
            else:
                self._on_stage("plain")
        return self._engine

    def _find(self) -> None:
        from crazy8.runtime.simulation.digest import digest_of_engine

        folder = cache_folder()
        build = "rare" if self._is_rare else "common"
        self._place = None if folder is None else folder / f"engine-{build}-{digest_of_engine()}"
        if self._place is not None and self._place.is_dir():
            self._load(self._place)
        elif self._hands > WORTH_COMPILING and sys.executable:
            self._begin_to_compile(folder)
        else:
            self._on_stage("plain")

    def _begin_to_compile(self, folder: Path | None) -> None:
        try:
            self._part = TemporaryDirectory(prefix="compiling-", dir=folder, ignore_cleanup_errors=True)
            self._process = subprocess.Popen(
                [sys.executable, *COMPILE, self._part.name, str(int(self._is_rare))],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stdin=subprocess.PIPE,  # it ends when this does
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError:
            self._on_stage("plain")
        else:
            self._on_stage("compiling")

    def _put_in_cache(self) -> Path:
        """Return where the engine is that has just been compiled."""
        assert self._part is not None
        part = Path(self._part.name)
        if self._place is None:
            return part
        try:
            part.rename(self._place)
        except OSError:  # another run was faster
            return part
        return self._place

    def _load(self, place: Path) -> None:
        from crazy8.runtime.simulation.compiled import compile_engine

        try:
            self._engine = compile_engine(place, rare=self._is_rare)
        except Exception:
            # Other people's code, and a file that anything may have happened to: there is no list of what it raises.
            rmtree(place, ignore_errors=True)
            self._on_stage("plain")
        else:
            self._on_stage("compiled")


def is_installed() -> bool:
    """Return whether what the compiled engine needs is installed; if it works, turns out when it is used."""
    try:
        return all(find_spec(name) is not None for name in NEEDED)
    except (ImportError, ValueError):
        return False
