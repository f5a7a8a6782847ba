"""Check that a card that asks for another finds one, and enough can be laid on every card and in every turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, card_set, kinds_in
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.facts_on_cards import remembered
from ...telling.answers_told import subject
from ..debts.facts import replies_ever
from ..deck.model import DECK_COMPOSITION, DECK_JOKERS
from ..effects.facts import (
    adding_cards,
    cards_asking_for_cards,
    cards_with_effects,
    copying_cards,
    demanding_cards,
    each_saying,
    effects_ever,
    effects_said,
    naming_cards,
)
from ..effects.model import PLAY_EFFECT, Adds, Copies, Covers, Effect, MustPlay, OpensRound
from ..effects.reports import NoCardToFollow, NothingToCopy, RoundFromTheMiddle, RoundOfWorkingCards
from ..places import place_of
from ..rules import Rules
from ..wild.facts import naming_wilds, wild_cards, wilds_counting_as_named
from ..wild.model import WILD_PLAYABLE_ON
from .facts import cards_counting_as_below
from .model import MATCH_AFTER_CARD, MATCH_ATTRIBUTES, MATCH_FIRST_TURN_LIMITS, Attribute
from .reports import DeadEnd, FewCanFollow, NothingFollows, NothingInFirstTurn


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look at every card that asks for one, at every copy, and at what fits on each card."""
    for answer in each_saying(rules):
        cards = subject(answer) or 0
        for effect in effects_said(answer):
            alone = _without_follower(rules, effect, cards & ~cards_counting_as_below(rules))
            if alone:
                yield NoCardToFollow(span=answer.span, cards=f"`{cards_text(alone, rules.deck)}`")
            working = _working_in_round(rules, effect, cards)
            if working:
                yield RoundOfWorkingCards(span=answer.span, working=f"`{cards_text(working, rules.deck)}`")
            if isinstance(effect, MustPlay) and effect.target != "next" and effect.lasting != "once":
                yield RoundFromTheMiddle(span=answer.span, lasting=effect.lasting)
    copying = copying_cards(rules)
    if copying and not (cards_with_effects(rules) | naming_wilds(rules)) & ~copying:
        yield NothingToCopy(span=place_of(rules, PLAY_EFFECT), cards=f"`{cards_text(copying, rules.deck)}`")
    without = _nothing_follows(rules)
    if without:
        after = [one for one in rules.answers_to(MATCH_AFTER_CARD) if (one.cards or 0) & without]
        bans = [one for one in rules.answers_to(WILD_PLAYABLE_ON) if isinstance(one.value, int) and one.value & without]
        first, *others = [one.span for one in (*bans, *after)] or [place_of(rules, MATCH_ATTRIBUTES)]
        span, labels = first, tuple(Label(one, "this says what may follow") for one in others)
        yield NothingFollows(span=span, cards=f"`{cards_text(without, rules.deck)}`", labels=labels)
    yield from _few_follow(rules, without)
    first_turn = rules.matching.forbidden_first
    if first_turn is not None and first_turn.always == rules.deck.every_card:
        yield NothingInFirstTurn(span=place_of(rules, MATCH_FIRST_TURN_LIMITS))
    dead_ends = _dead_ends(rules)
    if dead_ends:
        words = cards_text(dead_ends, rules.deck)
        span = place_of(rules, MATCH_AFTER_CARD, DECK_JOKERS, DECK_COMPOSITION, MATCH_ATTRIBUTES)
        yield DeadEnd(span=span, cards=f"`{words}`", words=words)


@remembered
def _nothing_follows(rules: Rules) -> CardSet:
    """Return cards on which nothing may ever be laid: all is forbidden there, or all that may follow."""
    without = 0
    for kind in kinds_in(rules.deck.every_card):
        forbidden = card_set(one for one, below in enumerate(rules.matching.forbidden_on) if below >> kind & 1)
        after = rules.matching.after[kind] if rules.matching.after else None
        follows = rules.deck.every_card
        if after is not None and after.cards is not None:
            follows = after.cards | wild_cards(rules)
        if not follows & ~forbidden & ~_lonely(rules, kind):
            without |= 1 << kind
    return without


