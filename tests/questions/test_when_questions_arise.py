"""Questions arise when the rules raise them, and only then."""

from __future__ import annotations

import pytest
from rules_by_hand import (
    AGAIN,
    DRAW_TWO,
    NAMES_SUIT,
    OTHERS_DRAW,
    REVERSE,
    SKIP,
    known,
    named,
    pack,
    ranks,
    said,
    table,
)

from crazy8.compiler.questions.registry import QUESTIONS
from crazy8.compiler.questions.verdict import standing
from crazy8.compiler.rules.calls import Call, Penalty
from crazy8.compiler.rules.effects import Draws
from crazy8.compiler.rules.finish import LastCard
from crazy8.compiler.rules.fits import Wild
from crazy8.compiler.rules.game import Ending
from crazy8.compiler.rules.obligations import Reply
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.rules.starter import Treatment

PLAIN = table()
TWOS = table(effects={"2": (DRAW_TWO,)})
TWOS_ADD_UP = table(effects={"2": (DRAW_TWO,)}, replies={"2": (Reply(cards=ranks("2"), mode="adds"),)})
LAST_CARD = Call(word="last card", at=1, penalty=Penalty(cards=2))


def raised(rules: Rules) -> set[str]:
    return {question.key for question in QUESTIONS if standing(question, rules).verdict != "does not arise"}


def raised_by(rules: Rules) -> set[str]:
    """What these rules raise beyond a game of plain cards, drawing one, one hand, one pack, three players."""
    return raised(rules) - raised(PLAIN)


def arises(key: str, rules: Rules) -> bool:
    return standing(known(key), rules).verdict != "does not arise"


def test_a_game_of_plain_cards_raises_only_what_every_rulebook_answers() -> None:
    assert raised(PLAIN) == named(
        """
        players.range seat.direction seat.first-player deck.composition deck.deal-fits deal.count-by-players
        deal.batches deal.first-dealer starter.exists match.attributes match.suit-first match.forced
        match.first-turn-limits wild.which draw.count draw.optional draw.play-drawn draw.only-drawn draw.pass-after
        draw.pass-without multi.allowed stock.empty stock.when stock.keep stock.shuffle stock.limit stock.nothing-left
        stock.pass-when-able stock.first-turn-empty block.definition block.result score.blocked play.effect
        call.required out.play-on score.mode score.value score.values-total score.ten score.ace score.winner-zero
        match-end.kind deal.misdeal draw.too-many turn.hesitation error.illegal-play error.advice
        """
    )


def test_a_wild_eight_raises_what_a_wild_card_raises() -> None:
    assert raised_by(table(wild={"8": NAMES_SUIT})) == named(
        """
        starter.treatment starter.wild match.after-name match.printed-rank-after-name wild.playable-on
        wild.on-same-wild wild.choice-set wild.may-keep-suit wild.must-name wild.as-natural wild.name-absent-suit
        wild.duration wild.fails-to-name stock.keep-named out.last-card out.wild-last out.wild-name
        """
    )


def test_a_wild_card_that_names_nothing_raises_no_question_of_naming() -> None:
    rules = table(wild={"A": Wild()})
    assert arises("wild.must-name", rules)
    assert not arises("wild.may-keep-suit", rules)
    assert not arises("wild.duration", rules)
    assert not arises("match.after-name", rules)


def test_twos_that_make_the_next_player_draw_raise_the_questions_of_a_debt() -> None:
    assert raised_by(TWOS) == named(
        """
        starter.treatment starter.draw match.after-served stock.mid-draw stock.debt stock.draw-laid-on-empty
        draw-n.loses-turn draw-n.try-one-first debt.answer draw-n.stack match.during-penalty out.last-card
        out.action-last-effect
        """
    )


def test_twos_that_add_up_raise_the_questions_of_an_answered_debt() -> None:
    assert raised(TWOS_ADD_UP) - raised(TWOS) == {"draw-n.arith", "draw-n.cap", "draw-n.play-while-drawing"}


