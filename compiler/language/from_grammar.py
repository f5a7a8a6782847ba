"""Turn a Lark grammar into plain parse tables."""

from __future__ import annotations

from typing import Any

from lark import Lark
from lark.lexer import PatternStr
from lark.parsers.lalr_analysis import Shift

from .table_shapes import REDUCE, SHIFT, Action, ParseRule, Tables


def lark_parser(grammar: str) -> Lark:
    """Return the grammar with Lark's own lexer and parser."""
    return Lark(grammar, parser="lalr", lexer="contextual", propagate_positions=True, maybe_placeholders=True)


def tables_from(grammar: str) -> Tables:
    """Return the tables of a grammar with one start rule."""
    lark = lark_parser(grammar)
    table = lark.parser.parser._parse_table  # the tables have no public name in Lark
    rule_numbers = {rule: number for number, rule in enumerate(lark.rules)}
    return Tables(
        states=tuple(
            {str(symbol): _action(action, rule_numbers) for symbol, action in table.states[state].items()}
            for state in range(len(table.states))
        ),
        start=table.start_states["start"],
        end=table.end_states["start"],
        rules=tuple(_parse_rule(rule) for rule in lark.rules),
        fixed={
            str(terminal.pattern.value): str(terminal.name)
            for terminal in lark.terminals
            if isinstance(terminal.pattern, PatternStr)
        },
        patterns=tuple(
            (str(terminal.name), str(terminal.pattern.to_regexp()))
            for terminal in lark.terminals
            if not isinstance(terminal.pattern, PatternStr) and terminal.name not in ("_NL", *lark.ignore_tokens)
        ),
        choices=frozenset(
            str(rule.origin.name) for rule in lark.rules if rule.options and rule.options.keep_all_tokens
        ),
    )


def _action(action: tuple[Any, Any], rule_numbers: dict[Any, int]) -> Action:
    kind, argument = action
    return (SHIFT, argument) if kind is Shift else (REDUCE, rule_numbers[argument])


def _parse_rule(rule: Any) -> ParseRule:
    """Return what Lark would do when it builds the node of a rule, worked out beforehand."""
    options = rule.options
    absent = _absent_before(options.empty_indices, len(rule.expansion))
    kept = []
    waiting = 0
    for place, symbol in enumerate(rule.expansion):
        waiting += absent[place]
        if options.keep_all_tokens or not (symbol.is_term and symbol.filter_out):
            kept.append((place, not symbol.is_term and symbol.name.startswith("_"), waiting))
            waiting = 0
    return ParseRule(
        origin=str(rule.origin.name),
        kind=str(rule.alias or options.template_source or rule.origin.name),
        size=len(rule.expansion),
        kept=tuple(kept),
        absent_at_end=waiting + absent[-1],
        transparent=bool(options.expand1 and not rule.alias),
    )


def _absent_before(empty: tuple[bool, ...], size: int) -> list[int]:
    """Return how many absent optional parts stand before each part, and behind the last one."""
    counts = [0] * (size + 1)
    place = 0
    for is_absent in empty:
        if is_absent:
            counts[place] += 1
        else:
            place += 1
    return counts
