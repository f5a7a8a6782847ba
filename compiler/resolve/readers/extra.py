"""Readers for several cards in one turn, for cards and claims out of turn, and for challenges."""

from __future__ import annotations

from collections.abc import Callable

from ...rules.limits import within
from ...rules.obligations import Challenge, Fine
from ...rules.several import CardsTogether, Jump, Several
from ...syntax.nodes import Part, Statement
from .said import NeedsDeck, Said, number, phrase, quoted, selector, word


def _several(statement: Statement) -> Said:
    cards, of, limit = statement.parts
    most = None if limit is None else within(CardsTogether, number(limit))
    return Said(
        "multi.allowed",
        NeedsDeck(
            lambda reader: Several.said(
                cards=reader.relation(selector(cards)),
                of=None if of is None else reader.cards(selector(of)),
                most=most,
            )
        ),
    )


def _jump(statement: Statement) -> Said:
    cards = selector(statement.parts[0])
    return Said("turn.jump-in", NeedsDeck(lambda reader: Jump.said(cards=reader.relation(cards))))


def _fine(part: Part) -> Fine:
    said = phrase(part)
    if said.kind == "fine":
        return Fine.said(cards=number(said.parts[0]))
    return Fine.said(cards=number(said.parts[0]) if said.parts[0] else 0, debt=True)


def _challenge(statement: Statement) -> Said:
    cards, guilty, challenger = statement.parts
    return Said("wild.challenge", Challenge.said(guilty=_fine(guilty), challenger=_fine(challenger)), selector(cards))


READERS: dict[str, Callable[[Statement], Said]] = {
    "answer_drawn": lambda said: Said("draw-n.play-while-drawing", word(said.parts[0]) == "allowed"),
    "challenge": _challenge,
    "no_challenge": lambda said: Said("wild.challenge", None, selector(said.parts[0])),
    "several": _several,
    "no_several": lambda _said: Said("multi.allowed", None),
    "several_top": lambda said: Said("multi.top", word(said.parts[0])),
    "several_effects": lambda said: Said("multi.effects", word(said.parts[0])),
    "several_last": lambda said: Said("multi.finish", word(said.parts[0]) == "allowed"),
    "add_open": lambda said: Said("dump.open", word(said.parts[0]) == "stays"),
    "jump": _jump,
    "no_jump": lambda _said: Said("turn.jump-in", None),
    "jump_then": lambda said: Said("turn.jump-then", word(said.parts[0])),
    "jump_effect": lambda said: Said("turn.jump-effect", word(said.parts[0])),
    "claim": lambda said: Said("out.claim", quoted(said.parts[0])),
    "no_claim": lambda _said: Said("out.claim", None),
}
