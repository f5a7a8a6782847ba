"""Work out what questions, checks and sentences ask about the end of the game."""

from __future__ import annotations

from ...questions.fact import fact
from ..rules import Rules


@fact("A game can have more than one hand.")
def several_hands(rules: Rules) -> bool:
    return rules.game.ending.kind != "single hand"


@fact("Points or won hands decide the game, so that there can be a tie.")
def totals_can_tie(rules: Rules) -> bool:
    ending = rules.game.ending
    by_points = ending.kind not in ("counter", "one is left") and ending.outcome != "who reaches it loses"
    return several_hands(rules) and by_points


@fact("The game goes to a number of points.")
def plays_to_target(rules: Rules) -> bool:
    return rules.game.ending.kind == "target"


@fact("Whoever reaches the target leaves the game, and the others go on.")
def reachers_drop_out(rules: Rules) -> bool:
    return rules.game.ending.outcome == "who reaches it leaves game"


@fact("Whoever's counter has run down leaves the game.")
def run_down_leave(rules: Rules) -> bool:
    return rules.deal.counter is not None and rules.deal.counter.over == "leaves game"


@fact("The game is won or lost by whoever's counter has run down.")
def run_down_decide(rules: Rules) -> bool:
    return rules.deal.counter is not None and rules.deal.counter.over in ("wins game", "loses game")


@fact("Somebody leaves the game after each hand, or once a counter has run down.")
def somebody_leaves(rules: Rules) -> bool:
    return rules.seating.leaver is not None or run_down_leave(rules)


@fact("Somebody may have left the game after a hand, though not after each.")
def may_have_left(rules: Rules) -> bool:
    return run_down_leave(rules) or reachers_drop_out(rules)


@fact("Somebody leaves the game from hand to hand, or it goes on until one player is left.")
def speaks_of_leaving(rules: Rules) -> bool:
    return somebody_leaves(rules) or rules.game.ending.kind == "one is left"


@fact("The loser of each hand leaves the game.")
def losers_leave(rules: Rules) -> bool:
    return rules.seating.leaver == "loser"


@fact("The winners leave the game one after another, so that the last one left loses it.")
def winners_leave(rules: Rules) -> bool:
    if run_down_leave(rules) and rules.deal.counter is not None:
        return rules.deal.counter.falls == "winner"
    return rules.seating.leaver == "winner"


@fact("The game has a number of hands that was agreed beforehand.")
def number_of_hands_is_fixed(rules: Rules) -> bool:
    return rules.game.ending.kind in ("hands", "each deals")


@fact("The score is kept in columns.")
def columns_are_kept(rules: Rules) -> bool:
    return rules.game.ending.kind == "columns"
