"""Every number, permission and set of cards in the rules is told, and different ones are told differently."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest
from turned import (
    base,
    does,
    fallback,
    for_twos,
    lays_several,
    must_play,
    relation,
    same_rank,
    text_of,
    twos,
    with_topic,
)

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.topics.calls import model as calls
from crazy8.compiler.topics.counters.model import Counter
from crazy8.compiler.topics.debts import model as obligations
from crazy8.compiler.topics.drawing import model as drawing
from crazy8.compiler.topics.effects import model as effects
from crazy8.compiler.topics.finish import model as finish
from crazy8.compiler.topics.game import model as game
from crazy8.compiler.topics.matching import model as fits
from crazy8.compiler.topics.out_of_turn.model import Jump
from crazy8.compiler.topics.rules import Rules
from crazy8.compiler.topics.scoring import model as scoring
from crazy8.compiler.topics.several.model import AddedRow
from crazy8.compiler.topics.starter import model as starter
from crazy8.compiler.topics.stock import model as stock
from crazy8.compiler.topics.wild.model import Wild


def fives(rules: Rules) -> int:
    rank = next(number for number, one in enumerate(rules.deck.ranks) if one.name == "5")
    return rules.deck.of_rank(rank)


def effect_list(rules: Rules) -> list[Any]:
    """An effect of every kind and form, no two alike."""
    two, five = relation(rules, twos(rules)), relation(rules, fives(rules))
    draw, wait, never = fallback("draw"), fallback("wait"), fallback("not allowed")
    until = effects.Fallback(kind="draw", amount=drawing.Amount(mode="until playable"))
    up_to = effects.Fallback(kind="draw", amount=drawing.Amount(mode="up to", cards=3))
    nothing = effects.Fallback(kind="draw", amount=drawing.Amount(mode="nothing"))
    by_face = effects.Fallback(kind="draw")
    return [
        *(
            effects.Draws(target=target, cards=3, then=then)
            for target in DEBTORS
            for then in get_args(effects.ThenTurn)
        ),
        *(effects.Waits(target="next", turns=turns) for turns in (1, 2)),
        *(effects.Covers(cards=two, otherwise=otherwise) for otherwise in (draw, wait, never, until, up_to, by_face)),
        effects.Covers(cards=two, otherwise=nothing),
        effects.Covers(cards=five, otherwise=draw),
        must_play(rules, otherwise=never),
        effects.Demands(cards=twos(rules)),
        effects.Demands(cards=fives(rules)),
        effects.Demands(cards=twos(rules), otherwise=draw),
        effects.OpensRound(cards=two, otherwise=draw),
        effects.OpensRound(cards=five, otherwise=draw),
        effects.Adds(cards=two),
        effects.Adds(cards=five),
        effects.Copies(),
        effects.RotatesHands(),
        effects.RotatesHands(left=True),
        effects.Gives(target="next", cards=1),
        effects.Gives(target="next", cards=2),
        *(
            effects.TakesCards(target="next", cards=cards, picked=picked)
            for cards in (1, 2)
            for picked in get_args(effects.Picked)
        ),
        *(effects.PassesCards(cards=cards, left=left) for cards in (1, 2) for left in (False, True)),
        *(
            effects.Discards(target=target, cards=cards, of=of)
            for target in get_args(effects.Discarder)
            for cards, of in ((1, None), (2, None), (1, two), (2, two), (None, two), (None, five))
        ),
        *(
            effects.DrawsUntil(target=target, cards=cards, most=most)
            for target in get_args(effects.DrawTarget)
            for cards, most in ((two, None), (five, None), (two, 3), (two, 4))
        ),
        effects.SwapsCards(target="next", cards=1),
        effects.SwapsCards(target="next", cards=2),
        effects.EndsHand(),
        effects.EndsHand(at_most=25),
        effects.EndsHand(at_most=1),
        *(
            effects.Names(naming=effects.Naming(what=what, another=another, same_colour=colour))
            for what in ("suit", "rank", "suit and rank")
            for another in (False, True)
            for colour in (False, True)
        ),
        effects.NamesForThis(what="suit"),
        effects.NamesForThis(what="rank"),
    ]


DEBTORS = get_args(effects.Target)


@pytest.mark.parametrize("tag", languages())
def test_every_effect_is_told_and_unlike_any_other(tag: str) -> None:
    said = [text_of(does(base(), effect), tag) for effect in effect_list(base())]
    assert len(set(said)) == len(said)


def test_every_kind_of_effect_is_among_them() -> None:
    kinds = {type(effect) for effect in effect_list(base())}
    plain = {effects.Skips, effects.Reverses, effects.PlaysAgain, effects.SwapsHands, effects.ShowsHand}
    assert kinds | plain == set(get_args(get_args(effects.Effect)[0]))


def sided(rules: Rules) -> Rules:
    return with_topic(rules, "seating", partners=True)


Change = Callable[[Rules], Rules]

VALUES: dict[str, list[Change]] = {
    "partners": [sided],
    "partners and going out": [
        lambda rules, word=word: with_topic(sided(rules), "finish", then=word)  # type: ignore[misc]
        for word in ("hand ends", "both partners")
    ],
    "dummy hands and going out": [
        lambda rules, word=word: with_topic(  # type: ignore[misc]
            with_topic(rules, "seating", dummies=True), "finish", then=word
        )
        for word in ("hand ends", "both partners")
    ],
    "batches": [lambda rules: with_topic(rules, "deal", batches=(3, 2))],
    "counter": [
        lambda rules, end=end: with_topic(rules, "deal", counter=Counter(start=8, end=end))  # type: ignore[misc]
        for end in (0, 1)
    ],
    "cutter": [
        lambda rules: with_topic(rules, "deal", cutter=rules.deck.every_card),
        lambda rules: with_topic(rules, "deal", cutter=twos(rules)),
    ],
    "after a card": [
        lambda rules: for_twos(rules, "matching", "after", fits.After(cards=fives(rules)), otherwise=None),
        lambda rules: for_twos(rules, "matching", "after", fits.After(cards=rules.deck.every_card), otherwise=None),
        lambda rules: for_twos(rules, "matching", "after", fits.After(), otherwise=None),
    ],
    "after a served card": [
        lambda rules: for_twos(rules, "matching", "after_served", fives(rules), otherwise=None),
        lambda rules: for_twos(rules, "matching", "after_served", rules.deck.every_card, otherwise=None),
    ],
    "a ban by what is held": [
        lambda rules: for_twos(rules, "matching", "forbidden_holding", relation(rules, fives(rules)), otherwise=None)
    ],
    "a ban in the first turn": [
        lambda rules: with_topic(rules, "matching", forbidden_first=relation(rules, twos(rules))),
        lambda rules: with_topic(rules, "matching", forbidden_first=same_rank(rules)),
    ],
    "a private wild card": [
        lambda rules: with_topic(rules, "matching", counter_wild=Wild()),
        lambda rules: with_topic(rules, "matching", counter_wild=Wild(naming=effects.Naming())),
        lambda rules: with_topic(rules, "matching", counter_wild=Wild(naming=effects.Naming(optional=True))),
    ],
    "drawing": [
        lambda rules: with_topic(rules, "drawing", goes_on=True),
        lambda rules: with_topic(rules, "drawing", pass_at_will=True),
        lambda rules: with_topic(rules, "drawing", pass_when_dry=True),
    ],
    "how often the stock is renewed": [
        lambda rules, times=times: with_topic(rules, "stock", limit=times)  # type: ignore[misc]
        for times in (0, 1, 3)
    ],
    "when a hand is blocked": [
        lambda rules, after=after: with_topic(rules, "stock", blocked_after=after)  # type: ignore[misc]
        for after in (
            stock.BlockedAfter(rounds=2),
            stock.BlockedAfter(rounds=0, passes=3),
            stock.BlockedAfter(rounds=1, passes=1),
            stock.BlockedAfter(rounds=1, passes=2),
            stock.BlockedAfter(cards=400),
        )
    ],
    "effects in the suit of the cutter": [
        lambda rules: for_twos(rules, "effects", "of_cutter_suit", (effects.PlaysAgain(),), otherwise=None),
        lambda rules: for_twos(rules, "effects", "of_cutter_suit", (), otherwise=None),
    ],
    "challenges": [
        lambda rules, guilty=guilty, other=other: for_twos(  # type: ignore[misc]
            rules, "debts", "challenges", obligations.Challenge(guilty=guilty, challenger=other), otherwise=None
        )
        for guilty in (obligations.Fine(cards=4), obligations.Fine(debt=True))
        for other in (obligations.Fine(cards=6), obligations.Fine(cards=2, debt=True))
    ],
    "answers with a drawn card": [lambda rules: with_topic(rules, "debts", drawn_may_answer=True)],
    "several cards": [
        lays_several,
        lambda rules: lays_several(rules, least=3),
        lambda rules: lays_several(rules, least=4),
        lambda rules: lays_several(rules, most=3),
        lambda rules: lays_several(rules, of=fives(rules)),
        lambda rules: with_topic(lays_several(rules), "several", may_be_last=False),
    ],
    "added cards": [
        lambda rules, row=row: with_topic(  # type: ignore[misc]
            does(rules, effects.Adds(cards=relation(rules, twos(rules)))), "several", added_row=row
        )
        for row in get_args(AddedRow)
    ],
    "cards out of turn": [
        lambda rules, cards=cards: with_topic(  # type: ignore[misc]
            rules, "out_of_turn", jump=Jump(cards=relation(rules, cards(rules)))
        )
        for cards in (twos, fives)
    ],
    "claims": [lambda rules, word=word: with_topic(rules, "out_of_turn", claim=word) for word in ("A", "B")],  # type: ignore[misc]
    "calls": [
        lambda rules: with_topic(
            rules, "calls", calls=(calls.Call(word="Mau", at=0, penalty=calls.Penalty(cards=2), ahead=True),)
        ),
        lambda rules: with_topic(rules, "calls", false=calls.Penalty(cards=2)),
        lambda rules: with_topic(rules, "calls", doubt=calls.Penalty(cards=2)),
    ],
    "the last card": [
        lambda rules: with_topic(rules, "finish", only_on=twos(rules)),
        lambda rules: with_topic(rules, "finish", waits_for_empty_hands=True),
        lambda rules: with_topic(rules, "finish", limit=finish.HandLimit(cards=15, result="out")),
        lambda rules: with_topic(rules, "finish", limit=finish.HandLimit(cards=16, result="out")),
    ],
    "the last card as a cover": [
        lambda rules, last=last: for_twos(rules, "finish", "after", last, otherwise=None)  # type: ignore[misc]
        for last in [
            *(
                finish.LastCard(kind=kind, cards=2 if kind == "draws" else None)
                for kind in get_args(finish.LastCard.__dataclass_fields__["kind"].type)
            ),
            finish.LastCard(kind="draws", cards=1),
        ]
    ],
    "bonus": [
        lambda rules, bonus=bonus: for_twos(rules, "scoring", "bonus", bonus, otherwise=None)  # type: ignore[misc]
        for bonus in (
            scoring.Bonus(times=2),
            scoring.Bonus(times=3),
            scoring.Bonus(points=20),
            scoring.Bonus(points=-20),
        )
    ],
    "rounding": [
        lambda rules: with_topic(rules, "scoring", rounding=scoring.Rounding(to=5)),
        lambda rules: with_topic(rules, "scoring", rounding=scoring.Rounding(to=5, at_least=10)),
    ],
    "fines": [
        lambda rules: with_topic(rules, "scoring", reshuffle_fine=scoring.ReshuffleFine(points=10)),
        lambda rules: with_topic(rules, "scoring", drawn_card=1),
        lambda rules: with_topic(rules, "scoring", drawn_card=2),
        lambda rules: with_topic(rules, "scoring", reshuffle_fine=scoring.ReshuffleFine(points=10, doubling=True)),
    ],
    "totals that go back": [
        lambda rules: with_topic(rules, "game", exact=game.ExactTotal(points=101, back_to=0)),
        lambda rules: with_topic(rules, "game", exact=game.ExactTotal(points=101, back_to=50)),
    ],
    "columns": [
        lambda rules, columns=columns: with_topic(  # type: ignore[misc]
            rules, "game", ending=game.Ending(kind="columns", columns=columns, points=100)
        )
        for columns in (2, 3)
    ],
    "wrapping": [
        lambda rules, wraps=wraps: deck_that_wraps(rules, wraps=wraps)  # type: ignore[misc]
        for wraps in (False, True)
    ],
}


def deck_that_wraps(rules: Rules, *, wraps: bool) -> Rules:
    """Rules in which neighbours fit, with or without neighbours round the corner."""
    near = with_topic(rules, "matching", attributes=("suit", "neighbour"))
    return replace(near, deck=near.deck.with_changes(wraps=wraps))


@pytest.mark.parametrize("about", VALUES)
def test_what_is_different_is_told_differently(about: str) -> None:
    for tag in languages():
        said = [text_of(base(), tag), *(text_of(change(base()), tag) for change in VALUES[about])]
        assert len(set(said)) == len(said), tag


@pytest.mark.parametrize("tag", languages())
def test_what_is_named_for_a_starter_is_told(tag: str) -> None:
    whats = get_args(effects.Naming.__dataclass_fields__["what"].type)
    treatments = [starter.Treatment(kind="dealer names", naming=effects.Naming(what=what)) for what in whats]
    said = {text_of(for_twos(base(), "starter", "of_card", one), tag) for one in treatments}
    assert len(said) == len(whats)
