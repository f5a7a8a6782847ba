"""Going out: covers, the cards to finish on, empty hands of others, hand limits, partners."""

from __future__ import annotations

import pytest
from tables import Table, kinds_of, table

from crazy8.runtime.people.endings import HeldTooMany, WentOut
from crazy8.runtime.people.events import Took
from crazy8.runtime.people.reasons import Reason

COVER = "play A: cover with same suit, else draw 1\n"


def test_a_hand_may_be_finished_only_on_certain_cards() -> None:
    at = table("finish only on J", "5H", "JH", "2C 3C", top="9H", stock="KC KS")
    assert at.refused(0, "play 5H").reason is Reason.NOT_AS_LAST
    at.do(0, "draw")
    at.do(1, "play JH")
    assert at.winners == [1]


@pytest.mark.parametrize(
    ("rule", "turn", "left"),
    [("wins", None, 0), ("draw 2", 1, 2), ("not out", 1, 0)],
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
    text = "finish not while another hand is empty\nfinish on 7: not out"
    at = table(text, "7H", "5H", "6H 2C", top="9H", stock="KC KS KD")
    at.do(0, "play 7H")
    at.do(1, "play 5H")
    assert not at.game.hand_over
    assert (at.size(0), at.size(1)) == (0, 0)
    at.do(2, "play 6H")
    assert at.turn == 0
    assert at.legal == {"draw"}


def test_whoever_discards_the_last_card_waits_for_nobody() -> None:
    """Who lays the last card has not won while another holds none; who has to discard it lays none."""
    text = "finish not while another hand is empty\nfinish on 8: not out\nplay 3: all discard 1 card"
    at = table(text, "3H 5H", "6H", "6S 2C", top="9H", stock="KC KS KD")
    at.do(0, "play 3H", "give 5H")
    at.do(1, "give 6H")
    at.do(2, "give 6S")
    assert at.winners == [0]


def test_once_all_others_hold_cards_the_last_one_wins() -> None:
    text = "finish not while another hand is empty\nfinish on 7: not out\ndrawn card may be played"
    at = table(text, "7H", "5H 4H", "6H 2C", top="9H", stock="KC KS KD")
    at.do(0, "play 7H")
    at.do(1, "play 5H")
    at.do(2, "play 6H")
    at.do(0, "draw", "pass")
    at.do(1, "play 4H")
    assert at.winners == [1]


def test_too_many_cards_put_a_player_out_of_the_hand() -> None:
    text = "at 5 cards: leaves hand\nplay 2: next draws 2"
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
    text = "at 11 cards: leaves hand\nplay 2: next draws 4"
    at = table(text, "2H KH", nine, "6H 6D", top="9H", stock="3D 4D 5D 7D 9D")
    at.do(0, "play 2H")
    told = at.do(1, "take")
    assert told == (Took(1, 4, kinds_of(at.deck, "3D 4D 5D 7D"), 4), HeldTooMany(1))
    assert at.owed == 0
    assert at.turn == 2
    assert len(at.discards) == 9 + 4 + 2


def test_br021_exactly_at_the_limit_a_player_stays_in() -> None:
    at = table(
        "at 6 cards: leaves hand\nplay 2: next draws 2", "2H 9C", "3C 4C 5C", "6H 6C", top="9H", stock="KC KS KD"
    )
    at.do(0, "play 2H")
    at.do(1, "take")
    assert at.size(1) == 5


def test_the_last_player_left_wins() -> None:
    at = table("at 3 cards: leaves hand", "3C 4C", "6H 6C", top="9H", stock="KC KS KD")
    at.do(0, "draw")
    assert at.winners == [1]
    assert at.points == [0, 0]


def test_drawing_on_one_turn_over_the_limit_ends_the_turn() -> None:
    text = "at 4 cards: leaves hand\ndraw until playable\ndrawn card may be played"
    at = table(text, "3C 4C", "6H 6C", "7H", top="9H", stock="KC KS KD")
    at.do(0, "draw", "draw")
    assert at.turn == 1
    assert at.size(0) == 0


def test_everyone_over_the_limit_at_once() -> None:
    text = "at 3 cards: leaves hand\nplay 2: everyone draws 1"
    at = table(text, "2H 9C", "3C 4C", "6H 6C", top="9H", stock="KC KS KD 5S")
    at.do(0, "play 2H")
    assert at.winners == [0]


def test_too_many_cards_lose_the_hand_for_their_player_alone() -> None:
    text = "at 3 cards: loses\nscore: each pays own hand"
    at = table(text, "3C 4C", "6H 6C", "5H", top="9H", stock="KC KS KD")
    told = at.do(0, "draw")
    assert HeldTooMany(0) in told
    assert at.game.hand_over
    assert at.points == [17, 12, 5]
    assert at.winners == [2]


@pytest.mark.parametrize(
    ("score", "points"),
    [
        ("winner collects", 17 + 12),
        ("winner collects average", 15),  # of 17 and 12, rounded half up
        ("lowest collects differences", 17 - 5 + 12 - 5),
        ("winner takes 3", 3),
    ],
)
def test_whoever_holds_too_many_cards_still_holds_them_when_hands_are_counted(score: str, points: int) -> None:
    text = f"at 3 cards: loses\nscore: {score}"
    at = table(text, "3C 4C", "6H 6C", "5H", top="9H", stock="KC KS KD")
    at.do(0, "draw")
    assert at.points == [0, 0, points]


def test_a_hand_lost_by_too_many_cards_pays_the_difference_though_they_count_little() -> None:
    at = table("at 3 cards: loses\nscore: lowest collects differences", "AC AD", "KC", "KD KH", top="9H", stock="AS")
    at.do(0, "draw")
    assert (at.points, at.winners) == ([0, 10 - 3 + 20 - 10, 0], [1])


OPPOSITE = "partners opposite\n"


def test_the_side_of_a_player_with_too_many_cards_loses_with_him() -> None:
    text = OPPOSITE + "at 3 cards: loses\nscore: lowest collects differences"
    at = table(text, "3C 4C", "6C 6D", "2S", "7S", top="9H", stock="KC")
    at.do(0, "draw")
    assert at.winners == [1, 3]


def test_a_side_plays_on_with_one_player_when_the_other_holds_too_many_cards() -> None:
    text = OPPOSITE + "at 3 cards: leaves hand\nscore: lowest collects differences"
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


class TestPlayGoesOn:
    """Where the others play on, a last card acts among them as any card does, and its player is out."""

    RULES = (
        "finish: play on\nplay 2: next draws 2\nanswer 2 with 2\nplay Q: skip next\nplay K: reverse\n"
        "play A: names suit\nplay 5: everyone draws 1\n"
        "play 6: skip others\nplay 7: demand 3 4\nplay 10: must play again"
    )

    def after(self, card: str, *hands: str) -> Table:
        """Four players, of whom the first goes out with a card."""
        hands = hands or ("2D 9C 9S", "3D 4C 9D", "JD JC JS")
        at = table(self.RULES, card, *hands, top=f"8{card[-1]}", stock="AD 3S 4S 5D 6D 7D")
        at.do(0, f"play {card}")
        return at

    def test_the_next_player_owes_and_may_answer(self) -> None:
        at = self.after("2H")
        assert (at.turn, at.owed) == (1, 2)
        at.do(1, "play 2D")
        assert (at.turn, at.owed) == (2, 4)
        at.do(2, "take")
        assert at.turn == 3

    @pytest.mark.parametrize(("card", "turn"), [("QH", 2), ("KH", 3), ("6H", 1), ("10H", 1), ("3H", 1)])
    def test_who_is_next(self, card: str, turn: int) -> None:
        at = self.after(card)
        assert at.turn == turn
        assert at.game.state.place[0] == 1

    def test_whoever_is_out_still_names_but_draws_no_more(self) -> None:
        at = self.after("AH")
        at.do(0, "name diamonds")
        assert at.turn == 1
        assert at.legal == {"play 2D"}
        at = self.after("5H")
        assert [at.size(seat) for seat in range(4)] == [0, 4, 4, 4]

    def test_a_rank_is_demanded_of_the_others(self) -> None:
        at = self.after("7H")
        at.do(0, "rank 3")
        assert (at.turn, at.legal) == (1, {"take"})
        at.do(1, "take")
        assert (at.turn, at.legal) == (2, {"play 3D"})

    def test_the_last_one_left_serves_before_the_hand_ends(self) -> None:
        at = self.after("3H", "2H", "2D 9C 9S")
        at.do(1, "play 2H")
        assert (at.turn, at.legal) == (2, {"take"})
        at.do(2, "take")
        assert at.size(2) == 5
        assert at.game.hand_over
        assert list(at.game.state.place)[:3] == [1, 2, 0]


@pytest.mark.parametrize("then", ["hand ends", "play on"])
def test_a_last_card_that_has_to_be_covered(then: str) -> None:
    """A player whose last card acts and asks for a cover is out only with the cover."""
    rules = f"finish: {then}\nplay 6: cover with same suit, else draw until playable\nfinish on 6: acts"
    hands = ("6H", "9C 9S", "9D 7C", "10C 10D")
    at = table(rules, *hands, top="8H", stock="5C 4C 3H")
    at.do(0, "play 6H")
    assert (at.turn, at.legal) == (0, {"take"})
    at.do(0, "take")
    assert at.hand(0) == {"5C"}
    at.do(0, "take")
    at.do(0, "take")
    at.do(0, "play 3H")
    assert at.hand(0) == {"4C", "5C"}
    assert at.turn == 1
    at = table(rules, *hands, top="8H", stock="3H 4C")
    at.do(0, "play 6H")
    at.do(0, "take")
    at.do(0, "play 3H")
    assert at.game.state.place[0] == 1
    assert at.game.state.active_count == 3


def test_a_last_card_demands_a_rank_of_the_only_one_who_is_left() -> None:
    """Its player is out, and the card does its work although the hand ends with it."""
    at = table("play 4: demand 8 to 9\nfinish: play on\nfinish on 4: acts", "4S", "8S 9C", top="KS", stock="4H 7S")
    at.do(0, "play 4S")
    assert (at.turn, at.legal) == (0, {"rank 8", "rank 9"})
    at.do(0, "rank 9")
    at.do(1, "play 9C")
    assert (at.game.hand_over, at.size(1)) == (True, 1)


def test_no_rank_is_demanded_of_those_who_hold_no_card_any_more() -> None:
    """The other one has discarded the last card for the same card, and is out as soon as that has done its work."""
    at = table("play 4: all discard 1 card, demand 8 to 9", "4S 5S 6S", "8S", top="KS", stock="4H 7S")
    at.do(0, "play 4S", "give 5S")
    at.do(1, "give 8S")
    assert at.winners == [1]
