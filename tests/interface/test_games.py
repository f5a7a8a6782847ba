"""Playing: dealing, words for moves, refusals, what is seen and told, and how a game ends."""

from __future__ import annotations

import pytest

import crazy8
from crazy8.runtime.people.telling import kinds_of_events

PAGAT = crazy8.load("pagat")


def words(game: crazy8.Game) -> list[str]:
    """What can be done, in words."""
    return [str(move) for move in game.legal_moves]


def test_the_same_seed_deals_the_same_cards_and_a_fresh_one_can_be_told() -> None:
    assert PAGAT.deal(players=3, seed=8) == PAGAT.deal(players=3, seed=8)
    assert PAGAT.deal(players=3, seed=8) != PAGAT.deal(players=3, seed=9)
    assert PAGAT.deal(players=3, seed=8) != PAGAT.deal(players=3, seed=8, options=["twos"])
    fresh = PAGAT.deal()
    assert PAGAT.deal(seed=fresh.seed) == fresh


@pytest.mark.parametrize("typed", ["5♥", "5h", "5H", " 5 hearts ", "five of hearts", "play 5h"])
def test_a_card_may_be_written_in_many_ways(typed: str) -> None:
    game = PAGAT.deal(players=3, seed=8)
    game.push_text(typed)
    assert words(game) == ["Q♥", "draw"]


def test_what_is_named_behind_a_card_is_a_move_of_its_own() -> None:
    game = PAGAT.position(hands=[["8♥", "2♣", "3♠"], ["K♠"]], top="5♥")
    game.push_text("8h spades")
    assert [str(move) for move in game.history] == ["8♥", "name spades"]
    assert game.observation(1).named_suit == "spades"
    assert str(game.undo()) == "name spades"
    game.push_text("name hearts")
    assert game.observation(1).named_suit == "hearts"


def test_a_call_may_stand_behind_the_card_that_it_is_for() -> None:
    game = PAGAT.position(hands=[["5♥", "2♣"], ["K♠"]], top="9♥", options=["twos"])
    told = game.push_text("5♥, call last card")
    assert [event.name for event in told][:2] == ["called", "played"]
    assert game.observation(None).seats[0].called == ("last card",)


def test_a_line_is_done_whole_or_not_at_all() -> None:
    game = PAGAT.position(hands=[["5♥", "2♣"], ["K♠", "3♠"]], top="9♥")
    before = game.copy()
    for line, error in (("5♥, 5♥", crazy8.IllegalMoveError), ("5♥, xyzzy", crazy8.ChoiceError)):
        with pytest.raises(error):
            game.push_text(line)
        assert game == before


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("xyzzy", "`xyzzy` is no card and no command"),
        ("draww", "`draww` is no card and no command; did you mean `draw`?"),
        ("5", "which one, 5♥ or 5♠?"),
        ("help", "that is no move"),
        ("", "that is no move"),
    ],
)
def test_words_that_mean_nothing_or_two_things_are_an_error(typed: str, says: str) -> None:
    game = PAGAT.position(hands=[["5♥", "5♠"], ["K♠"]], top="5♣")
    with pytest.raises(crazy8.ChoiceError) as caught:
        game.push_text(typed)
    assert str(caught.value) == says
    assert caught.value.hint == "you may 5♥, 5♠, draw or call"


def test_a_refusal_says_why_and_what_is_possible() -> None:
    game = PAGAT.position(hands=[["5♥", "6♠"], ["K♠"]], top="9♥")
    with pytest.raises(crazy8.IllegalMoveError) as caught:
        game.push_text("6♠")
    refusal = caught.value.refusal
    assert refusal is not None
    assert refusal.reason is crazy8.Reason.DOES_NOT_FIT
    assert str(refusal) == str(caught.value) == "6♠ does not fit: it shares neither suit nor rank with 9♥"
    assert caught.value.legal_moves == refusal.legal_moves == game.legal_moves


def test_nothing_can_be_taken_back_that_was_not_done() -> None:
    with pytest.raises(IndexError, match="nothing to take back"):
        PAGAT.deal().undo()


def test_between_hands_nobody_moves_and_the_next_hand_can_be_dealt() -> None:
    game = PAGAT.deal(players=2, seed=3)
    while game.mover is not None:
        game.push(game.advice())
    assert not game.over
    assert words(game) == ["deal"]
    assert game.observation(0).phase is crazy8.Phase.HAND_OVER
    assert game.observation(0).result is crazy8.HandResult.WON
    assert game.push_text("deal")[0].name == "hand began"


