"""Keep a game in a file, so that it is never lost."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.cli.writing import write_text
from crazy8.errors import ChoiceError, NotFoundError, SaveError
from crazy8.files.lookup import STANDARD_INPUT
from crazy8.games import game
from crazy8.games.restoring import resumed
from crazy8.games.saved_games import SavedGame, saved_game_from, unusable
from crazy8.runtime.people.table import RunningGame
from crazy8.variant import load


class Keeping:
    """The players of a game, and the file in which it is kept, if any."""

    def __init__(self, plan: SavedGame, place: Path | None) -> None:
        """Take the table from a saved game, or from one that is about to begin; `place` is written to from now on."""
        self.plan = plan
        self.place = place

    @property
    def me(self) -> int | None:
        """The seat of the person."""
        return self.plan.me

    @property
    def bots(self) -> str:
        """Return how the other seats play."""
        return self.plan.bots

    @property
    def seed(self) -> int:
        """From which the cards are dealt."""
        return self.plan.recording.seed

    def move_to(self, place: Path) -> None:
        """Keep the game in another file; raises `Misuse` if something else lies there."""
        if place.exists() and not (self.place is not None and self.place.exists() and place.samefile(self.place)):
            raise Misuse(f"`{place}` exists already", "choose another name")
        self.place = place

    def keep(self, game: RunningGame) -> None:
        """Write the game down, if it has a file; raises `Misuse` if that cannot be done."""
        if self.place is not None:
            write_text(self.place, self.plan._replace(recording=game.recording).to_text())


def begun(arguments: Namespace) -> tuple[SavedGame, game.Game]:
    """Return the game that the command line asks for."""
    if arguments.file is None:
        raise Misuse("say what to play, such as `c8 play pagat`", "`c8 list` shows what ships")
    if arguments.file == STANDARD_INPUT:
        raise Misuse("standard input is for your moves; name a file with the rules")
    dealt = load(arguments.file).deal(players=arguments.players, options=arguments.options, seed=arguments.seed)
    if not arguments.auto and arguments.seat > dealt.rules.people:
        raise Misuse(f"there is no seat {arguments.seat} at a table of {dealt.rules.people}")
    me = None if arguments.auto else arguments.seat - 1
    return SavedGame(arguments.file, dealt.rules.options, me, arguments.bots, dealt.table.recording), dealt


def gone_on_with(arguments: Namespace) -> tuple[SavedGame, game.Game]:
    """Return the game that was kept; raises `SaveError` if it cannot be gone on with."""
    name = arguments.load
    given = [arguments.players is not None, arguments.options, arguments.seed is not None]
    if any(given):
        raise Misuse("players, options and seed of a kept game cannot be changed", "leave them out with --load")
    plan = saved_game_from(_text_of(name), name)
    try:
        kept = resumed(load(arguments.file or plan.variant).read, plan, name)
    except (ChoiceError, NotFoundError) as error:
        hint = f"if the rules lie elsewhere: `c8 play RULES --load {name}`"
        raise SaveError(unusable(name, error.message).message, hint) from None
    return plan._replace(variant=arguments.file or plan.variant), kept


def _text_of(name: str) -> str:
    """Return the text of a kept game."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise unusable(name, "it is no saved game") from None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Misuse(f"cannot read `{name}`: {reason[:1].lower()}{reason[1:]}") from None
