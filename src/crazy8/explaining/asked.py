"""Explain words of players: the questions that they ask for, each with the lines that answer it."""

from __future__ import annotations

from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.players_words.fitting import fitted
from crazy8.compiler.players_words.nearest import can_be_written
from crazy8.compiler.players_words.search import Hit, lines_asked_for
from crazy8.explaining.explanation import Explanation
from crazy8.paragraphs import example, wrapped

_MOST_QUESTIONS = 4
_MOST_LINES = 6


def explanation(words: str) -> Explanation | None:
    """Return the questions nearest to some words, best first; nothing if none is known by them."""
    found = _by_question(lines_asked_for(words), words)
    return (
        None if not found else Explanation(lambda palette: _text(words, found, palette), lambda: _facts(words, found))
    )


def _by_question(hits: list[Hit], words: str) -> dict[str, tuple[str, list[str]]]:
    """Return what each question asks and its lines, with the cards and numbers of the words, by its name."""
    found: dict[str, tuple[str, list[str]]] = {}
    for hit in hits:
        _, lines = found.setdefault(str(hit.line.question.key), (hit.line.question.asks, []))
        line = fitted(hit.line.text, words)
        line = line if can_be_written(line) else hit.line.text
        if line not in lines and len(lines) < _MOST_LINES:
            lines.append(line)
    return dict(list(found.items())[:_MOST_QUESTIONS])


def _text(words: str, found: dict[str, tuple[str, list[str]]], palette: Palette) -> str:
    parts = [f"What may be written about `{words}`, nearest first:"]
    for key, (asks, lines) in found.items():
        parts.append(f"{paint(key, palette.help)}\n\n{wrapped(asks, margin='  ')}\n\n{example(chr(10).join(lines))}")
    return "\n\n".join([*parts, "`c8 explain QUESTION` says more about one of them."]) + "\n"


def _facts(words: str, found: dict[str, tuple[str, list[str]]]) -> dict[str, object]:
    rows = [{"question": key, "asks": asks, "write": lines} for key, (asks, lines) in found.items()]
    return {"words": words, "questions": rows}
