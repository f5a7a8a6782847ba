"""Suggest the word that was probably meant, or nothing if no word is near enough."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

LONGEST_WORD = 64
"""Longer words are never compared letter by letter: nobody mistypes them, and the work grows with the square."""

_IGNORED = str.maketrans("", "", "-_")


def suggest(word: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate nearest to a mistyped word, or `None`.

    A candidate that differs only in case, diacritics, hyphens or underscores comes first. Otherwise at most
    `max(1, length / 3)` letters may be missing, added, exchanged or swapped with a neighbour, and at least one letter
    must stay. Of equally near candidates the first in alphabetical order is taken, so the order given does not matter.
    """
    return next(iter(equally_near(word, candidates)), None)


def equally_near(word: str, candidates: Iterable[str]) -> list[str]:
    """Return the nearest candidates to a mistyped word, all as near, in alphabetical order."""
    wanted = folded(word)
    limit = max(1, len(wanted) // 3)
    found: dict[int, list[str]] = {}
    for candidate in candidates:
        known = folded(candidate)
        distance = 0 if known == wanted else _distance_within(wanted, known, limit)
        if distance is not None and candidate != word:
            found.setdefault(distance, []).append(candidate)
            limit = min(limit, distance)
    return sorted(found[min(found)]) if found else []


def meant(word: str | None, lines: tuple[str, ...]) -> str | None:
    """Return the help that offers a word, or whole lines, each in a line of its own and ready to copy."""
    if word is not None:
        return f"did you mean `{word}`?"
    if not lines:
        return None
    return "\n".join(("one of these lines may say it:" if len(lines) > 1 else "this line may say it:", *lines))


@lru_cache(maxsize=1024)
def folded(word: str) -> str:
    """Fold a word: without case, diacritics, hyphens and underscores, which people get wrong unnoticed."""
    if not word.isascii():
        from unicodedata import combining, normalize  # a large table that most rulebooks do without

        word = "".join(character for character in normalize("NFKD", word) if not combining(character))
    return word.casefold().translate(_IGNORED)


def _distance_within(wanted: str, known: str, limit: int) -> int | None:
    """Return the Damerau-Levenshtein distance if it is at most `limit` and leaves a letter in place, else `None`."""
    if abs(len(wanted) - len(known)) > limit or max(len(wanted), len(known)) > LONGEST_WORD:
        return None
    # A change adds one letter and takes away another at most: a cheap test that turns most candidates away.
    if sum(max(0, wanted.count(letter) - known.count(letter)) for letter in set(wanted)) > limit:
        return None
    distance = _distance(wanted, known, limit)
    return distance if distance <= limit and distance < max(len(wanted), len(known)) else None


def _distance(wanted: str, known: str, limit: int) -> int:
    """Count the letters to add, remove, exchange or swap with a neighbour (optimal string alignment).

    More than `limit` if it is more than that. Only cells at most `limit` off the diagonal are worked out, for all
    others stand for more changes; below two rows in which every cell does, every cell does.
    """
    far = limit + 1
    before_last = last = [min(column, far) for column in range(len(known) + 1)]
    for row, letter in enumerate(wanted, 1):
        current = [far] * (len(known) + 1)
        if row <= limit:
            current[0] = row
        for column in range(max(1, row - limit), min(len(known), row + limit) + 1):
            other = known[column - 1]
            cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == known[column - 2] and other == wanted[row - 2]:
                cost = min(cost, before_last[column - 2] + 1)
            current[column] = cost
        if min(current) > limit and min(last) > limit:
            return far
        before_last, last = last, current
    return last[-1]
