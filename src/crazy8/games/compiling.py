"""Compile the engine into a folder: `python -m crazy8.games.compiling FOLDER RARE`; `fast_engine` runs it.

It ends when its standard input does, so that it does not outlive a run that is ended from outside.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread

from crazy8.runtime.simulation.compiled import compile_engine


def end_with_input() -> None:
    """End this process once nobody holds the other end of its input."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    Thread(target=end_with_input, daemon=True).start()
    compile_engine(Path(sys.argv[1]), rare=sys.argv[2] == "1")
    os._exit(0)
