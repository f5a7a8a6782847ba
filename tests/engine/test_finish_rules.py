"""Going out: covers, the cards to finish on, empty hands of others, hand limits, partners."""

from __future__ import annotations

import pytest
from tables import kinds_of, table

from crazy8.runtime.people.endings import HeldTooMany, WentOut
from crazy8.runtime.people.events import Took
from crazy8.runtime.people.reasons import Reason

COVER = "play A: cover with same suit else draw 1\n"


def test_a_hand_may_be_finished_only_on_certain_cards() -> None:
    at = table("finish only on J", "5H", "JH", "2C 3C", top="9H", stock="KC KS")
    assert at.refused(0, "play 5H").reason is Reason.NOT_AS_LAST
    at.do(0, "draw")
    at.do(1, "play JH")
    assert at.winners == [1]


@pytest.mark.parametrize(
    ("rule", "turn", "left"),
    [("wins", None, 0), ("draw 2", 1, 2), ("stays in", 1, 0)],
)
def test_the_last_card_as_a_cover_does_what_the_card_below_says(rule: str, turn: int | None, left: int) -> None:
    at = table(COVER + f"finish after A: {rule}\nfinish on 5: forbidden", "AH 5H", "2C 3C", top="9H", stock="KC KS KD")
    at.do(0, "play AH", "play 5H")
    assert at.turn == turn
    assert at.size(0) == left


def test_a_cover_may_be_forbidden_as_the_last_card() -> None:
    at = table(COVER + "finish after A: forbidden", "AH 5H", "2C 3C", top="9H", stock="KC KS KD")
    at.do(0, "play AH")
    assert at.legal == {"take"}


def test_laid_without_a_cover_the_card_does_what_it_does() -> None:
    at = table(COVER + "finish after A: draw 2", "5H", "2C 3C", top="AH", stock="KC KS KD")
    at.do(0, "play 5H")
    assert at.winners == [0]


def test_nobody_wins_while_another_holds_no_card() -> None:
    text = "finish waits for empty hands\nfinish on 7: stays in"
    at = table(text, "7H", "5H", "6H 2C", top="9H", stock="KC KS KD")
    at.do(0, "play 7H")
    at.do(1, "play 5H")
    assert not at.game.hand_over
    assert (at.size(0), at.size(1)) == (0, 0)
    at.do(2, "play 6H")
    assert at.turn == 0
    assert at.legal == {"draw"}


def test_once_all_others_hold_cards_the_last_one_wins() -> None:
    text = "finish waits for empty hands\nfinish on 7: stays in\ndrawn card may be played"
    at = table(text, "7H", "5H 4H", "6H 2C", top="9H", stock="KC KS KD")
    at.do(0, "play 7H")
    at.do(1, "play 5H")
    at.do(2, "play 6H")
    at.do(0, "draw", "pass")
    at.do(1, "play 4H")
    assert at.winners == [1]


def test_too_many_cards_put_a_player_out_of_the_hand() -> None:
    text = "limit 4 cards: out\nplay 2: next draws 2"
    at = table(text, "2H 9C", "3C 4C 5C", "6H 6C", top="9H", stock="KC KS KD")
    at.do(0, "play 2H")
    told = at.do(1, "take")
    assert HeldTooMany(1) in told
    assert at.size(1) == 0
    assert at.discards[-2:] == ["9H", "2H"]
    assert sorted(at.discards[:5]) == ["3C", "4C", "5C", "KC", "KS"]
    assert at.turn == 2
    at.do(2, "play 6H")
    assert at.turn == 0


def test_br021_a_debt_that_goes_over_the_limit_puts_its_debtor_out() -> None:
    nine = "3C 4C 5C 6C 7C 9C 10C JC QC"
    text = "limit 10 cards: out\nplay 2: next draws 4"
    at = table(text, "2H KH", nine, "6H 6D", top="9H", stock="3D 4D 5D 7D 9D")
    at.do(0, "play 2H")
    told = at.do(1, "take")
    assert told == (Took(1, 4, kinds_of(at.deck, "3D 4D 5D 7D"), 4), HeldTooMany(1))
    assert at.owed == 0
    assert at.turn == 2
    assert len(at.discards) == 9 + 4 + 2


