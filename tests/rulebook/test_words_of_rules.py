"""Every word of the rules has a sentence in every language, and different words have different sentences.

The words are read from the models: a new one makes these tests fail until all languages can say it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import product
from pkgutil import iter_modules
from typing import Any, Literal, get_args, get_origin

import pytest
from books_to_print import rules_of

import crazy8.compiler.rules as rules_package
from crazy8.compiler.rulebook.footnotes import SIGNS
from crazy8.compiler.rulebook.language import LANGUAGES, language
from crazy8.compiler.rulebook.sections import tell_all
from crazy8.compiler.rules import calls, deal, drawing, effects, finish, fits, game, obligations, scoring, starter
from crazy8.compiler.rules import stock as stock_rules
from crazy8.compiler.rules import table as table_rules
from crazy8.compiler.rules.answer import OriginKind
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.rules.topic import Topic

BODY = """
players 2 to 4
wild 8 names suit
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
    return replace(rules, **{topic: getattr(rules, topic).model_copy(update=fields)})


def twos(rules: Rules) -> int:
    rank = next(number for number, one in enumerate(rules.deck.ranks) if one.name == TWO)
    return rules.deck.of_rank(rank)


def for_twos(rules: Rules, topic: str, field: str, value: Any) -> Rules:
    """Rules in which a card-by-card answer is different for the twos."""
    old = getattr(getattr(rules, topic), field)
    values = tuple(value if twos(rules) >> kind & 1 else old[kind] for kind in range(len(old)))
    return with_topic(rules, topic, **{field: values})


def literals_of(annotation: Any) -> tuple[str, ...]:
    """The words of all closed choices in an annotation."""
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return tuple(word for part in get_args(annotation) for word in literals_of(part))


def words_of(model: type[Topic], field: str) -> tuple[str, ...]:
    return literals_of(model.model_fields[field].annotation)


Turn = Callable[[Rules, Any], Rules]

TURNED: dict[tuple[type[Topic], str], Turn] = {
    (table_rules.Table, "first_player"): lambda rules, word: with_topic(rules, "table", first_player=word),
    (table_rules.Table, "direction"): lambda rules, word: with_topic(rules, "table", direction=word),
    (deal.Deal, "first_dealer"): lambda rules, word: with_topic(rules, "deal", first_dealer=word),
    (deal.Deal, "next_dealer"): lambda rules, word: with_topic(rules, "deal", next_dealer=word),
    (starter.Treatment, "kind"): lambda rules, word: for_twos(rules, "starter", "of_card", treatment(word)),
    (fits.Fits, "attributes"): lambda rules, word: with_topic(rules, "fits", attributes=(word,)),
    (drawing.Amount, "mode"): lambda rules, word: with_topic(rules, "drawing", amount=amount(word)),
    (drawing.Drawing, "when"): lambda rules, word: with_topic(rules, "drawing", when=word),
    (drawing.Drawing, "drawn_card"): lambda rules, word: with_topic(rules, "drawing", drawn_card=word),
    (stock_rules.Stock, "empty"): lambda rules, word: with_topic(rules, "stock", empty=word),
    (stock_rules.Stock, "exhausted"): lambda rules, word: with_topic(rules, "stock", exhausted=word),
    (effects.Draws, "target"): lambda rules, word: does(rules, effects.Draws(target=word, cards=2)),
    (effects.Draws, "then"): lambda rules, word: does(rules, effects.Draws(target="next", cards=2, then=word)),
    (effects.Skips, "target"): lambda rules, word: does(rules, effects.Skips(target=word)),
    (effects.Effects, "reverse_with_two"): lambda rules, word: with_topic(
        does(rules, effects.Reverses()), "effects", reverse_with_two=word
    ),
    (obligations.Reply, "mode"): lambda rules, word: answered(rules, word),
    (calls.Calls, "window"): lambda rules, word: with_topic(rules, "calls", window=word),
    (calls.Calls, "catcher"): lambda rules, word: with_topic(rules, "calls", catcher=word),
    (finish.LastCard, "kind"): lambda rules, word: for_twos(rules, "finish", "last_card", last_card(word)),
    (finish.Finish, "then"): lambda rules, word: with_topic(rules, "finish", then=word),
    (scoring.Mode, "kind"): lambda rules, word: with_topic(rules, "scoring", mode=mode(word)),
    (game.Ending, "kind"): lambda rules, word: with_topic(rules, "game", ending=ending(word)),
    (game.Ending, "outcome"): lambda rules, word: with_topic(
        rules, "game", ending=game.Ending(kind="target", points=100, outcome=word)
    ),
    (game.Game, "tie"): lambda rules, word: with_topic(rules, "game", tie=word),
}
"""For each closed choice in the models, how to make rules with one of its words."""

