"""Which questions the table, the pack and the cards with a role raise, and which they do not."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter
from rules_by_hand import (
    AGAIN,
    DRAW_TWO,
    NAMES_SUIT,
    OTHERS_DRAW,
    PLAIN,
    REVERSE,
    SKIP,
    arises,
    named,
    pack,
    raised,
    raised_by,
    ranks,
    said,
    table,
)

from crazy8.compiler.topics.debts.model import DebtAnswer
from crazy8.compiler.topics.effects.model import Draws
from crazy8.compiler.topics.game.model import Ending
from crazy8.compiler.topics.starter.model import Treatment
from crazy8.compiler.topics.wild.model import Wild

TWOS = table(effects={"2": (DRAW_TWO,)})
TWOS_ADD_UP = table(effects={"2": (DRAW_TWO,)}, replies={"2": (DebtAnswer(cards=ranks("2"), mode="adds"),)})


def test_a_game_of_plain_cards_raises_only_what_every_rulebook_answers() -> None:
    assert raised(PLAIN) == named(
        """
        players.range seat.direction seat.first-player seat.dummies deck.composition deck.deal-fits
        deal.count-by-players deal.batches deal.hands deal.handicap deal.first-dealer starter.exists match.attributes
        match.suit-first match.forced
        match.first-turn-limits match.after-card wild.which draw.count draw.optional draw.from draw.play-drawn
        draw.only-drawn
        draw.pass-without multi.allowed out.claim stock.empty stock.when stock.shuffle stock.limit stock.fine
        stock.nothing-left out.required out.knock
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
    assert not arises("starter.wild", rules)


def test_twos_that_make_the_next_player_draw_raise_the_questions_of_a_debt() -> None:
    assert raised_by(TWOS) == named(
        """
        starter.treatment starter.draw match.after-served stock.mid-draw stock.debt stock.draw-laid-on-empty
        draw-n.loses-turn draw-n.try-one-first debt.answer draw-n.stack match.during-penalty out.last-card
        out.action-last-effect
        """
    )


def test_twos_that_add_up_raise_the_questions_of_an_answered_debt() -> None:
    assert raised(TWOS_ADD_UP) - raised(TWOS) == {
        "draw-n.arith",
        "draw-n.cap",
        "draw-n.play-while-drawing",
        "stock.keep",
    }


@pytest.mark.parametrize(
    ("mode", "keys"),
    [
        ("adds", {"draw-n.cap"}),
        ("doubles", {"draw-n.cap"}),
        ("replaces", set()),
        ("passes on", {"draw-n.redirect", "debt.answered-by"}),
        ("sends back", {"draw-n.redirect", "draw-n.redirect-after-defence", "debt.answered-by"}),
        ("cancels", {"draw-n.cancel", "draw-n.cancel-scope"}),
    ],
)
def test_what_an_answer_does_to_a_debt_raises_questions_of_its_own(mode: str, keys: set[str]) -> None:
    reply = TypeAdapter(DebtAnswer).validate_python({"cards": ranks("9"), "mode": mode})
    answered = table(effects={"2": (DRAW_TWO,)}, replies={"2": (reply,)})
    assert raised(answered) - raised(TWOS) == {"draw-n.arith", "draw-n.play-while-drawing", "stock.keep"} | keys


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
    answered = table(effects=skips, replies={"Q": (DebtAnswer(cards=ranks("Q"), mode="adds"),)})
    assert raised(answered) - raised(table(effects=skips)) == {"draw-n.arith", "skip.stack"}


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
    rules = table(said("match.attributes", "match neighbour"), attributes=("neighbour",))
    assert arises("deck.rank-order", table(said("match.after-card", "after 7: higher", ranks("7"))))
    assert arises("deck.rank-order", rules)
    assert not arises("match.suit-first", rules)


def test_refused_starters_have_to_go_somewhere() -> None:
    refused = {"8": Treatment(kind="bury")}
    assert {"starter.reject-where", "starter.reject-loop"} <= raised_by(table(starter=refused))
    named = table(wild={"8": NAMES_SUIT}, starter={"8": Treatment(kind="dealer names")})
    assert arises("starter.wild-knowledge", named)
    assert not arises("starter.reject-where", named)


def test_a_draw_card_as_starter_can_be_answered_if_it_acts() -> None:
    replies = {"2": (DebtAnswer(cards=ranks("2"), mode="adds"),)}
    acting = table(effects={"2": (DRAW_TWO,)}, replies=replies, starter={"2": Treatment(kind="acts")})
    assert arises("starter.draw-stackable", acting)
    assert not arises("starter.draw-stackable", TWOS_ADD_UP)


def test_a_plain_card_is_asked_about_as_starter_once_a_line_names_it() -> None:
    rules = table(said("starter.treatment", "starter K: bury", ranks("K")), starter={"K": Treatment(kind="bury")})
    assert arises("starter.treatment", rules)


def test_who_deals_first_matters_if_the_first_player_sits_by_the_dealer() -> None:
    assert arises("deal.first-dealer", PLAIN)
    assert not arises("deal.first-dealer", table(first_player="youngest"))
    ten_hands = Ending(kind="hands", hands=10)
    assert arises("deal.first-dealer", table(first_player="youngest", ending=ten_hands))
