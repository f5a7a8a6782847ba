"""Read what players say inside a rule by what it means, whatever verb or noun they take for it: `notions.txt`.

A notion stands in a line of its own, and phrases for it are indented below. The order matters: the first phrase that
stands at a place is taken, so longer ones come before shorter ones, and a notion may come twice. A phrase is a regular
expression in small letters; in braces stand the ones below. `meant.txt` says which notions together ask for which line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

_SHARED = {
    "go": r"(?:turns?|goes|go)",
    "cannot": r"(?:can ?n[o'’]?t|can[’']?t|unable to|not able to|couldn[’']?t)",
    "do play": r"(?:play|go|move|follow|match|lay|put|discard)(?: (?:down|anything|a card|any|one))*",
    "alone": r"(?! (?:out|on|an?|the|with)\b)"
    r"(?=\s*(?:[:,;.=]|$|-|then\b|you\b|draws?\b|picks?\b|takes?\b|pass|gets?\b|must\b|or\b))",
    "one of us": r"(?:players?|persons?|people|ones?|guys?|kids?|in line)",
    "all": r"(?:everybody|everyone|all(?: of)?(?: the)?|each)",
}
"""What several phrases have in common."""

_FILLER = (
    r"the|an?|of|and|or|if|when|whenever|then|so|is|are|it|its|it[’']s|you|your|you[’']?ve|they|their|he|"
    r"she|his|her|to|in|at|with|by|for|from|this|that|there|be|as|but|who|whoever|which|some|one|ones|"
    r"cards?|players?|person|people|each|every|turns?|also|just|too|please|lets?|means?|gives|makes|causes|"
    r"allows|used?|using|table|rule|kind|etc|e\.g|has|have|had|was|were|will|would|shall|down|up|we|us|our|"
    r"i|me|my|do|does|after|until|till|while|again|all|same|still|time|more|other|else|another|hand|first|"
    r"out|off|down|ok|way|otherwise|than|any|them|what[’']?s"
)
"""Words that say nothing on their own."""


def _notions() -> Iterator[tuple[str, str]]:
    name = ""
    for row in (files(__package__) / "notions.txt").read_text(encoding="utf-8").splitlines():
        if not row.startswith(" "):
            name = row
            continue
        phrase = row.strip()
        for word, pattern in _SHARED.items():
            phrase = phrase.replace(f"{{{word}}}", pattern)
        yield name, phrase


NOTIONS = tuple(_notions())
"""The name of a notion, and a phrase for it."""

SPOKEN_NOTIONS = re.compile(
    "|".join(f"(?P<n{place}>(?:{phrase}))(?![a-z0-9'])" for place, (_, phrase) in enumerate(NOTIONS))
)
FILLER = re.compile(rf"(?:{_FILLER})(?![a-z])")
