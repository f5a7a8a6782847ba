"""Some cards of a hand go to another: exchanged, drawn unseen, or picked by whoever gives them."""

from __future__ import annotations

from tables import table

from crazy8.runtime.people.hands import CardGiven, CardPutAside, CardsDiscarded, CardTaken
from crazy8.runtime.people.reasons import Reason


def test_cards_are_swapped_once_both_have_chosen() -> None:
    at = table("play 7: swap 2 cards with next", "7C 2H 3H 4H", "KC QC JC", "5S 6S", top="4C", stock="3D 4D")
    at.do(0, "play 7C", "give 3H")
    told = at.do(0, "give 2H")
    aside = next(event for event in told if isinstance(event, CardPutAside))
    assert (aside.seen_by(0).kind, aside.seen_by(1).kind) == (aside.kind, None)
    assert at.turn == 1
    assert at.legal == {"give KC", "give QC", "give JC"}
    assert at.refused(1, "pass").reason is Reason.MUST_CHOOSE_CARD
    at.do(1, "give QC")
    told = at.do(1, "give KC")
    given = [event for event in told if isinstance(event, CardGiven)]
    assert [(event.seat, event.to) for event in given] == [(0, 1), (0, 1), (1, 0), (1, 0)]
    assert {event.seen_by(2).kind for event in given} == {None}
    assert (at.hand(0), at.hand(1)) == ({"4H", "KC", "QC"}, {"JC", "2H", "3H"})
    assert at.turn == 1


def test_both_swap_as_many_cards_as_the_smaller_hand_has() -> None:
    text = 'play 7: swap 2 cards with next\ncall "last" at 1 card, else draw 2\ncall caught by anyone'
    at = table(text, "7C 2H 3H", "KC", "5S 6S", top="4C", stock="3D 4D")
    at.do(0, "play 7C", "give 3H")
    at.do(1, "give KC")
    assert (at.hand(0), at.hand(1)) == ({"2H", "KC"}, {"3H"})
    assert (at.turn, at.legal) == (1, {"draw"})  # no hand has come down, so nobody has to call anew


def test_a_card_is_drawn_from_another_hand() -> None:
    at = table("packs 2\nplay 7: take 1 card from next", "7C 2H", "KC KC", "5S 6S", top="4C", stock="3D 4D")
    told = at.do(0, "play 7C")
    taken = next(event for event in told if isinstance(event, CardTaken))
    assert taken.seen_by(0).kind == taken.seen_by(1).kind == taken.kind
    assert taken.seen_by(2).kind is None
    assert (at.hand(0), at.hand(1), at.turn) == ({"2H", "KC"}, {"KC"}, 1)


def test_whoever_is_taken_from_may_be_the_one_who_picks() -> None:
    at = table("play 7: take 2 cards from previous, picked by giver", "7C 2H", "KC", "5S 6S 7S", top="4C", stock="3D")
    at.do(0, "play 7C")
    assert (at.turn, at.legal) == (2, {"give 5S", "give 6S", "give 7S"})
    at.do(2, "give 5S", "give 7S")
    assert (at.hand(0), at.hand(2), at.turn) == ({"2H", "5S", "7S"}, {"6S"}, 1)


def test_whoever_is_skipped_by_a_card_laid_together_with_one_that_takes_is_not_the_next_player() -> None:
    text = "several same rank\nseveral: each acts\nplay 3C: skip next\nplay 3H: take 1 card from next, picked by giver"
    at = table(text, "3C 3H 2H", "KC QC", "5S 6S", "9S 9H", top="4C", stock="3D")
    at.do(0, "play 3C", "play 3H")
    assert (at.turn, at.legal) == (2, {"give 5S", "give 6S"})


def test_whose_last_card_is_taken_is_out_once_the_card_has_done_its_work() -> None:
    at = table("play 7: take 2 cards from next", "7C 2H", "KC", "5S 6S", top="4C", stock="3D 4D")
    at.do(0, "play 7C")
    assert at.winners == [1]
    back = table("play 7: take 2 cards from next, next draws 1", "7C 2H", "KC", "5S 6S", top="4C", stock="3D 4D")
    back.do(0, "play 7C")
    back.do(1, "take")
    assert (back.hand(1), back.turn) == ({"3D"}, 2)


def test_all_pass_cards_on_once_everybody_has_chosen() -> None:
    at = table("play 7: all pass 2 cards left", "7C 2H 3H", "KC", "5S 6S 7S", top="4C", stock="3D 4D")
    at.do(0, "play 7C", "give 2H", "give 3H")
    assert (at.turn, at.legal) == (1, {"give KC"})
    at.do(1, "give KC")
    at.do(2, "give 7S")
    told = at.do(2, "give 5S")
    given = [(event.seat, event.to) for event in told if isinstance(event, CardGiven)]
    assert given == [(0, 1), (0, 1), (1, 2), (2, 0), (2, 0)]
    assert [at.hand(seat) for seat in range(3)] == [{"7S", "5S"}, {"2H", "3H"}, {"6S", "KC"}]
    assert at.turn == 1


def test_cards_are_passed_in_the_direction_of_play() -> None:
    at = table("play 7: all pass 1 card on\nplay K: reverse", "KC 2H", "9S 4S", "7C 6S", top="4C", stock="3D 4D")
    at.do(0, "play KC")
    at.do(2, "play 7C", "give 6S")
    assert at.turn == 1
    at.do(1, "give 9S")
    at.do(0, "give 2H")
    assert [at.hand(seat) for seat in range(3)] == [{"9S"}, {"6S", "4S"}, {"2H"}]


def test_all_discard_in_turn_and_everybody_sees_it() -> None:
    at = table("play 7: all discard 2 cards\nfinish: play on", "7C 2H 3H", "KC", "5S 6S 7S", top="4C", stock="3D 4D")
    told = at.do(0, "play 7C", "give 2H")
    assert [event.seen_by(2) for event in told if isinstance(event, CardsDiscarded)] == [CardsDiscarded(0, (27,))]
    assert at.legal == {"give 3H"}
    at.do(0, "give 3H")
    at.do(1, "give KC")
    at.do(2, "give 7S", "give 5S")
    assert (list(at.game.state.place)[:3], at.hand(2), at.turn) == ([1, 2, 0], {"6S"}, None)


def test_cards_that_are_meant_go_at_once_and_lie_under_the_discards() -> None:
    text = 'play 7: you discard all same suit cards\ncall "two" at 2 cards, else draw 2\ncall caught by anyone'
    at = table(text, "7C 2C 3C 4H 5H", "KC QC", "5S 6S", top="4C", stock="3D 4D")
    told = at.do(0, "play 7C")
    assert [event.kinds for event in told if isinstance(event, CardsDiscarded)] == [(1, 2)]
    assert at.discards == ["3C", "2C", "4C", "7C"]
    assert at.legal == {"call", "pass"}  # the hand came down to two cards


def test_a_chosen_player_discards_only_what_is_meant() -> None:
    at = table("play 7: chosen discards 2 same suit cards", "7C 2C", "KC QC JC 5D", "5S 6S", top="4C", stock="3D 4D")
    at.do(0, "play 7C", "choose 1")
    assert at.legal == {"give KC", "give QC", "give JC"}
    assert at.refused(1, "give 5D").reason is Reason.MUST_CHOOSE_CARD
