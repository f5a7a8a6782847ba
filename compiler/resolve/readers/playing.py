"""Readers for the turn: matching, wild cards, drawing, the stock, effects, answers and calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from ...rules.calls import Call, Penalty
from ...rules.effects import Naming
from ...rules.fits import Attribute, Wild
from ...rules.limits import within
from ...rules.stock import BlockedAfter, RefillCount
from ...syntax.nodes import Part, Phrase, Statement, Word
from .amounts import amount
from .effects import effects_of, naming
from .said import (
    AHEAD,
    EVERY_NUMBER,
    CardReader,
    NeedsDeck,
    Said,
    number,
    phrase,
    quoted,
    selector,
    word,
)
from .scores import mode

DEFAULT_PENALTY = 2
"""Cards for a forgotten call, if the rulebook does not say; Pagat's rule."""


MATCHED: tuple[str, ...] = get_args(Attribute)
"""What cards can match by, besides the deck's own word for a suit."""


def _match(statement: Statement) -> Said:
    """What matches; which of its words means the suit is known only with the deck."""
    words = [part for part in statement.parts if isinstance(part, Word)]

    def looked_up(reader: CardReader) -> object:
        found = [reader.attribute(one, MATCHED) for one in words]
        return tuple(dict.fromkeys(one for one in found if one is not None))

    return Said("match.attributes", NeedsDeck(looked_up))


def _wild(statement: Statement, *, optional: bool = False) -> Said:
    cards, *rest = statement.parts
    value = naming(rest[0], _named_wild, optional=optional) if rest else Wild.said()
    return Said("wild.which", value, selector(cards))


def _wild_counter(statement: Statement) -> Said:
    part = statement.parts[0]
    return Said("wild.private-rank", Wild.said() if part is None else naming(part, _named_wild))


def _named_wild(named: Naming) -> Wild:
    return Wild.said(naming=named)


def _after(statement: Statement, question: str = "match.after-card") -> Said:
    """What may follow a card; relative words compare with that card itself."""
    cards, allowed = statement.parts
    return Said(question, NeedsDeck(lambda reader: reader.relation(selector(allowed))), selector(cards))


def _forbid_holding(statement: Statement) -> Said:
    cards, held = statement.parts
    return Said("wild.restricted-use", NeedsDeck(lambda reader: reader.relation(selector(held))), selector(cards))


def _forbid_first_turn(statement: Statement) -> Said:
    """Cards of one kind, or cards that compare with the one on top: for each of them on which cards it is forbidden."""
    cards = selector(statement.parts[0])
    return Said("match.first-turn-limits", NeedsDeck(lambda reader: reader.relation(cards)), cards, compares=True)


def _blocked_after(statement: Statement) -> Said:
    rounds, passes, cards = statement.parts
    value = BlockedAfter.said(
        rounds=number(rounds), passes=number(passes) if passes else 0, cards=number(cards) if cards else None
    )
    return Said("block.definition", value)


def _blocked(statement: Statement) -> Said:
    part = statement.parts[0]
    void = isinstance(part, Phrase) and part.kind == "void"
    return Said("block.result", None if void else mode(part))


def _play(statement: Statement) -> Said:
    cards, *effects = statement.parts
    return Said("play.effect", effects_of(effects), selector(cards))


def _reply(statement: Statement) -> Said:
    owed, answering, how = statement.parts
    return Said("debt.answer", word(how) if how else "adds", selector(owed), selector(answering))


def _no_answer(statement: Statement) -> Said:
    owed, answering = statement.parts
    return Said("debt.answer", None, selector(owed), selector(answering) if answering else None)


def _penalty(part: Part) -> Penalty:
    if part is None:
        return Penalty.said(cards=DEFAULT_PENALTY)
    said = phrase(part)
    match said.kind:
        case "draw_penalty":
            cards, turns = said.parts
            return Penalty.said(cards=number(cards), turns=number(turns) if turns else 0)
        case "no_finish_penalty":
            return Penalty.said(no_finish=True)
        case _:
            return Penalty.said()


def _call(statement: Statement) -> Said:
    text, at, penalty = statement.parts
    call = Call.said(word=quoted(text), at=number(at), penalty=_penalty(penalty))
    return Said("call.required", call, numbers=1 << call.at)


def _call_ahead(statement: Statement) -> Said:
    text, penalty = statement.parts
    call = Call.said(word=quoted(text), at=0, ahead=True, penalty=_penalty(penalty))
    return Said("call.required", call, numbers=AHEAD)


READERS: dict[str, Callable[[Statement], Said]] = {
    "match": _match,
    "wild": _wild,
    "wild_names": _wild,
    "wild_may_name": lambda said: _wild(said, optional=True),
    "no_wild": lambda said: Said("wild.which", None, selector(said.parts[0])),
    "forbid": lambda said: Said("wild.playable-on", None, selector(said.parts[0]), selector(said.parts[1])),
    "no_forbid": lambda said: Said("wild.playable-on", None, selector(said.parts[0])),
    "wild_counter": _wild_counter,
    "after": _after,
    "after_as_below": lambda said: Said("match.after-card", "as below", selector(said.parts[0])),
    "after_served": lambda said: _after(said, "match.after-served"),
    "no_after": lambda said: Said("match.after-card", None, selector(said.parts[0])),
    "forbid_holding": _forbid_holding,
    "forbid_first_turn": _forbid_first_turn,
    "draw": lambda said: Said("draw.count", amount(said.parts[0])),
    "draw_on": lambda said: Said("draw.continue-after-fit", word(said.parts[0]) == "may go on"),
    "pass_after": lambda said: Said("draw.pass-after", word(said.parts[0])),
    "pass_when": lambda said: Said("draw.pass-without", word(said.parts[0])),
    "draw_when": lambda said: Said("draw.optional", word(said.parts[0])),
    "drawn_card": lambda said: Said("draw.play-drawn", word(said.parts[0])),
    "stock_empty": lambda said: Said("stock.empty", word(said.parts[0])),
    "stock_exhausted": lambda said: Said("stock.nothing-left", word(said.parts[0])),
    "stock_refills": lambda said: Said("stock.when", word(said.parts[0])),
    "stock_keeps": lambda said: Said("stock.keep", word(said.parts[0])),
    "stock_short": lambda said: Said("stock.mid-draw", word(said.parts[0])),
    "stock_limit": lambda said: Said("stock.limit", within(RefillCount, number(said.parts[0]))),
    "no_stock_limit": lambda _said: Said("stock.limit", None),
    "blocked": _blocked,
    "blocked_after": _blocked_after,
    "blocked_after_passes": lambda said: Said(
        "block.definition", BlockedAfter.said(rounds=0, passes=number(said.parts[0]))
    ),
    "play": _play,
    "play_cutter": lambda said: Said("deck.cutter-effect", effects_of(said.parts[1:]), selector(said.parts[0])),
    "no_play": lambda said: Said("play.effect", None, selector(said.parts[0])),
    "reverse_with_two": lambda said: Said("reverse.two-player", word(said.parts[0])),
    "reply": _reply,
    "no_answer": _no_answer,
    "call": _call,
    "call_ahead": _call_ahead,
    "call_false": lambda said: Said("call.false", _penalty(said.parts[0])),
    "call_doubt": lambda said: Said("call.false-accusation", _penalty(said.parts[0])),
    "no_call": lambda _said: Said("call.required", None, numbers=EVERY_NUMBER),
    "call_until": lambda said: Said("call.window", word(said.parts[0])),
    "call_caught": lambda said: Said("call.catcher", word(said.parts[0])),
}
