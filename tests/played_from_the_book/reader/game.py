"""A game: hand after hand until it ends, and who has won it."""

from __future__ import annotations

from vocabulary import Ask, Move, Silent

from crazy8.compiler.topics.game.claims import (
    EveryHandIsAGame,
    ExactTotalGoesBack,
    GameOfColumns,
    GameOfCounters,
    GameOfHands,
    GameTied,
    GameToPoints,
    GameUntilOneIsLeft,
    GameWonBy,
    LeavesGame,
    LeftDoNotCount,
    NobodyLeavesAfterVoid,
    RunDownLeavesGame,
    UnwonHandDecides,
)

from . import counters, deal, scoring, starter, turn
from .book import Heard, hears, need
from .table import Play, Table


@hears(GameOfHands)
def hear_hands(heard: Heard, claim: GameOfHands) -> None:
    """game-hands: A game has {hands} hands.

    game-each-deals: A game lasts until everyone has dealt {hands} times.
    """
    heard.game_ends = ("deals" if claim.deals_of_each else "hands", claim)


@hears(EveryHandIsAGame)
def hear_single(heard: Heard, claim: EveryHandIsAGame) -> None:
    """game-single-hand: Every hand is a game of its own."""
    heard.game_ends = ("single", claim)


@hears(UnwonHandDecides)
def hear_unwon(heard: Heard, claim: UnwonHandDecides) -> None:
    """game-single-unwon-lowest: If nobody has won the hand, whoever has fewest points wins the game; those who tie
    share the win.

    game-single-unwon-highest: If nobody has won the hand, whoever has most points wins the game; those who tie
    share the win.
    """
    heard.unwon_hand_decides = claim.by


@hears(GameToPoints)
def hear_points(heard: Heard, claim: GameToPoints) -> None:
    """game-target-lowest-wins: The game ends after the hand in which someone has {target}; the lowest total wins.

    game-target-highest-wins: The game ends after the hand in which someone has {target}; the highest total wins.

    game-target-who-reaches-it-wins: The first to have {target} wins the game.

    game-target-who-reaches-it-loses: The game ends when someone has {target}: that player loses, and all the
    others win.

    game-target-who-reaches-it-leaves-game: Whoever has {target} drops out; the last player left wins.

    points-reached: {points} points or more

    points-past: more than {points} points

    points-reached-per-player: {points} points or more for each player at the table

    points-past-per-player: more than {points} points for each player at the table
    """
    heard.game_ends = ("points", claim)


@hears(GameOfColumns)
def hear_columns(heard: Heard, claim: GameOfColumns) -> None:
    """game-columns: Points are kept in {columns} columns. The first hand that a player wins counts in the first
    column, the second in the first two, and every later one in all. Each column goes to {points} points and has a
    winner of its own; whoever wins most columns wins the game.
    """
    heard.game_ends = ("columns", claim)


@hears(GameOfCounters)
def hear_counters(heard: Heard, claim: GameOfCounters) -> None:
    """game-counter: Whoever’s counter is the first to come down to {end} wins the game.

    game-counter-loses: Whoever’s counter is the first to come down to {end} has lost the game, and all the others
    have won it.
    """
    heard.game_ends = ("counters", claim)


@hears(GameUntilOneIsLeft)
def hear_until_one_is_left(heard: Heard, claim: GameUntilOneIsLeft) -> None:
    """game-until-one-is-left-wins: The last player left in the game has won it.

    game-until-one-is-left-loses: The last player left in the game has lost it, and all the others have won; if
    nobody is left, nobody has lost.
    """
    heard.game_ends = ("one is left", claim)


@hears(LeavesGame)
def hear_leaves(heard: Heard, claim: LeavesGame) -> None:
    """leaves-game-loser: After each hand its loser leaves the game: whoever is left with most points, and among
    equals with most cards. If that is true of several players, nobody leaves.

    leaves-game-winner: After each hand whoever has won it leaves the game.
    """
    heard.leaves_game = claim.who


@hears(RunDownLeavesGame)
def hear_run_down_leaves(heard: Heard, claim: RunDownLeavesGame) -> None:
    """counter-over-leaves: Whoever’s counter comes down to {end} leaves the game."""
    heard.run_down_leaves = claim.end


