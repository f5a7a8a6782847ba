"""Check that options can be chosen, and that two which answer the same question do so on purpose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations

from ..diagnostics.diagnostic import Diagnostic, Label
from ..language.nodes import Option
from ..layers.one_table import OneTable
from ..layers.options import required_with
from ..layers.reports.options import OptionNamesItself, OptionNeverChosen, OptionsApart, OptionsCompete
from ..layers.resolver import Resolver
from ..questions.answer import Answer
from ..rules.key import Key
from ..source import Source
from ..topics.agreed import OptionOffer
from .every_table import EveryTable, just_with
from .reports.idle import IdleOption

_MOST_NAMED = 4
"""So many options are named in a report; the others are counted."""


def check_options(resolver: Resolver) -> Iterator[Diagnostic]:
    """Look at every option of the file, and at every pair of which the later one stands in it."""
    own = resolver.variant.own.document
    for option in own.body:
        if isinstance(option, Option):
            yield from _possible(option, resolver)
    yield from _competing(resolver, own.source)


def _possible(option: Option, resolver: Resolver) -> Iterator[Diagnostic]:
    """Return whether an option can be chosen at all."""
    name = option.name.text
    itself = [word for word in (*option.requires, *option.excludes) if word.text == name]
    for word in itself:
        yield OptionNamesItself(span=word.span, name=name)
    if not itself and required_with(resolver.offers, (name,)) is None:
        yield OptionNeverChosen(span=option.name.span, name=name)
    elif not option.statements:
        yield IdleOption(span=option.name.span, name=name, why="no statement stands in it")


def _competing(resolver: Resolver, own: Source) -> Iterator[Diagnostic]:
    """Yield the pairs that can be chosen together without needing each other, and answer a question differently."""
    stated = {offer.name: resolver.shared.stated.questions_of(offer.name) for offer in resolver.offers}
    for earlier, later in combinations(resolver.offers, 2):
        shared = [question for question in stated[later.name] if question in stated[earlier.name]]
        together = required_with(resolver.offers, (earlier.name, later.name)) if shared else None
        if later.span.source is not own or together is None or _needed(earlier, later, resolver):
            continue
        for question in shared:
            earlier_answers = _answers_of(earlier, question, resolver)
            for new in _answers_of(later, question, resolver):
                old = next((answer for answer in earlier_answers if _disagree(answer, new)), None)
                if old is not None:
                    labels = (Label(old.span, f"the answer of `{earlier.name}`"),)
                    yield OptionsCompete(span=new.span, question=question, other=earlier.name, labels=labels)
                    break


def _needed(first: OptionOffer, second: OptionOffer, resolver: Resolver) -> bool:
    """Return whether one of two options comes along with the other."""
    offers = resolver.offers
    with_first, with_second = (required_with(offers, (name,)) or () for name in (first.name, second.name))
    return second.name in with_first or first.name in with_second


def _answers_of(offer: OptionOffer, question: Key, resolver: Resolver) -> tuple[Answer, ...]:
    """Return all answers of an option to a question, for whatever number of players."""
    choice = required_with(resolver.offers, (offer.name,))
    found: dict[tuple[object, ...], Answer] = {}
    if choice is not None:
        for case in EveryTable(resolver, just_with(resolver, choice, None)).cases(partial(_answers, question)):
            for answer in case.result:
                if answer.origin.option == offer.name:
                    found[(answer.span, answer.cards, answer.owed)] = answer
    return tuple(found.values())


def _answers(question: Key, table: OneTable) -> tuple[Answer, ...]:
    return table.rules.answers_to(question)


def _disagree(old: Answer, new: Answer) -> bool:
    """Return whether two answers differ on something that both are about."""
    shared = (old.cards is None or old.cards & (new.cards or 0)) and (old.owed is None or old.owed & (new.owed or 0))
    same = old.question == new.question and old.number == new.number and bool(shared)
    return same and old.value != new.value


def not_all_together(tables: EveryTable) -> Iterator[Diagnostic]:
    """Report the options that were not all put together, at the first of them."""
    resolver, apart = tables.resolver, tables.steps.apart
    if apart:
        names = resolver.shared.circumstances.chosen(apart)
        own = (one.name for member, one in resolver.variant.options() if member is resolver.variant.own)
        place = next((one for one in own if one.text in names), resolver.readings.identity).span
        ways = "in twos or one by one" if tables.steps.singly else "in twos"
        yield OptionsApart(span=place, options=_listed(names), ways=ways)


def _listed(names: Sequence[str]) -> str:
    """Put the names of options into words, the first few by name."""
    few = names[:_MOST_NAMED] if len(names) > _MOST_NAMED + 1 else names[:-1]
    last = f"{len(names) - len(few)} more" if len(names) - len(few) > 1 else f"`{names[-1]}`"
    return f"{', '.join(f'`{name}`' for name in few)} and {last}" if few else last
