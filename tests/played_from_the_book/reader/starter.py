"""The starter, who begins, and which way play goes."""

from __future__ import annotations

from vocabulary import Ask, Kind, Move, Silent

from crazy8.compiler.topics.starter.claims import (
    Begins,
    BeginsOfSeveral,
    HolderBegins,
    HolderLeads,
    HolderOfSeveral,
    NobodyHolds,
    PlayGoes,
    StarterDoes,
    StarterIs,
    StarterIsNamedFor,
)

from . import effects_conditions
from .book import Heard, StarterTold, hears, hears_answer, holds, kinds_in, need
from .deal import hand_size, neighbour, the_one
from .deck import pack_size
from .effects import act, do_all
from .table import Laid, Play, Table
from .turn import goes_on
from .wild import naming_of, suits_and_ranks

TURNED_AGAIN = ("bury", "under", "redraw", "reshuffle")


@hears(StarterIs)
def hear_starter(heard: Heard, claim: StarterIs) -> None:
    """starter-plain: If the starter is {cards}, it is treated as an ordinary card.

    starter-plain-all: Every starter is treated as an ordinary card.

    starter-acts: If the starter is {cards}, it acts as though the dealer had laid it.

    starter-acts-before-first: If the starter is {cards}, it acts as though the player before the one who begins
    had laid it.

    starter-acts-dealer-starts: If the starter is {cards}, it acts as though the dealer had laid it, and the
    dealer begins.

    starter-any-fits: If the starter is {cards}, any card may be laid on it; this holds for everyone until a card
    is laid.

    starter-bury: If the starter is {cards}, it is put back into the middle of the stock and another card is
    turned up.

    starter-under: If the starter is {cards}, it goes to the bottom of the stock and another card is turned up.

    starter-redraw: If the starter is {cards}, another card is turned up on top of it.

    starter-reshuffle: If the starter is {cards}, it goes back, the stock is shuffled and another card is turned
    up.
    """
    done, _, laid_by = claim.done.partition(", ")
    for kind in kinds_in(claim.cards):
        heard.starters[kind] = StarterTold(done, laid_by=laid_by or "dealer")


@hears(StarterIsNamedFor)
def hear_starter_named(heard: Heard, claim: StarterIsNamedFor) -> None:
    """starter-dealer-names: If the starter is {cards}, the dealer looks at the hand dealt and names the suit to be
    followed.

    starter-first-names: If the starter is {cards}, whoever has the first turn names the suit to be followed.
    """
    for kind in kinds_in(claim.cards):
        heard.starters[kind] = StarterTold(f"{claim.who} names", claim.may, claim.what)


@hears(StarterDoes)
def hear_starter_does(heard: Heard, claim: StarterDoes) -> None:
    """starter-effects: If the starter is {cards}, {effects}.

    starter-effects-dealer: If the starter is {cards}, this happens as though the dealer had laid it: {effects}.

    starter-effects-before-first: If the starter is {cards}, this happens as though the player before the one who
    begins had laid it: {effects}.

    starter-effects-dealer-starts: If the starter is {cards}, this happens as though the dealer had laid it:
    {effects}. Then the dealer begins.
    """
    for kind in kinds_in(claim.cards):
        heard.starters[kind] = StarterTold("does", effects=claim.effects, laid_by=claim.laid_by)


@hears(Begins)
def hear_begins(heard: Heard, claim: Begins) -> None:
    """first-player-left-of-dealer: The player to the dealer’s left begins.

    first-player-right-of-dealer: The player to the dealer’s right begins.

    first-player-dealer: The dealer begins.

    first-player-winner: The winner of the last hand begins; in the first hand, and after one that nobody won, the
    player to the dealer’s left does.

    first-player-winner-else-dealer: The winner of the last hand begins; in the first hand, and after one that
    nobody won, the dealer does.

    first-player-loser: The loser of the last hand begins: whoever was left with most points, and among equals
    with most cards; in the first hand the player to the dealer’s left does.

    first-player-youngest: The youngest player begins.

    first-player-oldest: The oldest player begins.

    first-player-random: Who begins is left to chance.
    """
    heard.begins = claim.who


