"""Rulebooks that ship with one thing made worse, or merely other; and what the checker and the examples say of each.

python tests/check/mutations.py 12        every twelfth mutation of every variant, as the table of `docs/checker.md`
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import crazy8
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, is_finding
from crazy8.compiler.layers.options import required_with
from crazy8.compiler.rulings.exercises import StatementOfFile, stated_answers
from crazy8.compiler.rulings.from_examples import play_examples
from crazy8.compiler.topics.registry import by_key
from crazy8.errors import C8Error
from crazy8.files.shipped import shipped_names
from crazy8.variant import Variant

LETTERS = re.compile(r"[a-z]{4,}")
NUMBER = re.compile(r"(?<![\w.])\d+(?!\w)")
RANK = re.compile(r"(?<!\w)(?:[2-9]|10|[AJQK])(?!\w)")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Mutation(NamedTuple):
    """A text with one change."""

    variant: str
    kind: str
    text: str
    lines: frozenset[int]
    """Where the change stands."""
    question: str
    option: str | None


# ---- the changes


def dropped(line: str, _stated: StatementOfFile) -> list[str] | None:
    """The line without its statement."""
    return [""]


def doubled(line: str, stated: StatementOfFile) -> list[str] | None:
    """The line, and a second one with another value."""
    other = shifted(line, stated)
    if other is None:
        record = by_key(stated.question)
        write = () if record is None or record.cards is not None else record.write
        said = {stated.statement.span.text, "no " + stated.statement.span.text}
        other = next(([one] for one in write if "\n" not in one and "{" not in one and one not in said), None)
    return None if other is None else [line, *other]


def misspelt(line: str, _stated: StatementOfFile) -> list[str] | None:
    """Two letters in the middle of the longest word change places."""
    words = [one for one in LETTERS.finditer(line) if one[0][1] != one[0][2]]
    if not words:
        return None
    at = max(words, key=lambda one: len(one[0])).start()
    return [f"{line[: at + 1]}{line[at + 2]}{line[at + 1]}{line[at + 3 :]}"]


def shifted(line: str, _stated: StatementOfFile) -> list[str] | None:
    """The last number that is no rank is one higher."""
    head, colon, tail = line.rpartition(":") if ":" in line else ("", "", line)
    numbers = list(NUMBER.finditer(tail))
    if not numbers:
        return None
    at = numbers[-1]
    return [f"{head}{colon}{tail[: at.start()]}{int(at[0]) + 1}{tail[at.end() :]}"]


def other_rank(line: str, _stated: StatementOfFile) -> list[str] | None:
    """A rank and the one above it change places."""
    found = RANK.search(line)
    if found is None or LETTERS.fullmatch(line.split()[0]) is None or line.split()[0] not in _ABOUT_CARDS:
        return None
    above = RANKS[(RANKS.index(found[0]) + 1) % len(RANKS)]
    turned = {found[0]: above, above: found[0]}
    return [RANK.sub(lambda one: turned.get(one[0], one[0]), line)]


_ABOUT_CARDS = ("wild", "play", "value", "starter", "answer", "finish", "forbid", "after", "challenge", "bonus")


def undeclared(line: str, _stated: StatementOfFile) -> list[str] | None:
    """The citation names a source that nobody declared."""
    return [re.sub(r"\s*\[[^]]*\]$", "", line) + " [nobodys-notes]"]


def cites_nothing(line: str, _stated: StatementOfFile) -> list[str] | None:
    """The brackets of the citation are empty."""
    return [re.sub(r"\s*\[[^]]*\]$", "", line) + " []"]


KINDS: dict[str, Callable[[str, StatementOfFile], list[str] | None]] = {
    "a line is left out": dropped,
    "a line stands twice, with another value": doubled,
    "a word is misspelt": misspelt,
    "a number is one higher": shifted,
    "a rank and the one above it change places": other_rank,
    "a source is cited that is not declared": undeclared,
    "a citation is empty": cites_nothing,
}
STRIPPED = "a rank is taken out of the pack"


def mutations(name: str) -> Iterator[Mutation]:
    """Every mutation of a variant: each kind at each statement of one line, and each rank of its deck."""
    variant = crazy8.load(name)
    lines = variant.text.splitlines()
    for stated in stated_answers(variant.read.resolver):
        span = stated.statement.span
        number = span.line
        code = lines[number - 1].partition(" #")[0].rstrip()
        if "\n" in span.text or "{" in code or "}" in code:
            continue
        margin = code[: len(code) - len(code.lstrip())]
        for kind, change in KINDS.items():
            changed = change(code.strip(), stated)
            if changed is None or [code.strip()] == changed:
                continue
            text = [*lines[: number - 1], *(margin + one for one in changed), *lines[number:]]
            places = frozenset(range(number, number + len(changed)))
            yield Mutation(name, kind, "\n".join(text) + "\n", places, stated.question, stated.option)
    rules = variant.rules()
    for rank in rules.deck.ranks:
        at = next(n for n, line in enumerate(lines) if line.startswith("variant "))
        text = [*lines[: at + 1], f"leave out {rank.name}", *lines[at + 1 :]]
        yield Mutation(name, STRIPPED, "\n".join(text) + "\n", frozenset([at + 2]), "deck.strip", None)


@cache
def all_mutations(stride: int) -> tuple[Mutation, ...]:
    """Every so many mutation of all variants that ship."""
    found = (one for name in shipped_names() for one in mutations(name))
    return tuple(one for number, one in enumerate(found) if number % stride == 0)


# ---- what is said of them


class Outcome(NamedTuple):
    """What became of a mutation."""

    mutation: Mutation
    findings: tuple[Diagnostic, ...]
    """New errors and warnings."""
    at_the_line: bool
    """Whether one of them stands at the change or points there."""
    noted: bool
    """Whether a new note says something, as that an answer is assumed now."""
    failing: int
    """Examples that do not hold any more."""
    differs_in: tuple[str, ...] | None
    """For a sound text: the questions that it answers differently; `None` if there are findings."""

    @property
    def noticed(self) -> bool:
        """Whether anything is said of it."""
        return bool(self.findings or self.noted or self.failing)


@cache
def original(name: str) -> Variant:
    return crazy8.load(name)


@cache
def said_before(name: str) -> Counter[tuple[str, str]]:
    return Counter(map(_identity, original(name).check().reports))


def _identity(one: Diagnostic) -> tuple[str, str]:
    return one.code, one.message


def outcome_of(mutation: Mutation) -> Outcome:
    """Check a mutation, play its examples, and compare it with the variant."""
    variant = crazy8.load_text(mutation.text, original(mutation.variant).file)
    faults = variant.read.linked.diagnostics if variant.read.linked.resolver is None else variant.check().reports
    # Reports that stood there before are the same ones whatever their line is now.
    known = said_before(mutation.variant).copy()
    new = []
    for one in faults:
        known[_identity(one)] -= 1
        if known[_identity(one)] < 0:
            new.append(one)
    findings = tuple(one for one in new if is_finding(one))
    failing, differs = 0, None
    if not findings:
        failing = sum(not one.holds for one in play_examples(variant.read.resolver))
        differs = _differences(mutation, variant)
    at_the_line = any(_is_at(one, mutation) for one in findings)
    return Outcome(mutation, findings, at_the_line, len(new) > len(findings), failing, differs)


def _is_at(one: Diagnostic, mutation: Mutation) -> bool:
    places = (one.span, *(label.span for label in one.labels))
    return any(place.line in mutation.lines and place.source is one.span.source for place in places)


def _differences(mutation: Mutation, variant: Variant) -> tuple[str, ...]:
    """The questions that are answered differently, also with the option in which the change stands."""
    choice = () if mutation.option is None else required_with(variant.options, (mutation.option,)) or ()
    try:
        found = original(mutation.variant).difference(variant, options=choice, other_options=choice)
    except C8Error:
        return ("players.range",)  # never played by the same number
    who = ("players.range",) if found.only_left or found.only_right else ()
    return (*who, *(one.question for one in found.differences))


# ---- the table


def table(outcomes: list[Outcome]) -> Iterator[str]:
    """The lines of a Markdown table, one for each kind."""
    yield "| what is changed | texts | worse | of these at the place | note only | an example fails | sound |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for kind in [*KINDS, STRIPPED, ""]:
        rows = [one for one in outcomes if kind in ("", one.mutation.kind)]
        found = [one for one in rows if one.findings]
        at = sum(one.at_the_line for one in found)
        failing = sum(one.failing > 0 for one in rows)
        noted = sum(one.noted and not one.findings and not one.failing for one in rows)
        sound = sum(not one.noticed for one in rows)
        name = kind or "all of them"
        yield f"| {name} | {len(rows)} | {len(found)} | {at} | {noted} | {failing} | {sound} |"


def main(stride: int, part: int = 0, parts: int = 1) -> None:
    """Print the table, and what stands in the wrong place."""
    outcomes = []
    for mutation in all_mutations(stride)[part::parts]:
        one = outcome_of(mutation)
        outcomes.append(one)
        changed = [line for number, line in enumerate(mutation.text.splitlines(), 1) if number in mutation.lines]
        if one.findings and not one.at_the_line:
            codes = sorted({(each.code, each.span.line) for each in one.findings})[:3]
            print("elsewhere:", mutation.variant, mutation.kind, changed, codes, flush=True)
        if not one.noticed and one.differs_in and not is_about(one):
            print("other question:", mutation.variant, mutation.kind, changed, one.differs_in, flush=True)
    print(*table(outcomes), sep="\n")


def is_about(one: Outcome) -> bool:
    """Whether a sound text differs in the question of the changed line, or in none at all."""
    return not one.differs_in or one.mutation.question in one.differs_in


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
