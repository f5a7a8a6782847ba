"""What cards do when they are played, and how what they make owed can be answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crazy8.compiler.questions.card_sets import draw_debt_cards, naming_cards, naming_wilds, owing_cards, wild_cards
from crazy8.compiler.rulebook.facts import Told
from crazy8.compiler.rulebook.phrase import Listed, Phrase, phrase, slug
from crazy8.compiler.rulebook.relations import describe_relation
from crazy8.compiler.rulebook.topics.teller import Teller, grouped
from crazy8.compiler.rules.cards import CardSet, kinds_in
from crazy8.compiler.rules.effects import Draws, Effect, Names, PlaysAgain, Reverses, Skips
from crazy8.compiler.rules.obligations import ReplyMode
from crazy8.compiler.rules.rules import Rules


def tell_effects(teller: Teller) -> Iterator[Told]:
    """What each card does, cards with the same effect together."""
    rules = teller.rules
    for cards, effects in grouped(rules.effects.of_card):
        if effects:
            words = phrase("card-does", effects=effect_phrases(rules, effects))
            replies = tuple(_replies(teller, cards))
            by = ["play.effect", *(["debt.answer"] if replies else []), *_reverse_question(rules, effects)]
            yield teller.told(f"effects {cards:x}", words, *replies, by=by, lead=cards)
    tame = naming_cards(rules) & ~wild_cards(rules)
    if tame and not naming_wilds(rules):
        yield teller.told("effects.named-suit", phrase("named-suit"), by=("play.effect",), cards=tame)


def _reverse_question(rules: Rules, effects: Sequence[Effect]) -> tuple[str, ...]:
    turned = any(isinstance(effect, Reverses) for effect in effects)
    return ("reverse.two-player",) if turned and rules.players == 2 else ()


def effect_phrases(rules: Rules, effects: Sequence[Effect]) -> Listed:
    """Effects in the order in which they happen."""
    return Listed(tuple(_effect(rules, effect) for effect in effects), join="then")


def _effect(rules: Rules, effect: Effect) -> Phrase:
    """One effect, as a clause without its card."""
    if isinstance(effect, Draws):
        after = f"-{slug(effect.then)}" if effect.target == "next" else ""
        return phrase(f"draws-{effect.target}{after}", amount=_amount(effect))
    if isinstance(effect, Skips):
        return phrase(f"skips-{effect.target}", seats=effect.seats)
    if isinstance(effect, Reverses):
        return phrase(f"reverses-two-{rules.effects.reverse_with_two}" if rules.players == 2 else "reverses")
    if isinstance(effect, PlaysAgain):
        return phrase("plays-again-or-not" if effect.optional else "plays-again")
    if isinstance(effect, Names):
        return _names_suit(effect)
    raise NotImplementedError(effect)


def _names_suit(effect: Names) -> Phrase:
    choice = "may" if effect.naming.optional else "must"
    return phrase("names-another-suit" if effect.naming.another else "names-suit", choice=choice)


def _amount(draws: Draws) -> Phrase:
    """How many cards are drawn, by one player or by each of several."""
    each = "each-" if draws.target in ("others", "everyone") else ""
    return phrase(f"amount-{each}face") if draws.cards is None else phrase(f"amount-{each}cards", cards=draws.cards)


def _replies(teller: Teller, owing: CardSet) -> Iterator[Phrase]:
    """How what some cards make owed can be answered: a sentence for each way."""
    rules = teller.rules
    if not owing & owing_cards(rules):
        return
    unit = "draw" if owing & draw_debt_cards(rules) else "skip"
    modes: dict[ReplyMode, dict[int, CardSet]] = {}
    for kind in kinds_in(owing):
        for reply in rules.obligations.replies[kind]:
            of_mode = modes.setdefault(reply.mode, {})
            of_mode[kind] = of_mode.get(kind, 0) | reply.cards
    for mode, related in modes.items():
        yield from _replies_of_mode(teller, f"reply-{unit}-{slug(mode)}", owing, related)


def _replies_of_mode(teller: Teller, key: str, owing: CardSet, related: dict[int, CardSet]) -> Iterator[Phrase]:
    """The answers of one mode; each card that makes something owed on its own if they follow no simple pattern."""
    pattern = describe_relation(teller.rules.deck, related)
    if pattern is not None and len(related) == owing.bit_count():
        yield phrase(key, answer=pattern)
        return
    for cards, answering in grouped([related.get(kind, 0) for kind in range(teller.rules.deck.kind_count)]):
        if answering:
            answer = Listed((phrase("related-cards", cards=teller.named(answering)),), join="or")
            yield phrase("reply-to-some", owing=teller.named(cards), reply=phrase(key, answer=answer))
