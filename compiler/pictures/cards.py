"""**Start here**: draw a card from the words of its deck.

A page shows the pictures of some cards with `use`, and holds one `sheet` with them and `STYLE` in its head.
"""

from __future__ import annotations

from functools import lru_cache

from .backs import BACK
from .faces import (
    action_face,
    coloured_face,
    court_face,
    joker_face,
    named_face,
    number_face,
    shape_face,
    sign_face,
)
from .overview import overview as overview
from .picture import Picture as Picture
from .picture import sheet as sheet
from .picture import standalone as standalone
from .style import STYLE as STYLE
from .style import Look as Look
from .suits import COLOURS, WHOT
from .words import action_shown, count_shown, figure_shown, is_joker, suit_shown

back = Picture("back", BACK)
"""The other side of every card."""


@lru_cache(maxsize=512)
def picture_of(rank: str, suit: str) -> Picture:
    """Return the picture of a card by its rank and suit: `Q` `spades`, `skip` `red`, `joker` ``.

    Without a suit it is any card of this rank, without a rank any card of this suit; a joker may have a colour. Words
    that cannot be drawn are written on the card.
    """
    name = _name(rank, suit)
    return Picture(name, _face(name, rank, suit))


@lru_cache(maxsize=64)
def sign_of(suit: str) -> Picture | None:
    """Return the sign of a suit as high as the text around it, so that `8♥` can be written of every pack.

    A colour is a frame around its sign. There is nothing for words without a sign: they are their own name.
    """
    known = suit_shown(suit)
    return None if known is None else Picture(f"sign-{known}", sign_face(known), is_sign=True)


def _face(name: str, rank: str, suit: str) -> str:
    sign, figure, count = suit_shown(suit), figure_shown(rank), count_shown(rank)
    if is_joker(rank):
        return joker_face(name, rank, suit)
    if (action := action_shown(rank, suit)) and (sign or not suit):
        return action_face(name, action, sign)
    if sign in COLOURS:
        return coloured_face(name, rank, sign)
    if sign and (not rank or sign in WHOT):
        return shape_face(name, rank, sign)
    if figure and (sign or not suit) and (sign or figure != "banner"):
        return court_face(name, rank, sign, figure)
    if sign and count:
        return number_face(name, rank, sign, count)
    return named_face(name, rank, suit, sign)


def _name(rank: str, suit: str) -> str:
    """Return a name that no other card and no shared shape has: only its hyphens are not written in full."""
    if suit:
        return f"{_plain(rank)}-of-{_plain(suit)}"
    return f"{_plain(rank)}-card" if rank else "blank"


def _plain(text: str) -> str:
    """Write a text in plain letters and digits, for some programs compare others in ways of their own."""
    return "".join(one if one.isascii() and one.isalnum() else f"_{ord(one):x}_" for one in text)
