"""What a seat sees of a table (see also the cases BR-048 and BR-049)."""

from __future__ import annotations

from tables import dealt, kinds_of, rules_of, table

from crazy8.runtime.people.observation import Owed, observe
from crazy8.runtime.records.codes import CARDS, DREW, HAND_OVER, OWED, TURN, WON
from crazy8.runtime.records.state import State
from crazy8.runtime.topics.deal import prepare_game

TWOS = "play 2: next draws 2\nanswer 2 with 2"
DECK = rules_of("", 2).deck


def test_the_table_of_whoever_has_to_decide() -> None:
    at = table("", "2H 9C", "2D 9H", "3S", top="5H", below="4C 6C", stock="4S 6S 7S", dealer=2, totals={1: 12})
    seen = at.game.observe(0)
    assert seen.seat == 0
    assert seen.hand == tuple(sorted(kinds_of(DECK, "2H 9C")))
    assert seen.actions == kinds_of(DECK, "2H")
    assert (seen.phase, seen.turn, seen.mover, seen.dealer, seen.first, seen.direction) == (TURN, 0, 0, 2, 0, 1)
    assert seen.sizes == (2, 2, 1)
    assert (seen.stock_size, seen.discard_size) == (3, 3)
    assert (seen.top, seen.named_suit, seen.suit_to_follow) == (*kinds_of(DECK, "5H"), None, 2)
    assert seen.totals == (0, 12, 0)
    assert seen.owed is None
    assert seen.active == seen.in_game == (0, 1, 2)


def test_whoever_has_nothing_to_decide_sees_no_actions() -> None:
    at = table("", "2H 9C", "2D 9H", top="5H", stock="4S")
    assert at.game.observe(1).actions == ()
    assert at.game.observe(1).hand == tuple(sorted(kinds_of(DECK, "2D 9H")))


def test_an_onlooker_sees_no_hand() -> None:
    at = table("", "2H 9C", "2D 9H", top="5H", stock="4S")
    seen = at.game.observe(None)
    assert (seen.hand, seen.drawn, seen.actions) == ((), (), ())
    assert seen.sizes == (2, 2)


def test_a_named_suit_is_what_has_to_be_followed() -> None:
    at = table("", "8C 2H", "2D 3D", top="5H", stock="9C")
    at.do(0, "play 8C", "name spades")
    seen = at.game.observe(1)
    assert (seen.named_suit, seen.suit_to_follow) == (3, 3)


def test_on_an_open_starter_no_suit_has_to_be_followed() -> None:
    at = dealt("starter 8: any fits", 2, "8H")
    assert at.game.observe(0).suit_to_follow is None


def test_a_debt_is_open_to_all() -> None:
    at = table(TWOS, "2H 9C", "2D 9H", top="5H", stock="4S 6S")
    at.do(0, "play 2H")
    for seat in (0, 1, None):
        seen = at.game.observe(seat)
        assert (seen.phase, seen.owed) == (OWED, Owed(CARDS, 2, 1, *kinds_of(DECK, "2H"), suit=None, by=0))


def test_who_laid_the_card_on_top_and_how_long_a_demand_holds_are_open_to_all() -> None:
    at = table("play J: demand 9 for a round", "JH 9C", "2D 9H", "3S 4S", top="5H", stock="4D 6S 7S 10S QS")
    assert at.game.observe(None).laid_by is None
    at.do(0, "play JH", "rank 9")
    seen = at.game.observe(None)
    assert seen.laid_by == 0
    assert seen.owed is not None
    assert (seen.owed.by, seen.owed.turns) == (0, 3)
    at.do(1, "play 9H")
    seen = at.game.observe(None)
    assert seen.laid_by == 1
    assert seen.owed is not None
    assert (seen.owed.by, seen.owed.turns) == (0, 2)


def test_a_forgotten_call_and_first_turns_are_open_to_all() -> None:
    text = 'call "last card" at 1 card, else draw 2\ncall until last card\nforbid K in first turn'
    at = table(text, "3H 2H", "3C KC", top="5H", stock="3D 4D 6D")
    at.do(0, "play 3H")
    assert at.game.observe(None).forgotten == ((0,), ())
    at.nobody_minds()
    seen = at.game.observe(None)
    assert (seen.forgotten, seen.had_turn) == (((0,), ()), (0,))


