"""Cards that move cards between hands, show a hand, or end the hand."""

from __future__ import annotations

from typing import Any

from vocabulary import Ask, Kind, Move, Silent

from . import calls, effects_named, stock, worth
from .acts import acts
from .book import holds
from .effects import choose, whom
from .table import NO_MOVE, Play, Table


def is_last(table: Table, seat: int) -> bool:
    """Whether the card was a last one, for which no hands move."""
    return table.heard.last_moves_no_hands and not table.hands[seat]


@acts("swaps hands")
def swaps_hands(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """swaps-hands-next: you swap hands with the next player

    swaps-hands-previous: you swap hands with the player before you

    swaps-hands-chosen: you choose a player and swap hands
    """
    if is_last(table, seat):
        return
    other = yield from whom(table, seat, effect.target)
    table.hands[seat], table.hands[other] = table.hands[other], table.hands[seat]
    calls.hand_changed(table, seat)
    calls.hand_changed(table, other)


@acts("rotates hands")
def rotates_hands(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """rotates-hands: all hands move on to the next player in the direction of play

    rotates-hands-left: all hands move on to the player on the left
    """
    if is_last(table, seat):
        return
    before = {one: table.hands[one] for one in table.seats_in()}
    for one in before:
        table.hands[table.after(one, 1 if effect.left else None)] = before[one]
    for one in before:
        calls.hand_changed(table, one)
    return
    yield


@acts("gives")
def gives(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """gives-next: you give {cards} cards of your hand to the next player

    gives-previous: you give {cards} cards of your hand to the player before you

    gives-chosen: you give {cards} cards of your hand to a player you choose

    cards-given: {cards} cards of your hand
    """
    if is_last(table, seat):
        return
    other = yield from whom(table, seat, effect.target)
    for _ in range(enough(table, effect.cards, seat)):
        move = yield Ask(seat, frozenset(Move("give", card) for card in table.hands[seat]), "give")
        table.hands[seat].remove(int(move.what))
        table.hands[other].append(int(move.what))
    calls.hand_changed(table, seat)
    calls.hand_changed(table, other)
    if not table.hands[seat]:
        if not table.heard.out_by_giving:
            raise Silent("Whether you are out if you give your last card away.")
        table.leaving.append((seat, "gave"))


@acts("takes cards")
def takes(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """takes-next: the next player gives you {cards} cards and picks which

    takes-previous: the player before you gives you {cards} cards and picks which

    takes-chosen: you choose a player, who gives you {cards} cards and picks which

    takes-unseen-next: you draw {cards} cards unseen from the hand of the next player

    takes-unseen-previous: you draw {cards} cards unseen from the hand of the player before you

    takes-unseen-chosen: you draw {cards} cards unseen from the hand of a player you choose

    amount-cards: {cards} cards
    """
    if is_last(table, seat):
        return
    other = yield from whom(table, seat, effect.target)
    fewer = enough(table, effect.cards, other)
    for _ in range(fewer):
        if effect.picked == "unseen":
            taken = table.chance.taken(table.hands[other])
        else:
            move = yield Ask(other, frozenset(Move("give", card) for card in table.hands[other]), "give")
            taken = int(move.what)
        table.hands[other].remove(taken)
        table.hands[seat].append(taken)
    if fewer == 0:
        return
    calls.hand_changed(table, seat)
    calls.hand_changed(table, other)
    if not table.hands[other]:
        if not table.heard.out_by_taking:
            raise Silent("Whether you are out if your last card is taken from you.")
        if other not in {one for one, _ in table.leaving}:
            table.leaving.append((other, "gave"))


@acts("swaps cards")
def swaps_cards(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """swaps-cards-next: you exchange {cards} cards with the next player; each picks from the own hand before seeing
    what comes

    swaps-cards-previous: you exchange {cards} cards with the player before you; each picks from the own hand
    before seeing what comes

    swaps-cards-chosen: you choose a player and exchange {cards} cards; each picks from the own hand before seeing
    what comes

    each-picks-own: each picks from the own hand before seeing what comes
    """
    if is_last(table, seat):
        return
    other = yield from whom(table, seat, effect.target)
    fewer = enough(table, effect.cards, seat, other)
    picked: dict[int, list[int]] = {seat: [], other: []}
    for one in (seat, other):
        for _ in range(fewer):
            move = yield Ask(one, frozenset(Move("give", card) for card in table.hands[one]), "give")
            table.hands[one].remove(int(move.what))
            picked[one].append(int(move.what))
    table.hands[seat] += picked[other]
    table.hands[other] += picked[seat]


@acts("passes cards")
def passes_cards(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """passes-cards: everyone passes {cards} cards on to the next player in the direction of play; each picks from
    the own hand before seeing what comes

    passes-cards-left: everyone passes {cards} cards on to the player on the left; each picks from the own hand
    before seeing what comes
    """
    if is_last(table, seat):
        return
    way = 1 if effect.left else None
    picked: dict[int, list[int]] = {}
    one = seat
    while one not in picked:
        picked[one] = []
        for _ in range(enough(table, effect.cards, one)):
            move = yield Ask(one, frozenset(Move("give", card) for card in table.hands[one]), "give")
            table.hands[one].remove(int(move.what))
            picked[one].append(int(move.what))
        one = table.after(one, way)
    for one, cards in picked.items():
        to = table.after(one, way)
        table.hands[to] += cards
        if len(picked[to]) != len(cards):
            calls.hand_changed(table, to)


@acts("discards cards")
def discards(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """discards-you: you discard {amount}

    discards-next: the next player discards {amount}

    discards-previous: the player before you discards {amount}

    discards-chosen: you choose a player, who discards {amount}

    discards-others: each of the others in turn discards {amount}

    discards-all: everyone in turn, beginning with you, discards {amount}

    discarded-such: {cards} cards, each {which}

    discarded-all: every card in hand that is {which}
    """
    if is_last(table, seat):
        return
    if effect.target in ("you", "others", "all"):
        others = [one for one in table.others_from(seat) if one in table.playing]
        who = [*([] if effect.target == "others" else [seat]), *([] if effect.target == "you" else others)]
    else:
        who = [(yield from whom(table, seat, effect.target))]
    for one in who:
        yield from _discards(table, one, kind, effect)


def _discards(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """One player discards what there is of the cards that are meant."""

    def meant() -> list[Kind]:
        which = None if effect.of is None else effects_named.meant(table, dict(effect.of), getattr(effect, "by", kind))
        return sorted(card for card in table.hands[seat] if which is None or holds(which, card))

    if not table.heard.discards_lie_below:
        raise Silent("What becomes of cards that have to be discarded.")
    number = len(meant()) if effect.cards is None else min(effect.cards, len(meant()))
    if effect.cards is not None and number < effect.cards and not table.heard.moves_what_is_there:
        raise Silent("What if a hand holds fewer cards than are to be discarded.")
    for _ in range(number):
        card = meant()[0]  # in any order, where all are discarded: that which the comparison expects
        if effect.cards is not None:
            move = yield Ask(seat, frozenset(Move("give", one) for one in meant()), "give")
            card = int(move.what)
        table.hands[seat].remove(card)
        table.pile.insert(0, card)
        calls.hand_changed(table, seat)
        stock.renew_at_once(table, seat)
    if number and not table.hands[seat] and seat not in {one for one, _ in table.leaving}:
        table.leaving.append((seat, "gave"))


def enough(table: Table, cards: int, *seats: int) -> int:
    """How many cards each of some seats can give, if not as many as are asked for."""
    fewest = min(len(table.hands[one]) for one in seats)
    if fewest < cards and not table.heard.moves_what_is_there:
        raise Silent("What if a hand holds fewer cards than are to be given, taken or exchanged.")
    return min(cards, fewest)


@acts("shows hand")
def shows_hand(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """shows-hand-next: you show your hand to the next player

    shows-hand-previous: you show your hand to the player before you

    shows-hand-chosen: you show your hand to a player you choose

    shows-hand-others: you show your hand to all the others
    """
    if effect.target == "chosen":
        yield from choose(table, seat)


@acts("ends hand")
def ends_hand(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """ends-hand: you may end the hand at once, and the cards are counted

    ends-hand-at-most: if your hand is worth {points} points at most, you may end the hand at once, and the cards
    are counted
    """
    if effect.at_most is not None and worth.of_hand(table, seat) > effect.at_most:
        return
    move = yield Ask(seat, frozenset({Move("end"), NO_MOVE}), "end")
    if move.do == "end":
        if not table.heard.ended_as_blocked:
            raise Silent("How a hand counts that a player has ended.")
        table.over = "counted"
