"""Which questions counters, partners, several cards, cards out of turn and the larger effects raise."""

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
    changed,
    named,
    of_ranks,
    pack,
    raised,
    ranks,
    relation,
    said,
    table,
)

from crazy8.compiler.cards.cards import CardKind, Deck, Rank
from crazy8.compiler.topics.calls.model import Call, Penalty
from crazy8.compiler.topics.counters.model import Counter
from crazy8.compiler.topics.deal.model import HandSize
from crazy8.compiler.topics.debts.model import DebtAnswer
from crazy8.compiler.topics.effects.model import (
    Adds,
    Covers,
    Demands,
    Draws,
    Effect,
    EndsHand,
    Fallback,
    MustPlay,
    SwapsHands,
    Waits,
)
from crazy8.compiler.topics.finish.model import HandLimit, LastCard
from crazy8.compiler.topics.game.model import Ending
from crazy8.compiler.topics.out_of_turn.model import Jump
from crazy8.compiler.topics.rules import Rules
from crazy8.compiler.topics.scoring.model import Bonus
from crazy8.compiler.topics.several.model import Together
from crazy8.compiler.topics.wild.model import Wild

WAIT = Fallback(kind="wait")
ACES = relation(ranks("A"))
DRAW_THREE = TypeAdapter(Fallback).validate_python({"kind": "draw", "amount": {"mode": "exactly", "cards": 3}})


def with_effect(*effects: Effect, finish: str = "hand ends", players: int = 3) -> Rules:
    """Sevens with some effects."""
    return table(effects={"7": effects}, finish=finish, players=players)


# ---- seats and the deal


@pytest.mark.parametrize(("players", "possible"), [(2, False), (3, False), (4, True), (5, False), (6, True)])
def test_partners_need_an_even_number_of_players(players: int, possible: bool) -> None:
    assert arises("seat.partners", table(players=players)) is possible
    together = changed(table(players=players), "seating", partners=True)
    assert arises("score.partners", together) is possible


def test_a_counter_raises_the_questions_of_a_countdown() -> None:
    counting = changed(PLAIN, "deal", counter=Counter(start=8, end=1))
    assert raised(counting) - raised(PLAIN) == {
        "deal.counter",
        "counter.falls",
        "deal.counter-zero",
        "wild.private-rank",
    }


def test_a_counter_of_losers_asks_who_they_are() -> None:
    counting = changed(PLAIN, "deal", counter=Counter(start=3, end=0, falls="loser"))
    assert "counter.tie" in raised(counting)


def test_whoever_uses_a_counter_is_asked_for_one() -> None:
    assert arises("deal.counter", changed(PLAIN, "deal", size=HandSize(kind="counter")))
    assert arises("deal.counter", changed(PLAIN, "matching", counter_wild=Wild()))
    assert arises("deal.counter", table(ending=Ending(kind="counter")))
    assert arises("deal.counter", table(finish="next counter"))
    assert not arises("counter.falls", table(finish="next counter"))


def test_hands_of_different_size_are_asked_about() -> None:
    sizes = HandSize(kind="per hand", schedule=(8, 7, 6))
    assert raised(changed(PLAIN, "deal", size=sizes)) - raised(PLAIN) == {"deal.size-changes"}


def test_a_cutter_goes_with_what_it_does() -> None:
    shown = changed(PLAIN, "deal", cutter=ranks("4", "5"))
    assert raised(shown) - raised(PLAIN) == {"deck.cutter", "deck.cutter-effect"}
    used = changed(PLAIN, "effects", of_cutter_suit=of_ranks({"7": (EndsHand(),)}))
    assert {"deck.cutter", "deck.cutter-effect"} <= raised(used)


def test_without_a_starter_no_card_is_asked_about_as_starter() -> None:
    led = changed(
        table(effects={"2": (DRAW_TWO,), "A": (REVERSE,)}, wild={"8": NAMES_SUIT}), "starter", comes_from="nowhere"
    )
    assert {key for key in raised(led) if key.startswith("starter.")} == {"starter.exists"}


def test_a_starter_of_the_dealer_takes_a_card_of_the_dealer() -> None:
    assert arises("deal.dealer-gives-starter", changed(PLAIN, "starter", comes_from="dealer"))
    assert not arises("deal.dealer-gives-starter", PLAIN)
    youngest = table(first_player="youngest")
    assert not arises("deal.first-dealer", youngest)
    assert arises("deal.first-dealer", changed(youngest, "starter", comes_from="dealer"))


def test_a_starter_from_the_dealer_leaves_one_card_more_in_a_thin_stock() -> None:
    nine_each = table(players=4, cards_each=9)
    assert arises("deck.packs-by-players", nine_each)
    assert not arises("deck.packs-by-players", changed(nine_each, "starter", comes_from="dealer"))


# ---- jokers


