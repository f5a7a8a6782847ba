"""Saves: the same on every machine, and whatever is wrong with one is told as such and as nothing else."""

from __future__ import annotations

import ctypes
import random
import struct
import sys
from hashlib import blake2b

import pytest
from example_rules import TEXTS
from example_rules import program_of as program_of_text
from hypothesis import given
from hypothesis import strategies as some
from shipped import Seating, choose
from tables import program_of, table

from crazy8.runtime.people.bad_save import BadSave, Fault
from crazy8.runtime.people.replay import MARK, VERSION, load, save
from crazy8.runtime.people.soundness import is_sound
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.topics.deal import prepare_game

PAGAT = Seating("pagat", (), 4).program
HEAD = len(MARK) + 6
NAME = 16
CHECK = 16


def some_moment(program: Program, number: int, actions: int) -> State:
    """A game after some actions."""
    chance = random.Random(number)
    game = RunningGame.begin(program, 3, number)
    while not game.over and len(game.done) < actions:
        game.do(choose(game.actions(), chance))
    return game.state


SAVE = save(PAGAT, some_moment(PAGAT, 0, 25))


def sealed(content: bytes) -> bytes:
    """Content with the check sum that belongs to it: what somebody would send who knows how it is made."""
    return content + blake2b(content, digest_size=CHECK, person=b"crazy8-save").digest()


def fault_of(data: bytes, program: Program = PAGAT) -> Fault:
    """What is wrong with a save."""
    with pytest.raises(BadSave) as caught:
        load(program, data)
    assert str(caught.value) == caught.value.detail
    return caught.value.fault


# ---- sound saves


def test_a_save_has_the_same_bytes_on_every_machine() -> None:
    """Numbers stand lowest byte first, wherever the state has a field."""
    state = some_moment(PAGAT, 1, 12)
    content = save(PAGAT, state)[HEAD + NAME : -CHECK]
    assert struct.unpack_from("<4q", content) == tuple(state.random)
    assert struct.unpack_from("<12Q", content, State.hand.offset) == tuple(state.hand)
    assert State.from_portable(content) == state
    assert SAVE[:HEAD] == MARK + struct.pack("<HI", VERSION, NAME + len(content))


def test_a_position_that_was_set_up_can_be_saved() -> None:
    """Cards that are out of the game are no fault."""
    at = table("", "7D", "QH 9S", top="3S", below="JS QC")
    assert load(at.game.program, save(at.game.program, at.game.state)) == at.game.state


def test_a_game_that_has_not_begun_can_be_saved() -> None:
    """The first deal is an action like any other."""
    fresh = State()
    prepare_game(PAGAT, fresh, 1, 0)
    assert load(PAGAT, save(PAGAT, fresh)) == fresh


@pytest.mark.parametrize("hand", ["7C 2H 3H 4H", "7C 2H"])
def test_a_game_whose_calls_are_asked_about_before_the_next_turn_can_be_saved(hand: str) -> None:
    """Cards were given, so calls are due; whoever gave may even be out."""
    calls = 'call "two" at 2 cards, else draw 2\ncall caught by anyone'
    text = f"play 7: give 1 card to next\n{calls}\nfinish: play on"
    at = table(text, hand, "KC", "5S 6S", top="4C", stock="3D 4D")
    at.do(0, "play 7C", "give 2H")
    assert "call" in at.legal
    assert load(at.game.program, save(at.game.program, at.game.state)) == at.game.state


# ---- bad ones


@pytest.mark.parametrize("data", [b"", b"c", MARK, MARK + b"\0" * 5, b"PK\x03\x04 something else", b"\0" * 3_000])
def test_something_else(data: bytes) -> None:
    assert fault_of(data) is Fault.NOT_ONE


def test_another_version() -> None:
    assert fault_of(sealed(MARK + (VERSION + 1).to_bytes(2, "little") + SAVE[HEAD - 4 : -CHECK])) is Fault.OTHER_VERSION


@given(some.integers(min_value=HEAD, max_value=len(SAVE) - 1))
def test_a_truncated_one(length: int) -> None:
    assert fault_of(SAVE[:length]) is Fault.WRONG_LENGTH


def test_one_that_goes_on() -> None:
    assert fault_of(SAVE + b"\0") is Fault.WRONG_LENGTH


def test_a_sealed_one_of_another_length() -> None:
    body = SAVE[HEAD : -CHECK - 1]
    head = MARK + struct.pack("<HI", VERSION, len(body))
    assert fault_of(sealed(head + body)) is Fault.WRONG_LENGTH


