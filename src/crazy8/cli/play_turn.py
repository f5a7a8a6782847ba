"""The decisions of the person: lines are read until one of them can be done."""

from __future__ import annotations

from crazy8.cli.play_desk import at_the_desk, take_back
from crazy8.cli.play_refusals import refusal_in_words
from crazy8.cli.play_session import LeftError, Session
from crazy8.cli.play_view import owed_in_words
from crazy8.cli.play_words import Kind, Listener, Wish
from crazy8.runtime.actions import CALL, DEAL, DRAW, NAME_SUIT, PASS, PLAY, SEAT, TAKE, is_play, is_seat
from crazy8.runtime.codes import DIRECTION, NAME, OWED, TARGET
from crazy8.runtime.observation import Observation

ACTIONS: dict[Kind, int] = {"draw": DRAW, "pass": PASS, "take": TAKE, "call": CALL}


def decide(session: Session) -> None:
    """Ask the person what to do until something is done or taken back."""
    session.tell()
    if session.goes_on:
        session.show_question()
    else:
        session.show_table()
    while True:
        wish = _wish(session, "> ")
        if wish.kind == "undo":
            if take_back(session):
                return
        elif not at_the_desk(session, wish) and _done(session, wish):
            session.keeping.keep(session.game)
            return


def between_hands(session: Session) -> bool:
    """Wait until the person wants the next hand; false if something was taken back instead."""
    session.keeping.keep(session.game)
    while True:
        wish = _wish(session, "An empty line deals the next hand> ")
        if wish.kind == "go on":
            return True
        if wish.kind == "undo":
            if take_back(session):
                return False
        elif not at_the_desk(session, wish):
            session.output.line("The hand is over; an empty line deals the next one.")


def _wish(session: Session, prompt: str) -> Wish:
    line = session.reader.line(prompt)
    if line is None:
        raise LeftError
    phase = session.seen().phase
    listener = Listener(session.rules.deck, session.table.names, [call.word for call in session.rules.calls.calls])
    return listener.wish(line, names_suit=phase == NAME, points=phase in (TARGET, DIRECTION), owes=phase == OWED)


def _done(session: Session, wish: Wish) -> bool:
    """Do what is wished, or say why it cannot be done."""
    seen = session.seen()
    action = _action(session, seen, wish)
    if action is None:
        return False
    refusal = session.game.refusal(action, session.me)
    if refusal is not None:
        session.say(refusal_in_words(refusal, session.rules, session.moves, owed_in_words(seen)))
        return False
    session.do(action)
    if wish.suit is not None and is_play(action):
        _name(session, wish.suit)
    return True


def _name(session: Session, suit: int) -> None:
    """Name the suit that was said together with a card, if there is one to be named."""
    action = NAME_SUIT + suit
    if session.game.mover != session.me or session.game.state.phase != NAME:
        session.say("no suit is to be named with that card")
    elif session.game.refusal(action, session.me) is None:
        session.do(action)


def _action(session: Session, seen: Observation, wish: Wish) -> int | None:
    """The action that is meant; nothing, with a word of explanation, if that is not clear."""
    if wish.kind in ACTIONS:
        return ACTIONS[wish.kind]
    if wish.kind == "go on":
        if wish.text:
            return DEAL
        if len(seen.actions) == 1:
            return seen.actions[0]
        session.show_table()
        return None
    if wish.kind == "suit" and wish.suit is not None:
        return NAME_SUIT + wish.suit
    if wish.kind == "seat":
        return _seat(session, seen, wish)
    if wish.kind == "rank":
        return _card_of_rank(session, seen, wish)
    return None if wish.card is None else PLAY + wish.card


def _seat(session: Session, seen: Observation, wish: Wish) -> int | None:
    seats = [action for action in seen.actions if is_seat(action)]
    if wish.seat is not None:
        return SEAT + wish.seat
    if len(seats) == 1:
        return seats[0]
    session.say(f"whom, {session.moves.moves(seats)}?" if seats else "no player is to be chosen now")
    return None


def _card_of_rank(session: Session, seen: Observation, wish: Wish) -> int | None:
    """The one card of a rank that can be laid, or the one that is held."""
    deck = session.rules.deck
    held = [kind for kind in dict.fromkeys(seen.hand) if deck.rank_of(kind) == wish.rank]
    fitting = [kind for kind in held if PLAY + kind in seen.actions]
    for kinds in (fitting, held):
        if len(kinds) == 1:
            return PLAY + kinds[0]
    if held:
        session.say(f"which one, {session.moves.moves(fitting or held)}?")
    else:
        session.say(f"you hold no {deck.ranks[wish.rank or 0].name}")
    return None
