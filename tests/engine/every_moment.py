"""What holds at every moment of every game, whatever the rules: tests of tables check it while they play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from shipped import with_other_hidden_cards

from crazy8.compiler.cards.cards import card_set
from crazy8.runtime.people.endings import HandEnded
from crazy8.runtime.people.events import Claimed, Event
from crazy8.runtime.people.hands import CardGiven, CardPutAside, CardsDiscarded, CardTaken, HandShown
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.replay import load, recording_from, recording_text, replay, save
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import ACTIONS
from crazy8.runtime.records.holding import cards_held
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.sides import seats_played_with
from crazy8.runtime.records.state import State


def cards_anywhere(program: Program, state: State) -> Counter[int]:
    """Return the cards of all hands and piles, and those that were put aside to be exchanged."""
    cards = Counter(kind for seat in range(program.players) for kind in cards_held(program, state, seat))
    cards.update(state.stock[: state.stock_size])
    cards.update(state.discards[: state.discard_size])
    cards.update(state.aside[: sum(state.aside_count)])
    return cards


def check_table(program: Program, state: State) -> None:
    """Every card of the pack is in one place, and all counts agree with what they count."""
    assert cards_anywhere(program, state) == Counter(program.pack[: program.card_count])
    if state.discard_size:
        assert state.discards[state.discard_size - 1] == state.top
    for seat in range(program.players):
        held_by_seat = cards_held(program, state, seat)
        assert state.size[seat] == len(held_by_seat)
        assert state.hand[seat] == card_set(held_by_seat)


def check_moment(game: RunningGame, chance: random.Random) -> None:
    """What is checked at some moments only, for it takes time: refusals, saves, observations."""
    options = game.actions()
    assert options
    check_refusals(game, range(-1, ACTIONS + 1) if chance.random() < 1 / 64 else [chance.randrange(ACTIONS)])
    if chance.random() < 1 / 8:
        assert load(game.program, save(game.program, game.state)) == game.state
        seat = chance.choice((None, *game.seats))
        other = with_other_hidden_cards(game.program, game.state, -1 if seat is None else seat, chance)
        seen, seen_otherwise = game.observe(seat), RunningGame(game.program, other).observe(seat)
        assert seen == seen_otherwise
        if seat is not None:
            decides = not game.hand_over and seat == game.mover
            assert seen.hand == cards_held(game.program, game.state, seat)
            assert seen.actions == (options if decides else ())


def check_refusals(game: RunningGame, actions: Iterable[int]) -> None:
    """Actions are refused exactly if they are not legal, with what is legal instead, and without a trace."""
    options, before, log, done = game.actions(), game.state.content(), game.log, game.done
    for action in actions:
        if action in options:
            assert game.refusal(action) is None
        else:
            refusal = game.do(action)
            assert isinstance(refusal, Refusal)
            assert refusal.legal == options
            assert game.state.content() == before
    assert (game.log, game.done) == (log, done)


def check_whole_game(game: RunningGame) -> None:
    """The recording plays the same again, also as text; totals are the sums of what the hands brought."""
    recording = recording_from(recording_text(game.recording))
    assert recording == game.recording
    assert replay(game.program, recording) == game.state
    ends = [event for event in game.log if isinstance(event, HandEnded)]
    totals = [sum(end.points[seat] for end in ends) for seat in game.seats]
    assert list(game.state.total)[: game.players] == totals
    for seat in game.seats:
        own = seats_played_with(game.program, seat)
        assert all(any(no_hidden_card(event, one) for one in own) for event in game.log_of(seat))


def no_hidden_card(event: Event, seat: int) -> bool:
    """Whether an event shows a seat only its own cards, and those that were shown or given to it."""
    match event:
        case HandShown():
            return event.kinds is None or seat in (event.seat, *event.to)
        case CardGiven():
            return event.kind is None or seat in (event.seat, event.to)
        case CardTaken():
            return event.kind is None or seat in (event.seat, event.other)
        case CardsDiscarded() | Claimed():
            return True  # all see what lies on the pile, and what somebody claims with
        case CardPutAside():
            return event.kind is None or seat == event.seat
        case _:
            return getattr(event, "kinds", None) is None or getattr(event, "seat", None) == seat
