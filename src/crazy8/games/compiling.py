"""`python -m crazy8.games.compiling FOLDER RARE` compiles the engine into a folder; `fast_engine` runs it."""

from __future__ import annotations

import sys
from pathlib import Path

from crazy8.runtime.simulation.compiled import compile_engine

if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]), rare=sys.argv[2] == "1")
