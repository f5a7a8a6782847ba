"""Every word of the rules has a sentence in every language, and different words have different sentences.

The words are read from the models: a new one makes these tests fail until all languages can say it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pkgutil import walk_packages
from typing import get_args, get_type_hints

import pytest
from turned import (
    ONE_WORD_EACH,
    TURNED,
    amount,
    answered,
    base,
    does,
    ending,
    for_twos,
    literals_of,
    mode,
    text_of,
    with_topic,
    words_of,
)

from crazy8.compiler import topics
from crazy8.compiler.book.footnotes import SIGNS
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.questions.answer import OriginKind
from crazy8.compiler.rules.model import Topic
from crazy8.compiler.topics.calls import model as calls
from crazy8.compiler.topics.debts import model as obligations
from crazy8.compiler.topics.drawing import model as drawing
from crazy8.compiler.topics.effects import model as effects
from crazy8.compiler.topics.game import model as game
from crazy8.compiler.topics.rules import Rules
from crazy8.compiler.topics.scoring import model as scoring
from crazy8.compiler.topics.wild.model import Wild


def all_models() -> Iterator[type[Topic]]:
    """Every model of the rules."""
    for info in walk_packages(topics.__path__, f"{topics.__name__}."):
        if not info.name.endswith(".model"):
            continue
        module = import_module(info.name)
        for model in vars(module).values():
            if isinstance(model, type) and issubclass(model, Topic) and model is not Topic:
                yield model


def test_every_closed_choice_of_the_models_is_looked_at() -> None:
    found = {
        (model, name)
        for model in all_models()
        for name, kind in get_type_hints(model).items()
        if literals_of(kind) and not (model in ONE_WORD_EACH and name == "kind")
    }
    assert found == set(TURNED)


@pytest.mark.parametrize(("model", "field"), TURNED)
def test_different_words_are_told_differently(model: type[Topic], field: str) -> None:
    players = 2 if field == "reverse_with_two" else 3
    words = words_of(model, field)
    assert len(words) > 1
    for tag in languages():
        texts = {word: text_of(TURNED[model, field](base(players), word), tag) for word in words}
        assert len(set(texts.values())) == len(words), f"two words sound the same in {tag}"


@pytest.mark.parametrize("tag", languages())
def test_every_result_of_a_blocked_hand_is_told(tag: str) -> None:
    results = [None, *map(mode, get_args(scoring.ModeKind))]
    passed = {text_of(with_topic(base(), "stock", blocked=blocked), tag) for blocked in results}
    scored = {text_of(with_topic(base(), "stock", blocked=blocked, empty="score"), tag) for blocked in results}
    # "finishers collect" sounds like "winner collects" where nobody went out; a hand scored for want of cards is
    # never void but counts by the ledger of the game.
    assert (len(passed), len(scored)) == (len(results) - 1, len(results) - 2)


@pytest.mark.parametrize("tag", languages())
def test_every_answer_to_a_skip_is_told_differently(tag: str) -> None:
    skips = for_twos(base(), "effects", "of_card", (effects.Skips(target="next"),))
    modes = get_args(obligations.ReplyMode)
    texts = {text_of(answered(rules, word), tag) for word in modes for rules in (skips, base())}
    assert len(texts) == 2 * len(modes)


@pytest.mark.parametrize("tag", languages())
def test_every_way_of_drawing_is_told_differently(tag: str) -> None:
    amounts = [amount(word) for word in words_of(drawing.Amount, "mode") if word != "nothing"]
    ways = list(product(amounts, words_of(drawing.Drawing, "when"), get_args(drawing.DrawnCard)))
    turns = [with_topic(base(), "drawing", amount=how, when=when, drawn_card=drawn) for how, when, drawn in ways]
    assert len({text_of(rules, tag) for rules in turns}) == len(ways)


@pytest.mark.parametrize("tag", languages())
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


@pytest.mark.parametrize("tag", languages())
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


@pytest.mark.parametrize("tag", languages())
def test_every_effect_is_told_differently(tag: str) -> None:
    assert len({text_of(does(base(), effect), tag) for effect in EFFECTS}) == len(EFFECTS)


@pytest.mark.parametrize("tag", languages())
def test_every_naming_by_a_wild_card_is_told_differently(tag: str) -> None:
    namings = [effects.Naming(another=another, optional=may) for another in (True, False) for may in (True, False)]
    wilds = [Wild(naming=naming) for naming in namings] + [Wild()]
    assert len({text_of(for_twos(base(), "matching", "wild", wild), tag) for wild in wilds}) == len(wilds)


@pytest.mark.parametrize("tag", languages())
def test_a_target_is_told_as_it_was_meant(tag: str) -> None:
    def to(points: int, *, past: bool, per_player: bool) -> Rules:
        reached = game.Ending(kind="target", points=points, past=past, per_player=per_player, outcome="lowest wins")
        return with_topic(base(), "game", ending=reached)

    texts = {text_of(to(150, past=past, per_player=each), tag) for past in (True, False) for each in (True, False)}
    assert len(texts) == 4
    assert any("50" in text and "150" not in text for text in texts)


def test_every_kind_of_origin_has_a_sign() -> None:
    assert {"source", *SIGNS} == set(get_args(OriginKind))
