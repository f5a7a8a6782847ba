"""How what cards make owed can be answered, and how it can be challenged."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet, kinds_in
from ...telling.phrase import Phrase, phrase, slug
from ...telling.relations_in_words import describe_relation, relation_by_cards
from ...telling.teller import Teller
from ..effects.model import Draws, Effect, Skips
from .model import Challenge, Fine, ReplyMode


def reply_phrases(teller: Teller, owing: CardSet) -> Iterator[Phrase]:
    """How what some cards make owed can be answered: a sentence for each way."""
    rules = teller.rules
    unit = _unit(teller, owing)
    modes: dict[ReplyMode, dict[int, CardSet]] = {}
    for kind in kinds_in(owing):
        for reply in rules.obligations.replies[kind]:
            of_mode = modes.setdefault(reply.mode, {})
            of_mode[kind] = of_mode.get(kind, 0) | reply.cards
    for mode, related in modes.items():
        yield from _of_mode(teller, f"reply-{unit}-{slug(mode)}", owing, related)


def _unit(teller: Teller, owing: CardSet) -> str:
    """What some cards make owed: draws, skipped seats, missed turns, or a card that has to be laid."""
    found = {_unit_of(effect) for kind in kinds_in(owing) for effect in teller.rules.effects.of_card[kind]}
    return next((unit for unit in ("draw", "skip", "turn") if unit in found), "play")


def _unit_of(effect: Effect) -> str:
    if isinstance(effect, Draws):
        return "draw"
    if isinstance(effect, Skips):
        return "skip"
    return "turn" if effect.kind == "waits" else "play"


def _of_mode(teller: Teller, key: str, owing: CardSet, related: dict[int, CardSet]) -> Iterator[Phrase]:
    """The answers of one mode; each card that makes something owed on its own if they follow no simple pattern."""
    deck, owed = teller.rules.deck, owed_draws(teller)
    pattern = describe_relation(deck, related, owed)
    if pattern is not None and len(related) == owing.bit_count():
        yield phrase(key, answer=pattern)
        return
    for cards, answer in relation_by_cards(deck, related, owed):
        yield phrase("reply-to-some", owing=teller.named(cards), reply=phrase(key, answer=answer))


def owed_draws(teller: Teller) -> tuple[int, ...]:
    """For each card how many cards it makes somebody draw as a debt."""
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
    """That a card may be challenged, and who then draws how many."""
    return phrase("challenge", guilty=_fine(challenge.guilty), challenger=_fine(challenge.challenger))


def _fine(fine: Fine) -> Phrase:
    if not fine.debt:
        return phrase("amount-cards", cards=fine.cards)
    return phrase("fine-debt-plus", cards=fine.cards) if fine.cards else phrase("fine-debt")
