"""The starter (cases BR-027 to BR-029)."""

from __future__ import annotations

import pytest
from tables import dealt, program_of, table

from crazy8.runtime.people.deal import StarterRefused, StarterTurned
from crazy8.runtime.people.table import RunningGame

ROLES = "play Q: skip next\nplay K: reverse\nplay 2: next draws 2"
# The dealer is seat 2 and seat 0 sits at the dealer's left.


def test_a_skip_as_starter_passes_the_first_player_over() -> None:
    """BR-027 (tk-codes/uno PR #8, jorgeucano/RunoX PR #29, IIC2233/syllabus-2020-1 #1105): as if the dealer laid it."""
    at = dealt(f"{ROLES}\nstarter Q: acts", 3, "QS", dealer=2)
    assert at.turn == 1


def test_a_reverse_as_starter() -> None:
    """BR-027: the dealer's other neighbour begins, or under Uno's own rule the dealer."""
    at = dealt(f"{ROLES}\nstarter K: acts", 3, "KS", dealer=2)
    assert (at.game.state.direction, at.turn) == (-1, 1)
    at = dealt(f"{ROLES}\nstarter K: acts, dealer begins", 3, "KS", dealer=2)
    assert (at.game.state.direction, at.turn) == (-1, 2)


def test_a_draw_card_as_starter() -> None:
    """BR-027 (seen in rlcard: the first player drew and still played): who draws loses the turn here too."""
    at = dealt(f"{ROLES}\nstarter 2: acts", 3, "2S", dealer=2)
    assert (at.turn, at.owed, at.legal) == (0, 2, {"take"})
    at.do(0, "take")
    assert at.size(0) == 7
    assert at.turn == 1


def test_a_draw_card_as_plain_starter() -> None:
    """BR-027 (myano/jenni #93): the variant chooses card by card whether a starter does anything."""
    at = dealt(ROLES, 3, "2S", dealer=2)
    assert (at.turn, at.owed) == (0, 0)


def test_an_effect_of_its_own_for_the_starter() -> None:
    """BR-027: instead of what the card does when it is laid."""
    at = dealt(f"{ROLES}\nstarter 2: everyone draws 1", 3, "2S", dealer=2)
    assert [at.size(seat) for seat in range(3)] == [6, 6, 6]
    assert (at.turn, at.owed) == (0, 0)


def test_a_starter_that_is_wild_for_whoever_is_taken_to_have_laid_it() -> None:
    """It acts as though the dealer had laid it, for whom it is wild: so the dealer names a suit as well."""
    text = "countdown from 7 to 1\nwild countdown: names suit\nplay 7: next draws 2\nstarter 7: acts"
    at = dealt(text, 3, "7H", dealer=2)
    assert (at.turn, at.legal) == (2, {"name clubs", "name diamonds", "name hearts", "name spades"})
    at.do(2, "name spades")
    assert (at.turn, at.owed, at.named) == (0, 2, "spades")


def test_a_starter_that_does_something_else_in_the_suit_of_the_cutter() -> None:
    """It acts as though the dealer had laid it, so in the suit of the cutter as in any turn."""
    text = "cutter spades\nplay 7: next draws 2\nplay cutter 7: skip next\nstarter 7: acts"
    at = dealt(text, 3, "7H", dealer=2)
    assert (at.turn, at.owed) == (0, 2)
    at = dealt(text, 3, "7S", dealer=2)
    assert (at.turn, at.owed) == (1, 0)


def test_whoever_is_meant_by_you_for_a_starter() -> None:
    """The dealer, as though the dealer had laid it; or the player before the one who begins."""
    at = dealt("starter 2: you draw 1", 3, "2S", dealer=2)
    assert [at.size(seat) for seat in range(3)] == [5, 5, 6]
    at = dealt("starter 2: you draw 1\nfirst player right of dealer", 3, "2S", dealer=2)
    assert (at.turn, [at.size(seat) for seat in range(3)]) == (1, [6, 5, 5])


@pytest.mark.parametrize("first", ["left of dealer", "right of dealer", "dealer"])
def test_a_starter_acts_for_the_dealer_who_begins(first: str) -> None:
    """Whoever would begin otherwise is no matter then."""
    at = dealt(f"play 2: others draw 1\nstarter 2: acts, dealer begins\nfirst player {first}", 3, "2S", dealer=2)
    assert (at.turn, [at.size(seat) for seat in range(3)]) == (2, [6, 6, 5])
    at = dealt(f"starter 2: you draw 1, dealer begins\nfirst player {first}", 3, "2S", dealer=2)
    assert (at.turn, [at.size(seat) for seat in range(3)]) == (2, [5, 5, 6])


@pytest.mark.parametrize(("treatment", "who"), [("dealer names suit", 2), ("first player names suit", 0)])
def test_a_wild_starter_that_somebody_names(treatment: str, who: int) -> None:
    """BR-028 (CardStock and Valet game files, rlcard): somebody chooses, and it is known who."""
    at = dealt(f"starter 8: {treatment}", 3, "8H", dealer=2)
    assert at.turn == who
    assert at.legal == {"name clubs", "name diamonds", "name hearts", "name spades"}
    at.do(who, "name spades")
    assert (at.turn, at.named) == (0, "spades")


def test_a_wild_starter_on_which_anything_fits() -> None:
    """BR-028: the first player may lay any card of the hand."""
    at = dealt("starter 8: any fits", 3, "8H", dealer=2)
    assert at.legal == {f"play {card}" for card in at.hand(0)}


def test_a_starter_on_which_anything_fits_does_so_until_a_card_is_laid() -> None:
    """BR-091 (TomasTillmann/bluff-mau-mau): for both players, however often they draw."""
    at = dealt("starter 8: any fits\ndraw at will", 2, "8H", dealer=1)
    at.do(0, "draw")
    at.do(1, "draw")
    assert at.legal == {"draw", *(f"play {card}" for card in at.hand(0))}


@pytest.mark.parametrize("treatment", ["bury", "put under", "reshuffle", "turn another"])
def test_a_wild_starter_that_is_refused(treatment: str) -> None:
    """BR-028 (Britannica, open_spiel): another card is turned up, and the pack is still whole."""
    program = program_of(f"starter 8: {treatment}", 3)
    refusals = 0
    for number in range(60):
        game = RunningGame.begin(program, 1, number)
        rank = program.rank[game.state.top]
        eight = program.rank[7]
        assert rank != eight
        refused = [event.kind for event in game.log if isinstance(event, StarterRefused)]
        assert all(program.rank[kind] == eight for kind in refused)
        assert StarterTurned(game.state.top) in game.log
        state = game.state
        lying = [*state.stock[: state.stock_size], *state.discards[: state.discard_size]]
        assert len(lying) == 52 - 15
        in_stock = set(state.stock[: state.stock_size])
        assert (set(refused) <= in_stock) == (treatment != "turn another" or not refused)
        if treatment == "put under" and refused:
            assert state.stock[: len(refused)] == list(reversed(refused))
        refusals += len(refused)
    assert refusals > 0


def test_the_suit_named_for_a_starter_survives_a_pass() -> None:
    """BR-029 (velnias75/NetMauMau #2 and #9): it stays in force until a card covers the wild one."""
    text = "no wild 8\nwild J: names suit\ndrawn card may be played"
    at = table(text, "9H KS", "QD 8C", top="JC", named="diamonds", stock="10S 7S")
    at.do(0, "draw", "pass")
    assert at.named == "diamonds"
    assert at.legal == {"play QD"}