def _few_follow(rules: Rules, without: CardSet) -> Iterator[Diagnostic]:
    """Find out whether so few cards can ever follow that two hands hold more."""
    follow = 0 if without else _all_that_follows(rules)
    count = sum(rules.deck.copies_of(kind) for kind in kinds_in(follow))
    if follow and count < 2 * rules.deal.cards_each:
        said = (answer for answer in rules.answers_to(MATCH_AFTER_CARD) if not answer.is_default)
        first, *others = (answer.span for answer in said)
        labels = tuple(Label(one, "this says what may follow, too") for one in others)
        yield FewCanFollow(span=first, cards=f"`{cards_text(follow, rules.deck)}`", labels=labels)


def _all_that_follows(rules: Rules) -> CardSet:
    """Return all cards that can follow some card; none if the rules do not say so themselves.

    They do where `after` has the first word on every card, and none of those that follow asks for another.
    """
    following = rules.matching.following
    if following is None or rules.several.together is not None or rules.out_of_turn.jump is not None:
        return 0
    following |= wild_cards(rules)
    for replies in replies_ever(rules):
        for reply in replies:
            following |= reply.cards
    return 0 if following & (cards_asking_for_cards(rules) | adding_cards(rules)) else following


def _working_in_round(rules: Rules, effect: Effect, cards: CardSet) -> CardSet:
    """Return the cards of a round that do something else than open one."""
    if not isinstance(effect, OpensRound):
        return 0
    laid = 0
    for kind in kinds_in(cards):
        laid |= effect.cards.on[kind]
    doing = ((kind, effects_ever(rules, kind)) for kind in kinds_in(laid))
    working = card_set(
        kind for kind, effects in doing if any(not isinstance(one, OpensRound | Copies) for one in effects)
    )
    return working | (laid & naming_cards(rules))


def _without_follower(rules: Rules, effect: Effect, cards: CardSet) -> CardSet:
    """Return the cards with an effect that asks for a card, and for which the pack has no other card of that kind."""
    if not isinstance(effect, Covers | MustPlay | OpensRound | Adds):
        return 0
    on = effect.cards.on
    if any(on):
        cards &= ~wilds_counting_as_named(rules)  # what such a card asks for goes by the card that was named
    return card_set(kind for kind in kinds_in(cards) if not on[kind] & ~_lonely(rules, kind))


def _lonely(rules: Rules, kind: int) -> CardSet:
    """Return a card itself, if it cannot follow itself because there is only one of it."""
    return 0 if rules.deck.copies_of(kind) > 1 else 1 << kind


def _dead_ends(rules: Rules) -> CardSet:
    """Return cards without suit on which only wild cards and their like fit, although nothing is named."""
    spoken_for = naming_cards(rules) | demanding_cards(rules) | rules.matching.with_followers
    always = wild_cards(rules)
    suitless = card_set(kind for kind, card in enumerate(rules.deck.cards) if card.suit is None) & ~spoken_for
    return card_set(kind for kind in kinds_in(suitless) if not _matching(rules, kind) & ~always)


def _matching(rules: Rules, kind: int) -> CardSet:
    """Return the cards of other ranks that match a card."""
    deck, rank = rules.deck, rules.deck.rank_of(kind)
    matching = 0
    for attribute in rules.matching.attributes:
        matching |= _sharing(rules, kind, attribute)
    return matching & ~deck.of_rank(rank)


def _sharing(rules: Rules, kind: int, attribute: Attribute) -> CardSet:
    deck = rules.deck
    match attribute:
        case "suit":
            return deck.of_suit(deck.suit_of(kind))
        case "rank":
            return deck.of_rank(deck.rank_of(kind))
        case "colour":
            return deck.of_colour(deck.colour_of(kind))
        case "neighbour":
            return deck.beside(deck.rank_of(kind))
