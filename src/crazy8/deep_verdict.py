"""Judge a rulebook by playing it: what its rules lead to, which lines do nothing, whether its examples come true."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from crazy8.compiler.check.allowing import not_allowed
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, in_reading_order
from crazy8.compiler.exploring.by_bots import played_by_bots
from crazy8.compiler.exploring.explored import explored
from crazy8.compiler.rulings.from_examples import play_examples
from crazy8.compiler.taking_away.idle_lines import idle_lines
from crazy8.files.kept_verdicts import KeptVerdict
from crazy8.read_variant import ReadVariant
from crazy8.verdict import Verdict


def deep_verdict(
    variant: ReadVariant,
    verdict: Verdict,
    options: Iterable[str],
    players: int | None,
    progress: Callable[[str, int, int], object],
) -> Verdict:
    """Return a verdict with what playing shows, and with words on how much was looked at.

    Examples say themselves with which options they are played, and a line is idle only if it is so at every table.
    Rules with an error are not played; nothing is added to their verdict. `progress` is told what is being done, and
    how many of how many steps of it are. What was found is kept in the cache folder, and found there again as long as
    neither the texts nor this program change.
    """
    if not verdict.playable:
        return verdict
    kept = KeptVerdict(variant, options, players)
    before = kept.load()
    if before is not None:
        return before
    resolver, chosen = variant.resolver, variant.chosen(options)
    outcomes = tuple(play_examples(resolver))
    found: list[Diagnostic] = [report for outcome in outcomes for report in outcome.diagnostics]
    small = explored(resolver, chosen, players, progress=lambda done, of: progress("exploring", done, of))
    bots = played_by_bots(resolver, chosen, players, lambda done, of: progress("playing", done, of))
    known = (*verdict.reports, *(one.report for one in verdict.allowed))
    found += (*small.reports, *bots.reports)
    found += idle_lines(resolver, known, lambda done, of: progress("taking lines away", done, of))
    covered = (
        *(str(one) for one in small.covered),
        *(f"no game with few cards and {count} players: these rules cannot be explored" for count in small.left_out),
        str(bots),
        *([f"{len(outcomes)} worked examples played"] if outcomes else []),
    )
    own = resolver.variant.own.document.source
    reports = in_reading_order((*verdict.reports, *not_allowed(own, found)))
    judged = verdict.with_changes(reports=tuple(reports), examples=0, covered=covered)
    kept.save(judged)
    return judged
