"""Check and complete choices of options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..diagnostics.diagnostic import Diagnostic, Label
from ..source import Span
from ..topics.agreed import OptionOffer
from .reports.options import ExcludedOption, MissingOption


def choice_faults(offers: Sequence[OptionOffer], chosen: Sequence[str], span: Span) -> Iterator[Diagnostic]:
    """Report why a choice of known options is impossible; `span` is where it was made."""
    by_name = {offer.name: offer for offer in offers}
    for name in chosen:
        for required in by_name[name].requires:
            if required not in chosen:
                place = Label(by_name[name].span, "it is offered here")
                yield MissingOption(span=span, name=name, required=required, labels=(place,))
        for excluded in by_name[name].excludes:
            if excluded in chosen:
                labels = tuple(Label(by_name[one].span, "it is offered here") for one in (name, excluded))
                yield ExcludedOption(span=span, first=name, second=excluded, labels=labels)


def required_with(offers: Sequence[OptionOffer], chosen: Sequence[str]) -> tuple[str, ...] | None:
    """Return the chosen options with all they require, in the order of the offers; None if some exclude each other."""
    by_name = {offer.name: offer for offer in offers}
    wanted: set[str] = set()
    waiting = list(chosen)
    while waiting:
        name = waiting.pop()
        if name not in wanted and name in by_name:
            wanted.add(name)
            waiting.extend(by_name[name].requires)
    if any(excluded in wanted for name in wanted for excluded in by_name[name].excludes):
        return None
    return tuple(offer.name for offer in offers if offer.name in wanted)
