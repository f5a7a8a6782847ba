"""Hear the cards of a pack that has cards of its own: Uno's draw two is a card there, and not what somebody draws.

Cards are marked in what was said, each with its name in the pack, so that whoever hears them need not know the pack.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from ..cards.cards import Deck
from ..cards.standard import RANKS, SUITS
from ..language.from_text import parse
from ..language.nodes import Statement
from ..layers.link import Library, LinkedVariant, link
from ..layers.resolver import Resolver
from ..source import Source

OWN_RANK, OWN_SUIT = "\ue000", "\ue001"
"""What stands before the name of a card that a pack has for itself."""
_UNO = "deck uno108"
_BEGINS = "deck "
_STANDARD = frozenset(word for rank in RANKS for word in (rank.name, *rank.also))
_STANDARD_SUITS = frozenset(suit.name for suit in SUITS)
_SPOKEN = {
    "wild4": r"wild[ -]*(?:draw|pick[ -]?up|plus|\+)?[ -]*(?:4|fours?)",
    "draw4": r"(?:draw|pick[ -]?up|take|plus|\+)[ -]?(?:4|fours?)",
    "draw2": r"(?:draw|pick[ -]?up|take|plus|\+)[ -]?(?:2|twos?)",
    "0": r"0|zero(?:e?s)?|nought",
    "skip": "skip",
    "reverse": "reverse",
}
"""What people call a card that has a name of its own, where it is more than the name."""
_ALSO = {"wild4": "draw4"}
"""A pack that lacks the second calls the first so: Uno's wild draw four."""
_DOES = frozenset(["draw4", "draw2", "skip", "reverse", "stop", "plus"])
"""Names that may also be what a card does, or a number."""
_NUMBER_CARDS = "2 to 7, 9, 10"
_NAMED = re.compile(
    r"(?:\b(?:answer|on(?:to)?|with|an?|the|another|same|any|card(?: is|:)?)|\ue001\w+)\s+$", re.IGNORECASE
)
_BEFORE = re.compile(
    r"(?:^|\b(?:plays?|playing|answer|to|or|and|value|stack(?:ing)?|combine|starter|wild|forbid|allow|after|of|two|both)\s+"
    r"|[,/&+;]\s*|\ue000\w+\s+)$",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    r"\s*(?:[:=,/;]|$|(?:cards?|on|can(?:not)?|can[’']t|may|must|is|are|and|or|any ?time|always|never|only|while|"
    r"but|also|swaps?|pass(?:es)?|all|skips?|loses?|with (?:2|two)|plus|counts?|stacks?|adds?|worth|gets?|means?|"
    r"makes?|lets?|changes?|not)\b)",
    re.IGNORECASE,
)
_ALL_WILD = re.compile(r"\b(?:all )?(?:wild cards|wilds)\b", re.IGNORECASE)
_ALL_ACTIONS = re.compile(r"\b(?:all )?(?:action|power|trick|special) cards\b", re.IGNORECASE)
"""Whoever names several means all of the pack that are such."""
_TEXT = re.compile(r'("[^"]*")')
_HEAD = re.compile(r"^\s*$")
_IS_WILD = re.compile(r"(?<!card )\b(?:is|are|as)\s+(?:an?\s+)?$", re.IGNORECASE)
_ORDINARY_WORDS = re.compile(
    r"(?:\bwild[ -]*(?:draw|\+)[ -]*(?:4|four)|\b(?:play|answer|with|on) (?:an? )?(?:reverse|skip|wild4|draw2|zero)\b"
    r"|[+](?:2|4) on [+]?(?:2|4)|^\s*(?:play )?(?:0s?|zero(?:e?s)?)\s*[:=]"
    r"|\b(?:reverse|skip|draw (?:2|4|two|four)) cards?\b"
    r"|^\s*draw (?:4|four) (?:any ?time|can|may|on)\b)",
    re.IGNORECASE,
)
"""Words for cards that no ordinary pack has."""


def pack_of(variant: LinkedVariant | None) -> str:
    """Return the statement for a variant's deck if that has ranks or suits of its own, else nothing."""
    members = reversed(variant.line) if variant is not None else ()
    statements = (node for one in members for node in one.document.body if isinstance(node, Statement))
    said = next((one.span.text for one in statements if one.span.text.startswith(_BEGINS)), "")
    deck = deck_of(said) if said else None
    return said if deck is not None and (_own_ranks(deck) or _own_suits(deck)) else ""


def pack_meant(said: str) -> str:
    """Return the statement for Uno's pack if cards are named that no ordinary pack has, else nothing."""
    return _UNO if _ORDINARY_WORDS.search(said) else ""