@pytest.mark.parametrize("player", ["sensible", "random", crazy8.Sensible(), crazy8.Random(3)])
def test_every_game_comes_to_an_end(player: crazy8.Player | str) -> None:
    game = crazy8.load("italian").deal(seed=2)
    assert game.outcome is None
    while not game.over:
        game.push(game.advice(player))
    assert game.legal_moves == ()
    assert game.mover is None
    assert game.outcome is not None
    assert game.outcome.scores == game.scores
    assert game.outcome.winners == game.observation(None).game_winners != ()
    with pytest.raises(crazy8.ChoiceError, match="the game is over"):
        game.advice()


def test_advice_is_what_the_same_player_would_choose_of_an_observation() -> None:
    game = PAGAT.deal(players=4, seed=5)
    while not game.over:
        if game.mover is not None:
            seen = game.observation(game.mover)
            assert game.advice() == game.advice(crazy8.Sensible()) == crazy8.Sensible()(seen)
        game.push(game.advice())


def test_a_player_of_ours_says_if_there_is_nothing_to_decide() -> None:
    game = PAGAT.deal(players=3, seed=8)
    with pytest.raises(crazy8.ChoiceError, match="seat 1 has nothing to decide"):
        crazy8.Sensible()(game.observation(1))


def test_events_hide_what_a_seat_may_not_see() -> None:
    game = PAGAT.deal(players=3, seed=8)
    game.push_text("draw")
    drew, hidden = game.events[-1], game.events_seen_by(1)[-1]
    assert (drew.name, drew.seat, len(drew.cards), drew.details["count"]) == ("drew", 0, 1, 1)
    assert (hidden.cards, hidden.details) == ((), drew.details)
    assert str(hidden) == "seat 0 draws a card."
    assert game.events_seen_by(0)[-1] == drew


def test_where_hands_lie_open_everybody_is_told_everything() -> None:
    text = 'c8 2\nvariant open "Open" extends pagat [house]\nhands open\n'
    game = crazy8.load_text(text).deal(players=3, seed=8)
    game.push_text("draw")
    assert game.events_seen_by(1) == game.events_seen_by(None) == game.events
    assert str(game.events[-1]) == f"seat 0 draws {game.events[-1].cards[0]}."
    seen = game.observation(1)
    assert tuple(seat.hand for seat in seen.seats) == tuple(game.observation(seat).hand for seat in range(3))
    assert tuple(seat.hand for seat in PAGAT.deal(players=3, seed=8).observation(1).seats) == (None, None, None)


def test_the_names_of_events_are_those_of_the_engine() -> None:
    assert len(crazy8.EVENTS) == len(set(crazy8.EVENTS)) == len(kinds_of_events())
    assert {"played", "hand ended", "starter turned"} <= set(crazy8.EVENTS)
    assert {event.name for event in PAGAT.deal().events} <= set(crazy8.EVENTS)


def test_a_notebook_shows_the_hands_drawn() -> None:
    game = PAGAT.deal(players=3, seed=8)
    page = game._repr_html_()
    assert page.count("<svg") == 1 + 3 * 5
    assert 'title="5♥"' in page
    assert "seat 0 ▸" in page


@pytest.mark.parametrize(
    "spoilt",
    [b"", b"\xff\xfe", b"{}", b"[]", b'{"format": "crazy8-game", "version": 1, "began": 3}', b"[" * 100_000],
)
def test_what_is_no_kept_game_is_a_save_error(spoilt: bytes) -> None:
    with pytest.raises(crazy8.SaveError, match="cannot go on with"):
        PAGAT.restore(spoilt)


def test_a_game_of_other_rules_is_a_save_error() -> None:
    for game in (PAGAT.deal(players=3, seed=8), PAGAT.position(hands=[["5♥"], ["6♥"]])):
        with pytest.raises(crazy8.SaveError, match="cannot go on with"):
            crazy8.load("bicycle").restore(game.save())
        spoilt = game.save().replace(b"a", b"b", 3)
        with pytest.raises(crazy8.SaveError, match="cannot go on with"):
            PAGAT.restore(spoilt)