@hears(BeginsOfSeveral)
def hear_begins_of_several(heard: Heard, claim: BeginsOfSeveral) -> None:
    """first-player-of-several: If several players won it, the first of them to the dealer’s left begins.

    first-player-of-several-losers: If that is true of several players, the first of them to the dealer’s left
    begins.
    """
    heard.first_of_several = True


@hears(HolderBegins)
def hear_holder_begins(heard: Heard, claim: HolderBegins) -> None:
    """first-player-holder: Whoever holds {cards} begins."""
    heard.begins, heard.begins_with = "holder", claim.cards


@hears(HolderOfSeveral)
def hear_holder_of_several(heard: Heard, claim: HolderOfSeveral) -> None:
    """first-player-holder-any: If several players do, the first of them to the dealer’s left begins.

    first-player-holder-lowest: Of several such players the one with the lowest of these cards begins, and among
    equals the first to the dealer’s left.

    first-player-holder-highest: Of several such players the one with the highest of these cards begins, and among
    equals the first to the dealer’s left.
    """
    heard.first_of_several, heard.begins_with_best = True, claim.which


@hears(NobodyHolds)
def hear_nobody_holds(heard: Heard, claim: NobodyHolds) -> None:
    """first-player-holder-nobody: If nobody does, the player to the dealer’s left begins."""
    heard.nobody_holds_told = True


@hears(HolderLeads)
def hear_holder_leads(heard: Heard, claim: HolderLeads) -> None:
    """first-player-holder-leads-any: Whoever begins so has to lay one of these cards first, if it may be laid;
    nothing else may be done instead.
    """
    heard.leads_with = claim.which


@hears(PlayGoes)
def hear_direction(heard: Heard, claim: PlayGoes) -> None:
    """direction-clockwise: Play goes clockwise.

    direction-anticlockwise: Play goes anticlockwise.

    direction-chosen: Whoever begins chooses which way round play goes.
    """
    heard.direction = claim.way


@hears_answer("starter.reject-loop")
def hear_last_starter(heard: Heard, claim: object) -> None:
    """answer-starter-reject-loop: The last one turned up stays, as an ordinary card."""
    heard.last_starter_stays = True


@hears_answer("starter.draw-stackable")
def hear_starter_answered(heard: Heard, claim: object) -> None:
    """answer-starter-draw-stackable: Yes, with the same cards as later in the hand."""
    # what a starter makes owed is owed as for any other card


def turn_up_starter(table: Table) -> None:
    """The first card of the pile, and those that replace it."""
    source = need(table.heard.starter_from, "Where the first card of the pile comes from.")
    if source == "nowhere":
        table.any_fits = True
        return
    if source == "dealer":
        dealers_last_card(table)
    else:
        _turned(table)
    while _done(table, table.pile[-1]) in TURNED_AGAIN:
        if not table.chance.starters_left():
            if not table.heard.last_starter_stays:
                raise Silent("What if no card is left that may be the starter.")
            return
        _again(table)


def dealers_last_card(table: Table) -> None:
    """The last card dealt to the dealer begins the pile; the dealer has one card fewer."""
    starter, hand = table.chance.starter(), table.hands[table.dealer]
    if starter in hand and len(hand) == hand_size(table, table.dealer):
        hand.remove(starter)
    table.pile.append(starter)
    seen = sum(map(len, table.hands)) + 1
    table.stock = [None] * (pack_size(table) - seen)


def _turned(table: Table) -> None:
    table.stock.pop()
    table.pile.append(table.chance.starter())


