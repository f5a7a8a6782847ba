"""Define what a card does when it is played: the closed union of effects."""

from typing import Annotated, ClassVar, Literal

from ...cards.cards import CardSet
from ...cards.relations import Relation
from ...rules.key import ByCard, ByMoment, ByPlace, Key, Plain
from ...rules.limits import AtMost, Between, ByKind
from ...rules.model import MOST_SEATS, CardCount, PerCard, Topic
from ..conditions.model import Condition
from ..drawing.model import Amount
from ..manners.model import ToldPart

MOST_EFFECTS = 4
"""How many effects one card may have."""

Target = Literal["next", "previous", "chosen"]
DrawTarget = Literal["next", "previous", "others", "everyone", "chosen", "you"]
DEBTORS: tuple[DrawTarget, ...] = ("next", "previous", "chosen")
"""Who owes draws, so that they may be answered; all others draw at once."""
SkipTarget = Literal["next", "others", "chosen"]
ThenTurn = Literal["waits", "plays", "may play"]
Picked = Literal["unseen", "picked by giver"]
Discarder = Literal["next", "previous", "others", "all", "chosen", "you"]
Lasting = Literal["once", "for a round", "until somebody fails"]


class Naming(Topic):
    """The naming of a suit or a rank: whether it may stay the same, and whether it may be left out."""

    what: Literal["suit", "rank", "suit and rank"] = "suit"
    another: bool = False
    """The named suit must differ from the one that was to be followed."""
    optional: bool = False
    same_colour: bool = False
    """Only a suit of the card's own colour may be named."""


class Fallback(Topic):
    """What a player does who cannot or will not lay the card that is asked for."""

    kind: Literal["draw", "wait", "not allowed"]
    amount: Amount | None = None
    """For `draw`; `None`: as many as the number on the card that asks."""


class AnEffect(Topic):
    """What all effects say of themselves beside their rules."""

    asks_whom: ClassVar[str] = "Whom do you choose?"
    """What its player is asked if it means a player of choice."""
    asks_for_card: ClassVar[str] = ""
    """What its player is asked if cards of the own hand are to be chosen for it."""
    moves_cards: ClassVar[bool] = False
    """Whether it changes how many cards others hold, without a draw."""


class Draws(AnEffect):
    """Somebody draws cards; with the targets `next`, `previous` and `chosen` it is a debt that may be answered."""

    kind: Literal["draws"] = "draws"
    asks_whom: ClassVar[str] = "Who is to draw?"
    target: DrawTarget
    cards: CardCount | None
    """`None`: as many as the number on the card."""
    then: ThenTurn = "waits"
    """What the debtor may still do in that turn."""


class DrawsUntil(AnEffect):
    """Somebody draws at once, card by card, until one of certain cards has come or there is none to draw."""

    kind: Literal["draws until"] = "draws until"
    asks_whom: ClassVar[str] = "Who is to draw?"
    target: DrawTarget
    cards: Relation
    """Which cards, by the one that was laid."""
    most: CardCount | None = None


class Waits(AnEffect):
    """Somebody owes turns: one player misses as many as add up."""

    kind: Literal["waits"] = "waits"
    asks_whom: ClassVar[str] = "Who is to miss a turn?"
    target: Target
    turns: Annotated[int, Between(1, MOST_SEATS)] = 1


class Skips(AnEffect):
    """Seats are passed over."""

    kind: Literal["skips"] = "skips"
    asks_whom: ClassVar[str] = "Who is to be skipped?"
    target: SkipTarget
    seats: Annotated[int, Between(1, MOST_SEATS)] = 1


class Reverses(AnEffect):
    """The order of play turns round."""

    kind: Literal["reverses"] = "reverses"


class PlaysAgain(AnEffect):
    """The same player has another turn."""

    kind: Literal["plays again"] = "plays again"
    optional: bool = False
    """One more card or nothing, instead of a whole turn."""


class Names(AnEffect):
    """The player names a suit or a rank, although the card is not wild."""

    kind: Literal["names"] = "names"
    naming: Naming


class NamesForThis(AnEffect):
    """The player names a suit or a rank for what the card does, and for nothing else."""

    kind: Literal["names for this"] = "names for this"
    what: Literal["suit", "rank"]


class Covers(AnEffect):
    """The player owes a card on the own one: laid now, or else."""

    kind: Literal["covers"] = "covers"
    cards: Relation
    otherwise: Fallback


