"""Let the person decide: lines are read until one of them can be done."""

from __future__ import annotations

from crazy8.cli.play.requests import at_the_desk, take_back
from crazy8.cli.play.session import LeftError, Session
from crazy8.games.meaning import action_meant, heard, named_with_card
from crazy8.games.typed_moves import Wish
from crazy8.runtime.people.actions import ActionKind
from crazy8.runtime.people.observation import Observation
from crazy8.runtime.records.codes import NAME


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
        elif wish.kind == "why":
            _why(session, wish.text)
        elif not at_the_desk(session, wish) and _done(session, wish):
            session.keeping.keep(session.game)
            return


def between_hands(session: Session) -> bool:
    """Wait until the person wants the next hand; false if something was taken back instead."""
    session.keeping.keep(session.game)
    while True:
        wish = _wish(session, "An empty line deals the next hand> ")
        if wish.kind in ("go on", ActionKind.DEAL):
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
    return heard(line, session.seen(), session.moves, "`help` shows what you can type")


def _done(session: Session, wish: Wish) -> bool:
    """Do what is wished, or say why it cannot be done."""
    seen = session.seen()
    action = _action(session, seen, wish)
    if action is None:
        return False
    if session.game.refusal(action, session.me) is not None:
        session.say_why_not(action)
        return False
    session.do(action)
    for naming in named_with_card(wish):
        _name(session, naming)
    return True


def _why(session: Session, words: str) -> None:
    """Say why a move is not possible: the one that was typed, or the one that was refused last."""
    if not words and session.refused is None:
        session.say("say which move, such as `why 5♥` or `why pass`")
        return
    action = session.refused
    if words:
        seen = session.seen()
        action = _action(session, seen, heard(words, seen, session.moves, "`help` shows what you can type"))
    if action is not None:
        session.say_why_not(action)


def _name(session: Session, action: int) -> None:
    """Name what was said together with a card, if there is anything to be named."""
    if session.game.mover != session.me or session.game.state.phase != NAME:
        session.say("nothing is to be named with that card")
    elif session.game.refusal(action, session.me) is None:
        session.do(action)


def _action(session: Session, seen: Observation, wish: Wish) -> int | None:
    """Return the action that is meant; nothing, with a word of explanation, if that is not clear."""
    if wish.kind == "go on":
        if len(seen.actions) == 1:
            return seen.actions[0]
        session.show_table()
        return None
    meant = action_meant(wish, seen, session.moves)
    if isinstance(meant, str):
        session.say(meant)
        return None
    return meant
