"""`python -m crazy8` is `c8`."""

from crazy8.cli.process import run

run()