@pytest.mark.parametrize(
    ("mode", "keys"),
    [
        ("adds", {"draw-n.cap"}),
        ("doubles", {"draw-n.cap"}),
        ("replaces", set()),
        ("passes on", {"draw-n.redirect"}),
        ("sends back", {"draw-n.redirect", "draw-n.redirect-after-defence"}),
        ("cancels", {"draw-n.cancel", "draw-n.cancel-scope"}),
    ],
)
def test_what_an_answer_does_to_a_debt_raises_questions_of_its_own(mode: str, keys: set[str]) -> None:
    reply = Reply.model_validate({"cards": ranks("9"), "mode": mode})
    answered = table(effects={"2": (DRAW_TWO,)}, replies={"2": (reply,)})
    assert raised(answered) - raised(TWOS) == {"draw-n.arith", "draw-n.play-while-drawing"} | keys


def test_two_ranks_of_draw_cards_may_answer_one_another() -> None:
    assert not arises("draw-n.cross", TWOS)
    assert arises("draw-n.cross", table(effects={"2": (DRAW_TWO,), "3": (DRAW_TWO,)}))


def test_a_wild_card_and_a_debt_meet() -> None:
    assert not arises("match.wild-during-penalty", TWOS)
    assert arises("match.wild-during-penalty", table(effects={"2": (DRAW_TWO,)}, wild={"8": NAMES_SUIT}))


def test_a_wild_draw_card_is_asked_about_as_such() -> None:
    rules = table(wild={"8": NAMES_SUIT}, effects={"8": (DRAW_TWO,)})
    assert {"starter.wild-draw", "wild.restricted-use", "match.identity-effect", "effect.order"} <= raised(rules)
    assert not arises("starter.wild", rules)
    assert not arises("starter.draw", rules)


def test_a_debtor_who_may_still_play_could_be_stuck_again() -> None:
    assert not arises("draw.extra-after-served", TWOS)
    then_plays = Draws(target="next", cards=2, then="plays")
    assert arises("draw.extra-after-served", table(effects={"2": (then_plays,)}))


def test_a_skip_is_asked_about_by_the_number_of_players() -> None:
    skips = {"Q": (SKIP,)}
    assert arises("skip.two-player", table(players=2, effects=skips))
    assert not arises("skip.two-player", table(players=3, effects=skips))
    assert arises("skip.two-player", table(players=3, effects=skips, finish="play on"))
    assert arises("skip.who-counts", table(players=3, effects=skips, finish="play on"))
    assert raised_by(table(effects=skips)) == named(
        "starter.treatment starter.skip debt.answer skip.reply out.last-card"
    )
    answered = table(effects=skips, replies={"Q": (Reply(cards=ranks("Q"), mode="adds"),)})
    assert raised(answered) - raised(table(effects=skips)) == {"skip.stack"}


def test_a_reverse_with_two_is_asked_about_if_two_may_play() -> None:
    aces = {"A": (REVERSE,)}
    assert arises("reverse.two-player", table(players=2, effects=aces))
    assert not arises("reverse.next", table(players=2, effects=aces))
    assert not arises("reverse.two-player", table(players=4, effects=aces))
    assert arises("reverse.two-player", table(players=4, effects=aces, finish="play on"))
    assert not arises("reverse.two-player", table(players=2))
    assert raised_by(table(players=3, effects=aces)) == named(
        "starter.treatment starter.reverse reverse.next reverse.reply out.last-card"
    )


def test_a_play_again_card_is_asked_about() -> None:
    assert raised_by(table(effects={"K": (AGAIN,)})) == named(
        """
        starter.treatment starter.extra-turn turn.extra-optional turn.extra-fail out.last-card out.extra-turn-last
        """
    )


def test_a_play_again_card_works_with_two_as_well() -> None:
    assert arises("again.two-player", table(players=2, effects={"K": (AGAIN,)}))


def test_several_players_who_draw_do_so_in_an_order() -> None:
    several = {"all-draw.order", "draw.hidden", "starter.all-draw", "stock.mid-draw"}
    assert several <= raised(table(effects={"5": (OTHERS_DRAW,)}))
    assert not arises("debt.answer", table(effects={"5": (OTHERS_DRAW,)}))


