"""Layers of statements to one answer for each question, card by card where a question is asked so.

The elements of a question are bits of an integer: one bit for a plain question, one for each card kind, one for each
number of cards, or one for each pair of an owed and an answering card. So one set of rules serves them all: within a
layer the narrower statement wins, and across layers the later one does, for everything it names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from crazy8.compiler.diagnostics.codes.layers import NarrowerAnswerLost, NothingToTakeAway
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Label
from crazy8.compiler.resolve.one_layer import Elements, Entry, OneLayer, Placed, union


class Combination:
    """Answers as they grow layer by layer."""

    def __init__(self, describe: Callable[[str, Elements], str]) -> None:
        """Begin with nothing; `describe` puts elements of a question into words."""
        self.placed: dict[str, list[Placed]] = {}
        self.diagnostics: list[Diagnostic] = []
        self._describe = describe

    def add_layer(self, entries: Iterable[Entry], *, above: bool) -> None:
        """Lay the entries of one layer over all earlier ones; `above` if there is a rulebook below to take from."""
        by_question: dict[str, list[Entry]] = {}
        for entry in entries:
            by_question.setdefault(entry.question, []).append(entry)
        for question, group in by_question.items():
            layer = OneLayer(group, self._describe)
            self.diagnostics.extend(layer.diagnostics)
            below = self.placed.get(question, [])
            if above:
                self._note_takings(group, below)
            self._note_losses(group, below)
            covered = union(one.elements for one in layer.placed)
            kept = [Placed(old.entry, old.elements & ~covered) for old in below]
            self.placed[question] = [old for old in kept if old.elements] + layer.placed

    def _note_takings(self, group: list[Entry], below: list[Placed]) -> None:
        before = union(one.elements for one in below if one.entry.value is not None and _stated(one))
        for entry in group:
            if entry.takes_away and not entry.elements & before:
                self.diagnostics.append(NothingToTakeAway(span=entry.place))

    def _note_losses(self, group: list[Entry], below: list[Placed]) -> None:
        """Tell where a broader statement replaces a whole narrower one that is not said again."""
        repeated = {entry.elements for entry in group}
        whole = [old for old in below if old.elements == old.entry.elements and _stated(old)]
        for old in whole:
            if old.elements in repeated:
                continue
            for entry in group:
                if not entry.takes_away and old.elements & ~entry.elements == 0:
                    words = self._describe(entry.question, old.elements)
                    labels = (Label(old.entry.place, "it was said here"),)
                    self.diagnostics.append(NarrowerAnswerLost(span=entry.place, cards=f"`{words}`", labels=labels))


def _stated(placed: Placed) -> bool:
    return placed.entry.origin.kind != "default"
