"""What the book says of the aim of a hand, by which nothing is played."""

from __future__ import annotations

from crazy8.compiler.topics.finish.claims import Aim, PointsAre

from .book import Heard, hears


@hears(Aim)
def hear_aim(heard: Heard, claim: Aim) -> None:
    """aim-hand-ends: Be the first to get rid of all your cards.

    aim-hand-ends-partners: Be the first to get rid of all your cards, for your partner and yourself.

    aim-hand-ends-dummies: Be the first to get rid of all the cards of one of your two hands.

    aim-play-on: Get rid of all your cards as soon as you can: the others play on until only one of you still
    holds cards.

    aim-next-counter: Bring your counter to its end: whenever your hand is empty, you come one step nearer.

    aim-both-partners: Get rid of all your cards and help your partner to do so: the side wins whose two players
    are out first.

    aim-both-hands: Be the first to get rid of all the cards of both your hands.
    """
    # an aim forbids and allows nothing


@hears(PointsAre)
def hear_points(heard: Heard, claim: PointsAre) -> None:
    """aim-penalties: Cards left in your hand count against you.

    aim-rewards: The cards that others still hold then bring you points.
    """
    # what is counted is told with the score
