"""Tell the rules on the game: how many hands, and who has won in the end."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.facts import Told
from ...telling.phrase import Phrase, phrase, slug
from ...telling.teller import Teller
from ..rules import Rules
from .facts import several_hands
from .model import MATCH_END_EXACT, MATCH_END_KIND, MATCH_END_TIE, Ending


def tell_game(teller: Teller) -> Iterator[Told]:
    """Tell when the game ends, who has won, and what happens in a tie."""
    rules = teller.rules
    yield teller.told("game.ending", _ending(rules), by=(MATCH_END_KIND,))
    if rules.game.ending.kind in ("hands", "each deals"):
        yield teller.told("game.winner", phrase(f"game-winner-{slug(rules.scoring.mode.kind)}"))
    if several_hands(rules):
        tie = phrase(f"tie-{slug(rules.game.tie)}")
        yield teller.told("game.tie", tie, by=(MATCH_END_TIE,))
    exact = rules.game.exact
    if exact is not None:
        words = phrase("game-exactly", points=exact.points, back=exact.back_to)
        yield teller.told("game.exact", words, by=(MATCH_END_EXACT,))


def _ending(rules: Rules) -> Phrase:
    """Tell when the game ends."""
    ending = rules.game.ending
    if ending.kind == "target":
        return phrase(f"game-target-{slug(ending.outcome or 'lowest wins')}", target=_target(ending, rules.players))
    if ending.kind == "columns":
        return phrase("game-columns", columns=ending.columns or 3, points=ending.points or 0)
    if ending.kind == "counter":
        return phrase("game-counter", end=0 if rules.deal.counter is None else rules.deal.counter.end)
    return phrase(f"game-{slug(ending.kind)}", hands=ending.hands or 1)


def _target(ending: Ending, players: int) -> Phrase:
    """Return the number of points at which a game to a target ends."""
    how = "past" if ending.past else "reached"
    if ending.per_player:
        return phrase(f"points-{how}-per-player", points=(ending.points or 0) // players)
    return phrase(f"points-{how}", points=ending.points or 0)
