"""Several cards in one turn, and rows of cards that are added to one."""

from __future__ import annotations

from tables import table

from crazy8.runtime.people.reasons import Reason
from crazy8.runtime.people.replay import load, save

SAME = "several same rank"


def test_cards_of_one_rank_may_be_laid_together() -> None:
    at = table(SAME, "9C 9H 2D", "9D 3H", top="4C", stock="3D")
    at.do(0, "play 9C")
    assert (at.turn, at.legal) == (0, {"play 9H", "pass"})
    assert at.refused(0, "play 2D").reason is Reason.DOES_NOT_FIT
    assert at.refused(0, "draw").reason is Reason.PLAY_OR_STOP
    at.do(0, "play 9H")
    assert (at.turn, at.top) == (1, "9H")


def test_nobody_has_to_lay_more_than_one() -> None:
    at = table(SAME, "9C 9H 2D", "9D 3H", top="4C", stock="3D")
    at.do(0, "play 9C", "pass")
    assert (at.turn, at.size(0)) == (1, 2)


def test_enough_cards_are_laid_together_or_a_single_one() -> None:
    at = table("several same rank at least 3", "9C 9H 9S 2D", "9D 3H", top="4C", stock="3D")
    at.do(0, "play 9C")
    assert at.legal == {"play 9H", "play 9S", "pass"}
    at.do(0, "play 9H")
    assert at.legal == {"play 9S"}
    pair = table("several same rank at least 3", "9C 9H 2D", "9D 3H", top="4C", stock="3D")
    pair.do(0, "play 9C")
    assert pair.turn == 1


def test_a_way_that_ends_too_early_is_not_gone() -> None:
    text = "several same suit neighbour at least 4\nforbid 10 while holding 2"
    at = table(text, "JC 10C QC KC 9C 8C", "9D 3H", top="4C", stock="3D")
    at.do(0, "play JC")
    assert at.legal == {"play 10C", "pass"}, "from the queen there is only the king"
    held = table(text, "QC JC 10C 9C 2D", "9D 3H", top="4C", stock="3D")
    held.do(0, "play QC")
    assert held.turn == 1, "the ten may not be laid"


def test_the_last_of_enough_cards_has_to_be_allowed() -> None:
    text = "several same rank at least 3\nfinish with several: forbidden"
    at = table(text, "9C 9H 9S", "9D 3H", top="4C", stock="3D")
    at.do(0, "play 9C")
    assert at.turn == 1
    ahead = table(
        SAME + ' at least 3\ncall "last" a turn ahead, else may not finish', "9C 9H 9S", "9D 3H", top="4C", stock="3D"
    )
    ahead.do(0, "play 9C")
    assert ahead.turn == 1, "nobody could lay the third"


def test_only_certain_cards_and_only_so_many() -> None:
    at = table("several same rank among 3 9 at most 2", "9C 9H 9S 2D", "9D 3H", top="4C", stock="3D")
    at.do(0, "play 9C", "play 9H")
    assert at.turn == 1
    other = table("several same rank among 3", "9C 9H 2D", "9D 3H", top="4C", stock="3D")
    other.do(0, "play 9C")
    assert other.turn == 1


def test_effects_of_cards_laid_together_add_up() -> None:
    text = f"{SAME}\nplay 7: next draws 2\nanswer 7 with 7\nplay Q: skip next\nplay K: reverse"
    draws = table(text, "7C 7H 2D 3C", "7S 4D", "5S", "6S", top="9C", stock="AD 3D 4H 5D")
    draws.do(0, "play 7C", "play 7H")
    assert (draws.turn, draws.owed) == (1, 4)
    draws.do(1, "play 7S")
    assert (draws.turn, draws.owed) == (2, 6)
    skips = table(text, "QC QH 2D 3C", "7S 4D", "5S", "6S", top="9C", stock="AD 3D 4H 5D")
    skips.do(0, "play QC", "play QH")
    assert skips.turn == 3
    turns = table(text, "KC KH 2D 3C", "7S 4D", "5S", "6S", top="9C", stock="AD 3D 4H 5D")
    turns.do(0, "play KC", "play KH")
    assert turns.turn == 1


def test_only_the_last_of_several_acts_where_the_rules_say_so() -> None:
    text = f"{SAME}\nseveral: last acts\nplay 7: next draws 2"
    at = table(text, "7C 7H 2D 3C", "7S 4D", top="9C", stock="AD 3D 4H 5D")
    at.do(0, "play 7C", "play 7H")
    assert at.owed == 2


def test_only_the_last_of_several_wild_cards_names() -> None:
    at = table(SAME, "8C 8H 2D", "9D 3H", top="4C", stock="3D")
    at.do(0, "play 8C", "play 8H")
    assert at.legal == {"name clubs", "name diamonds", "name hearts", "name spades"}
    at.do(0, "name hearts")
    assert at.turn == 1


def test_the_card_on_top_may_be_chosen() -> None:
    at = table(f"{SAME}\nseveral: chosen on top", "9C 9H 9S 2D", "9D 3H", top="4C", stock="3D")
    at.do(0, "play 9C", "play 9H", "play 9S")
    assert at.legal == {"give 9C", "give 9H", "give 9S"}
    assert at.refused(0, "pass").reason is Reason.MUST_CHOOSE_TOP
    at.do(0, "give 9H")
    assert at.top == "9H"
    assert at.legal == {"play 9D", "play 3H"}


