"""Tell what holds for every debt: when it is answered again, what an answering card does, how much can be due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ...cards.cards import CardSet, card_set, kinds_in
from ...telling.facts import Told
from ...telling.teller import Teller
from ..effects.facts import naming_cards
from ..finish.facts import plays_on
from ..wild.facts import naming_counter_wilds
from ..wild.model import WILD_CHALLENGE
from .challenge_checks import laid_together
from .claims import (
    AnsweredAgain,
    AnswererDoes,
    AnsweringCard,
    ComparedAsNamed,
    ComparedAsPrinted,
    DrawnCardAnswers,
    LeftIsOneCards,
    MostDue,
    OneOutIsNotDoubted,
    SentBackToOneOut,
    SeveralChallenged,
)
from .facts import (
    RAISING,
    answers_go_by_named_suit,
    answers_go_by_printed_suit,
    cards_answered,
    cards_that_only_hit,
    cards_with_other_work,
    debts_are_cancelled_in_part,
    debts_are_moved,
    has_draw_replies,
)
from .model import DEBT_ANSWER, DEBT_ANSWER_ACTS, DEBT_ANSWERED_BY, DRAW_N_CAP, DRAW_N_PLAY_WHILE_DRAWING
from .replies import replies_ever

Answering = dict[tuple[AnswererDoes, CardSet], CardSet]
"""For what some cards do besides when they answer: against which cards."""


def tell_debts(teller: Teller) -> Iterator[Told]:
    """Tell what holds for what is owed, whatever made it."""
    rules = teller.rules
    debts = rules.debts
    if has_draw_replies(rules):
        may = debts.drawn_may_answer
        yield teller.told("effects.drawn-answer", DrawnCardAnswers(may), by=(DRAW_N_PLAY_WHILE_DRAWING,), quiet=not may)
    if answers_go_by_named_suit(rules):
        yield teller.told("effects.answer-compared", ComparedAsNamed(), by=(DEBT_ANSWER,), tells=())
    elif answers_go_by_printed_suit(rules):
        yield teller.told("effects.answer-compared", ComparedAsPrinted(), by=(DEBT_ANSWER,), tells=())
    if debts_are_moved(rules):
        left = (LeftIsOneCards(),) if debts_are_cancelled_in_part(rules) else ()
        yield teller.told("effects.answered-by", AnsweredAgain(debts.answered_by), *left, by=(DEBT_ANSWERED_BY,))
        if plays_on(rules) and cards_answered(rules, "sends back"):
            yield teller.told("effects.sent-back-to-one-out", SentBackToOneOut())
    work = tuple(_other_work(teller))
    if work:
        yield teller.told("effects.answering", *work, by=(DEBT_ANSWER_ACTS,))
    quiet = tuple(_only_hitting(teller))
    if quiet:
        yield teller.told("effects.answering-only", *quiet, by=(DEBT_ANSWER,), tells=())
    if debts.most is not None:
        yield teller.told("effects.debt-most", MostDue(debts.most), by=(DRAW_N_CAP,))
    doubtful = card_set(kind for kind, one in enumerate(debts.challenges) if one is not None)
    if any(laid_together(rules, kind) for kind in kinds_in(doubtful)):
        yield teller.told("effects.challenge-several", SeveralChallenged(), by=(WILD_CHALLENGE,), tells=())
    if doubtful and plays_on(rules):
        yield teller.told("effects.challenge-not-one-out", OneOutIsNotDoubted(), by=(WILD_CHALLENGE,), tells=())


def _other_work(teller: Teller) -> Iterator[AnsweringCard]:
    """Tell which answering cards do their other work too, and which do not, but for the naming that goes with them."""
    told: Answering = {}
    working, naming = cards_with_other_work(teller.rules), _naming(teller)
    for owed, replies in enumerate(replies_ever(teller.rules)):
        acts = card_set(kind for reply in replies if reply.acts for kind in kinds_in(reply.cards))
        raises = card_set(kind for reply in replies if reply.mode in RAISING for kind in kinds_in(reply.cards))
        quiet = card_set(kind for reply in replies for kind in kinds_in(reply.cards)) & ~acts
        by_work = {"other work": acts & ~raises, "naming": quiet & naming, "nothing": quiet & ~naming}
        for does in get_args(AnswererDoes):
            _note(told, does, by_work[does] & working, owed)
    yield from _answering(teller, told)


def _only_hitting(teller: Teller) -> Iterator[AnsweringCard]:
    """Tell that cards which would make somebody owe something, and do no more, hit nobody when they only answer."""
    told: Answering = {}
    hitting, naming = cards_that_only_hit(teller.rules), _naming(teller)
    for owed, replies in enumerate(replies_ever(teller.rules)):
        moves = card_set(kind for reply in replies if reply.mode not in RAISING for kind in kinds_in(reply.cards))
        _note(told, "naming", moves & hitting & naming, owed)
        _note(told, "nothing", moves & hitting & ~naming, owed)
    yield from _answering(teller, told)


def _naming(teller: Teller) -> CardSet:
    """Return the cards with which something is named, be it by a player alone for whom they are wild."""
    return naming_cards(teller.rules) | naming_counter_wilds(teller.rules)


def _note(told: Answering, does: AnswererDoes, cards: CardSet, owed: int) -> None:
    """Note what some cards do besides when they answer a card."""
    if cards:
        told[does, cards] = told.get((does, cards), 0) | 1 << owed


def _answering(teller: Teller, told: Answering) -> Iterator[AnsweringCard]:
    """Tell what answering cards do besides; against which cards, if it is otherwise against others."""
    raising = 0
    for reply in (reply for replies in replies_ever(teller.rules) for reply in replies if reply.mode in RAISING):
        raising |= reply.cards
    for does in get_args(AnswererDoes):
        for (what, cards), owed in told.items():
            if what == does:
                others = (cards & others for one, others in told if (one, others) != (what, cards))
                otherwise = cards & raising or any(others)
                yield AnsweringCard(cards, what, owed if otherwise else None)
