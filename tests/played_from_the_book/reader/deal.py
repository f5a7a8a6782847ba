"""The deal: who deals, how many cards everyone gets, and where the starter comes from."""

from __future__ import annotations

from vocabulary import Silent

from crazy8.compiler.topics.deal.claims import (
    CounterFallsFor,
    CutterIsNever,
    CutterIsShown,
    CutterStays,
    DealsFirst,
    DealsNext,
    DealsOfSeveral,
    DealtInBatches,
    DealtOtherwise,
    DealtSingly,
    DummyHands,
    EachWinnerDealtOtherwise,
    EveryoneGets,
    EveryoneGetsAndLeft,
    EveryoneGetsByHand,
    EveryoneGetsCounter,
    EveryoneHasCounter,
    HandsLieOpen,
    LoserDealtOtherwise,
    NoCounterFallsAfterVoid,
    PartnersSitOpposite,
    StarterComesFrom,
    VoidHandHasNoLoser,
)

from .book import Heard, hears, hears_answer, holds, need
from .deck import pack_size
from .table import Laid, Table


@hears(PartnersSitOpposite)
def hear_partners(heard: Heard, claim: PartnersSitOpposite) -> None:
    """partners: Players who sit opposite each other are partners."""
    heard.partners = True


@hears(DummyHands)
def hear_dummies(heard: Heard, claim: DummyHands) -> None:
    """dummy-hands: Each player plays two hands and sees both: an own one, and a dummy hand that lies opposite. The
    hands take turns round the table, each as though it were a player of its own.
    """
    heard.dummies = True


@hears(DealtSingly, DealtInBatches)
def hear_dealing(heard: Heard, claim: object) -> None:
    """deal-dealing: The dealer shuffles and deals the cards face down, one at a time.

    deal-dealing-batches: The dealer shuffles and deals the cards face down, in batches of {batches}.
    """
    # chance is the same, face up or face down, and however many cards are dealt at a time


@hears(HandsLieOpen)
def hear_open_hands(heard: Heard, claim: HandsLieOpen) -> None:
    """hands-open: All hands lie face up on the table, where everybody sees them; a drawn card is put there too."""
    # the reader plays every seat, and looks at no other hand but where a rule tells it to


@hears(EveryoneGets)
def hear_hand_size(heard: Heard, claim: EveryoneGets) -> None:
    """deal-cards: Everyone gets {cards} cards."""
    heard.hand_sizes = (claim.cards,)


@hears(EveryoneGetsAndLeft)
def hear_hand_size_and_left(heard: Heard, claim: EveryoneGetsAndLeft) -> None:
    """deal-cards-and-stock-stock: Everyone gets {cards} cards; with the starter turned up, {stock} cards are left in
    the stock.

    deal-cards-and-stock-dealer: Everyone gets {cards} cards, the dealer’s last one being the starter; {stock}
    cards are left in the stock.

    deal-cards-and-stock-nowhere: Everyone gets {cards} cards; {stock} cards are left in the stock.
    """
    heard.hand_sizes, heard.stock_left = (claim.cards,), claim.stock
    heard.starter_from = claim.starter


@hears(EveryoneGetsByHand)
def hear_hand_sizes(heard: Heard, claim: EveryoneGetsByHand) -> None:
    """deal-per-hand: Everyone gets {cards} cards in the first hand, then {further} in the hands that follow, and so
    on from the beginning.
    """
    heard.hand_sizes = claim.schedule


@hears(EveryoneGetsCounter)
def hear_counter_deal(heard: Heard, claim: EveryoneGetsCounter) -> None:
    """deal-counter: Everyone gets as many cards as their own counter says."""
    heard.counter_is_hand_size = True


@hears(DealtOtherwise)
def hear_handicap(heard: Heard, claim: DealtOtherwise) -> None:
    """deal-more: Compared with the others, {who} gets {cards} cards more.

    deal-fewer: Compared with the others, {who} gets {cards} cards fewer.

    handicapped-winner: whoever won the hand before

    handicapped-loser: whoever lost the hand before

    handicapped-youngest: the youngest player

    handicapped-oldest: the oldest player

    handicapped-dealer: the dealer
    """
    heard.handicaps.append((claim.who, -claim.cards if claim.fewer else claim.cards))


@hears(EachWinnerDealtOtherwise)
def hear_each_winner(heard: Heard, claim: EachWinnerDealtOtherwise) -> None:
    """handicapped-each-winner: If several players won it, that goes for each of them."""
    heard.each_winner_has_handicap = True


@hears(LoserDealtOtherwise)
def hear_loser(heard: Heard, claim: LoserDealtOtherwise) -> None:
    """handicapped-loser-is: The loser is whoever was left with most points, and among equals with most cards; if
    that was true of several players, there is none.
    """
    heard.loser_with_handicap_told = True


