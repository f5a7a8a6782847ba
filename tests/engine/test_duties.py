"""Cards that have to be laid: forced cards, demands, covers, rounds of ranks."""

from __future__ import annotations

import pytest
from tables import table

from crazy8.runtime.people.reasons import Reason

NINE = "play 9: next must play same suit or 9, else draw 1"


def test_a_forced_card_is_laid_whatever_else_would_fit() -> None:
    at = table(NINE, "9C 2H", "9H KC 8D", "5S", top="4C", stock="3D 3H")
    at.do(0, "play 9C")
    assert at.legal == {"play 9H", "play KC"}
    assert at.refused(1, "play 8D").reason is Reason.NOT_ASKED_FOR
    assert at.refused(1, "draw").reason is Reason.MUST_LAY
    at.do(1, "play KC")
    assert (at.turn, at.game.state.owed_kind) == (2, 0)


def test_whoever_lays_no_forced_card_does_what_the_rules_say_instead() -> None:
    at = table(NINE, "9C 2H", "KD", "5S 9S", top="4C", stock="3C 3H")
    at.do(0, "play 9C")
    assert at.legal == {"take"}
    at.do(1, "take")
    assert at.hand(1) == {"KD", "3C"}
    assert at.turn == 2
    assert at.legal == {"play 9S"}


def test_a_card_drawn_for_it_may_be_laid_where_drawn_cards_may() -> None:
    at = table(f"{NINE}\ndrawn card may be played", "9C 2H", "KD", "5S", top="4C", stock="3C 3H")
    at.do(0, "play 9C")
    at.do(1, "take")
    assert at.legal == {"play 3C", "pass"}
    at.do(1, "pass")
    assert at.turn == 2


def test_a_forced_card_is_void_once_all_such_cards_are_laid() -> None:
    text = "play 9: next must play 9, else draw 1"
    at = table(text, "9C 2H", "KC 3S", "5S", top="4C", below="9H 9D 9S", stock="3D 3H")
    at.do(0, "play 9C")
    assert (at.turn, at.legal) == (1, {"play KC"})


def test_previous_players_can_be_forced_and_play_goes_on_after_the_player_of_the_card() -> None:
    text = "play 9: previous must play spades, else draw 2"
    at = table(text, "9C 2H", "KC", "5S 6D 7D", "4H", top="4C", stock="3D 3H")
    at.do(0, "play 9C")
    assert (at.turn, at.legal) == (3, {"take"})
    at.do(3, "take")
    assert at.size(3) == 3
    assert at.turn == 1


def test_a_card_that_has_to_be_covered_is_covered_though_one_may_draw_at_will() -> None:
    cover = "play A: others draw 1, cover with same suit else {}\ndraw at will"
    at = table(cover.format("forbidden"), "AC KC 2H 3H", "KD 4D", top="4C", stock="3C 3D")
    at.do(0, "play AC")
    assert (at.size(1), at.legal) == (3, {"play KC"})
    at = table(cover.format("draw 1"), "AC KC 2H 3H", "KD 4D", top="4C", stock="3C 3D")
    at.do(0, "play AC")
    assert at.legal == {"play KC", "take"}


@pytest.mark.parametrize("drawn", ["may not answer", "may answer"])
def test_a_card_drawn_in_place_of_one_that_is_asked_for_answers_nothing(drawn: str) -> None:
    text = f"play J: demand 5 to 7\nanswer J with J: replaces\ndrawn card may be played\ndrawn card {drawn}"
    at = table(text, "JC 2H", "KD 4D", "5S", top="4C", stock="JH 3H")
    at.do(0, "play JC")
    at.do(0, "rank 5")
    at.do(1, "take")
    assert at.turn == 2


def test_a_demand_that_nobody_meets_does_not_come_back_to_whoever_made_it() -> None:
    text = "play J: demand 5 to 7\nplay 4: next misses a turn\nplay 3: must play again"
    at = table(text, "JC 4C 2H", "KD 4D", "9S QS", top="3C", stock="JH 3H QH KH 5H")
    at.game.state.wait[2] = 1
    at.do(0, "play JC", "rank 5")
    at.do(1, "take")
    assert (at.turn, "play 4C" in at.legal) == (0, True)


RUN = "play 5: next must play next-up until somebody fails, else draw face"


def test_a_run_goes_round_until_somebody_fails_and_draws_the_number_of_the_last_card() -> None:
    at = table(RUN, "5C 2H", "6H 2D", "7S 2S", "KD", top="4C", stock="3D 3H 4D 4H 8C 9C 10C JC")
    at.do(0, "play 5C")
    at.do(1, "play 6H")
    at.do(2, "play 7S")
    assert at.legal == {"take"}
    at.do(3, "take")
    assert at.size(3) == 1 + 7
    assert at.turn == 0
    assert at.refused(0, "take").reason is Reason.NOTHING_OWED


