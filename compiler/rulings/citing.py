"""Find the sentence of the book that forbids a move: by what its claim says, never by its words.

Only the printed book is searched, for this very table. So a move that is refused and has no sentence against it is a
fault of the book; a test plays games to look for one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from crazy8.runtime.people.actions import About, named_by, row_of
from crazy8.runtime.people.reasons import Reason
from crazy8.runtime.records.codes import DREW, MORE, NAME, NEXT_TURN, NO_DEBT
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.topics.conditions import is_met, owes_now

from ..book.footnotes import footnotes_of
from ..book.from_rules import book_from
from ..book.languages.files import LanguageFiles
from ..book.languages.language import language
from ..book.page_words import Speaker
from ..cards.cards import CardSet
from ..questions.answer import Answer
from ..telling.claim import Claim, Related
from ..telling.exchange import Answered
from ..telling.facts import Book, Told
from ..topics.calls.claims import CallAhead, CallAt
from ..topics.conditions.model import Condition
from ..topics.conditions.program import codes_of
from ..topics.debts.claims import Answers, DrawnCardAnswers, MayBeChallenged
from ..topics.debts.model import DRAW_N_STACK, MATCH_WILD_DURING_PENALTY, SKIP_REPLY
from ..topics.drawing.claims import DrawnCardMay, DrawsInTurn, DrawsOn, PassesAfter, TakesTopInstead
from ..topics.drawing.model import DRAW_PASS_WITHOUT
from ..topics.effects.claims import Does, DoesUnderCondition
from ..topics.effects.told_effects import MayAdd, OwesCard, OwesCover, OwesNamedRank
from ..topics.finish.claims import EndsBySaying, LastCardDoes, LastCardDoesWhile, LastCoverDoes, OutBySum, OutOnlyOn
from ..topics.matching.claims import Fits, NotInFirstTurn, NotOnTopInFirstTurn, NotWhile, OnlyFollows
from ..topics.out_of_turn.claims import ThrowsIn
from ..topics.rules import Rules
from ..topics.several.claims import (
    LastCardsTogether,
    LaysSeveralOf,
    LaysTogether,
    LeastTogether,
    MostTogether,
    TopOfSeveral,
)
from ..topics.starter.claims import HolderLeads, StarterIsNamedFor
from ..topics.stock.claims import NothingToRenew, StockUsedUp
from ..topics.wild.claims import (
    CounterWild,
    CountsAsNamed,
    NamedCounts,
    NamedCountsOrWild,
    NamingWild,
    NeverOn,
    NotWhileHolding,
)


class RefusedMove(NamedTuple):
    """What matters of a table on which a move is refused."""

    card: int
    """The kind that was to be laid; -1 for another move."""
    top: int
    """The kind on top; -1 on an empty table."""
    is_named: bool
    """Whether a suit or a rank was named that has to be followed."""
    source: int
    """The card that made what is owed; -1 if nothing is."""
    in_row: bool
    """Whether a card was laid that lets others be added to it."""
    in_several: bool
    """Whether a card was laid of several that may be laid in one turn."""
    has_drawn: bool
    """Whether the turn has drawn."""
    is_for_starter: bool
    """Whether something is to be named for a card that was turned up, not laid."""
    meets: Callable[[Condition], bool]
    """Whether a condition is met for whoever is to move."""


Says = Callable[[Claim, RefusedMove], bool]


@dataclass(frozen=True, slots=True)
class Citation:
    """A sentence of the rulebook with the line of the file that says so. `str` quotes both."""

    sentence: str
    """As it is printed in the rulebook."""
    file: str | None
    """The file in which the line stands; `None` if nobody wrote it and it is assumed."""
    line: int | None
    """Counted from 1; `None` if it is assumed."""
    statement: str
    """The line as a statement of the language; empty if the sentence follows from no single one."""

    def __str__(self) -> str:
        """Return the sentence in quotation marks, with where it comes from."""
        if self.file is not None:
            return f"“{self.sentence}” ({_last_part(self.file)}, line {self.line}: `{self.statement}`)"
        return f"“{self.sentence}” (assumed: `{self.statement}`)" if self.statement else f"“{self.sentence}”"


def _last_part(file: str) -> str:
    """Return the name of a file without its folders."""
    return file.replace("\\", "/").rpartition("/")[2]


def citation(
    rules: Rules, program: Program, reason: Reason, state: State, action: int, tongue: str | LanguageFiles = "en"
) -> Citation | None:
    """Return what the rulebook says against a move that is refused for a reason; `None` if no rule forbids it."""
    told = passage_against(printed(rules), program, reason, state, action)
    if told is None:
        return None
    book = _book(rules)
    speaker = Speaker(book, language(tongue, book.suit_word), footnotes_of(book, shown=False))
    sentence = speaker.change(told)
    answer = next(answers_told(rules, told), None)
    if answer is None or answer.is_default:
        return Citation(sentence, None, None, "" if answer is None else answer.text)
    return Citation(sentence, answer.span.source.name, answer.span.line, answer.text)


def passage_against(book: Iterable[Told], program: Program, reason: Reason, state: State, action: int) -> Told | None:
    """Return what a printed book says against a move that is refused for a reason, or None if no rule forbids it.

    No rule forbids what is no move at all, what is not in the hand, or what somebody wants to do out of turn.
    """
    move, passages = _refused(program, state, action), list(book)
    for says in AGAINST.get(reason, ()):
        for told in passages:
            if any(says(claim, move) for claim in told.claims):
                return told
    return None


def answers_told(rules: Rules, told: Told) -> Iterator[Answer]:
    """Yield the answers of the rules that something printed tells, those of an author first."""
    found = [
        answer
        for one in told.says
        for answer in rules.answers_to(one.question)
        if answer.text == one.statement and answer.origin == one.origin
    ]
    yield from sorted(dict.fromkeys(found), key=lambda answer: answer.is_default)


def _refused(program: Program, state: State, action: int) -> RefusedMove:
    card = named_by(action) if row_of(action).about is About.CARD else -1
    owes = state.owed_kind != NO_DEBT
    named = state.named_suit >= 0 or state.named_rank >= 0
    below = state.effective if state.discard_size > 0 else -1
    return RefusedMove(
        card,
        state.top,
        named,
        state.owed_source if owes else -1,
        in_row=state.phase == MORE and state.row != 0,
        in_several=state.phase == MORE and state.row == 0,
        has_drawn=state.phase == DREW,
        is_for_starter=state.phase == NAME and state.resume == NEXT_TURN,
        meets=lambda asked: is_met(program, state, *codes_of(asked), state.mover, card, owes_now(state), below),
    )


def _book(rules: Rules) -> Book:
    """Return the book of one table, made once: who asks why a move is refused often asks again."""
    return rules.once(_book, lambda rules: book_from({rules.people: rules}))


def printed(rules: Rules) -> Iterator[Told]:
    """Yield everything that the book of one table prints: its sections, then its answers to questions."""
    book = _book(rules)
    for section in book.sections:
        yield from section.told
    for asked in book.exchanges:
        if not asked.again:
            yield Told(asked.key, (asked.asked, *asked.answer), asked.marks, says=asked.says, claims=asked.claims)


# ---- what claims say


def _has(cards: CardSet, kind: int) -> bool:
    return kind >= 0 and cards >> kind & 1 == 1


def _about(related: Related, kind: int) -> bool:
    return any(below == kind for below, _ in related)


def _kind(*kinds: type[Claim]) -> Says:
    """Return what holds for every claim of some classes."""
    return lambda claim, _move: isinstance(claim, kinds)


def _answers(*questions: str) -> Says:
    return lambda claim, _move: isinstance(claim, Answered) and claim.question in questions


def _named(claim: Claim, move: RefusedMove) -> bool:
    if not move.is_named:
        return False
    match claim:
        case NamedCountsOrWild() | CountsAsNamed():
            return _has(claim.cards, move.top)
        case _:
            return isinstance(claim, NamedCounts)


def _follows(claim: Claim, move: RefusedMove) -> bool:
    return isinstance(claim, OnlyFollows) and _about(claim.answer, move.top) and not move.is_named


def _never_on(claim: Claim, move: RefusedMove) -> bool:
    return isinstance(claim, NeverOn) and _has(claim.cards, move.card) and _has(claim.below, move.top)


def _last(claim: Claim, move: RefusedMove) -> bool:
    match claim:
        case LastCardDoes():
            return _has(claim.cards, move.card) and claim.last.kind in ("forbidden", "if it fits")
        case LastCardDoesWhile():
            forbids = _has(claim.cards, move.card) and claim.last.kind == "forbidden"
            return forbids and move.meets(claim.condition)
        case LastCoverDoes():
            return _has(claim.covered, move.top) and claim.last.kind in ("forbidden", "if it fits")
        case LastCardsTogether():
            return not claim.may
        case _:
            return isinstance(claim, OutOnlyOn)


def _held(claim: Claim, move: RefusedMove) -> bool:
    return isinstance(claim, NotWhileHolding) and _has(claim.cards, move.card)


def _while(claim: Claim, move: RefusedMove) -> bool:
    return isinstance(claim, NotWhile) and _has(claim.cards, move.card) and move.meets(claim.condition)


def _first_turn(claim: Claim, move: RefusedMove) -> bool:
    fixed = isinstance(claim, NotInFirstTurn) and _has(claim.cards, move.card)
    return fixed or (isinstance(claim, NotOnTopInFirstTurn) and _about(claim.cards, move.top))


def _owes(claim: Claim, move: RefusedMove) -> bool:
    """Whether a claim tells how what is owed now can be answered."""
    return isinstance(claim, Answers) and _has(claim.owing, move.source)


def _drawn_answers(claim: Claim, move: RefusedMove) -> bool:
    return isinstance(claim, DrawnCardAnswers) and move.source >= 0


def _made(claim: Claim, move: RefusedMove) -> bool:
    """Whether a claim tells what the card does that made what is owed."""
    return isinstance(claim, Does | DoesUnderCondition) and _has(claim.cards, move.source)


def _adds(claim: Claim, move: RefusedMove) -> bool:
    """Whether a claim tells which cards may be added to the one that was laid."""
    return (
        move.in_row
        and isinstance(claim, Does | DoesUnderCondition)
        and any(isinstance(effect, MayAdd) for effect in claim.effects)
    )


def _together(claim: Claim, move: RefusedMove) -> bool:
    return move.in_several and isinstance(claim, MostTogether | LaysTogether | LaysSeveralOf)


def _does(claim: Claim, move: RefusedMove) -> bool:
    """Whether a claim tells what the card on top does, about which there is something to choose."""
    return isinstance(claim, Does | DoesUnderCondition) and _has(claim.cards, move.top)


def _covers(claim: Claim, move: RefusedMove) -> bool:
    return (
        isinstance(claim, Does | DoesUnderCondition)
        and _has(claim.cards, move.card)
        and any(isinstance(effect, OwesCover) for effect in claim.effects)
    )


def _asks(claim: Claim, move: RefusedMove) -> bool:
    asking = OwesCover | OwesCard | OwesNamedRank
    return (
        _made(claim, move)
        and isinstance(claim, Does | DoesUnderCondition)
        and any(isinstance(one, asking) for one in claim.effects)
    )


def _names(claim: Claim, move: RefusedMove) -> bool:
    if move.is_for_starter:
        return isinstance(claim, StarterIsNamedFor) and _has(claim.cards, move.top)
    named_for = isinstance(claim, NamingWild) and _has(claim.cards, move.top)
    return named_for or (isinstance(claim, CounterWild) and claim.naming is not None)


def _lays_if_able(claim: Claim, move: RefusedMove) -> bool:
    """Whether a claim says that a card has to be laid by whoever can."""
    match claim:
        case DrawsInTurn():
            return claim.when == "when unable" and not move.has_drawn
        case DrawnCardMay():
            return claim.what.startswith("must") and move.has_drawn
        case _:
            return isinstance(claim, NothingToRenew | StockUsedUp) and claim.then == "pass"


def _passes(claim: Claim, move: RefusedMove) -> bool:
    """Whether a claim says when a turn may end without a card laid."""
    if move.has_drawn:
        return isinstance(claim, PassesAfter)
    return isinstance(claim, Answered) and claim.question == DRAW_PASS_WITHOUT


_UNANSWERED = _answers(DRAW_N_STACK, SKIP_REPLY, MATCH_WILD_DURING_PENALTY)
_DRAWS = _kind(DrawsInTurn)

AGAINST: Mapping[Reason, tuple[Says, ...]] = {
    Reason.DOES_NOT_FIT: (_adds, _together, _named, _follows, _kind(Fits)),
    Reason.FORBIDDEN_ON_TOP: (_never_on,),
    Reason.NOT_AS_LAST: (_last,),
    Reason.CALL_FIRST: (_kind(CallAt, CallAhead),),
    Reason.ONLY_DRAWN_CARD: (_drawn_answers, _kind(DrawnCardMay)),
    Reason.DRAWN_CARD_WAITS: (_kind(DrawnCardMay),),
    Reason.HELD_CARDS_FORBID: (_held,),
    Reason.FORBIDDEN_NOW: (_while,),
    Reason.NOT_IN_FIRST_TURN: (_first_turn,),
    Reason.LEAD_FIRST: (_kind(HolderLeads),),
    Reason.NO_COVER: (_covers,),
    Reason.NOT_ASKED_FOR: (_asks, _owes, _made),
    Reason.MUST_PLAY: (_lays_if_able, _DRAWS),
    Reason.MUST_PLAY_DRAWN: (_kind(DrawnCardMay),),
    Reason.MUST_PLAY_OR_DRAW: (_passes, _DRAWS),
    Reason.MUST_DRAW: (_passes, _DRAWS),
    Reason.NOTHING_TO_DRAW: (_kind(NothingToRenew), _kind(StockUsedUp), _DRAWS),
    Reason.NO_DRAWING: (_DRAWS,),
    Reason.NO_MORE_DRAWS: (_kind(DrawsOn), _DRAWS),
    Reason.TOP_STAYS: (_kind(TakesTopInstead), _DRAWS),
    Reason.PLAY_OR_STOP: (_adds, _together, _does),
    Reason.TOO_FEW_TOGETHER: (_kind(LeastTogether),),
    Reason.MUST_ANSWER_OR_TAKE: (_owes, _UNANSWERED, _made),
    Reason.MUST_TAKE: (_owes, _UNANSWERED, _made),
    Reason.MUST_LAY: (_asks, _owes, _made),
    Reason.MUST_NAME_SUIT: (_names, _does),
    Reason.SUIT_NOT_ALLOWED: (_names, _does),
    Reason.MUST_NAME_RANK: (_names, _does),
    Reason.RANK_NOT_ALLOWED: (_names, _does),
    Reason.MUST_CHOOSE_SEAT: (_does,),
    Reason.MUST_CHOOSE_CARD: (_does,),
    Reason.MUST_CHOOSE_TOP: (_kind(TopOfSeveral),),
    Reason.TAKE_UP_OR_LET_BE: (_does,),
    Reason.NOTHING_TO_DOUBT: (_kind(MayBeChallenged),),
    Reason.NOT_TO_BE_ENDED: (_kind(EndsBySaying),),
    Reason.NOTHING_TO_CLAIM: (_kind(OutBySum),),
    Reason.NOT_OUT_OF_TURN: (_kind(ThrowsIn),),
}
"""For each reason that is a rule what a claim has to say, the most telling first."""