class MustPlay(AnEffect):
    """The next player has to lay one of these cards, or else; perhaps so on round the table."""

    kind: Literal["must play"] = "must play"
    asks_whom: ClassVar[str] = "Who is to lay a card?"
    target: Target
    cards: Relation
    otherwise: Fallback
    lasting: Lasting = "once"


class Demands(AnEffect):
    """The player names a rank, and the next player has to lay it."""

    kind: Literal["demands"] = "demands"
    cards: CardSet
    """The cards whose ranks may be named."""
    otherwise: Fallback | None = None
    """`None`: whoever cannot follow draws as in any turn."""
    lasting: Lasting = "once"


class OpensRound(AnEffect):
    """A player who holds another such card may open a round: everybody lays one or else, until the opener ends it."""

    kind: Literal["opens round"] = "opens round"
    cards: Relation
    otherwise: Fallback


class Adds(AnEffect):
    """Any number of such cards may be laid on top in the same turn; only the last one acts."""

    kind: Literal["adds"] = "adds"
    cards: Relation


class Copies(AnEffect):
    """The card has the effects of the card under it."""

    kind: Literal["copies"] = "copies"


class SwapsHands(AnEffect):
    """The player swaps hands with another."""

    kind: Literal["swaps hands"] = "swaps hands"
    asks_whom: ClassVar[str] = "With whom do you swap hands?"
    moves_cards: ClassVar[bool] = True
    target: Target


class RotatesHands(AnEffect):
    """All hands move on by one seat."""

    kind: Literal["rotates hands"] = "rotates hands"
    moves_cards: ClassVar[bool] = True
    left: bool = False
    """Always to the left, instead of in the order of play."""


class Gives(AnEffect):
    """The player gives away cards of the own hand, chosen by the player."""

    kind: Literal["gives"] = "gives"
    asks_whom: ClassVar[str] = "Who gets the card?"
    asks_for_card: ClassVar[str] = "Give a card away:"
    moves_cards: ClassVar[bool] = True
    target: Target
    cards: CardCount


class TakesCards(AnEffect):
    """The player gets cards of another hand: whoever holds them chooses, or they are drawn unseen."""

    kind: Literal["takes cards"] = "takes cards"
    asks_whom: ClassVar[str] = "From whom do you take?"
    asks_for_card: ClassVar[str] = "Give a card away:"
    moves_cards: ClassVar[bool] = True
    target: Target
    cards: CardCount
    picked: Picked = "unseen"


class SwapsCards(AnEffect):
    """The player and another exchange equally many cards; each chooses from the own hand before seeing any."""

    kind: Literal["swaps cards"] = "swaps cards"
    asks_whom: ClassVar[str] = "With whom do you swap?"
    asks_for_card: ClassVar[str] = "Put a card aside to swap:"
    moves_cards: ClassVar[bool] = True
    target: Target
    cards: CardCount


class PassesCards(AnEffect):
    """Everybody passes cards on to a neighbour; each chooses from the own hand before seeing any."""

    kind: Literal["passes cards"] = "passes cards"
    asks_for_card: ClassVar[str] = "Put a card aside to pass on:"
    moves_cards: ClassVar[bool] = True
    cards: CardCount
    left: bool = False
    """Always to the left, instead of in the order of play."""


class Discards(AnEffect):
    """Somebody discards cards, which do nothing; each player picks from the own hand."""

    kind: Literal["discards"] = "discards"
    asks_whom: ClassVar[str] = "Who is to discard?"
    asks_for_card: ClassVar[str] = "Discard a card:"
    moves_cards: ClassVar[bool] = True
    target: Discarder
    cards: CardCount | None
    """How many; `None`: all there are."""
    of: Relation | None = None
    """Which cards, by the one that was laid; `None`: any."""


class ShowsHand(AnEffect):
    """Somebody sees the player's hand."""

    kind: Literal["shows hand"] = "shows hand"
    asks_whom: ClassVar[str] = "Who sees your hand?"
    target: Literal["next", "previous", "chosen", "others"]


class EndsHand(AnEffect):
    """The player may end the hand, which is then scored."""

    kind: Literal["ends hand"] = "ends hand"
    at_most: Annotated[int, Between(0, 1000)] | None = None
    """Only if the own hand is worth no more."""


