"""Read statements on the starter, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...cards.saying import FaultError, NeedsDeck, Saying, phrase, selector, word
from ...language.nodes import Part, PhraseNode, Statement, Word
from ...language.reports.statements import TreatmentsClash
from ...questions.last_words import LastWords
from ...source import Span
from ..effects.statements import effects_of, naming
from .model import STARTER_EXISTS, STARTER_TREATMENT, Starter, Treatment, TreatmentKind


def _starter(statement: Statement) -> Saying:
    cards, *parts = statement.parts
    return Saying(STARTER_TREATMENT, _treatment(parts), selector(cards))


REFUSALS: dict[str, TreatmentKind] = {"put under": "under", "turn another": "redraw"}
"""The words for what is done with a starter that is refused, where the model has another one."""


def _treatment(parts: list[Part]) -> Treatment | NeedsDeck:
    """Return one treatment, or effects that add up. Raises `FaultError` if they cannot stand together."""
    starts = [part for part in parts if _kind(part) == "dealer_starts"]
    others = [part for part in parts if _kind(part) != "dealer_starts"]
    leading = next((part for part in others if _kind(part) in _TREATMENTS), None)
    refusal = next((part for part in others if isinstance(part, Word) and not part.text.startswith("then ")), None)
    alone = refusal or leading
    beside = next((part for part in (*others, *(starts if refusal else ())) if part is not alone), None)
    if alone is not None and beside is not None:
        raise FaultError(TreatmentsClash(span=_span(beside), first=_span(alone).text, second=_span(beside).text))
    if refusal is not None:
        return Treatment.said(kind=REFUSALS.get(word(refusal)) or cast(TreatmentKind, word(refusal)))
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
    """Return the kind of a treatment; nothing for a refusal, which is one word."""
    return part.kind if isinstance(part, PhraseNode) else ""


def _span(part: Part) -> Span:
    assert part is not None
    return part.span


_TREATMENTS: dict[str, Callable[[PhraseNode, bool], Treatment | NeedsDeck]] = {
    "acts": lambda _part, starts: Treatment.said(kind="acts", dealer_starts=starts),
    "any_fits": lambda _part, starts: Treatment.said(kind="any fits", dealer_starts=starts),
    "dealer_names": lambda part, starts: naming(
        part.parts[0], lambda named: Treatment.said(kind="dealer names", naming=named, dealer_starts=starts)
    ),
    "first_names": lambda part, starts: naming(
        part.parts[0], lambda named: Treatment.said(kind="first names", naming=named, dealer_starts=starts)
    ),
}


READERS: dict[str, Callable[[Statement], Saying]] = {
    "starter_none": lambda _said: Saying(STARTER_EXISTS, "nowhere"),
    "starter_from": lambda said: Saying(STARTER_EXISTS, word(said.parts[0])),
    "starter": _starter,
}


PLAIN = Treatment(kind="plain")


def starter_from(words: LastWords) -> Starter:
    """Return the treatment of every card as starter."""
    return Starter(of_card=words.by_card(STARTER_TREATMENT, PLAIN), comes_from=words.maybe(STARTER_EXISTS, "stock"))
