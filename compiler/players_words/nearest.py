"""Find lines that may have been meant by one that cannot be read. Whatever is shown can be written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache, partial

from ..cards.reports.selectors import UnclearRow, UnknownCardWord
from ..diagnostics.diagnostic import Diagnostic, Repair, Severity
from ..language.blanks import Structure
from ..language.from_text import parse
from ..language.reports.statements import OutOfRange, RangeOfPlayersBackwards
from ..language.reports.syntax import UnexpectedWord, UnknownStatement
from ..layers.link import Library, LinkedVariant, link
from ..layers.resolver import Resolver
from ..source import Source, Span
from ..topics.manners.model import HOUSE_RULE
from ..topics.wild.reports import NamesOrNot
from .asked_back import OTHER_PACK, asked_back
from .fitting import cards_of, fitted, values_in
from .in_english import in_english
from .meaning import SURE, lines_meant
from .or_else import with_else_for_or
from .other_languages import languages_of_players, lines_in
from .own_packs import for_pack, names_own_cards, pack_meant, pack_of, with_own_cards
from .said_otherwise import one_for_each_statement
from .search import Hit, bag_of, lines_for, share_met
from .telling import BEGINS_TEXT, told
from .wild_cards import wild_cards_of, with_wild_cards

_GOES_ON = re.compile(r"(?<=})[ \t]*(?:[,;]|(?:or )?(?:else|otherwise)\b)")
_ANSWERED_BY_ITSELF = re.compile(r"answer (.+) with \1")
_MOST = 3
_LOOKED_AT = 12
_LEAST = 0.5
"""How near a line must come to the nearest one to be shown beside it."""
_LEAST_SHARE = 0.7
"""How much of what was typed a line must be found by; `play J: slap` is not about what else the jack may do."""
_ALL_MET = 0.99
"""Where so much is met no word is left that could mean something else."""
_CLEAR = 0.75
"""How much of what was said a line must explain so that nobody has to tell it in words."""
_NAMES_ITS_NUMBER = ("deck ", "rule")
"""How lines begin in which a number that was typed need not stand alone, or in which all is told."""
_MOST_REPORTS = 20
"""A text with more of them is no rulebook, and nobody reads on."""
_NO_JOKERS = "the pack has no jokers"
_VALUE, _AFTER = "value joker: 50", "after joker: any"
_SAYS_JOKER = re.compile(r"^[^\n{}]*\bjokers?\b[^\n{}]*$", re.MULTILINE | re.IGNORECASE)
_OF_JOKERS = ((), (_VALUE,), (_AFTER,), (_VALUE, _AFTER))
"""What may have to be said of jokers once they are in the pack."""
_LONGEST = 300
"""A longer statement is no rule that somebody put in words of his own."""


Findings = Callable[[str], tuple[Diagnostic, ...]]
"""What a whole check finds in a text."""


def with_lines(
    reports: Iterable[Diagnostic], variant: LinkedVariant | None = None, findings: Findings = lambda _: ()
) -> list[Diagnostic]:
    """Return the reports; those on lines that cannot be read show what may have been meant, in the variant's cards."""
    made: list[Diagnostic] = []
    left = _MOST_REPORTS
    pack, wild = pack_of(variant), wild_cards_of(variant)
    written = partial(can_be_written, pack=pack)
    said = [with_else_for_or(one, written) for one in reports]
    for report in one_for_each_statement(said, written, partial(names_own_cards, pack=pack)):
        made.append(_with_lines(report, pack, wild, findings) if left else report)
        left -= made[-1] is not report
    return made


