"""The last words on all questions to the models of the topics.

The parts were validated when their statements were read, and the words of closed choices come from the grammar, so the
topics are put together without validating all of it again for every table; a test validates them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crazy8.compiler.resolve.one_layer import Placed
from crazy8.compiler.resolve.readers.scores import FaceValue
from crazy8.compiler.rules.calls import Calls
from crazy8.compiler.rules.cards import Deck, kinds_in
from crazy8.compiler.rules.deal import Deal
from crazy8.compiler.rules.drawing import Drawing
from crazy8.compiler.rules.effects import Effects
from crazy8.compiler.rules.finish import Finish, LastCard
from crazy8.compiler.rules.fits import Fits
from crazy8.compiler.rules.game import Ending, Game
from crazy8.compiler.rules.obligations import Obligations, Reply
from crazy8.compiler.rules.scoring import Scoring
from crazy8.compiler.rules.starter import Starter, Treatment
from crazy8.compiler.rules.stock import Stock
from crazy8.compiler.rules.table import Table

MOST_KINDS_SHIFT = 6
"""A pair of cards is the owed kind shifted by so many bits, plus the answering kind."""
PLAIN = Treatment.model_construct(kind="plain")
WINS = LastCard.model_construct(kind="wins")


class LastWords:
    """What is placed for each question, as values."""

    def __init__(self, placed: Mapping[str, list[Placed]], deck: Deck, players: int) -> None:
        """Look at the outcome of a combination."""
        self.placed = placed
        self.deck = deck
        self.players = players

    def one(self, question: str) -> Any:
        """The value of a plain question that has an answer."""
        return self.placed[question][0].entry.value

    def by_card(self, question: str, otherwise: Any) -> tuple[Any, ...]:
        """The value for each card; `otherwise` where nobody said anything or somebody said "none"."""
        values = [otherwise] * self.deck.kind_count
        for one in self.placed.get(question, []):
            if one.entry.value is not None:
                for kind in kinds_in(one.elements):
                    values[kind] = one.entry.value
        return tuple(values)

    def topics(self) -> dict[str, Any]:
        """All topics, under the names that `Rules` has for them."""
        return {
            "table": Table.model_construct(
                range=self.one("players.range"),
                first_player=self.one("seat.first-player"),
                direction=self.one("seat.direction"),
            ),
            "deal": Deal.model_construct(
                cards_each=self.one("deal.count-by-players"),
                first_dealer=self.one("deal.first-dealer"),
                next_dealer=self.one("deal.rotation"),
            ),
            "starter": self.starter(),
            "fits": Fits.model_construct(
                attributes=self.one("match.attributes"),
                wild=self.by_card("wild.which", None),
                forbidden_on=self.by_card("wild.playable-on", 0),
            ),
            "drawing": Drawing.model_construct(
                amount=self.one("draw.count"),
                when=self.one("draw.optional"),
                drawn_card=self.one("draw.play-drawn"),
            ),
            "stock": self.stock(),
            "effects": Effects.model_construct(
                of_card=self.by_card("play.effect", ()), reverse_with_two=self.one("reverse.two-player")
            ),
            "obligations": Obligations.model_construct(replies=self._replies()),
            "calls": Calls.model_construct(
                calls=self._calls(), window=self.one("call.window"), catcher=self.one("call.catcher")
            ),
            "finish": Finish.model_construct(
                last_card=self.by_card("out.last-card", WINS), then=self.one("out.play-on")
            ),
            "scoring": self.scoring(),
            "game": Game.model_construct(ending=self._ending(), tie=self.one("match-end.tie")),
        }

    def starter(self) -> Starter:
        """The treatment of every card as starter."""
        return Starter.model_construct(of_card=self.by_card("starter.treatment", PLAIN))

    def stock(self) -> Stock:
        """The policies; what a blocked hand counts is void until it is known what is assumed of it."""
        return Stock.model_construct(
            empty=self.one("stock.empty"),
            exhausted=self.one("stock.nothing-left"),
            blocked=self.one("block.result") if "block.result" in self.placed else None,
        )

    def scoring(self) -> Scoring:
        """The ledger and the values."""
        return Scoring.model_construct(mode=self.one("score.mode"), values=self._values())

    def _replies(self) -> tuple[tuple[Reply, ...], ...]:
        result = []
        for owed in range(self.deck.kind_count):
            replies: dict[str, int] = {}
            for one in self.placed.get("debt.answer", []):
                cards = one.elements >> (owed << MOST_KINDS_SHIFT) & ((1 << (1 << MOST_KINDS_SHIFT)) - 1)
                if cards and one.entry.value is not None:
                    replies[str(one.entry.value)] = replies.get(str(one.entry.value), 0) | cards
            result.append(tuple(Reply.model_construct(cards=cards, mode=mode) for mode, cards in replies.items()))
        return tuple(result)

    def _calls(self) -> tuple[Any, ...]:
        calls = [one.entry.value for one in self.placed.get("call.required", []) if one.entry.value is not None]
        return tuple(sorted(calls, key=lambda call: -int(call.at)))

    def _values(self) -> tuple[int | None, ...]:
        said = self.by_card("score.value", None)
        return tuple(
            (self.deck.ranks[self.deck.rank_of(kind)].face or 0) * value.times
            if isinstance(value, FaceValue)
            else value
            for kind, value in enumerate(said)
        )

    def _ending(self) -> Ending:
        ending: Ending = self.one("match-end.kind")
        if not ending.per_player or ending.points is None:
            return ending
        return ending.model_copy(update={"points": ending.points * self.players})
