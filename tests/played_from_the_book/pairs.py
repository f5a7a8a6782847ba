"""Every two forms of statements together: a covering array of small rulebooks, each compared at two to four seats.

A rulebook holds several forms, so that it covers many pairs at once. A pair whose cards did not come close to each
other is tried again, in a rulebook of its own with few ranks. Where engine and book part, the rulebook is shrunk to the
fewest forms that still part them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence, Set
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from itertools import combinations
from operator import or_
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

from comparison import Compared, Parting, compared
from forms import Form, Workbench, every_form
from vocabulary import Kind

import crazy8
from crazy8.compiler.diagnostics.diagnostic import Severity

TOGETHER = 8
"""Forms in one rulebook at most."""
AT_ONCE = 64
"""Rulebooks that are made from what is known before any of them is compared."""
TRIES_TO_MEET = 3
"""How often the cards of a pair are given the chance to meet, the last times in a rulebook of their own."""
CLOSE = 3
"""Two rules meet if so few cards lie from a card of the one to a card of the other."""
DECISIONS = 400
"""Of a game at most: the few that go on for thousands would take most of the time, and show no more."""
SEATS = (2, 3, 4)
WORKERS = os.cpu_count() or 1

Pair: TypeAlias = frozenset[Form]


@dataclass
class Sweep:
    """What a sweep over pairs has done."""

    covered: set[Pair] = field(default_factory=set)
    met: set[Pair] = field(default_factory=set)
    """Pairs whose cards were laid close to each other in some game; a form that is about no card is always in force."""
    refused: dict[Pair, tuple[str, ...]] = field(default_factory=dict)
    """Pairs that the check does not accept together, with the codes of its reports."""
    rulebooks: int = 0
    total: Compared = field(default_factory=Compared)
    parted: dict[tuple[Form, ...], Parting] = field(default_factory=dict)
    """The fewest forms at fault, with what parts."""

    def add(self, other: Sweep) -> None:
        """Take in what was done beside it."""
        self.covered |= other.covered
        self.met |= other.met
        self.refused |= other.refused
        self.rulebooks += other.rulebooks
        self.total += other.total
        self.parted = {**other.parted, **self.parted}


def accepted(bench: Workbench, forms: Sequence[Form]) -> crazy8.Variant | tuple[str, ...]:
    """The rulebook of some forms, or the codes of the errors that the check finds in it."""
    variant = bench.variant(forms)
    errors = tuple(one.code for one in variant.check().reports if one.severity is Severity.ERROR)
    return errors or variant


def cards_of(variant: crazy8.Variant, seats: int, form: Form) -> int | None:
    """The set of cards that a form is about, or `None` if it is about none."""
    answers = [one for one in variant.rules(players=seats).answers if one.span.text == form.line]
    about = [one.cards or one.owed or 0 for one in answers]
    return reduce(or_, about, 0) or None


def meet(first: int | None, second: int | None, laid: Sequence[Kind]) -> bool:
    """Whether a card of the one set was laid close to a card of the other."""
    ones = [place for place, kind in enumerate(laid) if first is None or first >> kind & 1]
    others = [place for place, kind in enumerate(laid) if second is None or second >> kind & 1]
    return any(abs(one - other) < CLOSE for one in ones for other in others)


def tables(variant: crazy8.Variant) -> Iterator[int]:
    """The numbers of seats to compare."""
    counts = variant.player_counts()
    yield from (seats for seats in SEATS if seats in counts)


def parting(bench: Workbench, forms: Sequence[Form], seed: int, done: Sweep | None = None) -> Parting | None:
    """The first difference between engine and book under some forms, at any number of seats."""
    variant = accepted(bench, forms)
    if isinstance(variant, tuple):
        return None
    for seats in tables(variant):
        found = compared(variant, seats, games=2, hands=2, seed=seed, decisions=DECISIONS)
        if done is not None:
            done.total += replace(found, laid=[], partings=[])
            _note_meetings(variant, seats, forms, found, done)
        if found.partings:
            return found.partings[0]
    return None


def _note_meetings(variant: crazy8.Variant, seats: int, forms: Sequence[Form], found: Compared, done: Sweep) -> None:
    about = {form: cards_of(variant, seats, form) for form in forms}
    for one, other in combinations(forms, 2):
        if any(meet(about[one], about[other], laid) for laid in found.laid):
            done.met.add(frozenset((one, other)))


def shrunk(bench: Workbench, forms: Sequence[Form], seed: int) -> tuple[Form, ...]:
    """The fewest of some forms that still part engine and book, found by leaving out one after the other."""
    left = list(forms)
    for form in forms:
        fewer = [one for one in left if one is not form]
        if fewer and parting(bench, fewer, seed) is not None:
            left = fewer
    return tuple(left)


def sweep(
    seed: int,
    rulebooks: int | None = None,
    about: Callable[[Form], bool] = lambda form: True,
    tell: Callable[[Sweep], bool] = lambda done: True,
    begun: Sweep | None = None,
) -> Sweep:
    """Compare rulebooks until every two forms met in one of them, or so many rulebooks were compared.

    Only pairs of which a form is what `about` asks for are looked for; others come up beside them. `tell` is called now
    and then with what is done, and says whether to go on. One that was `begun` before is gone on with.
    """
    random, forms, done = Random(seed), every_form(), begun or Sweep()
    wanted = [frozenset(pair) for pair in combinations(forms, 2) if any(map(about, pair))]
    random.shuffle(wanted)
    with ProcessPoolExecutor() as pool:
        for number in range(TRIES_TO_MEET):
            enough = (done.met if number else done.covered) | done.refused.keys()
            waiting = [pair for pair in wanted if pair not in enough]
            while waiting and (rulebooks is None or done.rulebooks < rulebooks):
                most = AT_ONCE if rulebooks is None else min(AT_ONCE, rulebooks - done.rulebooks)
                some, waiting = waiting[:most], waiting[most:]
                refused = frozenset(done.refused)
                compare = partial(_compare, done.covered, refused, seed + number, filled=not number)
                for found in pool.map(compare, (some[start::WORKERS] for start in range(WORKERS))):
                    done.add(found)
                enough = (done.met if number else done.covered) | done.refused.keys()
                waiting = [pair for pair in waiting if pair not in enough]
                if not tell(done):
                    return done
    return done


def still_parted(done: Sweep, seed: int) -> dict[tuple[Form, ...], Parting]:
    """Those of the forms that parted engine and book which still do, after mends."""
    with TemporaryDirectory() as folder:
        bench = Workbench(Path(folder))
        found = {forms: parting(bench, forms, seed) for forms in done.parted}
    return {forms: now for forms, now in found.items() if now is not None}


def _compare(covered: Set[Pair], refused: Set[Pair], seed: int, pairs: Sequence[Pair], *, filled: bool) -> Sweep:
    """Compare a rulebook for each pair, filled with further forms or not."""
    forms, random, done = every_form(), Random(f"{seed} {sorted(map(sorted, pairs))}"), Sweep()
    with TemporaryDirectory() as folder:
        whole, few = Workbench(Path(folder)), Workbench(Path(folder), few_ranks=True)
        for pair in pairs:
            if pair in done.covered:
                continue
            chosen = sorted(pair)
            codes = accepted(whole, chosen)
            if isinstance(codes, tuple):
                done.refused[pair] = codes
                continue
            bench = whole if filled or isinstance(accepted(few, chosen), tuple) else few
            if filled:
                _fill(
                    bench,
                    chosen,
                    random.sample(forms, len(forms)),
                    covered | done.covered,
                    refused | done.refused.keys(),
                )
            done.covered |= {frozenset(two) for two in combinations(chosen, 2)}
            done.rulebooks += 1
            found = parting(bench, chosen, seed, done)
            if found is not None:
                done.parted.setdefault(shrunk(bench, chosen, seed), found)
    return done


def _pairs(form: Form, others: Sequence[Form]) -> Iterator[Pair]:
    """The pairs that a form makes with others."""
    return (frozenset((form, one)) for one in others)


def _fill(bench: Workbench, chosen: list[Form], others: Sequence[Form], covered: Set[Pair], refused: Set[Pair]) -> None:
    """Add the forms that make most new pairs with those there, as far as they are accepted: all, or else one by one."""
    fitting: list[Form] = []
    left = list(others)
    while left and len(chosen) + len(fitting) < TOGETHER:
        together = (*chosen, *fitting)
        left = [one for one in left if one not in together and refused.isdisjoint(_pairs(one, together))]
        form = max(left, key=lambda one: sum(pair not in covered for pair in _pairs(one, together)), default=None)
        if form is None or all(pair in covered for pair in _pairs(form, together)):
            break
        fitting.append(form)
    if not isinstance(accepted(bench, [*chosen, *fitting]), tuple):
        chosen += fitting
        return
    for form in fitting:
        if not isinstance(accepted(bench, [*chosen, form]), tuple):
            chosen.append(form)
