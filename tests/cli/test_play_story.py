"""The sentences in which a game is told."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from crazy8.cli.play.view import TableView, in_order, lines
from crazy8.compiler.diagnostics.render.palette import COLOURED, PLAIN
from crazy8.games.bots import program_of
from crazy8.games.moves import Moves
from crazy8.games.story import Story
from crazy8.runtime.people import hands
from crazy8.runtime.people.calls import AccusedFalsely, Called, CalledFalsely, Caught
from crazy8.runtime.people.deal import CutterShown, Dealt, HandBegan, StarterRefused, StarterTurned
from crazy8.runtime.people.endings import CounterMoved, DroppedOut, GameOver, HandEnded, HeldTooMany, WentOut
from crazy8.runtime.people.events import (
    Challenged,
    Claimed,
    Debt,
    DirectionChosen,
    Drew,
    Event,
    HandEndedBy,
    HandResult,
    Knocked,
    MustWait,
    Owes,
    Passed,
    Played,
    RankNamed,
    Reply,
    Reversed,
    RoundOpened,
    RowClosed,
    Skipped,
    StaysAtTurn,
    SuitNamed,
    ThrewIn,
    Took,
    TopChosen,
)
from crazy8.runtime.people.refusals import Refusal as Refused
from crazy8.runtime.people.stock import Fined, Refilled, StillOwes, TopTaken
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.people.telling import kinds_of_events
from crazy8.runtime.records.actions import DRAW
from crazy8.variant import load, load_text

RULES = load("pagat").rules(players=3)
MOVES = Moves(RULES, ("You", "Ana", "Ben"))
CLUBS_2, HEARTS_8, SPADES_K = 1, 33, 51


def told(*events: Event, me: int | None = 0) -> list[str]:
    return list(Story(MOVES, me).sentences(events))


SENTENCES: list[tuple[Event, str]] = [
    (HandBegan(2, 1, 0), "Hand 2: Ana deals, you begin."),
    (HandBegan(2, 0, 1), "Hand 2: you deal, Ana begins."),
    (StarterRefused(HEARTS_8), "8♥ is turned up and put away."),
    (StarterTurned(CLUBS_2), "The starter is 2♣."),
    (DirectionChosen(1, -1), "Ana chooses anticlockwise."),
    (Played(1, SPADES_K, 4, None), "Ana plays K♠."),
    (Played(1, SPADES_K, 1, None), "Ana plays K♠ (1 card left)."),
    (Played(0, SPADES_K, 1, None), "You play K♠."),
    (Played(2, CLUBS_2, 3, Reply.ADDS), "Ben answers with 2♣."),
    (SuitNamed(1, 2), "Ana names hearts."),
    (SuitNamed(1, None), "Ana names no suit."),
    (Drew(1, 1, (CLUBS_2,)), "Ana draws a card."),
    (Drew(0, 2, (CLUBS_2, HEARTS_8)), "You draw 2♣ 8♥."),
    (Owes(1, Debt.CARDS, 4), "Ana owes 4 cards."),
    (Owes(0, Debt.SKIPS, 1), "You are to miss a turn."),
    (Took(1, 4, (1, 2, 3, 4), 4), "Ana takes 4 cards."),
    (Took(1, 2, (1, 2), 4), "Ana takes 2 cards, all there are of 4."),
    (Took(0, 1, (CLUBS_2,), 1), "You take 2♣."),
    (Passed(0), "You pass."),
    (Called(2, (0,), late=False), "Ben calls “last card”."),
    (Called(2, (0,), late=True), "Ben calls “last card”, late."),
    (Caught(0, 2, (0,), 2), "Ben catches you without “last card”."),
    (Caught(1, None, (0,), 0), "The table catches Ana without “last card”."),
    (MustWait(1, 2), "Ana will miss 2 turns."),
    (Skipped(0), "You are skipped."),
    (Reversed(-1), "Now play goes anticlockwise."),
    (StaysAtTurn(1, optional=False), "Ana has another turn."),
    (StaysAtTurn(0, optional=True), "You may lay one more card."),
    (Refilled(30, shuffled=True), "The discards are shuffled: 30 cards in the new stock."),
    (Refilled(30, shuffled=False), "The discards are turned over: 30 cards in the new stock."),
    (WentOut(0, 1), "You are out."),
    (WentOut(1, 2), "Ana is out in place 2."),
    (HandEnded(HandResult.WON, (0,), (), ()), "You win the hand."),
    (HandEnded(HandResult.WON, (1,), (), ()), "Ana wins the hand."),
    (HandEnded(HandResult.WON, (0, 2), (), ()), "You and Ben win the hand."),
    (
        HandEnded(HandResult.BLOCKED, (), (), ()),
        "The hand is blocked: nobody can go on. The cards are counted.",
    ),
    (HandEnded(HandResult.SCORED, (), (), ()), "There is nothing left to draw: the cards are counted."),
    (
        HandEnded(HandResult.VOID, (), (), ()),
        "The hand is blocked: nobody can go on. It counts for nothing.",
    ),
    (
        HandEnded(HandResult.LIMITED, (), (), ()),
        "The hand would not end; it is stopped and counts for nothing.",
    ),
    (HandEnded(HandResult.ENDED, (), (), ()), "The hand is ended, and the cards are counted."),
    (CutterShown(CLUBS_2), "The card under the stock is 2♣."),
    (Owes(1, Debt.DEMAND, 1), "Ana has to lay a card that was asked for."),
    (Owes(0, Debt.COVER, 1), "You have to cover the card."),
    (Owes(2, Debt.TURNS, 2), "Ben is to miss 2 turns."),
    (RankNamed(1, 6), "Ana names 7."),
    (RankNamed(0, None), "You name no rank."),
    (ThrewIn(1, HEARTS_8, 1), "Ana throws in 8♥ (1 card left)."),
    (ThrewIn(0, HEARTS_8, 1), "You throw in 8♥."),
    (hands.CardGiven(1, 0, HEARTS_8), "Ana gives 8♥ to you."),
    (hands.CardGiven(1, 2, HEARTS_8), "Ana gives a card to Ben."),
    (hands.CardTaken(1, 0, HEARTS_8), "Ana takes 8♥ from you."),
    (hands.CardTaken(1, 2, None), "Ana takes a card from Ben."),
    (hands.CardPutAside(0, HEARTS_8), "You put 8♥ aside."),
    (hands.CardsDiscarded(0, (HEARTS_8,)), "You discard: 8♥."),
    (hands.CardsDiscarded(1, (CLUBS_2, HEARTS_8)), "Ana discards: 2♣ 8♥."),
    (hands.CardPutAside(1, None), "Ana puts a card aside."),
    (TopChosen(0, HEARTS_8), "You put 8♥ on top."),
    (TopTaken(1, CLUBS_2), "Ana takes 2♣ from the table."),
    (hands.HandShown(1, (0,), (CLUBS_2, HEARTS_8)), "Ana shows the hand to you: 2♣ 8♥."),
    (hands.HandShown(1, (2,), (CLUBS_2, HEARTS_8)), "Ana shows the hand to Ben."),
    (hands.HandsSwapped(0, 2), "You swap hands with Ben."),
    (hands.HandsRotated(-1), "All hands move on anticlockwise."),
    (Claimed(1, (CLUBS_2,)), "Ana claims with 2♣."),
    (StillOwes(1, 2), "Ana still owes 2 cards."),
    (Challenged(1, 0, lawful=True), "Ana challenges you, wrongly."),
    (Challenged(0, 2, lawful=False), "You challenge Ben, rightly."),
    (RoundOpened(1), "Ana opens a round."),
    (RowClosed(1), "Ana closes the row."),
    (HandEndedBy(0), "You end the hand."),
    (Knocked(1), "Ana says “knock” and ends the hand."),
    (CalledFalsely(1), "Ana calls although no call is due."),
    (AccusedFalsely(1, 2), "Ana accuses Ben, who forgot nothing."),
    (Fined(0, 5), "You are fined 5 for the new stock."),
    (CounterMoved(1, 7), "Ana counts 7 now."),
    (HeldTooMany(2), "Ben holds too many cards."),
    (DroppedOut(1), "Ana drops out of the game."),
    (GameOver((2,)), "Ben wins the game."),
    (GameOver((0, 2)), "You and Ben win the game."),
    (GameOver(()), "The game is over; nobody has won it."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=[sentence for _, sentence in SENTENCES])
def test_an_event_is_one_sentence(event: Event, sentence: str) -> None:
    assert told(event) == [sentence]


def test_every_event_has_a_sentence_but_the_dealt_cards() -> None:
    assert {type(event) for event, _ in SENTENCES} | {Dealt} == set(kinds_of_events())
    assert told(Dealt(0, 1, (CLUBS_2,))) == []


def test_every_result_has_a_sentence() -> None:
    results = [event.result for event, _ in SENTENCES if isinstance(event, HandEnded)]
    assert set(results) == set(HandResult)


def test_what_one_player_does_in_a_row_is_one_sentence() -> None:
    draws = [Drew(1, 1, (kind,)) for kind in (1, 2, 3)]
    card, suit = Played(1, HEARTS_8, 3, None), SuitNamed(1, 0)
    assert told(*draws, card, suit) == ["Ana draws 3 cards, plays 8♥ and names clubs."]
    own = [Drew(0, 1, (kind,)) for kind in (CLUBS_2, SPADES_K)]
    assert told(*own, Passed(0)) == ["You draw 2♣ K♠ and pass."]
    assert told(Passed(1), Passed(2)) == ["Ana passes.", "Ben passes."]


def test_an_onlooker_sees_no_hidden_card() -> None:
    watched = (Drew(2, 1, (CLUBS_2,)), Took(1, 1, (SPADES_K,), 1))
    assert told(*watched, me=None) == [
        "Ben draws a card.",
        "Ana takes 1 card.",
    ]


def test_red_suits_are_red_where_there_are_colours() -> None:
    coloured = TableView(RULES, MOVES.names, COLOURED)
    assert coloured.card(HEARTS_8) == "\x1b[31m8♥\x1b[0m"
    assert coloured.card(CLUBS_2) == "2♣"


def test_where_hands_lie_open_all_are_shown_and_every_card_that_is_drawn_is_told() -> None:
    rules = load_text('c8 2\nvariant open "Open" extends pagat [house]\nhands open\n').rules(players=2)
    game = RunningGame.begin(program_of(rules), 8)
    assert not isinstance(game.do(DRAW), Refused)
    names = ("Ana", "You")
    seen = list(lines(game.observe(1), TableView(rules, names, PLAIN)))
    held = in_order(game.observe(0).hand, rules.deck)
    assert seen[1] == f"  Ana holds {in_words(held)}"
    (drew,) = (kind for kind in game.observe(0).drawn)
    assert list(Story(Moves(rules, names), 1).sentences(game.log[-1:])) == [f"Ana draws {in_words([drew])}."]


def in_words(kinds: Iterable[int]) -> str:
    return " ".join(RULES.deck.name_of(kind) for kind in kinds)


def test_a_hand_is_held_by_suits_in_changing_colours() -> None:
    hand = list(range(12, 52, 13)) + list(range(0, 52, 13))
    assert in_words(in_order(hand, RULES.deck)) == "A♣ K♣ A♦ K♦ A♠ K♠ A♥ K♥"
