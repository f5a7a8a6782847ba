"""Keep games: a recording is replayed action by action, a save is the state itself.

A recording is the smaller and the more telling of the two, and has a text form for reports. A save goes on from any
moment, also from one that was set up by hand. Both name the rules that they belong to, both are checked before use, and
whatever is wrong with them is a `BadSave`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b

from ..engine.step import new_game, step
from ..records.actions import ACTIONS
from ..records.limits import MOST_SEATS
from ..records.program import Program, fingerprint
from ..records.sides import people_at
from ..records.state import State, state_of
from .bad_save import BadSave, Fault
from .refusals import reason_against
from .soundness import is_sound

VERSION = 3
"""Of both forms, and of the way in which the engine plays: raised when either changes."""
MARK = b"crazy8 save\n"
"""The first bytes of a save."""
CHECK_SIZE = 16
MOST_SEED = (1 << 63) - 1
MOST_NUMBER = (1 << 47) - 1


@dataclass(frozen=True, slots=True)
class Recording:
    """A game from its first deal on: with the same rules it always plays the same."""

    fingerprint: str
    """Of the program, see `program.fingerprint`."""
    seats: int
    """How many people play; where each plays two hands there are twice as many of these."""
    seed: int
    """From 0 up to 2^63."""
    number: int
    """The number of the game in the seed, below 2^47."""
    actions: tuple[int, ...]
    """Everything that was done after the first deal; further deals are actions."""


def replay(program: Program, recording: Recording) -> State:
    """Return the state at the end of a recording; raises `BadSave` if it belongs to other rules, or breaks them."""
    _check_recording(recording)
    if (recording.fingerprint, recording.seats) != (fingerprint(program), people_at(program)):
        raise BadSave(Fault.OTHER_RULES, "the recording belongs to other rules")
    state = new_game(program, recording.seed, recording.number)
    for index, action in enumerate(recording.actions):
        reason = reason_against(program, state, action)
        if reason is not None:
            detail = f"action {action} at index {index} is against the rules: {reason.value}"
            raise BadSave(Fault.ILLEGAL_ACTION, detail, index)
        step(program, state, action)
    return state


# ---- saves


def save(program: Program, state: State) -> bytes:
    """Write a state at rest as bytes, the same on every machine."""
    body = bytes.fromhex(fingerprint(program)) + state.portable()
    head = MARK + VERSION.to_bytes(2, "little") + len(body).to_bytes(4, "little")
    return head + body + _check_sum(head + body)


def load(program: Program, data: bytes) -> State:
    """Return the state that was saved; raises `BadSave` for whatever is no sound save of a game of this program."""
    head = len(MARK) + 6
    if data[: len(MARK)] != MARK or len(data) < head:
        raise BadSave(Fault.NOT_ONE, "this is no saved game")
    version = int.from_bytes(data[len(MARK) : len(MARK) + 2], "little")
    if version != VERSION:
        raise BadSave(Fault.OTHER_VERSION, f"the saved game has version {version}, but this is for version {VERSION}")
    end = head + int.from_bytes(data[len(MARK) + 2 : head], "little")
    if len(data) != end + CHECK_SIZE:
        raise BadSave(Fault.WRONG_LENGTH, f"{end + CHECK_SIZE} bytes are needed, not {len(data)}")
    if data[end:] != _check_sum(data[:end]):
        raise BadSave(Fault.DAMAGED, "the saved game is damaged")
    name = bytes.fromhex(fingerprint(program))
    if data[head : head + len(name)] != name:
        raise BadSave(Fault.OTHER_RULES, "the saved game belongs to other rules")
    return _state_from(program, data[head + len(name) : end])


def _state_from(program: Program, content: bytes) -> State:
    try:
        state = state_of(program).from_portable(content)
    except ValueError as error:
        raise BadSave(Fault.WRONG_LENGTH, str(error)) from error
    if not is_sound(program, state):
        raise BadSave(Fault.IMPOSSIBLE, "no game can stand like this")
    return state


def _check_sum(content: bytes) -> bytes:
    return blake2b(content, digest_size=CHECK_SIZE, person=b"crazy8-save").digest()


# ---- recordings as text


def recording_text(recording: Recording) -> str:
    """Write a recording as a line of JSON."""
    fields = _fields(recording)
    return json.dumps({"crazy8": "recording", "version": VERSION, **fields, "check": _check_of(fields)})


def recording_from(text: str) -> Recording:
    """Return the recording that a text holds; raises `BadSave` for whatever is no sound recording."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(Fault.NOT_ONE, "this is no recording") from error
    if not isinstance(found, dict) or found.get("crazy8") != "recording":
        raise BadSave(Fault.NOT_ONE, "this is no recording")
    if not _is_number(found.get("version"), 0, MOST_SEED) or found["version"] != VERSION:
        raise BadSave(Fault.OTHER_VERSION, f"the recording is not of version {VERSION}")
    recording = Recording(
        found.get("fingerprint", ""),
        found.get("seats", -1),
        found.get("seed", -1),
        found.get("game", -1),
        tuple(actions) if isinstance(actions := found.get("actions"), list) else (-1,),
    )
    _check_recording(recording)
    if found.get("check") != _check_of(_fields(recording)):
        raise BadSave(Fault.DAMAGED, "the recording is damaged")
    return recording


def _fields(recording: Recording) -> dict[str, object]:
    return {
        "fingerprint": recording.fingerprint,
        "seats": recording.seats,
        "seed": recording.seed,
        "game": recording.number,
        "actions": list(recording.actions),
    }


def _check_of(fields: dict[str, object]) -> str:
    content = json.dumps(fields, sort_keys=True).encode()
    return blake2b(content, digest_size=8, person=b"crazy8-record").hexdigest()


def _check_recording(recording: Recording) -> None:
    """Raise `BadSave` if a number is out of its range."""
    if not isinstance(recording.fingerprint, str):
        raise BadSave(Fault.IMPOSSIBLE, "the name of the rules is no text")
    for what, number, most in (
        ("number of seats", recording.seats, MOST_SEATS),
        ("seed", recording.seed, MOST_SEED),
        ("number of the game", recording.number, MOST_NUMBER),
    ):
        if not _is_number(number, 0, most):
            raise BadSave(Fault.IMPOSSIBLE, f"the {what} is out of range")
    for index, action in enumerate(recording.actions):
        if not _is_number(action, 0, ACTIONS - 1):
            raise BadSave(Fault.IMPOSSIBLE, f"there is no action at index {index}", index)


def _is_number(number: object, least: int, most: int) -> bool:
    """Return whether something is a whole number of a range; `True` is none."""
    return type(number) is int and least <= number <= most
