"""Write the answers of all games as data for the script that compares two of them.

The data is a script itself, because a page that is opened from a folder may load scripts and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps

from crazy8.compiler.book.in_english import plain
from crazy8.site.answers import ShelfAnswer
from crazy8.site.questions import SHELF_QUESTIONS
from crazy8.site.shelf import Shelf
from crazy8.site.words import SiteWords


def comparison_data(shelf: Shelf, answers: Mapping[str, tuple[ShelfAnswer, ...]], words: SiteWords) -> str:
    """Return the script; each sentence stands in it once, and games refer to sentences by number."""
    numbers: dict[str, int] = {}
    order = {question.key: number for number, question in enumerate(SHELF_QUESTIONS)}
    said = {}
    for game in shelf.games:
        by_question: dict[int, list[int]] = {}
        for answer in answers[game.name]:
            text = words.together(answer.asked, answer.text)
            by_question.setdefault(order[answer.question.key], []).append(numbers.setdefault(text, len(numbers)))
        said[game.name] = [by_question.get(number, []) for number in range(len(SHELF_QUESTIONS))]
    data = {
        "questions": [[question.key, words.say(question.asks)] for question in SHELF_QUESTIONS],
        "sentences": list(numbers),
        "said": said,
    }
    return plain(f"window.crazy8Answers = {dumps(data, ensure_ascii=False, separators=(',', ':'))};\n")