DEMAND = "no wild 8\nplay J: demand 5 to 10"


def test_a_demanded_rank_holds_until_it_is_laid() -> None:
    at = table(DEMAND, "JC 2H", "KC JD", "7D 3C", "4D 7H", top="4C", stock="3D 3H 4H")
    at.do(0, "play JC")
    assert at.legal == {f"rank {rank}" for rank in ("5", "6", "7", "8", "9", "10")}
    assert at.refused(0, "rank K").reason is Reason.RANK_NOT_ALLOWED
    at.do(0, "rank 7")
    assert at.legal == {"take"}
    at.do(1, "take")
    assert (at.turn, at.legal) == (2, {"play 7D"})
    at.do(2, "play 7D")
    assert (at.turn, at.legal) == (3, {"play 4D", "play 7H"})


def test_a_demand_for_a_round_binds_everybody_and_its_player_too() -> None:
    at = table(f"{DEMAND} for a round, else misses a turn", "JC 7H 2H", "7C 3D", "KC 9D", top="4C", stock="3H 4H")
    at.do(0, "play JC", "rank 7")
    at.do(1, "play 7C")
    assert at.legal == {"take"}
    at.do(2, "take")
    assert at.size(2) == 2
    assert (at.turn, at.legal) == (0, {"play 7H"})
    at.do(0, "play 7H")
    assert (at.turn, at.legal) == (1, {"draw"})


def test_a_demand_until_failed_ends_with_the_first_who_has_none() -> None:
    at = table(f"{DEMAND} until somebody fails, else draw 1", "JC 2H", "7C 3D", "KC 9D", top="4C", stock="3H 4H 5H")
    at.do(0, "play JC", "rank 7")
    at.do(1, "play 7C")
    at.do(2, "take")
    assert at.size(2) == 3
    assert at.turn == 0
    assert "take" not in at.legal


COVER = "play A: cover with same suit, else draw 1"


def test_a_cover_is_owed_on_the_own_card() -> None:
    at = table(COVER, "AC 2C 9H 4H", "KC", top="4C", stock="3D 3H")
    at.do(0, "play AC")
    assert (at.turn, at.legal) == (0, {"play 2C"})
    assert at.refused(0, "play 9H").reason is Reason.NOT_ASKED_FOR
    at.do(0, "play 2C")
    assert at.turn == 1


def test_a_cover_may_ask_for_another_cover() -> None:
    at = table(f"{COVER}\nplay K: cover with same suit, else draw 1", "AC KC 3C 4H", "QC", top="4C", stock="3D 3H")
    at.do(0, "play AC", "play KC")
    assert at.legal == {"play 3C"}


def test_without_a_cover_a_card_is_drawn_and_the_turn_is_over() -> None:
    at = table(COVER, "AC 9H 4H", "KC", top="4C", stock="3C 3H")
    at.do(0, "play AC")
    assert at.legal == {"take"}
    at.do(0, "take")
    assert at.hand(0) == {"9H", "4H", "3C"}
    assert at.turn == 1


def test_drawing_until_the_card_is_covered() -> None:
    text = "play A: cover with same suit, else draw until playable\ndrawn card must be played"
    at = table(text, "AC 9H 4H", "KC", top="4C", stock="3D 3H 3C 3S")
    at.do(0, "play AC")
    at.do(0, "take", "take", "take")
    assert at.legal == {"play 3C"}
    at.do(0, "play 3C")
    assert (at.turn, at.size(0)) == (1, 4)


def test_the_draws_for_one_cover_do_not_count_for_the_next() -> None:
    """A card that covers may need a cover of its own, in the same turn: it is drawn for as often as for the first."""
    text = "play A K: cover with same suit, else draw up to 2\ndrawn card must be played"
    at = table(text, "AC 9H", "QC", top="4C", stock="3D KC 3H 3S 5D")
    at.do(0, "play AC", "take", "take")
    assert at.legal == {"play KC"}
    at.do(0, "play KC", "take")
    assert (at.turn, at.legal) == (0, {"take"})
    at.do(0, "take")
    assert (at.turn, at.size(0)) == (1, 4)


def test_a_card_that_needs_its_cover_stays_in_the_hand_without_it() -> None:
    text = "play A: cover with same suit, else forbidden"
    at = table(text, "AC 9H 4H 5C", "AS KS", top="4C", stock="3D 3H")
    assert "play AC" in at.legal
    without = table(text, "AC 9H 4H", "AS KS", top="4C", stock="3D 3H")
    assert without.legal == {"play 4H"}
    assert without.refused(0, "play AC").reason is Reason.NO_COVER


