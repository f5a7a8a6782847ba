"""Rulebooks with one change: what is worse is reported where it stands, and what is not reported is a sound rulebook.

A fixed sample is looked at. With `CRAZY8_MUTATIONS=1` in the environment all mutations are, with `=20` every twentieth;
all of them take half an hour.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from mutations import KINDS, STRIPPED, Mutation, Outcome, all_mutations, dropped, is_about, mutations, outcome_of

from crazy8.files.shipped import shipped_names

PAGE = Path(__file__).parent.parent.parent / "docs" / "checker.md"
STRIDE = int(os.environ.get("CRAZY8_MUTATIONS", "0"))
SAMPLE = ("italian", "prsi", "two-hand-eights", "matatu", "dummies-eights", "mau-mau-swiss")
EVERY = 19
AT_THE_PLACE = 0.95
TAKE_AWAY = {STRIPPED, *(kind for kind, change in KINDS.items() if change is dropped)}
"""Kinds that leave no line behind which could be wrong: the report stands where something is missed."""


def changed_lines(mutation: Mutation) -> str:
    return "\n".join(mutation.text.splitlines()[number - 1] for number in mutation.lines)


def chosen() -> list[Mutation]:
    if STRIDE:
        return list(all_mutations(STRIDE))
    return [one for name in SAMPLE for one in mutations(name)][::EVERY]


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return [outcome_of(one) for one in chosen()]


def test_every_kind_is_among_them(outcomes: list[Outcome]) -> None:
    assert {one.mutation.kind for one in outcomes} == {*KINDS, STRIPPED}


def test_what_is_worse_is_reported_where_it_stands(outcomes: list[Outcome]) -> None:
    worse = [one for one in outcomes if one.findings and one.mutation.kind not in TAKE_AWAY]
    there = [one for one in worse if one.at_the_line]
    assert len(there) >= AT_THE_PLACE * len(worse), [one.mutation for one in worse if not one.at_the_line]


def test_what_is_not_reported_is_a_rulebook_that_differs_in_the_question_of_the_line_or_in_none(
    outcomes: list[Outcome],
) -> None:
    silent = [one for one in outcomes if not one.findings]
    assert silent
    for one in silent:
        assert one.differs_in is not None, one.mutation
        assert is_about(one), (one.mutation, one.differs_in)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if "word" in kind or "citation" in kind or "cited" in kind])
def test_no_slip_of_the_pen_goes_through(kind: str, outcomes: list[Outcome]) -> None:
    slips = [one for one in outcomes if one.mutation.kind == kind]
    assert slips
    for one in slips:
        # What a player calls out, or any other text of the author's own, cannot be misspelt.
        assert one.at_the_line or (not one.findings and '"' in changed_lines(one.mutation)), one.mutation


def test_the_page_tells_every_kind_and_its_numbers_add_up() -> None:
    sections = PAGE.read_text(encoding="utf-8").split("\n## ")
    text = next(one for one in sections if one.startswith("Rulebooks with one change"))
    rows = {
        name.strip(): [int(cell) for cell in cells.split("|")]
        for name, cells in re.findall(r"^\| ([a-z ,]+) \| ([\d |]+) \|$", text, re.MULTILINE)
    }
    total = rows.pop("all of them")
    assert list(rows) == [*KINDS, STRIPPED]
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == total
    worse, there = (sum(row[at] for kind, row in rows.items() if kind not in TAKE_AWAY) for at in (1, 2))
    assert there >= AT_THE_PLACE * worse
    assert f"{100 * there / worse:.1f} % are reported at the place" in text
    assert f"Of the {len(shipped_names())} variants" in text
