"""Draw the table of a game as a piece of a page."""

from __future__ import annotations

from collections.abc import Sequence

from crazy8.games.card import Card
from crazy8.runtime.people.table import RunningGame

_CARD_WIDTH = "3.2em"


def drawn_table(cards: Sequence[Card], game: RunningGame) -> str:
    """Draw all hands and the card on top; the seat that decides is marked."""
    state = game.state
    rows = [_row("on top", (cards[state.top],) if state.discard_size else (), f"{state.stock_size} in the stock")]
    for seat in game.seats:
        mark = " ▸" if not game.hand_over and seat == game.mover else ""
        hand = tuple(cards[kind] for kind in game.observe(seat).hand)
        rows.append(_row(f"seat {seat}{mark}", hand, f"{state.total[seat]} points"))
    return f'<table class="crazy8-game">{"".join(rows)}</table>'


def _row(name: str, cards: Sequence[Card], fact: str) -> str:
    drawn = "".join(f'<span title="{card}">{_small(card.picture)}</span>' for card in cards)
    return f"<tr><th>{name}</th><td>{drawn}</td><td>{fact}</td></tr>"


def _small(picture: str) -> str:
    """Draw a card in the size in which a hand fits on a screen."""
    return picture.strip().replace("<svg ", f'<svg style="width:{_CARD_WIDTH};height:auto" ', 1)
