"""Set up a table by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypedDict

from crazy8.arguments import MOST_SEED, only, whole_number, yes_or_no
from crazy8.arguments import seat as seat_given
from crazy8.compiler.cards.words import plain_word
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import ChoiceError, NotFoundError
from crazy8.games.bots import program_of
from crazy8.games.card import Card, cards_of, number_of
from crazy8.games.game import Game
from crazy8.games.typed_cards import CardWords
from crazy8.read_variant import ReadVariant
from crazy8.runtime.people import table as engine
from crazy8.runtime.people.position import Position, state_at, who_begins
from crazy8.runtime.records.program import Program
from crazy8.runtime.topics.debts import MOST_OWED

CardGiven: TypeAlias = Card | str
"""A card, or its name: `5♥`, `5h`, `five hearts`."""
MOST_POINTS = 1_000_000


class Asked(TypedDict, total=False):
    """The description of a position; what is left out is as the comments say, and cards are dealt at random."""

    hands: Mapping[int, Iterable[CardGiven]] | Sequence[Iterable[CardGiven] | None]
    """The whole hand of each seat, `None` for one that is dealt; or by seat. All are dealt."""
    top: CardGiven | None
    """The card on top, as if laid some time ago; one that does nothing."""
    starter: CardGiven | None
    """The card that is turned up as the hand begins: it is refused, or treated as the rules say. `None` where the rules
    turn none up, and whoever begins leads. Left out, the hand is under way."""
    pile: Iterable[CardGiven]
    """The discards under it, the lowest first; none."""
    stock: Iterable[CardGiven]
    """The next cards of the stock, the first one first; all others lie under them."""
    only_stock: bool
    """Whether the stock holds only those, and all others are out of the game; they are not."""
    named_suit: str | None
    """The suit that was named with the card on top; none."""
    mover: int | None
    """The seat that is to act; whoever begins if the dealer is said, else seat 0. Of a starter, whoever begins."""
    dealer: int | None
    """The seat that has dealt; the one that makes the mover begin, or the one before."""
    owed: int
    """The number of cards the mover owes because of the card on top; 0."""
    scores: Sequence[int]
    """Points of the game before this hand, by seat; 0."""
    players: int | None
    """The number of players; as many as there are `hands` in a row."""
    options: Iterable[str]
    """The options that are played with; none."""
    seed: int
    """From which the rest is dealt; 0."""


def set_up(variant: ReadVariant, asked: Asked) -> Game:
    """Return a game that begins in a position."""
    only(Asked.__annotations__, asked)
    hands, players = asked.get("hands", ()), asked.get("players")
    if players is None and hands and isinstance(hands, Sequence) and not isinstance(hands, str):
        players = len(hands)
    rules = variant.rules(players, asked.get("options", ()))
    seed = whole_number("seed", asked.get("seed", 0), 0, MOST_SEED)
    program = program_of(rules)
    mover, dealer = _mover_and_dealer(asked, program)
    position = _position(asked, rules, mover, dealer)
    try:
        state = state_at(program, position, seed)
    except ValueError as fault:
        raise ChoiceError(str(fault)) from None
    except IndexError:
        raise ChoiceError("the position asks for more cards than the pack holds") from None
    return Game(variant, rules, engine.RunningGame(program, state), seed)


def _position(asked: Asked, rules: Rules, mover: int, dealer: int) -> Position:
    """Return what is asked for, in numbers."""
    reader = _Reader(rules)
    _starter_fits(asked, rules)
    top, suit, starter = asked.get("top"), asked.get("named_suit"), asked.get("starter")
    scores = _one_each("scores", asked.get("scores", (0,) * rules.players), rules.players)
    return Position(
        turn=mover,
        dealer=dealer,
        hands=_hands(asked.get("hands", ()), rules.players, reader),
        top=None if top is None else reader.card("top", top),
        starter=None if starter is None else reader.card("starter", starter),
        leads="starter" in asked and starter is None,
        below=reader.cards("pile", asked.get("pile", ())),
        named_suit=None if suit is None else reader.suit(suit),
        stock=reader.cards("stock", asked.get("stock", ())),
        nothing_else=yes_or_no("only_stock", asked.get("only_stock", False)),
        totals={seat: whole_number("scores", one, -MOST_POINTS, MOST_POINTS) for seat, one in enumerate(scores)},
        owed_cards=whole_number("owed", asked.get("owed", 0), 0, MOST_OWED),
    )


def _mover_and_dealer(asked: Asked, program: Program) -> tuple[int, int]:
    """Return who is to act and who has dealt. Before anything is laid it is for the rules who begins."""
    given = {
        name: None if seat is None else seat_given(seat, program.players, name)
        for name, seat in (("mover", asked.get("mover")), ("dealer", asked.get("dealer")))
    }
    mover, dealer = given["mover"], given["dealer"]
    first, dealt = who_begins(program, dealer, mover or 0)
    if mover is None or mover == first:
        return first, dealt
    if "starter" in asked:
        raise ChoiceError(f"with seat {dealt} as `dealer` seat {first} begins, not seat {mover}")
    return mover, dealt


def _starter_fits(asked: Asked, rules: Rules) -> None:
    """Refuse a beginning of the hand that is none by the rules, or not the beginning by what else is said."""
    if "starter" not in asked:
        return
    turned_up = rules.starter.comes_from != "nowhere"
    if turned_up != (asked["starter"] is not None):
        raise ChoiceError(f"by these rules a hand begins {'with' if turned_up else 'without'} a `starter`")
    later = [name for name in ("top", "pile", "named_suit", "owed") if asked.get(name)]
    if later:
        raise ChoiceError(f"the hand begins with its `starter`, so there is no `{later[0]}` yet")


def _hands(given: object, players: int, reader: _Reader) -> dict[int, tuple[int, ...]]:
    """Return the hand of each seat of which one is given."""
    if isinstance(given, Mapping):
        pairs = [(_seat_of_hand(seat, players), hand) for seat, hand in given.items()]
    elif isinstance(given, Sequence) and not isinstance(given, str):
        pairs = list(enumerate(_one_each("hands", given, players) if given else ()))
    else:
        raise TypeError(f"`hands` has to be a list with a hand for each seat, or a mapping, not {given!r}")
    return {seat: reader.cards("hands", hand) for seat, hand in pairs if hand is not None}


def _seat_of_hand(given: object, players: int) -> int:
    try:
        return seat_given(given, players)
    except (TypeError, ValueError) as error:
        raise type(error)(f"`hands`: {error}") from None


def _one_each(name: str, given: object, players: int) -> Sequence[object]:
    """A list with as many as there are seats: with one that is shorter it would be a guess whose those are."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise TypeError(f"`{name}` has to be a list with one for each seat, not {given!r}")
    if len(given) != players:
        raise ValueError(f"`{name}` has {len(given)} for {players} seats")
    return given


