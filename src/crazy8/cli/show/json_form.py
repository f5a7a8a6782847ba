"""Write rules for programs: every answer with its origin, and the topics that follow from the answers."""

from __future__ import annotations

from json import dumps

from crazy8.compiler.cards.cards import CardSet, Deck, kinds_in
from crazy8.compiler.questions.answer import Answer, AnswerPart
from crazy8.compiler.record import Record
from crazy8.compiler.topics.rules import Rules

FORMAT = "crazy8-rules"
VERSION = 1


def rules_json(rules: Rules) -> str:
    """Return the rules of one table as one object in ASCII. Cards are numbered in the order of the deck."""
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "variant": rules.identity.name,
        "title": rules.identity.title,
        "titles": dict(rules.identity.titles),
        "countries": list(rules.identity.countries),
        "sources": [
            dict(zip(("name", "description", "address"), source, strict=True)) for source in rules.identity.sources
        ],
        "players": rules.people,
        "options": list(rules.options),
        "cards": [rules.deck.name_of(kind) for kind in range(rules.deck.kind_count)],
        "answers": [_answer(answer, rules.deck) for answer in rules.answers],
        "topics": {name: _plain(topic) for name, topic in rules.topics.items()} | {"deck": _plain(rules.deck)},
    }
    return dumps(whole, indent=2) + "\n"


def _answer(answer: Answer, deck: Deck) -> dict[str, object]:
    return {
        "question": answer.question,
        "statement": answer.text,
        "value": _plain(answer.value),
        "origin": {**answer.origin._asdict(), "names": list(answer.origin.names)},
        "assumed": answer.is_default,
        "place": None if answer.is_default else _place(answer),
        "cards": _cards(answer.cards, deck),
        "owed": _cards(answer.owed, deck),
        "number": answer.number,
        "parts": [_part(part) for part in answer.parts],
    }


def _part(part: AnswerPart) -> dict[str, object]:
    return {
        "question": part.question,
        "statement": part.text,
        "origin": {**part.origin._asdict(), "names": list(part.origin.names)},
        "assumed": part.is_default,
    }


def _place(answer: Answer) -> dict[str, object]:
    return {"file": answer.span.source.name, "line": answer.span.line, "column": answer.span.column}


def _cards(cards: CardSet | None, deck: Deck) -> list[str] | None:
    return None if cards is None else [deck.name_of(kind) for kind in kinds_in(cards)]


def _plain(value: object) -> object:
    """Return a typed answer as JSON has it."""
    if isinstance(value, Record):
        return {name: _plain(getattr(value, name)) for name in value.field_names}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value