def test_a_card_that_was_asked_for_by_the_card_below_is_done_with() -> None:
    at = table(
        "play 3: next must play same suit next-up, else draw 1\norder A to K", "3C 2H", "4C KD", "5C 9S", top="7C"
    )
    at.do(0, "play 3C")
    assert at.legal == {"play 4C"}
    at.do(1, "play 4C")
    assert (at.turn, at.game.state.owed_kind) == (2, 0)


def test_what_was_asked_for_goes_on_where_nothing_is_asked_for_instead() -> None:
    text = "play 3: next must play same suit next-up until somebody fails, else draw 1\norder A to K\n"
    at = table(f"{text}play 4: next must play 4 hearts, else draw 1", "3C 2H", "4C KD", "5C 9S", top="7C", below="4H")
    at.do(0, "play 3C")
    at.do(1, "play 4C")
    assert (at.turn, at.legal) == (2, {"play 5C"})


def test_whoever_misses_a_turn_has_not_failed() -> None:
    text = (
        "play 3: next must play same suit next-up until somebody fails, else draw 1\norder A to K\nplay K: skip chosen"
    )
    at = table(text, "KC 2H", "3C 2D 7D", "4C KD 8D", "5C 9S 9D", "5D 9H 8H", top="7C")
    at.do(0, "play KC", "choose 3")
    at.do(1, "play 3C")
    at.do(2, "play 4C")
    assert (at.turn, at.legal) == (4, {"take"})


NINES = "play 9: cover with same suit or same rank, else forbidden"


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("9C 9H 5D", False),  # the nine of hearts would have to be covered itself
        ("9C 9H 5H", True),
        ("9C 9H 9D 5D 2S", True),
        ("9C 9H 9D 5S 2S", False),
        ("9C 9H", False),
    ],
)
def test_a_cover_that_needs_its_cover_is_none_without_it(hand: str, may: bool) -> None:
    at = table(NINES, hand, "AS KS", top="4C", stock="3D 3H")
    assert ("play 9C" in at.legal) is may
    if may:
        at.do(0, "play 9C")
        assert at.turn == 0
        while at.turn == 0:
            at.do(0, next(word for word in sorted(at.legal, reverse=True)))
        assert at.top[0] != "9"


ROUND = "play A: may open round of A, else draw 1"


def test_a_round_of_ranks_goes_round_until_its_opener_ends_it() -> None:
    at = table(ROUND, "AC AH 9D", "AD 10C", "10H QD", top="KC", stock="2D 2H 3D")
    at.do(0, "play AC")
    assert at.legal == {"take up", "pass"}
    assert at.refused(0, "play AH").reason is Reason.TAKE_UP_OR_LET_BE
    at.do(0, "take up")
    assert at.legal == {"play AD"}
    at.do(1, "play AD")
    assert (at.turn, at.legal) == (2, {"take"})
    at.do(2, "take")
    assert (at.turn, at.legal) == (0, {"play AH", "pass"})
    at.do(0, "pass")
    assert at.turn == 1


def test_everybody_lays_one_card_in_a_round_although_several_may_be_laid() -> None:
    at = table(f"{ROUND}\nseveral same rank", "AC AH 9D", "AD AS 10D", "10H QD", top="KC", stock="2D 2H 3D")
    at.do(0, "play AC", "pass", "take up")
    at.do(1, "play AD")
    assert (at.turn, at.legal) == (2, {"take"})


def test_a_round_goes_round_once_more_after_its_opener_laid_the_last_card_in_it() -> None:
    at = table(f"{ROUND}\nfinish: play on", "AC AH", "AD AS 10C", "10H QD", "9H 9D", top="KC", stock="2D 2H 3D 3H 4D")
    at.do(0, "play AC", "take up")
    at.do(1, "play AD")
    at.do(2, "take")
    at.do(3, "take")
    at.do(0, "play AH")
    assert (at.turn, at.legal) == (1, {"play AS"})
    at.do(1, "play AS")
    at.do(2, "take")
    at.do(3, "take")
    assert at.turn == 1
    assert "play 10C" not in at.legal


def test_nobody_has_to_open_a_round_and_with_one_ace_nobody_can() -> None:
    at = table(ROUND, "AC AH 9D", "AD 10D", "10H QD", top="KC", stock="2D 2H 3D")
    at.do(0, "play AC", "pass")
    assert at.turn == 1
    at.do(1, "play AD")
    assert at.turn == 2


