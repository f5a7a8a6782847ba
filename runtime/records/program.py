"""Define the program: the rules of one table as masks and small tables, put together from the topics."""

from __future__ import annotations

from hashlib import blake2b

from .calls import HAS_CALLS, HAS_LATE_CATCHES, CallsProgram
from .conditions import ConditionsProgram
from .counters import CountersProgram
from .deal import HAS_COPIES, DealProgram
from .debts import DebtsProgram
from .effects import HAS_MISSED_TURNS, HAS_OTHER_SUIT, EffectsProgram
from .finish import HAS_LAST_BANS, FinishProgram
from .game import GameProgram
from .limits import KINDS_OF_A_WORD
from .matching import MatchingProgram
from .out_of_turn import OutOfTurnProgram
from .record import FlatRecord, fields_of, laid_out
from .several import SeveralProgram
from .starter import StarterProgram
from .stock import StockProgram
from .turns import TurnsProgram
from .two_words import in_two_words


@laid_out
class Program(
    GameProgram,
    DealProgram,
    TurnsProgram,
    MatchingProgram,
    CountersProgram,
    StarterProgram,
    StockProgram,
    DebtsProgram,
    EffectsProgram,
    ConditionsProgram,
    SeveralProgram,
    OutOfTurnProgram,
    CallsProgram,
    FinishProgram,
    FlatRecord,
):
    """The rules of one table: no names, no options, nothing that depends on the course of a game."""


@in_two_words
class ProgramOfManyKinds(Program):
    """The same with room for more kinds of cards."""


def program_of(kinds: int) -> type[Program]:
    """Return the record that has room for the rules of a game with so many kinds of cards."""
    return ProgramOfManyKinds if kinds > KINDS_OF_A_WORD else Program


def fingerprint(program: Program) -> str:
    """Return a stable name of the rules: equal programs have equal fingerprints, on every machine.

    Where fields and the bits of features stand, and fields that the rules do not use, make no difference; so a new
    construct leaves the names of all games alone that do without it.
    """
    digest = blake2b(digest_size=16, person=b"crazy8-program")
    content = program.portable()
    for name, field in sorted(fields_of(type(program)).items()):
        number = content[field.offset : field.offset + field.size]
        if any(number) and name != "features":
            digest.update(name.encode() + b"=" + number)
    return digest.hexdigest()


COMMON_FEATURES = HAS_COPIES | HAS_CALLS | HAS_LAST_BANS | HAS_MISSED_TURNS | HAS_OTHER_SUIT | HAS_LATE_CATCHES
"""The features of simple games; programs without any other are played by a build of their own (`pruning`)."""
