"""Find the lines that a player asks for by what he says, with his cards, numbers and texts in them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from .hearing import CARDS, MARK, NUMBER, TEXT, WORD, Heard, heard
from .meant import meant
from .player_counts import OfPlayers, number_of_players, of_players

_WEIGHTS = {CARDS: 1.6, NUMBER: 0.8, TEXT: 1.6, WORD: 1.0, MARK: 0.0}
_LIGHT = frozenset(
    (
        *("PLAY", "MAY", "SELF", "ON", "HANDS", "SAME", "MAX"),
        *("AT_ONCE", "IN_PACK", "MUST", "ROUNDS", "LEFT", "ANSWER", "FROM_STOCK"),
    )
)
"""Notions that are part of many others, and weigh little."""
_LITTLE = 0.35
_NOT_SAID = 0.12
"""What it takes away that a card stands in a line that nobody named."""
_NO_CARD = 0.25
"""The same where a line says what a card does, and no card was named at all."""
_DENIALS = frozenset(["NOT", "NOTHING"])
_SAYS_NO_MORE = "nothing"
"""How a line ends that denies what it does not say."""
_DENIED = 0.35
"""What it takes away that something was denied, and the line says nothing of it."""
_FOR_EACH = 0.015
"""What each notion adds that a line asks for, so that the more special of two comes first."""
_OF_PART = 0.85
"""How much less a line is worth that says a part of what was said."""
_TOGETHER = 0.1
"""What it adds that a line says all parts together."""
_DIGITS = re.compile(r"\d+")
_AMOUNT = re.compile(r"(?:(?:or|and|but|only|just) )*(\d+)(?: (?:cards?|each|apiece))*", re.IGNORECASE)
"""What takes the place of a number that was said before: `deal 8, or 7 each if more than 4 players`."""
_LEAST = 0.38
_NEAR = 0.6
SURE = 0.88
"""How much of what was said a line must explain so that nothing else is looked for."""
_ALL = 1.0
"""As much a line explains that leaves nothing of what was said."""
_BESIDE_SURE = 0.2
"""How much less another line may explain beside such a line; more would say something else."""
_ACTIVE = frozenset(["CANCEL", "SEND_BACK"])
"""What the card does that is named before it."""
_ABOUT_CARD = frozenset(["ANSWER", "FINISH", "PLAY", "START_CARD", "WILD"])
"""How a statement on a card begins."""
_SLOT = re.compile(r"\{([CDNMT])(?::([^{}]*))?\}")
_OTHERWISE = re.compile(r"\b(?:or )?(?:else|otherwise)\b")
_PARTS = re.compile(r"\s*[,;&]\s*|\s+\+\s+|\s+(?:and|then|but|plus)\s+|\.\s+")
_PLAY = re.compile(r"play \{C:\w+\}: ")
_NUMBER_CARDS = ("2", "3", "4", "5", "6", "7", "9", "10")
"""The ranks that have a number; eights are told apart."""
_EQUALS = ("=", ":")
_REST = ""
"""Stands for the number cards that nobody gave a value of their own, wherever these are told in the row."""
_MOST_VALUES = 6
"""So many lines for values are shown beside each other: who tells them in a row means them all."""


class Meant(NamedTuple):
    """A line that may be meant, and how much of what was said it explains."""

    line: str
    worth: float


@lru_cache(maxsize=512)
def lines_meant(said: str) -> tuple[Meant, ...]:
    """Return the lines that may be meant, the one that explains most first."""
    if number := number_of_players(said):
        return (Meant(f"players {number}", 1.0),)
    found: dict[str, float] = {}
    if (in_part := _of_players_in_part(said)) is not None:
        rest, part = in_part
        lines = (f"when {part.number} players {{ {line} }}" for line, _ in _whole_and_parts(part.rest)[:1])
        best = [*_whole_and_parts(rest)[:1], *(Meant(line, 1.0) for line in lines)]
        return tuple(one for one in best if one.worth >= _LEAST)
    apart = of_players(said)
    if apart is not None:
        for line, worth in _whole_and_parts(apart.rest)[:2]:
            found[f"when {apart.number} players {{ {line} }}"] = worth + 0.1
        if apart.number == "2":
            for line, worth in _meant([*heard(apart.rest), Heard("TWO_OF_US", "2 players")]):
                found.setdefault(line, worth)
        rest = apart.rest
    else:
        rest = said
    for line, worth in _whole_and_parts(rest):
        found.setdefault(line, worth if apart is None else worth - 0.2)
    best = sorted((Meant(line, worth) for line, worth in found.items()), key=lambda one: -one.worth)
    least = best[0].worth - _BESIDE_SURE if best and best[0].worth >= SURE else _LEAST
    return tuple(one for one in best if one.worth >= max(least, _LEAST, best[0].worth * _NEAR))


def _of_players_in_part(said: str) -> tuple[str, OfPlayers] | None:
    """Return a statement without the part that holds for some numbers of players, and this: `reverse, with 2: skip`.

    Nothing if the number stands alone, and so is about the whole.
    """
    parts = list(_said_apart(said))
    for place, part in enumerate(parts):
        apart = of_players(part)
        if apart is not None:
            apart = apart._replace(rest=_completed(apart.rest, parts[0]))
        others = [one for at, one in enumerate(parts) if at != place]
        says_more = apart is not None and any(one.kind not in (CARDS, MARK) for one in heard(apart.rest))
        if apart is None or not says_more or any(of_players(one) for one in others):
            continue
        if place or _OTHERWISE.search(others[0]):
            return _OTHERWISE.sub(" ", ", ".join(others)), apart
    return None


def _completed(rest: str, first: str) -> str:
    """Return what is said of some numbers of players, with the card of the first part, or all of it but a number."""
    if amount := _AMOUNT.fullmatch(rest):
        return _DIGITS.sub(amount[1], first, count=1)
    head, colon, _ = first.partition(":")
    names_card = any(one.kind == CARDS for one in heard(rest))
    return f"{head}: {rest}" if colon and not names_card else rest


def _whole_and_parts(said: str) -> list[Meant]:
    """Return the lines for a statement, and for each of its parts if it has several, best first."""
    parts = heard(said)
    found: dict[str, float] = {}
    values = _values(parts)
    whole = (*values, *_meant(parts))
    for line, worth in whole:
        found[line] = max(worth, found.get(line, 0))
    effects: list[Meant | None] = []
    for part in _said_apart(said):
        if _OTHERWISE.match(part):
            continue  # it says what the part before it does not say yet
        own = _meant(heard(part))
        effects.append(next((one for one in own[:1] if one.line.startswith("play ")), None))
        names_card = any(one.kind == CARDS for one in heard(part))
        most = 1 if _has_own_card(part) else 2  # nothing is open where somebody writes a statement
        for line, worth in [one for one in own if names_card or not one.line.startswith("play ")][:most]:
            if line.endswith(_SAYS_NO_MORE) and not any(one.kind in _DENIALS for one in parts):
                continue  # the rest of the statement says more
            # A part is explained only for itself, but several rules in one line have no line together.
            found[line] = max(worth * _OF_PART, found.get(line, 0))
    is_sure = any(worth >= SURE for _, worth in whole)
    if not is_sure and (together := _together(effects)):
        found.setdefault(together.line, together.worth)
    lines = sorted((Meant(line, worth) for line, worth in found.items()), key=lambda one: -one.worth)
    told_all = {_subject(line) for line, worth in lines if worth >= _ALL}
    lines = [one for one in lines if one.worth >= _ALL or _subject(one.line) not in told_all]
    if len(values) > 1:  # told in a row, each with its cards
        told = {line for line, _ in values}
        lines = [one for one in lines if one.line in told or not one.line.startswith("value ")]
    return list(_with_said_numbers(lines, frozenset(part.text for part in parts if part.kind == NUMBER)))


def _subject(line: str) -> str:
    """Return what a line is about; beside one that says all, another on the same would say otherwise."""
    head, colon, _ = line.partition(":")
    return head + colon if colon else line.split()[0]


def _together(effects: Sequence[Meant | None]) -> Meant | None:
    """Return the line that says all that a card does, if each part says something of the same card."""
    lines = [one for one in effects if one is not None]
    heads = {one.line.partition(": ")[0] for one in lines}
    if len(lines) < 2 or len(lines) < len(effects) or len(heads) > 1:
        return None
    told = dict.fromkeys(one.line.partition(": ")[2] for one in lines)
    worth = sum(one.worth for one in lines) / len(lines)
    return Meant(f"{heads.pop()}: {', '.join(told)}", worth * _OF_PART + _TOGETHER) if len(told) > 1 else None


def _with_said_numbers(lines: Sequence[Meant], said: frozenset[str]) -> Iterator[Meant]:
    """Yield the lines without those that say the same as another one, but with a number that nobody said."""
    alike: dict[str, list[str]] = {}
    for one in lines:
        alike.setdefault(_DIGITS.sub("#", one.line), []).append(one.line)
    for one in lines:
        others = alike[_DIGITS.sub("#", one.line)]
        if set(_DIGITS.findall(one.line)) & said or not any(set(_DIGITS.findall(other)) & said for other in others):
            yield one


def _said_apart(said: str) -> Iterator[str]:
    """Yield the parts of a statement if it has several, each behind the card or word that stands before the colon."""
    outside = re.sub(r'"[^"]*"', lambda match: "\0" * len(match[0]), said)
    head, colon, _ = outside.partition(":")
    parting = (match for match in _PARTS.finditer(outside) if not (colon and _is_in_row(match, said[: len(head)])))
    cuts = [0, *(place for match in parting for place in match.span()), len(said)]
    parts = [said[begin:end].strip() for begin, end in zip(cuts[::2], cuts[1::2], strict=True)]
    if len(parts) < 2:
        return
    head, colon, _ = parts[0].partition(":")
    yield parts[0]
    for part in filter(None, parts[1:]):
        yield part if not colon or ":" in part or _has_own_card(part) else f"{head}: {part}"


def _is_in_row(match: re.Match[str], head: str) -> bool:
    """Return whether what parts a statement stands among the cards before its colon: `finish on A, 2, 8: forbidden`."""
    behind, all_told = heard(head[match.end() :]), heard(head)
    return bool(behind) and {one.kind for one in behind} == {CARDS} and behind[-1].text != all_told[-1].text


def _has_own_card(part: str) -> bool:
    """Return whether a part is a statement on a card of its own: `play 7: next draws 2, answer 7 with 7`."""
    begins = heard(part)[:2]
    return len(begins) == 2 and begins[0].kind in _ABOUT_CARD and begins[1].kind == CARDS


def _meant(parts: Sequence[Heard]) -> list[Meant]:
    """Return the lines of which a row is heard, best first."""
    if not parts:
        return []
    found: dict[str, float] = {}
    kinds = Counter(part.kind for part in parts)
    cards = [part.text for part in parts if part.kind == CARDS]
    if "joker" in cards:
        kinds["JOKER"] = 1
    for line, rows in meant().items():
        for row in rows:
            worth = _worth(row, line, kinds, parts)
            if worth >= _LEAST:
                for made in _filled(line, parts):
                    found[made] = max(worth, found.get(made, 0))
    return sorted((Meant(line, worth) for line, worth in found.items()), key=lambda one: -one.worth)


def _worth(row: str, line: str, kinds: Counter[str], parts: Sequence[Heard]) -> float:
    """Return how much of what was said a row explains, as a share; 0 if it does not fit."""
    asked = row.split()
    needed = Counter(one for one in asked if one[0] not in "~!")
    if any(kinds[one] < count for one, count in needed.items()) or any(
        kinds[one[1:]] for one in asked if one[0] == "!"
    ):
        return 0.0
    explained = {one.lstrip("~") for one in asked if one[0] != "!"} | _said_by(line)
    named = {name for name, _ in _SLOT.findall(line)}
    left = {CARDS: len(named & set("CD")), NUMBER: len(named & set("NM")), TEXT: len(named & set("T"))}
    if len({part.text for part in parts if part.kind == CARDS}) == 1:
        left[CARDS] = max(left[CARDS], needed[CARDS])  # eights on eights: a line names them once
    if "JOKER" in explained:
        left[CARDS] += 1
    if CARDS in explained and not left[CARDS]:
        left[CARDS] = needed[CARDS] or 1
    if NUMBER in explained and not left[NUMBER]:
        left[NUMBER] = needed[NUMBER] or 1
    told = all_told = 0.0
    for part in parts:
        weight = _weight(part)
        all_told += weight
        if part.kind in left:
            if left[part.kind] > 0:
                left[part.kind] -= 1
                told += weight
        elif part.kind in explained:
            told += weight
    worth = told / all_told if all_told else 0.0
    said_cards = kinds[CARDS]
    if _PLAY.match(line) and not said_cards:
        # Where something unknown stands in front of a colon it may well be the card.
        worth -= _NO_CARD if WORD not in [part.kind for part in parts[: _colon(parts)]] else 1
    worth -= _NOT_SAID * max(0, len(named & set("CD")) - said_cards) * (said_cards > 0)
    denied = any(kinds[one] and not explained & _DENIALS for one in _DENIALS)
    return worth - _DENIED * denied + _FOR_EACH * len(needed)


def _colon(parts: Sequence[Heard]) -> int:
    """Return where the colon stands; 0 if there is none."""
    return next((place for place, part in enumerate(parts) if part == (MARK, ":", "")), 0)


def _said_by(line: str) -> set[str]:
    """Return what a line says by its own words, whatever stands in the rows that ask for it."""
    plays = {"PLAY"} if line.startswith("play ") else set()
    return plays if " may " in line else {"MUST", *plays}


def _weight(part: Heard) -> float:
    return _WEIGHTS.get(part.kind, _LITTLE if part.kind in _LIGHT else 1.0)


def _filled(line: str, parts: Sequence[Heard]) -> Iterator[str]:
    """Yield a line with what was said in its places."""
    cards = [part.text for part in parts if part.kind == CARDS]
    numbers = [part.text for part in parts if part.kind == NUMBER]
    texts = [part.text for part in parts if part.kind == TEXT]
    if (begins := _PLAY.match(line)) and _is_on(parts) and len(cards) >= 2 and "{D" not in line:
        yield _put_in(f"play {{C}} on {{D}}: {line[begins.end() :]}", cards, numbers, texts)
    if parts[0].kind == "ANSWER" and line.startswith("answer {D"):
        yield _put_in(line, cards[::-1], numbers, texts)  # `answer 2 with 8` names what is answered first
        return
    yield _put_in(line, cards, numbers, texts)
    if line.startswith("answer {D") and len(cards) >= 2 and not _is_ordered(parts):
        yield _put_in(line, cards[::-1], numbers, texts)


def _is_ordered(parts: Sequence[Heard]) -> bool:
    """Return whether it is clear which of two cards answers the other: `2 on 3`, `the 3 cancels the 2`."""
    kinds = [part.kind for part in parts]
    first, last = kinds.index(CARDS), len(kinds) - 1 - kinds[::-1].index(CARDS)
    return "ON" in kinds or not _ACTIVE.isdisjoint(kinds[first:last])


def _is_on(parts: Sequence[Heard]) -> bool:
    """Return whether a card is said to lie on another one."""
    kinds = [part.kind for part in parts if part.kind not in (WORD, "NOT", "MAY")]
    return any(kinds[place : place + 3] == [CARDS, "ON", CARDS] for place in range(len(kinds)))


def _put_in(line: str, cards: list[str], numbers: list[str], texts: list[str]) -> str:
    given = {
        **dict(zip("CD", cards, strict=False)),
        **dict(zip("NM", numbers, strict=False)),
        **dict(zip("T", texts, strict=False)),
    }
    made = _SLOT.sub(lambda slot: given.get(slot[1], slot[2] or given.get("C", "")), line)
    return _singular(made)


def _singular(line: str) -> str:
    line = re.sub(r"\bmisses 1 turns\b", "misses a turn", line)
    line = re.sub(r"\bdraw up to 1$", "draw 1", line)
    return re.sub(r"(?<![\d-])1 cards\b(?!:)", "1 card", line)


def _values(parts: Sequence[Heard]) -> list[Meant]:
    """Return the values of cards, if several are told in a row: `kings 10, aces 1, the rest face value`."""
    found: list[tuple[str, str]] = []
    is_about = any(part.kind == "WORTH" for part in parts)
    cards: str | None = None
    before = ""
    for part, behind in zip_longest(parts, parts[1:]):
        is_worth = cards is not None and part.text.isdecimal() and (before in _EQUALS or before == "face")
        before = part.text
        if part.kind in (CARDS, "PICTURES") and not is_worth:
            cards = "J Q K" if part.kind == "PICTURES" else part.text
        elif part.kind == NUMBER and cards is None and behind is not None and behind.text in _EQUALS:
            cards = part.text
        elif part.kind == "NUMBER_CARDS":
            cards = _REST
        elif cards is not None and (part.kind == NUMBER or is_worth):
            found.append((cards, part.text))
            cards = None
        elif part.kind == "FACE":
            found.append((cards or _REST, "face"))
            cards = None
        elif part.kind not in (MARK, "WORTH", WORD, "HANDS", "LEFT"):
            cards = None
    alone = all(part.kind in (CARDS, NUMBER, MARK, "PICTURES") for part in parts)
    if not (is_about or alone or len(found) > 1 or any(worth == "face" for _, worth in found)):
        return []
    named = {rank for cards, _ in found for rank in cards.split()}
    rest = tuple(rank for rank in _NUMBER_CARDS if rank not in named)
    row = " ".join(rest) if rest != _NUMBER_CARDS else "2 to 7, 9, 10"
    lines = (f"value {row if cards == _REST else cards}: {worth}" for cards, worth in found[:_MOST_VALUES])
    return [Meant(line, 0.9 - 0.01 * place) for place, line in enumerate(lines)]
