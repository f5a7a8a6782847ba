"""About which cards a question is, where cards are told apart."""

from __future__ import annotations

from rules_by_hand import (
    AGAIN,
    DRAW_TWO,
    NAMES_SUIT,
    OTHERS_DRAW,
    PLAIN,
    REVERSE,
    SKIP,
    changed,
    of_ranks,
    pack,
    ranks,
    relation,
    said,
    table,
)

from crazy8.compiler.cards.cards import kinds_in
from crazy8.compiler.topics.debts.model import DebtAnswer
from crazy8.compiler.topics.effects.model import (
    Adds,
    Copies,
    Covers,
    Demands,
    Draws,
    EndsHand,
    Fallback,
    Gives,
    MustPlay,
    OpensRound,
    RotatesHands,
    ShowsHand,
    SwapsHands,
    Waits,
)
from crazy8.compiler.topics.finish.model import LastCard
from crazy8.compiler.topics.matching.model import After
from crazy8.compiler.topics.registry import QUESTIONS, settled_with
from crazy8.compiler.topics.starter.model import Treatment
from crazy8.compiler.topics.wild.model import Wild

TWOS = table(effects={"2": (DRAW_TWO,)})
TWOS_ADD_UP = table(effects={"2": (DRAW_TWO,)}, replies={"2": (DebtAnswer(cards=ranks("2"), mode="adds"),)})


EVERY_ROLE = table(
    said("starter.treatment", "starter K: nothing", ranks("K")),
    wild={"8": NAMES_SUIT, "A": Wild(), "3": NAMES_SUIT},
    effects={
        "2": (DRAW_TWO,),
        "3": (DRAW_TWO,),
        "4": (SKIP,),
        "5": (OTHERS_DRAW,),
        "6": (REVERSE, AGAIN),
        "7": (SKIP,),
        "9": (DRAW_TWO,),
        "10": (DRAW_TWO,),
        "Q": (AGAIN,),
    },
    replies={
        "2": (DebtAnswer(cards=ranks("2"), mode="adds"),),
        "4": (DebtAnswer(cards=ranks("4"), mode="adds"),),
        "9": (DebtAnswer(cards=ranks("A"), mode="cancels"),),
        "10": (DebtAnswer(cards=ranks("K"), mode="sends back"),),
    },
    starter={"8": Treatment(kind="bury")},
    last_card={"2": LastCard(kind="acts"), "3": LastCard(kind="acts"), "J": LastCard(kind="forbidden")},
    finish="play on",
)
ABOUT = {
    "starter.treatment": "8 A 3 2 4 5 6 7 9 10 Q K",
    "starter.wild": "8",
    "starter.draw": "2 9 10",
    "starter.skip": "4 7",
    "starter.reverse": "6",
    "starter.extra-turn": "Q",
    "starter.wild-draw": "3",
    "starter.all-draw": "5",
    "starter.reject-where": "8",
    "match.after-name": "8 3",
    "match.after-served": "2 3 9 10",
    "wild.playable-on": "8 A 3",
    "wild.on-same-wild": "8 A 3",
    "wild.choice-set": "8 A 3",
    "wild.may-keep-suit": "8 3",
    "wild.must-name": "8 A 3",
    "wild.restricted-use": "3",
    "draw-n.loses-turn": "2 3 9 10",
    "draw.extra-after-served": "2 3 9 10",
    "turn.extra-optional": "6 Q",
    "turn.extra-fail": "6 Q",
    "debt.answer": "2 3 4 7 9 10",
    "draw-n.stack": "2 3 9 10",
    "match.during-penalty": "2 3 9 10",
    "match.wild-during-penalty": "2 3 9 10",
    "draw-n.arith": "2 4 9 10",
    "draw-n.cross": "2 3 9 10",
    "draw-n.cancel": "9",
    "draw-n.cancel-scope": "9",
    "draw-n.redirect": "10",
    "skip.reply": "4 7",
    "skip.stack": "4",
    "out.last-card": "8 A 3 2 4 5 6 7 9 10 Q",
    "out.wild-last": "8 A 3",
    "out.action-last-effect": "2 3 4 5 6 7 9 10",
    "out.action-last-stack": "2",
    "out.forbidden": "J",
    "out.forbidden-remedy": "J",
    "out.extra-turn-last": "6 Q",
    "score.value": "A 2 3 4 5 6 7 8 9 10 J Q K",
    "score.values-total": "A 2 3 4 5 6 7 8 9 10 J Q K",
    "score.ten": "10",
    "score.ace": "A",
}