def test_a_second_pack_is_asked_about_when_one_leaves_a_thin_stock() -> None:
    assert not arises("deck.packs-by-players", table(players=5))
    assert arises("deck.packs-by-players", table(players=6))
    assert arises("deck.packs-by-players", table(players=6, deck=pack(packs=2)))
    assert arises("deck.packs-by-players", table(players=5, deck=pack("short36")))


def test_identical_cards_come_with_a_second_pack() -> None:
    assert raised_by(table(deck=pack(packs=2))) == {"deck.duplicates", "turn.jump-in"}


def test_colours_are_asked_about_when_some_line_speaks_of_them() -> None:
    assert arises("deck.suit-colours", table(said("play.effect", "play black J: next draws 5")))
    assert arises("deck.suit-colours", table(said("match.attributes", "match colour or rank")))
    assert not arises("deck.suit-colours", table(said("match.attributes", "match suit or rank")))


def test_the_order_of_the_ranks_matters_for_neighbours() -> None:
    rules = table(attributes=("neighbour",))
    assert arises("deck.rank-order", rules)
    assert not arises("match.suit-first", rules)


@pytest.mark.parametrize("key", ["stock.when", "stock.keep", "stock.shuffle", "stock.limit", "stock.nothing-left"])
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
    assert not arises("block.tie", table(blocked="lowest wins", stock_empty="score"))


def test_drawing_until_a_card_fits_can_run_dry() -> None:
    assert raised_by(table(draw="until playable")) == {"stock.until-empty", "draw.continue-after-fit"}


def test_a_drawn_card_that_waits_leaves_no_choice_of_cards() -> None:
    assert not arises("draw.only-drawn", table(drawn_card="waits"))


def test_a_call_raises_the_questions_of_calls() -> None:
    assert raised_by(table(calls=(LAST_CARD,))) == named(
        """
        call.moment call.penalty call.window call.begins-turn call.catcher call.self-correct call.false
        call.false-accusation call.final call.early call.draw-then-count call.stock-empty stock.mid-draw stock.debt
        """
    )


