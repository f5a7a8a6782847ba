"""Run one game in the terminal: whose turn it is, and what is told of it."""

from __future__ import annotations

from crazy8.cli.output import Output
from crazy8.cli.play.keeping import Keeping
from crazy8.cli.play.prompt import question
from crazy8.cli.play.scores import score_table
from crazy8.cli.play.view import TableView, lines
from crazy8.cli.reader import Reader
from crazy8.compiler.topics.rules import Rules
from crazy8.games.moves import Moves, owed_in_words
from crazy8.games.refusals_in_words import refusal_in_words
from crazy8.games.story import Story
from crazy8.runtime.people.decisions import decision_in
from crazy8.runtime.people.endings import GameOver
from crazy8.runtime.people.events import Played
from crazy8.runtime.people.observation import Observation
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.codes import DREW, OUT_OF_TURN
from crazy8.runtime.records.sides import seats_played_with

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo", "Iris", "Jonas", "Kim", "Lea")
"""The names of the bots, as far as nobody sits there."""


GO_ON_ALONE = (DREW, OUT_OF_TURN)
"""Phases about which nobody is asked who can do but one thing."""


class LeftError(Exception):
    """Raised if the person has left the table."""


def names_at(players: int, me: int | None) -> tuple[str, ...]:
    """Return the names of the players, by seat."""
    if me is None:
        return NAMES[:players]
    return (*NAMES[:me], "You", *NAMES[me : players - 1])


def names_of_hands(rules: Rules, me: int | None) -> tuple[str, ...]:
    """Return the names of all hands, by seat: those of the players, and where each has one those of the dummies."""
    names = names_at(rules.people, me)
    if not rules.seating.dummies:
        return names
    return (*names, *("your dummy" if seat == me else f"{name}’s dummy" for seat, name in enumerate(names)))


class Session:
    """A game with a person at one seat and bots at the others, or only bots."""

    def __init__(self, rules: Rules, game: RunningGame, keeping: Keeping, output: Output, language: str = "en") -> None:
        """Go on with a game; `keeping` says who plays how, and where the game is kept.

        The rulebook is read and cited in `language`.
        """
        self.language = language
        self.refused: int | None = None
        """The action that was refused last in this turn."""
        self.rules, self.game, self.keeping, self.output = rules, game, keeping, output
        self.mine = () if keeping.me is None else seats_played_with(game.program, keeping.me)
        """The seats whose hands the person plays: one, or two where each player plays a dummy hand."""
        self.table = TableView(rules, names_of_hands(rules, keeping.me), output.palette)
        self.moves = Moves(rules, self.table.names, self.table.card)
        self.reader = Reader(output)
        self._story = Story(self.moves, keeping.me)
        self._told = len(game.log) if game.done else 0

    @property
    def me(self) -> int | None:
        """The seat of the person; while the other hand has to be played, the seat of that one."""
        return self.game.mover if self.game.mover in self.mine else self.keeping.me

    def do(self, action: int) -> None:
        """Do an action that is legal."""
        self.game.do(action)
        self.refused = None

    def seen(self) -> Observation:
        """Return the view of the person, or that of an onlooker if nobody plays."""
        return self.game.observe(self.me)

    def is_forced(self, seen: Observation) -> bool:
        """Return whether play goes on by itself: after a draw, or where others may act out of turn."""
        return seen.phase in GO_ON_ALONE and len(seen.actions) == 1

    # ---- what is shown

    def say(self, sentence: str) -> None:
        """Say something that begins with a small letter and has no full stop."""
        stop = "" if sentence.endswith(("?", "`", "”")) else "."
        self.output.line(f"{sentence[:1].upper()}{sentence[1:]}{stop}")

    def say_why_not(self, action: int) -> None:
        """Say why an action is refused, and cite the sentence of the rulebook that forbids it; or that none does."""
        refusal = self.game.refusal(action, self.me)
        if refusal is None:
            self.say("nothing forbids it")
            return
        self.refused = action
        self.say(refusal_in_words(refusal, self.rules, self.moves, owed_in_words(self.seen())))
        from crazy8.games.citing import cited  # the book is read only if somebody asks

        sentence = cited(self.rules, self.game.program, refusal, self.game.state, self.language)
        if sentence is not None:
            self.output.line(f"The rulebook: {sentence}")

    def tell(self) -> None:
        """Tell what has happened since the last time; who has won the game stands below the points."""
        log = self.game.log
        for sentence in self._story.sentences(one for one in log[self._told :] if not isinstance(one, GameOver)):
            self.output.line(sentence)
        self._told = len(log)

    def tell_winner(self) -> None:
        """Tell who has won the game."""
        for sentence in self._story.sentences(self.game.log[-1:]):
            self.output.line(sentence)

    def show_table(self) -> None:
        """Show the table as the person sees it, and what is to be decided."""
        self.output.line()
        for line in lines(self.seen(), self.table):
            self.output.line(line)
        self.show_question()

    def show_question(self) -> None:
        """Show what is to be decided."""
        self.output.line(f"  {question(self.seen(), self.table, self.moves)}")

    @property
    def goes_on(self) -> bool:
        """Return whether the person has just laid the card about which there is more to decide."""
        last = self.game.log[-1]
        decision = decision_in(self.game.state.phase)
        return isinstance(last, Played) and last.seat == self.me and decision is not None and decision.about_the_card

    def show_scores(self) -> None:
        """Show the points of the hand, if it is over, and of the game."""
        self.output.line(f"\n{score_table(self.seen(), self.table)}\n")

    def go_back_to(self, game: RunningGame) -> None:
        """Go on with the game as it was earlier."""
        self.game = game
        self._told = len(game.log)