PlainEffect = (
    Draws
    | Waits
    | Skips
    | PlaysAgain
    | Names
    | NamesForThis
    | Copies
    | SwapsHands
    | RotatesHands
    | Gives
    | TakesCards
    | SwapsCards
    | PassesCards
    | ShowsHand
    | EndsHand
)
"""What means the same on every card and at every table."""
DependentEffect = Reverses | Covers | MustPlay | Demands | OpensRound | Adds | Discards | DrawsUntil
"""What means something else for two players, or asks for cards that go with the card itself."""
Effect = Annotated[PlainEffect | DependentEffect, ByKind()]
EffectList = Annotated[tuple[Effect, ...], AtMost(MOST_EFFECTS)]
TwoPlayerReverse = Literal["skips", "nothing"]


class UnderCondition(Topic):
    """What a card does if a condition is met, instead of what it does otherwise."""

    condition: Condition
    effects: EffectList
    told: tuple[ToldPart, ...] = ()
    """What is told of it then and not played."""


class Effects(Topic):
    """The effects of every card; an empty list for a card that does nothing."""

    of_card: PerCard[EffectList]
    of_cutter_suit: PerCard[EffectList | None] = ()
    """For each card its effects if it has the suit of the cutter; `None`: the same as otherwise."""
    under_conditions: PerCard[tuple[UnderCondition, ...]] = ()
    """For each card what it does instead under conditions, of which no two can be met together."""
    reverse_with_two: TwoPlayerReverse
    told: PerCard[tuple[ToldPart, ...]] = ()
    """For each card what is told of it and not played; empty if nothing is told of any."""
    told_of_cutter_suit: PerCard[tuple[ToldPart, ...]] = ()
    """For each card what is told of it if it has the suit of the cutter."""


# The questions, in reading order; each with the type of its answer if a model holds it.

PLAY_EFFECT = ByCard[EffectList]("play.effect")
PLAY_ON = ByPlace[EffectList]("play.on")
PLAY_WHILE = ByMoment[UnderCondition]("play.while")
EFFECT_ORDER = Key("effect.order")
EFFECT_RESET = Key("effect.reset")
ALL_DRAW_ORDER = Key("all-draw.order")
DRAW_UNTIL = Key("draw.until")
NAME_FOR_THIS = Key("name.for-this")
DRAW_HIDDEN = Key("draw.hidden")
SKIP_TWO_PLAYER = Key("skip.two-player")
SKIP_WHO_COUNTS = Key("skip.who-counts")
REVERSE_NEXT = Key("reverse.next")
REVERSE_TWO_PLAYER = Plain[TwoPlayerReverse]("reverse.two-player")
REVERSE_REPLY = Key("reverse.reply")
TURN_EXTRA_OPTIONAL = Key("turn.extra-optional")
TURN_EXTRA_FAIL = Key("turn.extra-fail")
AGAIN_TWO_PLAYER = Key("again.two-player")
TURN_COVER = Key("turn.cover")
TURN_QUESTION = Key("turn.question")
TURN_QUESTION_BY_CHOICE = Key("turn.question-by-choice")
TURN_QUESTION_DRAWN = Key("turn.question-drawn")
TURN_QUESTION_VOID = Key("turn.question-void")
FORCE_RANK = Key("force.rank")
RUN_OPEN = Key("run.open")
WILD_DEMAND_IMPOSSIBLE = Key("wild.demand-impossible")
WILD_DEMAND_BINDS_OWNER = Key("wild.demand-binds-owner")
WILD_NAMED_RANK_ACTION = Key("wild.named-rank-action")
ROUND_RANK = Key("round.rank")
COPY_EFFECT = Key("copy.effect")
SWAP_CHOICE = Key("swap.choice")
SWAP_LAST_CARD = Key("swap.last-card")
SWAP_CALL = Key("swap.call")
ROTATE_DIR = Key("rotate.dir")
GIVE_CARD = Key("give.card")
OUT_GIVEN_AWAY = Key("out.given-away")
OUT_TAKEN_AWAY = Key("out.taken-away")
DISCARD_WHICH = Key("discard.which")
DISCARD_WHERE = Key("discard.where")
MOVE_WHICH = Key("move.which")
MOVE_SHORT = Key("move.short")
REVEAL_HAND = Key("reveal.hand")
OUT_EARLY_END = Key("out.early-end")
OUT_EARLY_TIE = Key("out.early-tie")
