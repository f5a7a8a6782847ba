"""What may follow a card: other cards than those that match, named ranks, cards held, first turns."""

from __future__ import annotations

import pytest
from tables import program_of, table

import crazy8
from crazy8.runtime.people.reasons import Reason
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import is_play
from crazy8.runtime.records.holding import cards_held


def test_after_a_card_only_what_the_rules_say_may_follow_or_a_wild_one() -> None:
    at = table("after J: 7 or same suit 9", "JC 2H", "JD 7H 9C 9D 8S", top="4C", stock="3D")
    at.do(0, "play JC")
    assert at.legal == {"play 7H", "play 9C", "play 8S"}
    assert at.refused(1, "play JD").reason is Reason.DOES_NOT_FIT


def test_after_is_not_asked_once_a_suit_is_named() -> None:
    at = table("after 8: 7", "8C 2H", "7H 9C 9D", top="4C", stock="3D")
    at.do(0, "play 8C", "name diamonds")
    assert at.legal == {"play 9D"}


def test_a_card_that_counts_as_the_one_below_hands_suit_and_rank_through() -> None:
    text = "wild 8: names suit\nwild Q: names nothing\nafter Q: as card below"
    at = table(text, "QH 2H", "QD KD KC 5S", "QS 4D 5H", top="KS", stock="3D")
    at.do(0, "play QH")
    assert at.legal == {"play QD", "play KD", "play KC", "play 5S"}
    at.do(1, "play QD")
    assert at.legal == {"play QS"}
    assert at.game.observe(None).counts_as == at.action("play KS")


def test_a_card_that_counts_as_the_one_below_keeps_a_named_suit() -> None:
    text = "wild Q: names nothing\nafter Q: as card below"
    at = table(text, "8C 2H", "QD KD KC", "QS 4H 5D", top="KS", stock="3D")
    at.do(0, "play 8C", "name hearts")
    at.do(1, "play QD")
    assert at.named == "hearts"
    assert at.legal == {"play QS", "play 4H"}


def test_a_debt_that_is_served_can_change_what_fits() -> None:
    at = table("play 2: next draws 2\nafter 2 served: any", "2C 3H", "KD", "9H 5S", top="4C", stock="3D 4D 5D")
    at.do(0, "play 2C")
    at.do(1, "take")
    assert at.legal == {"play 9H", "play 5S"}
    at.do(2, "play 9H")
    assert at.legal == {"play 3H"}


def test_a_card_that_is_forbidden_while_others_are_held() -> None:
    """BR-030 (smogon/pokemon-showdown #3713): what counts is the suit that is to be followed, named or printed."""
    text = "no wild 8\nwild J Q: names suit\nforbid J while holding same suit"
    at = table(text, "JC 5H QD 2S", "3H", top="9S", stock="4D 4H")
    assert at.legal == {"play QD", "play 2S"}
    assert at.refused(0, "play JC").reason is Reason.HELD_CARDS_FORBID
    named = table(text, "JC 5H QD 2S", "3H", top="9S", named="diamonds", stock="4D 4H")
    assert named.legal == {"play QD"}
    free = table(text, "JC 5H 2S", "3H", top="9S", named="diamonds", stock="4D 4H")
    assert free.legal == {"play JC"}


def test_a_card_that_is_forbidden_in_the_first_turn() -> None:
    at = table("forbid 9 in first turn", "9C 2C 9D", "3C 9H", top="4C", stock="4D 4H")
    assert at.legal == {"play 2C"}
    assert at.refused(0, "play 9C").reason is Reason.NOT_IN_FIRST_TURN
    at.do(0, "play 2C")
    at.do(1, "play 3C")
    assert at.legal == {"play 9C"}