def with_jokers() -> Deck:
    """A pack with two equal jokers."""
    deck = pack()
    joker = CardKind(rank=len(deck.ranks), suit=None, copies=2)
    ranks_of_all = (*deck.ranks, Rank("joker"))
    return Deck(name="with jokers", suits=deck.suits, ranks=ranks_of_all, cards=(*deck.cards, joker))


def test_a_joker_is_asked_on_what_it_may_be_laid_and_what_follows_it() -> None:
    about_jokers = {"joker.matches-as", "joker.next-must-match"}
    assert about_jokers <= raised(table(deck=with_jokers()))
    assert not about_jokers & raised(PLAIN)
    naming = table(deck=with_jokers(), wild={"joker": NAMES_SUIT})
    assert arises("joker.matches-as", naming)
    assert not arises("joker.next-must-match", naming)


# ---- the turn


def test_whoever_never_draws_is_asked_nothing_about_drawing() -> None:
    never = table(draw="nothing", stock_empty="score")
    assert not {"draw.optional", "match.forced", "draw.play-drawn", "draw.only-drawn"} & raised(never)
    assert {"draw.pass-without", "block.result"} <= raised(never)


def test_what_may_follow_a_served_draw_card_is_asked_where_there_are_some() -> None:
    assert arises("match.after-served", table(effects={"2": (DRAW_TWO,)}))
    assert arises("match.after-served", with_effect(Draws(target="previous", cards=5)))
    assert not arises("match.after-served", with_effect(OTHERS_DRAW))


def test_the_running_chain_matters_only_where_debts_are_answered() -> None:
    twos = {"2": (DRAW_TWO,)}
    replies = {"2": (DebtAnswer(cards=ranks("2"), mode="adds"),)}
    assert not arises("stock.keep", table(effects=twos))
    assert arises("stock.keep", table(effects=twos, replies=replies))
    assert not arises("stock.keep", table(effects=twos, replies=replies, stock_empty="pass"))


def test_a_restricted_wild_card_may_be_challenged() -> None:
    assert not arises("wild.challenge", table(wild={"8": NAMES_SUIT}))
    restricted = changed(table(wild={"8": NAMES_SUIT}), "matching", forbidden_holding=of_ranks({"8": ACES}))
    assert {"wild.restricted-use", "wild.challenge"} <= raised(restricted)


# ---- several cards


def several(rules: Rules) -> Rules:
    """The same rules, with cards of the same rank laid together."""
    same_rank = relation(0).with_changes(on=tuple(map(of_same_rank, range(52))))
    return changed(rules, "several", together=Together(cards=same_rank))


def of_same_rank(kind: int) -> int:
    return pack().of_rank(pack().rank_of(kind))


def test_several_plain_cards_raise_the_questions_of_laying_them() -> None:
    assert raised(several(PLAIN)) - raised(PLAIN) == {"multi.first-fits", "multi.top", "multi.finish", "out.multi-last"}


@pytest.mark.parametrize(
    ("rules", "keys"),
    [
        (table(effects={"2": (DRAW_TWO,)}), {"multi.effects"}),
        (table(effects={"Q": (SKIP,)}), {"multi.effects", "skip.multi"}),
        (table(effects={"A": (REVERSE,)}), {"multi.effects", "reverse.multi"}),
        (table(wild={"8": NAMES_SUIT}), {"multi.wild"}),
    ],
)
def test_several_cards_with_effects_raise_what_becomes_of_these(rules: Rules, keys: set[str]) -> None:
    of_cards = {"multi.effects", "skip.multi", "reverse.multi", "multi.wild"}
    assert raised(several(rules)) & of_cards == keys


def test_effects_do_not_matter_if_such_cards_are_not_laid_together() -> None:
    rules = several(table(effects={"2": (DRAW_TWO,)}))
    assert rules.several.together is not None
    only_kings = changed(rules, "several", together=rules.several.together.with_changes(of=ranks("K")))
    assert not arises("multi.effects", only_kings)


def test_identical_cards_leave_no_choice_of_the_top_one() -> None:
    same_card = relation(0).with_changes(on=tuple(1 << kind for kind in range(52)))
    assert not arises("multi.top", changed(PLAIN, "several", together=Together(cards=same_card)))


def test_an_open_row_needs_cards_that_are_added() -> None:
    assert not arises("dump.open", PLAIN)
    assert {"dump.open", "dump.limit", "out.multi-last"} <= raised(with_effect(Adds(cards=ACES)))


# ---- out of turn


def test_a_jump_raises_what_comes_after_it() -> None:
    jumping = changed(PLAIN, "out_of_turn", jump=Jump(cards=ACES))
    assert raised(jumping) - raised(PLAIN) == {"turn.jump-then", "turn.jump-conflict", "out.simultaneous"}
    acting = changed(table(effects={"A": (REVERSE,)}), "out_of_turn", jump=Jump(cards=ACES))
    assert arises("turn.jump-effect", acting)


