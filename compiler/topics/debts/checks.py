"""Check that answers belong to cards that make something owed, and add only what is of the same kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, card_set, kinds_in
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.answer import Answer
from ...questions.facts_on_cards import remembered
from ...questions.one_by_one import each, whoever
from ..effects.facts import conditional_cards, effects_at_one_time, effects_ever, with_effect
from ..effects.model import (
    DEBTORS,
    PLAY_EFFECT,
    Copies,
    Covers,
    Demands,
    Draws,
    Effect,
    MustPlay,
    OpensRound,
    PlaysAgain,
    Skips,
    Waits,
)
from ..matching.facts import forbidden_while_owing
from ..matching.model import MATCH_FORBIDDEN_WHILE
from ..rules import Rules
from ..several.facts import laid_with
from ..wild.model import WILD_PLAYABLE_ON
from .facts import RAISING, cards_that_move_debts, cards_with_other_work
from .model import DEBT_ANSWER, DRAW_N_CAP, mode_of
from .replies import replies_ever, replies_to
from .reports.debts import (
    AnswerActsByName,
    AnswerAddsAtTimes,
    AnswerAddsNothing,
    AnswerCountsCards,
    AnswerNeverGiven,
    AnswersItself,
    AnswerToMovedDebt,
    DebtAboveLimit,
    DebtLimitNeverReached,
    DrawsAndIsSkipped,
    GoesOnTwice,
    NothingOwed,
    OwesTwoThings,
    TwoTurnsNext,
)

_COUNTING = ("adds", "doubles", "cancels last")
_A_CARD = "a card"
"""A card that has to be laid: that cannot be added up."""
_ANY_UNIT = "as below"
"""A card that copies makes owed what the card under it does."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look at both sides of every answer, and at the limit of what they add up to."""
    yield from _above_limit(rules)
    yield from _acting_by_name(rules)
    for answer in each(rules.answers_to(DEBT_ANSWER)):
        if answer.is_default or not isinstance(answer.value, str):
            continue
        owed = answer.owed or 0
        idle = owed & ~card_set(kind for kind in kinds_in(owed) if _unit(rules, kind) not in (None, _ANY_UNIT))
        moving = idle & cards_that_move_debts(rules)
        unasked = idle & ~moving & ~_changed_by_inherited_option(rules, answer)
        if unasked:
            words = cards_text(unasked, rules.deck)
            yield NothingOwed(span=answer.span, cards=f"`{words}`", words=words)
        elif moving and rules.debts.answered_by == "what made it":
            yield AnswerToMovedDebt(span=answer.span, cards=f"`{cards_text(moving, rules.deck)}`")
        elif mode_of(answer.value) in RAISING:
            yield from _mixed_units(rules, answer, owed & ~moving)
        if mode_of(answer.value) in _COUNTING:
            uncounted = card_set(kind for kind in kinds_in(owed) if _unit(rules, kind) == _A_CARD)
            if uncounted:
                yield AnswerCountsCards(span=answer.span, cards=f"`{cards_text(uncounted, rules.deck)}`")
        never = _never_laid(rules, answer, owed & ~idle) if owed & ~idle else 0
        if never:
            yield _never_given(rules, never, answer)
        alone = card_set(kind for kind in kinds_in(owed & ~idle) if _answers_itself(rules, answer, kind))
        if alone:
            yield AnswersItself(span=answer.span, cards=f"`{cards_text(alone, rules.deck)}`")


def _changed_by_inherited_option(rules: Rules, answer: Answer) -> CardSet:
    """Return the cards that an option of another file makes do something else; with it chosen the answer just rests."""
    changed = 0
    for effect in whoever(rules.answers_to(PLAY_EFFECT)):
        if effect.origin.option is not None and effect.origin.layer != answer.origin.layer:
            changed |= effect.cards or 0
    return changed


