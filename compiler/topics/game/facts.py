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


@fact("Somebody leaves the game after each hand.")
def somebody_leaves(rules: Rules) -> bool:
    return rules.seating.leaver is not None


@fact("Somebody leaves the game after each hand, or it goes on until one player is left.")
def speaks_of_leaving(rules: Rules) -> bool:
    return somebody_leaves(rules) or rules.game.ending.kind == "one is left"


@fact("The loser of each hand leaves the game.")
def losers_leave(rules: Rules) -> bool:
    return rules.seating.leaver == "loser"


@fact("The game has a number of hands that was agreed beforehand.")
def number_of_hands_is_fixed(rules: Rules) -> bool:
    return rules.game.ending.kind in ("hands", "each deals")


@fact("The score is kept in columns.")
def columns_are_kept(rules: Rules) -> bool:
    return rules.game.ending.kind == "columns"
