"""Tell how what cards make owed can be answered, and how it can be challenged."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet, card_set, kinds_in
from ...rules.key import Key
from ...telling.exchange import Answered, Maker
from ...telling.phrase import Phrase, phrase, slug
from ...telling.relations_in_words import describe_relation, relation_by_cards
from ...telling.teller import Teller
from ..effects.model import Draws, Effect, Skips
from ..wild.facts import wild_cards
from .facts import draw_debt_cards, skip_debt_cards
from .model import DRAW_N_STACK, MATCH_WILD_DURING_PENALTY, SKIP_REPLY, Challenge, Fine, ReplyMode


def reply_phrases(teller: Teller, owing: CardSet) -> Iterator[Phrase]:
    """Tell how what some cards make owed can be answered: a sentence for each way."""
    rules = teller.rules
    unit = _unit(teller, owing)
    modes: dict[ReplyMode, dict[int, CardSet]] = {}
    for kind in kinds_in(owing):
        for reply in rules.debts.replies[kind]:
            of_mode = modes.setdefault(reply.mode, {})
            of_mode[kind] = of_mode.get(kind, 0) | reply.cards
    for mode, related in modes.items():
        yield from _of_mode(teller, f"reply-{unit}-{slug(mode)}", owing, related)


def _unit(teller: Teller, owing: CardSet) -> str:
    """Return the word for what some cards make owed: draws, skipped seats, missed turns, or a card to be laid."""
    found = {_unit_of(effect) for kind in kinds_in(owing) for effect in teller.rules.effects.of_card[kind]}
    return next((unit for unit in ("draw", "skip", "turn") if unit in found), "play")


def _unit_of(effect: Effect) -> str:
    if isinstance(effect, Draws):
        return "draw"
    if isinstance(effect, Skips):
        return "skip"
    return "turn" if effect.kind == "waits" else "play"


def _of_mode(teller: Teller, key: str, owing: CardSet, related: dict[int, CardSet]) -> Iterator[Phrase]:
    """Yield the answers of one mode; without a simple pattern, card by card of those that make something owed."""
    deck, owed = teller.rules.deck, owed_draws(teller)
    pattern = describe_relation(deck, related, owed)
    if pattern is not None and len(related) == owing.bit_count():
        yield phrase(key, answer=pattern)
        return
    for cards, answer in relation_by_cards(deck, related, owed):
        yield phrase("reply-to-some", owing=teller.named(cards), reply=phrase(key, answer=answer))


def owed_draws(teller: Teller) -> tuple[int, ...]:
    """Return for each card how many cards it makes somebody draw as a debt."""
    deck = teller.rules.deck
    return tuple(
        sum(_cards(effect, deck.ranks[deck.rank_of(kind)].face or 0) for effect in effects)
        for kind, effects in enumerate(teller.rules.effects.of_card)
    )


def _cards(effect: Effect, face: int) -> int:
    if not isinstance(effect, Draws) or effect.target not in ("next", "previous", "chosen"):
        return 0
    return face if effect.cards is None else effect.cards


def challenge_phrase(challenge: Challenge) -> Phrase:
    """Tell that a card may be challenged, and who then draws how many."""
    return phrase("challenge", guilty=_fine(challenge.guilty), challenger=_fine(challenge.challenger))


def _fine(fine: Fine) -> Phrase:
    if not fine.debt:
        return phrase("amount-cards", cards=fine.cards)
    return phrase("fine-debt-plus", cards=fine.cards) if fine.cards else phrase("fine-debt")


def _unanswered(teller: Teller, owing: CardSet, key: Key) -> Answered | None:
    """Return cards that make something owed and that nothing answers."""
    replies = teller.rules.debts.replies
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
    replies = [reply for kind in kinds_in(draw_debt_cards(rules)) for reply in rules.debts.replies[kind]]
    if not replies or any(reply.cards & wild for reply in replies):
        return None
    return Answered(MATCH_WILD_DURING_PENALTY, cards=wild)


EXCHANGES: dict[Key, Maker] = {
    DRAW_N_STACK: _unanswered_draws,
    SKIP_REPLY: _unanswered_skips,
    MATCH_WILD_DURING_PENALTY: _wild_against_debt,
}
"""The questions about debts that are answered in more than one way."""
