"""List every kind of change that makes a statement of what people type."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from .card_words import cards_by_sign
from .colons import colon_added, colon_for_sign, colon_left_out, play_in_front
from .numbers import in_figures, or_more, ranges_with_to, without_counted_things
from .phrases import (
    called_otherwise,
    else_in_all_languages,
    in_small_letters,
    options_left_out,
    while_it_holds,
    without_and,
    without_articles,
)
from .several_statements import several_lines
from .texts import in_quotation_marks


class Kind(NamedTuple):
    """A kind of change."""

    written: Callable[[str], Iterable[str]]
    """The statement after the change, in each way in which it can be made."""
    why: str
    """What is said about it."""


KINDS = (
    Kind(in_small_letters, "words of the language are written in small letters"),
    Kind(called_otherwise, "this is what it is called here"),
    Kind(else_in_all_languages, "what happens otherwise begins with `else`"),
    Kind(while_it_holds, "what must hold when a card is laid begins with `while`"),
    Kind(in_figures, "numbers are written in figures"),
    Kind(cards_by_sign, "cards are written by their signs, as in `J`, `8` or `K♥`"),
    Kind(ranges_with_to, "a range is written with `to`"),
    Kind(or_more, "so many and more are written as in `5 or more players`"),
    Kind(without_counted_things, "`cards`, `points` and `player` go without saying here"),
    Kind(without_articles, "no article is needed"),
    Kind(colon_for_sign, "a colon stands between when and what happens"),
    Kind(colon_left_out, "where there is no when, there is no colon"),
    Kind(colon_added, "a colon stands between when and what happens"),
    Kind(play_in_front, "what a card does begins with `play`"),
    Kind(options_left_out, "options are taken away by `no option` and their names, without commas"),
    Kind(without_and, "parts are separated by commas alone"),
    Kind(in_quotation_marks, "words that are told stand in quotation marks"),
    Kind(several_lines, "these are several statements, each with a line of its own"),
)
"""The plainest changes first."""