def _with_lines(report: Diagnostic, pack: str, wild: str, findings: Findings) -> Diagnostic:
    if not isinstance(report, UnknownStatement | UnexpectedWord | UnknownCardWord | NamesOrNot):
        return report
    open_question = isinstance(report, NamesOrNot) and report.repair is not None and not report.repair.safe
    if (report.repair is not None and not open_question) or report.lines:
        return report
    if isinstance(report, UnknownStatement | UnexpectedWord | UnknownCardWord) and report.suggestion is not None:
        # A word that is spelt nearly so is meant if the line reads with it.
        line, corrected = _line_with_suggestion(report.span, report.suggestion)
        meant = lines_meant(with_own_cards(line, pack))
        if can_be_written(corrected, pack) or not meant or meant[0].worth < SURE:
            return report
    statement = _statement_at(report.span.source.text, report.span.start)
    if isinstance(report, NamesOrNot) and can_be_written(for_pack(f"{statement}: names suit", pack), pack):
        return report
    meant_pack = pack or pack_meant(statement)
    named = statement if meant_pack else with_wild_cards(statement, wild)
    near = (told(statement) if line == told(named) else line for line in lines_near(named, meant_pack))
    lines = tuple(line for line in near if line and line != statement)
    if lines[:1] and lines[0].startswith("allow "):
        lines = tuple(sorted(lines, key=lambda line: not _answers(line, report.span.source.text)))
    if isinstance(report, UnknownCardWord) and report.word == "joker" and can_be_written(statement, pack):
        return _with_jokers(report, findings)  # the statement says what is meant, and the pack lacks its cards
    question = asked_back(statement) if meant_pack == pack else OTHER_PACK
    helped = report if question is None else report.with_notes(question)
    if not lines:
        return helped
    lines = tuple(_in_its_block(line, report.span) for line in lines)
    if isinstance(report, NamesOrNot):
        return helped.with_changes(lines=lines, repair=None)
    return helped.with_changes(lines=lines, suggestion=None)


def _in_its_block(line: str, span: Span) -> str:
    """Return a line with the block round it, if that stands in one line and holds nothing else: ready to copy."""
    structure = Structure(span.source.text)
    brace = structure.open_block_at(span.start)
    if brace is None:
        return line
    head = structure.head_start(brace)
    block = structure.text[head : structure.closing.get(brace, head) + 1]
    start, end = structure.statement_at(span.start)
    alone = block[brace - head + 1 : -1].strip() == structure.text[start:end].strip()
    return f"{block[: brace - head].strip()} {{ {line} }}" if alone and "\n" not in block else line


def _answers(line: str, text: str) -> bool:
    """Return whether a line answers with a card that makes something owed: whoever lays it on itself answers it."""
    answer = _ANSWERED_BY_ITSELF.fullmatch(line)
    if answer is None:
        return False
    makes_owed = re.compile(rf"play {re.escape(answer[1])}: (?:.*\bdraws? |skip next)")
    said = (one.strip() for one in text.splitlines() if len(one) <= _LONGEST)
    return any(makes_owed.match(one) or any(map(makes_owed.match, lines_near(one)[:1])) for one in said if one)


def _with_jokers(report: UnknownCardWord, findings: Findings) -> Diagnostic:
    """Return the report with lines that put jokers into the pack, and with which nothing new is found."""
    text = report.span.source.text
    end = text.find("\n", report.span.start)
    end = end if end >= 0 else len(text)
    # A word that nobody knows hides what else is wrong with the rules, and that is no work of the jokers.
    before = _codes(findings(text)) | _codes(findings(_SAYS_JOKER.sub("", text)))
    for further in _OF_JOKERS:
        lines = "".join(f"\n{line}" for line in ("jokers 2", *further))
        if not _codes(findings(text[:end] + lines + text[end:])) - before:
            repair = Repair(Span(report.span.source, end, end), lines, safe=False, why=_NO_JOKERS)
            return report.with_changes(suggestion=None, repair=repair)
    return report.with_changes(suggestion=None, notes=(*report.notes, _NO_JOKERS))


def _codes(reports: Iterable[Diagnostic]) -> Counter[str]:
    return Counter(one.code for one in reports)


def _line_with_suggestion(span: Span, suggestion: str) -> tuple[str, str]:
    """Return the line in which something stands, and the line with what is suggested in its place."""
    text = span.source.text
    start, end = text.rfind("\n", 0, span.start) + 1, text.find("\n", span.end)
    before, behind = text[start : span.start], text[span.end : end if end >= 0 else len(text)].partition("#")[0]
    line, corrected = f"{before}{text[span.start : span.end]}{behind}".strip(), f"{before}{suggestion}{behind}".strip()
    return (line, corrected) if len(line) <= _LONGEST else ("", "")


def _statement_at(text: str, offset: int) -> str:
    """Return the statement at an offset; nothing within an example, whose steps are no rules."""
    structure = Structure(text)
    brace = structure.open_block_at(offset)
    if brace is not None and text[structure.head_start(brace) : brace].strip().startswith("example"):
        return ""
    start, end = structure.statement_at(offset)
    statement = text[start:end].strip().partition("\n")[0].partition("#")[0]
    if _GOES_ON.match(text, start):
        # What stands behind a block on its line says what holds otherwise.
        block = text[text.rfind("\n", 0, start) + 1 : start].strip()
        statement = f"{block}, {statement.lstrip(',; ')}"
    return statement if len(statement) <= _LONGEST else ""