@given(some.integers(min_value=HEAD, max_value=len(SAVE) - 1), some.integers(min_value=1, max_value=255))
def test_a_damaged_one(place: int, change: int) -> None:
    data = bytearray(SAVE)
    data[place] ^= change
    assert fault_of(bytes(data)) is Fault.DAMAGED


def test_one_of_another_variant_another_option_or_another_table() -> None:
    for seating in (Seating("bicycle", (), 4), Seating("pagat", ("twos",), 4), Seating("pagat", (), 3)):
        assert fault_of(SAVE, seating.program) is Fault.OTHER_RULES


@given(some.binary(max_size=300))
def test_random_bytes(data: bytes) -> None:
    assert fault_of(data) is Fault.NOT_ONE
    assert fault_of(MARK + data) in set(Fault) - {Fault.IMPOSSIBLE, Fault.ILLEGAL_ACTION}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 4),
        ("turn", -1),
        ("mover", 12),
        ("phase", 10),
        ("stage", 3),
        ("direction", 0),
        ("stock_size", 53),
        ("discard_size", 0),
        ("top", 52),
        ("named_suit", 4),
        ("active", 0),
        ("active_count", 3),
        ("in_game", 0b10_000),
        ("hand_number", -1),
        ("actions", 2_000),
        ("owed_kind", 1),
        ("result", 1),
        ("owed_amount", 3),
    ],
)
def test_a_number_that_cannot_be(field: str, value: int) -> None:
    state = some_moment(PAGAT, 0, 25)
    assert getattr(state, field) != value
    setattr(state, field, value)
    assert fault_of(save(PAGAT, state)) is Fault.IMPOSSIBLE


def test_a_card_that_is_there_twice() -> None:
    state = some_moment(PAGAT, 0, 25)
    state.stock[0] = state.top
    assert fault_of(save(PAGAT, state)) is Fault.IMPOSSIBLE


def test_a_hand_of_another_size() -> None:
    state = some_moment(PAGAT, 0, 25)
    state.size[1] += 1
    assert fault_of(save(PAGAT, state)) is Fault.IMPOSSIBLE


# ---- what passes can be played


MANY = [program_of_text(TEXTS["rich"], 3), program_of_text(TEXTS["dropping"], 4), program_of("", 2), PAGAT]


@given(
    some.sampled_from(MANY),
    some.integers(min_value=0, max_value=5),
    some.integers(min_value=0, max_value=60),
    some.lists(
        some.tuples(some.floats(min_value=0, max_value=1, exclude_max=True), some.integers(min_value=0, max_value=255)),
        min_size=1,
        max_size=3,
    ),
)
def test_a_forged_save_is_refused_or_can_be_played(
    program: Program, number: int, actions: int, changes: list[tuple[float, int]]
) -> None:
    """Whoever knows the check sum can change a save; a state that is let through still breaks nothing."""
    content = bytearray(save(program, some_moment(program, number, actions))[:-CHECK])
    begin = HEAD + NAME
    for where, byte in changes:
        content[begin + int(where * (len(content) - begin))] = byte
    forged = sealed(bytes(content))
    state = State.from_portable(forged[begin:-CHECK])
    if not is_sound(program, state):
        assert fault_of(forged, program) is Fault.IMPOSSIBLE
        return
    state = load(program, forged)
    chance = random.Random(number)
    game = RunningGame(program, state)
    for _ in range(200):
        options = game.actions()
        if not options:
            break
        game.do(chance.choice(options))
        for seat in (None, *game.seats):
            game.observe(seat)
    assert game.over or game.actions()


def test_a_machine_with_the_other_order_of_bytes_writes_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    program = PAGAT
    turned = Program.turned_over(program.content())
    assert int.from_bytes(turned[:8], sys.byteorder) != program.fits[0]
    assert Program.turned_over(turned) == program.content()
    for name in ("fits", "players", "points", "amount", "pack"):
        field = getattr(Program, name)
        width = ctypes.sizeof(PARTS[name])
        here = slice(field.offset, field.offset + width)
        assert turned[here] == program.content()[here][::-1]
    monkeypatch.setattr(sys, "byteorder", "big" if sys.byteorder == "little" else "little")
    assert Program.from_portable(program.portable()) == program


PARTS = {
    "fits": ctypes.c_uint64,
    "players": ctypes.c_int64,
    "points": ctypes.c_int32,
    "amount": ctypes.c_int16,
    "pack": ctypes.c_int8,
}
"""One number of each width."""
