"""Exploring small packs finds what goes wrong only in play, says at which line it lies, and shows a play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from pages.raised import LIBRARY

import crazy8
from crazy8.compiler import check_text
from crazy8.compiler.check.allowing import not_allowed
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity, is_finding
from crazy8.compiler.exploring.deals import dealt
from crazy8.compiler.exploring.engine_on_tape import EngineOnTape
from crazy8.compiler.exploring.explored import STEPS, explored
from crazy8.compiler.exploring.findings import explore_program, findings, holds_with_more_cards
from crazy8.compiler.exploring.reports import HandCannotEnd
from crazy8.compiler.exploring.small_pack import small_tables
from crazy8.compiler.exploring.witness import Play, WitnessMove, Writer, comes_true
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.program.from_rules import program_from
from crazy8.compiler.rulings.from_examples import play_examples
from crazy8.files.shipped import shipped_names
from crazy8.runtime.records.codes import HAND_OVER

DOCUMENT = (Path(__file__).parent / "faults.md").read_text(encoding="utf-8")
RULEBOOKS = re.findall(r"^```c8\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)

MOST_MOVES = 10
STEPS_ON_THE_SHELF = 1_500
"""Far fewer than of a deep verdict, which takes the whole shelf half an hour: whatever goes wrong early is found."""
ALSO = {"C8-FEW-CAN-FOLLOW"}
"""What the check says of some of them without knowing what comes of it."""


NOT_EXPLORED = {"matatu", "mau-mau-gamevelvet", "page-one-local", "uno-no-mercy"}
"""A card that lies at a known place of the stock, hands of several sizes, or very many kinds of cards."""


def sound(text: str) -> Resolver:
    """A rulebook in which the check finds nothing."""
    checked = check_text("example.c8", text, LIBRARY)
    assert [one for one in checked.diagnostics if is_finding(one) and one.code not in ALSO] == []
    assert checked.resolver is not None
    return checked.resolver


def play_of(report: Diagnostic) -> str:
    """The play that a report shows."""
    return report.notes[-1].partition("\n")[2]


def test_cards_alike_but_for_their_colour_stay_apart() -> None:
    jokers = "jokers each black, red\nwild joker: names nothing\nvalue joker: 50\nafter joker: any\n"
    head = 'c8 2\nvariant example "Example" extends bicycle [house]\n'
    assert explored(sound(head + jokers), players=2, steps=500).covered


GIVES = "play A: give 1 card to next\n"
THROWN_IN = "jump with same rank\n"
HEAD = 'c8 2\nvariant example "Example" extends bicycle [house]\n'


@pytest.mark.parametrize(("line", "told"), [(GIVES, " gives "), (THROWN_IN, " jumps in with ")])
def test_any_play_is_an_example_that_comes_true(line: str, told: str) -> None:
    resolver = sound(HEAD + line)
    texts = [writer.example(play, "A play") for writer, play in some_plays(resolver)]
    assert [text for text in texts if told in text]
    assert [text for text in texts if not comes_true(text, resolver)] == []


def some_plays(resolver: Resolver, count: int = 100) -> Iterator[tuple[Writer, Play]]:
    """Plays at random on a small pack, until the discards become the stock and nobody knows in what order."""
    rules, chance = resolver.resolve(3, ()).rules, Random(8)
    assert rules is not None
    table = next(small_tables(program_from(rules)))
    engine = EngineOnTape(table.program)
    deals = list(islice(dealt(engine), 400))
    for _ in range(count):
        state = start = chance.choice(deals)
        moves: list[WitnessMove] = []
        while len(moves) < MOST_MOVES and state.phase < HAND_OVER:
            action = chance.choice(list(engine.actions(state)))
            after = chance.choice(list(islice(engine.after(state.copy(), action), 30)))
            if after.refills:
                break
            moves.append(WitnessMove(action, state, after))
            state = after
        yield Writer(table, engine, rules.deck, (), direction=1), Play(start, tuple(moves))


@pytest.mark.slow
@pytest.mark.parametrize("name", shipped_names())
def test_no_shipped_rulebook_leads_to_something_bad(name: str) -> None:
    read = crazy8.load(name).read
    found = explored(read.resolver, (), read.player_range(()).fewest, steps=STEPS_ON_THE_SHELF)
    assert bool(found.covered) == (name not in NOT_EXPLORED)
    reports = not_allowed(read.linked.source, found.reports)
    assert [one for one in reports if one.severity is not Severity.NOTE] == []


@pytest.mark.slow
def test_few_cards_that_may_be_the_last_one_are_not_blamed_on_the_rules() -> None:
    """In *Vandatta* neither an eight nor an ace may be the last card; a pack with two others leaves a hand no end."""
    resolver = crazy8.load("vandatta").read.resolver
    rules = resolver.resolve(2, ()).rules
    assert rules is not None
    program = program_from(rules)
    (endless, *_) = [found for one in explore_program(program, STEPS) for found in findings(one)]
    assert endless.kind is HandCannotEnd
    assert not holds_with_more_cards(endless, program, STEPS // 2)


@pytest.mark.slow
@pytest.mark.parametrize("text", RULEBOOKS, ids=lambda text: ", ".join(text.splitlines()[1:]))
def test_what_goes_wrong_is_found_at_its_line_with_a_play_that_comes_true(text: str) -> None:
    expected = [
        f"{number}: {line.partition('# ')[2]}" for number, line in enumerate(text.splitlines(), 1) if ": C8-" in line
    ]
    found = explored(sound(text)).reports
    assert [f"{one.span.line}: {one.severity.value}: {one.code}" for one in found] == expected
    for report in found:
        outcomes = list(play_examples(sound(text + play_of(report) + "\n")))
        assert [outcome.holds for outcome in outcomes] == [True], play_of(report)
