"""Kept games, gone on with."""

from __future__ import annotations

from base64 import b64decode
from json import loads

from crazy8.errors import ChoiceError, NotFoundError
from crazy8.games.bots import program_of
from crazy8.games.game import Game
from crazy8.games.saved_games import FORMAT, VERSION, saved_game_from, unusable
from crazy8.read_variant import ReadVariant
from crazy8.runtime.people import table as engine
from crazy8.runtime.people.bad_save import BadSave, Fault
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.replay import load, replay

NAME = "save"
"""What a kept game is called in errors, for it has no file."""


def restored(variant: ReadVariant, content: bytes) -> Game:
    """The game that was kept; raises `SaveError` if it is damaged, or was played by other rules."""
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise unusable(NAME, "it is no saved game") from None
    try:
        if '"began"' in text:
            return _from_position(variant, text)
        plan = saved_game_from(text, NAME)
        rules = variant.rules(plan.recording.seats, plan.options)
        replay(program_of(rules), plan.recording)
    except BadSave as bad:
        other = f"it was played by other rules than those of `{variant.file}`"
        raise unusable(NAME, other if bad.fault is Fault.OTHER_RULES else bad.detail) from None
    except (ChoiceError, NotFoundError) as error:
        raise unusable(NAME, error.message) from None
    table = engine.Game.begin(program_of(rules), plan.recording.seed, plan.recording.number)
    return _played(Game(variant, rules, table, plan.recording.seed), table, plan.recording.actions)


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
    table = engine.Game(program, load(program, began))
    return _played(Game(variant, rules, table, 0), table, actions)


def _played(game: Game, table: engine.Game, actions: object) -> Game:
    for action in actions if isinstance(actions, list | tuple) else [-1]:
        if type(action) is not int or isinstance(table.do(action), Refusal):
            raise unusable(NAME, "it holds a move against the rules")
    return game
