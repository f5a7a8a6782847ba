"""Tell what cards do when they are played, and how what they make owed can be answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from ...cards.cards import CardSet, kinds_in
from ...rules.key import Key
from ...telling.claim import Claim
from ...telling.exchange import Answered, Maker
from ...telling.facts import Told
from ...telling.origins import OriginMark, apart_from
from ...telling.phrase import slug
from ...telling.teller import Teller, grouped
from ..counters.model import DECK_CUTTER_EFFECT
from ..debts.claims import MayBeChallenged
from ..debts.facts import replies_ever
from ..debts.model import DEBT_ANSWER, DRAW_N_LOSES_TURN, Challenge
from ..debts.sentences import answers_add_up, answers_to_debts
from ..manners.sentences import told_of_cards, with_named
from ..rules import Rules
from ..several.facts import added_to, stock_refills_while_acting
from ..several.model import DUMP_OPEN
from ..several.sentences import debts_beside_answers
from ..wild.claims import NamedCounts, NamedCountsOrWild
from ..wild.facts import naming_wilds, wild_cards
from ..wild.model import WILD_CHALLENGE
from .as_told import told_effects
from .claims import DebtorDoesNoMore, Does, NamesBeforeAdding, RowOfAddedCards, RowStaysWhileItActs
from .conditions_sentences import tell_conditions
from .duties_sentences import asked_next
from .facts import adding_cards, cards_drawing_until_asked, effects_ever, naming_cards
from .model import (
    PLAY_EFFECT,
    REVERSE_TWO_PLAYER,
    SKIP_TWO_PLAYER,
    TURN_QUESTION_BY_CHOICE,
    TURN_QUESTION_DRAWN,
    Draws,
    Effect,
    Names,
    Reverses,
)


def tell_effects(teller: Teller) -> Iterator[Told]:
    """Tell what each card does, cards with the same effect together."""
    rules = teller.rules
    told = rules.effects.told or ((),) * rules.deck.kind_count
    of_card = tuple(zip(rules.effects.of_card, _then_apart(rules, PLAY_EFFECT), told, strict=True))
    told_once: tuple[Key, ...] = ()  # what several cards follow from is told with the first of them
    for cards, (effects, then, in_words) in grouped(of_card):
        if effects or in_words:
            does = [Does(cards, told_effects(rules, effects, cards, then_apart=bool(then)))] if effects else []
            replies: tuple[Claim, ...] = tuple(answers_to_debts(teller, cards))
            by: list[Key] = [PLAY_EFFECT, *([DEBT_ANSWER] if replies else []), *_reverse_question(rules, effects)]
            challenge = _challenge_of_all(rules, cards)
            if challenge is not None:
                replies = (*replies, MayBeChallenged(cards, challenge))
                by.append(WILD_CHALLENGE)
            asked = asked_next(rules, effects, cards)
            words = told_of_cards(teller, cards, in_words)
            tells = [key for key in by if key not in told_once]
            told_once = told_once or _reverse_question(rules, effects)
            done = teller.told(f"effects {cards:x}", *does, *words, *asked, *replies, by=by, tells=tells)
            yield with_named(teller, done, in_words)
            yield from answers_add_up(teller, f"effects {cards:x} answers", cards)
            yield from _then(teller, f"effects {cards:x} then", cards, effects, then)
    yield from _moving(teller)
    yield from _of_cutter_suit(teller)
    yield from tell_conditions(teller)
    yield from _challenges(teller)
    yield from _named(teller)
    adding = adding_cards(rules)
    if adding:
        row: list[Claim] = [RowOfAddedCards(rules.several.added_row)]
        private = rules.matching.counter_wild
        if adding & naming_cards(rules) or (private is not None and private.naming is not None):
            row.append(NamesBeforeAdding())
        if stock_refills_while_acting(rules):
            row.append(RowStaysWhileItActs())
        row.extend(debts_beside_answers(rules, added_to, "row"))
        yield teller.told("effects.add-open", *row, by=(DUMP_OPEN,))


def _moving(teller: Teller) -> Iterator[Told]:
    """Tell how what was moved is answered on cards that do nothing else."""
    rules = teller.rules
    told = rules.effects.told or ((),) * rules.deck.kind_count
    of_card = tuple(zip(rules.effects.of_card, replies_ever(rules), told, strict=True))
    for cards, (effects, replies, in_words) in grouped(of_card):
        answers = tuple(answers_to_debts(teller, cards)) if replies and not effects and not in_words else ()
        if answers:
            yield teller.told(f"effects {cards:x}", *answers, by=(DEBT_ANSWER,), cards=cards)
            yield from answers_add_up(teller, f"effects {cards:x} answers", cards)


def _then(
    teller: Teller, key: str, cards: CardSet, effects: Sequence[Effect], marks: tuple[OriginMark, ...]
) -> Iterator[Told]:
    """Tell what a debtor may still do, if that is not on the word of the statement that says what the cards do."""
    if marks:
        hits = {effect.target == "previous" for effect in effects if isinstance(effect, Draws)}
        after = [DebtorDoesNoMore(cards, hits_previous=previous) for previous in sorted(hits)]
        yield replace(teller.told(key, *after), marks=marks)


def _then_apart(rules: Rules, question: Key) -> tuple[tuple[OriginMark, ...], ...]:
    """Return for each card the marks of what a debtor may still do, if that is not on the word of its statement."""
    answers = [(answer, answer.cards or 0) for answer in rules.answers_to(question)]
    of_card = ([answer for answer, cards in answers if cards >> kind & 1] for kind in range(rules.deck.kind_count))
    return tuple(apart_from(some, DRAW_N_LOSES_TURN) for some in of_card)


def _of_cutter_suit(teller: Teller) -> Iterator[Told]:
    """Tell what cards do that have the suit of the cutter, if that is something else."""
    rules = teller.rules
    if not rules.effects.of_cutter_suit:
        return
    apart = _then_apart(rules, DECK_CUTTER_EFFECT)
    told = rules.effects.told_of_cutter_suit or ((),) * rules.deck.kind_count
    for cards, (effects, then, in_words) in grouped(tuple(zip(rules.effects.of_cutter_suit, apart, told, strict=True))):
        if effects is None:
            continue
        does = Does(cards, told_effects(rules, effects, cards, then_apart=bool(then)), in_cutter_suit=True)
        words = told_of_cards(teller, cards, in_words)
        done = teller.told(f"effects.cutter {cards:x}", does, *words, by=(DECK_CUTTER_EFFECT,))
        yield with_named(teller, done, in_words)
        yield from _then(teller, f"effects.cutter {cards:x} then", cards, effects, then)


def _challenge_of_all(rules: Rules, cards: CardSet) -> Challenge | None:
    """Tell how some cards may be challenged, if that is the same for all of them."""
    challenges = rules.debts.challenges
    found = {challenges[kind] for kind in kinds_in(cards)} if challenges else set()
    return found.pop() if len(found) == 1 else None


def _challenges(teller: Teller) -> Iterator[Told]:
    """Tell which cards may be challenged, where that was not told with what they do."""
    rules = teller.rules
    told = 0
    for cards, effects in grouped(rules.effects.of_card):
        if effects and _challenge_of_all(rules, cards) is not None:
            told |= cards
    for of_challenge, challenge in grouped(rules.debts.challenges):
        cards = of_challenge & ~told
        if challenge is not None and cards:
            words = MayBeChallenged(cards, challenge)
            yield teller.told(f"effects.challenge {cards:x}", words, by=(WILD_CHALLENGE,))


def _named(teller: Teller) -> Iterator[Told]:
    """Tell what it means that a suit or a rank was named for what a card does, and not because it is wild."""
    rules = teller.rules
    wild = wild_cards(rules)
    found: dict[Literal["suit", "rank", "suit and rank"], CardSet] = {}
    for kind in kinds_in(naming_cards(rules) & ~naming_wilds(rules)):
        for effect in effects_ever(rules, kind):
            if isinstance(effect, Names):
                found[effect.naming.what] = found.get(effect.naming.what, 0) | 1 << kind
    for what, cards in found.items():
        claim = NamedCounts(what) if what == "suit and rank" or not wild else NamedCountsOrWild(cards, what, wild)
        yield teller.told(f"effects.named-{slug(what)}", claim, by=(PLAY_EFFECT,), tells=(), cards=cards)


def _reverse_question(rules: Rules, effects: Sequence[Effect]) -> tuple[Key, ...]:
    turned = any(isinstance(effect, Reverses) for effect in effects)
    return (REVERSE_TWO_PLAYER,) if turned and rules.players == 2 else ()


def _skip_with_two(teller: Teller) -> Answered:
    """Tell of a skip among two players, who sit down as two or are the last two in."""
    return Answered(SKIP_TWO_PLAYER, asked_so="" if teller.rules.players == 2 else "left")


def _reverse_with_two(teller: Teller) -> Answered | None:
    """Tell of a reverse among the last two in; for two who sit down, the card itself is told so."""
    if teller.rules.players == 2:
        return None
    return Answered(REVERSE_TWO_PLAYER, teller.rules.effects.reverse_with_two)


def _by_choice(teller: Teller) -> Answered:
    """Tell whether a card that is asked for must be laid by a player who can."""
    return Answered(TURN_QUESTION_BY_CHOICE, "yes" if teller.rules.drawing.when == "at will" else "no")


def _drawn_instead(teller: Teller) -> Answered:
    """Tell whether a card that was drawn instead may be laid if it is one that was asked for."""
    what = teller.rules.drawing.drawn_card
    if what == "waits":
        return Answered(TURN_QUESTION_DRAWN, "yes" if cards_drawing_until_asked(teller.rules) else "no")
    return Answered(TURN_QUESTION_DRAWN, "must" if what.startswith("must") else "yes")


EXCHANGES: dict[Key, Maker] = {
    SKIP_TWO_PLAYER: _skip_with_two,
    REVERSE_TWO_PLAYER: _reverse_with_two,
    TURN_QUESTION_BY_CHOICE: _by_choice,
    TURN_QUESTION_DRAWN: _drawn_instead,
}
"""The questions about effects that are answered in more than one way."""
