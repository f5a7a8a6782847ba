"""Run `c8` as `python -m crazy8`."""

from crazy8.cli.process import run

run()
