"""Write a whole rulebook as a file without a base: every number of players, every option, and its worked examples.

What holds for everybody is one statement a line; what differs with the number of players stands in `when` blocks. The
options are written as they are: in a line of variants they lie above everything else, as in a file of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from crazy8.cli.show.lines import ELSEWHERE, allowed_because, arises, blocks_of, group_lines, head_lines, line_of
from crazy8.cli.show.text import only_forgets
from crazy8.compiler.check.allowing import allowances_in
from crazy8.compiler.check.reports.allowing import AllowsNothing
from crazy8.compiler.check.reports.holes import NeverComesUp
from crazy8.compiler.language.nodes import Statement, When
from crazy8.compiler.layers.layers import layers_for
from crazy8.compiler.layers.link import HOUSE
from crazy8.compiler.layers.options import required_with
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.questions.answer import Answer
from crazy8.compiler.source import Span
from crazy8.compiler.topics.agreed import Identity
from crazy8.compiler.topics.rules import Rules
from crazy8.variant import Variant, load_text

INDENT = "  "


class LineFor(NamedTuple):
    """A line of the file, and for which numbers of players it holds."""

    line: str
    answer: Answer
    players: frozenset[int]


def standing_alone(
    variant: Variant, name: str | None = None, title: str | None = None, chosen: tuple[str, ...] = ()
) -> Variant:
    """Return a rulebook with all that it takes from its bases.

    Under a name of its own it is a beginning: without worked examples, and with the chosen options as its rules.
    """
    resolver, identity = variant.read.resolver, variant.read.resolver.readings.identity
    if name is not None:
        identity = identity._replace(name=name, title=title or identity.title, titles=(), countries=())
    examples = [] if name is not None else [example.span.text for example in resolver.variant.examples()]
    text = "\n\n".join([*_parts(resolver, identity, chosen), *examples]) + "\n"
    made = load_text(text, f"{identity.name}.c8").formatted()
    return _as_without_a_base(made, variant)


def _parts(resolver: Resolver, identity: Identity, chosen: tuple[str, ...]) -> Iterator[str]:
    """Yield the paragraphs of the file but for the examples."""
    counts = _player_counts(resolver, chosen)
    told = _told(resolver, counts, chosen)
    everybody = [one for one in told if one.players == counts]
    lines = {id(one.answer): one.line for one in told}
    layers = [layer for players in sorted(counts) for layer in layers_for(resolver.variant, players, chosen)]
    options = list(_options(resolver, chosen))
    yield "\n".join(head_lines(identity))
    groups = group_lines(layers, (*lines.values(), *options))
    if groups:
        yield "\n".join(groups)
    for block in blocks_of(one.answer for one in everybody):
        yield "\n".join(lines[id(answer)] for answer in block)
    yield from _blocks([one for one in told if one.players != counts], counts)
    yield from options


def _player_counts(resolver: Resolver, chosen: tuple[str, ...]) -> frozenset[int]:
    choices = [chosen, *(required_with(resolver.offers, (*chosen, offer.name)) for offer in resolver.offers)]
    ranges = [resolver.player_range(choice) for choice in choices if choice is not None]
    return frozenset(players for one in ranges for players in range(one.fewest, one.most + 1))


def _told(resolver: Resolver, counts: Iterable[int], chosen: tuple[str, ...]) -> list[LineFor]:
    """Return each line once, with the numbers of players that it is for."""
    found: dict[str, tuple[Answer, list[int]]] = {}
    for players in sorted(counts):
        rules = resolver.resolve(players, chosen).rules
        assert rules is not None, "a sound rulebook has rules for every table"
        for answer in rules.answers:
            if _is_shown(answer, rules):
                origin = answer.origin._replace(layer=rules.identity.name, option=None)
                line = line_of(answer._replace(origin=origin), rules)
                found.setdefault(f"{line}{_allowing(answer.span)}", (answer, []))[1].append(players)
    return [LineFor(line, answer, frozenset(players)) for line, (answer, players) in found.items()]


def _is_shown(answer: Answer, rules: Rules) -> bool:
    return arises(answer, rules) if answer.is_default else not only_forgets(answer, rules)


def _blocks(told: list[LineFor], counts: frozenset[int]) -> Iterator[str]:
    """Yield a `when` block for each row of numbers of players; what is assumed there stands behind it."""
    for numbers in sorted({one.players for one in told}, key=sorted):
        same = [one for one in told if one.players == numbers]
        stated = [one.line for one in same if not one.answer.is_default]
        assumed = [one.line for one in same if one.answer.is_default]
        for fewest, most in _rows(numbers):
            if stated:
                inner = "\n".join(f"{INDENT}{line}" for text in stated for line in text.splitlines())
                yield f"when {_players(fewest, most, max(counts))} {{\n{inner}\n}}"
            if assumed:
                yield "\n".join((f"# {_players(fewest, most, max(counts))}:", *assumed))


def _rows(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    for _, row in groupby(enumerate(sorted(numbers)), key=lambda found: found[1] - found[0]):
        players = [number for _, number in row]
        yield players[0], players[-1]


def _players(fewest: int, most: int, greatest: int) -> str:
    if most == fewest:
        return f"{fewest} players"
    return f"{fewest} or more players" if most == greatest else f"{fewest} to {most} players"


def _options(resolver: Resolver, chosen: tuple[str, ...]) -> Iterator[str]:
    """Yield the options that can still be chosen."""
    for member, option in resolver.variant.options():
        if option.name.text in chosen or required_with(resolver.offers, (*chosen, option.name.text)) is None:
            continue
        cites = ", ".join(word.text for word in option.citations or member.head.citations) or HOUSE
        requires = " ".join(one.text for one in option.requires if one.text not in chosen)
        excludes = " ".join(one.text for one in option.excludes)
        relations = (f" requires {requires}" if requires else "") + (f" excludes {excludes}" if excludes else "")
        inner = "\n".join(f"{INDENT}{line}" for line in _statements(option.statements))
        yield f'option {option.name.text} "{option.title.text}" [{cites}] {{\n{inner}\n}}{relations}'


def _statements(nodes: Iterable[Statement | When]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, When):
            yield f"{node.span.text.partition('{')[0].rstrip()} {{"
            yield from (f"{INDENT}{line}" for line in _statements(node.statements))
            yield "}"
        else:
            cites = ", ".join(word.text for word in node.of_last_part or node.citations)
            yield from f"{node.span.text}{f' [{cites}]' if cites else ''}{_allowing(node.span)}".splitlines()


def _allowing(place: Span) -> str:
    """Return the comment that allows a report at a statement, if its author wrote one."""
    found = (one.span.text for one in allowances_in(place.source) if one.trailing and one.line == place.line)
    return "".join(f"  {text}" for text in found)


def _as_without_a_base(made: Variant, variant: Variant) -> Variant:
    """Leave out comments that allow what was only wrong above a base, and allow what only a base was wanted for."""
    text, reports = made.text, made.check().findings
    own = {report.question for report in variant.check().findings if isinstance(report, NeverComesUp)}
    void = [one for one in reports if isinstance(one, NeverComesUp) and one.question not in own]
    changes = [
        *((one.span.start, one.span.end, "") for one in reports if isinstance(one, AllowsNothing)),
        *((end, end, f"  {allowed_because(ELSEWHERE)}") for end in (text.index("\n", one.span.end) for one in void)),
    ]
    for start, end, new in sorted(changes, reverse=True):
        text = text[:start].rstrip(" ") + new + text[end:]
    return load_text(text, made.file).formatted() if changes else made