ONE_WORD_EACH = {effects.Draws, effects.Skips, effects.Reverses, effects.PlaysAgain, effects.Names}
"""The models whose `kind` is a single word that tells them apart."""


def treatment(word: str) -> starter.Treatment:
    naming = effects.Naming() if word in ("dealer names", "first names") else None
    extra = (effects.Draws(target="everyone", cards=1),) if word == "effects" else ()
    return starter.Treatment(kind=word, naming=naming, effects=extra)  # type: ignore[arg-type]


def amount(word: str) -> drawing.Amount:
    return drawing.Amount(mode=word, cards=None if word == "until playable" else 2)  # type: ignore[arg-type]


def does(rules: Rules, effect: Any) -> Rules:
    """Rules in which the twos do something, which nothing answers."""
    bare = with_topic(rules, "obligations", replies=((),) * rules.deck.kind_count)
    return for_twos(bare, "effects", "of_card", (effect,))


def answered(rules: Rules, word: str) -> Rules:
    """Rules in which the twos are answered with twos in some way."""
    return for_twos(rules, "obligations", "replies", (obligations.Reply(cards=twos(rules), mode=word),))  # type: ignore[arg-type]


def last_card(word: str) -> finish.LastCard:
    return finish.LastCard(kind=word, cards=3 if word == "draws" else None)  # type: ignore[arg-type]


def mode(word: str) -> scoring.Mode:
    return scoring.Mode(kind=word, points=5 if word == "winner takes" else None)  # type: ignore[arg-type]


def ending(word: str) -> game.Ending:
    return game.Ending(
        kind=word,  # type: ignore[arg-type]
        hands=3 if word in ("hands", "each deals") else None,
        points=100 if word == "target" else None,
        outcome="lowest wins" if word == "target" else None,
    )


def all_models() -> Iterator[type[Topic]]:
    """Every model of the rules."""
    for info in iter_modules(rules_package.__path__):
        module = import_module(f"crazy8.compiler.rules.{info.name}")
        for model in vars(module).values():
            if isinstance(model, type) and issubclass(model, Topic) and model is not Topic:
                yield model


def text_of(rules: Rules, tag: str) -> str:
    """Everything that a language says about the rules of one table, the quiet part included."""
    words = language(tag)
    lines = []
    for told in tell_all(rules):
        lead = "" if told.lead is None else words.cards(told.lead, "many")
        lines.append(lead + " ".join(words.sentence(one) for one in told.phrases))
    return "\n".join(lines)


CHOICES = [(tag, model, field) for (model, field) in TURNED for tag in LANGUAGES]


def test_every_closed_choice_of_the_models_is_looked_at() -> None:
    found = {
        (model, name)
        for model in all_models()
        for name, field in model.model_fields.items()
        if literals_of(field.annotation) and not (model in ONE_WORD_EACH and name == "kind")
    }
    assert found == set(TURNED)


