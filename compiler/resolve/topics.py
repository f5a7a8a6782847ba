"""The last words on all questions to the models of the topics.

The parts were validated when their statements were read, and the words of closed choices come from the grammar, so the
topics are put together without validating all of it again for every table; a test validates them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..rules.calls import Calls, Penalty
from ..rules.cards import CardSet, Deck, kinds_in
from ..rules.deal import Counter, Deal, HandSize
from ..rules.drawing import Drawing
from ..rules.effects import Effects
from ..rules.finish import Finish, LastCard
from ..rules.fits import After, Fits
from ..rules.game import Ending, Game
from ..rules.obligations import Obligations, Reply
from ..rules.relations import Relation
from ..rules.scoring import Scoring
from ..rules.several import Extra, Jump
from ..rules.starter import Starter, Treatment
from ..rules.stock import BlockedAfter, Stock
from ..rules.table import Table
from .one_layer import Placed, union
from .readers.scores import FaceValue

MOST_KINDS_SHIFT = 6
"""A pair of cards is the owed kind shifted by so many bits, plus the answering kind."""
PLAIN = Treatment.model_construct(kind="plain")
WINS = LastCard.model_construct(kind="wins")
NO_PENALTY = Penalty.model_construct()
ONE_ROUND = BlockedAfter.model_construct()


class LastWords:
    """What is placed for each question, as values."""

    def __init__(
        self, placed: Callable[[str], Sequence[Placed]], deck: Callable[[], Deck], players: Callable[[], int]
    ) -> None:
        """Take what tells who has the last word on a question, the deck, and how many play; each asked when needed."""
        self._placed = placed
        self._deck = deck
        self._players = players

    def one(self, question: str) -> Any:
        """The value of a plain question that has an answer."""
        return self._placed(question)[0].entry.value

    def maybe(self, question: str, otherwise: Any) -> Any:
        """The value of a question that may stay open; `otherwise` if it does or if it is answered with "none"."""
        placed = self._placed(question)
        return otherwise if not placed or placed[0].entry.value is None else placed[0].entry.value

    def by_card(self, question: str, otherwise: Any) -> tuple[Any, ...]:
        """The value for each card; `otherwise` where nobody said anything or somebody said "none"."""
        values = [otherwise] * self._deck().kind_count
        for one in self._placed(question):
            if one.entry.value is not None:
                for kind in kinds_in(one.elements):
                    values[kind] = one.entry.value
        return tuple(values)

    def topic(self, name: str) -> object:
        """A topic, by the name that `Rules` has for it."""
        return getattr(self, name)()

    def table(self) -> Table:
        """Who sits at the table, who begins, and which way play goes."""
        return Table.model_construct(
            range=self.one("players.range"),
            first_player=self.one("seat.first-player"),
            direction=self.one("seat.direction"),
            partners=self.maybe("seat.partners", False),
        )

    def deal(self) -> Deal:
        """How many cards each player gets, and who deals."""
        return Deal.model_construct(
            cards_each=self._largest_hand(),
            size=self.one("deal.count-by-players"),
            first_dealer=self.one("deal.first-dealer"),
            next_dealer=self.one("deal.rotation"),
            batches=self.maybe("deal.batches", ()),
            counter=self._counter(),
            cutter=self.maybe("deck.cutter", None),
        )

    def fits(self) -> Fits:
        """Matching, wild cards, and what is forbidden all the same."""
        return Fits.model_construct(
            attributes=self.one("match.attributes"),
            wild=self.by_card("wild.which", None),
            counter_wild=self.maybe("wild.private-rank", None),
            after=self._after(),
            after_served=self._following("match.after-served"),
            forbidden_on=self.by_card("wild.playable-on", 0),
            forbidden_holding=self.by_card("wild.restricted-use", None),
            forbidden_first=self._forbidden_first(),
        )

    def drawing(self) -> Drawing:
        """How many cards are drawn, when, and what becomes of the drawn card."""
        return Drawing.model_construct(
            amount=self.one("draw.count"),
            when=self.one("draw.optional"),
            drawn_card=self.one("draw.play-drawn"),
            goes_on=self.maybe("draw.continue-after-fit", False),
            pass_after=self.maybe("draw.pass-after", "last draw"),
            pass_at_will=self.maybe("draw.pass-without", "when unable") == "at will",
            pass_when_dry=self.maybe("draw.pass-without", "when unable") == "when stock empty",
        )

    def effects(self) -> Effects:
        """What every card does."""
        return Effects.model_construct(
            of_card=self.by_card("play.effect", ()),
            of_cutter_suit=self.by_card("deck.cutter-effect", None),
            reverse_with_two=self.one("reverse.two-player"),
        )

    def obligations(self) -> Obligations:
        """The replies to every card that makes something owed."""
        return Obligations.model_construct(
            replies=self._replies(),
            drawn_may_answer=self.maybe("draw-n.play-while-drawing", False),
            challenges=self.by_card("wild.challenge", None),
        )

    def extra(self) -> Extra:
        """Laying more than one card a turn, and laying or ending out of turn."""
        return Extra.model_construct(
            several=self.maybe("multi.allowed", None),
            several_top=self.maybe("multi.top", "last"),
            several_effects=self.maybe("multi.effects", "each"),
            several_may_be_last=self.maybe("multi.finish", True),
            add_stays_open=self.maybe("dump.open", False),
            jump=self._jump(),
            claim=self.maybe("out.claim", None),
        )

    def calls(self) -> Calls:
        """All calls, and what becomes of those that are forgotten."""
        return Calls.model_construct(
            calls=self._calls(),
            window=self.one("call.window"),
            catcher=self.one("call.catcher"),
            false=self.maybe("call.false", NO_PENALTY),
            doubt=self.maybe("call.false-accusation", NO_PENALTY),
        )

    def finish(self) -> Finish:
        """The last card, and what happens when somebody is out."""
        return Finish.model_construct(
            last_card=self.by_card("out.last-card", WINS),
            after=self.by_card("out.forbidden-cover", None),
            only_on=self.maybe("out.required", None),
            then=self.one("out.play-on"),
            waits_for_empty_hands=self.maybe("out.cardless-block", False),
            limit=self.maybe("out.hand-limit", None),
        )

    def game(self) -> Game:
        """The end of the game and its ties."""
        return Game.model_construct(
            ending=self._ending(), tie=self.one("match-end.tie"), exact=self.maybe("match-end.exact", None)
        )

    def _forbidden_first(self) -> Relation | None:
        """What may not be laid in a first turn on each card, and on each suit that was named."""
        forbidden = [(1 << kind, one) for kind, one in enumerate(self.by_card("match.first-turn-limits", None)) if one]
        if not forbidden:
            return None
        kinds, suits = range(self._deck().kind_count), range(len(self._deck().suits))
        return Relation.model_construct(
            on=tuple(union(card & one.on[top] for card, one in forbidden) for top in kinds),
            on_named=tuple(union(card & one.on_named[suit] for card, one in forbidden) for suit in suits),
        )

    def _after(self) -> tuple[After | None, ...]:
        below = self.by_card("match.after-card", None)
        return tuple(
            None if one is None and below[kind] is None else After.model_construct(cards=one)
            for kind, one in enumerate(self._following("match.after-card"))
        )

    def _following(self, question: str) -> tuple[CardSet | None, ...]:
        """For each card what may follow it, where that was said."""
        said = self.by_card(question, None)
        return tuple(one.on[kind] if isinstance(one, Relation) else None for kind, one in enumerate(said))

    def starter(self) -> Starter:
        """The treatment of every card as starter."""
        return Starter.model_construct(
            of_card=self.by_card("starter.treatment", PLAIN), comes_from=self.maybe("starter.exists", "stock")
        )

    def stock(self) -> Stock:
        """The policies; what a blocked hand counts is void until it is known what is assumed of it."""
        return Stock.model_construct(
            empty=self.one("stock.empty"),
            exhausted=self.one("stock.nothing-left"),
            blocked=self.maybe("block.result", None),
            blocked_after=self.maybe("block.definition", ONE_ROUND),
            refills=self.maybe("stock.when", "when needed"),
            keeps=self.maybe("stock.keep", "top"),
            short=self.maybe("stock.mid-draw", "lapses"),
            limit=self.maybe("stock.limit", None),
        )

    def scoring(self) -> Scoring:
        """The ledger and the values."""
        return Scoring.model_construct(
            mode=self.one("score.mode"),
            values=self._values(),
            bonus=self.by_card("score.multiplier", None),
            rounding=self.maybe("score.rounding", None),
            reshuffle_fine=self.maybe("stock.fine", None),
        )

    def _largest_hand(self) -> int:
        """The cards of the hand with the most cards."""
        size: HandSize = self.one("deal.count-by-players")
        counter = self._counter()
        return size.cards or max((*size.schedule, counter.start if counter and size.kind == "counter" else 1))

    def _counter(self) -> Counter | None:
        counter: Counter | None = self.maybe("deal.counter", None)
        return counter and counter.model_copy(update={"falls": self.maybe("counter.falls", "winner")})

    def _jump(self) -> Jump | None:
        jump: Jump | None = self.maybe("turn.jump-in", None)
        said = {
            "then": self.maybe("turn.jump-then", "after jumper"),
            "effect": self.maybe("turn.jump-effect", "cancels"),
        }
        return jump and jump.model_copy(update=said)

    def _replies(self) -> tuple[tuple[Reply, ...], ...]:
        said = [one for one in self._placed("debt.answer") if one.entry.value is not None]
        if not said:
            return ((),) * self._deck().kind_count
        result = []
        for owed in range(self._deck().kind_count):
            replies: dict[str, int] = {}
            for one in said:
                cards = one.elements >> (owed << MOST_KINDS_SHIFT) & ((1 << (1 << MOST_KINDS_SHIFT)) - 1)
                if cards:
                    replies[str(one.entry.value)] = replies.get(str(one.entry.value), 0) | cards
            result.append(tuple(Reply.model_construct(cards=cards, mode=mode) for mode, cards in replies.items()))
        return tuple(result)

    def _calls(self) -> tuple[Any, ...]:
        calls = [one.entry.value for one in self._placed("call.required") if one.entry.value is not None]
        return tuple(sorted(calls, key=lambda call: -int(call.at)))

    def _values(self) -> tuple[int | None, ...]:
        said = self.by_card("score.value", None)
        return tuple(
            (self._deck().ranks[self._deck().rank_of(kind)].face or 0) * value.times
            if isinstance(value, FaceValue)
            else value
            for kind, value in enumerate(said)
        )

    def _ending(self) -> Ending:
        ending: Ending = self.one("match-end.kind")
        if not ending.per_player or ending.points is None:
            return ending
        return ending.model_copy(update={"points": ending.points * self._players()})
