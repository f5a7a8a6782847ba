"""Tell people what `c8 check` found: findings in full, what is open in a few lines, and the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from crazy8.cli.told_rules import told_words
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.diagnostics.render.text import count_words, report_text
from crazy8.read_variant import ReadVariant
from crazy8.verdict import Standings, Verdict


def report(checked: Sequence[tuple[ReadVariant, Verdict]], palette: Palette, *, in_full: bool = False) -> str:
    """Return the reports on every rulebook with its verdict, and totals if there are several."""
    parts = [part for variant, verdict in checked for part in _one(variant, verdict, palette, in_full=in_full)]
    if len(checked) > 1:
        parts.append(_totals([verdict for _, verdict in checked]))
    return "\n\n".join(parts) + "\n"


def summaries(verdicts: Sequence[Verdict], palette: Palette) -> str:
    """Return the verdict on every rulebook without its reports, a line for each, and a summary if there are several."""
    lines = [verdict_line(verdict, palette) for verdict in verdicts]
    return "\n".join([*lines, *([_summary(verdicts)] if len(verdicts) > 1 else [])]) + "\n"


def verdict_line(verdict: Verdict, palette: Palette) -> str:
    """Return the verdict in one sentence, after the name of the file."""
    return f"{paint(visible(verdict.file), palette.message)}: {verdict_words(verdict, palette)}"


def verdict_words(verdict: Verdict, palette: Palette) -> str:
    """Return whether the rulebook is playable, and how many of its questions are answered."""
    worst = min((list(type(finding.severity)).index(finding.severity) for finding in verdict.findings), default=None)
    style = palette.added if worst is None else (palette.error, palette.warning)[worst]
    questions = questions_words(verdict.standings)
    more = verdict.standings.only_with_options
    return "; ".join(
        part
        for part in (
            paint(_state(verdict), style),
            questions,
            f"options raise {more} more" if questions and more else "",
            told_words(verdict.told),
            _allowed_words(len(verdict.allowed)) if verdict.allowed else "",
            _examples_words(verdict.examples) if verdict.examples and verdict.playable else "",
        )
        if part
    )


def questions_words(standings: Standings) -> str:
    """Count the questions that are answered, assumed and open; nothing if no rules could be made."""
    if not standings.arising:
        return ""
    if standings.answered == standings.arising:
        return f"answers all {standings.arising} questions that arise"
    return (
        f"answers {standings.answered} of {standings.arising} questions that arise, assumes {standings.assumed}, "
        f"leaves {standings.open} open"
    )


def findings_text(findings: Iterable[Diagnostic], palette: Palette) -> str:
    """Return findings in full."""
    return "\n\n".join(report_text(finding, palette=palette) for finding in findings)


def _one(variant: ReadVariant, verdict: Verdict, palette: Palette, *, in_full: bool) -> Iterator[str]:
    if in_full:
        from crazy8.cli.check.in_full import everything

        yield from everything(verdict, palette)
    else:
        from crazy8.cli.check.in_short import in_short

        yield from (report_text(one, palette=palette) for one in verdict.findings)
        yield from filter(None, ["\n".join(in_short(variant, verdict, palette))])
    if verdict.covered:
        yield "\n".join(f"{paint('looked at', palette.note)}: {one}" for one in verdict.covered)
    yield verdict_line(verdict, palette)


def _state(verdict: Verdict) -> str:
    words = count_words(verdict.findings)
    if not verdict.playable:
        return f"not playable, {words}"
    return f"playable, but {words}" if verdict.findings else "playable"


def _summary(verdicts: Sequence[Verdict]) -> str:
    playable = sum(verdict.playable for verdict in verdicts)
    findings = [finding for verdict in verdicts for finding in verdict.findings]
    share = "all playable" if playable == len(verdicts) else f"{playable} of them playable"
    allowed = sum(len(verdict.allowed) for verdict in verdicts)
    more = f", {_allowed_words(allowed)}" if allowed else ""
    return f"{len(verdicts)} rulebooks: {share}, {count_words(findings)}{more}"


def _totals(verdicts: Sequence[Verdict]) -> str:
    """Count the rulebooks that are as they should be, and the others."""
    clean = sum(verdict.playable and verdict.clean for verdict in verdicts)
    playable = sum(verdict.playable for verdict in verdicts)
    counts = {
        "playable and clean": clean,
        "playable, but with warnings": playable - clean,
        "not playable": len(verdicts) - playable,
    }
    told = [f"{count} {words}" for words, count in counts.items() if count]
    allowed = sum(len(verdict.allowed) for verdict in verdicts)
    return f"{len(verdicts)} files: {', '.join([*told, *([_allowed_words(allowed)] if allowed else [])])}"


def _examples_words(number: int) -> str:
    return f"{number} worked example{'' if number == 1 else 's'} not played (`c8 test`)"


def _allowed_words(number: int) -> str:
    return f"{number} report{'' if number == 1 else 's'} allowed"
