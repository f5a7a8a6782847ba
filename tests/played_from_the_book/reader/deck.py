"""The pack: how many cards there are, and whether what the book says of them adds up."""

from __future__ import annotations

from vocabulary import Silent

from crazy8.compiler.topics.deck.claims import BesideTheSuits, NumbersOfCards, OrdinaryPack, OtherPack, SuitsHold

from .book import Heard, hears, hears_answer, kinds_in
from .table import Table


@hears(OrdinaryPack)
def hear_ordinary_pack(heard: Heard, claim: OrdinaryPack) -> None:
    """pack-standard: {packs} ordinary packs shuffled together, with {jokers} jokers besides: {cards} cards in all.

    pack-stripped: {packs} ordinary packs without {left}, with {jokers} jokers besides: {cards} cards in all.
    """
    heard.packs, heard.pack = claim.packs, claim.cards
    heard.contents = claim.packs * (52 - len(kinds_in(claim.left_out))) + claim.jokers


@hears(OtherPack)
def hear_other_pack(heard: Heard, claim: OtherPack) -> None:
    """pack-other: {packs} packs shuffled together, {cards} cards in all."""
    heard.packs, heard.pack = claim.packs, claim.cards


@hears(SuitsHold)
def hear_suits(heard: Heard, claim: SuitsHold) -> None:
    """pack-suit: Each suit ({suits}) has {ranks}.

    pack-some-suits: {suits}: {ranks}.
    """
    heard.contents += heard.packs * len(claim.suits) * sum(copies for _, copies in claim.ranks)


@hears(BesideTheSuits)
def hear_besides(heard: Heard, claim: BesideTheSuits) -> None:
    """pack-besides: Besides these, without a suit: {cards}."""
    heard.contents += heard.packs * sum(copies for _, copies in claim.kinds)


@hears(NumbersOfCards)
def hear_numbers(heard: Heard, claim: NumbersOfCards) -> None:
    """pack-numbers: Where the number of a card counts: {numbers}.

    pack-number: {cards} {number}
    """
    heard.numbers.update(claim.kinds)


@hears_answer("deck.symbol-ranks")
def hear_symbols(heard: Heard, claim: object) -> None:
    """answer-deck-symbol-ranks: Yes. A symbol counts as a rank."""
    # the same word is the same rank


def pack_size(table: Table) -> int:
    """How many cards there are in all."""
    heard = table.heard
    if heard.pack is None:
        raise Silent("How many cards the pack has.")
    if heard.contents != heard.pack:
        raise Silent(f"Why a pack of {heard.pack} cards is said to hold {heard.contents}.")
    return heard.pack
