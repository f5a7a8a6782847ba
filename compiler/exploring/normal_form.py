"""Bring states that differ in nothing that a later decision can depend on to one form.

What is forgotten is said here field by field; whether that is right is tried out on the very program before anything is
claimed of it (`soundness`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from crazy8.runtime.records.calls import ASKING_RULES, DECIDING_RULES, HAS_DOUBTS
from crazy8.runtime.records.codes import (
    AGAIN,
    CARD_LAID,
    CHOOSE_CARD,
    DREW,
    EFFECTS,
    FURTHER_CARDS,
    HAND_COUNTED,
    INTERRUPT,
    MORE,
    NAME,
    NO_DEBT,
    NO_REPLY,
    OUT_OF_TURN,
    OWED,
    STOCK_TURN_OVER,
    TURN,
)
from crazy8.runtime.records.conditions import HAS_OWING
from crazy8.runtime.records.deal import HAS_LEADS
from crazy8.runtime.records.debts import HAS_CHALLENGES
from crazy8.runtime.records.effects import HAS_CONDITIONS, HAS_DUTIES, HAS_OTHER_SUIT
from crazy8.runtime.records.finish import HAS_CARD_LIMIT, HAS_FINISH_RULES
from crazy8.runtime.records.matching import HAS_AS_BELOW
from crazy8.runtime.records.out_of_turn import HAS_OUT_OF_TURN
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.record import fields_of
from crazy8.runtime.records.several import HAS_FURTHER_CARDS
from crazy8.runtime.records.state import State, state_of
from crazy8.runtime.records.stock import HAS_CHAIN_KEPT, HAS_STOCK_RULES
from crazy8.runtime.records.turns import HAS_TOP_TAKEN

from .engine_on_tape import has_order
from .piles import cards_in, put_cards
from .renaming import Renamings

_OF_GAME = (
    *("random", "actions", "hand_number", "total", "points", "fines", "refilled", "wins", "columns", "last_kind"),
    *("loser", "extra", "game_winners"),
)
"""What only counts: points, hands and actions; a game ends for no other reason while a hand is played."""
_WHILE_NOTHING_IS_OWED = (
    *("owed_amount", "owed_grown", "owed_debtor", "owed_source", "owed_suit", "owed_maker", "owed_by", "owed_last"),
    *("owed_then", "owed_return", "owed_closed", "owed_aside", "owed_relation", "owed_rank", "owed_otherwise"),
    *("owed_lasting", "owed_turns", "owed_opener", "owed_drawing", "owed_guilty"),
)
_WHILE_NO_CARD_ACTS = (
    *("resume", "resume_phase", "effect_list", "effect_position", "choice", "choice_set", "giving", "receiver"),
    *("coming", "reply", "only_answers", "acting", "answering", "followed_suit", "followed_rank", "starting"),
)
"""What is noted for the effects of the card just laid, which are done with when a seat has its turn."""
_BEFORE_THE_NEXT_IS_KNOWN = (CARD_LAID, FURTHER_CARDS, HAND_COUNTED, EFFECTS)
_ORDER_IS_SEEN = HAS_CHAIN_KEPT | HAS_FURTHER_CARDS | HAS_TOP_TAKEN | HAS_AS_BELOW | HAS_OUT_OF_TURN


class NormalForm:
    """The form of the states of one program."""

    def __init__(self, program: Program, renamings: Renamings, kept: Set[str] = frozenset()) -> None:
        """Look at what the program has to remember; some fields are kept in any case."""
        self._program = program
        self._kept = kept
        self._renamings = renamings
        self._record = state_of(program)
        self._length = len(self._record().content())
        self._masks: dict[tuple[int, int, bool, bool], tuple[int, int]] = {}
        self._always = tuple(_never_read(program))
        self._discards_are_seen = (
            program.stock_empty == STOCK_TURN_OVER or bool(program.copying) or bool(program.features & _ORDER_IS_SEEN)
        )

    def of(self, state: State) -> bytes:
        """Bring a state to its form, and return it as bytes."""
        program = self._program
        self._renamings.apply(state, ordered=self._discards_are_seen)
        if not has_order(program, state):
            put_cards(state.stock, sorted(cards_in(state.stock, state.stock_size)))
        if not self._discards_are_seen and state.discard_size > 1:
            put_cards(state.discards, sorted(cards_in(state.discards, state.discard_size - 1)))  # under the top card
        for pile, size in ((state.stock, state.stock_size), (state.discards, state.discard_size)):
            put_cards(pile, [0] * (program.card_count - size), size)
        state.refills = min(state.refills, self._refills_that_matter())
        state.turns = min(state.turns, 2)  # the first turn and the second are told apart, nothing else
        owes = state.owed_kind != NO_DEBT or (state.phase > MORE and state.reply != NO_REPLY)
        at = (state.phase, state.resume, owes, any(state.aside_count))
        if at not in self._masks:
            self._masks[at] = self._mask(self._forgotten(*at))
        kept, begins = self._masks[at]
        return (int.from_bytes(state.content(), "little") & kept | begins).to_bytes(self._length, "little")

    def state(self, content: bytes) -> State:
        """Return the state that has this form."""
        return self._record.from_content(content)

    @property
    def fields(self) -> frozenset[str]:
        """Return the names of all fields."""
        return frozenset(fields_of(self._record))

    def differing(self, one: bytes, other: bytes) -> frozenset[str]:
        """Return the names of the fields in which two forms differ."""
        places = ((name, slice(at.offset, at.offset + at.size)) for name, at in fields_of(self._record).items())
        return frozenset(name for name, bytes_of in places if one[bytes_of] != other[bytes_of])

    def _refills_that_matter(self) -> int:
        program = self._program
        if program.features & HAS_STOCK_RULES and program.refill_limit <= program.card_count:
            return program.refill_limit
        return 1 if program.stock_empty == STOCK_TURN_OVER else 0

    def _forgotten(self, phase: int, resume: int, owes: bool, waits: bool) -> Iterator[str]:
        """Yield the fields that no decision can depend on in such a state."""
        yield from self._always
        features = self._program.features
        in_turn = phase in (TURN, DREW, OWED, AGAIN)
        if not owes and not features & (HAS_CHALLENGES | HAS_OUT_OF_TURN):
            yield from _WHILE_NOTHING_IS_OWED
        if in_turn and not features & HAS_OUT_OF_TURN:
            yield from _WHILE_NO_CARD_ACTS
            if phase in (TURN, DREW) and not features & HAS_DUTIES:
                yield from ("cursor", "passed_over")
            if not owes:
                yield "covered"
                if not features & HAS_FURTHER_CARDS:
                    yield from ("laid", "laid_before")
        if phase not in (INTERRUPT, OUT_OF_TURN) and not features & (ASKING_RULES | HAS_DOUBTS):
            yield from ("asked_first", "asked_left")
        if phase == MORE and not features & HAS_OUT_OF_TURN:
            yield from ("resume", "resume_phase", "coming")
        if phase > MORE and resume in _BEFORE_THE_NEXT_IS_KNOWN and not features & HAS_CARD_LIMIT:
            yield "coming"
        if phase != NAME:
            yield "choice_set"
        if phase != CHOOSE_CARD:
            yield "receiver"
        if phase < NAME and not waits:
            yield "aside"

    def _mask(self, forgotten: Iterable[str]) -> tuple[int, int]:
        """Return the bits of a state that stay, and those with which the other fields begin."""
        names, begins = set(forgotten) - self._kept, self._record()
        kept = 0
        for name, place in fields_of(self._record).items():
            if name not in names:
                kept |= ((1 << 8 * place.size) - 1) << 8 * place.offset
            elif isinstance(getattr(begins, name), int):
                setattr(begins, name, self._record.declared[name].start)
        return kept, int.from_bytes(begins.content(), "little")


def _never_read(program: Program) -> Iterator[str]:
    """Yield the fields that this program never asks about while a hand is played."""
    features = program.features
    yield from _OF_GAME
    without: tuple[tuple[int, tuple[str, ...]], ...] = (
        (HAS_CHAIN_KEPT, ("chain",)),
        (HAS_OUT_OF_TURN, ("may_jump", "below_direction", "below_wait", "missed", "below_passed", "jumped")),
        (HAS_OUT_OF_TURN | HAS_TOP_TAKEN | HAS_CHALLENGES | HAS_FURTHER_CARDS, ("laid_by",)),
        (DECIDING_RULES | HAS_LEADS, ("turns",)),
        (DECIDING_RULES, ("had_turn",)),
        (ASKING_RULES | HAS_DOUBTS, ("asked", "recount")),
        (HAS_OTHER_SUIT, ("followed_suit", "followed_rank")),
        (HAS_CONDITIONS | HAS_FURTHER_CARDS, ("laid_on",)),
        (HAS_OWING, ("laid_owing",)),
        (HAS_FINISH_RULES, ("covered",)),
    )
    for needed, fields in without:
        if not features & needed:
            yield from fields
    if not program.block_plays:
        yield "plays"