@pytest.mark.parametrize(("tag", "model", "field"), CHOICES)
def test_different_words_are_told_differently(tag: str, model: type[Topic], field: str) -> None:
    players = 2 if field == "reverse_with_two" else 3
    words = words_of(model, field)
    texts = {word: text_of(TURNED[model, field](base(players), word), tag) for word in words}
    assert len(words) > 1
    assert len(set(texts.values())) == len(words), "two words sound the same"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_result_of_a_blocked_hand_is_told(tag: str) -> None:
    results = [None, *map(mode, get_args(scoring.ModeKind))]
    passed = {text_of(with_topic(base(), "stock", blocked=blocked), tag) for blocked in results}
    scored = {text_of(with_topic(base(), "stock", blocked=blocked, empty="score"), tag) for blocked in results}
    # "finishers collect" sounds like "winner collects" where nobody went out; a hand scored for want of cards is
    # never void but counts by the ledger of the game.
    assert (len(passed), len(scored)) == (len(results) - 1, len(results) - 2)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_answer_to_a_skip_is_told_differently(tag: str) -> None:
    skips = for_twos(base(), "effects", "of_card", (effects.Skips(target="next"),))
    modes = get_args(obligations.ReplyMode)
    texts = {text_of(answered(rules, word), tag) for word in modes for rules in (skips, base())}
    assert len(texts) == 2 * len(modes)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_way_of_drawing_is_told_differently(tag: str) -> None:
    amounts = map(amount, words_of(drawing.Amount, "mode"))
    ways = list(product(amounts, words_of(drawing.Drawing, "when"), get_args(drawing.DrawnCard)))
    turns = [with_topic(base(), "drawing", amount=how, when=when, drawn_card=drawn) for how, when, drawn in ways]
    assert len({text_of(rules, tag) for rules in turns}) == len(ways)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("kind", ["hands", "each deals"])
def test_every_ledger_has_a_winner_of_several_hands(tag: str, kind: str) -> None:
    several = with_topic(base(), "game", ending=ending(kind))
    ledgers = get_args(scoring.ModeKind)
    assert len({text_of(with_topic(several, "scoring", mode=mode(word)), tag) for word in ledgers}) == len(ledgers)


PENALTIES = [
    calls.Penalty(),
    calls.Penalty(cards=1),
    calls.Penalty(cards=3),
    calls.Penalty(turns=1),
    calls.Penalty(turns=2),
    calls.Penalty(cards=2, turns=1),
    calls.Penalty(no_finish=True),
]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_penalty_is_told_differently(tag: str) -> None:
    def called(penalty: calls.Penalty) -> Rules:
        return with_topic(base(), "calls", calls=(calls.Call(word="Mau", at=1, penalty=penalty),))

    assert len({text_of(called(penalty), tag) for penalty in PENALTIES}) == len(PENALTIES)


EFFECTS = [
    effects.Draws(target="next", cards=None),
    effects.Draws(target="next", cards=1),
    effects.Draws(target="others", cards=None),
    effects.Draws(target="everyone", cards=1),
    effects.Skips(target="next", seats=2),
    effects.Reverses(),
    effects.PlaysAgain(),
    effects.PlaysAgain(optional=True),
    effects.Names(naming=effects.Naming()),
    effects.Names(naming=effects.Naming(another=True)),
    effects.Names(naming=effects.Naming(optional=True)),
    effects.Names(naming=effects.Naming(another=True, optional=True)),
]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_effect_is_told_differently(tag: str) -> None:
    assert len({text_of(does(base(), effect), tag) for effect in EFFECTS}) == len(EFFECTS)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_naming_by_a_wild_card_is_told_differently(tag: str) -> None:
    namings = [effects.Naming(another=another, optional=may) for another in (True, False) for may in (True, False)]
    wilds = [fits.Wild(naming=naming) for naming in namings] + [fits.Wild()]
    assert len({text_of(for_twos(base(), "fits", "wild", wild), tag) for wild in wilds}) == len(wilds)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_target_is_told_as_it_was_meant(tag: str) -> None:
    def to(points: int, *, past: bool, per_player: bool) -> Rules:
        reached = game.Ending(kind="target", points=points, past=past, per_player=per_player, outcome="lowest wins")
        return with_topic(base(), "game", ending=reached)

    texts = {text_of(to(150, past=past, per_player=each), tag) for past in (True, False) for each in (True, False)}
    assert len(texts) == 4
    assert any("50" in text and "150" not in text for text in texts)


def test_every_kind_of_origin_has_a_sign() -> None:
    assert {"source", *SIGNS} == set(get_args(OriginKind))
