"""Readers for the turn: matching, wild cards, drawing, the stock, effects, answers and calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from crazy8.compiler.resolve.readers.effects import attribute, effects_of, naming
from crazy8.compiler.resolve.readers.said import EVERY_NUMBER, Said, number, phrase, quoted, selector, word
from crazy8.compiler.resolve.readers.scores import mode
from crazy8.compiler.rules.calls import Call, Penalty
from crazy8.compiler.rules.drawing import Amount
from crazy8.compiler.rules.fits import Attribute, Wild
from crazy8.compiler.syntax.nodes import Part, Phrase, Statement

DEFAULT_PENALTY = 2
"""Cards for a forgotten call, if the rulebook does not say; Pagat's rule."""


def _match(statement: Statement) -> Said:
    known: tuple[str, ...] = get_args(Attribute)
    return Said("match.attributes", tuple(dict.fromkeys(attribute(part, known) for part in statement.parts)))


def _wild(statement: Statement, *, optional: bool = False) -> Said:
    cards, *rest = statement.parts
    named = naming(rest[0], optional=optional) if rest else None
    return Said("wild.which", Wild.said(naming=named), selector(cards))


def _draw(statement: Statement) -> Said:
    amount = phrase(statement.parts[0])
    match amount.kind:
        case "exactly":
            value = Amount.said(mode="exactly", cards=number(amount.parts[0]))
        case "up_to":
            value = Amount.said(mode="up to", cards=number(amount.parts[0]))
        case _:
            value = Amount.said(mode="until playable")
    return Said("draw.count", value)


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


READERS: dict[str, Callable[[Statement], Said]] = {
    "match": _match,
    "wild": _wild,
    "wild_names": _wild,
    "wild_may_name": lambda said: _wild(said, optional=True),
    "no_wild": lambda said: Said("wild.which", None, selector(said.parts[0])),
    "forbid": lambda said: Said("wild.playable-on", None, selector(said.parts[0]), selector(said.parts[1])),
    "no_forbid": lambda said: Said("wild.playable-on", None, selector(said.parts[0])),
    "draw": _draw,
    "draw_when": lambda said: Said("draw.optional", word(said.parts[0])),
    "drawn_card": lambda said: Said("draw.play-drawn", word(said.parts[0])),
    "stock_empty": lambda said: Said("stock.empty", word(said.parts[0])),
    "stock_exhausted": lambda said: Said("stock.nothing-left", word(said.parts[0])),
    "blocked": _blocked,
    "play": _play,
    "no_play": lambda said: Said("play.effect", None, selector(said.parts[0])),
    "reverse_with_two": lambda said: Said("reverse.two-player", word(said.parts[0])),
    "reply": _reply,
    "no_answer": _no_answer,
    "call": _call,
    "no_call": lambda _said: Said("call.required", None, numbers=EVERY_NUMBER),
    "call_until": lambda said: Said("call.window", word(said.parts[0])),
    "call_caught": lambda said: Said("call.catcher", word(said.parts[0])),
}
