"""Judge a rulebook by playing it, and show how far that is."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from crazy8.cli.progress import Progress

if TYPE_CHECKING:
    from crazy8.variant import Variant
    from crazy8.verdict import Verdict


def deep_verdict(variant: Variant, arguments: Namespace, players: int | None = None) -> Verdict:
    """Return the deep verdict with the options of the command line, for every number of players or for one."""
    with Progress(arguments.messages, "steps", None) as progress:

        def show(what: str, done: int, of: int) -> None:
            progress.say(f"; {what}")
            progress.show(done, of)

        return variant.check(options=arguments.options, players=players, deep=True, on_progress=show)
