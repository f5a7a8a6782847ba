"""Repair a rulebook where nobody has to be asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from crazy8.compiler.check.reports.holes import AssumedAnswer
from crazy8.compiler.check.table import TableChoice, tables_of
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.program.every_game import games
from crazy8.compiler.repair.answers import Candidate, LinesToAdd, candidates_of, written
from crazy8.compiler.repair.citing import Sources
from crazy8.compiler.repair.edit import Edit, applied
from crazy8.compiler.repair.places import Places
from crazy8.compiler.repair.words import mendings
from crazy8.errors import ChoiceError
from crazy8.read_variant import ReadVariant
from crazy8.verdict import Verdict

MOST_ROUNDS = 20
"""Mending one word may show the next; a text that still changes after so many rounds is left as it is then."""

_NOT_RULES_ALONE = (".md", ".markdown")


class TextChange(NamedTuple):
    """One change of the text."""

    before: str
    """The text that stood there; empty for a new line."""
    after: str
    offset: int
    """The place of the new words in the repaired text."""
    reason: str | None
    """The code of the report or the question that it is about; `None` for the declaration of a source."""


class Repaired(NamedTuple):
    """A rulebook before and after its repair."""

    original: str
    text: str
    repairs: tuple[TextChange, ...]
    before: Verdict
    after: Verdict
    strict: bool

    @property
    def is_worse(self) -> bool:
        """Return whether more is found now: a word that could not be read hid what is wrong with the rules."""
        # What is assumed is known only if there were rules before.
        strict = self.strict and self.before.standings.arising > 0
        return _weight(self.after, strict=strict) > _weight(self.before, strict=strict)

    @property
    def verdict(self) -> Verdict:
        """The verdict on the text that is kept."""
        return self.before if self.is_worse else self.after


def repair(variant: ReadVariant, options: tuple[str, ...], players: int | None, *, strict: bool) -> Repaired:
    """Mend what can be mended without asking, until nothing more can be."""
    if variant.file.lower().endswith(_NOT_RULES_ALONE):
        raise ChoiceError(f"`{variant.file}` holds more than rules", "only .c8 files are repaired")
    work = _Work(variant, options, players)
    before = work.verdict
    for _ in range(MOST_ROUNDS):
        if not work.mend_words():
            break
    for _ in range(MOST_ROUNDS):
        if not strict or not work.verdict.playable or not work.write_answers():
            break
    original = variant.loaded.source.text
    return Repaired(original, work.text, tuple(work.repairs), before, work.verdict, strict)


class _Work:
    """A rulebook that is being repaired."""

    def __init__(self, variant: ReadVariant, options: tuple[str, ...], players: int | None) -> None:
        self._options = options
        self._players = players
        self._take(variant)
        self.repairs: list[TextChange] = []

    def _take(self, variant: ReadVariant) -> None:
        self._variant = variant
        self.text = variant.loaded.source.text
        self.verdict = variant.verdict(self._options, self._players)

    def _changed(self, edits: Iterable[Edit]) -> ReadVariant:
        return self._variant.with_text(applied(self.text, edits))

    def _keep(self, variant: ReadVariant, edits: tuple[Edit, ...], told: tuple[tuple[str, str | None], ...]) -> None:
        """Go on with a changed text; each edit is told by the words that are new and the reason."""
        moved = [one._replace(offset=one.offset + _shift(edits, one.offset)) for one in self.repairs]
        for number, (edit, (words, reason)) in enumerate(zip(edits, told, strict=True)):
            others = (*edits[:number], *edits[number + 1 :])
            begins = edit.start + _shift(others, edit.start, among_them=number)
            blank = len(edit.replacement) - len(edit.replacement.lstrip("\r\n"))
            moved.append(TextChange(self.text[edit.start : edit.end], words, begins + blank, reason))
        self.repairs = sorted(moved, key=lambda one: one.offset)
        self._take(variant)

    def mend_words(self) -> bool:
        """Put the words in place that were meant; whether there were any."""
        found = mendings(self._variant.loaded.source, self.verdict.reports)
        if found:
            edits = tuple(one.edit for one in found)
            told = tuple((one.edit.replacement.rstrip(), one.report.code) for one in found)
            self._keep(self._changed(edits), edits, told)
        return bool(found)

    def write_answers(self) -> bool:
        """Write down as much of what is assumed as changes no rule; whether there was anything."""
        resolver = self._variant.resolver
        tables = [resolver.resolve(*table).rules for table in tables_of(resolver, self._options)]
        places = Places(resolver, [rules for rules in tables if rules is not None])
        same = games(resolver, self._options)
        ways = candidates_of(self.verdict.reports)
        kept: list[Candidate] = []
        for choice in range(max(map(len, ways), default=0)):
            answered = {one.question for one in kept}
            further = [way[choice] for way in ways if len(way) > choice and way[choice].question not in answered]
            self._add(kept, further, places, same)
        if kept:
            new = self._written(tuple(kept), places)
            self._keep(self._changed(new.edits), new.edits, new.lines)
        return bool(kept)

    def _add(
        self, kept: list[Candidate], further: list[Candidate], places: Places, same: dict[TableChoice, str]
    ) -> None:
        """Keep as many further answers as possible: all of them, or of each half as many as possible."""
        if not further:
            return
        faulty = self._faulty_questions((*kept, *further), places, same)
        if not faulty:
            kept.extend(further)
        elif any(one.question in faulty for one in further):
            self._add(kept, [one for one in further if one.question not in faulty], places, same)
        elif len(further) > 1:
            middle = len(further) // 2
            self._add(kept, further[:middle], places, same)
            self._add(kept, further[middle:], places, same)

    def _written(self, chosen: tuple[Candidate, ...], places: Places) -> LinesToAdd:
        return written(self._variant.loaded.source, chosen, places, Sources(self._variant.resolver))

    def _faulty_questions(
        self, chosen: tuple[Candidate, ...], places: Places, same: dict[TableChoice, str]
    ) -> set[str | None]:
        """Return which of some answers raise a report or answer nothing, or `None` if they change the game."""
        new = self._written(chosen, places)
        changed = self._changed(new.edits)
        now = changed.verdict(self._options, self._players)
        unanswered = _assumed(now) & {one.question for one in chosen}
        if unanswered:
            return {*unanswered}
        worse = _counted(now) - _counted(self.verdict)
        if worse:
            questions = dict(new.lines)
            reports = [report for report in now.reports if _kind(report) in worse]
            lines = {changed.loaded.source.line_text(report.span.line) for report in reports}
            return {questions[line] for line in lines if line in questions} or {None}
        is_same = now.playable and games(changed.resolver, self._options) == same
        return set() if is_same else {None}


def _shift(edits: Iterable[Edit], offset: int, among_them: int | None = None) -> int:
    """Return how far edits move what stands at an offset; of those at the offset itself, all or the first few do."""
    moved = 0
    for number, edit in enumerate(edits):
        if edit.start < offset or (edit.start == offset and (among_them is None or number < among_them)):
            moved += len(edit.replacement) - (edit.end - edit.start)
    return moved


def _weight(verdict: Verdict, *, strict: bool) -> int:
    return len(verdict.findings) + (len(_assumed(verdict)) if strict else 0)


def _assumed(verdict: Verdict) -> set[str]:
    return {report.question for report in verdict.reports if isinstance(report, AssumedAnswer)}


def _counted(verdict: Verdict) -> Counter[tuple[str, object]]:
    return Counter(map(_kind, verdict.reports))


def _kind(report: Diagnostic) -> tuple[str, object]:
    return report.code, getattr(report, "question", None)
