"""Describe what the commands print for programs by JSON Schemas (draft 2020-12).

Shapes of records are read off their types; what a command puts together itself is written down here once. Members may
be added under the same `version`, none is removed or changes its meaning. `docs/generate.py` writes the schemas out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from crazy8.cli.diff import json_form as diff_json
from crazy8.cli.fmt import telling as fmt_telling
from crazy8.cli.languages import told as languages_told
from crazy8.cli.show import json_form as show_json
from crazy8.cli.simulate import text as simulate_text
from crazy8.cli.test import command as test_command
from crazy8.compiler.book import for_programs
from crazy8.compiler.book.page import BookPage
from crazy8.compiler.diagnostics.render.json import schema as report_schema
from crazy8.compiler.questions.answer import OriginKind
from crazy8.compiler.rules.key import Key
from crazy8.compiler.rules.model import Topic
from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.simulation.report import Report
from crazy8.verdict import Standings

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
WHOLE: Schema = {"type": "integer"}
YES_OR_NO: Schema = {"type": "boolean"}
ANYTHING: Schema = {}
_PLAIN: dict[object, Schema] = {str: TEXT, Key: TEXT, int: WHOLE, bool: YES_OR_NO, float: {"type": "number"}}


def check_schema() -> Schema:
    """Describe what `c8 check --format json` prints: the report, and a verdict on each file."""
    whole = report_schema()
    counts = record(
        **{
            name: {"type": "integer", "minimum": 0}
            for name in (*(field.name for field in fields(Standings)), "arising")
        }
    )
    in_words = described("The counts in words; empty if no rules could be made.", TEXT)
    told = described("How many rules are told and not played.", {"type": "integer", "minimum": 0})
    not_played = described("How many worked examples of the file were not played.", {"type": "integer", "minimum": 0})
    verdict = record(
        file=TEXT,
        clean=YES_OR_NO,
        playable=YES_OR_NO,
        questions=counts,
        summary=in_words,
        told=told,
        examples_not_played=not_played,
        covered=described("With `--deep`: how much was looked at, in words.", listed(TEXT)),
    )
    repair = record(line=WHOLE, before=or_nothing(TEXT), after=TEXT, reason=or_nothing(TEXT))
    verdict["properties"]["repairs"] = described("With `--fix`: what was changed in the file.", listed(repair))
    whole["properties"]["verdicts"] = listed(verdict)
    whole["required"].append("verdicts")
    return whole


def show_schema() -> Schema:
    """Describe what `c8 show --format json` prints: the rules of one table."""
    topics = {name: kind for name, kind in get_type_hints(Rules).items() if _is_topic(kind)}
    kinds: Schema = {}
    members = {name: _topic(kind, kinds) for name, kind in topics.items()}
    origin = record(kind={"enum": list(get_args(OriginKind))}, names=listed(TEXT), layer=TEXT, option=or_nothing(TEXT))
    part = record(
        question=described("The question that this part answers.", TEXT),
        statement=described("The part as it is written.", TEXT),
        origin=origin,
        assumed=YES_OR_NO,
    )
    answer = record(
        question=described("A stable name; `c8 explain NAME` shows its page.", TEXT),
        statement=described("A line of a `.c8` file.", TEXT),
        value=described("The typed answer; its shape depends on the question.", ANYTHING),
        origin=origin,
        assumed=YES_OR_NO,
        place=or_nothing(_PLACE),
        cards=described("The cards that the answer is about, if it is given card by card.", or_nothing(listed(TEXT))),
        owed=described("For replies: the cards that make the debt.", or_nothing(listed(TEXT))),
        number=described("The number that the answer is about, if it is given number by number.", or_nothing(WHOLE)),
        parts=described("What the statement leaves out, or cites apart.", listed(part)),
    )
    whole = _format(
        show_json,
        variant=TEXT,
        title=TEXT,
        titles=_TITLES,
        countries=listed(TEXT),
        sources=listed(_SOURCE),
        players=WHOLE,
        options=listed(TEXT),
        cards=described("Every kind of card, in the order of the deck.", listed(TEXT)),
        answers=listed(answer),
        topics=record(**members, deck={"type": "object"}),
    )
    return whole | {"$defs": kinds}


def list_schema() -> Schema:
    """Describe what `c8 list --format json` prints."""
    return listed(
        record(
            name=TEXT,
            family=TEXT,
            title=TEXT,
            titles=_TITLES,
            countries=listed(TEXT),
            players=record(fewest=WHOLE, most=WHOLE),
            deck=TEXT,
            cards=WHOLE,
            sources=listed(_SOURCE),
            options=listed(record(name=TEXT, title=TEXT)),
        )
    )


def simulate_schema() -> Schema:
    """Describe what `c8 simulate --format json` prints: the report of the runtime, with the table in front."""
    return _format(simulate_text, variant=TEXT, options=listed(TEXT), **_members(Report))


def diff_schema() -> Schema:
    """Describe what `c8 diff --format json` prints."""
    chosen = record(file=TEXT, options=listed(TEXT))
    side = record(
        statements=listed(TEXT),
        origin=or_nothing({"enum": list(get_args(OriginKind))}),
        names=listed(TEXT),
        assumed=YES_OR_NO,
        place=or_nothing(_PLACE),
    )
    difference = record(question=TEXT, asks=TEXT, players=listed(WHOLE), left=side, right=side)
    return _format(
        diff_json,
        left=chosen,
        right=chosen,
        players=described("The numbers of players that were compared.", listed(WHOLE)),
        only_left=described("The numbers of players for which only the first has rules.", listed(WHOLE)),
        only_right=described("The numbers of players for which only the second has rules.", listed(WHOLE)),
        options_only_left=described("The options that only the first offers.", listed(TEXT)),
        options_only_right=described("The options that only the second offers.", listed(TEXT)),
        same_text=YES_OR_NO,
        same_rules=YES_OR_NO,
        witness=described(
            "With --witness: a worked example that comes true by the first alone, and what is so by the second.",
            or_nothing(record(example=TEXT, instead=TEXT)),
        ),
        differences=listed(difference),
    )


def fmt_schema() -> Schema:
    """Describe what `c8 fmt --format json` prints."""
    file = record(
        file=TEXT,
        changed=described("Whether the file is not, or was not, in canonical form.", YES_OR_NO),
        written=described("Whether it was written; never with `--check`.", YES_OR_NO),
        left=described("The lines of a Markdown file on which blocks begin that cannot be read.", listed(WHOLE)),
        diagnostics=described("Why the file cannot be read.", listed({"$ref": "#/$defs/diagnostic"})),
    )
    return _format(fmt_telling, files=listed(file)) | {"$defs": report_schema()["$defs"]}


def languages_schema() -> Schema:
    """Describe what `c8 languages --format json` prints."""
    broken = record(file=TEXT, line=WHOLE, message=or_nothing(TEXT), why=TEXT)
    language = record(
        tag=TEXT,
        name=TEXT,
        complete=YES_OR_NO,
        needed=described("How many messages a complete language has.", WHOLE),
        missing=described("Messages for which English is printed.", listed(TEXT)),
        broken=described("Messages that cannot be read or formed; `null` where a text is no message.", listed(broken)),
        left_over=described("Messages that nothing asks for.", listed(record(message=TEXT, meant=or_nothing(TEXT)))),
    )
    return _format(languages_told, languages=listed(language))


def rulebook_schema() -> Schema:
    """Describe what `c8 rulebook --format json` prints: a page, with the answers that each sentence tells."""
    english = described("Texts, or parts of them, that are in English because the language lacks them.", listed(TEXT))
    head = {"variant": TEXT, "players": listed(WHOLE), "options": listed(TEXT), "english": english}
    return _format(for_programs, **head, **_members(BookPage))


def test_schema() -> Schema:
    """Describe what `c8 test --format json` prints."""
    report: Schema = {"$ref": "#/$defs/diagnostic"}
    example = record(title=TEXT, line=WHOLE, cites=listed(TEXT), holds=YES_OR_NO, diagnostics=listed(report))
    answer = record(
        question=TEXT,
        statement=TEXT,
        line=WHOLE,
        option=or_nothing(TEXT),
        exercised_by=or_nothing(record(title=TEXT, line=WHOLE)),
        matters=described("Whether another answer would change the game where the examples play.", YES_OR_NO),
        beyond_examples=described("Why no example of any rulebook could show it.", or_nothing(TEXT)),
    )
    file = record(file=TEXT, hold=YES_OR_NO, faults=listed(report), examples=listed(example))
    file["properties"]["coverage"] = described(
        "With `--coverage`.", record(exercised=WHOLE, of=WHOLE, answers=listed(answer))
    )
    return _format(test_command, files=listed(file)) | {"$defs": report_schema()["$defs"]}


SCHEMAS: dict[str, Callable[[], Schema]] = {
    "check": check_schema,
    "diff": diff_schema,
    "fmt": fmt_schema,
    "languages": languages_schema,
    "list": list_schema,
    "rulebook": rulebook_schema,
    "show": show_schema,
    "simulate": simulate_schema,
    "test": test_schema,
}
"""By command."""


def schema_of(command: str) -> Schema:
    """Return the schema of what a command prints with `--format json`."""
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"What `c8 {command}` tells programs"}
    return head | SCHEMAS[command]()


# ---- shapes


def record(**members: Schema) -> Schema:
    """Describe an object that has all of these members."""
    return {"type": "object", "required": list(members), "properties": members}


def listed(item: Schema) -> Schema:
    """Describe a list of things of one shape."""
    return {"type": "array", "items": item}


def or_nothing(shape: Schema) -> Schema:
    """Describe a shape, or `null`."""
    return {"anyOf": [shape, {"type": "null"}]}


def described(words: str, shape: Schema) -> Schema:
    """Add words to a shape that explain it."""
    return {"description": words, **shape}


_PLACE = record(file=TEXT, line=WHOLE, column=WHOLE)
_SOURCE = record(name=TEXT, description=TEXT, address=or_nothing(TEXT))
_TITLES: Schema = {"type": "object", "additionalProperties": TEXT}


def _format(module: Any, **members: Schema) -> Schema:
    """Describe an object that says which format and version it is of."""
    return record(format={"const": module.FORMAT}, version={"const": module.VERSION}, **members)


def _members(kind: type) -> dict[str, Schema]:
    """Return the members of a record of plain values; those that are the same in all of them by their value."""
    names = for_programs.names_of(kind) if is_dataclass(kind) else get_type_hints(kind)
    hints = get_type_hints(kind)
    return {
        name: {"const": getattr(kind, name)} if get_origin(hints[name]) is ClassVar else _shape(hints[name])
        for name in names
    }


def _shape(hint: Any) -> Schema:
    """Return the shape of a value of a type."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    if get_origin(hint) is tuple:
        return listed(_shape(get_args(hint)[0]))
    if get_origin(hint) is Literal:
        return {"enum": list(get_args(hint))}
    if get_origin(hint) is UnionType:
        return {"anyOf": [{"type": "null"} if arg is NoneType else _shape(arg) for arg in get_args(hint)]}
    return record(**_members(hint))


def _is_topic(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Topic)


def _topic(kind: type[Topic], kinds: Schema) -> Schema:
    """Return the shape of a topic as its model has it; what several topics share goes into `kinds`."""
    found = TypeAdapter(kind).json_schema(mode="serialization")
    kinds.update(found.pop("$defs", {}))
    return found
