"""Draw the faces of cards: numbers, courts, colours, actions, and everything that has only a name."""

from __future__ import annotations

from .layouts import ALONE, MIRRORED
from .suits import COLOURS, FRENCH, WHOT
from .svg import MIDDLE, SIGN, shared, twice, word
from .words import Action, corner_word, stands_upright

_X, _Y = MIDDLE
_PAPER = '<use href="#card-paper"/>'


def _in_colour_of(suit: str | None, drawing: str) -> str:
    """Return a drawing in the colour of a suit; signs of colours are in ink, for their fields are coloured."""
    colour = "ink" if suit is None or suit in COLOURS else "shape" if suit in WHOT else suit
    return f'{_PAPER}<g class="card-{colour}">{drawing}</g>'


def _corner(text: str, suit: str | None) -> str:
    """Return the rank in the corner, with the sign of the suit under it."""
    sign = shared(f"suit-{suit}", 8, 23.6, 0.85) if suit else ""
    return word(text, 8, 16.6, 15, 13) + sign


def number_face(name: str, rank: str, suit: str, count: int) -> str:
    """Draw as many signs as the number says, where players expect them; a single one is large."""
    half = _corner(corner_word(rank), suit)
    pips = "".join(shared(f"suit-{suit}", x, y) for x, y in MIRRORED[count])
    scale = 3 if count == 1 else 1
    alone = "".join(shared(f"suit-{suit}", x, y, scale) for x, y in ALONE[count])
    return _in_colour_of(suit, alone + twice(name, half + pips))


def shape_face(name: str, rank: str, suit: str) -> str:
    """Draw a number with one large shape, as in Whot, or the sign of a suit alone."""
    corner = _corner(corner_word(rank), suit) if rank else shared(f"suit-{suit}", 8, 10.5, 0.85)
    return _in_colour_of(suit, shared(f"suit-{suit}", _X, _Y, 3.4) + twice(name, corner))


def court_face(name: str, rank: str, suit: str | None, figure: str) -> str:
    """Draw a figure in its frame: from both sides in French packs, else with the sign where its rank has it."""
    if suit is None or (suit in FRENCH and not stands_upright(rank, figure)):
        sign = shared(f"suit-{suit}", 20.3, 14, 0.8) if suit else ""
        line = '<path class="card-line" d="M15.5 44H47.5"/>'
        half = _corner(corner_word(rank), suit) + shared(f"figure-{figure}", _X, _Y) + sign
        return _in_colour_of(suit, '<use href="#card-frame"/>' + twice(name, half) + line)
    return _in_colour_of(suit, _upright(figure, suit) + twice(name, _corner(corner_word(rank), suit)))


def _upright(figure: str, suit: str) -> str:
    """Draw a figure that stands: an under has the sign at its feet, all others above."""
    frame = '<use href="#card-frame"/>'
    sign = f"suit-{suit}"
    if figure == "banner":
        return frame + shared("banner", _X, 46) + shared(sign, 30.9, 35.5, 1.35)
    if figure == "under":
        return frame + shared("figure-under", _X, 51) + shared(sign, _X, 66, 2.1)
    return frame + shared(f"figure-{figure}", _X, 80.5, 1.05) + shared(sign, _X, 22.5, 2.1)


def coloured_face(name: str, rank: str, suit: str) -> str:
    """Draw a field in the colour that is the suit, with bright places for number and sign."""
    sign = f"suit-{suit}"
    half = '<use href="#card-corner"/>' + word(corner_word(rank), 11, 15.6, 13.5, 12) + shared(sign, 11, 21.4, 0.72)
    if not rank:
        half, middle = '<use href="#card-corner"/>' + shared(sign, 11, 15, 1.1), shared(sign, _X, _Y, 2.6)
    else:
        middle = word(rank, _X, 48, 26, 29) + shared(sign, _X, 54.8, 0.95)
    return _coloured(suit, middle + twice(name, half))


def action_face(name: str, action: Action, suit: str | None) -> str:
    """Draw a sign for what the card does, on the field of its colour or on plain paper."""
    sign = f"symbol-{action.sign}"
    small = f"suit-{suit}" if suit else ""
    if action.number:
        top = word(action.number, 11, 15.6, 13, 13)
        middle = shared(sign, _X, 37.4, 0.95) + word(action.number, _X, 58.4, 14, 28)
    else:
        top = shared(sign, 11, 10.6, 0.55)
        middle = shared(sign, _X, _Y - (3.5 if small else 0), 1.15 if small else 1.5)
    if small:
        top += shared(small, 11, 21.4, 0.72)
        middle += shared(small, _X, 55.6, 0.8) if not action.number else ""
    return _coloured(
        suit,
        middle + twice(name, '<use href="#card-corner"/>' + top),
        takes_all=action.takes_all,
        whot=action.sign == "shapes",
    )


def _coloured(suit: str | None, drawing: str, *, takes_all: bool = False, whot: bool = False) -> str:
    if suit in COLOURS:
        field = f'<g class="card-{suit}"><use href="#card-field"/></g><use href="#card-hatching-{suit}"/>'
    elif takes_all:
        field = '<use href="#card-quarters"/>'
    else:
        colour = "shape" if whot or suit in WHOT else suit or "black"
        field = f'<g class="card-{colour}"><use href="#card-field"/></g>'
    return f'{_PAPER}{field}<g class="card-ink"><use href="#card-window"/>{drawing}</g>'


def joker_face(name: str, rank: str, colour: str) -> str:
    """Return the jester, with a star in the corners; that of a red joker is hollow where red is."""
    star = "hollow-star" if colour == "red" else "symbol-star"
    half = shared(star, 8, 10.5, 0.6) + word(rank.upper(), _X, 15, 7, 30)
    suit = {"red": "hearts", "black": "spades"}.get(colour)
    return _in_colour_of(suit, shared("jester", _X, _Y + 2.5, 1.15) + twice(name, half))


def named_face(name: str, rank: str, suit: str, sign: str | None) -> str:
    """Draw a card of which only the words are known; a suit that can be drawn is drawn all the same."""
    corner = word(corner_word(rank), 8, 16.6, 15, 12.5) if rank else ""
    corner += shared(f"suit-{sign}", 8, 23.6, 0.85) if sign else word(suit, 8, 22, 5, 13) if suit else ""
    middle = word(rank, _X, 51, 22, 44) if rank else ""
    middle += shared(f"suit-{sign}", _X, 66, 1.4) if sign else word(suit, _X, 63 if rank else 47, 9, 44) if suit else ""
    return _in_colour_of(sign, middle + twice(name, corner))


def sign_face(suit: str) -> str:
    """Draw a sign by itself."""
    half, name = SIGN / 2, f"suit-{suit}"
    if suit not in COLOURS:
        return f'<g class="card-{"shape" if suit in WHOT else suit}">{shared(name, half, half)}</g>'
    frame = '<rect class="card-tile" x=".6" y=".6" width="9.6" height="9.6" rx="2.2"/>'
    return f'<g class="card-{suit}">{frame}</g><g class="card-ink">{shared(name, half, half, 0.68)}</g>'
