"""Serve what a person asks for beside playing: help, a hint, the rules, keeping, taking back, leaving."""

from __future__ import annotations

from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.cli.play.prompt import HELP
from crazy8.cli.play.session import GO_ON_ALONE, LeftError, Session
from crazy8.games.bots import bot_action
from crazy8.games.typed_moves import Wish
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.codes import NAME


def at_the_desk(session: Session, wish: Wish) -> bool:
    """Do what has nothing to do with the game itself; false if the wish is about the game."""
    match wish.kind:
        case "unclear":
            session.say(wish.text)
        case "help":
            session.output.write(HELP)
        case "hint":
            _hint(session)
        case "table":
            session.show_table()
        case "scores":
            session.show_scores()
        case "rules":
            _print_rules(session)
        case "save":
            _save(session, wish.text)
        case "quit":
            raise LeftError
        case _:
            return False
    return True


def take_back(session: Session) -> bool:
    """Go back to the last decision of the person; false if there was none."""
    earlier = session.game.copy()
    while earlier.done:
        earlier.undo()
        if _decides(earlier, session.mine):
            session.go_back_to(earlier)
            session.say("taken back")
            return True
    session.say("there is nothing to take back")
    return False


def _decides(game: RunningGame, mine: tuple[int, ...]) -> bool:
    """Return whether the person had to decide; to name a suit belongs to the card."""
    if game.hand_over or game.mover not in mine or game.state.phase == NAME:
        return False
    return game.state.phase not in GO_ON_ALONE or len(game.actions()) > 1


def _print_rules(session: Session) -> None:
    from crazy8.variant import load

    plan = session.keeping.plan
    variant, players = load(plan.variant), session.rules.people
    text = variant.rulebook(form="txt", players=players, options=plan.options, language=session.language)
    session.output.write(f"\n{text}\n")


def _hint(session: Session) -> None:
    if session.game.hand_over:
        session.say("nothing is to be decided; an empty line deals the next hand")
        return
    action = bot_action(session.game, "sensible", session.keeping.seed)
    session.say(f"a sensible player would {session.moves.done(action)}")


def _save(session: Session, name: str) -> None:
    keeping = session.keeping
    if not name and keeping.place is None:
        session.say("say where: `save FILE`")
        return
    try:
        if name:
            keeping.move_to(Path(name))
        keeping.keep(session.game)
    except Misuse as misuse:
        session.say(misuse.message)
    else:
        session.say(f"kept in `{keeping.place}`, now and after every move")
