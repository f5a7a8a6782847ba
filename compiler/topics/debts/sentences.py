"""Tell how what cards make owed can be answered, and how it can be challenged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...cards.cards import CardSet, card_set, kinds_in
from ...cards.named import CardAsNamed, kind_of
from ...rules.key import Key
from ...telling.exchange import Answered, Maker
from ...telling.facts import Told
from ...telling.origins import apart_from
from ...telling.relations_in_words import relation_by_cards
from ...telling.teller import Teller
from ..effects.facts import effects_at_one_time
from ..effects.model import DEBTORS, Demands, Draws, Effect, MustPlay, Skips, Waits
from ..rules import Rules
from ..wild.facts import wild_cards
from .claims import Answers, AnswersAddUp, ReplyTold, Unit
from .facts import cards_owed, draw_debt_cards, skip_debt_cards
from .model import DEBT_ANSWER, DRAW_N_ARITH, DRAW_N_STACK, MATCH_WILD_DURING_PENALTY, SKIP_REPLY
from .replies import replies_ever, replies_to

UNITS: tuple[Unit, ...] = ("draw", "skip", "turn", "play")
"""What may be owed. What several things are owed for is told of the first of them."""


def answers_to_debts(teller: Teller, owing: CardSet) -> Iterator[Answers]:
    """Yield how what some cards make owed can be answered: a claim for each way."""
    modes: dict[ReplyTold, dict[CardAsNamed, CardSet]] = {}
    for kind in kinds_in(owing):
        unsaid = _unsaid(teller.rules, kind)
        to_kind = replies_to(teller.rules, kind)
        for card, replies in to_kind.items():
            for reply in replies:
                apart = reply.cards & unsaid if reply.mode == "adds" else 0
                parts: tuple[tuple[ReplyTold, CardSet], ...] = (reply.mode, reply.cards & ~apart), ("told apart", apart)
                for mode, cards in parts:
                    if cards:
                        of_mode = modes.setdefault(mode, {})
                        of_mode.update({one: of_mode.get(one, 0) for one in to_kind})  # no card may go with some
                        of_mode[card] |= cards
    for unit in _units(teller.rules, owing):
        for mode, related in modes.items():
            yield from _of_mode(teller, owing, mode, unit, related)


def answers_add_up(teller: Teller, key: str, owing: CardSet) -> Iterator[Told]:
    """Tell what becomes of what some cards make owed, if a statement on an answer does without that."""
    rules = teller.rules
    apart = [answer for answer in rules.answers_to(DEBT_ANSWER) if (answer.owed or 0) & owing]
    if marks := apart_from(apart, DRAW_N_ARITH):
        for unit in _units(rules, owing):
            if unit != "play":
                yield replace(teller.told(key, AnswersAddUp(owing, unit)), marks=marks)


def _unsaid(rules: Rules, owed: int) -> CardSet:
    """Return the cards of which is only said that they answer a card, and not what then becomes of what it made."""
    unsaid = 0
    for answer in rules.answers_to(DEBT_ANSWER):
        if (answer.owed or 0) >> owed & 1 and answer.leaves_out(DRAW_N_ARITH):
            unsaid |= answer.cards or 0
    return unsaid


def _units(rules: Rules, owing: CardSet) -> tuple[Unit, ...]:
    """Return what some cards make owed, or what is owed after they moved it, if that is answered by them."""
    found = _units_made(rules, owing)
    if not found and rules.debts.answered_by != "what made it":
        found = _units_made(
            rules, card_set(kind for kind, some in enumerate(replies_ever(rules)) for one in some if one.cards & owing)
        )
    return tuple(unit for unit in UNITS if unit in found)


def _units_made(rules: Rules, owing: CardSet) -> set[Unit]:
    """Return what is answered that some cards make owed: of all that they do at one time the first of these."""
    made: set[Unit] = set()
    for kind in kinds_in(owing):
        for effects in effects_at_one_time(rules, kind):
            units = {_unit_of(effect) for effect in effects}
            made.update(tuple(unit for unit in UNITS if unit in units)[:1])
    return made


def _unit_of(effect: Effect) -> Unit | None:
    if isinstance(effect, Draws):
        return "draw" if effect.target in DEBTORS else None
    if isinstance(effect, Skips):
        return "skip" if effect.target == "next" else None
    if isinstance(effect, Waits):
        return "turn"
    return "play" if isinstance(effect, MustPlay | Demands) else None


def _of_mode(
    teller: Teller, owing: CardSet, mode: ReplyTold, unit: Unit, related: dict[CardAsNamed, CardSet]
) -> Iterator[Answers]:
    """Yield the answers of one mode; without a simple pattern, card by card of those that make something owed."""
    deck, owed = teller.rules.deck, cards_owed(teller.rules)
    for cards, _ in relation_by_cards(deck, related, owed):
        answer = tuple((card, related[card]) for card in sorted(related) if cards >> kind_of(card) & 1)
        yield Answers(cards, answer, mode, unit, of_some=cards != owing, owed=owed)


def _unanswered(teller: Teller, owing: CardSet, key: Key) -> Answered | None:
    """Return cards that make something owed and that nothing answers."""
    replies = replies_ever(teller.rules)
    bare = card_set(kind for kind in kinds_in(owing) if not replies[kind])
    return Answered(key, cards=bare) if bare else None


def _unanswered_draws(teller: Teller) -> Answered | None:
    return _unanswered(teller, draw_debt_cards(teller.rules), DRAW_N_STACK)


def _unanswered_skips(teller: Teller) -> Answered | None:
    return _unanswered(teller, skip_debt_cards(teller.rules), SKIP_REPLY)


def _wild_against_debt(teller: Teller) -> Answered | None:
    """Tell whether a wild card may be laid instead of drawing, unless that is told with the debt."""
    rules = teller.rules
    wild = wild_cards(rules)
    replies = [reply for kind in kinds_in(draw_debt_cards(rules)) for reply in replies_ever(rules)[kind]]
    if not replies or any(reply.cards & wild for reply in replies):
        return None
    return Answered(MATCH_WILD_DURING_PENALTY, cards=wild)


EXCHANGES: dict[Key, Maker] = {
    DRAW_N_STACK: _unanswered_draws,
    SKIP_REPLY: _unanswered_skips,
    MATCH_WILD_DURING_PENALTY: _wild_against_debt,
}
"""The questions about debts that are answered in more than one way."""
