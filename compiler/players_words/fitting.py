"""Put the cards and numbers of what somebody typed into a line that is shown to him."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ..cards.words import plain_word, spoken_words, words_of_larger_packs
from .plain_words import ABOUT_CARDS, COUNTING

_TOKEN = re.compile(r'"[^"]*"|[^\s:,{}="]+|[:,{}="]')
_ONE_OF_SEVERAL = re.compile(r"\b(?!1 )(\d+) card\b")
_WITH_CARDS = frozenset(ABOUT_CARDS.split())
_COUNTS = frozenset(COUNTING.split())
_ENDS_CARDS = frozenset((":", "served", "in", "while", "to"))


class _Slot(NamedTuple):
    """A word of a line in whose place another card or number may stand."""

    place: int
    is_card: bool
    before: str


def fitted(line: str, typed: str) -> str:
    """Return a line with the cards and the numbers that were typed, in their order, as far as there are places."""
    if line.startswith("rule ") or "{" in line:
        return line
    words = _TOKEN.findall(line)
    slots = list(_slots(words))
    made = list(words)
    cards, free = _given(typed)
    filled: dict[str, str] = {}
    for slot in slots:
        old = words[slot.place]
        if slot.is_card and old not in filled and cards:
            filled[old] = cards.pop(0)
        if slot.is_card:
            made[slot.place] = filled.get(old, old)
    free = [one for one in free if one[0] not in filled.values() or not one[2]]
    numbers_left = [slot for slot in slots if not slot.is_card]
    for slot in tuple(numbers_left):  # first those that stand behind the same word
        match = next((one for one in free if one[1] == slot.before), None)
        if match is not None:
            made[slot.place] = match[0]
            free.remove(match)
            numbers_left.remove(slot)
    if len(free) >= len(numbers_left):
        for slot, one in zip(numbers_left, free, strict=False):
            made[slot.place] = one[0]
    return _ONE_OF_SEVERAL.sub(r"\1 cards", _joined(made))


@lru_cache(maxsize=1)
def _spoken() -> dict[str, str]:
    return dict(spoken_words())


def values_in(text: str) -> frozenset[str]:
    """Return the cards and numbers of a text."""
    cards, numbers = _given(text)
    return frozenset((*cards, *(number for number, _, _ in numbers)))


def cards_of(line: str) -> frozenset[str]:
    """Return the cards of a line of the language."""
    words = _TOKEN.findall(line)
    return frozenset(words[slot.place] for slot in _slots(words) if slot.is_card)


def _given(typed: str) -> tuple[list[str], list[tuple[str, str, bool]]]:
    """Return the cards of a text, and its numbers, each with the word before it and whether it may be a card, too.

    A number is a rank where nothing before it counts, and no colon or card did so either.
    """
    cards: list[str] = []
    numbers: list[tuple[str, str, bool]] = []
    before = ""
    in_front = True
    for word in _TOKEN.findall(typed):
        plain = _spoken().get(word.lower(), plain_word(word))
        is_rank = plain in words_of_larger_packs() or plain.lower() == "joker"
        may_be_rank = is_rank and in_front and before not in _COUNTS
        if is_rank and not plain.isdigit():
            cards.append(plain)
        elif plain.isdecimal() and plain != "0":  # nought is a way to say that there is none
            if may_be_rank:
                cards.append(plain)
            numbers.append((plain, before, may_be_rank))
        in_front = in_front and word not in ":="
        before = word.lower()
    return cards, numbers


def _slots(words: list[str]) -> Iterator[_Slot]:
    about_cards = words[0] in _WITH_CARDS or words[:2] in (["finish", "on"], ["leave", "out"])
    before = ""
    for place, word in enumerate(words):
        if word in _ENDS_CARDS and place > 0:
            about_cards = False
        about_cards = about_cards or word == "demand"
        if word in words_of_larger_packs() and (about_cards or not word.isdigit()):
            yield _Slot(place, True, before)
        elif word.isdigit():
            yield _Slot(place, False, before)
        before = word


def _joined(words: list[str]) -> str:
    return re.sub(r" ([:,])", r"\1", " ".join(words))
