"""A file and the same rules in one piece are told the same: what a base's line comes to mean stands in the file."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from covering import every_variant

from crazy8.cli.show.lines import ELSEWHERE
from crazy8.cli.show.text import rules_text
from crazy8.compiler.diagnostics.diagnostic import is_finding
from crazy8.compiler.topics.calls.model import CALL_REQUIRED
from crazy8.compiler.topics.registry import QUESTIONS
from crazy8.variant import Variant, load, load_text

FORMS = [
    [*(question.raised_in or "").splitlines(), line]
    for question in QUESTIONS
    if question.form in ("stated", "settled") and "{" not in (question.raised_in or "")
    for line in question.write
    if "\n" not in line and "{" not in line
]
"""Lines that answer a question, each below those that raise it."""
ABOUT_CALLS = {one.key for one in QUESTIONS if one.settled_by == CALL_REQUIRED}
"""What a `no call` answers for all calls of a base that it forgets; no text in one piece can say that beside a call."""


def told(variant: Variant, players: int) -> set[tuple[str, str]]:
    """The codes of what is found at a table without options, with the questions that are meant."""
    verdict = variant.check(players=players)
    reports = (*verdict.reports, *(one.report for one in verdict.allowed if one.reason != ELSEWHERE))
    at_table = (one for one in reports if not any("option" in note or "together" in note for note in one.notes[:1]))
    found = {
        (one.code, str(getattr(one, "question", ""))) for one in at_table if is_finding(one) or one.code == "C8-ASSUMED"
    }
    return {one for one in found if one[1] not in ABOUT_CALLS}


def compare(variant: Variant, bases: Iterable[Variant]) -> None:
    rules = variant.rules()
    whole = told(load_text(rules_text(rules, variant.read.resolver), "whole.c8"), rules.people)
    layered = told(variant, rules.people)
    of_bases = {one for base in bases for one in told(base, rules.people)}
    assert layered - whole == set()
    assert whole - layered - of_bases == set()


@every_variant
def test_a_shipped_variant_is_told_the_same_as_its_rules_in_one_piece(name: str) -> None:
    variant = load(name)
    line = variant.read.resolver.variant.line[:-1]
    compare(variant, [load(member.document.source.name.removesuffix(".c8")) for member in line])


def any_lines(seed: int) -> tuple[list[str], list[str]]:
    """The lines of some forms, dealt to a base and to a variant of it."""
    chance = random.Random(seed)
    lines = list(dict.fromkeys(line for form in chance.sample(FORMS, 5) for line in form))
    in_base = [line for line in lines if chance.random() < 0.6]
    return in_base, [line for line in lines if line not in in_base]


def written(folder: Path, base: Iterable[str], lines: Iterable[str]) -> tuple[Variant, Variant]:
    """A base and a variant of it."""
    (folder / "base.c8").write_text("\n".join(["c8 2", 'variant base "Base" [house]', *base, ""]), encoding="utf-8")
    head = ["c8 2", 'variant child "Child" extends base [house]']
    (folder / "child.c8").write_text("\n".join([*head, *lines, ""]), encoding="utf-8")
    return load(folder / "base.c8"), load(folder / "child.c8")


def sound(seeds: Iterable[int], folder: Path) -> Iterator[tuple[Variant, Variant]]:
    for seed in seeds:
        base, variant = written(folder, *any_lines(seed))
        if variant.check():
            yield base, variant


@pytest.mark.parametrize("first", [0, *(pytest.param(first, marks=pytest.mark.slow) for first in range(40, 400, 40))])
def test_any_variant_is_told_the_same_as_its_rules_in_one_piece(first: int, tmp_path: Path) -> None:
    count = 0
    for base, variant in sound(range(first, first + 40), tmp_path):
        compare(variant, [base])
        count += 1
    assert count > 5


def reports(folder: Path, base: str, lines: str) -> list[tuple[str, str, list[str]]]:
    """What is found in the variant: the code, the place, and the lines of others that it points at."""
    _, variant = written(folder, base.splitlines(), lines.splitlines())
    return [
        (one.code, f"{Path(one.span.source.name).stem}: {one.span.text}", [label.span.text for label in one.labels])
        for one in variant.check().findings
    ]


BASE = "wild 8: names suit\nstarter 8: dealer names suit"
ALONE = "C8-STARTER-NAMES-ALONE"


def test_what_comes_about_only_through_the_file_stands_at_the_line_that_brings_it_about(tmp_path: Path) -> None:
    found = reports(tmp_path, BASE, "deal 6\nwild 8: names nothing")
    assert found == [(ALONE, "child: wild 8: names nothing", ["starter 8: dealer names suit"])]


def test_what_a_base_has_by_itself_is_not_repeated(tmp_path: Path) -> None:
    assert reports(tmp_path, "starter 8: dealer names suit", "deal 6") == []


def test_what_two_lines_bring_about_each_by_itself_stands_at_the_head(tmp_path: Path) -> None:
    found = reports(
        tmp_path, BASE, 'option one "One" { wild 8: names nothing }\noption two "Two" { wild 8: names nothing }'
    )
    assert found == [(ALONE, 'child: variant child "Child" extends base [house]', ["starter 8: dealer names suit"])]


def test_a_right_that_the_file_makes_useless_stands_at_its_line(tmp_path: Path) -> None:
    found = reports(tmp_path, "packs 2\njump with same card", "packs 1")
    assert [one[1:] for one in found] == [("child: packs 1", ["jump with same card"])]


def test_an_error_of_a_base_stays_there(tmp_path: Path) -> None:
    found = reports(tmp_path, "play 8: skip next\nplay 8: reverse", "deal 6")
    assert [(code, place) for code, place, _ in found] == [("C8-ANSWERED-TWICE", "base: play 8: reverse")]


def test_nothing_is_mended_in_a_base(tmp_path: Path) -> None:
    _, variant = written(tmp_path, BASE.splitlines(), ["wild 8: names nothing"])
    assert all(one.repair is None or one.repair.span.source is one.span.source for one in variant.check().findings)