class _Reader:
    """Reads cards and suits of one deck."""

    def __init__(self, rules: Rules) -> None:
        self._deck = rules.deck
        self._words = CardWords(rules.deck)

    def cards(self, name: str, given: object) -> tuple[int, ...]:
        """Return the kinds of some cards."""
        if isinstance(given, str) or not isinstance(given, Iterable):
            raise TypeError(f"`{name}` has to be a list of cards, such as ['5♥', '8♣'], not {given!r}")
        return tuple(self.card(name, one) for one in given)

    def card(self, name: str, given: object) -> int:
        """Return the kind of a card; raises `NotFoundError` if the deck has no such card, or more than one."""
        if isinstance(given, Card):
            return number_of(name, given, cards_of(self._deck))
        if not isinstance(given, str):
            raise TypeError(f"`{name}` has to be made of cards or their names, not of {given!r}")
        words = plain_word(given).lower().split()
        said = self._words.said([word for word in words if word != "of"]) if words else None
        if said is None or said.card is None or said.rest:
            raise NotFoundError(f"`{name}`: the deck has no card `{given}`")
        return said.card

    def suit(self, given: object) -> int:
        """Return the number of a suit."""
        if not isinstance(given, str):
            raise TypeError(f"`named_suit` has to be the name of a suit, not {given!r}")
        number = self._words.suit(plain_word(given).lower(), short=True)
        if number is None:
            known = ", ".join(suit.name for suit in self._deck.suits)
            raise NotFoundError(f"`named_suit`: the deck has no suit `{given}`", f"there are {known}")
        return number