def test_a_question_knows_about_which_cards_it_is() -> None:
    found = {question.key: question.cards(EVERY_ROLE) for question in QUESTIONS if question.cards is not None}
    assert {key: cards for key, cards in found.items() if cards} == {
        key: ranks(*names.split()) for key, names in ABOUT.items()
    }


def test_a_question_knows_about_which_cards_of_the_rarer_kinds_it_is() -> None:
    every, none = relation(ranks("A")), Fallback(kind="wait")
    rules = table(
        effects={
            "2": (Covers(cards=every, otherwise=none),),
            "3": (MustPlay(target="next", cards=every, otherwise=none),),
            "4": (Demands(cards=ranks("9")),),
            "5": (OpensRound(cards=every, otherwise=none),),
            "6": (Adds(cards=every),),
            "7": (Copies(),),
            "9": (SwapsHands(target="chosen"), ShowsHand(target="next")),
            "10": (RotatesHands(),),
            "J": (Gives(target="next", cards=1),),
            "Q": (EndsHand(),),
            "K": (Waits(target="next"), Draws(target="previous", cards=5)),
        },
    )
    rules = changed(
        rules,
        "matching",
        after=of_ranks({"8": After(cards=pack().every_card), "7": After()}),
        forbidden_holding=of_ranks({"8": every}),
    )
    found = {question.key: question.cards(rules) for question in QUESTIONS if question.cards is not None}
    assert {key: cards for key, cards in found.items() if key in RARELY_ABOUT} == {
        key: ranks(*names.split()) for key, names in RARELY_ABOUT.items()
    }


RARELY_ABOUT = {
    "turn.cover": "2",
    "turn.question": "2",
    "out.forbidden-cover": "2",
    "out.action-last-effect": "2 K",
    "force.rank": "3",
    "run.open": "3",
    "wild.named-rank-action": "4",
    "starter.demand": "4",
    "round.rank": "5",
    "dump.limit": "6",
    "copy.effect": "7",
    "starter.copy": "7",
    "copy.chain": "7",
    "match.anything-card": "8",
    "wild.restricted-use": "8",
    "wild.challenge": "8",
    "swap.choice": "9",
    "reveal.hand": "9",
    "rotate.dir": "10",
    "give.card": "J",
    "out.early-end": "Q",
    "debt.answer": "K",
    "draw-n.loses-turn": "K",
    "match.after-served": "K",
    "starter.skip": "K",
    "joker.matches-as": "",
    "joker.next-must-match": "",
}


def test_no_card_is_given_two_defaults_as_starter() -> None:
    two_roles = table(
        wild={"8": NAMES_SUIT, "A": Wild(), "3": NAMES_SUIT, "4": NAMES_SUIT},
        effects={
            "8": (AGAIN,),
            "A": (SKIP,),
            "2": (DRAW_TWO, SKIP, AGAIN),
            "3": (DRAW_TWO, SKIP),
            "4": (REVERSE,),
            "5": (OTHERS_DRAW, AGAIN),
            "6": (REVERSE, AGAIN),
            "7": (SKIP, OTHERS_DRAW),
        },
    )
    treatments: dict[int, set[str]] = {}
    for question in settled_with("starter.treatment"):
        if question.cards is not None and question.default is not None:
            treatment = question.default.statement.partition(": ")[2]
            for kind in kinds_in(question.cards(two_roles)):
                treatments.setdefault(two_roles.deck.rank_of(kind), set()).add(treatment)
    names = {two_roles.deck.ranks[rank].name: found for rank, found in treatments.items()}
    assert names == {
        "A": {"acts"},
        "2": {"acts"},
        "3": {"reshuffle"},
        "4": {"dealer names suit"},
        "5": {"nothing"},
        "6": {"acts"},
        "7": {"acts"},
        "8": {"dealer names suit"},
    }


def test_without_such_cards_a_question_about_cards_does_not_arise() -> None:
    for rules in (PLAIN, TWOS, TWOS_ADD_UP, EVERY_ROLE):
        for question in QUESTIONS:
            if question.cards is not None and question.arises(rules):
                assert question.cards(rules), question.key