@lru_cache(maxsize=8)
def deck_of(statement: str) -> Deck | None:
    """Return the deck of a statement; nothing if it cannot be read."""
    variant, _ = link(
        parse(Source("deck", f'c8 2\nvariant deck "Deck" [house]\n{statement}\n')).document, Library(_none)
    )
    rules = None if variant is None else Resolver(variant).resolve(2).rules
    return None if rules is None else rules.deck


def _none(_name: str) -> None:
    """Find no other variant: a deck builds on nothing."""


def _own_ranks(deck: Deck) -> list[str]:
    return [rank.name for rank in deck.ranks if rank.name not in _STANDARD and rank.name != "joker"]


def _own_suits(deck: Deck) -> list[str]:
    return [suit.name for suit in deck.suits if suit.name and suit.name not in _STANDARD_SUITS]


def with_own_cards(said: str, pack: str) -> str:
    """Return what was said with the cards marked that a pack has for itself."""
    deck = deck_of(pack) if pack else None
    return (
        said
        if deck is None
        else "".join(part if part.startswith('"') else _marked(part, deck) for part in _TEXT.split(said))
    )


def _marked(said: str, deck: Deck) -> str:
    for suit in _own_suits(deck):
        said = re.sub(rf"\b{suit}s?\b(?: cards?\b| ones?\b)?", OWN_SUIT + suit, said, flags=re.IGNORECASE)
    said = _ALL_WILD.sub(lambda match: _all(_wild_ranks(deck)) or match[0], said)
    said = _ALL_ACTIONS.sub(lambda match: _all(_actions(deck)) or match[0], said)
    for name, pattern in _patterns(deck):
        made, end = "", 0
        for match in pattern.finditer(said):
            before, behind = made + said[end : match.start()], said[match.end() :]
            if _is_card(name, match[0], before, behind):
                made, end = before + OWN_RANK + name, match.end()
        said = made + said[end:]
    return said


def _wild_ranks(deck: Deck) -> list[str]:
    return [name for name in _own_ranks(deck) if name.startswith("wild")]


def _actions(deck: Deck) -> list[str]:
    """Return the ranks that do something for themselves: neither numbers nor wild."""
    wild = _wild_ranks(deck)
    return [name for name in _own_ranks(deck) if name not in wild and not name.isdecimal()] if wild else []


def _all(names: list[str]) -> str:
    return " or ".join(OWN_RANK + name for name in names)


def names_own_cards(said: str, pack: str) -> bool:
    """Return whether cards of a pack are named in other words than the pack's."""
    return unmarked(with_own_cards(said, pack)) != said


@cache
def _patterns(deck: Deck) -> list[tuple[str, re.Pattern[str]]]:
    """Return the names of ranks with what they are called, the longest first."""
    names = _own_ranks(deck)
    called = [(name, _SPOKEN.get(name, re.escape(name))) for name in names]
    called += [(name, _SPOKEN[also]) for name, also in _ALSO.items() if name in names and also not in names]
    called.sort(key=lambda one: -len(one[1]))
    return [
        (name, re.compile(rf"(?<![\w.+\ue000-])(?:{words})(?:['’]?s)?(?:[ -]cards?)?(?![\w])", re.IGNORECASE))
        for name, words in called
    ]


def _is_card(name: str, words: str, before: str, behind: str) -> bool:
    """Return whether a name is a card at its place, and not what is done, how many, or the head of a statement."""
    if words.lower().endswith(("card", "cards")) and name not in ("draw2", "wild4", "draw4"):
        return True
    if name == "wild" and (_IS_WILD.search(before) or (_HEAD.match(before) and not _BEHIND.match(behind))):
        return False
    may_be_done = name in _DOES or name.isdecimal() or not words.lower().startswith(name[:4])
    if not may_be_done or _NAMED.search(before):
        return True
    after_colon = ":" in before or "=" in before
    return not after_colon and bool(_BEFORE.search(before) and _BEHIND.match(behind))


def unmarked(said: str) -> str:
    """Return what was said without the marks."""
    return said.replace(OWN_RANK, "").replace(OWN_SUIT, "")


def for_pack(line: str, pack: str) -> str:
    """Return a line with the pack's word for suits, and its number cards."""
    deck = deck_of(pack) if pack else None
    if deck is None:
        return line
    numbers = [rank.name for rank in deck.ranks if rank.name.isdecimal()]
    row = f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else _NUMBER_CARDS
    return re.sub(r"\bsuit\b", deck.suit_word, line).replace(_NUMBER_CARDS, row)
