"""Explain words of players: the questions that they ask for, each with the lines that answer it."""

from __future__ import annotations

from crazy8.compiler.book.languages.files import MODEL, shipped_files
from crazy8.compiler.book.languages.language import Language
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.players_words.fitting import fitted
from crazy8.compiler.players_words.nearest import can_be_written
from crazy8.compiler.players_words.other_languages import languages_of_players, lines_in
from crazy8.compiler.players_words.search import Hit, bag_of, lines_asked_for, share_met
from crazy8.compiler.questions.question import Question
from crazy8.compiler.rules.key import Key
from crazy8.compiler.telling.phrase import phrase
from crazy8.compiler.topics.calls.model import CALL_CATCHER
from crazy8.compiler.topics.deal.model import DEAL_COUNT_BY_PLAYERS
from crazy8.compiler.topics.debts.model import DEBT_ANSWER
from crazy8.compiler.topics.drawing.model import DRAW_COUNT
from crazy8.compiler.topics.effects.model import PLAY_EFFECT
from crazy8.compiler.topics.finish.model import OUT_LAST_CARD, OUT_PLAY_ON
from crazy8.compiler.topics.game.model import MATCH_END_KIND
from crazy8.compiler.topics.matching.model import MATCH_ATTRIBUTES
from crazy8.compiler.topics.scoring.model import SCORE_MODE, SCORE_VALUE
from crazy8.compiler.topics.starter.model import STARTER_TREATMENT
from crazy8.compiler.topics.stock.model import BLOCK_DEFINITION, STOCK_EMPTY
from crazy8.compiler.topics.wild.model import WILD_PLAYABLE_ON, WILD_WHICH
from crazy8.explaining.explanation import Explanation
from crazy8.paragraphs import example, wrapped

_MOST_QUESTIONS = 4
_MOST_LINES = 6
_LEAST_SHARE = 0.5
"""How much of some words has to be known in English before they are looked for in other languages."""


_PUT_AS: dict[Key, str] = {
    DEAL_COUNT_BY_PLAYERS: "site-ask-deal",
    STARTER_TREATMENT: "site-ask-starter",
    MATCH_ATTRIBUTES: "site-ask-match",
    DRAW_COUNT: "site-ask-draw",
    WILD_WHICH: "site-ask-wild",
    WILD_PLAYABLE_ON: "site-ask-wild-on-wild",
    PLAY_EFFECT: "site-ask-effects",
    DEBT_ANSWER: "site-ask-penalty",
    BLOCK_DEFINITION: "site-ask-blocked",
    CALL_CATCHER: "site-ask-forgotten",
    OUT_LAST_CARD: "site-ask-last-card",
    OUT_PLAY_ON: "site-ask-out",
    SCORE_MODE: "site-ask-score",
    SCORE_VALUE: "site-ask-values",
    MATCH_END_KIND: "site-ask-end",
    STOCK_EMPTY: "often-stock",
}
"""The messages that ask a question in all languages, where it is put otherwise than in the questions of a book."""


def explanation(words: str, language: str = MODEL) -> Explanation | None:
    """Return the questions nearest to some words, best first; nothing if none is known by them.

    The words may be English or those of players of any language that ships; those of the reader's language come first.
    """
    found = _by_question(_hits(words, language), words, language)
    return (
        None if not found else Explanation(lambda palette: _text(words, found, palette), lambda: _facts(words, found))
    )


def _hits(words: str, language: str) -> list[Hit]:
    others = languages_of_players()
    own = lines_in([language], words) if language in others else []
    if own:
        return own
    english, asked = lines_asked_for(words), bag_of(words)
    if english and (not asked or share_met(english[0].line, asked) >= _LEAST_SHARE):
        return english
    return lines_in(others, words) or english


def _asked(question: Question, language: str) -> str:
    """Return a question in the language of the reader; in English where that has no message for it."""
    message = _PUT_AS.get(question.key, f"ask-{question.key.replace('.', '-')}")
    try:
        return question.asks if language == MODEL else Language(shipped_files(language)).sentence(phrase(message))
    except LookupError:
        return question.asks


def _told(question: Question) -> str:
    """Say of what nobody plays that it is printed."""
    return " Nobody plays it: it is printed as you write it." if question.form == "words" else ""


def _by_question(hits: list[Hit], words: str, language: str) -> dict[str, tuple[str, list[str]]]:
    """Return what each question asks and its lines, with the cards and numbers of the words, by its name."""
    found: dict[str, tuple[str, list[str]]] = {}
    for hit in hits:
        _, lines = found.setdefault(
            str(hit.line.question.key), (_asked(hit.line.question, language) + _told(hit.line.question), [])
        )
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
