"""`c8 check`: holes and contradictions of rulebooks, with place and repair, and a verdict."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser
from crazy8.cli.misuse import Misuse
from crazy8.cli.shared_arguments import add_format, add_options, add_players, add_rulebooks

if TYPE_CHECKING:
    from crazy8.compiler.diagnostics.render import ReportFormat
    from crazy8.variant import Variant
    from crazy8.verdict import Verdict


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebooks(parser)
    add_options(parser)
    add_players(parser, "look at this number of players only, instead of all that the rulebook allows")
    add_format(parser, "text", "json", "github", "sarif")
    parser.add_argument("--strict", action="store_true", help="take what is assumed as a finding")
    parser.add_argument("--summary", action="store_true", help="one line for each rulebook, without the reports")
    parser.add_argument(
        "--verbose", action="store_true", help="tell all that is assumed, whose rule it is, what others do"
    )
    parser.add_argument("--deep", action="store_true", help="play the rules as well, in up to a minute for each file")
    parser.add_argument("--fix", action="store_true", help="mend mistyped words; with --strict, write assumptions down")
    parser.add_argument("--diff", action="store_true", help="show what --fix would change, and change nothing")
    parser.add_argument("--write", action="store_true", help="make the generated parts of Markdown rulebooks anew")
    parser.add_examples(
        ("c8 check home.c8", "what is wrong, and the most important of what is open"),
        ("c8 check home.c8 --verbose", "all that is open, whose rule is assumed, and what others do"),
        ("c8 check home.c8 --with twos --players 3", "the same for one table"),
        ("c8 check pagat bicycle --strict", "status 1 if anything is assumed"),
        ("c8 check rules/*.c8 --summary", "a line for each: answered, assumed, open"),
        ("c8 check rules/*.c8 --format github", "remarks beside the lines of a pull request"),
        ("c8 check home.c8 --deep", "can each hand end? which line does nothing? do the examples come true?"),
        ("c8 check home.c8 --fix", "mend mistyped words in the file"),
        ("c8 check home.c8 --fix --strict --diff", "what it would look like with every assumption as a line"),
        ("c8 check club.md", "the ```c8 blocks of a Markdown file, and what is made from them"),
        ("c8 check club.md --write", "the same, after making the parts between its markers anew"),
    )


def run(arguments: Namespace) -> int:
    """Check every rulebook and print the reports; status 1 if there is a finding."""
    from crazy8.cli.check.strictness import strict

    if arguments.fix or arguments.diff:
        if arguments.deep:
            raise Misuse("`--deep` plays a file as it stands: mend it with `--fix` first")
        return _fix(arguments)
    variants = _variants(arguments)
    verdicts = [_checked(variant, arguments) for variant in variants]
    if arguments.strict:
        verdicts = [strict(verdict) for verdict in verdicts]
    if arguments.format == "text":
        arguments.output.write(_told(variants, verdicts, arguments))
    else:
        arguments.output.write(_for_programs(verdicts, arguments.format))
    return 0 if all(verdict.clean for verdict in verdicts) else 1


def _checked(variant: Variant, arguments: Namespace) -> Verdict:
    if not arguments.deep:
        return variant.check(options=arguments.options, players=arguments.players)
    from crazy8.cli.check.deep import deep_verdict

    return deep_verdict(variant, arguments, arguments.players)


def _variants(arguments: Namespace) -> list[Variant]:
    """Return the rulebooks, after their generated parts were written anew if that is wanted."""
    if not arguments.write:
        return _read(arguments)
    from crazy8.cli.rulebook.refreshing import refuse_others, rewritten

    refuse_others(arguments.files)
    return [rewritten(file, arguments.messages) for file in arguments.files]


def _read(arguments: Namespace) -> list[Variant]:
    from crazy8.variant import load

    return [load(file) for file in arguments.files]


def _fix(arguments: Namespace) -> int:
    """Repair every rulebook, say what was repaired, and print the reports on what is left."""
    from crazy8.cli.check.fixing import differences, for_programs, refuse_what_is_no_file, repaired_files, told
    from crazy8.cli.check.strictness import strict

    refuse_what_is_no_file(arguments)
    found = repaired_files(arguments)
    verdicts = [one.before if arguments.diff else one.verdict for one in found]
    if arguments.strict:
        verdicts = [strict(verdict) for verdict in verdicts]
    palette = arguments.output.palette
    if arguments.diff:
        arguments.output.write(differences(found, palette))
    elif arguments.format == "text":
        arguments.output.write(told(found, palette) + _told(_read(arguments), verdicts, arguments))
    else:
        repairs = {one.after.file: for_programs(one) for one in found}
        arguments.output.write(_for_programs(verdicts, arguments.format, repairs))
    return 0 if all(verdict.clean for verdict in verdicts) else 1


def _told(variants: list[Variant], verdicts: list[Verdict], arguments: Namespace) -> str:
    from crazy8.cli.check.text import report, summaries

    palette = arguments.output.palette
    if arguments.summary:
        return summaries(verdicts, palette)
    checked = [(variant.read, verdict) for variant, verdict in zip(variants, verdicts, strict=True)]
    return report(checked, palette, in_full=arguments.verbose)


def _for_programs(
    verdicts: list[Verdict], form: ReportFormat, repairs: dict[str, list[dict[str, object]]] | None = None
) -> str:
    from crazy8.compiler.diagnostics.render import render

    diagnostics = [one for verdict in verdicts for one in verdict.reports]
    allowed = [one for verdict in verdicts for one in verdict.allowed]
    if form == "sarif":
        from crazy8.version import VERSION

        return render(diagnostics, form, version=VERSION, allowed=allowed)
    if form == "json":
        from json import dumps, loads

        whole = loads(render(diagnostics, form, allowed=allowed))
        facts = [_facts(one) if repairs is None else _facts(one) | {"repairs": repairs[one.file]} for one in verdicts]
        return dumps({**whole, "verdicts": facts}, indent=2) + "\n"
    return render(diagnostics, form)


def _facts(verdict: Verdict) -> dict[str, object]:
    from dataclasses import asdict

    from crazy8.cli.check.text import questions_words

    standings = verdict.standings
    return {
        "file": verdict.file,
        "clean": verdict.clean,
        "playable": verdict.playable,
        "questions": {**asdict(standings), "arising": standings.arising},
        "summary": questions_words(standings),
        "told": verdict.told,
        "examples_not_played": verdict.examples,
        "covered": list(verdict.covered),
    }
