"""Report what can be wrong with card values, points and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class UnscoredCard(Diagnostic):
    page: ClassVar[str] = """
    Hands are counted, or compared by what they are worth, but some cards have no value.

    Once a file gives a value to any card, it must give one to all: what another rulebook says of the rest would be a
    guess. `value any: 5` covers everything that no narrower statement names.

    Wrong:

        score: each pays own hand
        value 8: 50
        value J Q K: 10

    Right:

        score: each pays own hand
        value 8: 50
        value J Q K: 10
        value A to 7, 9, 10: face
    """
    code: ClassVar[str] = "C8-UNSCORED-CARD"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no value is given for {cards}, but `{statement}` asks what hands are worth"

    varies: ClassVar[tuple[str, ...]] = ("cards", "numbered", "others")
    cards: str
    statement: str
    numbered: str
    """The cards on which a number is printed, in words; empty if there are none."""
    others: str

    @property
    def help_text(self) -> str:
        """A line for the cards with numbers, and one for those that the number on the card would make worth nothing."""
        lines = [f"`value {self.numbered}: face`"] if self.numbered else []
        lines += [f"`value {self.others}: 20`"] if self.others else []
        return f"add {'a line' if len(lines) == 1 else 'lines'} such as {' and '.join(lines)}"


class TargetAgainstMode(Diagnostic):
    page: ClassVar[str] = """
    The points and the end of the game pull in opposite directions.

    Where every player pays for the own hand, points are bad and the lowest total wins. Where the winner collects,
    points are good and the highest total, or the first to reach the target, wins.

    Wrong:

        score: winner collects
        game to 100, lowest wins

    Right:

        score: winner collects
        game to 100, who reaches it wins
    """
    code: ClassVar[str] = "C8-TARGET-AGAINST-MODE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with `score: {mode}` points are {points}, but the game ends with `{outcome}`"
    hint: ClassVar[str | None] = "write `{other}`, or another `score`"

    mode: str
    points: str
    outcome: str
    other: str


class TargetNeverReached(Diagnostic):
    page: ClassVar[str] = """
    The game goes to a number of points, and whatever happens no total ever rises.

    Wrong:

        score: each pays own hand
        value any: 0
        game to 100, lowest wins

    Right:

        score: each pays own hand
        value any: 1
        game to 100, lowest wins
    """
    code: ClassVar[str] = "C8-TARGET-NEVER-REACHED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{game}` never ends, for nobody ever gets a point"
    hint: ClassVar[str | None] = "give cards a value above 0, or play a number of hands: `game 10 hands`"

    game: str


class NothingScored(Diagnostic):
    page: ClassVar[str] = """
    The game goes to a number of points, and no hand gives any.

    `score: nothing` and `score: lowest wins` say who has won a hand, without points. Hands that were won decide a game
    of a number of hands.

    Wrong:

        score: nothing
        game to 100, lowest wins

    Right:

        score: nothing
        game 10 hands
    """
    code: ClassVar[str] = "C8-NOTHING-SCORED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`score: {mode}` gives no points, so `{game}` can never be decided"
    hint: ClassVar[str | None] = "choose another `score`, or a number of hands"

    mode: str
    game: str


class BlockedAgainstMode(Diagnostic):
    page: ClassVar[str] = """
    A blocked hand counts against what the score says of all other hands.

    If points are good in one and bad in the other, or given in one alone, the totals mean nothing.

    Wrong:

        score: winner collects
        blocked: each pays own hand

    Right:

        score: winner collects
        blocked: lowest collects differences
    """
    code: ClassVar[str] = "C8-BLOCKED-AGAINST-MODE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = (
        "with `score: {mode}` points are {points}, but with `blocked: {blocked}` they are {blocked_points}"
    )
    hint: ClassVar[str | None] = "write `blocked: {fitting}` or `blocked: void`, or another `score`"

    mode: str
    points: str
    blocked: str
    blocked_points: str
    fitting: str


class EndedUncounted(Diagnostic):
    page: ClassVar[str] = """
    A card ends the hand so that the cards are counted, but nothing is counted.

    A hand that a player ended with a card counts as a blocked one: nobody has gone out.

    Wrong:

        play 7: may end hand
        blocked: void

    Right:

        play 7: may end hand
        blocked: each pays own hand
    """
    code: ClassVar[str] = "C8-ENDED-UNCOUNTED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{statement}` ends a hand for its cards to be counted, but `{blocked}` counts none"
    hint: ClassVar[str | None] = "write what such a hand counts, as in `blocked: lowest wins`"

    statement: str
    blocked: str


class LimitAgainstPlaces(Diagnostic):
    page: ClassVar[str] = """
    Places are counted, and a hand may end before they are given.

    With `score: places` it matters who is out first, second and so on. If too many cards lose the hand, it ends at
    once, and those who still hold cards have no place.

    Wrong:

        score: places
        at 21 cards: loses

    Right:

        score: places
        at 21 cards: leaves hand
    """
    code: ClassVar[str] = "C8-LIMIT-AGAINST-PLACES"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{limit}` ends the hand before the places are given that `{mode}` counts"
    hint: ClassVar[str | None] = "write `{out}`, so that the others play on, or another `score`"

    limit: str
    mode: str
    out: str


class PlacesDoNotFall(Diagnostic):
    page: ClassVar[str] = """
    A later place brings more points than an earlier one, or the first brings nothing.

    The points that places bring are good to have, and begin with the player who is out first. Where places count
    against their players, `score: places` writes down their numbers, and the fewest win.

    Wrong:

        finish: play on
        score: places 0 1 2 3

    Right:

        finish: play on
        score: places 3 2 1 0
    """
    code: ClassVar[str] = "C8-PLACES-DO-NOT-FALL"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a later place brings more than an earlier one, or the first brings nothing"
    hint: ClassVar[str | None] = "begin with the player who is out first, as in `score: places {falling}`"

    falling: str


class PlacesNotPlayedFor(Diagnostic):
    page: ClassVar[str] = """
    Every place brings points of its own, but the hand ends as soon as one player is out.

    All others then share the second place. If that is meant, `score: winner takes …` says it in fewer words.

    Wrong:

        players 4
        score: places 3 2 1 0

    Right:

        players 4
        finish: play on
        score: places 3 2 1 0
    """
    code: ClassVar[str] = "C8-PLACES-NOT-PLAYED-FOR"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "`{mode}` gives each place its points, but the hand ends when the first player is out"
    hint: ClassVar[str | None] = "let the others play for the places with `finish: play on`"

    mode: str


class NothingForColumns(Diagnostic):
    page: ClassVar[str] = """
    Columns are kept for the winners of hands, but the score gives a winner nothing.

    Wrong:

        score: each pays own hand
        game columns 3 to 100

    Right:

        score: winner collects
        game columns 3 to 100
    """
    code: ClassVar[str] = "C8-NOTHING-FOR-COLUMNS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "columns hold what the winner of a hand gets, but `{mode}` gives the winner nothing"
    hint: ClassVar[str | None] = "write `score: winner collects`, or end the game in another way"

    mode: str


class ExactAgainstTarget(Diagnostic):
    page: ClassVar[str] = """
    A total goes back at a number at which the game is already over.

    Wrong:

        game to 101, who reaches it loses
        total 101: becomes 0

    Right:

        game past 101, who reaches it loses
        total 101: becomes 0
    """
    code: ClassVar[str] = "C8-EXACT-AGAINST-TARGET"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a total of exactly {exact} ends the game, so it cannot go back"
    hint: ClassVar[str | None] = "write `game past {exact}, …` if only more than that ends it"

    exact: int


class NoPointsToChange(Diagnostic):
    page: ClassVar[str] = """
    A statement changes points, but no points are given.

    Wrong:

        score: nothing
        rounding to 10

    Right:

        score: each pays own hand
        rounding to 10
    """
    code: ClassVar[str] = "C8-NO-POINTS-TO-CHANGE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "`{statement}` changes points, but `{mode}` gives none"

    statement: str
    mode: str


class CostsWithoutPoints(Diagnostic):
    page: ClassVar[str] = """
    Something costs points, and there are no points that it could be taken from, or nobody looks at them.

    No points are written down where only the winner of a hand, or the places, count. Where a countdown decides, or who
    is the last one left, totals decide nothing; columns hold what the winners of hands get, and no losses of others.

    Wrong:

        score: nothing
        drawn card: costs 1

    Right:

        score: each pays own hand
        drawn card: costs 1
    """
    code: ClassVar[str] = "C8-COSTS-WITHOUT-POINTS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{statement}` costs points, but with `{against}` they count for nothing"
    hint: ClassVar[str | None] = "choose a `score` and a `game` that go by points, or leave `{statement}` out"

    statement: str
    against: str


class NothingToCount(Diagnostic):
    page: ClassVar[str] = """
    An empty stock ends the hand so that the cards are counted, but nothing is counted.

    Wrong:

        score: nothing
        stock empty: hand ends

    Right:

        score: nothing
        stock empty: hand ends
        blocked: lowest wins
    """
    code: ClassVar[str] = "C8-NOTHING-TO-COUNT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the hand ends so that the cards are counted, but then nothing is counted"
    hint: ClassVar[str | None] = "say who gets what, as in `blocked: lowest wins`"


class BonusNeverDue(Diagnostic):
    page: ClassVar[str] = """
    It is said what counts if a hand ends with a card that can never be the last one.

    Wrong:

        bonus 8: times 2
        finish on 8: forbidden

    Right:

        bonus 8: times 2
        finish on 8: wins
    """
    code: ClassVar[str] = "C8-BONUS-NEVER-DUE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "no hand can end with {cards}"
    hint: ClassVar[str | None] = "leave `bonus` out, or let {cards} be the last card"

    cards: str
