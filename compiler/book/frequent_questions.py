"""Questions and answers: what players ask and the rest of the book does not say in so many words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..cards.cards import CardSet, card_set, kinds_in
from ..rules.key import Key
from ..telling.facts import Exchange, Told
from ..telling.phrase import CardsName, Phrase, phrase
from ..telling.teller import Teller
from ..topics.calls.model import (
    CALL_BEGINS_TURN,
    CALL_DRAW_THEN_COUNT,
    CALL_FALSE,
    CALL_MULTI_FINISH,
    CALL_REQUIRED,
    CALL_SELF_CORRECT,
    Penalty,
)
from ..topics.debts.model import (
    DRAW_N_CANCEL_SCOPE,
    DRAW_N_CAP,
    DRAW_N_PLAY_WHILE_DRAWING,
    DRAW_N_REDIRECT_AFTER_DEFENCE,
    DRAW_N_STACK,
    DRAW_N_TARGET_OUT,
    DRAW_N_TRY_ONE_FIRST,
    MATCH_WILD_DURING_PENALTY,
    SKIP_REPLY,
)
from ..topics.deck.model import DECK_SYMBOL_RANKS
from ..topics.drawing.model import DRAW_PASS_WITHOUT
from ..topics.effects.model import (
    ALL_DRAW_ORDER,
    EFFECT_RESET,
    OUT_EARLY_TIE,
    REVERSE_REPLY,
    REVERSE_TWO_PLAYER,
    SKIP_TWO_PLAYER,
    SKIP_WHO_COUNTS,
    SWAP_CALL,
    SWAP_LAST_CARD,
    WILD_DEMAND_IMPOSSIBLE,
    Names,
)
from ..topics.facts.card_sets import (
    action_cards_that_matter_last,
    draw_debt_cards,
    skip_debt_cards,
    wild_cards,
)
from ..topics.facts.effect_cards import adding_cards
from ..topics.finish.model import (
    OUT_ACTION_LAST_EFFECT,
    OUT_ACTION_LAST_WHO_PAYS,
    OUT_MULTI_LAST,
    OUT_REENTRY,
    OUT_WILD_LAST,
)
from ..topics.matching.model import MATCH_AFTER_SERVED, MATCH_SUIT_FIRST
from ..topics.out_of_turn.model import OUT_SIMULTANEOUS, TURN_JUMP_IN
from ..topics.registry import by_key
from ..topics.rules import Rules
from ..topics.scoring.model import SCORE_INCLUDE_SERVED, SCORE_MULTI_APPLY, SCORE_ROUNDING
from ..topics.several.model import MULTI_ALLOWED
from ..topics.starter.model import STARTER_DRAW_STACKABLE, STARTER_REJECT_LOOP
from ..topics.stock.model import BLOCK_TIE, STOCK_DRAW_LAID_ON_EMPTY, STOCK_LIMIT, STOCK_MID_DRAW, STOCK_UNTIL_EMPTY
from ..topics.wild.model import (
    WILD_AS_NATURAL,
    WILD_DURATION,
    WILD_MAY_KEEP_SUIT,
    WILD_NAME_ABSENT_SUIT,
    WILD_ON_SAME_WILD,
)
from .by_players import merged

Words = tuple[Phrase, Phrase]
"""A question and its answer."""
Maker = Callable[[Teller], Words | None]


def _identifier(key: str) -> str:
    return key.replace(".", "-")


def _words(key: str, answer: str = "", cards: CardsName | None = None) -> Words:
    """The messages for a question; both may name the cards it is about."""
    identifier = _identifier(key)
    values = {} if cards is None else {"cards": cards}
    reply = f"answer-{identifier}-{answer}" if answer else f"answer-{identifier}"
    return phrase(f"ask-{identifier}", **values), phrase(reply, **values)


def _plain(key: Key) -> Maker:
    """What makes a question that has one answer whenever it arises."""
    return lambda _: _words(key)


def _unless(key: Key, told: Callable[[Rules], bool]) -> Maker:
    """What makes a question that is asked only while the sections do not answer it."""
    return lambda teller: None if told(teller.rules) else _words(key)


def _lays_several(rules: Rules) -> bool:
    return rules.extra.several is not None or adding_cards(rules) != 0


def _passes_otherwise(rules: Rules) -> bool:
    drawing = rules.drawing
    return drawing.pass_at_will or drawing.pass_when_dry or drawing.amount.mode == "nothing"


def _names_no_suit(rules: Rules) -> bool:
    """Whether no card lets its player name a suit alone."""
    wilds = (wild.naming for wild in rules.fits.wild if wild is not None)
    effects = (one.naming for some in rules.effects.of_card for one in some if isinstance(one, Names))
    return not any(naming is not None and naming.what == "suit" for naming in (*wilds, *effects))


def _costs(penalty: Penalty) -> bool:
    return penalty != Penalty()


def _wild_on_wild(teller: Teller) -> Words | None:
    """A wild card on another one; not asked if some may and some may not, because the turn tells that."""
    wild, forbidden = wild_cards(teller.rules), teller.rules.fits.forbidden_on
    if wild.bit_count() < 2:
        return None
    barred = [forbidden[kind] & wild == wild for kind in kinds_in(wild)]
    allowed = [not forbidden[kind] & wild for kind in kinds_in(wild)]
    if not all(barred) and not all(allowed):
        return None
    if all(barred):
        return _words(WILD_ON_SAME_WILD, "no", teller.named(wild))
    named = "yes-naming" if _suit_wilds(teller) == wild else "yes"
    return _words(WILD_ON_SAME_WILD, named, teller.named(wild))


def _suit_wilds(teller: Teller) -> CardSet:
    """Wild cards whose player names a suit, and nothing else."""
    wilds = teller.rules.fits.wild
    naming = {kind: wild.naming for kind, wild in enumerate(wilds) if wild is not None}
    return card_set(kind for kind, named in naming.items() if named is not None and named.what == "suit")


def _all_wild_name(teller: Teller, *, another: bool) -> bool:
    """Whether every wild card must name a suit, and whether it must be another one."""
    namings = [wild.naming for wild in teller.rules.fits.wild if wild is not None]
    return all(naming is not None and not naming.optional and naming.another == another for naming in namings)


def _as_natural(teller: Teller) -> Words | None:
    wild = _suit_wilds(teller)
    sure = wild and (_all_wild_name(teller, another=False) or _all_wild_name(teller, another=True))
    return _words(WILD_AS_NATURAL, cards=teller.named(wild)) if sure else None


def _may_keep_suit(teller: Teller) -> Words | None:
    wild = _suit_wilds(teller)
    return _words(WILD_MAY_KEEP_SUIT) if wild and _all_wild_name(teller, another=False) else None


def _unanswered(teller: Teller, owing: CardSet, key: str) -> Words | None:
    """Cards that make something owed and that nothing answers."""
    replies = teller.rules.obligations.replies
    bare = card_set(kind for kind in kinds_in(owing) if not replies[kind])
    return _words(key, cards=teller.named(bare)) if bare else None


def _unanswered_draws(teller: Teller) -> Words | None:
    return _unanswered(teller, draw_debt_cards(teller.rules), DRAW_N_STACK)


def _unanswered_skips(teller: Teller) -> Words | None:
    return _unanswered(teller, skip_debt_cards(teller.rules), SKIP_REPLY)


def _wild_against_debt(teller: Teller) -> Words | None:
    """A wild card instead of drawing; not asked if some wild card does answer, because that is told with the debt."""
    rules = teller.rules
    wild = wild_cards(rules)
    replies = [reply for kind in kinds_in(draw_debt_cards(rules)) for reply in rules.obligations.replies[kind]]
    if not replies or any(reply.cards & wild for reply in replies):
        return None
    return _words(MATCH_WILD_DURING_PENALTY, cards=teller.named(wild))


def _that_win(teller: Teller, cards: CardSet) -> CardSet:
    """Those of some cards that end the hand like any other card."""
    last = teller.rules.finish.last_card
    return card_set(kind for kind in kinds_in(cards) if last[kind].kind == "wins")


def _wild_last(teller: Teller) -> Words | None:
    wild = wild_cards(teller.rules)
    winning = _that_win(teller, wild)
    if not winning or winning != wild:
        return None
    naming = "naming" if _suit_wilds(teller) == wild else "plain"
    return _words(OUT_WILD_LAST, naming, teller.named(wild))


def _action_last(teller: Teller) -> Words | None:
    winning = _that_win(teller, action_cards_that_matter_last(teller.rules))
    return _words(OUT_ACTION_LAST_EFFECT, cards=teller.named(winning)) if winning else None


def _skip_with_two(teller: Teller) -> Words:
    """A skip among two players, who sit down as two or are the last two in."""
    left = "" if teller.rules.players == 2 else "-left"
    return phrase(f"ask-skip-two-player{left}"), phrase("answer-skip-two-player")


def _reverse_with_two(teller: Teller) -> Words | None:
    """A reverse among the last two in; for two who sit down, the card itself is told so."""
    if teller.rules.players == 2:
        return None
    return _words(REVERSE_TWO_PLAYER, teller.rules.effects.reverse_with_two)


def _no_call(teller: Teller) -> Words | None:
    return None if teller.rules.calls.calls else _words(CALL_REQUIRED)


ASKED: tuple[tuple[Key, Maker], ...] = (
    (STARTER_DRAW_STACKABLE, _plain(STARTER_DRAW_STACKABLE)),
    (STARTER_REJECT_LOOP, _plain(STARTER_REJECT_LOOP)),
    (MATCH_SUIT_FIRST, _plain(MATCH_SUIT_FIRST)),
    (DECK_SYMBOL_RANKS, _plain(DECK_SYMBOL_RANKS)),
    (MULTI_ALLOWED, _unless(MULTI_ALLOWED, _lays_several)),
    (TURN_JUMP_IN, _unless(TURN_JUMP_IN, lambda rules: rules.extra.jump is not None)),
    (WILD_ON_SAME_WILD, _wild_on_wild),
    (WILD_AS_NATURAL, _as_natural),
    (WILD_MAY_KEEP_SUIT, _may_keep_suit),
    (WILD_NAME_ABSENT_SUIT, _unless(WILD_NAME_ABSENT_SUIT, _names_no_suit)),
    (WILD_DURATION, _unless(WILD_DURATION, _names_no_suit)),
    (WILD_DEMAND_IMPOSSIBLE, _plain(WILD_DEMAND_IMPOSSIBLE)),
    (DRAW_PASS_WITHOUT, _unless(DRAW_PASS_WITHOUT, _passes_otherwise)),
    (STOCK_UNTIL_EMPTY, _plain(STOCK_UNTIL_EMPTY)),
    (
        STOCK_LIMIT,
        _unless(STOCK_LIMIT, lambda rules: rules.stock.limit is not None or rules.stock.refills == "at once"),
    ),
    (STOCK_MID_DRAW, _unless(STOCK_MID_DRAW, lambda rules: rules.stock.short != "lapses")),
    (STOCK_DRAW_LAID_ON_EMPTY, _plain(STOCK_DRAW_LAID_ON_EMPTY)),
    (BLOCK_TIE, _plain(BLOCK_TIE)),
    (ALL_DRAW_ORDER, _plain(ALL_DRAW_ORDER)),
    (
        MATCH_AFTER_SERVED,
        _unless(MATCH_AFTER_SERVED, lambda rules: any(cards is not None for cards in rules.fits.after_served)),
    ),
    (DRAW_N_STACK, _unanswered_draws),
    (MATCH_WILD_DURING_PENALTY, _wild_against_debt),
    (DRAW_N_TRY_ONE_FIRST, _plain(DRAW_N_TRY_ONE_FIRST)),
    (
        DRAW_N_PLAY_WHILE_DRAWING,
        _unless(DRAW_N_PLAY_WHILE_DRAWING, lambda rules: rules.obligations.drawn_may_answer),
    ),
    (DRAW_N_CAP, _plain(DRAW_N_CAP)),
    (DRAW_N_CANCEL_SCOPE, _plain(DRAW_N_CANCEL_SCOPE)),
    (DRAW_N_REDIRECT_AFTER_DEFENCE, _plain(DRAW_N_REDIRECT_AFTER_DEFENCE)),
    (DRAW_N_TARGET_OUT, _plain(DRAW_N_TARGET_OUT)),
    (SKIP_REPLY, _unanswered_skips),
    (SKIP_TWO_PLAYER, _skip_with_two),
    (REVERSE_TWO_PLAYER, _reverse_with_two),
    (SKIP_WHO_COUNTS, _plain(SKIP_WHO_COUNTS)),
    (REVERSE_REPLY, _plain(REVERSE_REPLY)),
    (SWAP_LAST_CARD, _plain(SWAP_LAST_CARD)),
    (CALL_REQUIRED, _no_call),
    (CALL_BEGINS_TURN, _plain(CALL_BEGINS_TURN)),
    (CALL_SELF_CORRECT, _plain(CALL_SELF_CORRECT)),
    (CALL_FALSE, _unless(CALL_FALSE, lambda rules: _costs(rules.calls.false) or _costs(rules.calls.doubt))),
    (CALL_DRAW_THEN_COUNT, _plain(CALL_DRAW_THEN_COUNT)),
    (SWAP_CALL, _plain(SWAP_CALL)),
    (CALL_MULTI_FINISH, _plain(CALL_MULTI_FINISH)),
    (OUT_WILD_LAST, _wild_last),
    (OUT_ACTION_LAST_EFFECT, _action_last),
    (OUT_ACTION_LAST_WHO_PAYS, _plain(OUT_ACTION_LAST_WHO_PAYS)),
    (OUT_MULTI_LAST, _plain(OUT_MULTI_LAST)),
    (OUT_SIMULTANEOUS, _plain(OUT_SIMULTANEOUS)),
    (OUT_EARLY_TIE, _plain(OUT_EARLY_TIE)),
    (OUT_REENTRY, _plain(OUT_REENTRY)),
    (SCORE_INCLUDE_SERVED, _plain(SCORE_INCLUDE_SERVED)),
    (SCORE_MULTI_APPLY, _plain(SCORE_MULTI_APPLY)),
    (SCORE_ROUNDING, _unless(SCORE_ROUNDING, lambda rules: rules.scoring.rounding is not None)),
    (EFFECT_RESET, _plain(EFFECT_RESET)),
)
"""The questions that are asked, in the order in which a hand raises them."""


def exchanges(rules_by_players: Mapping[int, Rules]) -> tuple[Exchange, ...]:
    """Every question that comes up under the rules, with its answer."""
    told = merged({players: _asked(rules) for players, rules in rules_by_players.items()})
    return tuple(
        Exchange(one.slot, one.phrases[0], one.phrases[1:], one.marks, one.players, says=one.says) for one in told
    )


def _asked(rules: Rules) -> list[Told]:
    """The questions that come up for one table."""
    teller = Teller(rules)
    told = []
    for key, make in ASKED:
        question = by_key(key)
        if question is not None and question.arises(rules):
            words = make(teller)
            if words is not None:
                told.append(teller.told(key, *words, by=(question.settled_by or key,), cards=_subject(key, rules)))
    return told


def _subject(key: Key, rules: Rules) -> CardSet | None:
    """The cards that a question is about, for the marks of its answer."""
    question = by_key(key)
    return None if question is None or question.cards is None else question.cards(rules)