@lru_cache(maxsize=256)
def lines_near(typed: str, pack: str = "") -> tuple[str, ...]:
    """Return up to three lines that may have been meant, nearest first, with what was typed in them.

    Where no line explains most of it, the last one tells it in the author's own words. `pack` is the statement for a
    deck with cards of its own.
    """
    said = in_english(typed) or typed
    heard = (one._replace(line=for_pack(one.line, pack)) for one in lines_meant(with_own_cards(said, pack)))
    meant = [one for one in heard if can_be_written(one.line, pack)]
    is_clear = bool(meant) and meant[0].worth >= _CLEAR
    near = [one.line for one in meant]
    found = [] if len(near) >= _MOST or is_clear else _by_words(said, pack)
    if not near and not found:
        found = _in_other_languages(typed, pack)
        is_clear = bool(found) and found[0].worth >= _CLEAR and found[0].line.question.form != "words"
    found.sort(key=lambda hit: -hit.worth)
    if not is_clear and found and (found[0].line.question.key == HOUSE_RULE or BEGINS_TEXT in found[0].line.text):
        # What nobody can play is told; what else the same card may do was not asked for.
        found = []
    first = lines_for(said, 1) if found else []
    is_clear = is_clear or (
        len(bag_of(said)) > 1 and any(share_met(hit.line, bag_of(said)) >= _ALL_MET for hit in first)
    )
    near += (hit.line.text for hit in found if hit.worth >= found[0].worth * _LEAST)
    most = len(near) if all(line.startswith("value ") for line in near) else _MOST
    near = list(dict.fromkeys(near))[:most]
    in_own_words = None if is_clear else told(typed)
    if in_own_words is not None and can_be_written(in_own_words, pack) and bag_of(typed):
        near = [*near[: _MOST - 1], in_own_words]
    return tuple(near)


def _by_words(typed: str, pack: str) -> list[Hit]:
    """Return the lines that are found by single words of what was typed, if these are enough of it.

    They hold all cards and numbers that were typed, and no card besides: what another card does was not asked for.
    """
    asked = bag_of(typed)
    found: list[Hit] = []
    for hit in lines_for(typed, _LOOKED_AT):
        if share_met(hit.line, asked) < _LEAST_SHARE:
            continue
        own = hit.line.text
        line = next((one for one in (fitted(own, typed), own) if "\n" not in one and can_be_written(one, pack)), None)
        if line is None or cards_of(line) - values_in(typed):
            continue
        if values_in(typed) <= values_in(line) or line.startswith(_NAMES_ITS_NUMBER):
            found.append(Hit(hit.line._replace(text=line), hit.worth))
    return found


def _in_other_languages(typed: str, pack: str) -> list[Hit]:
    """Return the lines that were asked for in another language than English, if they were."""
    head, colon, _ = typed.partition(":")
    found = []
    for hit in lines_in(languages_of_players(), typed)[:_LOOKED_AT]:
        lines = (fitted(hit.line.text, typed), hit.line.text)
        line = next((one for one in lines if "\n" not in one and can_be_written(one, pack)), None)
        if line is not None and not (colon and cards_of(line) - values_in(in_english(head) or head)):
            found.append(Hit(hit.line._replace(text=line), hit.worth))
    return found


@lru_cache(maxsize=512)
def can_be_written(line: str, pack: str = "") -> bool:
    """Return whether a line is a statement of the language, with cards and numbers that there are in a pack."""
    jokers = "jokers 2\n" if " joker" in line else ""
    parsed = parse(Source("line", f'c8 2\nvariant line "Line" [house]\n{jokers}{pack}\n{line}\n'))
    variant, found = link(parsed.document, Library(lambda _name: None))
    if variant is None or any(one.severity is Severity.ERROR for one in (*parsed.diagnostics, *found)):
        return False
    resolver = Resolver(variant)
    reports = resolver.resolve(resolver.player_range(()).most).diagnostics
    return not any(
        isinstance(one, OutOfRange | RangeOfPlayersBackwards | UnclearRow | UnknownCardWord) for one in reports
    )
