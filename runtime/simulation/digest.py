"""Name what is compiled: functions, numbers, records and compilers. It needs none of the compilers itself."""

from __future__ import annotations

import sys
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

from ..records.every_turn import OF_EVERY_TURN
from ..records.program import Program
from ..records.state import State
from .reached import constants_of, functions_of_bulk_play
from .tally import Bots, Tally

COMPILING = ("compiled.py", "machine_words.py", "pruning.py")
"""The modules that say how functions are compiled; they are read, not imported, for they import compilers."""


def digest_of_engine() -> str:
    """Return the same for the same code and versions, so that a change of a comment costs nobody half a minute."""
    digest = blake2b(digest_size=12)
    for function in functions_of_bulk_play():
        code = function.__code__
        parts = (function.__qualname__, function in OF_EVERY_TURN, constants_of(function))
        digest.update(repr((*parts, code.co_code, code.co_consts, code.co_names, code.co_varnames)).encode())
    for record in (Program, State, Bots, Tally):
        digest.update(repr(record._fields_).encode())
    for name in COMPILING:
        digest.update(Path(__file__).with_name(name).read_bytes())
    digest.update(f"{sys.version} {version('numpy')} {version('numba')} {version('llvmlite')}".encode())
    return digest.hexdigest()
