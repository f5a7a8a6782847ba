"""Tell the rules on going out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...cards.cards import CardSet, card_set, kinds_in
from ...rules.key import Key
from ...telling.answers_told import ToldAnswer
from ...telling.claim import Claim
from ...telling.exchange import Answered, Maker
from ...telling.facts import Told
from ...telling.phrase import slug
from ...telling.teller import Teller, grouped
from ..conditions.sentences import told_under
from ..debts.facts import (
    answers_leaving_owed,
    cards_leaving_draws_owed,
    cards_leaving_skips_owed,
    debt_cards,
    owing_cards,
)
from ..effects.facts import copying_cards, covering_cards
from ..out_of_turn.model import OUT_CLAIM
from ..rules import Rules
from ..several.facts import laid_after, laid_with
from ..stock.facts import blocked_hand_has_lowest
from ..wild.facts import wilds_naming_a_suit
from .claims import (
    EndsBySaying,
    HandGoes,
    LastCardActsAmongOthers,
    LastCardDoes,
    LastCardDoesWhile,
    LastCardIsAnswered,
    LastCardIsCovered,
    LastCardMayBeDoubted,
    LastCardNamesNothing,
    LastCoverDoes,
    LimitCountedAfterWork,
    MostCards,
    NobodyWinsWhileAnotherIsEmpty,
    NothingToDrawForLastCard,
    OneLeft,
    OutBySum,
    OutOnlyOn,
    OwedLapses,
    PutOutIsNotCompared,
    WhenOut,
    WinnerOfLostHandScores,
)
from .facts import (
    action_cards_that_matter_last,
    answered_last_cards,
    doubtful_cards,
    hands_only_cards,
    last_at_times,
    late_last_cards,
    limit_waits_for_cards,
    naming_last_cards,
    never_last_cards,
    others_play_on,
    special_last_cards,
    wild_last_cards,
)
from .model import (
    OUT_ACTION_LAST_EFFECT,
    OUT_CARDLESS_BLOCK,
    OUT_FORBIDDEN_COVER,
    OUT_HAND_LIMIT,
    OUT_KNOCK,
    OUT_LAST_CARD,
    OUT_LAST_WHILE,
    OUT_PLAY_ON,
    OUT_REQUIRED,
    OUT_WILD_LAST,
    LastCard,
    LastWhile,
)

SCORED_BY_WINNER = ("winner collects", "winner collects average", "winner takes", "lowest collects differences")
"""Ways to score by which whoever has won a hand gets points for it."""


_OF_TWO_HANDS: dict[HandGoes, HandGoes] = {"hand ends": "hand ends for the player", "both partners": "both hands"}
"""What is said where each player plays two hands."""


def hand_goes(rules: Rules) -> HandGoes:
    """Return what becomes of the hand when somebody is out."""
    then = rules.finish.then
    if then == "play on" and rules.players == 2:
        return "hand ends"
    if rules.seating.dummies:
        return _OF_TWO_HANDS.get(then, then)
    return "hand ends for the side" if then == "hand ends" and rules.seating.partners else then


def tell_finish(teller: Teller) -> Iterator[Told]:
    """Tell which card may be the last one, and what happens when somebody is out."""
    rules = teller.rules
    comes_later = late_last_cards(rules) == rules.deck.every_card
    then = teller.told("finish.then", WhenOut(hand_goes(rules), comes_later), by=(OUT_PLAY_ON,))
    yield replace(then, says=(*then.says, *_ordinary_ends(teller)))
    if rules.finish.only_on is not None:
        yield teller.told("finish.only-on", OutOnlyOn(rules.finish.only_on), by=(OUT_REQUIRED,))
    yield from _last_cards(teller)
    yield from _under_conditions(teller)
    yield from _covers(teller)
    if rules.finish.waits_for_empty_hands:
        yield teller.told("finish.waits", NobodyWinsWhileAnotherIsEmpty(), by=(OUT_CARDLESS_BLOCK,))
    if rules.out_of_turn.claim is not None:
        lapses = (OwedLapses(),) if others_play_on(rules) and debt_cards(rules) else ()
        yield teller.told("finish.claim", OutBySum(rules.out_of_turn.claim), *lapses, by=(OUT_CLAIM,))
    knock = rules.finish.knock
    if knock is not None:
        yield teller.told(OUT_KNOCK, EndsBySaying(knock.word, knock.at_most), by=(OUT_KNOCK,))
    limit = rules.finish.limit
    if limit is not None:
        claims: list[Claim] = [MostCards(limit.cards, limit.result)]
        if limit_waits_for_cards(rules):
            claims.append(LimitCountedAfterWork())
        if limit.result == "out":
            if blocked_hand_has_lowest(rules) or rules.scoring.mode.kind.startswith("lowest"):
                claims.append(PutOutIsNotCompared())
            claims.append(OneLeft(takes_place=others_play_on(rules)))
        elif rules.scoring.mode.kind in SCORED_BY_WINNER:
            claims.append(WinnerOfLostHandScores(rules.scoring.mode.kind == "lowest collects differences"))
        yield teller.told("finish.limit", *claims, by=(OUT_HAND_LIMIT,))


def _ordinary_ends(teller: Teller) -> tuple[ToldAnswer, ...]:
    """Tell that a card ends the hand, where nobody would think otherwise."""
    special = special_last_cards(teller.rules)
    answers = teller.rules.answers_to(OUT_LAST_CARD)
    return teller.says(
        answer for answer in answers if answer.cards is not None and not answer.cards & special and answer.value
    )


def _last_cards(teller: Teller) -> Iterator[Told]:
    """Tell what a card does as the last one."""
    rules = teller.rules
    special = special_last_cards(rules)
    for told, last in grouped(rules.finish.last_card):
        cards = told & ~never_last_cards(rules)
        if last.kind == "acts":
            yield from _last_cards_that_act(teller, cards, last)
        elif last.kind == "acts and may come back":
            yield from _last_cards_that_come_back(teller, cards, last)
        elif about := cards & special if last.kind == "wins" else cards:
            quiet = last.kind == "wins"
            claims: list[Claim] = [LastCardDoes(about, last)]
            if last.kind == "draws":
                claims.append(NothingToDrawForLastCard())
            yield teller.told(f"finish.last-card {about:x}", *claims, by=(OUT_LAST_CARD,), cards=about, quiet=quiet)


def _last_cards_that_act(teller: Teller, cards: CardSet, last: LastCard) -> Iterator[Told]:
    """Tell what cards still do as somebody's last one: after it has to be covered, and perhaps among the others."""
    rules = teller.rules
    covering = cards & covering_cards(rules)
    acting = cards & ~covering
    if others_play_on(rules):
        working = action_cards_that_matter_last(rules) | naming_last_cards(rules)
        working |= cards_leaving_draws_owed(rules) | cards_leaving_skips_owed(rules)
        working |= copying_cards(rules) if working else 0
        if rules.several.effects == "each":
            working = laid_with(rules, working)
        # The first card answers, whichever of those laid after it does its work.
        acting &= working | laid_after(rules, answers_leaving_owed(rules, owing_cards(rules)))
    else:
        acting &= ~hands_only_cards(rules)
    if acting:
        claims: list[Claim] = [LastCardDoes(acting, last)]
        if others_play_on(rules):
            claims = [LastCardActsAmongOthers(acting)]
        else:
            if naming_last_cards(rules) & acting:
                claims.append(LastCardNamesNothing(naming_last_cards(rules) & acting))
            if doubtful_cards(rules) & acting:
                claims.append(LastCardMayBeDoubted(doubtful_cards(rules) & acting))
        yield teller.told(f"finish.last-card {acting:x}", *claims, by=(OUT_LAST_CARD,), cards=acting)
    if covering:
        covered = LastCardIsCovered(covering)
        yield teller.told(f"finish.last-card {covering:x}", covered, by=(OUT_LAST_CARD,), cards=covering)


