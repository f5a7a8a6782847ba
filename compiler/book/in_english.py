"""Mark English within a text of another language, and show the mark in each form.

A sentence that a language cannot say is told in English. It goes through the making of a page between two characters
that no text may hold (Unicode calls them noncharacters), because a page is made of plain texts that are joined, put
into sentences and given capitals. Only when a form is written are they turned into what its readers see: an element
with `lang` in a web page, a small sign behind it elsewhere.
"""

from __future__ import annotations

import re

BEGINS, ENDS = "\ufdd0", "\ufdd1"
OWN_BEGINS, OWN_ENDS = "\ufdd2", "\ufdd3"
"""Around what stands within an English text and is not English itself, such as a title or the name of a country."""
SIGN = "en"
"""The sign behind an English text, and in front of what explains it."""

_RAISED = "ᵉⁿ"
_ALL = re.compile(f"[{BEGINS}-{OWN_ENDS}]")
_OWN = re.compile(f"[{OWN_BEGINS}{OWN_ENDS}]")
_BETWEEN = re.compile(rf"{ENDS}( *){BEGINS}")
_ENGLISH = re.compile(rf"{BEGINS}([^{BEGINS}{ENDS}]+){ENDS}")
_NOT_READ = re.compile(r"<(title|script|style|option|textarea)\b.*?</\1\s*>|<[^>]*>", re.DOTALL | re.IGNORECASE)
"""The parts of a web page that hold no elements, such as its title, and the tags with their attributes."""


def as_english(text: str) -> str:
    """Mark a text as English."""
    return BEGINS + text + ENDS


def not_english(text: str) -> str:
    """Mark a text of the language itself, to be put into an English one."""
    return OWN_BEGINS + text + OWN_ENDS


def has_english(text: str) -> bool:
    """Return whether some of a text is marked as English."""
    return BEGINS in text


def plain(text: str) -> str:
    """Remove the marks from a text."""
    return _ALL.sub("", text)


def in_html(text: str) -> str:
    """Turn the marks of a web page, or of a part of one, into elements that say what is English."""
    if BEGINS not in text:
        return text
    text = _NOT_READ.sub(lambda found: plain(found[0]), text)
    return plain(_ENGLISH.sub(r'<span lang="en">\1</span>', _cut_up(text)))


def in_markdown(text: str) -> str:
    """Turn the marks of a Markdown text into a raised sign behind what is English."""
    if BEGINS not in text:
        return text
    text = re.sub(rf"{ENDS}(?=[⁰¹²³⁴⁵⁶⁷⁸⁹‡◊†])", f"{_RAISED},", _in_sentences(text))
    return plain(text.replace(ENDS, _RAISED))


def in_plain_text(text: str) -> str:
    """Turn the marks of a plain text into a sign in brackets behind what is English."""
    if BEGINS not in text:
        return text
    text = re.sub(rf"{ENDS} ?\[", f" [{SIGN},", _in_sentences(text))
    return plain(text.replace(ENDS, f" [{SIGN}]"))


def english_in(text: str) -> list[str]:
    """Return the English parts of a text, in their order."""
    return [part.strip() for part in _ENGLISH.findall(_cut_up(text))] if BEGINS in text else []


def _in_sentences(text: str) -> str:
    """Keep only the ends of English sentences, and of several in a row only the last."""
    return _BETWEEN.sub(r"\1", _OWN.sub("", text))


def _cut_up(text: str) -> str:
    """Let English stop where something else stands in it, for marks do not lie within one another."""
    return _BETWEEN.sub(r"\1", text.replace(OWN_BEGINS, ENDS).replace(OWN_ENDS, BEGINS))
