"""The empty stock, the reshuffle, and every card in exactly one place (cases BR-001 to BR-010, BR-054 and BR-062)."""

from __future__ import annotations

import random

import pytest
from tables import dealt, program_of, rules_of, table

from crazy8.runtime.people.endings import HandEnded
from crazy8.runtime.people.events import HandResult, Took
from crazy8.runtime.people.stock import Refilled
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import DRAW
from crazy8.runtime.records.codes import GAME_OVER, LIMITED
from crazy8.runtime.records.holding import cards_held

NO_REFILL = "stock empty: pass"
AT_WILL = "draw at will"
TWOS = "play 2: next draws 2"


def test_drawing_the_last_card_of_the_stock_still_ends_the_turn() -> None:
    """BR-001 (ichabod801/t_games #556): how a turn ends does not depend on what is left in the stock."""
    at = table(NO_REFILL, "KD 6H 2S", "3S 4S", top="JC", stock="9H")
    at.do(0, "draw")
    assert at.hand(0) == {"KD", "6H", "9H", "2S"}
    assert at.stock == []
    assert at.turn == 1
    assert at.legal == {"pass"}


def test_of_a_debt_larger_than_everything_the_rest_is_waived() -> None:
    """BR-002 (seen in rlcard 1.2.0): the card on top never leaves the table, and the debtor still loses the turn."""
    at = table(TWOS, "2H 5C", "9D", top="5H")
    before = at.all_cards()
    at.do(0, "play 2H")
    assert at.owed == 2
    told = at.do(1, "take")
    assert at.hand(1) == {"9D", "5H"}
    assert at.discards == ["2H"]
    assert at.stock == []
    assert at.turn == 0
    assert at.all_cards() == before
    [took] = [event for event in told if isinstance(event, Took)]
    assert (took.owed, took.count, took.waived) == (2, 1, 1)


def test_a_debt_takes_the_rest_of_the_stock_before_the_reshuffle() -> None:
    """BR-003 (seen in rlcard; IIC2233/syllabus-2020-1 #1179): cards are drawn one by one."""
    at = table(TWOS, "2C 5D", "9H", top="4C", below="3C", stock="JS")
    at.do(0, "play 2C")
    told = at.do(1, "take")
    [other] = at.stock
    assert {other} | at.hand(1) == {"9H", "JS", "3C", "4C"}
    assert "JS" in at.hand(1)
    assert at.discards == ["2C"]
    assert [event for event in told if isinstance(event, Refilled)] == [Refilled(2, shuffled=True)]


def test_with_nothing_to_draw_and_nothing_to_reshuffle_there_is_only_the_pass() -> None:
    """BR-004 (seen in rlcard and a CardStock game file): never an error, and a round of passes blocks the hand."""
    at = table("", "5C", "9D", top="JH")
    assert at.legal == {"pass"}
    at.do(0, "pass")
    assert at.legal == {"pass"}
    told = at.do(1, "pass")
    [end] = [event for event in told if isinstance(event, HandEnded)]
    assert end.result is HandResult.BLOCKED


def test_a_hand_that_never_ends_is_stopped_and_counts_for_nothing() -> None:
    """BR-005 (jpriebe/hotdeath #8): two cards each can go round for ever; the result is `limited`, not a win."""
    at = table(AT_WILL, "2C 3C", "4C 5C", top="9C")
    while not at.game.hand_over:
        for seat in (0, 1):
            at.do(seat, min(word for word in at.legal if word.startswith("play")))
        for seat in (0, 1):
            if not at.game.hand_over:
                at.do(seat, "draw")
    assert at.game.state.result == LIMITED
    assert at.game.state.actions == at.game.program.action_limit
    assert at.points == [0, 0]
    assert at.winners == []
    assert at.game.state.phase == GAME_OVER


def test_the_card_on_top_stays_and_the_one_below_goes_into_the_stock() -> None:
    """BR-006 (Monika-After-Story/MonikaModDev #9260): after a reshuffle the last card played is what is matched."""
    at = table("", "7D", "QH 9S", top="3S", below="JS QC")
    at.do(0, "draw")
    assert at.hand(0) < {"7D", "JS", "QC"}
    assert at.discards == ["3S"]
    assert at.legal == {"play 9S"}


def test_a_named_suit_survives_what_others_draw() -> None:
    """BR-007 (CampbellCrowley/SpikeyBot-Discord #51, CompSciLauren/uno #33): only the next card changes it."""
    at = table("play 8: next draws 4", "8C 2H", "5D", "7S KH", top="6H", stock="AD 3D 4D 9D 10D")
    at.do(0, "play 8C", "name spades")
    at.do(1, "take")
    assert at.size(1) == 5
    assert at.turn == 2
    assert at.named == "spades"
    assert at.legal == {"play 7S"}


def test_after_the_deal_every_card_is_in_one_place() -> None:
    """BR-008 (jh0ker/mau_mau_bot #67): the starter lies on the table and nowhere else."""
    at = dealt("deal 7", 2, "KS")
    assert len(at.stock) == 52 - 14 - 1
    assert at.discards == ["KS"]
    assert at.all_cards() == sorted(at.cards(range(52)))


