"""Rules made by hand, as the resolver would make them: a plain game, and what a test adds to it; what they raise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from pydantic import TypeAdapter

from crazy8.compiler.cards.cards import CardSet, Deck, card_set
from crazy8.compiler.cards.relations import Relation
from crazy8.compiler.check.verdict import standing
from crazy8.compiler.questions.answer import Answer, AnswerPart, Origin
from crazy8.compiler.questions.question import Question
from crazy8.compiler.rules.key import Key
from crazy8.compiler.source import Source, Span
from crazy8.compiler.topics.agreed import Identity
from crazy8.compiler.topics.calls.model import Call, Calls
from crazy8.compiler.topics.deal.model import Deal, HandSize
from crazy8.compiler.topics.debts.model import DebtAnswer, Debts
from crazy8.compiler.topics.deck.named import deck_named
from crazy8.compiler.topics.drawing.model import Amount, Drawing
from crazy8.compiler.topics.effects.model import Draws, Effect, Effects, Naming, PlaysAgain, Reverses, Skips
from crazy8.compiler.topics.finish.model import Finish, LastCard
from crazy8.compiler.topics.game.model import Ending, GameRules
from crazy8.compiler.topics.matching.model import Matching
from crazy8.compiler.topics.out_of_turn.model import OutOfTurn
from crazy8.compiler.topics.players.model import PlayerRange, Seating
from crazy8.compiler.topics.registry import QUESTIONS, by_key
from crazy8.compiler.topics.rules import Rules
from crazy8.compiler.topics.scoring.model import Mode, Scoring
from crazy8.compiler.topics.several.model import Several
from crazy8.compiler.topics.starter.model import Starter, Treatment
from crazy8.compiler.topics.stock.model import Stock
from crazy8.compiler.topics.wild.model import Wild

Value = TypeVar("Value")

DRAW_TWO = Draws(target="next", cards=2)
OTHERS_DRAW = Draws(target="others", cards=1)
SKIP = Skips(target="next")
REVERSE = Reverses()
AGAIN = PlaysAgain()
NAMES_SUIT = Wild(naming=Naming())

AUTHOR = Origin(kind="house", names=("house",), layer="table")
_ELSEWHERE = Source("base.c8", 'c8 2\nvariant base "Base"\n')


def pack(name: str = "standard52", packs: int = 1) -> Deck:
    deck = deck_named(name, packs)
    assert deck is not None
    return deck


def ranks(*names: str, deck: Deck | None = None) -> CardSet:
    """All cards of the named ranks."""
    deck = deck or pack()
    return card_set(kind for kind in range(deck.kind_count) if deck.ranks[deck.rank_of(kind)].name in names)


def known(key: str) -> Question:
    """The question of that name."""
    question = by_key(key)
    assert question is not None
    return question


def named(text: str) -> set[str]:
    """The names of questions in a text."""
    return set(text.split())


def _per_card(deck: Deck, of_rank: Mapping[str, Value], otherwise: Value) -> tuple[Value, ...]:
    return tuple(of_rank.get(deck.ranks[deck.rank_of(kind)].name, otherwise) for kind in range(deck.kind_count))


def _card_values(deck: Deck, of_cards: Mapping[CardSet, int]) -> tuple[int, ...]:
    return tuple(
        next((of_cards[cards] for cards in of_cards if cards >> kind & 1), 1) for kind in range(deck.kind_count)
    )


def said(
    question: str,
    text: str,
    cards: CardSet | None = None,
    *,
    owed: CardSet | None = None,
    number: int | None = None,
    default_of: str | None = None,
    in_base: bool = False,
    without: tuple[str, str] | None = None,
) -> Answer:
    """An answer of the author; with `default_of`, one that is assumed. Its place in a file comes with the rules.

    `without` is the question of a part that it leaves out, and what is assumed of that.
    """
    origin = AUTHOR if default_of is None else Origin(kind="default", names=(default_of,), layer="default")
    span = Span(_ELSEWHERE, 0, 4) if in_base else Span(Source("", text), 0, len(text))
    parts = ()
    if without is not None:
        parts = (AnswerPart(Key(without[0]), without[1], Origin(kind="default", names=("nobody",), layer="default")),)
    return Answer(question, None, text, origin, span, cards=cards, owed=owed, number=number, parts=parts)


def _in_a_file(answers: tuple[Answer, ...]) -> tuple[Span, tuple[Answer, ...]]:
    """The head of a file with a line for each answer of the author, and the answers with their places in it."""
    head = 'variant table "Table"'
    lines = [answer.text for answer in answers if not answer.is_default and answer.span.source is not _ELSEWHERE]
    file = Source("table.c8", "\n".join(["c8 2", head, *lines]) + "\n")
    placed = []
    for answer in answers:
        start = file.text.find(answer.text)
        own = not answer.is_default and answer.span.source is not _ELSEWHERE
        span = Span(file, start, start + len(answer.text)) if own else answer.span
        placed.append(answer._replace(span=span))
    start = file.text.index(head)
    return Span(file, start, start + len(head)), tuple(placed)


def table(
    *answers: Answer,
    players: int = 3,
    deck: Deck | None = None,
    cards_each: int = 5,
    wild: Mapping[str, Wild] | None = None,
    effects: Mapping[str, tuple[Effect, ...]] | None = None,
    starter: Mapping[str, Treatment] | None = None,
    replies: Mapping[str, tuple[DebtAnswer, ...]] | None = None,
    last_card: Mapping[str, LastCard] | None = None,
    card_values: Mapping[CardSet, int] | None = None,
    first_player: str = "left of dealer",
    draw: str | int = 1,
    drawn_card: str = "may be played",
    stock_empty: str = "reshuffle",
    exhausted: str = "pass",
    blocked: str | None = "each pays own hand",
    calls: tuple[Call, ...] = (),
    finish: str = "hand ends",
    score: str = "each pays own hand",
    ending: Ending | None = None,
    attributes: tuple[str, ...] = ("suit", "rank"),
    notes: tuple[tuple[str, str], ...] = (),
) -> Rules:
    """Rules for one table: everything plain but what is given, by the names of the ranks."""
    deck = deck or pack()
    head, placed = _in_a_file(answers)
    amount = {"mode": "exactly", "cards": draw} if isinstance(draw, int) else {"mode": draw}
    return Rules(
        identity=Identity(name="table", title="Table", titles=(), sources=(), span=head),
        offers=(),
        people=players,
        players=players,
        options=(),
        answers=placed,
        deck=deck,
        seating=TypeAdapter(Seating).validate_python(
            {"range": PlayerRange(fewest=2, most=6), "first_player": first_player, "direction": "clockwise"}
        ),
        deal=Deal(cards_each=cards_each, size=HandSize(cards=cards_each), first_dealer="random", next_dealer="left"),
        starter=Starter(of_card=_per_card(deck, starter or {}, Treatment(kind="plain"))),
        matching=TypeAdapter(Matching).validate_python(
            {
                "attributes": attributes,
                "wild": _per_card(deck, wild or {}, None),
                "forbidden_on": _per_card(deck, {}, 0),
            }
        ),
        drawing=TypeAdapter(Drawing).validate_python(
            {"amount": TypeAdapter(Amount).validate_python(amount), "when": "at will", "drawn_card": drawn_card}
        ),
        stock=TypeAdapter(Stock).validate_python(
            {"empty": stock_empty, "exhausted": exhausted, "blocked": {"kind": blocked} if blocked else None}
        ),
        effects=Effects(of_card=_per_card(deck, effects or {}, ()), reverse_with_two="skips"),
        debts=Debts(replies=_per_card(deck, replies or {}, ())),
        several=Several(),
        out_of_turn=OutOfTurn(),
        calls=Calls(calls=calls, window="next turn", catcher="anyone"),
        finish=TypeAdapter(Finish).validate_python(
            {"last_card": _per_card(deck, last_card or {}, LastCard(kind="wins")), "then": finish}
        ),
        scoring=Scoring(mode=Mode(kind=score), values=_card_values(deck, card_values or {})),
        game=GameRules(ending=ending or Ending(kind="single hand"), tie="extra hand"),
        notes=notes,
        told=(),
    )


def changed(rules: Rules, topic: str, **fields: object) -> Rules:
    """The same rules with something else in one topic."""
    return replace(rules, **{topic: getattr(rules, topic).with_changes(**fields)})


def relation(cards: CardSet, deck: Deck | None = None) -> Relation:
    """The same cards whatever lies below."""
    deck = deck or pack()
    return Relation(on=(cards,) * deck.kind_count, on_named=(cards,) * len(deck.suits))


def of_ranks(values: Mapping[str, Value]) -> tuple[Value | None, ...]:
    """A value for each card of the named ranks, nothing for the others."""
    return _per_card(pack(), values, None)


PLAIN = table()
"""Plain cards, one pack, three players, drawing one, a single hand."""


def raised(rules: Rules) -> set[str]:
    """The names of all questions that rules raise."""
    return {question.key for question in QUESTIONS if standing(question, rules).verdict != "does not arise"}


def raised_by(rules: Rules) -> set[str]:
    """What rules raise beyond a game of plain cards."""
    return raised(rules) - raised(PLAIN)


def arises(key: str, rules: Rules) -> bool:
    """Whether rules raise a question."""
    return standing(known(key), rules).verdict != "does not arise"
