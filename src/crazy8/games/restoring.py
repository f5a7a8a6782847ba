"""Go on with kept games."""

from __future__ import annotations

from base64 import b64decode
from json import loads

from crazy8.errors import ChoiceError, NotFoundError, SaveError
from crazy8.games.bots import program_of
from crazy8.games.game import Game, dealt
from crazy8.games.saved_games import FORMAT, VERSION, SavedGame, saved_game_from, unusable
from crazy8.read_variant import ReadVariant
from crazy8.runtime.people import table as engine
from crazy8.runtime.people.bad_save import BadSave, Fault
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.replay import load, replay

NAME = "save"
"""The name of a kept game in errors, for it has no file."""


def restored(variant: ReadVariant, content: bytes) -> Game:
    """Return the game that was kept; raises `SaveError` if it is damaged, or was played by other rules."""
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise unusable(NAME, "it is no saved game") from None
    try:
        if '"began"' in text:
            return _from_position(variant, text)
        return resumed(variant, saved_game_from(text, NAME), NAME)
    except (ChoiceError, NotFoundError) as error:
        raise unusable(NAME, error.message) from None


def resumed(variant: ReadVariant, plan: SavedGame, name: str) -> Game:
    """Return the game of a plan, played up to where it was kept; `name` is that of its file.

    Raises `SaveError` if it was played by other rules, `NotFoundError` or `ChoiceError` if there is no such table.
    """
    recording = plan.recording
    game = dealt(variant, variant.rules(recording.seats, plan.options), recording.seed)
    try:
        replay(game.table.program, recording)
    except BadSave as bad:
        raise _unsound(variant, bad, name) from None
    table = engine.RunningGame.begin(game.table.program, recording.seed, recording.number)
    return _played(Game(variant, game.rules, table, recording.seed), recording.actions)


def _unsound(variant: ReadVariant, bad: BadSave, name: str) -> SaveError:
    """Return the error for a game that cannot be gone on with; changed rules count as other rules too."""
    other = f"it was played by other rules than those of `{variant.file}`"
    return unusable(name, other if bad.fault is Fault.OTHER_RULES else bad.detail)


def _from_position(variant: ReadVariant, text: str) -> Game:
    try:
        found = loads(text)
        if (found["format"], found["version"]) != (FORMAT, VERSION):
            raise unusable(NAME, "it is no saved game of this version")
        options, players, actions = tuple(map(str, found["options"])), int(found["players"]), found["actions"]
        began = b64decode(found["began"], validate=True)
    except (ValueError, TypeError, LookupError, RecursionError):
        raise unusable(NAME, "it is damaged") from None
    rules = variant.rules(players, options)
    program = program_of(rules)
    try:
        table = engine.RunningGame(program, load(program, began))
    except BadSave as bad:
        raise _unsound(variant, bad, NAME) from None
    return _played(Game(variant, rules, table, 0), actions)


def _played(game: Game, actions: object) -> Game:
    for action in actions if isinstance(actions, list | tuple) else [-1]:
        if type(action) is not int or isinstance(game.table.do(action), Refusal):
            raise unusable(NAME, "it holds a move against the rules")
    return game