def test_br021_exactly_at_the_limit_a_player_stays_in() -> None:
    at = table("limit 5 cards: out\nplay 2: next draws 2", "2H 9C", "3C 4C 5C", "6H 6C", top="9H", stock="KC KS KD")
    at.do(0, "play 2H")
    at.do(1, "take")
    assert at.size(1) == 5


def test_the_last_player_left_wins() -> None:
    at = table("limit 2 cards: out", "3C 4C", "6H 6C", top="9H", stock="KC KS KD")
    at.do(0, "draw")
    assert at.winners == [1]
    assert at.points == [0, 0]


def test_drawing_on_one_turn_over_the_limit_ends_the_turn() -> None:
    text = "limit 3 cards: out\ndraw until playable\ndrawn card may be played"
    at = table(text, "3C 4C", "6H 6C", "7H", top="9H", stock="KC KS KD")
    at.do(0, "draw", "draw")
    assert at.turn == 1
    assert at.size(0) == 0


def test_everyone_over_the_limit_at_once() -> None:
    text = "limit 2 cards: out\nplay 2: everyone draws 1"
    at = table(text, "2H 9C", "3C 4C", "6H 6C", top="9H", stock="KC KS KD 5S")
    at.do(0, "play 2H")
    assert at.winners == [0]


def test_too_many_cards_lose_the_hand_for_their_player_alone() -> None:
    text = "limit 2 cards: loses\nscore: each pays own hand"
    at = table(text, "3C 4C", "6H 6C", "5H", top="9H", stock="KC KS KD")
    told = at.do(0, "draw")
    assert HeldTooMany(0) in told
    assert at.game.hand_over
    assert at.points == [17, 12, 5]
    assert at.winners == [2]


OPPOSITE = "partners opposite\n"


def test_the_side_of_a_player_with_too_many_cards_loses_with_him() -> None:
    text = OPPOSITE + "limit 2 cards: loses\nscore: lowest collects differences"
    at = table(text, "3C 4C", "6C 6D", "2S", "7S", top="9H", stock="KC")
    at.do(0, "draw")
    assert at.winners == [1, 3]


def test_a_side_plays_on_with_one_player_when_the_other_holds_too_many_cards() -> None:
    text = OPPOSITE + "limit 2 cards: out\nscore: lowest collects differences"
    at = table(text, "3C 4C", "6H", "2S", "7S", top="9H", stock="KC")
    at.do(0, "draw")
    assert at.turn == 1
    at.do(1, "play 6H")
    assert at.points == [5, 0, 5, 0]
    assert at.winners == [0, 2]


def test_one_player_out_wins_for_both_partners() -> None:
    at = table(OPPOSITE, "5H", "2C", "KC", "3C 9S", top="9H")
    at.do(0, "play 5H")
    assert at.winners == [0, 2]
    assert at.points == [14, 0, 14, 0]


def test_both_partners_have_to_be_out() -> None:
    at = table(OPPOSITE + "finish: both partners", "5H", "6H 2C", "KH", "3C 9S", top="9H", stock="4D")
    told = at.do(0, "play 5H")
    assert WentOut(0, 1) in told
    assert at.turn == 1
    at.do(1, "play 6H")
    at.do(2, "play KH")
    assert at.winners == [0, 2]
    assert at.points == [14, 0, 14, 0]


def test_the_side_wins_whose_second_player_is_out_first() -> None:
    at = table(OPPOSITE + "finish: both partners", "5H", "6H", "KC 2S", "7H", top="9H", stock="4D")
    at.do(0, "play 5H")
    at.do(1, "play 6H")
    at.do(2, "draw")
    at.do(3, "play 7H")
    assert at.winners == [1, 3]


def test_partners_pay_for_both_hands() -> None:
    at = table(OPPOSITE + "score: each pays own hand", "5H", "2C", "KC", "3C 9S", top="9H")
    at.do(0, "play 5H")
    assert at.points == [10, 14, 10, 14]


def test_partners_that_stand_equal_are_no_tie() -> None:
    at = table(OPPOSITE + "game to 10, highest wins", "5H", "2C", "KC", "3C 9S", top="9H")
    at.do(0, "play 5H")
    assert at.game.over
    assert at.game.observe(None).game_winners == (0, 2)


def test_three_sides_of_two() -> None:
    at = table(OPPOSITE, "5H", "2C", "KC", "3C", "4C", "6C", top="9H")
    at.do(0, "play 5H")
    assert at.winners == [0, 3]
    assert at.points == [22, 0, 0, 22, 0, 0]
