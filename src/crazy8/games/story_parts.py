"""Pieces of sentences about what happened at a table, and the rarer of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from crazy8.games.moves import Moves, cards_in_words, listed
from crazy8.runtime.people import events as happened


class Part(NamedTuple):
    """What one player did, or what befell the table (no seat)."""

    seat: int | None
    of_others: str
    """As it is said of others: `plays 9♥`; for no seat the whole sentence."""
    of_me: str
    """As it is said to the player: `play 9♥`."""
    drawn: tuple[int, ...] | int | None = None
    """For a draw: the cards, or how many if they are hidden; draws in a row are told together."""


class Teller(Protocol):
    """Who tells the parts: the words of the table, and what the players are called in the middle of a sentence."""

    moves: Moves

    def name(self, seat: int) -> str:
        """A player."""


def card_parts(event: happened.Event, teller: Teller) -> Iterator[Part]:
    """What was done with cards beside laying and drawing them in turn; nothing for another event."""
    card = teller.moves.card
    match event:
        case happened.RankNamed(seat=seat, rank=rank):
            name = "no rank" if rank is None else teller.moves.rules.deck.ranks[rank].name
            yield Part(seat, f"names {name}", f"name {name}")
        case happened.ThrewIn(seat=seat, kind=kind, left=left):
            few = " (1 card left)" if left == 1 else ""
            yield Part(seat, f"throws in {card(kind)}{few}", f"throw in {card(kind)}")
        case happened.CardGiven(seat=seat, to=to, kind=kind):
            what = f"{'a card' if kind is None else card(kind)} to {teller.name(to)}"
            yield Part(seat, f"gives {what}", f"give {what}")
        case happened.TopChosen(seat=seat, kind=kind):
            yield Part(seat, f"puts {card(kind)} on top", f"put {card(kind)} on top")
        case happened.TopTaken(seat=seat, kind=kind):
            yield Part(seat, f"takes {card(kind)} from the table", f"take {card(kind)} from the table")
        case happened.HandShown(seat=seat, to=to, kinds=kinds):
            shown = "" if kinds is None else f": {' '.join(card(kind) for kind in kinds)}"
            names = listed([teller.name(one) for one in to])
            yield Part(seat, f"shows the hand to {names}{shown}", f"show your hand to {names}{shown}")
        case happened.HandsSwapped(seat=seat, other=other):
            yield Part(seat, f"swaps hands with {teller.name(other)}", f"swap hands with {teller.name(other)}")
        case happened.HandsRotated(direction=direction):
            yield Part(None, f"All hands move on {way(direction)}.", "")
        case happened.Claimed(seat=seat, kinds=kinds):
            shown = " ".join(card(kind) for kind in kinds)
            word = f" “{teller.moves.rules.extra.claim}”" if teller.moves.rules.extra.claim else ""
            yield Part(seat, f"claims{word} with {shown}", f"claim{word} with {shown}")
        case happened.StillOwes(seat=seat, cards=cards):
            yield Part(seat, f"still owes {cards_in_words(cards)}", f"still owe {cards_in_words(cards)}")
        case _:
            pass


def word_parts(event: happened.Event, teller: Teller) -> Iterator[Part]:
    """What was said, and what it costs; nothing for another event."""
    match event:
        case happened.Challenged(seat=seat, player=player, lawful=lawful):
            doubted = f"{teller.name(player)}, {'wrongly' if lawful else 'rightly'}"
            yield Part(seat, f"challenges {doubted}", f"challenge {doubted}")
        case happened.RoundOpened(seat=seat):
            yield Part(seat, "opens a round", "open a round")
        case happened.HandEndedBy(seat=seat):
            yield Part(seat, "ends the hand", "end the hand")
        case happened.CalledFalsely(seat=seat):
            yield Part(seat, "calls although no call is due", "call although no call is due")
        case happened.AccusedFalsely(seat=seat, other=other):
            name = teller.name(other)
            yield Part(seat, f"accuses {name}, who forgot nothing", f"accuse {name}, who forgot nothing")
        case happened.Fined(seat=seat, points=points):
            yield Part(seat, f"is fined {points} for the new stock", f"are fined {points} for the new stock")
        case happened.CounterMoved(seat=seat, counter=counter):
            yield Part(seat, f"counts {counter} now", f"count {counter} now")
        case happened.HeldTooMany(seat=seat):
            yield Part(seat, "holds too many cards", "hold too many cards")
        case _:
            pass


def way(direction: int) -> str:
    """The direction of play."""
    return "clockwise" if direction > 0 else "anticlockwise"
