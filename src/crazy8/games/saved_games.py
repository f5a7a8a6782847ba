"""Define games kept as text: the table, how the game began, and every action since."""

from __future__ import annotations

from json import dumps, loads
from typing import NamedTuple

from crazy8.errors import SaveError
from crazy8.runtime.people.bad_save import BadSave
from crazy8.runtime.people.replay import Recording, recording_from, recording_text

FORMAT = "crazy8-game"
VERSION = 1


class SavedGame(NamedTuple):
    """The data that is needed to go on with a game."""

    variant: str
    """The file or the name of the shipped variant, as it was asked for."""
    options: tuple[str, ...]
    me: int | None
    """The seat of the person; nobody if bots play alone."""
    bots: str
    """The way in which the other seats play."""
    recording: Recording

    def to_text(self) -> str:
        """Return the game as an object of JSON."""
        whole = {"format": FORMAT, "version": VERSION, **self._asdict(), "recording": _recorded(self.recording)}
        return dumps(whole) + "\n"


def saved_game_from(text: str, name: str) -> SavedGame:
    """Return the game in a text; `name` is that of the file. Raises `SaveError` if there is no sound one."""
    try:
        found = loads(text)
    except (ValueError, RecursionError):
        raise unusable(name, "it is no saved game, or was cut off") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise unusable(name, "it is no saved game")
    if found.get("version") != VERSION:
        raise unusable(name, f"its form is {found.get('version')!r}, and this version of crazy8 reads form {VERSION}")
    if "began" in found:
        raise unusable(name, "it began in a position of one's own", "`Variant.restore` goes on with it in Python")
    try:
        recording = recording_from(dumps(found.get("recording")))
    except BadSave as fault:
        raise unusable(name, str(fault)) from None
    options = found.get("options")
    words = [found.get("variant"), found.get("bots"), *(options if isinstance(options, list) else [None])]
    if not all(isinstance(word, str) for word in words) or not _is_seat(found.get("me"), recording):
        raise unusable(name, "it is damaged")
    return SavedGame(str(words[0]), tuple(map(str, words[2:])), found.get("me"), str(words[1]), recording)


def unusable(name: str, reason: str, hint: str | None = None) -> SaveError:
    """Return the report that a game cannot be gone on with."""
    return SaveError(f"cannot go on with `{name}`: {reason}", hint)


def _recorded(recording: Recording) -> object:
    return loads(recording_text(recording))


def _is_seat(me: object, recording: Recording) -> bool:
    return me is None or (type(me) is int and 0 <= me < recording.seats)