@hears(LeftDoNotCount)
def hear_left_do_not_count(heard: Heard, claim: LeftDoNotCount) -> None:
    """left-do-not-count: Players who have left the game do not count here."""
    heard.left_do_not_count = True


@hears(NobodyLeavesAfterVoid)
def hear_void_hand(heard: Heard, claim: NobodyLeavesAfterVoid) -> None:
    """leaves-game-not-after-void: After a void hand nobody leaves."""
    heard.void_has_loser = False


@hears(GameWonBy)
def hear_won_by(heard: Heard, claim: GameWonBy) -> None:
    """game-winner-lowest-total: The lowest total wins.

    game-winner-highest-total: The highest total wins.

    game-winner-most-hands: Whoever has won most hands wins.

    game-winner-best-places: Whoever has the best places in all wins.
    """
    heard.game_won_by = claim.by


@hears(GameTied)
def hear_tied(heard: Heard, claim: GameTied) -> None:
    """tie-extra-hand: If there is a tie, another hand is played.

    tie-shared: Those who tie share the win.

    tie-earlier-lowest: If there is a tie, whoever had the lower total before the last hand wins.
    """
    heard.game_tied = claim.then


@hears(ExactTotalGoesBack)
def hear_exactly(heard: Heard, claim: ExactTotalGoesBack) -> None:
    """game-exactly: A total of exactly {points} points goes back to {back}."""
    heard.exact_total = (claim.points, claim.back_to)


def play_game(table: Table) -> Play[None]:
    """Play hands until the game ends; after each hand somebody has to deal the next one."""
    table.in_game = set(range(table.seats))
    table.totals, table.won, table.places_in_all, table.renewals_before = ([0] * table.seats for _ in range(4))
    table.columns = []
    if table.heard.counter is not None:
        table.counters = [table.heard.counter[0]] * table.seats
    need(table.heard.first_dealer, "Who deals first.")
    table.dealer = table.chance.dealer()
    while True:
        yield from play_hand(table)
        count_hand(table)
        end_of_game(table)
        yield Ask(-1, frozenset() if table.game_winners is not None else frozenset({Move("deal")}), "hand over")
        if table.game_winners is not None:
            return
        table.dealer = deal.next_dealer(table)
        deal.need_who_counts(table, table.heard.begins)
        if table.heard.begins == "loser":
            table.last_losers = deal.losers(table)


def play_hand(table: Table) -> Play[None]:
    """Deal and play one hand."""
    table.over = None
    deal.deal(table)
    starter.turn_up_starter(table)
    deal.show_cutter(table)  # "the rest, face down, is the stock", whose bottom card is shown then
    seat = yield from starter.begin(table)
    while table.over is None:
        seat = yield from turn.one_turn(table, seat)


def count_hand(table: Table) -> None:
    """Points, totals, won hands and counters."""
    scoring.count(table)
    before = list(table.totals)
    table.totals = [one + more for one, more in zip(table.totals, table.points, strict=True)]
    if table.heard.exact_total is not None:
        exactly, back = table.heard.exact_total
        table.totals = [back if total == exactly else total for total in table.totals]
    table.totals_before = before
    for seat in table.hand_winners:
        table.won[seat] += 1
    table.hands_played += 1
    table.renewals_before = [one + more for one, more in zip(table.renewals_before, table.renewals_by, strict=True)]
    table.last_winners = set(table.hand_winners)
    table.hand_losers = deal.losers(table)
    falls: dict[str | None, set[int]] = {"winner": table.hand_winners, "everyone": table.in_game}
    if len(table.hand_losers) == 1 and (not table.void or table.heard.counter_falls_after_void):
        falls["loser"] = table.hand_losers
    for seat in falls.get(table.heard.counter_falls, ()):
        counters.move(table, seat)


def end_of_game(table: Table) -> None:
    """Whether the game is over, and who has won it."""
    how, claim = need(table.heard.game_ends, "When the game ends.")
    if how == "single":
        table.game_winners = set(table.hand_winners)
        unwon = table.heard.unwon_hand_decides
        if not table.hand_winners and unwon is not None and not table.void:
            table.game_winners = _best(table, table.points, low=unwon == "lowest")
    elif how == "hands":
        if table.hands_played >= claim.hands:
            decide_winner(table)
    elif how == "deals":
        if table.hands_played >= claim.hands * len(table.in_game) // (2 if table.heard.dummies else 1):
            decide_winner(table)
    elif how == "counters":
        # partners win together, and so do the two hands of a player
        there = (table.side(seat) for seat in table.in_game if counters.has_reached_end(table, seat))
        reached = set[int]().union(*there)
        if reached and claim.loses:
            table.game_winners = table.in_game - reached
        elif reached:
            settle(table, reached)
    elif how == "one is left":
        end_with_one_left(table, claim.the_last)
    elif how == "points":
        end_by_points(table)
    else:
        end_by_columns(table, claim.columns, claim.points)


