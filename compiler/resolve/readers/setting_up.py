"""Readers for players, seats, the pack, the deal and the starter."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...diagnostics.codes.statements import TreatmentsClash
from ...rules.deal import Counter, HandSize
from ...rules.limits import within
from ...rules.starter import Treatment, TreatmentKind
from ...rules.table import PlayerRange
from ...rules.topic import MOST_SEATS, CardCount, JokerCount, PackCount
from ...source import Span
from ...syntax.nodes import Part, Phrase, Statement, Word
from .effects import effects_of, naming
from .said import FaultError, NeedsDeck, Said, number, phrase, selector, word


def _players(statement: Statement) -> Said:
    count = phrase(statement.parts[0])
    fewest = number(count.parts[0])
    most = {"exactly": fewest, "at_least": MOST_SEATS}.get(count.kind) or number(count.parts[1])
    return Said("players.range", PlayerRange.said(fewest=fewest, most=most))


def _starter(statement: Statement) -> Said:
    cards, *parts = statement.parts
    return Said("starter.treatment", _treatment(parts), selector(cards))


def _treatment(parts: list[Part]) -> Treatment | NeedsDeck:
    """One treatment, or effects that add up; the dealer may start with a card that stays. Raises `FaultError`."""
    starts = [part for part in parts if _kind(part) == "dealer_starts"]
    others = [part for part in parts if _kind(part) != "dealer_starts"]
    leading = next((part for part in others if _kind(part) in _TREATMENTS), None)
    refusal = next((part for part in others if isinstance(part, Word)), None)
    alone = refusal or leading
    beside = next((part for part in (*others, *(starts if refusal else ())) if part is not alone), None)
    if alone is not None and beside is not None:
        raise FaultError(TreatmentsClash(span=_span(beside), first=_span(alone).text, second=_span(beside).text))
    if refusal is not None:
        return Treatment.said(kind=cast(TreatmentKind, word(refusal)))
    if leading is not None:
        return _TREATMENTS[_kind(leading)](phrase(leading), bool(starts))
    effects = effects_of(others)
    if isinstance(effects, NeedsDeck):
        return NeedsDeck(
            lambda reader: Treatment.said(kind="effects", effects=effects.made(reader), dealer_starts=bool(starts))
        )
    kind: TreatmentKind = "effects" if effects else "plain" if others else "acts"
    return Treatment.said(kind=kind, effects=effects, dealer_starts=bool(starts))


def _kind(part: Part) -> str:
    """The kind of a treatment; nothing for a refusal, which is one word."""
    return part.kind if isinstance(part, Phrase) else ""


def _span(part: Part) -> Span:
    assert part is not None
    return part.span


_TREATMENTS: dict[str, Callable[[Phrase, bool], Treatment | NeedsDeck]] = {
    "plain": lambda _part, starts: Treatment.said(kind="plain", dealer_starts=starts),
    "acts": lambda _part, starts: Treatment.said(kind="acts", dealer_starts=starts),
    "any_fits": lambda _part, starts: Treatment.said(kind="any fits", dealer_starts=starts),
    "dealer_names": lambda part, starts: naming(
        part.parts[0], lambda named: Treatment.said(kind="dealer names", naming=named, dealer_starts=starts)
    ),
    "first_names": lambda part, starts: naming(
        part.parts[0], lambda named: Treatment.said(kind="first names", naming=named, dealer_starts=starts)
    ),
}


def _deal_per_hand(statement: Statement) -> Said:
    sizes = tuple(within(CardCount, number(part)) for part in statement.parts)
    return Said("deal.count-by-players", HandSize.said(kind="per hand", schedule=sizes))


def _deal_batches(statement: Statement) -> Said:
    return Said("deal.batches", tuple(within(CardCount, number(part)) for part in statement.parts))


READERS: dict[str, Callable[[Statement], Said]] = {
    "players": _players,
    "first": lambda said: Said("seat.first-player", word(said.parts[0])),
    "direction": lambda said: Said("seat.direction", word(said.parts[0])),
    "deck": lambda said: Said("deck.composition", word(said.parts[0])),
    "own_deck": lambda said: Said("deck.composition", word(said.parts[0])),
    "jokers": lambda said: Said("deck.jokers", within(JokerCount, number(said.parts[0]))),
    "jokers_each": lambda said: Said("deck.jokers", tuple(word(part) for part in said.parts)),
    "no_jokers": lambda _said: Said("deck.jokers", None),
    "strip": lambda said: Said("deck.strip", selector(said.parts[0])),
    "no_strip": lambda _said: Said("deck.strip", None),
    "order": lambda said: Said("deck.rank-order", selector(said.parts[0])),
    "order_wraps": lambda _said: Said("deck.rank-wrap", True),
    "packs": lambda said: Said("deck.packs-by-players", within(PackCount, number(said.parts[0]))),
    "deal": lambda said: Said("deal.count-by-players", HandSize.said(cards=number(said.parts[0]))),
    "deal_per_hand": _deal_per_hand,
    "deal_counter": lambda _said: Said("deal.count-by-players", HandSize.said(kind="counter")),
    "deal_batches": _deal_batches,
    "counter": lambda said: Said("deal.counter", Counter.said(start=number(said.parts[0]), end=number(said.parts[1]))),
    "no_counter": lambda _said: Said("deal.counter", None),
    "counter_falls": lambda said: Said("counter.falls", word(said.parts[0])),
    "cutter": lambda said: Said("deck.cutter", NeedsDeck(lambda reader: reader.cards(selector(said.parts[0])))),
    "no_cutter": lambda _said: Said("deck.cutter", None),
    "partners": lambda _said: Said("seat.partners", True),
    "no_partners": lambda _said: Said("seat.partners", None),
    "starter_none": lambda _said: Said("starter.exists", "nowhere"),
    "starter_from": lambda said: Said("starter.exists", word(said.parts[0])),
    "dealer_first": lambda said: Said("deal.first-dealer", word(said.parts[0])),
    "dealer_then": lambda said: Said("deal.rotation", word(said.parts[0])),
    "starter": _starter,
    "no_starter": lambda said: Said("starter.treatment", None, selector(said.parts[0])),
}