@hears(VoidHandHasNoLoser)
def hear_void_without_loser(heard: Heard, claim: VoidHandHasNoLoser) -> None:
    """handicapped-not-after-void: A void hand has no loser."""
    heard.void_hand_has_no_loser = True


@hears(EveryoneHasCounter)
def hear_counter(heard: Heard, claim: EveryoneHasCounter) -> None:
    """counter: Every player has a counter, which goes from {start} to {end}."""
    heard.counter = (claim.start, claim.end)


@hears(CounterFallsFor)
def hear_counter_falls(heard: Heard, claim: CounterFallsFor) -> None:
    """counter-falls-winner: After each hand the winner’s counter moves on by one.

    counter-falls-loser: After each hand its loser’s counter moves on by one: that of whoever is left with most
    points, and among equals with most cards. If that is true of several players, no counter moves.

    counter-falls-everyone: After each hand everyone’s counter moves on by one.

    counter-falls-emptied: The counter of a player whose hand is empty moves on by one at once.
    """
    heard.counter_falls = claim.whose


@hears(NoCounterFallsAfterVoid)
def hear_counters_after_void(heard: Heard, claim: NoCounterFallsAfterVoid) -> None:
    """counter-falls-not-after-void: After a void hand no counter moves."""
    heard.counter_falls_after_void = False


@hears(StarterComesFrom)
def hear_starter_source(heard: Heard, claim: StarterComesFrom) -> None:
    """deal-starter-stock: The next card is turned face up: it is the starter and begins the discard pile. The rest,
    face down, is the stock.

    deal-starter-dealer: The last card dealt to the dealer is turned face up: it is the starter and begins the
    discard pile, and the dealer has one card fewer. The rest, face down, is the stock.

    deal-starter-nowhere: The rest, face down, is the stock. No card is turned up: whoever begins may lay any
    card.
    """
    heard.starter_from = claim.source


@hears(CutterIsShown)
def hear_cutter(heard: Heard, claim: CutterIsShown) -> None:
    """cutter: The bottom card of the stock is shown: it is the cutter."""
    heard.cutter = True


@hears(CutterIsNever)
def hear_no_cutter(heard: Heard, claim: CutterIsNever) -> None:
    """cutter-not: If it is {cards}, another one is chosen."""
    heard.cutter_never |= claim.cards


@hears(DealsFirst)
def hear_first_dealer(heard: Heard, claim: DealsFirst) -> None:
    """first-dealer-random: Who deals first is left to chance.

    first-dealer-lowest-card: Everyone draws a card; the lowest deals first.

    first-dealer-highest-card: Everyone draws a card; the highest deals first.

    first-dealer-youngest: The youngest player deals first.

    first-dealer-oldest: The oldest player deals first.
    """
    heard.first_dealer = claim.who


@hears(DealsNext)
def hear_next_dealer(heard: Heard, claim: DealsNext) -> None:
    """next-dealer-left: After each hand the deal passes to the left.

    next-dealer-right: After each hand the deal passes to the right.

    next-dealer-winner: The winner of a hand deals the next one; if nobody won it, the deal passes to the left.

    next-dealer-loser: The loser of a hand deals the next one: whoever is left with most points, and among equals
    with most cards.

    next-dealer-same: The same player deals every hand.

    next-dealer-random: Who deals the next hand is left to chance.
    """
    heard.next_dealer = claim.who


@hears(DealsOfSeveral)
def hear_dealer_of_several(heard: Heard, claim: DealsOfSeveral) -> None:
    """next-dealer-of-several: If that is true of several players, the first of them to the dealer’s left deals."""
    heard.dealer_of_several = True


@hears_answer("effect.reset")
def hear_reset(heard: Heard, claim: object) -> None:
    """answer-effect-reset: No. Every deal starts afresh."""
    # `start_hand` sets everything anew


def hand_size(table: Table, seat: int) -> int:
    """How many cards a player gets in this hand."""
    heard = table.heard
    more = sum(cards for who, cards in heard.handicaps if seat in _with_handicap(table, who))
    if heard.counter_is_hand_size:
        return table.counters[seat] + more
    sizes = need(heard.hand_sizes, "How many cards everyone gets.")
    return sizes[table.hands_played % len(sizes)] + more


def _with_handicap(table: Table, who: str) -> set[int]:
    """Who is the winner or the loser of the hand before, the youngest, the oldest, or the dealer."""
    if who in ("youngest", "oldest", "dealer"):  # they sit by age
        return {{"youngest": min(table.in_game), "oldest": max(table.in_game), "dealer": table.dealer}[who]}
    if not table.hands_played:
        return set()
    if who == "winner":
        if len(table.last_winners) > 1 and not table.heard.each_winner_has_handicap:
            raise Silent("Which of several winners gets another number of cards.")
        return table.last_winners
    need(table.heard.loser_with_handicap_told or None, "Who the loser is who gets another number of cards.")
    nobody = table.void and table.heard.void_hand_has_no_loser
    return table.hand_losers if len(table.hand_losers) == 1 and not nobody else set()