def test_the_hand_may_be_emptied_with_several_cards_unless_that_is_forbidden() -> None:
    at = table(SAME, "9C 9H", "9D 3H", top="4C", stock="3D")
    at.do(0, "play 9C", "play 9H")
    assert at.winners == [0]
    forbidden = table(f"{SAME}\nfinish with several: forbidden", "9C 9H", "9D 3H", top="4C", stock="3D")
    forbidden.do(0, "play 9C")
    assert forbidden.turn == 1


def test_a_call_is_due_for_the_hand_that_is_left_after_all_cards() -> None:
    text = f'{SAME}\ncall "last" at 1 card, else draw 2\ncall until next turn\ncall caught by anyone'
    at = table(text, "9C 9H 2D", "9D 3H", "4S", top="4C", stock="3D 5D 6D")
    at.do(0, "play 9C", "play 9H")
    assert (at.turn, at.legal) == (0, {"call", "pass"})
    at.do(0, "pass")
    at.do(1, "catch 0")
    assert at.size(0) == 3
    in_time = table(text, "9C 9H 2D", "9D 3H", "4S", top="4C", stock="3D 5D 6D")
    in_time.do(0, "play 9C", "call", "play 9H")
    assert in_time.turn == 1


ROW = "play A: run of same suit"


def test_any_number_of_cards_may_be_added_and_only_the_last_one_acts() -> None:
    text = f"{ROW}\nplay 7: next draws 2"
    at = table(text, "AC 7C 3C 2D KC", "9D 3H", top="4C", stock="3D 5D")
    at.do(0, "play AC", "play 7C", "play 3C", "pass")
    assert (at.turn, at.owed, at.top) == (1, 0, "3C")
    last = table(text, "AC 7C 3C 2D KC", "9D 3H", top="4C", stock="3D 5D")
    last.do(0, "play AC", "play 3C", "play 7C", "pass")
    assert (last.turn, last.owed) == (1, 2)


def test_a_row_may_empty_the_hand() -> None:
    at = table(ROW, "AC 7C 3C", "9D 3H", top="4C", stock="3D 5D")
    at.do(0, "play AC", "play 3C", "play 7C")
    assert at.winners == [0]


def test_cards_are_added_in_the_suit_that_is_named() -> None:
    at = table("play 8: run of same suit", "8C 7H 3C 2H", "9D 3H", top="4C", stock="3D 5D")
    at.do(0, "play 8C", "name hearts")
    assert at.legal == {"play 7H", "play 2H", "pass"}
    at.do(0, "play 7H", "pass")
    assert (at.turn, at.top) == (1, "7H")


def test_nothing_has_to_be_added_to_a_card_that_names() -> None:
    at = table("play 8: run of same suit, next draws 1", "8C 7H 3C 2H", "9D 3H", top="4C", stock="3D 5D")
    at.do(0, "play 8C", "name hearts", "pass")
    assert (at.turn, at.owed, at.named) == (1, 1, "hearts")


def test_a_row_can_stay_open_for_the_next_player() -> None:
    at = table(f"{ROW}\nrun stays open", "AC 7C 2D 2H", "KC QC 3H", "5D 5H", top="4C", stock="3D 5S")
    at.do(0, "play AC", "play 7C")
    assert at.turn == 1
    at.do(1, "play KC")
    assert at.legal == {"play QC", "pass"}
    closed = table(ROW, "AC 7C 2D 2H", "KC QC 3H", "5D 5H", top="4C", stock="3D 5S")
    closed.do(0, "play AC", "play 7C")
    closed.do(1, "play KC")
    assert closed.turn == 2


def test_the_next_deal_forgets_a_row_of_added_cards() -> None:
    """A row was opened at the third card of the pile, which has one card after the deal: a save of that is sound."""
    text = "several same suit neighbour\nplay 7: run of same suit\ngame 2 hands"
    at = table(text, "6C 7C 9C", "9D 3H", top="4C")
    at.do(0, "play 6C", "play 7C", "play 9C")
    at.do(0, "deal")
    assert (at.game.state.row_from, at.game.state.row_closed) == (0, 0)
    assert load(at.game.program, save(at.game.program, at.game.state)) == at.game.state


def test_a_cover_is_one_of_the_cards_that_may_be_laid_in_a_turn() -> None:
    text = f"{SAME} at most 3\nplay A: cover with same suit, else draw 1"
    at = table(text, "AC AH 7H 7D 2D", "9D 3H", top="4C", stock="3D")
    at.do(0, "play AC", "play AH")
    at.do(0, "play 7H")
    assert at.turn == 1


def test_cards_that_have_yet_to_be_covered_stay_on_the_pile() -> None:
    text = f"{SAME}\nplay A: cover with same suit, else draw 2"
    at = table(text, "AC AH 2D 3S", "9D 3H", top="4C", below="5S 6S", stock="3D")
    at.do(0, "play AC", "play AH", "take")
    assert (at.top, at.game.state.discard_size, at.game.state.stock_size) == ("AH", 2, 2)
    at.do(1, "play 3H")
    assert at.game.state.laid == 0
