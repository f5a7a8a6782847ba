"""Tell who gets points for what, and what each card counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...cards.cards import CardSet, card_set, kinds_in
from ...questions.answer import Answer
from ...telling.answers_told import said
from ...telling.claim import Claim
from ...telling.facts import Told, ValueRow
from ...telling.origins import marks_of
from ...telling.phrase import CardsName
from ...telling.teller import Teller, grouped
from ..drawing.facts import hands_may_grow
from ..players.model import SEAT_PARTNERS
from ..rules import Rules
from ..stock.facts import stock_refills
from ..stock.model import STOCK_FINE
from .claims import (
    CardsCount,
    CardsCountTheirNumber,
    DrawnCardCosts,
    FineDoublesAtMost,
    HandScores,
    LastCardAdds,
    LastCardMultiplies,
    NothingFromPartner,
    PartnersScoreTogether,
    PointsAtLeast,
    PointsRounded,
    RenewalCosts,
    SideHandsCountTogether,
    SideWentOut,
)
from .facts import cards_count_points, hands_find_loser, points_in
from .model import MOST_DOUBLINGS, SCORE_DRAWN, SCORE_MODE, SCORE_MULTIPLIER, SCORE_ROUNDING, SCORE_VALUE, ModeKind

VALUE_QUESTION = SCORE_VALUE
FROM_OTHERS: tuple[ModeKind, ...] = ("winner collects", "winner collects average", "finishers collect")
"""Ledgers in which whoever goes out scores what others hold."""
MOST_TIMES = 10
"""The largest multiple of the printed number that is told as such."""
LONGEST_NAME = 4
"""A row whose cards need more parts than this is told last, as "every other card"."""


def tell_scoring(teller: Teller) -> Iterator[Told]:
    """Tell the ledger of a hand, and what else brings points or costs them."""
    scoring = teller.rules.scoring
    plays_on = teller.rules.finish.then == "next counter"
    yield teller.told("scoring.mode", HandScores(scoring.mode, plays_on), by=(SCORE_MODE,))
    if teller.rules.seating.dummies:
        yield teller.told("scoring.dummies", *_sides(teller.rules))  # assumed: whoever says dummies need not say it
    elif teller.rules.seating.partners:
        yield teller.told("scoring.partners", *_sides(teller.rules), by=(SEAT_PARTNERS,), tells=())
    yield from _bonuses(teller)
    if scoring.rounding is not None:
        least = scoring.rounding.at_least
        claims: list[Claim] = [PointsRounded(scoring.rounding.to)]
        if least:
            claims.append(PointsAtLeast(least))
        yield teller.told("scoring.rounding", *claims, by=(SCORE_ROUNDING,))
    taken = points_in(scoring.mode) == "good"
    if scoring.drawn_card is not None and hands_may_grow(teller.rules):
        costs_of_draw = DrawnCardCosts(scoring.drawn_card, taken=taken)
        yield teller.told("scoring.drawn", costs_of_draw, by=(SCORE_DRAWN,))
    fine = scoring.reshuffle_fine
    if fine is not None and stock_refills(teller.rules):
        costs: list[Claim] = [RenewalCosts(fine.points, doubling=fine.doubling, taken=taken)]
        if fine.doubling:
            costs.append(FineDoublesAtMost(MOST_DOUBLINGS))
        yield teller.told("scoring.reshuffle", *costs, by=(STOCK_FINE,))


def _sides(rules: Rules) -> Iterator[Claim]:
    """Claim how the two players of a side score, or the two hands of a player."""
    mode, two_hands = rules.scoring.mode.kind, rules.seating.dummies
    if rules.finish.then == "both partners":
        yield SideWentOut(two_hands)
    if cards_count_points(rules):
        yield SideHandsCountTogether(two_hands)
    if mode in FROM_OTHERS:
        yield NothingFromPartner(two_hands)
    yield PartnersScoreTogether(two_hands)


def _bonuses(teller: Teller) -> Iterator[Told]:
    """Tell what the last card of a hand does to the scores."""
    first_out = not teller.rules.finish.then.startswith("hand ends")
    for cards, bonus in grouped(teller.rules.scoring.bonus):
        if bonus is None:
            continue
        adds, times = LastCardAdds(cards, bonus.points or 0), bonus.times
        claim = adds if times is None else LastCardMultiplies(cards, times, first_out)
        yield teller.told(f"scoring.bonus {cards:x}", claim, by=(SCORE_MULTIPLIER,), cards=cards)


def tell_values(teller: Teller) -> Iterator[Told]:
    """Tell what cards count, in sentences: for house rules that change it."""
    for row in _plain_rows(teller):
        words = tuple(claim.words(teller.rules.deck) for claim in row.claims)
        slot = f"scoring.value {row.cards}"
        yield Told(slot, words, row.marks, quiet=True, says=row.says, claims=row.claims)


def value_rows(teller: Teller) -> tuple[ValueRow, ...]:
    """Return the table of values, in the order of the answers; empty if points are not counted."""
    rows = _plain_rows(teller)
    lengthy = [row for row in rows if row.cards.excepted or len(row.cards.parts) > LONGEST_NAME]
    if len(rows) > 1 and len(lengthy) == 1 and lengthy[0].points is not None:
        rest = lengthy[0]
        rows.remove(rest)
        rows.append(replace(rest, cards=CardsName((), rest=True)))
    return tuple(rows)


def _plain_rows(teller: Teller) -> list[ValueRow]:
    """Return the rows of the table, each with the names of its own cards."""
    if not cards_count_points(teller.rules) and not hands_find_loser(teller.rules):
        return []
    return [row for cards, answer in _answered(teller) for row in _rows(teller, cards, answer)]


def _answered(teller: Teller) -> list[tuple[CardSet, Answer | None]]:
    """Return the cards that have a value, as the answers put them together; last those that no answer names."""
    values = teller.rules.scoring.values
    left = card_set(kind for kind, points in enumerate(values) if points is not None)
    answered: list[tuple[CardSet, Answer | None]] = []
    for answer in teller.rules.answers_to(VALUE_QUESTION):
        cards = (teller.rules.deck.every_card if answer.cards is None else answer.cards) & left
        answered.append((cards, answer))
        left &= ~cards
    return [*answered, (left, None)]


def _rows(teller: Teller, cards: CardSet, answer: Answer | None) -> list[ValueRow]:
    """Group some cards by what they count; together if all count the number printed on them, or a multiple of it."""
    deck, values = teller.rules.deck, teller.rules.scoring.values
    ranks = {kind: deck.ranks[deck.rank_of(kind)] for kind in kinds_in(cards)}
    numbered = card_set(kind for kind, rank in ranks.items() if rank.name == str(rank.face))
    rows: list[ValueRow] = []
    if len({ranks[kind].face for kind in kinds_in(numbered)}) > 1:
        for times in range(1, MOST_TIMES + 1):
            if all(values[kind] == times * (ranks[kind].face or 0) for kind in kinds_in(numbered)):
                rows.append(_row(teller, numbered, None, answer, times))
                break
    groups: dict[int, CardSet] = {}
    for kind in kinds_in(cards & ~numbered if rows else cards):
        points = values[kind] or 0
        groups[points] = groups.get(points, 0) | 1 << kind
    return [*rows, *(_row(teller, alike, points, answer) for points, alike in groups.items())]


def _row(teller: Teller, cards: CardSet, points: int | None, answer: Answer | None, times: int = 1) -> ValueRow:
    """Tell the points of some cards that have no other value by the same answer."""
    answers = () if answer is None else (answer,)
    says = tuple(said(one, teller.rules.deck, cards) for one in answers)
    claim = CardsCountTheirNumber(cards, times) if points is None else CardsCount(cards, points)
    return ValueRow(teller.named(cards), points, marks_of(answers), times, says, (claim,))
