"""Layers of statements to one answer for each question, card by card where a question is asked so.

The elements of a question are bits of an integer: one bit for a plain question, one for each card kind, one for each
number of cards, or one for each pair of an owed and an answering card. So one set of rules serves them all: within a
layer the narrower statement wins, and across layers the later one does, for everything it names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ..diagnostics.diagnostic import Diagnostic, Label
from ..questions.placed import Elements, LayerEntry, Placed, union
from ..rules.key import Key
from .one_layer import OneLayer
from .reports.layers import NarrowerAnswerLost, NothingToTakeAway, ToldInsteadOfPlayed

_ANSWER = "answer "
_FORBID = "what may not be laid on another card at all is `forbid J on J`"
"""Whoever forbids an answer that nobody allowed may mean this."""


class Combined(NamedTuple):
    """The answers to one question after some layers, with the reports that arose on the way."""

    placed: tuple[Placed, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


def laid_over(
    below: Combined, entries: Sequence[LayerEntry], describe: Callable[[Key, Elements], str], *, above: bool
) -> Combined:
    """Lay the entries of one layer over the answers of all earlier layers.

    `above` says that there is a rulebook below to take from; `describe` puts elements of a question into words.
    """
    layer = OneLayer(entries, describe)
    diagnostics = [*below.diagnostics, *layer.diagnostics]
    if above:
        diagnostics.extend(vain_takings(entries, below.placed))
    diagnostics.extend(losses(entries, below.placed, describe))
    diagnostics.extend(told_instead(entries, below.placed))
    # INVARIANT: no element is placed twice. A layer gives each element to one entry, and all that it names is taken
    # from the entries below, so the order in which the outcome is read does not matter.
    covered = union(one.elements for one in layer.placed)
    kept = (Placed(old.entry, old.elements & ~covered) for old in below.placed)
    return Combined((*(old for old in kept if old.elements), *layer.placed), tuple(diagnostics))


def vain_takings(entries: Sequence[LayerEntry], below: Sequence[Placed]) -> Iterator[Diagnostic]:
    """Report statements that take away something nobody said."""
    before = union(one.elements for one in below if one.entry.value is not None and is_stated(one))
    for entry in entries:
        if entry.takes_away and not entry.elements & before:
            notes = (_FORBID,) if entry.place.text.startswith(_ANSWER) else ()
            yield NothingToTakeAway(span=entry.place, notes=notes)


def losses(
    entries: Sequence[LayerEntry], below: Sequence[Placed], describe: Callable[[Key, Elements], str]
) -> Iterator[Diagnostic]:
    """Report broader statements that replace a whole narrower one without saying it again."""
    repeated = {entry.elements for entry in entries}
    for old in below:
        if old.elements != old.entry.elements or old.elements in repeated or not is_stated(old):
            continue
        for entry in entries:
            if not entry.takes_away and old.elements & ~entry.elements == 0:
                words = describe(entry.question, old.elements)
                labels = (Label(old.entry.place, "it was said here"),)
                yield NarrowerAnswerLost(span=entry.place, cards=f"`{words}`", labels=labels)


def told_instead(entries: Sequence[LayerEntry], below: Sequence[Placed]) -> Iterator[Diagnostic]:
    """Report statements that only tell something where an earlier or a broader one says what is played."""
    for entry in entries:
        if entry.told is None:
            continue
        earlier = [one.entry for one in below if is_stated(one) and one.elements & entry.elements]
        broader = [one for one in entries if one is not entry and not entry.elements & ~one.elements]
        lost = next((one for one in (*broader, *earlier) if entry.told.loses(one.statement)), None)
        if lost is not None:
            line = entry.told.keeps(lost.statement)
            labels = (Label(lost.place, "this is played no longer"),)
            yield ToldInsteadOfPlayed(span=entry.place, line=line, labels=labels)


def is_stated(placed: Placed) -> bool:
    """Return whether an author said it, and not only a default."""
    return placed.entry.origin.kind != "default"
