"""Play a game in the terminal from where it stands to its end."""

from __future__ import annotations

from crazy8.cli.play.session import Session
from crazy8.cli.play.turn import between_hands, decide
from crazy8.games.bots import bot_action
from crazy8.runtime.records.actions import DEAL


def play_out(session: Session) -> None:
    """Play to the end of the game; raises `LeftError` if the person leaves before."""
    game, keeping = session.game, session.keeping
    while not game.over:
        if game.hand_over:
            session.tell()
            session.show_scores()
            if session.me is None or between_hands(session):
                session.do(DEAL)
        elif game.mover != session.me:
            session.do(bot_action(game, keeping.bots, keeping.seed))
        elif not session.is_forced(seen := session.seen()):
            decide(session)
        else:
            session.do(seen.actions[0])
        game = session.game
    session.tell()
    session.show_scores()
    session.tell_winner()