def _last_cards_that_come_back(teller: Teller, cards: CardSet, last: LastCard) -> Iterator[Told]:
    """Tell of last cards that may be answered; only cards that are due bring their player back."""
    rules = teller.rules
    answered = cards & answered_last_cards(rules)
    yield from _last_cards_that_act(teller, cards & ~answered, LastCard(kind="acts"))
    drawing = answered & cards_leaving_draws_owed(rules)
    others = answered & ~drawing
    for about, claim in ((drawing, LastCardDoes(drawing, last)), (others, LastCardIsAnswered(others))):
        if about:
            claims: list[Claim] = [claim]
            if naming_last_cards(rules) & about and not others_play_on(rules):
                claims.append(LastCardNamesNothing(naming_last_cards(rules) & about))
            yield teller.told(f"finish.last-card {about:x}", *claims, by=(OUT_LAST_CARD,), cards=about)


def _under_conditions(teller: Teller) -> Iterator[Told]:
    """Tell what a card does as the last one under a condition."""
    found: dict[LastWhile, CardSet] = {}
    for kind, some in enumerate(teller.rules.finish.last_while):
        for one in some:
            found[one] = found.get(one, 0) | 1 << kind
    for number, (one, cards) in enumerate(found.items()):
        claims: list[Claim] = [LastCardDoesWhile(cards, one.condition, one.last)]
        if one.last.kind == "draws":
            claims.append(NothingToDrawForLastCard())
        slot = f"finish.last-card-while {number}"
        yield from told_under(teller, slot, *claims, by=OUT_LAST_WHILE, condition=one.condition, cards=cards)


def _covers(teller: Teller) -> Iterator[Told]:
    """Tell what a last card does that covers another one."""
    for cards, last in grouped(teller.rules.finish.after):
        if last is not None:
            yield teller.told(
                f"finish.after {cards:x}", LastCoverDoes(cards, last), by=(OUT_FORBIDDEN_COVER,), cards=cards
            )


def _that_win(teller: Teller, cards: CardSet) -> CardSet:
    """Return those of some cards that end the hand like any other card."""
    last = teller.rules.finish.last_card
    return card_set(kind for kind in kinds_in(cards) if last[kind].kind == "wins")


def _wild_last(teller: Teller) -> Answered | None:
    wild = wild_last_cards(teller.rules) & ~last_at_times(teller.rules)  # of these it is told when they do not
    winning = _that_win(teller, wild)
    if not winning or winning != wild:
        return None
    naming = "naming" if wilds_naming_a_suit(teller.rules) & wild == wild else "plain"
    if teller.rules.finish.then == "next counter":
        naming = "plain"  # its player plays on, and names as always
    return Answered(OUT_WILD_LAST, naming, wild)


def _action_last(teller: Teller) -> Answered | None:
    winning = _that_win(teller, action_cards_that_matter_last(teller.rules))
    plays_on = "next counter" if teller.rules.finish.then == "next counter" else ""
    return Answered(OUT_ACTION_LAST_EFFECT, slug(plays_on), winning) if winning else None


EXCHANGES: dict[Key, Maker] = {OUT_WILD_LAST: _wild_last, OUT_ACTION_LAST_EFFECT: _action_last}
"""The questions about last cards that are answered in more than one way."""
