"""Tell what cards do when they are played, and how what they make owed can be answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...cards.cards import CardSet, kinds_in
from ...rules.key import Key
from ...telling.exchange import Answered, Maker
from ...telling.facts import Told
from ...telling.phrase import phrase, slug
from ...telling.teller import Teller, grouped
from ..counters.model import DECK_CUTTER_EFFECT
from ..debts.model import DEBT_ANSWER, DRAW_N_PLAY_WHILE_DRAWING, Challenge
from ..debts.sentences import challenge_phrase, reply_phrases
from ..rules import Rules
from ..several.model import DUMP_OPEN
from ..wild.facts import naming_wilds, wild_cards
from ..wild.model import WILD_CHALLENGE
from .clauses import effect_phrases
from .facts import naming_cards
from .model import PLAY_EFFECT, REVERSE_TWO_PLAYER, SKIP_TWO_PLAYER, Adds, Effect, Names, Reverses


def tell_effects(teller: Teller) -> Iterator[Told]:
    """Tell what each card does, cards with the same effect together."""
    rules = teller.rules
    for cards, effects in grouped(rules.effects.of_card):
        if effects:
            words = phrase("card-does", effects=effect_phrases(teller, effects, cards))
            replies = tuple(reply_phrases(teller, cards))
            by: list[Key] = [PLAY_EFFECT, *([DEBT_ANSWER] if replies else []), *_reverse_question(rules, effects)]
            challenge = _challenge_of_all(rules, cards)
            if challenge is not None:
                replies = (*replies, challenge_phrase(challenge))
                by.append(WILD_CHALLENGE)
            yield teller.told(f"effects {cards:x}", words, *replies, by=by, lead=cards)
    yield from _of_cutter_suit(teller)
    yield from _challenges(teller)
    yield from _named(teller)
    if any(rules.debts.replies):
        quiet = not rules.debts.drawn_may_answer
        words = phrase("drawn-may-not-answer" if quiet else "drawn-may-answer")
        yield teller.told("effects.drawn-answer", words, by=(DRAW_N_PLAY_WHILE_DRAWING,), quiet=quiet)
    if any(isinstance(effect, Adds) for effects in rules.effects.of_card for effect in effects):
        words = phrase(f"add-open-{'stays' if rules.several.add_stays_open else 'closes'}")
        yield teller.told("effects.add-open", words, by=(DUMP_OPEN,))


def _of_cutter_suit(teller: Teller) -> Iterator[Told]:
    """Tell what cards do that have the suit of the cutter, if that is something else."""
    for cards, effects in grouped(teller.rules.effects.of_cutter_suit):
        if effects is None:
            continue
        words = phrase("card-does-nothing-in-cutter-suit")
        if effects:
            words = phrase("card-does-in-cutter-suit", effects=effect_phrases(teller, effects, cards))
        yield teller.told(f"effects.cutter {cards:x}", words, by=(DECK_CUTTER_EFFECT,), lead=cards)


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
            words = challenge_phrase(challenge)
            yield teller.told(f"effects.challenge {cards:x}", words, by=(WILD_CHALLENGE,), lead=cards)


def _named(teller: Teller) -> Iterator[Told]:
    """Tell what it means that a suit or a rank was named by a card that is not wild, if wild cards do not tell it."""
    rules = teller.rules
    tame = naming_cards(rules) & ~wild_cards(rules)
    if naming_wilds(rules):
        return
    of_card = rules.effects.of_card
    names = [effect for kind in kinds_in(tame) for effect in of_card[kind] if isinstance(effect, Names)]
    for what in dict.fromkeys(effect.naming.what for effect in names):
        words = phrase(f"named-{slug(what)}")
        yield teller.told(f"effects.named-{slug(what)}", words, by=(PLAY_EFFECT,), tells=(), cards=tame)


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


EXCHANGES: dict[Key, Maker] = {SKIP_TWO_PLAYER: _skip_with_two, REVERSE_TWO_PLAYER: _reverse_with_two}
"""The questions about effects that are answered in more than one way."""
