"""One command of `c8`: `command.py` registers and runs it."""