def test_a_call_that_costs_nothing_needs_no_cards() -> None:
    assert not arises("call.stock-empty", table(calls=(Call(word="last card", at=1, penalty=Penalty()),)))


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
        effects={"2": (DRAW_TWO,)}, last_card=acting, replies={"2": (Reply(cards=ranks("2"), mode="adds"),)}
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
    assert not values & raised(table(score="places", stock_empty="score"))
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
        match-end.same-hand
        """
    )
    drop_out = Ending(kind="target", points=100, outcome="reachers drop out")
    assert arises("match-end.eliminated", table(ending=drop_out))


def test_nothing_of_a_hand_may_leak_into_the_next() -> None:
    ten_hands = Ending(kind="hands", hands=10)
    rules = table(wild={"8": NAMES_SUIT}, effects={"A": (REVERSE,)}, ending=ten_hands)
    assert {"wild.announce-reset", "seat.reset-direction", "effect.reset"} <= raised(rules)


def test_refused_starters_have_to_go_somewhere() -> None:
    refused = {"8": Treatment(kind="bury")}
    assert {"starter.reject-where", "starter.reject-loop"} <= raised_by(table(starter=refused))
    named = table(wild={"8": NAMES_SUIT}, starter={"8": Treatment(kind="dealer names")})
    assert arises("starter.wild-knowledge", named)
    assert not arises("starter.reject-where", named)


def test_a_draw_card_as_starter_can_be_answered_if_it_acts() -> None:
    replies = {"2": (Reply(cards=ranks("2"), mode="adds"),)}
    acting = table(effects={"2": (DRAW_TWO,)}, replies=replies, starter={"2": Treatment(kind="acts")})
    assert arises("starter.draw-stackable", acting)
    assert not arises("starter.draw-stackable", TWOS_ADD_UP)


def test_a_plain_card_is_asked_about_as_starter_once_a_line_names_it() -> None:
    rules = table(said("starter.treatment", "starter K: bury", ranks("K")), starter={"K": Treatment(kind="bury")})
    assert arises("starter.treatment", rules)


def test_rare_manners_arise_only_by_a_note() -> None:
    rare = ("deal.cut-privilege", "starter.dealers-goodies", "rule.mutable", "rule.secret")
    assert not {*rare} & raised(PLAIN)
    for key in rare:
        assert raised_by(table(notes=((key, "So it is."),))) == {key}


def test_who_deals_first_matters_if_the_first_player_sits_by_the_dealer() -> None:
    assert arises("deal.first-dealer", PLAIN)
    assert not arises("deal.first-dealer", table(first_player="youngest"))
    ten_hands = Ending(kind="hands", hands=10)
    assert arises("deal.first-dealer", table(first_player="youngest", ending=ten_hands))


# ---- about which cards

EVERY_ROLE = table(
    said("starter.treatment", "starter K: plain", ranks("K")),
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
    },
    replies={
        "2": (Reply(cards=ranks("2"), mode="adds"),),
        "4": (Reply(cards=ranks("4"), mode="adds"),),
        "9": (Reply(cards=ranks("A"), mode="cancels"),),
        "10": (Reply(cards=ranks("K"), mode="sends back"),),
    },
    starter={"8": Treatment(kind="bury")},
    last_card={"2": LastCard(kind="acts"), "3": LastCard(kind="acts"), "J": LastCard(kind="forbidden")},
    finish="play on",
)
ABOUT = {
    "starter.treatment": "8 A 3 2 4 5 6 7 9 10 K",
    "starter.wild": "8 A",
    "starter.draw": "2 9 10",
    "starter.skip": "4 7",
    "starter.reverse": "6",
    "starter.extra-turn": "6",
    "starter.wild-draw": "3",
    "starter.all-draw": "5",
    "starter.reject-where": "8",
    "match.after-name": "8 3",
    "wild.playable-on": "8 A 3",
    "wild.on-same-wild": "8 A 3",
    "wild.choice-set": "8 A 3",
    "wild.may-keep-suit": "8 3",
    "wild.must-name": "8 A 3",
    "effect.order": "6 3",
    "draw-n.loses-turn": "2 3 9 10",
    "draw.extra-after-served": "2 3 9 10",
    "turn.extra-optional": "6",
    "turn.extra-fail": "6",
    "debt.answer": "2 3 4 7 9 10",
    "draw-n.stack": "2 3 9 10",
    "match.during-penalty": "2 3 9 10",
    "match.wild-during-penalty": "2 3 9 10",
    "draw-n.arith": "2 9 10",
    "draw-n.cross": "2 3 9 10",
    "draw-n.cancel": "9",
    "draw-n.redirect": "10",
    "skip.reply": "4 7",
    "skip.stack": "4",
    "out.last-card": "8 A 3 2 4 5 6 7 9 10",
    "out.wild-last": "8 A 3",
    "out.action-last-effect": "2 3 4 5 6 7 9 10",
    "out.action-last-stack": "2",
    "out.forbidden": "J",
    "out.forbidden-remedy": "J",
    "out.extra-turn-last": "6",
    "score.value": "A 2 3 4 5 6 7 8 9 10 J Q K",
    "score.values-total": "A 2 3 4 5 6 7 8 9 10 J Q K",
    "score.ten": "10",
    "score.ace": "A",
    "score.special-card": "",
}


def test_a_question_knows_about_which_cards_it_is() -> None:
    found = {question.key: question.cards(EVERY_ROLE) for question in QUESTIONS if question.cards is not None}
    assert found == {key: ranks(*names.split()) for key, names in ABOUT.items()}


def test_without_such_cards_a_question_about_cards_does_not_arise() -> None:
    for rules in (PLAIN, TWOS, TWOS_ADD_UP, EVERY_ROLE):
        for question in QUESTIONS:
            if question.cards is not None and question.arises(rules):
                assert question.cards(rules), question.key