def _above_limit(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards of which a single one makes more due than ever may be, and a limit that all together do not exceed."""
    limit = rules.answer_to(DRAW_N_CAP)
    if limit is None or limit.is_default or not isinstance(limit.value, int):
        return
    most = limit.value
    total = _all_due(rules)
    if total is not None and total <= most:
        yield DebtLimitNeverReached(span=limit.span, total=total)
    for answer in each(rules.answers_to(PLAY_EFFECT)):
        effects = answer.value if isinstance(answer.value, tuple) else ()
        drawn = max((one.cards or 0 for one in effects if isinstance(one, Draws) and one.target in DEBTORS), default=0)
        if drawn > most:
            cards = f"`{cards_text(answer.cards or 0, rules.deck)}`"
            labels = (Label(answer.span, "this makes more of them due"),)
            yield DebtAboveLimit(span=limit.span, cards=cards, drawn=drawn, most=most, labels=labels)


def _all_due(rules: Rules) -> int | None:
    """Return how many cards become due if every card is laid that makes some; nothing if that has no bound."""
    if any(
        mode_of(answer.value) == "doubles" for answer in rules.answers_to(DEBT_ANSWER) if isinstance(answer.value, str)
    ):
        return None
    total = 0
    for kind in range(rules.deck.kind_count):
        effects = effects_ever(rules, kind)
        drawn = [one.cards for one in effects if isinstance(one, Draws) and one.target in DEBTORS]
        if None in drawn or any(isinstance(one, Copies) for one in effects):
            return None
        total += max((one for one in drawn if one is not None), default=0) * rules.deck.copies_of(kind)
    return total or None


def _acting_by_name(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards to which others answer with their other work or without it, as a suit was named for them."""
    owed = _answered_by_name(rules)
    if owed:
        *others, last = (one for one in rules.answers_to(DEBT_ANSWER) if not one.is_default and (one.owed or 0) & owed)
        labels = tuple(Label(one.span, "and this") for one in others)
        yield AnswerActsByName(span=last.span, labels=labels, owed=f"`{cards_text(owed, rules.deck)}`")


@remembered
def _answered_by_name(rules: Rules) -> CardSet:
    return card_set(kind for kind in range(rules.deck.kind_count) if _acts_by_name(rules, kind))


def _acts_by_name(rules: Rules, owed: int) -> bool:
    every = [one for replies in replies_to(rules, owed).values() for one in replies if one.mode not in RAISING]
    acting = reduce(or_, (one.cards for one in every if one.acts), 0)
    quiet = reduce(or_, (one.cards for one in every if not one.acts), 0)
    both = acting & quiet
    return both != 0 and both & cards_with_other_work(rules) != 0


def _never_laid(rules: Rules, answer: Answer, owed: CardSet) -> CardSet:
    """Return the answering cards that are forbidden on all cards that can lie on top when they would answer."""
    forbidden = rules.matching.forbidden_on
    at_any_time = (answer.cards or 0) & forbidden_while_owing(rules)
    never = card_set(kind for kind in kinds_in((answer.cards or 0) & ~at_any_time) if forbidden[kind])
    for kind in kinds_in(owed) if never else ():
        tops = _on_top(rules, kind)
        for reply in replies_ever(rules)[kind]:
            never &= ~card_set(one for one in kinds_in(reply.cards & never) if tops & ~forbidden[one])
    return never | at_any_time


def _on_top(rules: Rules, owed: int) -> CardSet:
    """Return the cards that can lie on top while something is owed for a card."""
    tops = 1 << owed | with_effect(rules, lambda effect: isinstance(effect, Copies))
    for reply in replies_ever(rules)[owed]:
        if reply.mode not in ("adds", "replaces", "cancels"):
            tops |= reply.cards
    return laid_with(rules, tops)


def _never_given(rules: Rules, never: CardSet, answer: Answer) -> Diagnostic:
    said = (*rules.answers_to(WILD_PLAYABLE_ON), *rules.answers_to(MATCH_FORBIDDEN_WHILE))
    bans = [one for one in said if not one.is_default and (one.cards or 0) & never]
    return AnswerNeverGiven(
        span=answer.span,
        labels=tuple(Label(one.span, "this forbids it") for one in bans),
        answering=f"`{cards_text(never, rules.deck)}`",
        owed=f"`{cards_text(answer.owed or 0, rules.deck)}`",
    )


def check_effects(rules: Rules) -> Iterator[Diagnostic]:
    """Report cards that make somebody owe cards or turns, and ask for a card as well: one thing is owed at a time.

    And cards that make the next player draw, and skip the next player too, or let two players go on.
    """
    for answer in each(rules.answers_to(PLAY_EFFECT)):
        effects = answer.value if isinstance(answer.value, tuple) else ()
        counted = any(_is_counted(rules, one, answer.cards or 0) for one in effects)
        if counted and any(isinstance(one, Covers | MustPlay | Demands | OpensRound) for one in effects):
            yield OwesTwoThings(span=answer.span, cards=f"`{cards_text(answer.cards or 0, rules.deck)}`")
        draws = any(isinstance(one, Draws) and one.target == "next" for one in effects)
        if draws and any(isinstance(one, Skips) and one.target == "next" for one in effects):
            yield DrawsAndIsSkipped(span=answer.span, cards=f"`{cards_text(answer.cards or 0, rules.deck)}`")
        plays = any(isinstance(one, Draws) and one.target in DEBTORS and one.then != "waits" for one in effects)
        if plays and any(map(_lets_go_on, effects)):
            yield TwoTurnsNext(span=answer.span, cards=f"`{cards_text(answer.cards or 0, rules.deck)}`")
        again = {one.optional for one in effects if isinstance(one, PlaysAgain)}
        if len(again) > 1 or (again and any(isinstance(one, Covers | OpensRound) for one in effects)):
            yield GoesOnTwice(span=answer.span, cards=f"`{cards_text(answer.cards or 0, rules.deck)}`")


def _lets_go_on(effect: object) -> bool:
    """Return whether the player of a card goes on."""
    return isinstance(effect, PlaysAgain) or (isinstance(effect, Skips) and effect.target == "others")


def _is_counted(rules: Rules, effect: Effect, cards: CardSet) -> bool:
    """Return whether an effect leaves cards or turns owed: a skip does so only if something answers it."""
    if isinstance(effect, Draws):
        return effect.target in DEBTORS
    answered = any(replies_ever(rules)[kind] for kind in kinds_in(cards))
    return answered and isinstance(effect, Skips | Waits)


def _answers_itself(rules: Rules, answer: Answer, kind: int) -> bool:
    """Return whether the one card that could answer is the one that lies on the table."""
    replies = 0
    for reply in replies_ever(rules)[kind]:
        replies |= reply.cards
    alone = 1 << kind
    return rules.deck.copies_of(kind) == 1 and (replies == alone or answer.owed == answer.cards == alone)


def _mixed_units(rules: Rules, answer: Answer, owed: CardSet) -> Iterator[Diagnostic]:
    """Report cards that are to add to a debt and make none of that kind, or under a condition one of another kind."""
    units = {_unit(rules, kind) for kind in kinds_in(owed)} | {_ANY_UNIT}
    if not owed:
        return
    strange = card_set(kind for kind in kinds_in(answer.cards or 0) if _unit(rules, kind) not in units)
    at_times = _of_other_unit_at_times(rules, answer, owed) if mode_of(str(answer.value)) == "adds" else 0
    for report, cards in ((AnswerAddsNothing, strange), (AnswerAddsAtTimes, at_times & ~strange)):
        if cards:
            yield report(
                span=answer.span,
                answering=f"`{cards_text(cards, rules.deck)}`",
                owed=f"`{cards_text(owed, rules.deck)}`",
            )


def _of_other_unit_at_times(rules: Rules, answer: Answer, owed: CardSet) -> CardSet:
    """Return the cards that add to what was made owed, and can make something else owed instead under a condition."""
    strange = 0
    for kind in kinds_in(owed):
        replies = reduce(or_, (one.cards for one in replies_ever(rules)[kind] if one.mode == "adds"), 0)
        for other in kinds_in(replies & (answer.cards or 0)):
            if (conditional_cards(rules) >> kind | conditional_cards(rules) >> other) & 1:
                made = _units_at_times(rules, kind) | _units_at_times(rules, other)
                strange |= (len(made - {None, _ANY_UNIT}) > 1) << other
    return strange


def _units_at_times(rules: Rules, kind: int) -> set[str | None]:
    """Return the words for what a card makes somebody owe when it is laid, and under each condition."""
    return {_unit_of(effects) for effects in effects_at_one_time(rules, kind)}


def _unit(rules: Rules, kind: int) -> str | None:
    """Return the word for what a card makes somebody owe: cards, seats, turns, a card to lay; or None."""
    of_suit = rules.effects.of_cutter_suit[kind] if rules.effects.of_cutter_suit else None
    return _unit_of((*effects_ever(rules, kind), *(of_suit or ())))


def _unit_of(effects: Iterable[Effect]) -> str | None:
    for effect in effects:
        match effect:
            case Draws() if effect.target in DEBTORS:
                return "cards"
            case Skips(target="next"):
                return "skips"
            case Waits():
                return "turns"
            case Demands() | MustPlay():
                return _A_CARD
            case Copies():
                return _ANY_UNIT
            case _:
                pass
    return None