def test_what_was_drawn_is_seen_by_the_owner_alone() -> None:
    at = table("drawn card may be played", "9C", "2D 9H", top="5H", stock="4H 6S")
    at.do(0, "draw")
    assert at.game.observe(0).phase == DREW
    assert at.game.observe(0).drawn == kinds_of(DECK, "4H")
    assert at.game.observe(1).drawn == ()
    assert at.game.observe(1).draws_made == 1


def test_where_hands_lie_open_everybody_sees_them_and_what_is_drawn() -> None:
    at = table("hands open\ndrawn card may be played", "9C", "2D 9H", top="5H", stock="4H 6S")
    at.do(0, "draw")
    for seat in (0, 1, None):
        seen = at.game.observe(seat)
        assert seen.hands == (tuple(sorted(kinds_of(DECK, "9C 4H"))), tuple(sorted(kinds_of(DECK, "2D 9H"))))
        assert seen.drawn == kinds_of(DECK, "4H")
        assert at.game.log_of(seat) == at.game.log
    assert at.game.observe(1).hand == at.game.observe(1).hands[1]
    assert at.game.observe(None).hand == at.game.observe(1).actions == ()


def test_whoever_plays_a_dummy_hand_too_sees_both_own_hands_and_what_is_drawn_to_them() -> None:
    text = "dummy hands\ndrawn card may be played"
    at = table(text, "9C", "2D 9H", "3C 3D", "4C 4D", top="5H", stock="4H 6S", players=2)
    at.do(0, "draw")
    own, other, onlooker = at.game.observe(2), at.game.observe(1), at.game.observe(None)
    assert own.hands == (tuple(sorted(kinds_of(DECK, "9C 4H"))), None, tuple(sorted(kinds_of(DECK, "3C 3D"))), None)
    assert own.drawn == kinds_of(DECK, "4H")
    assert other.hands == (None, tuple(sorted(kinds_of(DECK, "2D 9H"))), None, tuple(sorted(kinds_of(DECK, "4C 4D"))))
    assert other.drawn == onlooker.drawn == onlooker.hands == ()
    assert at.game.log_of(2) == at.game.log
    assert at.game.log_of(1) != at.game.log
    assert own.actions == ()


def test_where_hands_are_hidden_no_hand_but_the_own_one_is_seen() -> None:
    assert table("", "9C", "2D 9H", top="5H", stock="4H 6S").game.observe(0).hands == ()


def test_calls_are_heard_and_turns_to_miss_are_known() -> None:
    at = table('call "last card" at 1 card, else draw 2 and misses a turn', "3H 2H", "9C", top="5H", stock="3D 4D 6D")
    at.do(0, "call")
    assert at.game.observe(1).called == ((0,), ())
    at = table('call "last card" at 1 card, else draw 2 and misses a turn', "3H 2H", "9C", top="5H", stock="3D 4D 6D")
    at.do(0, "play 3H")
    at.do(0, "pass")
    at.do(1, "catch 0")
    assert at.game.observe(1).waits == (1, 0)


def test_the_end_of_a_hand() -> None:
    at = table("game 2 hands\nscore: each pays own hand", "2H", "9H KC", "5C", top="5H", stock="4S")
    assert at.game.observe(0).points == (0, 0, 0)
    at.do(0, "play 2H")
    seen = at.game.observe(1)
    assert (seen.phase, seen.result, seen.hand_winners, seen.game_winners) == (HAND_OVER, WON, (0,), ())
    assert seen.points == seen.totals == (0, 19, 5)
    assert (seen.wins, seen.places) == ((1, 0, 0), (1, 0, 0))
    assert seen.actions == ()


def test_before_the_first_deal_nothing_lies_there() -> None:
    program = table("", "2H", "9H", top="5H").game.program
    state = State()
    prepare_game(program, state, 1, 0)
    seen = observe(program, state, 0)
    assert (seen.hand, seen.top, seen.suit_to_follow, seen.named_suit) == ((), None, None, None)
    assert seen.hand_number == 0


def test_an_observation_is_a_value() -> None:
    at = table("", "2H 9C", "2D 9H", top="5H", stock="4S")
    assert hash(at.game.observe(0)) == hash(at.game.observe(0))
    assert at.game.observe(0) != at.game.observe(1)