def _again(table: Table) -> None:
    how = _done(table, table.pile[-1])
    if how != "redraw":
        # in the middle, at the bottom, or shuffled in: the card is in the stock again
        card = table.pile.pop()
        if how == "under":
            table.stock.insert(0, card)
        else:
            table.stock.insert(len(table.stock) // 2, None)
    _turned(table)


def _done(table: Table, kind: Kind) -> str:
    told = table.heard.starters.get(kind)
    return "plain" if told is None else told.done


def first_player(table: Table) -> int:
    """Who has the first turn."""
    who = need(table.heard.begins, "Who begins.")
    if who == "left of dealer":
        return neighbour(table, 1)
    if who == "right of dealer":
        return neighbour(table, -1)
    if who == "dealer":
        return table.dealer
    if who in ("winner", "winner else dealer"):
        return _winner_begins(table, table.dealer if who == "winner else dealer" else neighbour(table, 1))
    if who == "loser":
        return _loser_begins(table)
    if who == "holder":
        return _holder_begins(table)
    return table.chance.first()


def _winner_begins(table: Table, otherwise: int) -> int:
    winners = {seat for seat in table.last_winners if seat in table.in_game} if table.hands_played else set()
    if not winners:
        return otherwise
    return the_one(table, winners, table.heard.first_of_several, "Who begins if not just one player won the last hand.")


def _loser_begins(table: Table) -> int:
    if not table.hands_played:
        return neighbour(table, 1)
    return the_one(table, table.last_losers, table.heard.first_of_several, "Who of several losers begins.")


def _holder_begins(table: Table) -> int:
    heard = table.heard
    held = {seat: [kind for kind in table.hands[seat] if holds(heard.begins_with, kind)] for seat in table.in_game}
    seats = {seat for seat in table.in_game if held[seat]}
    if not seats:
        if not heard.nobody_holds_told:
            raise Silent("Who begins if nobody holds the card.")
        return neighbour(table, 1)
    if heard.begins_with_best in ("lowest", "highest"):
        best = min if heard.begins_with_best == "lowest" else max
        ranks = {seat: best(_place(table, kind) for kind in held[seat]) for seat in seats}
        seats = {seat for seat in seats if ranks[seat] == best(ranks.values())}
    first = the_one(table, seats, heard.first_of_several, "Who of several holders begins.")
    if heard.leads_with is not None:
        table.leads = set(held[first])
        if heard.leads_with != "any":
            best = min if heard.leads_with == "lowest" else max
            place = best(_place(table, kind) for kind in held[first])
            table.leads = {kind for kind in held[first] if _place(table, kind) == place}
    return first


def _place(table: Table, kind: Kind) -> int:
    """The place of a card's rank in the order of the ranks."""
    order = need(table.heard.rank_order or None, "In which order the ranks follow each other.")
    return order.index(table.faces[kind].rank)


def begin(table: Table) -> Play[int]:
    """What the starter does; who then has the turn."""
    first = first_player(table)
    table.turn = first
    if table.direction == 0:
        yield from choose_direction(table, first)
    if not table.pile:
        return first
    starter = table.pile[-1]
    told = table.heard.starters.get(starter)
    done = "plain" if told is None or _stays(table, told) else told.done
    if told is None and table.heard.does.get(starter):
        raise Silent("What a card that does something does as the starter.")
    if told is not None and done in ("dealer names", "first names"):
        yield from _named(table, table.dealer if done == "dealer names" else first, told)
    elif done == "any fits":
        table.any_fits = True
    elif told is not None and done in ("acts", "does"):
        return (yield from _acts(table, starter, first, told))
    return first


def choose_direction(table: Table, first: int) -> Play[None]:
    """Whoever begins chooses which way round play goes: whether the player on the left or on the right is next."""
    table.direction = 1
    beside = {table.after(first, way): way for way in (-1, 1)}
    if len(beside) == 1:
        return
    move = yield Ask(first, frozenset(Move("choose", seat) for seat in beside), "direction")
    table.direction = beside[int(move.what)]


def _stays(table: Table, told: StarterTold) -> bool:
    """The last one turned up stays, as an ordinary card."""
    return told.done in TURNED_AGAIN


def _named(table: Table, seat: int, told: StarterTold) -> Play[None]:
    moves = suits_and_ranks(table, told.what)
    yield from naming_of(table, seat, moves, optional=told.may)


def _acts(table: Table, starter: Kind, first: int, told: StarterTold) -> Play[int]:
    """It acts, or something else happens, as though the dealer had laid it, or the player before the one who begins."""
    by = table.dealer
    if told.laid_by in ("before first", "anybody"):  # the next player, before anybody has had a turn, is the first one
        by = table.after(first, -table.direction)
    counter = table.counters[by] if table.counters else None
    table.laid = Laid(by, [starter], acted=1, counter=counter)
    table.laid.is_starter = True
    if told.done == "does":
        yield from do_all(table, by, starter, told.effects)
    else:
        effects_conditions.look_at(table, by, 0)
        yield from act(table, by, starter)
    if told.laid_by == "dealer starts":
        if table.owed is not None:
            raise Silent("Who pays what the starter makes owed, if the dealer begins.")
        return table.dealer
    return (yield from goes_on(table, by))
