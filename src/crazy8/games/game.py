"""Run a game in progress: made by `Variant.deal`, `Variant.position` and `Variant.restore`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from crazy8.arguments import seat as seat_given
from crazy8.arguments import text as text_given
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import ChoiceError
from crazy8.games.bots import bot_action, program_of
from crazy8.games.event import Event, event_of
from crazy8.games.illegal import action_of, answer_of, illegal, refusal_of
from crazy8.games.meaning import action_meant, heard, named_with_card
from crazy8.games.move import Move, MoveNumbers, move_numbers
from crazy8.games.moves import Moves
from crazy8.games.observation import Observation, hand_result, observation_of
from crazy8.games.players import Named, player_given
from crazy8.games.refusal import IllegalMoveError, Refusal
from crazy8.games.typed_moves import Wish
from crazy8.read_variant import ReadVariant, from_texts
from crazy8.runtime.people import table as engine
from crazy8.runtime.people.actions import ROWS, ActionKind
from crazy8.runtime.people.events import HandResult
from crazy8.runtime.people.observation import Observation as EngineObservation
from crazy8.runtime.people.refusals import Refusal as Refused
from crazy8.runtime.records.program import fingerprint
from crazy8.runtime.records.state import state_of

if TYPE_CHECKING:
    from crazy8.compiler.rulings.citing import Citation


@dataclass(frozen=True, slots=True)
class Outcome:
    """The way in which a game ended."""

    result: HandResult
    """The result of its last hand."""
    winners: tuple[int, ...]
    """The seats that have won the game; nobody if it has no winner."""
    scores: tuple[int, ...]


class Game:
    """A game in progress. `push` and `undo` change it, `copy` gives another one that goes its own way.

    Seats are numbered clockwise from 0. Two games are equal if rules, cards and history are.
    """

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __init__(self, variant: ReadVariant, rules: Rules, table: engine.RunningGame, seed: int) -> None:
        """Put together what the doors of `Variant` made."""
        self._variant = variant
        self.rules = rules
        self.seed = seed
        """From which the cards were dealt."""
        self.table = table
        """The game of the engine, with numbers for cards and moves: what `c8 play` shows and keeps."""

    @cached_property
    def _words(self) -> Moves:
        return Moves(self.rules)

    @property
    def _numbers(self) -> MoveNumbers:
        return move_numbers(self.rules.deck)

    # ---- playing

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves that can be done now: between hands only the next deal, and none once the game is over."""
        return tuple(map(self._numbers.move, self.table.actions()))

    def push(self, move: Move) -> tuple[Event, ...]:
        """Do a move and learn what happened; raises `IllegalMoveError`, which says why, and then changes nothing."""
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMoveError(refusal.sentence, refusal)
        return self._done(self._numbers.action(move))

    def push_text(self, words: str) -> tuple[Event, ...]:
        """Do what words say: `5♥`, `5h`, `draw`, `8♥ hearts`, `name hearts`, `5♥, call mau`.

        Each part between commas is a move of its own, and what is named behind a card is one too; a call that is
        possible comes first. Raises `IllegalMoveError`, or `ChoiceError` if the words mean nothing or two things, and
        then changes nothing.
        """
        before = len(self.history)
        happened: list[Event] = []
        try:
            for part in self._calls_first(text_given("words", words).split(",")):
                for action in self._meant(part):
                    happened += self.push(self._numbers.move(action))
        except Exception:
            while len(self.history) > before:
                self.undo()
            raise
        return tuple(happened)

    def undo(self) -> Move:
        """Take the last move back and tell which it was; raises `IndexError` if there is none."""
        return self._numbers.move(self.table.undo())

    def refusal(self, move: Move) -> Refusal | None:
        """Return why a move would be refused, or None if it is legal."""
        return refusal_of(self.table.program, self.table.state, self.rules, move)

    def why_not(self, move: Move, *, language: str = "en") -> Citation | None:
        """Return the sentence of the rulebook that forbids a move, or None if it is legal or no rule forbids it.

        No rule forbids, for one, what is not in the hand. Raises `NotFoundError` for an unknown language.
        """
        from crazy8.games.citing import cited

        refusal = self.table.refusal(action_of(self.rules, move, "`move`"))
        return None if refusal is None else cited(self.rules, self.table.program, refusal, self.table.state, language)

    def advice(self, player: Named = "sensible") -> Move:
        """Return the move of a player, ours by name or one of your own; between hands, the next deal.

        The same game with the same seed always gets the same advice of ours. Raises `ChoiceError` if the game is over,
        and `IllegalMoveError` or `TypeError` for a player of your own that chooses none of the legal moves.
        """
        player = player_given("player", player)
        if self.over:
            raise ChoiceError("the game is over")
        if isinstance(player, str):
            return self._numbers.move(bot_action(self.table, player, self.seed))
        if self.mover is None:
            return self.legal_moves[0]
        who = f"`player` at seat {self.mover}"
        move = answer_of(player, self.observation(self.mover), who)
        if action_of(self.rules, move, who) not in self.table.actions():
            raise illegal(self.table.program, self.table.state, self.rules, move, who)
        return move

    # ---- looking

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self.table.over

    @property
    def mover(self) -> int | None:
        """The seat that has to decide; nobody between hands and at the end."""
        return None if self.table.hand_over else self.table.mover

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        if not self.over:
            return None
        state = self.table.state
        return Outcome(hand_result(self.table.program, state), self.observation(None).game_winners, self.scores)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the game up to now, by seat."""
        return tuple(self.table.state.total[seat] for seat in self.table.seats)

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves that were done, the first deal not counted."""
        return tuple(map(self._numbers.move, self.table.done))

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, with all cards."""
        return tuple(event_of(one, self._words) for one in self.table.log)

    def events_seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """Return what a seat, or an onlooker (`None`), saw of everything that happened."""
        whose = None if seat is None else seat_given(seat, self.rules.players)
        return tuple(event_of(one, self._words) for one in self.table.log_of(whose))

    def observation(self, seat: int | None) -> Observation:
        """Return what a seat, or an onlooker (`None`), may know now. Raises `ValueError` for an unknown seat."""
        whose = None if seat is None else seat_given(seat, self.rules.players)
        return observation_of(self.table.program, self.table.state, self.rules, whose)

    # ---- as a value

    def copy(self) -> Game:
        """Return another game that stands where this one stands, with the same history."""
        return Game(self._variant, self.rules, self.table.copy(), self.seed)

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> Game:
        """Return the same as `copy`: nothing that two games share ever changes."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Return whether rules, cards and history are equal."""
        if not isinstance(other, Game):
            return NotImplemented
        ours, theirs = self.table, other.table
        return (
            fingerprint(ours.program) == fingerprint(theirs.program)
            and ours.state == theirs.state
            and ours.done == theirs.done
            and ours.began == theirs.began
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the game as its rulebook, its beginning and its moves, from which it is played again."""
        began = self.table.began.portable() if self.table.origin is None else None
        table = (self.rules.people, self.rules.options, self.seed)
        return _again, (self._variant.kept(), *table, began, self.table.done)

    def save(self) -> bytes:
        """Return the game as bytes, which `Variant.restore` reads; a dealt one also goes on with `c8 play --load`."""
        from crazy8.games.keeping import kept

        return kept(self._variant, self.rules, self.table).encode()

    # ---- shown

    def __repr__(self) -> str:
        """Return the game in a line."""
        state = self.table.state
        where = f"seat {self.mover} to move" if self.mover is not None else "game over" if self.over else "hand over"
        top = f", {self._words.card(state.top)} on top" if state.discard_size else ""
        name, hand = self.rules.identity.name, state.hand_number
        return f"<Game of {name}: {self.rules.people} players, hand {hand}, {where}{top}>"

    def _repr_html_(self) -> str:
        """Draw all hands and the card on top, as notebooks show them."""
        from crazy8.games.drawn_table import drawn_table

        return drawn_table(self._numbers.cards, self.table)

    # ---- how words become moves

    def _calls_first(self, parts: Sequence[str]) -> list[str]:
        """Return the parts of a line with a call at the front, if one can be made now."""
        can_call = ROWS[ActionKind.CALL].first in self.table.actions()
        return sorted(parts, key=lambda part: not (can_call and self._heard(part).kind is ActionKind.CALL))

    def _heard(self, part: str) -> Wish:
        return heard(part, self._seen(), self._words)

    def _seen(self) -> EngineObservation:
        return self.table.observe(self.table.mover)

    def _meant(self, part: str) -> tuple[int, ...]:
        """Return the actions that a part of a line means; raises `ChoiceError` if that is not clear."""
        wish = self._heard(part)
        meant = action_meant(wish, self._seen(), self._words)
        if isinstance(meant, str):
            raise ChoiceError(meant, f"you may {self._words.moves(self.table.actions())}")
        return meant, *named_with_card(wish)

    def _done(self, action: int) -> tuple[Event, ...]:
        happened = self.table.do(action)
        assert not isinstance(happened, Refused), "it was asked before whether the move is legal"
        return tuple(event_of(one, self._words) for one in happened)


def dealt(variant: ReadVariant, rules: Rules, seed: int) -> Game:
    """Deal the first hand of a game. Raises `RulebookError` if the rules are too large for the engine."""
    return Game(variant, rules, engine.RunningGame.begin(program_of(rules), seed), seed)


def _again(
    texts: tuple[tuple[str, str], ...],
    players: int,
    options: tuple[str, ...],
    seed: int,
    began: bytes | None,
    actions: tuple[int, ...],
) -> Game:
    """Return the game that was pickled."""
    variant = from_texts(*texts)
    game = dealt(variant, variant.rules(players, options), seed)
    if began is not None:
        game.table = engine.RunningGame(game.table.program, state_of(game.table.program).from_portable(began))
    for action in actions:
        game.table.do(action)
    return game
