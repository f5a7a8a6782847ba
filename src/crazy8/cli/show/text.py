"""Write rules as a `.c8` text without layers: one answer a line, with its origin.

What is assumed stands behind a `#`. So the text resolves to the same rules, and the same things are assumed in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from crazy8.cli.show.lines import ELSEWHERE, arises, blocks_of, group_lines, head_lines, line_of
from crazy8.compiler.check.allowing import sorted_out
from crazy8.compiler.check.every_table import EveryTable, everywhere
from crazy8.compiler.check.idle import check_idle
from crazy8.compiler.check.verdict import can_matter
from crazy8.compiler.layers.layers import layers_for
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.questions.answer import Answer
from crazy8.compiler.source import Span
from crazy8.compiler.topics.calls.model import CALL_REQUIRED
from crazy8.compiler.topics.players.model import PlayerRange
from crazy8.compiler.topics.rules import Rules


def rules_text(rules: Rules, resolver: Resolver) -> str:
    """Return the rules of one table as a text that can be saved and changed."""
    seats = _seats(rules, resolver)
    shown = [answer for answer in rules.answers if not answer.is_default or arises(answer, rules)]
    shown = [answer for answer in shown if not only_forgets(answer, rules)]
    void = _void_here(shown, rules, seats, resolver)

    def line(answer: Answer) -> str:
        return line_of(answer, rules, seats, void_because=void.get(answer.span))

    blocks = ["\n".join(map(line, block)) for block in blocks_of(shown)]
    layers = layers_for(resolver.variant, rules.people, rules.options)
    groups = group_lines(layers, (answer.text for answer in rules.answers))
    parts = ["\n".join(head_lines(rules.identity)), _remark(rules), *(["\n".join(groups)] if groups else []), *blocks]
    return "\n\n".join(parts) + "\n"


def _seats(rules: Rules, resolver: Resolver) -> PlayerRange:
    """Return the numbers of players for which the same statements count; the text holds for no others."""
    whole = resolver.player_range(rules.options)
    same = resolver.statements_for(rules.people, rules.options)
    fewest = most = rules.people
    while fewest > whole.fewest and resolver.statements_for(fewest - 1, rules.options) == same:
        fewest -= 1
    while most < whole.most and resolver.statements_for(most + 1, rules.options) == same:
        most += 1
    return PlayerRange.said(fewest=fewest, most=most)


def _void_here(answers: Iterable[Answer], rules: Rules, seats: PlayerRange, resolver: Resolver) -> dict[Span, str]:
    """Return the statements that may have nothing to say in the text, each with the reason.

    Those of the file that have nowhere anything to say are among them only if their author allows it, and says why.
    """
    others = (resolver.resolve(people, rules.options).rules for people in range(seats.fewest, seats.most + 1))
    tables = [rules, *(table for table in others if table is not None)]
    stated = [answer for answer in answers if not answer.is_default]
    void = {one.span for one in stated if not any(can_matter(one, table) for table in tables)}
    if not void:
        return {}
    everywhere_idle = check_idle(EveryTable(resolver, everywhere(resolver, (), None)))
    told, allowed = sorted_out(resolver.variant.own.document.source, everywhere_idle, complete=False)
    reasons = {one.report.span: one.reason for one in allowed}
    return {span: reasons.get(span, ELSEWHERE) for span in void - {report.span for report in told}}


def only_forgets(answer: Answer, rules: Rules) -> bool:
    """Return whether a `no call` only forgets calls of a base: beside a call it would contradict it in one text."""
    others = rules.answers_to(answer.question)
    return answer.question == CALL_REQUIRED and answer.value is None and any(one.value is not None for one in others)


def _remark(rules: Rules) -> str:
    """Write as comments what table the rules are for."""
    names = " and ".join(rules.options)
    options = f" with {'option' if len(rules.options) == 1 else 'options'} {names}" if names else ""
    lines = [f"# These are the rules for {rules.people} players{options}."]
    if any(_is_assumed_somewhere(answer, rules) for answer in rules.answers):
        lines.append("# What stands behind a # is not said in the rulebook but assumed.")
    return "\n".join(lines)


def _is_assumed_somewhere(answer: Answer, rules: Rules) -> bool:
    """Return whether an answer, or a part of it, is assumed."""
    return (answer.is_default and arises(answer, rules)) or any(part.is_default for part in answer.parts)
