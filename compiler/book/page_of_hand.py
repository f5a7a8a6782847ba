"""Write an example hand in one language: who holds what, turn by turn, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..telling.steps import ExampleStep
from .examples import step_phrase
from .page import Line, Listing, PageEntry, Paragraph, Part
from .page_words import Speaker


def hand_parts(speaker: Speaker) -> tuple[Part, ...]:
    """Return the players with their cards, every turn, and the end."""
    hand = speaker.book.hand
    if hand is None:
        return ()
    names = tuple(speaker.label(f"hand-player-{number}") for number in range(1, len(hand.hands) + 1))
    seated = [ExampleStep(kind="seats_with_dummies" if hand.dummies else "seats", seats=names)]
    if hand.top is not None:
        seated.append(ExampleStep(kind="top", cards=(hand.top,)))
    held = (
        ExampleStep(kind="holds", seats=(name,), cards=cards) for name, cards in zip(names, hand.hands, strict=True)
    )
    return (
        Paragraph((Line(_steps(speaker, seated)),), tuple(map(speaker.picture, seated[-1].cards))),
        Listing(tuple(_turn(speaker, [step]) for step in held)),
        Listing(tuple(_turn(speaker, _named(turn, names)) for turn in hand.turns), numbered=True),
        Paragraph((Line(_steps(speaker, _named(hand.end, names))),)),
    )


def _turn(speaker: Speaker, steps: Sequence[ExampleStep]) -> PageEntry:
    """Return what somebody does or holds, with the cards that are seen."""
    seen = (card for step in steps if step.kind in ("plays", "holds") for card in step.cards)
    return PageEntry("", (Line(_steps(speaker, steps)),), tuple(map(speaker.picture, seen)))


def _steps(speaker: Speaker, steps: Sequence[ExampleStep]) -> str:
    return speaker.sentences([step_phrase(step, {}) for step in steps])


def _named(steps: Sequence[ExampleStep], names: Sequence[str]) -> list[ExampleStep]:
    """Return steps with the names of the players in place of their numbers."""
    return [replace(step, seats=tuple(names[int(seat)] for seat in step.seats)) for step in steps]
