"""The decisions of the person: lines are read until one of them can be done."""

from __future__ import annotations

from crazy8.cli.play.desk import at_the_desk, take_back
from crazy8.cli.play.session import LeftError, Session
from crazy8.games.moves import owed_in_words
from crazy8.games.refusals_in_words import refusal_in_words
from crazy8.games.typed_moves import Listener, Wish
from crazy8.runtime.people.actions import ROWS, About, ActionKind, of_kind
from crazy8.runtime.people.decisions import decision_in
from crazy8.runtime.people.observation import Observation
from crazy8.runtime.records.codes import DIRECTION, NAME, OWED, TARGET


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
    phase = session.seen().phase
    rules = session.rules
    calls = [call.word for call in rules.calls.calls]
    listener = Listener(rules.deck, session.table.names, calls, rules.extra.claim or "")
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
    if wish.card is not None:
        if wish.suit is not None:
            _name(session, ROWS[ActionKind.NAME_SUIT].first + wish.suit)
        if wish.named_rank is not None:
            _name(session, ROWS[ActionKind.NAME_RANK].first + wish.named_rank)
    return True


def _name(session: Session, action: int) -> None:
    """Name what was said together with a card, if there is anything to be named."""
    if session.game.mover != session.me or session.game.state.phase != NAME:
        session.say("nothing is to be named with that card")
    elif session.game.refusal(action, session.me) is None:
        session.do(action)


def _action(session: Session, seen: Observation, wish: Wish) -> int | None:
    """The action that is meant; nothing, with a word of explanation, if that is not clear."""
    if wish.kind == "go on":
        if len(seen.actions) == 1:
            return seen.actions[0]
        session.show_table()
        return None
    if wish.kind is ActionKind.CHOOSE_SEAT:
        return _seat(session, seen, wish)
    if wish.kind is ActionKind.NAME_SUIT and wish.suit is not None:
        return ROWS[wish.kind].first + wish.suit
    if seen.phase == NAME and (wish.kind == "rank" or wish.card is not None):
        rank = wish.rank if wish.card is None else session.rules.deck.rank_of(wish.card)
        return ROWS[ActionKind.NAME_RANK].first + (rank or 0)
    if wish.kind == "rank":
        return _card_of_rank(session, seen, wish)
    if not isinstance(wish.kind, ActionKind):
        return None
    row = ROWS[_meant(seen) if wish.kind is ActionKind.PLAY else wish.kind]
    return row.first + (wish.card or 0)


def _meant(seen: Observation) -> ActionKind:
    """What a card means that is only mentioned."""
    decision = decision_in(seen.phase)
    of_card = decision is not None and ROWS[decision.chooses].about is About.CARD
    return decision.chooses if decision is not None and of_card else ActionKind.PLAY


def _seat(session: Session, seen: Observation, wish: Wish) -> int | None:
    seats = of_kind(ActionKind.CHOOSE_SEAT, seen.actions)
    if wish.seat is not None:
        return ROWS[ActionKind.CHOOSE_SEAT].first + wish.seat
    if len(seats) == 1:
        return seats[0]
    session.say(f"whom, {session.moves.moves(seats)}?" if seats else "no player is to be chosen now")
    return None


def _card_of_rank(session: Session, seen: Observation, wish: Wish) -> int | None:
    """The one card of a rank that can be laid, or the one that is held."""
    deck = session.rules.deck
    held = [kind for kind in dict.fromkeys(seen.hand) if deck.rank_of(kind) == wish.rank]
    means = ROWS[_meant(seen)].first
    fitting = [kind for kind in held if means + kind in seen.actions]
    for kinds in (fitting, held):
        if len(kinds) == 1:
            return means + kinds[0]
    if held:
        session.say(f"which one, {session.moves.moves(fitting or held)}?")
    else:
        session.say(f"you hold no {deck.ranks[wish.rank or 0].name}")
    return None