def test_a_round_is_for_everybody_and_is_no_turn_to_be_missed() -> None:
    skipped = f"{ROUND}\nplay K: skip chosen"
    at = table(skipped, "KC 2H", "AC AH 9D", "10C 5D", "AD 10H", top="QC", stock="2D 3H 3D")
    at.do(0, "play KC", "choose 3")
    at.do(1, "play AC", "take up")
    at.do(2, "take")
    assert (at.turn, at.legal) == (3, {"play AD"})
    at.do(3, "play AD")
    at.do(0, "take")
    at.do(1, "pass")
    assert at.turn == 2
    at.do(2, "play 5D")
    assert at.turn == 0  # who was to miss a turn misses it now


@pytest.mark.parametrize("text", [NINE, DEMAND, COVER, ROUND])
def test_a_duty_is_seen_by_everybody(text: str) -> None:
    at = table(text, "9C AC JC AH 2H", "9H KC", "5S", top="4C", stock="3D 3H")
    at.do(0, {NINE: "play 9C", DEMAND: "play JC", COVER: "play AC", ROUND: "play AC"}[text])
    if text == DEMAND:
        at.do(0, "rank 9")
    if text == ROUND:
        at.do(0, "take up")
    seen = [at.game.observe(seat).owed for seat in (None, 0, 1, 2)]
    assert seen[0] is not None
    assert seen[0].cards
    assert seen.count(seen[0]) == 4


def test_whoever_has_nothing_to_draw_for_a_duty_has_passed() -> None:
    text = "play J: demand plain\ndraw nothing\nblocked: each pays own hand"
    at = table(text, "JC 9H", "KD", "5S", top="4C", stock="3C 3H")
    at.do(0, "play JC", "rank 9")
    at.do(1, "take")
    at.do(2, "take")
    assert not at.game.hand_over
    at.do(0, "pass")
    assert at.game.hand_over


def test_what_is_missing_of_the_draw_for_a_duty_is_owed() -> None:
    text = "play 9: next must play same suit or 9, else draw 3\nstock short: owed\nstock empty: pass"
    at = table(text, "9C 2H", "KD", "5S 9S", top="4C", stock="3H")
    at.do(0, "play 9C")
    at.do(1, "take")
    assert at.hand(1) == {"KD", "3H"}
    assert at.game.state.carried[1] == 2


def test_a_last_card_still_asks_the_one_who_is_left_and_whose_card_asks_nobody() -> None:
    """Where others play on, the hand ends once the last but one is out, and its last card had done its work."""
    rules = "finish: play on\nfinish on 4: acts\nplay 4: next must play same rank, else draw 1"
    at = table(rules, "4S", "4H 3D KD", top="5S", stock="6C 7C 9C")
    at.do(0, "play 4S")
    assert at.legal == {"play 4H"}
    at.do(1, "play 4H")
    assert (at.game.hand_over, at.size(1)) == (True, 2)


def test_who_is_left_and_has_no_such_card_does_the_other_thing_before_the_hand_ends() -> None:
    rules = "finish: play on\nfinish on 4: acts\nplay 4: next must play same rank, else draw 1"
    at = table(rules, "4S", "5H 3D KD", top="5S", stock="6C 4C 9C")
    at.do(0, "play 4S")
    at.do(1, "take")
    assert (at.game.hand_over, at.size(1)) == (True, 4)


def test_a_card_asked_for_by_a_last_card_is_not_asked_back() -> None:
    """A last card that still does its work cannot be answered, whatever it asks for."""
    text = "play 4: next must play same rank, else draw 1\nanswer 4 with 5: sends back\nfinish on 4: acts"
    at = table(text, "4S", "5S 9C", top="KS", stock="4H 7S")
    at.do(0, "play 4S")
    assert (at.turn, at.legal) == (1, {"take"})
    at = table(text, "4S 6C", "5S 9C", top="KS", stock="4H 7S")
    at.do(0, "play 4S")
    assert (at.turn, at.legal) == (1, {"take", "play 5S"})


def test_a_last_card_still_demands_a_rank() -> None:
    """It does its work before the hand ends: its player names a rank, and the next one has to lay or to draw."""
    at = table("play 4: demand 8 to 9\nfinish on 4: acts", "4S", "8S 9C", top="KS", stock="4H 7S")
    at.do(0, "play 4S")
    assert (at.turn, at.legal) == (0, {"rank 8", "rank 9"})
    at.do(0, "rank 9")
    assert (at.turn, at.legal) == (1, {"play 9C"})
    at.do(1, "play 9C")
    assert at.winners == [0]


def test_cards_laid_together_stay_until_the_last_of_them_is_covered_or_left_bare() -> None:
    text = "play 3: cover with same suit, else draw 1\nseveral same rank"
    at = table(text, "3C 3D 9S", "KD QD", top="7C", stock="")
    at.do(0, "play 3C", "play 3D")
    assert at.legal == {"take"}
    at.do(0, "take")
    assert (at.size(0), at.discards, at.stock) == (2, ["3C", "3D"], [])
