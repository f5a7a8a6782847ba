"""Hear a line as a player says it: cards, numbers, texts, and what its other words mean."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from ..cards.standard import SPOKEN, SUITS
from .near_spelling import spelt_right
from .notions import FILLER, NOTIONS, SPOKEN_NOTIONS
from .own_packs import OWN_RANK, OWN_SUIT, unmarked
from .player_counts import NUMBERS_IN_WORDS

CARDS, NUMBER, TEXT, WORD, MARK = "C", "N", "T", "?", ":"

_IN_WORDS = {word: str(number) for word, number in NUMBERS_IN_WORDS.items()}
_ABOVE_TEN = re.compile(rf"\b(?:{'|'.join(word for word, number in NUMBERS_IN_WORDS.items() if number > 10)})\b", re.I)
"""These are no ranks, so they are heard as figures wherever they stand."""
_PLAIN = {word: rank for rank, words in SPOKEN.items() for word in words}
_RANKS = frozenset((*SPOKEN, "joker"))
_PLURALS = "|".join(word for words in SPOKEN.values() for word in words if word.endswith("s"))
_SUIT_WORDS = {**{suit.name: suit.name for suit in SUITS}, **{suit.name[:-1]: suit.name for suit in SUITS}}
_SIGNS = {suit.sign: suit.name for suit in SUITS}
_GROUPS = {
    "picture": "J Q K",
    "face": "J Q K",
    "court": "J Q K",
    "power": "special",
    "trick": "special",
    "action": "special",
}
_GROUPS |= {"special": "special", "plain": "plain", "normal": "plain"}

_RANKS_IN_WORDS = "|".join(sorted(_PLAIN, key=len, reverse=True))
_RANK = rf"(?:10|[2-9ajqk])(?![\w/])(?!\.\d)|(?:10|[2-9ajqk])(?=[’']?s\b)|(?:{_RANKS_IN_WORDS})\b"
_SUIT = rf"(?:{'|'.join(sorted(_SUIT_WORDS, key=len, reverse=True))})\b|[{''.join(_SIGNS)}]"
_CARD = re.compile(
    rf"(?:(?P<own>(?:{OWN_SUIT}\w+\s+)?{OWN_RANK}\w+|{OWN_SUIT}\w+(?:\s+\d+\b)?)"
    rf"|(?P<joker>jokers?)\b"
    rf"|(?P<small>(?:10|[2-9ajqk]))(?P<letter>[cdh])(?![\w’'])"
    rf"|(?P<from>10|[2-9])\s*(?:-|–|to|through|thru)\s*(?P<to>10|[2-9ajqk])(?![\w])"
    rf"|(?P<group>{'|'.join(_GROUPS)}) cards?\b"
    rf"|(?:(?P<colour>black|red)\s+)?(?:(?P<suit_first>{_SUIT})\s*)?(?P<rank>{_RANK})(?P<plural>[’']?s\b)?"
    rf"(?:\s*(?:of\s+)?(?P<suit>{_SUIT}))?"
    rf"|(?P<only_colour>black|red)(?: cards?\b| ones?\b)?"
    rf"|(?P<only_suit>{_SUIT}))"
)
_JOIN = re.compile(r"\s*(?:,\s*(?:or|and)?|/|&|\+(?=\s)|\bor\b|\band\b)\s*(?:an?\s+(?!(?:or|and)\b)|the\s+)*")
_ROW = re.compile(r"\s+(?=(?:10|[2-9ajqk])(?![\w’']))")
_LARGE = {"fifty": "50", "hundred": "100"}
_NUMBER = re.compile(rf"(?:minus\s+|[+-])?\d+|(?:{'|'.join((*NUMBERS_IN_WORDS, *_LARGE))})\b")
_ABOVE = (("TOO_MANY", "more than", ""), ("TOO_MANY", "over", ""))
"""Behind these a number is not enough itself."""
_CALLED = frozenset(["uno", "mau", "maumau", "mao", "makao", "macao", "macau", "prsi", "prší", "stop", "tsch"])
_ANOTHER_OF_A_RANK = re.compile(rf"\banother (?=(?:(?:black|red) )?(?:{_RANK}|joker))", re.IGNORECASE)
_IN_CAPITALS = re.compile(r"[A-Z]{3}")
_OF_SPADES = re.compile(r"\b(10|[2-9AJQK])S\b")
_FEW = ("2", "3", "4")
_MANY_OF_IT = re.compile(rf"\b(?:\d|[a-z]+) (?:[2-9ajqk10]+[’']?s|{_PLURALS})$")
"""`two eights`: so many cards of one rank."""
_DONE = "knock"
"""What is done in place of calling something out, and then stands for it."""
_PENALTY = re.compile(r"[^\s:=>].*(?:[:=]|[-=]>|→)\s*$")
_OTHERWISE = re.compile(r"\b(?:else|otherwise)\s*$")
_WITH_OTHERWISE = frozenset(["SAY", "FORGET", "COVER", "DEMAND"])
"""Behind these stands what it costs not to have done it: `call "Mau" at 1 card, else 1 card`."""
_CARDS_ALONE = re.compile(r"\d+ cards?\s*$")
_ONE_CARD_ALONE = re.compile(r"(?:one|1|a) (?:\w+ )?cards?\s*$")
"""Nothing but so many cards behind a colon is what has to be drawn."""
_OF_CARDS = ("DRAW", "GIVE", "SWAP", "STEAL", "DEALER", "CUT")
_A_CARD = re.compile(r"an? (?:\w+ )?card\b")
_DRAWS_SO_MANY = frozenset(["DRAW", NUMBER])
_SOMEBODY = re.compile(r"one (?:with|who|that|of)\b")
_ONE = re.compile(r"(?:one|1)\b")
_ANSWERED_WITH = re.compile(r"(?:^|[,;])\s*answer\b[^,;:]*\bwith\s+$")
_COUNTED = re.compile(
    r"\s*-?(?:cards?|points?|pts?|players?|people|turns?|go(?:es)?|rounds?|lives|packs?|decks?|times?|sec\w*|min\w*|hands?|games?|"
    rf"jokers?|{_PLURALS}|\d+s\b|"
    r"[qkja]s\b|or (?:more|three|four)|left|each|extra|more|"
    r"of (?:a kind|the same|us|them)|"
    r"remaining|max|per)(?!\w)"
)
_COUNTS = re.compile(
    r"(?:\b(?:draws?|draw|up|pick|picks|takes?|take|gets?|get|deals?|deck|max|maximum|most|to|over|past|than|least|reach|reaches|"
    r"hits?|worth|counts?|counts as|is|are|minus|plus|wait|waits|lose|loses|miss|misses|penalty|give|gives|steal|total|"
    r"game|first|until|by|limit|least|lives|players?|packs|decks|collects|receives?|costs?|points?|eats?|times|extra|of)|[-+=x×])\s*[:.]?\s*$"
)
_NAMED = re.compile(r"\s*(?:[:=]|(?:is|are) wild|wild\b)")


class Heard(NamedTuple):
    """A part of what somebody said."""

    kind: str
    """A kind above, or the name of a notion."""
    text: str
    before: str = ""
    """What joins cards to the ones before them."""


@lru_cache(maxsize=256)
def heard(said: str) -> tuple[Heard, ...]:
    """Return the parts of a line in their order; words that say nothing are left out."""
    text = _ABOVE_TEN.sub(lambda match: _IN_WORDS[match[0].lower()], spelt_right(said.replace("’", "'")))
    text = _ANOTHER_OF_A_RANK.sub("a ", text)
    if not _IN_CAPITALS.search(text):  # else every plural would be one
        text = _OF_SPADES.sub(r"\1 of spades", text)
    low = text.lower()
    parts: list[Heard] = []
    place = 0
    while place < len(low):
        letter = low[place]
        if letter == '"' and (end := low.find('"', place + 1)) > 0:
            parts.append(Heard(TEXT, text[place : end + 1]))
            place = end + 1
        elif letter.isspace():
            place += 1
        elif found := _cards_at(text, place, parts):
            cards, place, is_twice = found
            if parts and parts[-1].kind == NUMBER and parts[-1].text in _FEW and _MANY_OF_IT.search(low[:place]):
                parts[-1] = Heard("SEVERAL", parts[-1].text)
            parts.append(Heard(CARDS, cards))
            parts += [Heard("SEVERAL", cards)] if is_twice else []
        elif _is_before_cost(low[:place], parts) and (one := _ONE_CARD_ALONE.match(low, place)):
            parts += [Heard("DRAW", "penalty"), Heard(NUMBER, "1")]
            place = one.end()
        elif (match := SPOKEN_NOTIONS.match(low, place)) and not _is_only_a_number(match, parts):
            parts.append(Heard(_notion(match), match[0]))
            place = match.end()
        elif parts and parts[-1].kind in _OF_CARDS and (one := _A_CARD.match(low, place)):
            parts.append(Heard(NUMBER, "1"))
            place = one.end()
        elif (number := _NUMBER.match(low, place)) and not _SOMEBODY.match(low, place):
            word = re.sub(r"minus\s+", "-", number[0]).lstrip("+")
            parts += [Heard("DRAW", "+")] if number[0].startswith("+") else []
            word = _IN_WORDS.get(word, _LARGE.get(word, word))
            is_above = bool(parts) and parts[-1] in _ABOVE
            parts += (
                [Heard("DRAW", "penalty")]
                if _is_before_cost(low[:place], parts) and _CARDS_ALONE.match(low, place)
                else []
            )
            parts.append(Heard(NUMBER, str(int(word) + 1) if is_above else word))
            place = number.end()
        elif filler := FILLER.match(low, place):
            place = filler.end()
        elif word_found := re.compile(r"[^\W_][\w'-]*").match(low, place):
            parts.append(Heard(WORD, text[place : word_found.end()]))
            place = word_found.end()
        else:
            parts += [Heard(MARK, letter)] if letter in ":=,;" else []
            place += 1
    return tuple(_with_calls(_with_any_suit(_with_wild(parts))))


def _is_before_cost(before: str, parts: list[Heard]) -> bool:
    """Return whether so many cards alone would be what has to be drawn at a place."""
    is_otherwise = _OTHERWISE.search(before) and any(part.kind in _WITH_OTHERWISE for part in parts)
    return bool(is_otherwise or _PENALTY.search(before))


def _with_wild(parts: list[Heard]) -> list[Heard]:
    """Return the parts; a card that is called a joker is wild: `8: joker, choose a suit`."""
    told = [place for place, part in enumerate(parts) if part.kind != "PLAY"][:4]
    kinds = [parts[place].kind for place in told]
    if kinds[:3] != [CARDS, MARK, CARDS] or kinds[3:] not in ([], [MARK]):
        return parts
    card, _, joker = (parts[place].text for place in told[:3])
    made = list(parts)
    if joker == "joker" != card:
        made[told[2]] = Heard("WILD", joker)
    return made


def _with_any_suit(parts: list[Heard]) -> list[Heard]:
    """Return the parts; whoever lists all suits means any of them: `names a suit (hearts, spades, clubs, diamonds)`."""
    suits = [word for part in parts if part.kind == CARDS for word in part.text.split(" or ")]
    if sorted(suits[-len(SUITS) :]) != [suit.name for suit in SUITS]:
        return parts
    listed = frozenset(suits[-len(SUITS) :])
    rest = [part for part in parts if part.kind != CARDS or not listed >= set(part.text.split(" or "))]
    return [*rest, Heard("SUIT", "any suit")]


def _with_calls(parts: list[Heard]) -> list[Heard]:
    """Return the parts; an unknown word behind what is said or forgotten is what is called out."""
    made = list(parts)
    for place, part in enumerate(parts):
        is_called = bool({"ONE_LEFT", "FORGET", "FINISH"} & {one.kind for one in parts})
        if part.kind == WORD and (
            part.text.lower().replace("-", "") in _CALLED
            or (is_called and place and parts[place - 1].kind in ("SAY", "FORGET"))
        ):
            made[place] = Heard(TEXT, f'"{part.text}"')
    if not any(part.kind == TEXT for part in made):
        knock = next((part for part in made if part.kind == "SAY" and part.text.startswith(_DONE)), None)
        made += [Heard(TEXT, f'"{_DONE}"')] if knock else []
    return made


def _notion(match: re.Match[str]) -> str:
    return NOTIONS[int(str(match.lastgroup)[1:])][0]


def _is_only_a_number(match: re.Match[str], parts: list[Heard]) -> bool:
    """Return whether one card is what is drawn, given or taken, and not what is left in a hand."""
    return bool(_notion(match) == "ONE_LEFT" and _ONE.match(match[0]) and parts and parts[-1].kind in _OF_CARDS)


def _cards_at(text: str, place: int, parts: list[Heard]) -> tuple[str, int, bool] | None:
    """Return the cards that are named at a place, where they end, and whether one is named twice: `play 8 8`."""
    low = text.lower()
    named: list[str] = []
    end = place
    while match := _CARD.match(low, place):
        if _counts_something(text, match, parts, named):
            break
        named.append(_written(match))
        place = end = match.end()
        if join := (_JOIN.match(low, end) or _ROW.match(low, end)):
            place = join.end()
        else:
            break
    return (_listed(named), end, len(set(named)) == 1 < len(named)) if named else None


def _counts_something(text: str, match: re.Match[str], parts: list[Heard], named: list[str]) -> bool:
    """Return whether a number tells how many rather than which card."""
    low, rank = text.lower(), match["rank"]
    if match["own"]:
        return False
    if match["from"]:
        return bool(re.match(r"\s*(?:players|people|of us|seconds|cards|minutes)", low[match.end() :]))
    if match["joker"] or rank is None or not (rank.isdigit() or rank in _IN_WORDS):
        # An article is no ace, and a letter behind an apostrophe is none.
        alone = text[match.start() : match.end()].strip()
        return alone in ("a", "as") and not re.match(r"\s*(?:[:=,/&]|(?:on|is|or|and)\b)", low[match.end() :])
    if match["plural"] or match["suit"] or match["suit_first"] or match["colour"]:
        return False
    if _COUNTED.match(low, match.end()):
        return True
    before = low[: match.start()]
    behind = low[match.end() :]
    told = {part.kind for part in parts}
    if not named and parts and parts[-1].kind == CARDS and re.search(r"\w\s+$", before):
        return not _ANSWERED_WITH.search(before)
    if named and re.match(r"\s+on\b", behind) and not re.search(r"\b(?:or|and)\s*$", before):
        return True
    if _is_worth_of(named, before, behind, is_about_worth="WORTH" in told):
        return True
    if named and not re.match(r"\s*(?:points|cards)", low[match.end() :]):
        return False
    if "WORTH" in told and re.search(r"[:,;]\s*$", before) and re.match(r"\s*[:=]", behind):
        return False
    if re.search(r":\s*$", before) and not behind.strip() and told >= _DRAWS_SO_MANY:
        return False  # `draw 2: seven`
    if re.search(r"\b(?:on|with|an?|the|wild|play|played|plays|answer|after|when|if|holding|card is)\s*$", before):
        return False
    if _COUNTS.search(before):
        return not (_NAMED.match(low, match.end()) and re.search(r"points?\s*$|first\s*$", before))
    colon = re.search(r"[:=]", before)
    return (
        bool(colon)
        and bool(told & {"WORTH", "DRAW", "DEALER", "PACKS", CARDS} or "joker" in before)
        and not (told & {"FINISH", "ON", "DEMAND"})
    )


def _is_worth_of(named: list[str], before: str, behind: str, *, is_about_worth: bool) -> bool:
    """Return whether a number is what the cards before it are worth: `J Q K 10, A 11`."""
    follows = before.endswith(" ") and not before.endswith((", ", "r ", "d "))
    ends = r"\s*(?:[,;.]|$|and\b|[ajqk]\b)" if is_about_worth else r"\s*(?:[,;.]|$|and\b)"
    return bool(named and follows and (is_about_worth or not named[-1][-1].isdigit()) and re.match(ends, behind))


def _written(match: re.Match[str]) -> str:
    if match["own"]:
        return match["own"] if match["own"].startswith(OWN_RANK) else unmarked(match["own"])
    if match["joker"]:
        return "joker"
    if match["small"]:
        return match["small"].upper() + match["letter"].upper()
    if match["from"]:
        return f"{match['from']} to {match['to'].upper()}"
    if match["group"]:
        return _GROUPS[match["group"]]
    if match["only_colour"]:
        return match["only_colour"]
    if match["only_suit"]:
        return _suit(match["only_suit"])
    rank = _PLAIN.get(match["rank"], match["rank"].upper())
    suit = match["suit"] or match["suit_first"]
    colour = f"{match['colour']} " if match["colour"] else ""
    return f"{colour}{rank} of {_suit(suit)}" if suit else colour + rank


def _suit(word: str) -> str:
    return _SUIT_WORDS.get(word) or _SIGNS[word]


def _listed(named: list[str]) -> str:
    """Return cards in a row if they are ranks alone, else parted by `or`, which reads everywhere."""
    plain = all(" " not in one or one == "J Q K" for one in named)
    words = [one for name in named for one in (name.split() if plain else [name])]
    is_row = plain and all(one in _RANKS or one.startswith(OWN_RANK) for one in words)
    return unmarked((" " if is_row else " or ").join(dict.fromkeys(words)))