def start_hand(table: Table) -> None:
    """Everything begins afresh."""
    table.hands = [[] for _ in range(table.seats)]
    table.pile, table.stock, table.aside, table.cutter = [], [], [], None
    table.named_suit = table.named_rank = table.owed = table.loser = None
    table.went_out_on = {}
    table.any_fits = table.served = table.call_asked = table.recount = table.no_play = False
    table.waits, table.draws_short = [0] * table.seats, [0] * table.seats
    table.calls_made = [set() for _ in range(table.seats)]
    table.calls_forgotten = [set() for _ in range(table.seats)]
    table.playing, table.had_turn, table.leads = set(table.in_game), set(), set()
    table.called_ahead, table.calls_count_for, table.served_before = set(), -1, None
    table.passes, table.place, table.dropped, table.leaving = [], [], [], []
    table.out_when_turn_comes = {}
    table.cards_laid = table.renewals = table.row_open = table.chain = table.round_left = 0
    table.demand = table.extra_turn = table.counted_as = table.last_laid_by = None
    table.laid = Laid(table.dealer)
    table.renewals_by, table.collected = [0] * table.seats, [0] * table.seats
    table.drawn_by = [0] * table.seats
    table.over, table.hand_winners = None, set()
    ways = {"clockwise": 1, "anticlockwise": -1, "chosen": 0}
    table.direction = ways[need(table.heard.direction, "Which way round play goes.")]


def deal(table: Table) -> None:
    """The dealer shuffles and deals; what is left is the stock, in which nobody knows a card."""
    start_hand(table)
    for seat in sorted(table.in_game):
        table.hands[seat] = list(table.chance.hand(seat))
        if len(table.hands[seat]) != hand_size(table, seat) and not _is_dealers_starter(table, seat):
            raise Silent(f"Why a hand has {len(table.hands[seat])} cards and not {hand_size(table, seat)}.")
    table.stock = [None] * (pack_size(table) - sum(map(len, table.hands)))


def _is_dealers_starter(table: Table, seat: int) -> bool:
    """The dealer's last card, as the starter, may already have been turned up."""
    return table.heard.starter_from == "dealer" and seat == table.dealer


def show_cutter(table: Table) -> None:
    """The bottom card of the stock is shown, if that is the rule."""
    if not table.heard.cutter:
        return
    table.cutter = table.chance.cutter()
    if holds(table.heard.cutter_never, table.cutter):
        raise Silent("Why the cutter is a card that is never one.")
    table.stock[0] = table.cutter


@hears(CutterStays)
def hear_cutter_stays(heard: Heard, claim: CutterStays) -> None:
    """cutter-stays: The cutter stays the same for the whole hand, even once it has been drawn."""
    heard.cutter_stays = True


def next_dealer(table: Table) -> int:
    """Who deals after a hand."""
    who = need(table.heard.next_dealer, "Who deals the next hand.")
    need_who_counts(table, who)
    if who == "left":
        return neighbour(table, 1)
    if who == "right":
        return neighbour(table, -1)
    if who == "same":
        return table.dealer
    if who == "random":
        return table.chance.dealer()
    if who == "winner" and not table.hand_winners & table.in_game:
        return neighbour(table, 1)
    if who == "winner":
        return the_one(
            table, table.hand_winners & table.in_game, table.heard.dealer_of_several, "Who of several deals."
        )
    return the_one(table, losers(table), table.heard.dealer_of_several, "Who of several deals.")


def need_who_counts(table: Table, who: str | None) -> None:
    """Whether the book says what holds if the winner or the loser who is needed has left the game."""
    needed = {"winner": table.hand_winners, "winner else dealer": table.hand_winners, "loser": table.hand_losers}
    if needed.get(who or "", set()) - table.in_game and not table.heard.left_do_not_count:
        raise Silent("Who deals or begins instead of a player who has left the game.")


def losers(table: Table) -> set[int]:
    """Whoever has lost the hand: by too many cards, or left with most points, among equals with most cards."""
    if table.loser is not None and table.loser in table.in_game:
        return {table.loser}
    left = {seat: (table.hand_worth[seat], len(table.hands[seat])) for seat in table.in_game}
    return {seat for seat in table.in_game if left[seat] == max(left.values())}


def neighbour(table: Table, step: int) -> int:
    """The next player in the game on one side of the dealer."""
    seat = table.dealer
    while True:
        seat = (seat + step) % table.seats
        if seat in table.in_game:
            return seat


def the_one(table: Table, seats: set[int], first_to_the_left: bool, sentence: str) -> int:
    """The only one of some players, or the first of them to the dealer's left."""
    if len(seats) != 1 and not first_to_the_left:
        raise Silent(sentence)
    return next(seat for step in range(1, table.seats + 1) if (seat := (table.dealer + step) % table.seats) in seats)