def test_cards_that_may_not_be_laid_on_the_top_card_in_the_first_turn() -> None:
    """Nobody may turn to another suit then, be it by rank; a card of a suit that fits may not take its rank along."""
    text = "forbid 8, same rank in first turn\nseveral same rank"
    at = table(text, "2C 2D 4D 8H", "3C 2H", top="4C", stock="5D 4H")
    assert at.legal == {"play 2C"}
    assert at.refused(0, "play 4D").reason is Reason.NOT_IN_FIRST_TURN
    assert at.refused(0, "play 8H").reason is Reason.NOT_IN_FIRST_TURN
    at.do(0, "play 2C")
    assert at.turn == 1, "the two of diamonds would turn the suit too"
    at.do(1, "play 3C")
    assert "play 8H" in at.legal, "the first turn is over"


def test_a_ban_by_rank_means_nothing_where_no_card_lies_or_a_suit_was_named() -> None:
    named = table("forbid same rank in first turn", "4D 9D", "3C 2H", top="4C", named="diamonds", stock="5D 4H")
    assert named.legal == {"play 4D", "play 9D"}
    program = program_of("forbid 8, same rank in first turn\nno starter", 4)
    eights = 0
    for number in range(5):
        game = RunningGame.begin(program, 1, number)
        held = cards_held(program, game.state, game.mover)
        others = [kind for kind in held if program.rank[kind] != 7]
        assert [action for action in game.actions() if is_play(action)] == others
        eights += len(held) - len(others)
    assert eights > 0


@pytest.mark.parametrize(("besides", "forbidden"), [("", False), (", 2 to K", True)])
def test_what_is_held_is_compared_with_no_card_where_none_lies(besides: str, forbidden: bool) -> None:
    program = program_of(f"forbid 8 while holding same suit{besides}\nno starter", 4)
    eights = 0
    for number in range(5):
        game = RunningGame.begin(program, 1, number)
        held = cards_held(program, game.state, game.mover)
        others = [kind for kind in held if program.rank[kind] != 7]
        assert [action for action in game.actions() if is_play(action)] == (others if forbidden else list(held))
        eights += len(held) - len(others)
    assert eights > 0


def test_a_named_rank_alone() -> None:
    at = table("no wild 8\nwild J: names rank", "JC 2H", "KC 7D 3C", top="4C", stock="4D 4H")
    at.do(0, "play JC")
    assert at.refused(0, "name hearts").reason is Reason.MUST_NAME_RANK
    at.do(0, "rank 7")
    assert at.legal == {"play 7D"}
    assert at.game.observe(1).named_rank is not None


def test_a_named_suit_and_rank_are_named_one_after_the_other() -> None:
    at = table("no wild 8\nwild J: names suit and rank", "JC 2H", "KC 7D 3H", top="4C", stock="4D 4H")
    at.do(0, "play JC")
    assert at.legal == {"name clubs", "name diamonds", "name hearts", "name spades"}
    at.do(0, "name hearts", "rank 7")
    assert at.legal == {"play 7D", "play 3H"}


def test_only_suits_of_the_colour_of_the_card_can_be_named() -> None:
    at = table("wild 8: names suit of same colour", "8C 2H", "3S", top="4C", stock="4D 4H")
    at.do(0, "play 8C")
    assert at.legal == {"name clubs", "name spades"}
    assert at.refused(0, "name hearts").reason is Reason.SUIT_NOT_ALLOWED


def test_another_rank_than_the_one_that_lay_there() -> None:
    at = table("no wild 8\nwild J: names another rank", "JC 2H", "3S", top="4C", stock="4D 4H")
    at.do(0, "play JC")
    assert "rank 4" not in at.legal
    assert len(at.legal) == 12


def test_a_named_suit_is_followed_itself_where_colours_match() -> None:
    text = "match colour or rank"
    at = table(text, "8C 2H", "7H 9D 9S 4C", top="4S", stock="3D")
    at.do(0, "play 8C", "name hearts")
    assert at.legal == {"play 7H"}


