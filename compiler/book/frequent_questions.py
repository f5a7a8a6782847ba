"""Questions and answers: what players ask and the rest of the book does not say in so many words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..cards.cards import CardSet, card_set, kinds_in
from ..telling.facts import Exchange, Told
from ..telling.phrase import CardsName, Phrase, phrase
from ..telling.teller import Teller
from ..topics.calls.model import Penalty
from ..topics.effects.model import Names
from ..topics.facts.card_sets import (
    action_cards_that_matter_last,
    draw_debt_cards,
    skip_debt_cards,
    wild_cards,
)
from ..topics.facts.effect_cards import adding_cards
from ..topics.registry import by_key
from ..topics.rules import Rules
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


def _plain(key: str) -> Maker:
    """What makes a question that has one answer whenever it arises."""
    return lambda _: _words(key)


def _unless(key: str, told: Callable[[Rules], bool]) -> Maker:
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
        return _words("wild.on-same-wild", "no", teller.named(wild))
    named = "yes-naming" if _suit_wilds(teller) == wild else "yes"
    return _words("wild.on-same-wild", named, teller.named(wild))


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
    return _words("wild.as-natural", cards=teller.named(wild)) if sure else None


def _may_keep_suit(teller: Teller) -> Words | None:
    wild = _suit_wilds(teller)
    return _words("wild.may-keep-suit") if wild and _all_wild_name(teller, another=False) else None


def _unanswered(teller: Teller, owing: CardSet, key: str) -> Words | None:
    """Cards that make something owed and that nothing answers."""
    replies = teller.rules.obligations.replies
    bare = card_set(kind for kind in kinds_in(owing) if not replies[kind])
    return _words(key, cards=teller.named(bare)) if bare else None


def _unanswered_draws(teller: Teller) -> Words | None:
    return _unanswered(teller, draw_debt_cards(teller.rules), "draw-n.stack")


def _unanswered_skips(teller: Teller) -> Words | None:
    return _unanswered(teller, skip_debt_cards(teller.rules), "skip.reply")


def _wild_against_debt(teller: Teller) -> Words | None:
    """A wild card instead of drawing; not asked if some wild card does answer, because that is told with the debt."""
    rules = teller.rules
    wild = wild_cards(rules)
    replies = [reply for kind in kinds_in(draw_debt_cards(rules)) for reply in rules.obligations.replies[kind]]
    if not replies or any(reply.cards & wild for reply in replies):
        return None
    return _words("match.wild-during-penalty", cards=teller.named(wild))


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
    return _words("out.wild-last", naming, teller.named(wild))


def _action_last(teller: Teller) -> Words | None:
    winning = _that_win(teller, action_cards_that_matter_last(teller.rules))
    return _words("out.action-last-effect", cards=teller.named(winning)) if winning else None


def _skip_with_two(teller: Teller) -> Words:
    """A skip among two players, who sit down as two or are the last two in."""
    left = "" if teller.rules.players == 2 else "-left"
    return phrase(f"ask-skip-two-player{left}"), phrase("answer-skip-two-player")


def _reverse_with_two(teller: Teller) -> Words | None:
    """A reverse among the last two in; for two who sit down, the card itself is told so."""
    if teller.rules.players == 2:
        return None
    return _words("reverse.two-player", teller.rules.effects.reverse_with_two)


def _no_call(teller: Teller) -> Words | None:
    return None if teller.rules.calls.calls else _words("call.required")


ASKED: tuple[tuple[str, Maker], ...] = (
    ("starter.draw-stackable", _plain("starter.draw-stackable")),
    ("starter.reject-loop", _plain("starter.reject-loop")),
    ("match.suit-first", _plain("match.suit-first")),
    ("deck.symbol-ranks", _plain("deck.symbol-ranks")),
    ("multi.allowed", _unless("multi.allowed", _lays_several)),
    ("turn.jump-in", _unless("turn.jump-in", lambda rules: rules.extra.jump is not None)),
    ("wild.on-same-wild", _wild_on_wild),
    ("wild.as-natural", _as_natural),
    ("wild.may-keep-suit", _may_keep_suit),
    ("wild.name-absent-suit", _unless("wild.name-absent-suit", _names_no_suit)),
    ("wild.duration", _unless("wild.duration", _names_no_suit)),
    ("wild.demand-impossible", _plain("wild.demand-impossible")),
    ("draw.pass-without", _unless("draw.pass-without", _passes_otherwise)),
    ("stock.until-empty", _plain("stock.until-empty")),
    (
        "stock.limit",
        _unless("stock.limit", lambda rules: rules.stock.limit is not None or rules.stock.refills == "at once"),
    ),
    ("stock.mid-draw", _unless("stock.mid-draw", lambda rules: rules.stock.short != "lapses")),
    ("stock.draw-laid-on-empty", _plain("stock.draw-laid-on-empty")),
    ("block.tie", _plain("block.tie")),
    ("all-draw.order", _plain("all-draw.order")),
    (
        "match.after-served",
        _unless("match.after-served", lambda rules: any(cards is not None for cards in rules.fits.after_served)),
    ),
    ("draw-n.stack", _unanswered_draws),
    ("match.wild-during-penalty", _wild_against_debt),
    ("draw-n.try-one-first", _plain("draw-n.try-one-first")),
    (
        "draw-n.play-while-drawing",
        _unless("draw-n.play-while-drawing", lambda rules: rules.obligations.drawn_may_answer),
    ),
    ("draw-n.cap", _plain("draw-n.cap")),
    ("draw-n.cancel-scope", _plain("draw-n.cancel-scope")),
    ("draw-n.redirect-after-defence", _plain("draw-n.redirect-after-defence")),
    ("draw-n.target-out", _plain("draw-n.target-out")),
    ("skip.reply", _unanswered_skips),
    ("skip.two-player", _skip_with_two),
    ("reverse.two-player", _reverse_with_two),
    ("skip.who-counts", _plain("skip.who-counts")),
    ("reverse.reply", _plain("reverse.reply")),
    ("swap.last-card", _plain("swap.last-card")),
    ("call.required", _no_call),
    ("call.begins-turn", _plain("call.begins-turn")),
    ("call.self-correct", _plain("call.self-correct")),
    ("call.false", _unless("call.false", lambda rules: _costs(rules.calls.false) or _costs(rules.calls.doubt))),
    ("call.draw-then-count", _plain("call.draw-then-count")),
    ("swap.call", _plain("swap.call")),
    ("call.multi-finish", _plain("call.multi-finish")),
    ("out.wild-last", _wild_last),
    ("out.action-last-effect", _action_last),
    ("out.action-last-who-pays", _plain("out.action-last-who-pays")),
    ("out.multi-last", _plain("out.multi-last")),
    ("out.simultaneous", _plain("out.simultaneous")),
    ("out.early-tie", _plain("out.early-tie")),
    ("out.reentry", _plain("out.reentry")),
    ("score.include-served", _plain("score.include-served")),
    ("score.multi-apply", _plain("score.multi-apply")),
    ("score.rounding", _unless("score.rounding", lambda rules: rules.scoring.rounding is not None)),
    ("effect.reset", _plain("effect.reset")),
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


def _subject(key: str, rules: Rules) -> CardSet | None:
    """The cards that a question is about, for the marks of its answer."""
    question = by_key(key)
    return None if question is None or question.cards is None else question.cards(rules)
