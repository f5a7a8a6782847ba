"""Readers for what a card does: effects, and the naming of a suit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from crazy8.compiler.diagnostics.codes.statements import NothingElse, OutOfRange
from crazy8.compiler.resolve.attributes import unknown_attribute
from crazy8.compiler.resolve.readers.said import FaultError, number, phrase, word
from crazy8.compiler.rules.effects import (
    MOST_EFFECTS,
    Draws,
    DrawTarget,
    Effect,
    NamesSuit,
    Naming,
    PlaysAgain,
    Reverses,
    Skips,
    SkipTarget,
    ThenTurn,
)
from crazy8.compiler.syntax.nodes import Number, Part, Phrase, Word


def attribute(part: Part, known: tuple[str, ...]) -> str:
    """A word for what cards have in common. Raises `FaultError` if it is none of the known ones."""
    text = word(part)
    if isinstance(part, Word) and text not in known:
        raise FaultError(unknown_attribute(part, known))
    return text


def naming(part: Part, *, optional: bool = False) -> Naming:
    """What a player names. Raises `FaultError` if it is not the suit."""
    another, named = phrase(part).parts
    attribute(named, ("suit",))
    return Naming.said(another=another is not None, optional=optional)


def _draws(part: Phrase) -> Effect:
    target, amount, then = part.parts
    return Draws.said(
        target=cast(DrawTarget, word(target)),
        cards=number(amount) if isinstance(amount, Number) else None,
        then=cast(ThenTurn, word(then).removeprefix("then ")) if then else "waits",
    )


def effects_of(parts: Sequence[Part]) -> tuple[Effect, ...]:
    """All effects in a row; none for `nothing`. Raises `FaultError` if they cannot stand together."""
    phrases = [phrase(part) for part in parts]
    nothing = next((one for one in phrases if one.kind == "nothing"), None)
    if nothing is not None and len(phrases) > 1:
        raise FaultError(NothingElse(span=nothing.span))
    if len(phrases) > MOST_EFFECTS:
        span = phrases[0].span.to(phrases[-1].span)
        bound = f"of effects up to {MOST_EFFECTS}"
        raise FaultError(OutOfRange(span=span, number=len(phrases), direction="many", bound=bound))
    return tuple(_effect(one) for one in phrases if one is not nothing)


def _effect(part: Phrase) -> Effect:
    match part.kind:
        case "draws":
            return _draws(part)
        case "skips_seats":
            return Skips.said(target="next", seats=number(part.parts[0]))
        case "skips":
            return Skips.said(target=cast(SkipTarget, word(part.parts[0])))
        case "reverses":
            return Reverses.said()
        case "plays_again":
            return PlaysAgain.said()
        case "may_play_again":
            return PlaysAgain.said(optional=True)
        case "names_suit":
            return NamesSuit.said(naming=naming(part.parts[0]))
        case kind:
            raise AssertionError(f"the grammar knows an effect that no reader does: {kind}")
