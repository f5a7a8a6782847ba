"""Write cards as the language writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

from ..cards.standard import SUITS
from ..cards.words import plain_word, words_of_larger_packs
from ..language.tables import tables
from ..players_words.cards_of_languages import card_letters, card_words
from .pieces import joined, pieces

_MOST_WAYS = 4
_SIGNS = "".join(suit.sign for suit in SUITS)
_LETTERS = "".join(suit.letter for suit in SUITS)
_SIGN_FIRST = re.compile(rf"([{_SIGNS}])(10|[2-9AJQK])")
_SMALL = re.compile(rf"(10|[2-9AJQKajqk])([{_LETTERS}{_LETTERS.lower()}])")
_PLURAL = re.compile(r"(10|[2-9AJQK])[’']?s")
_ELIDED = re.compile(r"^(?:d|l)[’']", re.IGNORECASE)
_RANK = re.compile(r"10|[2-9AJQK]")


def cards_by_sign(statement: str) -> Iterator[str]:
    """Yield the statement with every card by its signs; a word of several languages may be several cards."""
    parts = pieces(statement)
    ways: list[tuple[str, ...]] = []
    small = any(_SMALL.fullmatch(one) and not one.endswith("s") for one in parts)
    for place, part in enumerate(parts):
        joins = 0 < place < len(parts) - 1 and part.lower() in card_words().joining
        if joins and _is_card(parts[place - 1]) and _is_card(parts[place + 1]):
            ways.append(("of",))
        elif part.lower() in card_words().articles and place < len(parts) - 1 and _is_card(parts[place + 1]):
            ways.append(("",))
        elif place and part.upper() in tuple(_LETTERS) and _RANK.fullmatch(parts[place - 1]):
            ways[-1] = (parts[place - 1] + part.upper(),)  # `10 H`
            ways.append(("",))
        else:
            ways.append(_written(part, small=small))
    for made in islice(product(*ways), _MOST_WAYS):
        text = joined(made)
        if text != joined(parts):
            yield text


def _is_card(part: str) -> bool:
    return part in words_of_larger_packs() or part in {suit.name for suit in SUITS} or bool(_known(part))


def _written(part: str, *, small: bool) -> tuple[str, ...]:
    plain = plain_word(part)
    if found := _SIGN_FIRST.fullmatch(plain):
        return (found[2] + found[1],)
    if found := _SMALL.fullmatch(plain):
        whole = found[1].upper() + found[2].upper()
        if plain != whole and (small or not plain.endswith("s")):
            return (whole,)
    if found := _PLURAL.fullmatch(plain):
        return (found[1],)
    return _known(part) or card_letters().get(part, (part,))  # `play V: skip next`


def _known(part: str) -> tuple[str, ...]:
    """Return what a word of some language may be; together words count, as Chinese writes a suit and a rank."""
    words = card_words().cards
    word = part.lower()
    if word in tables().fixed:
        return ()
    for one in (word, _ELIDED.sub("", word), f"{word}s"):
        if one in words:
            return words[one]
        if one in {suit.name for suit in SUITS} and one != word:
            return (one,)
    if not word.isascii():
        for cut in range(1, len(part)):
            suit, rank = words.get(word[:cut], ()), part[cut:].upper()
            if len(suit) == 1 and _RANK.fullmatch(rank):
                return (f"{suit[0]} {rank}",)
    return ()