def test_every_hand_is_dealt_from_the_whole_pack() -> None:
    """BR-009 (velnias75/NetMauMau #37): nothing is lost or doubled from hand to hand, and nothing is kept in mind."""
    text = 'game 5 hands\nplay 2: next draws 2\nplay A: reverse\ncall "last" at 1 card, else draw 2'
    game = RunningGame.begin(program_of(text, 3), 9)
    deck = rules_of(text, 3).deck
    hands = 0
    chance = random.Random(9)
    while not game.over:
        if game.state.actions == 0:
            hands += 1
            state = game.state
            held = [kind for seat in game.seats for kind in cards_held(game.program, state, seat)]
            lying = [*state.stock[: state.stock_size], *state.discards[: state.discard_size]]
            assert (len(held), state.discard_size, state.stock_size) == (15, 1, 36)
            assert sorted([*held, *lying]) == list(range(deck.kind_count))
            assert (state.direction, state.named_suit, state.owed_amount) == (1, -1, 0)
            assert list(state.called) == list(state.due) == [0] * 12
        game.do(chance.choice(game.actions()))
    assert hands == 5


def test_cards_are_never_made_out_of_nothing() -> None:
    """BR-010 (IIC2233/syllabus-2020-1 #1027 and #1179): six cards stay those six cards, however often they go round."""
    chance = random.Random(1)
    refills = 0
    for seed in range(10):
        at = table(AT_WILL, "2C 3C", "4C 5C", top="7C", stock="6C", seed=seed)
        for _ in range(50):
            if not at.game.hand_over:
                at.do(at.game.mover, chance.choice(sorted(at.legal)))
            assert at.all_cards() == ["2C", "3C", "4C", "5C", "6C", "7C"]
        refills += at.game.state.refills
    assert refills >= 5


def test_jokers_come_back_with_the_other_discards() -> None:
    """BR-054 (crobertsbmw/deckofcards #74; ichabod801/t_games #530): a reshuffle takes the cards of this very game."""
    text = "jokers 2\nwild 8 joker: names suit\nvalue any: 1\ndraw at will\ndrawn card is kept"
    deck = rules_of(text, 2).deck
    whole = sorted(kind for kind in range(deck.kind_count) for _ in range(deck.copies_of(kind)))
    assert len(whole) == 54
    chance = random.Random(5)
    game = RunningGame.begin(program_of(text, 2), 5)
    while not game.over and game.state.refills < 2:
        state = game.state
        held = [kind for seat in game.seats for kind in cards_held(game.program, state, seat)]
        lying = [*state.stock[: state.stock_size], *state.discards[: state.discard_size]]
        assert sorted([*held, *lying]) == whole
        drawing = [action for action in game.actions() if action == DRAW]
        game.do(chance.choice(drawing or game.actions()))
    assert game.state.refills == 2


def test_the_stock_is_filled_when_a_card_is_needed_and_not_before() -> None:
    """BR-062 (terraforming-mars PR #2182, #5163; AsyncTI4 #155): so the card that is laid meanwhile may come back."""
    came_back = set()
    for seed in range(40):
        at = table("", "KD", "7S KH", "QD", top="7C", below="5C 6C", stock="2D", seed=seed)
        at.do(0, "draw")
        assert at.stock == []
        assert len(at.discards) == 3
        at.do(1, "play 7S")
        at.do(2, "draw")
        came_back |= at.hand(2) - {"QD"}
        assert at.discards == ["7S"]
    assert came_back == {"5C", "6C", "7C"}


@pytest.mark.parametrize("others", [(), ("5H 5S",)])
def test_missing_a_turn_is_no_pass(others: tuple[str, ...]) -> None:
    """A hand is blocked only when every player has passed; whoever has to miss turns has had no chance to."""
    at = table("play 7: next misses 2 turns\nstock empty: pass", "7C 9D", "7D 6C", *others, top="KC", stock="")
    at.do(0, "play 7C")
    for seat in (2, 0, 2, 0) if others else (0, 0):
        at.do(seat, "pass")
    assert at.turn == 1
    assert at.legal == {"play 7D", "play 6C"}


def test_what_is_missing_in_the_draw_of_a_turn_is_owed() -> None:
    """Of two cards to draw there is one: the other comes with the next turn, before anything is laid."""
    at = table("draw 2\nstock short: owed\nstock empty: pass", "2H 3H", "KD", top="4C", stock="5H")
    at.do(0, "draw")
    assert at.hand(0) == {"2H", "3H", "5H"}
    assert (at.turn, at.game.state.carried[0]) == (1, 1)


def test_whoever_finds_too_few_cards_in_a_turn_lays_none_if_the_rules_say_so() -> None:
    rules = "draw 2\ndrawn card may be played\nstock empty: pass"
    at = table(f"{rules}\nstock short: no play", "2H 3H", "KD", top="4C", stock="4H")
    at.do(0, "draw")
    assert at.turn == 1
    at = table(f"{rules}\nstock short: lapses", "2H 3H", "KD", top="4C", stock="4H")
    at.do(0, "draw")
    assert at.legal == {"play 4H", "pass"}


def test_the_top_card_is_taken_in_a_turn_too_and_counts_as_drawn() -> None:
    rules = "draw 2\ndrawn card may be played\nstock empty: pass\nstock short: take top"
    at = table(rules, "2H 3H", "KD", top="4C", stock="5D")
    at.do(0, "draw")
    assert at.legal == {"play 4C", "play 5D", "pass"}
