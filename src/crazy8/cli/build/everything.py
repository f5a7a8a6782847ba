"""Make everything of a rulebook at once: the verdict, its examples, a game, and the printed rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import get_args

from crazy8.books.printing import book_of
from crazy8.cli.check.text import findings_text, verdict_words
from crazy8.cli.misuse import Misuse
from crazy8.cli.output import Output
from crazy8.cli.play.session import NAMES
from crazy8.cli.test import examples
from crazy8.cli.writing import write_text
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.render import OutputFormat, render
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import paint
from crazy8.compiler.diagnostics.render.text import report_text
from crazy8.games.moves import listed
from crazy8.variant import Variant
from crazy8.verdict import Verdict

SEED = 8
"""Of the game that is played of every variant."""
FORMS: tuple[OutputFormat, ...] = get_args(OutputFormat)


def build(
    variants: Sequence[Variant],
    options: Sequence[str],
    folder: Path,
    output: Output,
    judge: Callable[[Variant], Verdict],
) -> bool:
    """Do everything for each variant, judged by `judge`; whether all of them are clean and all examples hold."""
    names = Counter(variant.name for variant in variants if variant.check(options=options).playable)
    for name, count in names.items():
        if count > 1:
            raise Misuse(f"{count} rulebooks are called `{name}`", "give each a name of its own in its `variant` line")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Misuse(f"cannot make the directory `{folder}`: {(error.strerror or str(error)).lower()}") from None
    results = [_built(variant, judge(variant), tuple(options), folder, output) for variant in variants]
    written = [place for _, places in results for place in places]
    if written:
        output.line(f"{len(written)} rulebooks are in {folder}/, such as {written[0]}")
    return all(is_clean for is_clean, _ in results)


def _built(
    variant: Variant, verdict: Verdict, options: tuple[str, ...], folder: Path, output: Output
) -> tuple[bool, list[Path]]:
    """Do everything for one variant; whether it is clean, and the rulebooks that were written."""
    palette = output.palette
    if verdict.findings:
        output.line(findings_text(verdict.findings, palette) + "\n")
    title = f": {variant.title}" if verdict.playable else ""
    output.line(f"{paint(visible(variant.file), palette.message)}{title}")
    _row(output, "verdict", verdict_words(verdict, palette))
    if not verdict.playable:
        output.line()
        return False, []
    for line in verdict.covered:
        _row(output, "looked at", line)
    played = examples.played(variant)
    _row(output, "examples", examples.share(played, palette))
    told = () if verdict.covered else played.outcomes  # a deep verdict has told of examples that fail
    for report in (diagnostic for outcome in told for diagnostic in outcome.diagnostics):
        output.line(f"\n{report_text(report, palette=palette)}\n")
    _row(output, "a game", game_in_words(variant, options))
    written = write_rulebooks(variant, options, folder)
    first, last = written[0].name, written[-1].name
    _row(output, "rulebooks", f"{len(written)} in {len(languages())} languages: {first} to {last}")
    output.line()
    return verdict.clean and played.hold, written


def game_in_words(variant: Variant, options: Iterable[str] = (), seed: int = SEED) -> str:
    """Tell how a game among sensible bots went."""
    game = variant.deal(options=options, seed=seed)
    while not game.over:
        game.push(game.advice())
    seen = game.observation(None)
    players = game.rules.people
    won = [seat for seat in seen.game_winners if seat < players]
    winners = listed([NAMES[seat] for seat in won]) or "nobody"
    verb = "win" if len(won) > 1 else "wins"
    totals = ", ".join(f"{NAMES[seat]} {total}" for seat, total in enumerate(game.scores[:players]))
    length = "one hand" if seen.hand_number == 1 else f"{seen.hand_number} hands"
    return f"{winners} {verb} after {length}: {totals} ({players} sensible bots, seed {seed})"


def write_rulebooks(variant: Variant, options: Iterable[str], folder: Path) -> list[Path]:
    """Write the rulebook in every language and form."""
    book = book_of(variant.read, options=options)
    written = []
    for language in languages():
        for form in FORMS:
            place = folder / f"{variant.name}.{language}.{form}"
            write_text(place, render(book, language, form))
            written.append(place)
    return written


def _row(output: Output, word: str, text: str) -> None:
    output.line(f"  {word:<11}{text}")