def test_two_players_can_be_out_at_once_after_a_claim_or_a_swap() -> None:
    assert not arises("out.simultaneous", PLAIN)
    assert arises("out.simultaneous", changed(PLAIN, "out_of_turn", claim="dobon"))
    assert arises("out.simultaneous", with_effect(SwapsHands(target="chosen")))


# ---- cards that ask for a card, and cards that move hands


def test_a_demand_for_a_round_binds_its_owner() -> None:
    once = with_effect(Demands(cards=ranks("9")))
    assert {"wild.demand-impossible", "wild.named-rank-action", "starter.demand"} <= raised(once)
    assert not arises("wild.demand-binds-owner", once)
    assert arises("wild.demand-binds-owner", with_effect(Demands(cards=ranks("9"), lasting="for a round")))


def test_a_card_that_is_asked_for_in_vain_can_cost_more_cards_than_there_are() -> None:
    assert not arises("stock.mid-draw", with_effect(MustPlay(target="next", cards=ACES, otherwise=WAIT)))
    assert arises("stock.mid-draw", with_effect(MustPlay(target="next", cards=ACES, otherwise=DRAW_THREE)))
    assert arises("stock.mid-draw", with_effect(Demands(cards=ranks("9"), otherwise=Fallback(kind="draw"))))


def test_a_cover_meets_the_rules_of_the_last_card() -> None:
    covering = with_effect(Covers(cards=ACES, otherwise=WAIT))
    assert {"turn.cover", "turn.question", "out.action-last-effect"} <= raised(covering)
    assert not arises("out.forbidden-cover", covering)
    banned = table(effects={"7": (Covers(cards=ACES, otherwise=WAIT),)}, last_card={"7": LastCard(kind="forbidden")})
    assert arises("out.forbidden-cover", banned)


def test_turns_that_are_owed_are_skips_that_can_be_answered() -> None:
    waiting = with_effect(Waits(target="next", turns=1), players=2)
    assert {"skip.reply", "skip.two-player", "starter.skip", "debt.answer"} <= raised(waiting)


def test_a_swap_can_make_a_call_due() -> None:
    swapping = with_effect(SwapsHands(target="chosen"))
    assert {"swap.choice", "swap.last-card"} <= raised(swapping)
    assert not {"swap.call", "call.by-penalty"} & raised(swapping)
    call = Call(word="last card", at=1, penalty=Penalty(cards=1))
    calling = table(effects={"7": (SwapsHands(target="chosen"),)}, calls=(call,))
    assert {"swap.call", "call.by-penalty"} <= raised(calling)


def test_several_cards_at_once_can_pass_a_call_by() -> None:
    call = Call(word="last card", at=1, penalty=Penalty(cards=1))
    assert not arises("call.multi-finish", table(calls=(call,)))
    assert arises("call.multi-finish", several(table(calls=(call,))))


# ---- going out, scores, the game


def test_a_hand_without_cards_that_is_not_out_can_block_others() -> None:
    assert not arises("out.cardless-block", PLAIN)
    assert arises("out.cardless-block", table(effects={"K": (AGAIN,)}, last_card={"K": LastCard(kind="stays in")}))


def test_a_hand_limit_throws_players_out() -> None:
    limit = HandLimit(cards=20, result="out")
    thrown_out = changed(
        table(said("out.hand-limit", "at 21 cards: leaves hand"), effects={"Q": (SKIP,)}), "finish", limit=limit
    )
    assert {"out.hand-limit", "out.limit-cards", "skip.who-counts"} <= raised(thrown_out)
    assert not arises("out.hand-limit", PLAIN)


def test_partners_play_on_until_both_are_out() -> None:
    assert arises("draw-n.target-out", table(effects={"2": (DRAW_TWO,)}, finish="both partners", players=4))


def test_a_bonus_is_asked_about_where_there_is_one() -> None:
    assert not {"score.multiplier", "score.multi-apply"} & raised(PLAIN)
    doubled = table(said("score.multiplier", "bonus J: times 2", ranks("J")), finish="play on")
    doubled = changed(doubled, "scoring", bonus=of_ranks({"J": Bonus(times=2)}))
    assert {"score.multiplier", "score.multi-apply"} <= raised(doubled)


def test_columns_have_a_target_but_no_other_question_of_one() -> None:
    columns = table(ending=Ending(kind="columns", columns=3, points=100))
    assert raised(columns) - raised(PLAIN) == named("deal.rotation match-end.tie match-end.target score.columns")


def test_a_hand_that_a_card_ends_counts_as_a_blocked_one() -> None:
    ends = {"7": (EndsHand(),)}
    assert not arises("block.result", table(stock_empty="score"))
    assert arises("block.result", table(stock_empty="score", effects=ends))
    assert not arises("score.value", table(score="places", stock_empty="score", effects=ends, blocked=None))
    assert arises("score.value", table(score="places", stock_empty="score", effects=ends, blocked="lowest wins"))
