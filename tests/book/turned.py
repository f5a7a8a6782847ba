"""Rules with one word changed: for each closed choice in the models, how to make rules with one of its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from books_to_print import rules_of

from crazy8.compiler.book.languages.language import language
from crazy8.compiler.book.sections import tell_all
from crazy8.compiler.cards.relations import Relation
from crazy8.compiler.rules.model import Topic
from crazy8.compiler.topics.calls import model as calls
from crazy8.compiler.topics.conditions import model as conditions
from crazy8.compiler.topics.counters.model import Counter
from crazy8.compiler.topics.deal import model as deal
from crazy8.compiler.topics.debts import model as obligations
from crazy8.compiler.topics.drawing import model as drawing
from crazy8.compiler.topics.effects import model as effects
from crazy8.compiler.topics.finish import model as finish
from crazy8.compiler.topics.game import model as game
from crazy8.compiler.topics.matching import model as fits
from crazy8.compiler.topics.out_of_turn.model import Jump
from crazy8.compiler.topics.players import model as table_rules
from crazy8.compiler.topics.rules import Rules
from crazy8.compiler.topics.scoring import model as scoring
from crazy8.compiler.topics.several import model as several
from crazy8.compiler.topics.starter import model as starter
from crazy8.compiler.topics.stock import model as stock_rules

BODY = """
players 2 to 4
wild 8: names suit
play 2: next draws 2
play Q: skip next
answer 2 with 2
answer Q with Q
call "last card" at 1 card, else draw 2
game to 100, lowest wins
"""
TWO = "2"


@cache
def base(players: int = 3) -> Rules:
    return rules_of(BODY, players)


def with_topic(rules: Rules, topic: str, **fields: Any) -> Rules:
    """Rules in which some fields of a topic are different."""
    return replace(rules, **{topic: getattr(rules, topic).with_changes(**fields)})


def relation(rules: Rules, cards: int) -> Relation:
    """The relation that means these cards wherever they are laid."""
    return Relation(on=(cards,) * rules.deck.kind_count, on_named=(cards,) * len(rules.deck.suits))


def same_rank(rules: Rules) -> Relation:
    """The relation that means the cards of the rank of the card below."""
    deck = rules.deck
    on = tuple(deck.of_rank(deck.rank_of(kind)) for kind in range(deck.kind_count))
    return Relation(on=on, on_named=(0,) * len(deck.suits))


def twos(rules: Rules) -> int:
    rank = next(number for number, one in enumerate(rules.deck.ranks) if one.name == TWO)
    return rules.deck.of_rank(rank)


def for_twos(rules: Rules, topic: str, field: str, value: Any, **otherwise: Any) -> Rules:
    """Rules in which a card-by-card answer is different for the twos; `otherwise` is that of the rest, if given."""
    old = getattr(getattr(rules, topic), field)
    if otherwise:
        old = (otherwise["otherwise"],) * rules.deck.kind_count
    values = tuple(value if twos(rules) >> kind & 1 else old[kind] for kind in range(len(old)))
    return with_topic(rules, topic, **{field: values})


def literals_of(annotation: Any) -> tuple[str, ...]:
    """The words of all closed choices in an annotation."""
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return tuple(word for part in get_args(annotation) for word in literals_of(part))


def words_of(model: type[Topic], field: str) -> tuple[str, ...]:
    return literals_of(get_type_hints(model)[field])


Turn = Callable[[Rules, Any], Rules]

TURNED: dict[tuple[type[Topic], str], Turn] = {
    (table_rules.Seating, "first_player"): lambda rules, word: with_topic(rules, "seating", first_player=word),
    (table_rules.Holder, "which"): lambda rules, word: with_topic(
        rules, "seating", first_player=table_rules.Holder(cards=twos(rules), which=word)
    ),
    (table_rules.Seating, "direction"): lambda rules, word: with_topic(rules, "seating", direction=word),
    (table_rules.Seating, "leaver"): lambda rules, word: with_topic(rules, "seating", leaver=word),
    (deal.Deal, "first_dealer"): lambda rules, word: with_topic(rules, "deal", first_dealer=word),
    (deal.Deal, "next_dealer"): lambda rules, word: with_topic(rules, "deal", next_dealer=word),
    (deal.HandSize, "kind"): lambda rules, word: with_topic(rules, "deal", size=size(word)),
    (deal.Handicap, "who"): lambda rules, word: with_topic(
        rules, "deal", handicaps=(deal.Handicap(who=word, cards=1),)
    ),
    (Counter, "falls"): lambda rules, word: with_topic(rules, "deal", counter=Counter(start=8, end=1, falls=word)),
    (Counter, "over"): lambda rules, word: with_topic(
        with_topic(rules, "game", ending=game.Ending(kind="counter")),
        "deal",
        counter=Counter(start=8, end=1, over=word),
    ),
    (starter.Starter, "comes_from"): lambda rules, word: with_topic(rules, "starter", comes_from=word),
    (starter.Treatment, "kind"): lambda rules, word: for_twos(rules, "starter", "of_card", treatment(word)),
    (fits.Matching, "attributes"): lambda rules, word: with_topic(rules, "matching", attributes=(word,)),
    (drawing.Amount, "mode"): lambda rules, word: with_topic(rules, "drawing", amount=amount(word)),
    (drawing.Drawing, "when"): lambda rules, word: with_topic(rules, "drawing", when=word),
    (drawing.Drawing, "drawn_card"): lambda rules, word: with_topic(rules, "drawing", drawn_card=word),
    (drawing.Drawing, "pass_after"): lambda rules, word: with_topic(rules, "drawing", pass_after=word),
    (stock_rules.Stock, "refills"): lambda rules, word: with_topic(rules, "stock", refills=word),
    (stock_rules.Stock, "keeps"): lambda rules, word: with_topic(rules, "stock", keeps=word),
    (stock_rules.Stock, "short"): lambda rules, word: with_topic(rules, "stock", short=word),
    (several.Several, "top"): lambda rules, word: with_topic(lays_several(rules), "several", top=word),
    (several.Several, "added_row"): lambda rules, word: with_topic(adds_twos(rules), "several", added_row=word),
    (several.Several, "effects"): lambda rules, word: with_topic(lays_several(rules), "several", effects=word),
    (Jump, "then"): lambda rules, word: with_topic(rules, "out_of_turn", jump=jump(rules, then=word)),
    (Jump, "owing"): lambda rules, word: with_topic(
        does(rules, effects.Draws(target="next", cards=2)), "out_of_turn", jump=jump(rules, owing=word)
    ),
    (Jump, "effect"): lambda rules, word: with_topic(rules, "out_of_turn", jump=jump(rules, effect=word)),
    (stock_rules.Stock, "empty"): lambda rules, word: with_topic(rules, "stock", empty=word),
    (stock_rules.Stock, "exhausted"): lambda rules, word: with_topic(rules, "stock", exhausted=word),
    (effects.Draws, "target"): lambda rules, word: does(rules, effects.Draws(target=word, cards=2)),
    (effects.Draws, "then"): lambda rules, word: does(rules, effects.Draws(target="next", cards=2, then=word)),
    (effects.Skips, "target"): lambda rules, word: does(rules, effects.Skips(target=word)),
    (effects.Effects, "reverse_with_two"): lambda rules, word: with_topic(
        does(rules, effects.Reverses()), "effects", reverse_with_two=word
    ),
    (effects.Waits, "target"): lambda rules, word: does(rules, effects.Waits(target=word)),
    (effects.SwapsHands, "target"): lambda rules, word: does(rules, effects.SwapsHands(target=word)),
    (effects.Gives, "target"): lambda rules, word: does(rules, effects.Gives(target=word, cards=2)),
    (effects.TakesCards, "target"): lambda rules, word: does(rules, effects.TakesCards(target=word, cards=2)),
    (effects.TakesCards, "picked"): lambda rules, word: does(
        rules, effects.TakesCards(target="next", cards=2, picked=word)
    ),
    (effects.SwapsCards, "target"): lambda rules, word: does(rules, effects.SwapsCards(target=word, cards=2)),
    (effects.Discards, "target"): lambda rules, word: does(rules, effects.Discards(target=word, cards=2)),
    (effects.DrawsUntil, "target"): lambda rules, word: does(
        rules, effects.DrawsUntil(target=word, cards=relation(rules, twos(rules)))
    ),
    (effects.ShowsHand, "target"): lambda rules, word: does(rules, effects.ShowsHand(target=word)),
    (effects.MustPlay, "target"): lambda rules, word: does(rules, must_play(rules, target=word)),
    (effects.MustPlay, "lasting"): lambda rules, word: does(rules, must_play(rules, lasting=word)),
    (effects.Demands, "lasting"): lambda rules, word: does(rules, effects.Demands(cards=twos(rules), lasting=word)),
    (effects.Fallback, "kind"): lambda rules, word: does(rules, must_play(rules, otherwise=fallback(word))),
    (effects.NamesForThis, "what"): lambda rules, word: does(rules, effects.NamesForThis(what=word)),
    (effects.Naming, "what"): lambda rules, word: does(rules, effects.Names(naming=effects.Naming(what=word))),
    (obligations.Debts, "answered_by"): lambda rules, word: with_topic(
        answered(rules, "passes on"), "debts", answered_by=word
    ),
    (obligations.DebtAnswer, "mode"): lambda rules, word: answered(rules, word),
    (calls.Calls, "window"): lambda rules, word: with_topic(rules, "calls", window=word),
    (calls.Calls, "catcher"): lambda rules, word: with_topic(rules, "calls", catcher=word),
    (finish.LastCard, "kind"): lambda rules, word: for_twos(rules, "finish", "last_card", last_card(word)),
    (finish.Finish, "then"): lambda rules, word: with_topic(rules, "finish", then=word),
    (finish.HandLimit, "result"): lambda rules, word: with_topic(
        rules, "finish", limit=finish.HandLimit(cards=20, result=word)
    ),
    (scoring.Mode, "kind"): lambda rules, word: with_topic(rules, "scoring", mode=mode(word)),
    (game.Ending, "kind"): lambda rules, word: with_topic(rules, "game", ending=ending(word)),
    (game.Ending, "outcome"): lambda rules, word: with_topic(
        rules, "game", ending=game.Ending(kind="target", points=100, outcome=word)
    ),
    (game.GameRules, "tie"): lambda rules, word: with_topic(rules, "game", tie=word),
}
"""For each closed choice in the models, how to make rules with one of its words."""

ONE_WORD_EACH = {*get_args(get_args(effects.Effect)[0]), *get_args(get_args(conditions.Condition)[0])}
"""The models whose `kind` is a single word that tells them apart."""


def treatment(word: str) -> starter.Treatment:
    naming = effects.Naming() if word in ("dealer names", "first names") else None
    extra = (effects.Draws(target="everyone", cards=1),) if word == "effects" else ()
    return starter.Treatment(kind=word, naming=naming, effects=extra)  # type: ignore[arg-type]


def amount(word: str) -> drawing.Amount:
    return drawing.Amount(mode=word, cards=2 if word in ("exactly", "up to") else None)  # type: ignore[arg-type]


def does(rules: Rules, effect: Any) -> Rules:
    """Rules in which the twos do something, which nothing answers."""
    bare = with_topic(rules, "debts", replies=((),) * rules.deck.kind_count)
    return for_twos(bare, "effects", "of_card", (effect,))


def answered(rules: Rules, word: str) -> Rules:
    """Rules in which the twos are answered with twos in some way."""
    return for_twos(rules, "debts", "replies", (obligations.DebtAnswer(cards=twos(rules), mode=word),))  # type: ignore[arg-type]


def last_card(word: str) -> finish.LastCard:
    return finish.LastCard(kind=word, cards=3 if word == "draws" else None)  # type: ignore[arg-type]


def mode(word: str) -> scoring.Mode:
    return scoring.Mode(kind=word, points=5 if word == "winner takes" else None)  # type: ignore[arg-type]


def ending(word: str) -> game.Ending:
    return game.Ending(
        kind=word,  # type: ignore[arg-type]
        hands=3 if word in ("hands", "each deals") else None,
        points=100 if word in ("target", "columns") else None,
        outcome="lowest wins" if word == "target" else None,
        columns=3 if word == "columns" else None,
    )


def size(word: str) -> deal.HandSize:
    return deal.HandSize(
        kind=word,  # type: ignore[arg-type]
        cards=6 if word == "always" else None,
        schedule=(6, 4) if word == "per hand" else (),
    )


def fallback(word: str) -> effects.Fallback:
    return effects.Fallback(kind=word, amount=amount("exactly") if word == "draw" else None)  # type: ignore[arg-type]


def must_play(rules: Rules, **fields: Any) -> effects.MustPlay:
    """That somebody has to lay a two."""
    given: dict[str, Any] = {"target": "next", "cards": relation(rules, twos(rules)), "otherwise": fallback("draw")}
    return effects.MustPlay(**given | fields)


def adds_twos(rules: Rules) -> Rules:
    """Rules in which twos may be added to a two."""
    return does(rules, effects.Adds(cards=relation(rules, twos(rules))))


def lays_several(rules: Rules, **fields: Any) -> Rules:
    """Rules in which several twos may be laid in one turn."""
    laid = several.Together(cards=relation(rules, twos(rules)), **fields)
    return with_topic(rules, "several", together=laid)


def jump(rules: Rules, **fields: Any) -> Jump:
    return Jump(cards=relation(rules, twos(rules)), **fields)


def text_of(rules: Rules, tag: str) -> str:
    """Everything that a language says about the rules of one table, the quiet part included."""
    words = language(tag)
    lines = []
    for told in tell_all(rules):
        lead = "" if told.lead is None else words.cards(told.lead, "many")
        lines.append(lead + " ".join(words.sentence(one) for one in told.phrases))
    return "\n".join(lines)
