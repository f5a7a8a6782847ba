"""Take apart what is said for some numbers of players only: `deal 5 if more than 4 players`."""

from __future__ import annotations

import re
from typing import NamedTuple

NUMBERS_IN_WORDS = {
    word: number
    for number, word in enumerate(
        (
            *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
            *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
        ),
        1,
    )
}
_NUMBER = rf"\d+|{'|'.join(reversed(NUMBERS_IN_WORDS))}"
_MORE, _FEWER = r"(?:or more|and up)\b|\+", r"(?:or|and) (?:less|fewer|under|below)\b|max(?:imum)?\b|at most\b"
_CLAUSE = re.compile(
    r"[,;(]?\s*(?P<lead>\b(?:if|when|whenever|with|for|in case|where|and|are|in)\b)?[\s:]*"
    r"(?:(?:there(?:['’]?s| is| are)|it['’]?s|you(?:['’]re| are)|we(?:['’]re| are)|only|just)\s+)*"
    r"(?P<limit>more th[ae]n|over|above|at least|fewer th[ae]n|less th[ae]n|under|below|up to|at most|max(?:imum)?\.?|"
    r"only|exactly)?\s*"
    rf"(?P<from>\b(?:{_NUMBER})\b)\s*(?:(?P<above>{_MORE})|(?P<below>{_FEWER}))?"
    rf"(?:\s*(?:-|–|to|or)\s*(?P<to>{_NUMBER})\b)?"
    r"\s*(?P<who>(?:of (?:us|you)|players?|people|persons?|playing|play(?=$|\s*[:,)])|at the table|kids)\b)?"
    rf"(?:\s+(?:are\s+)?playing\b)?\s*(?:(?P<more>{_MORE})|(?P<fewer>{_FEWER}))?\)?",
    re.IGNORECASE,
)

_DENIED = re.compile(
    r"[,;(]?\s*\b(?:but\s+)?(?:not|except|unless|excluding|never)\s*(?:if|when|with|for)?\s*$", re.IGNORECASE
)
_WHO_MISSES = re.compile(r"\b(?:skip|skips|miss|misses|jumps over)\s*$", re.IGNORECASE)
_ONLY = re.compile(r"[,;(]?\s*\b(?:but\s+)?only\s*$", re.IGNORECASE)
"""What stands in front of a number of players for which something holds not, or for which alone."""

_ONLY_PLAYERS = re.compile(
    r"(?:(?P<before>min(?:imum)?|max(?:imum)?|at least|at most|up to)\.?\s+|for\s+)?"
    rf"(?P<from>{_NUMBER})(?:\s*(?:-|–|to)\s*(?P<to>{_NUMBER}))?\s+(?:players?|people|persons)"
    r"(?:\s+(?P<behind>min(?:imum)?|max(?:imum)?|or (?:more|less|fewer)|at least|at most)\.?)?(?:\s+can play)?",
    re.IGNORECASE,
)


_BOTH_LIMITS = re.compile(
    rf"min(?:imum)?\.?\s+(?P<from>{_NUMBER})(?:\s+players?)?,?\s+(?:and\s+)?max(?:imum)?\.?\s+(?P<to>{_NUMBER})(?:\s+(?:players?|people|persons))?",
    re.IGNORECASE,
)


_JUST_CARDS = re.compile(rf"(?:{_NUMBER}) cards?", re.IGNORECASE)
"""What so many players have, if nothing else is said: `8 cards with 2 players`."""


class OfPlayers(NamedTuple):
    """A statement without the numbers of players for which it holds."""

    rest: str
    number: str
    """As the language writes it."""


def of_players(said: str) -> OfPlayers | None:
    """Return what is said and for how many players; nothing if no number of them stands in it."""
    for match in _CLAUSE.finditer(said):
        more, fewer = (bool(match[one] or match[other]) for one, other in (("more", "above"), ("fewer", "below")))
        if not match["who"] and not (more and match["lead"] in ("if", "when", "for", "with")):
            continue
        is_apart = not (_WHO_MISSES.search(said[: match.start()]) and not match["lead"]) and (
            match["lead"] or match["limit"] or not said[: match.start()].strip() or not said[match.end() :].strip()
        )
        if not is_apart or re.search(r"\b(?:until|till?|next)\s*$", said[: match.start()], re.IGNORECASE):
            continue
        count = _count(match, more=more, fewer=fewer)
        before = said[: match.start()]
        if denied := _DENIED.search(before):
            count, before = _all_but(count), before[: denied.start()]
        before = _ONLY.sub("", before)
        rest = f"{before} {said[match.end() :]}".strip(" ,:;")
        if count and re.search(r"[a-z\d]", re.sub(r"^players?\b", "", rest), re.IGNORECASE):
            colon = ":" if said[match.end() :].lstrip().startswith(":") and ":" not in rest else ""
            rest = f"{before.rstrip()}{colon} {said[match.end() :].lstrip(' :')}".strip(" ,:;")
            return OfPlayers(f"deal {rest}" if _JUST_CARDS.fullmatch(rest) else rest, count)
    return None


def number_of_players(said: str) -> str | None:
    """Return for how many players a game is, if nothing else is said: `min 3 players`."""
    if both := _BOTH_LIMITS.fullmatch(said.strip()):
        return f"{_number(both['from'])} to {_number(both['to'])}"
    found = _ONLY_PLAYERS.fullmatch(said.strip())
    if found is None:
        return None
    least, most = _number(found["from"]), found["to"] and _number(found["to"])
    if most:
        return f"{least} to {most}"
    limit = (found["before"] or found["behind"] or "").lower()
    if limit.startswith(("max", "up", "at most", "or less", "or fewer")):
        return _up_to(least) or None
    return f"{least} or more" if limit else str(least)


def _count(match: re.Match[str], *, more: bool, fewer: bool) -> str:
    first = _number(match["from"])
    if first < 2:
        return ""
    limit = (match["limit"] or "").lower()
    if match["to"]:
        return f"{first} to {_number(match['to'])}"
    if limit.startswith(("more", "over", "above")):
        return f"{first + 1} or more"
    if limit.startswith(("fewer", "less", "under", "below")):
        return _up_to(first - 1)
    if fewer or limit.startswith(("up to", "at most", "max")):
        return _up_to(first)
    return f"{first} or more" if more or limit == "at least" else str(first)


def _all_but(count: str) -> str:
    """Return all other numbers of players, if there is one statement for them."""
    first, _, rest = count.partition(" ")
    if rest == "or more":
        return _up_to(int(first) - 1)
    most = int(rest.rpartition(" ")[2]) if rest else int(first)
    return f"{most + 1} or more" if count and first == "2" else ""


def _up_to(most: int) -> str:
    return f"2 to {most}" if most > 2 else "2" if most == 2 else ""


def _number(word: str) -> int:
    return NUMBERS_IN_WORDS[word.lower()] if word.lower() in NUMBERS_IN_WORDS else int(word)
