"""Readers for what a card does: effects, and the naming of a suit."""

from __future__ import annotations

from typing import cast

from crazy8.compiler.resolve.readers.said import number, phrase, word
from crazy8.compiler.rules.effects import (
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
from crazy8.compiler.syntax.nodes import Number, Part, Phrase


class UnknownAttributeError(Exception):
    """An attribute stands where the language knows others; turned into a report by whoever reads the statement."""

    def __init__(self, part: Part, known: tuple[str, ...]) -> None:
        """Remember the word and those that could have stood there."""
        super().__init__(word(part))
        self.part = part
        self.known = known


def naming(part: Part, *, optional: bool = False) -> Naming:
    """What a player names. Raises `UnknownAttributeError` if it is not the suit."""
    another, attribute = phrase(part).parts
    if word(attribute) != "suit":
        raise UnknownAttributeError(attribute, ("suit",))
    return Naming(another=another is not None, optional=optional)


def _draws(part: Phrase) -> Effect:
    target, amount, then = part.parts
    return Draws(
        target=cast(DrawTarget, word(target)),
        cards=number(amount) if isinstance(amount, Number) else None,
        then=cast(ThenTurn, word(then).removeprefix("then ")) if then else "waits",
    )


def effect(part: Phrase) -> Effect:
    """One effect of a card; never called for `nothing`."""
    match part.kind:
        case "draws":
            return _draws(part)
        case "skips_seats":
            return Skips(target="next", seats=number(part.parts[0]))
        case "skips":
            return Skips(target=cast(SkipTarget, word(part.parts[0])))
        case "reverses":
            return Reverses()
        case "plays_again":
            return PlaysAgain()
        case "may_play_again":
            return PlaysAgain(optional=True)
        case "names_suit":
            return NamesSuit(naming=naming(part.parts[0]))
        case kind:
            raise AssertionError(f"the grammar knows an effect that no reader does: {kind}")
