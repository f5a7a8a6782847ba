"""Which questions the stock, the calls, going out and the score raise, and which they do not."""

from __future__ import annotations

import pytest
from rules_by_hand import (
    DRAW_TWO,
    NAMES_SUIT,
    PLAIN,
    REVERSE,
    SKIP,
    arises,
    known,
    named,
    pack,
    raised,
    raised_by,
    ranks,
    table,
)

from crazy8.compiler.topics.calls.model import Call, Penalty
from crazy8.compiler.topics.debts.model import DebtAnswer
from crazy8.compiler.topics.finish.model import LastCard
from crazy8.compiler.topics.game.model import Ending

TWOS = table(effects={"2": (DRAW_TWO,)})
LAST_CARD = Call(word="last card", at=1, penalty=Penalty(cards=2))


@pytest.mark.parametrize("key", ["stock.when", "stock.shuffle", "stock.limit", "stock.fine", "stock.nothing-left"])
def test_questions_of_the_refill_need_a_refill(key: str) -> None:
    assert arises(key, table(stock_empty="turn over"))
    assert not arises(key, table(stock_empty="pass"))
    assert not arises(key, table(stock_empty="score"))


def test_a_hand_can_be_blocked_where_stuck_players_pass() -> None:
    blocked = {"block.definition", "block.result", "score.blocked", "stock.pass-when-able"}
    assert blocked <= raised(table(stock_empty="pass"))
    assert blocked <= raised(table(stock_empty="reshuffle", exhausted="pass"))
    assert not blocked & raised(table(stock_empty="reshuffle", exhausted="score"))
    assert not blocked & raised(table(stock_empty="score"))


def test_a_tie_in_a_blocked_hand_matters_where_the_lowest_gets_something() -> None:
    assert arises("block.tie", table(blocked="lowest collects differences"))
    assert not arises("block.tie", table(blocked="each pays own hand"))
    assert arises("block.tie", table(blocked="lowest wins", stock_empty="score")), "the hand ends with the stock"


def test_drawing_until_a_card_fits_can_run_dry() -> None:
    assert raised_by(table(draw="until playable")) == {
        "stock.until-empty",
        "draw.continue-after-fit",
        "draw.pass-after",
    }


def test_a_drawn_card_that_waits_leaves_no_choice_of_cards() -> None:
    assert not arises("draw.only-drawn", table(drawn_card="waits"))


def test_a_call_raises_the_questions_of_calls() -> None:
    assert raised_by(table(calls=(LAST_CARD,))) == named(
        """
        call.moment call.penalty call.penalty-moment call.window call.begins-turn call.catcher call.self-correct
        call.false call.false-accusation call.final call.early call.draw-then-count call.stock-empty stock.mid-draw
        stock.debt
        """
    )


def test_a_call_that_costs_nothing_needs_no_cards() -> None:
    assert not arises("call.stock-empty", table(calls=(Call(word="last card", at=1, penalty=Penalty()),)))


def test_a_penalty_of_one_card_may_find_none() -> None:
    assert not arises("stock.mid-draw", table())
    call = Call(word="last card", at=1, penalty=Penalty(cards=1))
    assert arises("stock.mid-draw", table(calls=(call,)))
    assert not arises("stock.mid-draw", table(calls=(Call(word="last card", at=1, penalty=Penalty(turns=1)),)))
    assert arises("stock.mid-draw", table(last_card={"K": LastCard(kind="draws", cards=1)}))


def test_a_skip_as_last_card_matters_only_if_the_others_play_on() -> None:
    skips = {"Q": (SKIP,)}
    assert not arises("out.action-last-effect", table(effects=skips))
    assert arises("out.action-last-effect", table(effects=skips, finish="play on"))


def test_a_last_card_that_still_acts_raises_what_follows() -> None:
    acting = {"2": LastCard(kind="acts")}
    rules = table(effects={"2": (DRAW_TWO,)}, last_card=acting)
    assert {"out.action-last-who-pays", "out.action-last-empty", "score.include-served"} <= raised(rules)
    assert not arises("out.action-last-stack", rules)
    answered = table(
        effects={"2": (DRAW_TWO,)}, last_card=acting, replies={"2": (DebtAnswer(cards=ranks("2"), mode="adds"),)}
    )
    assert arises("out.action-last-stack", answered)


def test_a_banned_last_card_needs_a_remedy() -> None:
    wild = {"8": NAMES_SUIT}
    assert not arises("out.forbidden-remedy", table(wild=wild))
    banned = table(wild=wild, last_card={"8": LastCard(kind="forbidden")})
    assert {"out.forbidden", "out.forbidden-remedy"} <= raised(banned)


def test_whether_the_others_play_on_is_no_question_with_two() -> None:
    assert not arises("out.play-on", table(players=2))
    assert not arises("out.reentry", table(players=2, finish="play on"))


def test_players_who_are_out_can_be_hit_only_if_the_others_play_on() -> None:
    playing_on = table(effects={"2": (DRAW_TWO,)}, finish="play on")
    assert raised(playing_on) - raised(TWOS) == {"out.reentry", "draw-n.target-out"}


def test_values_are_asked_about_where_cards_count() -> None:
    values = {"score.value", "score.values-total", "score.ten", "score.ace"}
    assert not values & raised(table(score="places", stock_empty="score", blocked=None))
    assert values <= raised(table(score="winner collects"))
    assert values <= raised(table(score="places", blocked="lowest wins"))
    assert not arises("score.winner-zero", table(score="winner collects"))


def test_a_single_card_may_count_differently_from_its_rank() -> None:
    deck = pack()
    queen_of_spades = ranks("Q") & deck.of_suit(3)
    rules = table(card_values={queen_of_spades: 40})
    assert raised_by(rules) == {"score.special-card"}
    about = known("score.special-card").cards
    assert about is not None
    assert about(rules) == ranks("Q")


def test_an_average_has_to_be_rounded() -> None:
    assert arises("score.rounding", table(score="winner collects average"))
    assert not arises("score.rounding", PLAIN)


def test_several_hands_raise_the_next_deal_and_the_tie() -> None:
    ten_hands = table(ending=Ending(kind="hands", hands=10))
    assert raised_by(ten_hands) == {"deal.rotation", "match-end.tie", "match-end.equal-deals"}


def test_a_target_raises_the_questions_of_a_target() -> None:
    ending = Ending(kind="target", points=100, outcome="lowest wins")
    assert raised_by(table(ending=ending)) == named(
        """
        deal.rotation match-end.tie match-end.target match-end.compare match-end.whose match-end.winner
        match-end.same-hand match-end.exact
        """
    )
    drop_out = Ending(kind="target", points=100, outcome="who reaches it leaves game")
    assert arises("match-end.eliminated", table(ending=drop_out))


def test_nothing_of_a_hand_may_leak_into_the_next() -> None:
    ten_hands = Ending(kind="hands", hands=10)
    rules = table(wild={"8": NAMES_SUIT}, effects={"A": (REVERSE,)}, ending=ten_hands)
    assert {"wild.announce-reset", "seat.reset-direction", "effect.reset"} <= raised(rules)


def test_rare_manners_arise_only_by_a_note() -> None:
    rare = ("deal.cut-privilege", "starter.dealers-goodies", "rule.mutable", "rule.secret")
    assert not {*rare} & raised(PLAIN)
    for key in rare:
        assert raised_by(table(notes=((key, "So it is."),))) == {key}