def test_a_card_that_was_named_in_full_is_followed_as_cards_match() -> None:
    joker = "jokers 2\nwild joker: names suit and rank\nmatch {}"
    hand = "7C 7H 6D QC QS"
    for match, fits in (
        ("suit", {"play 7C", "play QC"}),
        ("neighbour", {"play 6D"}),
        ("colour or rank", {"play 7C", "play 7H", "play QC", "play QS"}),
    ):
        at = table(joker.format(match), "joker 2H", hand, top="4S", stock="3D")
        at.do(0, "play joker", "name clubs", "rank 7")
        assert at.legal == fits, match


def test_whoever_may_name_a_suit_and_a_rank_names_both_or_nothing() -> None:
    text = "no wild 8\nwild J: may name suit and rank"
    at = table(text, "JC 2H", "KC 7D 3H", top="4C", stock="4D 4H")
    at.do(0, "play JC")
    assert "pass" in at.legal
    at.do(0, "name hearts")
    assert "pass" not in at.legal
    at.do(0, "rank 7")
    assert at.legal == {"play 7D", "play 3H"}
    none = table(text, "JC 2H", "KC 7D 3H", top="4C", stock="4D 4H")
    none.do(0, "play JC", "pass")
    assert none.turn == 1


def test_whoever_comes_next_again_has_had_the_first_turn() -> None:
    at = table("forbid 8, same rank in first turn\nplay Q: skip next", "QC 8H 4D", "KC 7D", top="4C", stock="4S 4H")
    at.do(0, "play QC")
    assert at.turn == 0
    assert "play 8H" in at.legal


def test_a_round_is_the_turn_of_nobody_but_whoever_opened_it() -> None:
    text = "play A: may open round of A, else draw 1\nforbid 9 or K in first turn"
    at = table(text, "AC AS KD 2C", "AH 9D 3D", "AD QD 5D", top="4C", stock="4H 4S 6S 6H")
    at.do(0, "play AC", "take up")
    at.do(1, "play AH")
    at.do(2, "play AD")
    at.do(0, "pass")
    assert (at.turn, at.legal) == (1, {"play 3D"})
    at.do(1, "play 3D")
    at.do(2, "play QD")
    assert "play KD" in at.legal, "the turn of whoever opened it is over"


def test_a_round_whose_opener_is_out_is_nobody_elses_turn() -> None:
    text = "finish: play on\nplay A: may open round of A, else misses a turn\nforbid 9 in first turn"
    at = table(text, "AC AS", "4D 3D", "2S 5S 5C", "2C 2H 9S 9C", top="4C", stock="4H 6S 6H 5H KD")
    at.do(0, "play AC", "take up")
    for seat in (1, 2, 3):
        at.do(seat, "take")
    at.do(0, "play AS")
    for seat in (1, 2, 3):
        at.do(seat, "take")
    at.do(1, "draw")
    at.do(2, "play 2S")
    assert (at.turn, at.legal) == (3, {"play 2C", "play 2H"})


def test_the_first_turn_of_whoever_opens_a_round_lasts_up_to_its_end() -> None:
    text = "play A: may open round of A, else misses a turn\nforbid same rank in first turn"
    at = table(text, "AC AS 5H", "4D 3D", top="4C", stock="4H 6S 6H 5D KD")
    at.do(0, "play AC", "take up")
    at.do(1, "take")
    assert (at.turn, at.legal) == (0, {"pass"})


def test_whoever_begins_because_of_a_card_leads_it() -> None:
    text = "no starter\ndraw at will\nfirst player holder of lowest diamonds and leads it"
    game = crazy8.load_text(f'c8 2\nvariant leads "Leads" extends pagat [house]\n{text}\n').deal(players=3, seed=1)
    (lead,) = game.legal_moves
    assert lead.card is not None
    assert lead.card.suit == "diamonds"
    others = [card for card in game.observation(game.mover).hand if card != lead.card]
    for words in ("draw", str(others[0])):
        with pytest.raises(crazy8.IllegalMoveError, match=f"first lay the card that lets you begin: {lead.card}"):
            game.push_text(words)