def end_by_columns(table: Table, columns: int, points: int) -> None:
    """The first hand that a player wins counts in the first column, the second in the first two, and so on."""
    table.columns = table.columns or [[0] * table.seats for _ in range(columns)]
    for seat in sorted(table.hand_winners):
        for column in table.columns[: table.won[seat]]:
            if max(column) < points:  # it has no winner yet
                column[seat] += table.points[seat]
    if all(max(column) >= points for column in table.columns):
        won = [sum(column[seat] == max(column) for column in table.columns) for seat in range(table.seats)]
        settle(table, {seat for seat in table.in_game if won[seat] == max(won)})


def end_with_one_left(table: Table, the_last: str) -> None:
    """The winners or the one loser of the hand leave; the last player left has won, or lost."""
    if table.heard.run_down_leaves is not None:
        leaving = {seat for seat in table.in_game if table.counters[seat] == table.heard.run_down_leaves}
    else:
        who = need(table.heard.leaves_game, "Who leaves the game.")
        leaving = set(table.hand_winners if who == "winner" else table.hand_losers)
        if who == "loser" and (len(leaving) > 1 or (table.void and not table.heard.void_has_loser)):
            leaving = set()
    table.in_game -= leaving
    if len(table.in_game) <= 1:
        table.game_winners = table.in_game if the_last == "wins" else set(range(table.seats)) - table.in_game


def decide_winner(table: Table) -> None:
    """After the last hand: who has won, and what happens in a tie."""
    by = need(table.heard.game_won_by, "Who has won the game.")
    count = table.won if by == "most hands" else table.totals
    wins_low = by in ("lowest total", "best places")
    settle(table, _best(table, count, low=wins_low))


def _best(table: Table, count: list[int], *, low: bool) -> set[int]:
    best = min(count[seat] for seat in table.in_game) if low else max(count[seat] for seat in table.in_game)
    return {seat for seat in table.in_game if count[seat] == best}


def settle(table: Table, winners: set[int]) -> None:
    """Those who have won; in a tie another hand, a shared win, or whoever had the lower total before."""
    if len(_sides(table, winners)) <= 1:
        table.game_winners = winners
        return
    tie = need(table.heard.game_tied, "What happens in a tie.")
    if tie == "shared":
        table.game_winners = winners
    elif tie == "earlier lowest":
        low = min(table.totals_before[seat] for seat in winners)
        table.game_winners = {seat for seat in winners if table.totals_before[seat] == low}


def _sides(table: Table, seats: set[int]) -> set[frozenset[int]]:
    return {frozenset(table.side(seat)) for seat in seats}


def end_by_points(table: Table) -> None:
    """The game ends when someone has so many points."""
    claim = need(table.heard.game_ends, "When the game ends.")[1]
    target = claim.points * (table.people if claim.for_each_player else 1)
    least = target + 1 if claim.past else target
    there = {seat for seat in table.in_game if table.totals[seat] >= least}
    if not there:
        return
    if claim.outcome == "lowest wins":
        settle(table, _best(table, table.totals, low=True))
    elif claim.outcome == "highest wins":
        settle(table, _best(table, table.totals, low=False))
    elif claim.outcome == "who reaches it wins":
        settle(table, {seat for seat in there if table.totals[seat] == max(table.totals[one] for one in there)})
    elif claim.outcome == "who reaches it loses":
        if there == table.in_game:
            raise Silent("Who has won if everybody has so many points.")
        table.game_winners = table.in_game - there
    else:
        drop_out(table, there)


def drop_out(table: Table, there: set[int]) -> None:
    """Whoever has so many points drops out; the last player left wins."""
    left = table.in_game - there
    if not left:
        raise Silent("Who has won if the last players drop out at once.")
    table.in_game = left
    if len(_sides(table, left)) == 1:  # two hands are one player, and partners win together
        table.game_winners = left
