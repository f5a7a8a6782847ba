"""Tell the rules on the game: how many hands, and who has won in the end."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.claim import Claim
from ...telling.facts import Told
from ...telling.teller import Teller
from ..counters.facts import counters_fall_for_losers
from ..counters.model import DEAL_COUNTER_ZERO
from ..players.model import LEAVE_WHO
from ..rules import Rules
from ..scoring.facts import several_may_win_a_hand
from ..scoring.model import Mode
from ..stock.facts import hand_may_be_void, stuck_players_pass
from .claims import (
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
    NobodyLeavesAfterVoid,
    RunDownLeavesGame,
    UnwonHandDecides,
    WonBy,
)
from .facts import losers_leave, several_hands, totals_can_tie, winners_leave
from .model import MATCH_END_EXACT, MATCH_END_KIND, MATCH_END_TIE, Ending


def tell_game(teller: Teller) -> Iterator[Told]:
    """Tell when the game ends, who has won, and what happens in a tie."""
    rules = teller.rules
    unwon = () if several_hands(rules) else _unwon(rules)
    leaver, counter = rules.seating.leaver, rules.deal.counter
    if leaver is not None:
        void = hand_may_be_void(rules) and losers_leave(rules)
        also = (NobodyLeavesAfterVoid(),) if void else ()
        yield teller.told(LEAVE_WHO, LeavesGame(leaver), *also, by=(LEAVE_WHO,))
    if counter is not None and counter.over == "leaves game":
        yield teller.told(DEAL_COUNTER_ZERO, RunDownLeavesGame(counter.end), by=(DEAL_COUNTER_ZERO,))
    decided = (DEAL_COUNTER_ZERO,) if counter is not None and counter.over in ("wins game", "loses game") else ()
    yield teller.told("game.ending", _ending(rules), *unwon, by=(MATCH_END_KIND, *decided))
    if rules.game.ending.kind in ("hands", "each deals"):
        yield teller.told("game.winner", GameWonBy(_won_by(rules.scoring.mode)))
    if totals_can_tie(rules):
        yield teller.told("game.tie", GameTied(rules.game.tie), by=(MATCH_END_TIE,))
    elif rules.game.ending.kind == "counter" and several_may_win_a_hand(rules) and not counters_fall_for_losers(rules):
        yield teller.told("game.tie", GameTied("shared"))
    exact = rules.game.exact
    if exact is not None:
        yield teller.told("game.exact", ExactTotalGoesBack(exact.points, exact.back_to), by=(MATCH_END_EXACT,))


def _unwon(rules: Rules) -> Iterator[Claim]:
    """Claim who wins if the only hand ends with points for everyone and without a winner."""
    mode = rules.stock.blocked if stuck_players_pass(rules) else rules.stock.blocked or rules.scoring.mode
    by = _won_by(rules.scoring.mode)
    if mode is not None and mode.kind in ("each pays own hand", "places") and by != "most hands":
        yield UnwonHandDecides("highest" if by == "highest total" else "lowest")


def _won_by(mode: Mode) -> WonBy:
    """Return what decides a game of a number of hands, by the ledger of a hand."""
    if mode.by_place:
        return "highest total"
    match mode.kind:
        case "each pays own hand":
            return "lowest total"
        case "places":
            return "best places"
        case "lowest wins" | "none":
            return "most hands"
        case _:
            return "highest total"


def _ending(rules: Rules) -> Claim:
    """Claim when the game ends."""
    ending = rules.game.ending
    match ending.kind:
        case "target":
            return _target(ending, rules.people)
        case "columns":
            return GameOfColumns(ending.columns or 3, ending.points or 0)
        case "counter":
            counter = rules.deal.counter
            return GameOfCounters(counter.end, counter.over == "loses game") if counter else GameOfCounters(0)
        case "one is left":
            return GameUntilOneIsLeft("loses" if winners_leave(rules) else "wins")
        case "single hand":
            return EveryHandIsAGame()
        case _:
            return GameOfHands(ending.hands or 1, deals_of_each=ending.kind == "each deals")


def _target(ending: Ending, players: int) -> GameToPoints:
    """Claim at how many points a game ends, counted for each player at the table if the file says so."""
    points = (ending.points or 0) // players if ending.per_player else ending.points or 0
    outcome = ending.outcome or "lowest wins"
    return GameToPoints(points, past=ending.past, for_each_player=ending.per_player, outcome=outcome)
